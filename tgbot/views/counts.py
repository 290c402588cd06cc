"""Counting cards, shown or asked: what is gone, which point cards are left, how the majorities stand."""

from __future__ import annotations

from engine import RANKS
from locales import Html
from tgbot.table.sight import Sight
from tgbot.taps.table import Quiz
from tgbot.views.message import Rows
from tgbot.views.names import each_name, name
from tgbot.views.place import Place
from tgbot.views.reader import Reader
from tutor.judging import Majority, count, n_unseen
from tutor.words import faces

PRIME = 5  # steps through the thirteen ranks without repeating one


def counted(sight: Sight, reader: Reader) -> Html:
    """What the viewer's seat knows about the cards that are gone."""
    say = reader.texts
    found = count(sight.view)
    ranks = "  ".join(f"{reader.letters[rank]}:{left}" for rank, left in found.unseen)
    points = faces(found.point_cards, reader.letters) or say.plain("none")
    lines = (
        say.html("count-title"),
        Html(f"<code>{say.html('as-it-is', text=ranks)}</code>"),
        say.html("count-points", cards=points),
        _majority("count-cards", found.cards, sight, reader),
        _majority("count-spades", found.spades, sight, reader),
    )
    return Html("\n".join(lines))


def question(place: Place, reader: Reader, answered: str | None) -> tuple[Html, Rows]:
    """How many cards of a rank has the reader not seen? After an answer the question is about another rank; the first
    rank follows from the version, so that each play has its own."""
    number = place.version * PRIME if answered is None else RANKS.index(answered) + PRIME
    rank = RANKS[number % len(RANKS)]
    answers = tuple(place.button(str(n), Quiz(rank, n)) for n in range(5))
    return reader.texts.html("quiz-question", ranks=reader.texts.plain(f"ranks-{rank}")), (answers,)


def verdict(sight: Sight, reader: Reader, rank: str, answer: int) -> str:
    """Whether the answer to the question is right."""
    right = n_unseen(sight.view, rank)
    key = "quiz-right" if answer == right else "quiz-wrong"
    return reader.texts.plain(key, ranks=reader.texts.plain(f"ranks-{rank}"), right=right, answer=answer)


def _majority(key: str, race: Majority, sight: Sight, reader: Reader) -> Html:
    say = reader.texts
    names = each_name(sight, reader, middle=True)
    numbers = zip(names, race.taken, strict=True)
    listed = ", ".join(say.plain("name-and-number", name=who, number=n) for who, n in numbers)
    text = say.html(key, list=listed, left=race.left)
    if race.safe is None:
        return text
    return Html(f"{text} {say.html('count-safe', name=name(sight, race.safe, reader, middle=True))}")
