"""Questions for the tests: what people ask, and a short way to ask it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine import Game, Rules
from locales import listening
from tutor.questions import Answer, Kind, Ruling, answer
from tutor.questions.topics import TOPICS

DATA = Path(__file__).parents[2] / "data"

#: The topic of each question of `questions.json` that can be asked without naming cards, or with them.
TOPIC_OF = {
    "Q01": "several-groups", "Q02": "must-take", "Q04": "ace-on-ace", "Q05": "ace-value", "Q07": "sweep-one-card",
    "Q08": "sweep-leftovers", "Q10": "faces-in-sums", "Q11": "faces-several", "Q13": "tie-for-most", "Q14": "games",
    "Q16": "two-cards", "Q17": "pass", "Q19": "equal-on-table", "Q20": "specials-value", "Q22": "clear-table",
    "Q23": "pile", "Q25": "empty-table", "Q26": "deal", "Q28": "players", "Q29": "teams", "Q31": "ends-at-once",
    "Q32": "tie-at-the-end", "Q34": "sure-majority", "Q35": "extra-spades", "Q37": "face-in-14", "Q38": "ace-both",
    "Q40": "nobody-takes",
}  # fmt: skip


@dataclass(frozen=True)
class Phrasing:
    """One way to ask a question of `questions.json`, or of a topic."""

    question: str
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.question} {self.text}"


def ask(text: str, game: str = "kasino", language: str = "sv", **options: object) -> Answer:
    return answer(text, Rules.preset(game, **options), language)


def data(name: str) -> Any:
    return json.loads((DATA / name).read_text(encoding="utf-8"))


@cache
def questions() -> dict[str, Any]:
    """The questions of `questions.json` by their ids."""
    return {each["id"]: each for each in data("questions.json")["questions"]}


def known_phrasings() -> list[Phrasing]:
    return _phrasings(questions())


def phrasings(file: str) -> list[Phrasing]:
    return _phrasings(data(file))


def _phrasings(asked: Mapping[str, Any]) -> list[Phrasing]:
    return [
        Phrasing(name, language, text)
        for name, texts in asked.items()
        for language in ("sv", "en")
        for text in texts[language]
    ]


def expected(question: str, game: Game) -> Ruling:
    """The verdict that `questions.json` has, where it says yes or no; all else is a fact."""
    word = questions()[question]["verdict"][game].split(",")[0].split()[0]
    if question == "Q29" or (question, game) == ("Q38", Game.KASINO):
        return Ruling.NO  # "not here", "it is only 14"
    return Ruling(word) if word in ("yes", "no") else Ruling.FACT


def is_answered(phrasing: Phrasing) -> bool:
    """Whether a phrasing gets its topic or the right verdict on the take that it names, in both games."""
    return all(_is_answered_in(game, phrasing) for game in Game)


def _is_answered_in(game: Game, phrasing: Phrasing) -> bool:
    got = ask(phrasing.text, game, phrasing.language)
    if got.language != phrasing.language:
        return False
    wanted = TOPIC_OF.get(phrasing.question, phrasing.question)
    if got.kind is Kind.TAKE:
        return got.ruling is _ruling(phrasing.question, wanted, got.rules)
    return got.topic is not None and got.topic.name in ((wanted, "game") if wanted == "games" else (wanted,))


def _ruling(question: str, topic: str, rules: Rules) -> Ruling:
    if question in questions():
        return expected(question, rules.game)
    return next(each.ruling_for(rules) for each in TOPICS if each.name == topic)


def learned_from(name: str, language: str) -> list[str]:
    """The questions that a topic is learned from."""
    return [" ".join(question.split()) for question in listening(language).plain(f"asked-{name}").split("/")]


def bare(text: str) -> str:
    """A question without what makes no other question of it."""
    return text.lower().strip("?!. ")
