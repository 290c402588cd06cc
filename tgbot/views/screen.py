"""The whole message of a table: a function of what the reader may see and of what they are looking at."""

from __future__ import annotations

from dataclasses import dataclass

from locales import Html
from tgbot.table.sight import Sight
from tgbot.taps.menu import OpenHome
from tgbot.taps.table import (
    Advice,
    Again,
    AskResign,
    Back,
    Choose,
    Count,
    Hint,
    NextGiv,
    Pick,
    Quiz,
    Resign,
    Review,
    ShowRecord,
    Terms,
    Undo,
    Why,
)  # fmt: skip
from tgbot.views.board import PARAGRAPH, board, standing
from tgbot.views.choosing import chosen, hand_row, help_rows, picking
from tgbot.views.coaching import Thought, hint, warning
from tgbot.views.counts import counted, question
from tgbot.views.message import Button, Message, Rows, Style
from tgbot.views.names import name, pronoun
from tgbot.views.place import Place
from tgbot.views.protocol import protocol
from tgbot.views.reader import Reader
from tgbot.views.reasons import why
from tutor.judging import Decision


@dataclass(frozen=True, slots=True)
class Hinted:
    """A step of a hint, with what the tutor has computed for it."""

    step: Hint | Advice | Terms
    thought: Thought


@dataclass(frozen=True, slots=True)
class Warned:
    """The coach's warning before a move that costs something is final."""

    decision: Decision


#: What the reader is looking at besides the table; None for the table alone. Choose and Pick are steps of a turn.
Focus = Choose | Pick | Why | Count | Quiz | AskResign | Hinted | Warned | None


def screen(sight: Sight, place: Place, reader: Reader, focus: Focus = None) -> Message:
    """The message of a table. Without a seat the reader sees what everybody sees, and the only button is *Varför?*."""
    if isinstance(focus, AskResign) and sight.seat is not None and not sight.over:
        return _resign_question(sight, place, reader)
    if sight.waiting_for is None:
        return _between(sight, place, reader, focus)
    aside, asked, rows = _beside(sight, place, reader, focus)
    return Message(_joined(board(sight, reader), aside, asked), rows)


def _joined(*paragraphs: Html) -> Html:
    return Html(PARAGRAPH.join(filter(None, paragraphs)))


def _beside(sight: Sight, place: Place, reader: Reader, focus: Focus) -> tuple[Html, Html, Rows]:
    """A text that was asked for, the prompt, and the buttons."""
    nothing = Html("")
    if sight.on_turn:
        match focus:
            case Choose(card):
                return nothing, *chosen(sight, place, reader, card)
            case Pick(move, page) if sight.giv.table:
                return nothing, *picking(sight, place, reader, move, page)
            case Warned(decision):
                return nothing, *warning(decision, place, reader)
    aside, more = _aside(sight, place, reader, focus)
    return aside, _whose_turn(sight, reader), (*more, *_below(sight, place, reader))


def _whose_turn(sight: Sight, reader: Reader) -> Html:
    if sight.on_turn:
        return reader.texts.html("your-turn")
    assert sight.waiting_for is not None
    return reader.texts.html("their-turn", name=name(sight, sight.waiting_for, reader))


def _below(sight: Sight, place: Place, reader: Reader) -> Rows:
    """The hand and the help for a reader on turn; without a seat, what everybody may ask."""
    if sight.seat is None:
        return ((place.button(reader.texts.plain("button-why"), Why()),),) if sight.giv.moves else ()
    hand = hand_row(sight, place, reader) if sight.on_turn else ()
    return (*hand, *help_rows(sight, place, reader))


def _aside(sight: Sight, place: Place, reader: Reader, focus: Focus) -> tuple[Html, Rows]:
    match focus:
        case Why():
            return why(sight, reader), ()
        case Count() if sight.seat is not None:
            return counted(sight, reader), ()
        case Quiz(rank) if sight.seat is not None:
            return question(place, reader, rank)
        case Hinted(step, thought) if sight.on_turn:
            return hint(step, thought, place, reader)
    return Html(""), ()


def _between(sight: Sight, place: Place, reader: Reader, focus: Focus) -> Message:
    """After a giv: the protocol, and what comes next."""
    paragraphs = [
        _ending(sight, reader),
        protocol(sight, reader) if sight.giv.over else Html(""),
        Html("") if sight.over else standing(sight, reader),
        why(sight, reader) if isinstance(focus, Why) else Html(""),
    ]
    return Message(_joined(*paragraphs), _ways_on(sight, place, reader))


def _ways_on(sight: Sight, place: Place, reader: Reader) -> Rows:
    """The buttons for the next giv or another parti, for what can be asked about this one, and for the menu."""
    texts = reader.texts
    asked = [place.button(texts.plain("button-why"), Why())]
    if sight.seat is None:
        return (tuple(asked),)
    if sight.giv.over:
        asked.insert(0, place.button(texts.plain("button-review"), Review()))
    if sight.can_undo:
        asked.append(place.button(texts.plain("button-undo"), Undo()))
    menu = Button(texts.plain("button-menu"), OpenHome())
    if sight.over:
        go_on = place.button(texts.plain("button-again"), Again(), Style.PRIMARY)
        last = place.button(texts.plain("button-record"), ShowRecord())
    else:
        go_on = place.button(texts.plain("button-next-giv"), NextGiv(), Style.PRIMARY)
        last = place.button(texts.plain("button-resign"), AskResign())
    return (go_on,), tuple(asked), (menu, last)


def _ending(sight: Sight, reader: Reader) -> Html:
    """Who won the parti and why (6.2), or why another giv is played."""
    texts, target = reader.texts, sight.rules.target
    if sight.resigned is not None:
        return _gave_up(sight, reader, sight.resigned)
    if sight.winner is None:
        return texts.html("ended-one-more", target=target) if max(sight.totals) >= target else Html("")
    first = sight.winner if sight.seat is None else sight.seat
    score = "–".join(map(str, (sight.totals[first], *sight.totals[:first], *sight.totals[first + 1 :])))
    by_spades = sight.totals.count(max(sight.totals)) > 1
    reason = texts.html("ended-by-spades") if by_spades else texts.html("ended-by-total", target=target)
    key = f"ended-won-{pronoun(sight, sight.winner)}"
    return Html(f"{texts.html(key, name=name(sight, sight.winner, reader), score=score)}\n{reason}")


def _gave_up(sight: Sight, reader: Reader, seat: int) -> Html:
    """With two players the other one wins; with more, nobody does."""
    facts = {"name": name(sight, seat, reader), "who": pronoun(sight, seat)}
    if len(sight.names) > 2:
        return reader.texts.html("ended-resigned-many", **facts)
    winner = 1 - seat
    facts |= {"winner": name(sight, winner, reader), "winning": pronoun(sight, winner)}
    return reader.texts.html("ended-resigned", **facts)


def _resign_question(sight: Sight, place: Place, reader: Reader) -> Message:
    texts = reader.texts
    if len(sight.names) == 2:
        asked = texts.html("resign-ask", name=name(sight, 1 - sight.view.seat, reader))
    else:
        asked = texts.html("resign-ask-many")
    surely = place.button(texts.plain("button-resign-surely"), Resign(), Style.DANGER)
    back = place.button(texts.plain("button-keep-playing"), Back())
    return Message(_joined(board(sight, reader), asked), ((surely,), (back,)))
