"""What written questions are answered with, kept in `tests/data/answers.txt`.

    python -m tests.tutor.questions.make_answers

writes it again: after a change that is meant to answer otherwise. Read the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from locales import LANGUAGES
from tests.tutor.questions.asking import ask, known_phrasings, learned_from
from tests.tutor.questions.test_takes import TAKES
from tutor.questions import plain
from tutor.questions.topics import TOPICS
from tutor.words import letters

ANSWERS = Path(__file__).parents[2] / "data/answers.txt"
#: The options under which questions are asked, in turn.
RULES: tuple[tuple[str, dict[str, object]], ...] = (
    ("kasino", {}),
    ("dragkasino", {}),
    ("kasino", {"faces": "pair", "faces_take": "one", "ace": "1-14"}),
    ("dragkasino", {"specials": "choice", "extra_spades": True, "refill": "deal", "last_sweep": False}),
)


def questions() -> Iterator[str]:
    """Questions about takes, those of people, and one of each topic in each language."""
    yield from (text for text, _ in TAKES)
    yield from (phrasing.text for phrasing in known_phrasings()[::3])
    yield from (learned_from(topic.name, language)[0] for topic in TOPICS for language in LANGUAGES)


def answers() -> Iterator[str]:
    for number, text in enumerate(dict.fromkeys(questions())):
        game, options = RULES[number % len(RULES)]
        got = ask(text, game, "sv" if number % 3 else "en", **options)
        yield f"{number % len(RULES)} {text}\n{plain(got, letters(got.language))}"


if __name__ == "__main__":
    ANSWERS.write_text("\n\n".join(answers()) + "\n", encoding="utf-8")
