"""Counting cards, shown or asked: what is gone, which point cards are left, how the majorities stand."""

from __future__ import annotations

from engine import DECK, RANKS, Move, view
from locales import Html
from tgbot.people.profile import Reader
from tgbot.table.table import Table
from tgbot.taps.codec import Verb
from tgbot.views.choosing import Place
from tgbot.views.message import Rows
from tgbot.views.names import each_name, name
from tutor.judging import Majority, count, n_unseen
from tutor.words import faces

PRIME = 5  # steps through the thirteen ranks without repeating one


def counted(table: Table, reader: Reader, seat: int) -> Html:
    """What the seat knows of what is gone."""
    say = reader.texts
    found = count(view(table.giv, seat))
    ranks = "  ".join(f"{reader.letters[rank]}:{left}" for rank, left in found.unseen)
    points = faces(found.point_cards, reader.letters) or say.plain("none")
    lines = (
        say.html("count-title"),
        Html(f"<code>{say.html('as-it-is', text=ranks)}</code>"),
        say.html("count-points", cards=points),
        _majority("count-cards", found.cards, table, reader),
        _majority("count-spades", found.spades, table, reader),
    )
    return Html("\n".join(lines))


def question(place: Place, reader: Reader, answered: Move | None) -> tuple[Html, Rows]:
    """How many cards of a rank has the reader not seen? After an answer another rank is asked; the first follows from
    the version, so each play has its own."""
    number = place.version * PRIME if answered is None else RANKS.index(answered.card.rank) + PRIME
    rank = RANKS[number % len(RANKS)]
    card = DECK[4 * RANKS.index(rank)]
    answers = tuple(place.button(str(n), Verb.QUIZ, Move(card), page=n + 1) for n in range(5))
    return reader.texts.html("quiz-question", ranks=reader.texts.plain(f"ranks-{rank}")), (answers,)


def verdict(table: Table, reader: Reader, seat: int, rank: str, answer: int) -> str:
    """Whether the answer to the question is right."""
    right = n_unseen(view(table.giv, seat), rank)
    key = "quiz-right" if answer == right else "quiz-wrong"
    return reader.texts.plain(key, ranks=reader.texts.plain(f"ranks-{rank}"), right=right, answer=answer)


def _majority(key: str, race: Majority, table: Table, reader: Reader) -> Html:
    say = reader.texts
    names = each_name(table, reader, middle=True)
    numbers = zip(names, race.taken, strict=True)
    listed = ", ".join(say.plain("name-and-number", name=who, number=n) for who, n in numbers)
    text = say.html(key, list=listed, left=race.left)
    if race.safe is None:
        return text
    return Html(f"{text} {say.html('count-safe', name=name(table, race.safe, reader, middle=True))}")
