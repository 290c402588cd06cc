"""The whole message of a table: a function of the table, who looks, and what they are looking at."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Move
from locales import Html
from tgbot.people.profile import Reader
from tgbot.table.table import Table, can_undo
from tgbot.taps.codec import MenuTap, Page, Verb
from tgbot.views.board import PARAGRAPH, board, standing
from tgbot.views.choosing import Place, chosen, hand_buttons, picking
from tgbot.views.coaching import Thought, hint, warning
from tgbot.views.counts import counted, question
from tgbot.views.message import Button, Picture, Rows, Style
from tgbot.views.names import name
from tgbot.views.protocol import protocol
from tgbot.views.reasons import why
from tutor.judging import Decision

#: The steps of a hint.
HINTS = (Verb.HINT, Verb.ADVICE, Verb.TERMS)


@dataclass(frozen=True, slots=True)
class Focus:
    """What the reader is looking at besides the table: the verb of their last tap, its move and page, and what the
    tutor has computed for it.

    CHOOSE and PICK show a step of the turn, PLAY the coach's warning, RESIGN a question, QUIZ a question after the one
    about the move's rank, the verbs of HINTS and some others a text; None only the table.
    """

    verb: Verb | None = None
    move: Move | None = None
    page: int = 0
    thought: Thought | None = None
    decision: Decision | None = None


NOTHING = Focus()


def screen(table: Table, place: Place, reader: Reader, focus: Focus = NOTHING) -> Picture:
    """The picture of the table for a reader who has a seat at it."""
    seat = table.seat_of(reader.user)
    assert seat is not None
    if focus.verb is Verb.RESIGN and not table.over:
        return _resign_question(table, place, reader, seat)
    if table.waiting_for is None:
        return _between(table, place, reader, seat, focus)
    aside, question, rows = _beside(table, place, reader, seat, focus)
    return Picture(Html(PARAGRAPH.join(filter(None, (board(table, reader, seat), aside, question)))), rows)


def _beside(table: Table, place: Place, reader: Reader, seat: int, focus: Focus) -> tuple[Html, Html, Rows]:
    """A text that was asked for, the question of what to do, and the buttons."""
    nothing = Html("")
    if focus.verb is Verb.CHOOSE and focus.move:
        return nothing, *chosen(table, place, reader, focus.move.card)
    if focus.verb is Verb.PICK and focus.move and table.giv.table:
        return nothing, *picking(table, place, reader, focus.move, focus.page)
    if focus.verb is Verb.PLAY and focus.decision:
        return nothing, *warning(focus.decision, place, reader)
    aside, more = _aside(table, place, reader, seat, focus)
    hand = hand_buttons(table, place, reader, seat)
    return aside, reader.texts.html("your-turn"), (*more, *hand)


def _aside(table: Table, place: Place, reader: Reader, seat: int, focus: Focus) -> tuple[Html, Rows]:
    if focus.verb is Verb.WHY:
        return why(table, reader), ()
    if focus.verb is Verb.COUNT:
        return counted(table, reader, seat), ()
    if focus.verb is Verb.QUIZ:
        return question(place, reader, focus.move)
    if focus.verb in HINTS and focus.thought:
        return hint(focus.thought, place, reader, focus.verb)
    return Html(""), ()


def _between(table: Table, place: Place, reader: Reader, seat: int, focus: Focus) -> Picture:
    """After a giv: the protocol, and what comes next."""
    texts = reader.texts
    paragraphs = [_ending(table, reader, seat)]
    if table.giv.over:
        paragraphs.append(protocol(table, reader))
    if not table.over:
        paragraphs.append(standing(table, reader, seat))
    if focus.verb is Verb.WHY:
        paragraphs.append(why(table, reader))
    go_on = Verb.AGAIN if table.over else Verb.NEXT_GIV
    label = texts.plain("button-again" if table.over else "button-next-giv")
    rows: Rows = ((Button(label, place.tap(go_on), style=Style.PRIMARY),), _after_row(table, place, reader, seat))
    menu = Button(texts.plain("button-menu"), MenuTap(Page.HOME))
    if table.over:
        record = Button(texts.plain("button-record"), place.tap(Verb.RECORD))
        return Picture(Html(PARAGRAPH.join(filter(None, paragraphs))), (*filter(None, rows), (menu, record)))
    resign = Button(texts.plain("button-resign"), place.tap(Verb.RESIGN))
    return Picture(Html(PARAGRAPH.join(filter(None, paragraphs))), (*filter(None, rows), (menu, resign)))


def _after_row(table: Table, place: Place, reader: Reader, seat: int) -> tuple[Button, ...]:
    texts = reader.texts
    row = [Button(texts.plain("button-why"), place.tap(Verb.WHY))]
    if table.giv.over:
        row.insert(0, place.button(texts.plain("button-review"), Verb.REVIEW))
    if can_undo(table, seat):
        row.append(Button(texts.plain("button-undo"), place.tap(Verb.UNDO)))
    return tuple(row)


def _ending(table: Table, reader: Reader, seat: int) -> Html:
    """Who won the parti and why (6.2), or why there is one more giv."""
    texts, parti = reader.texts, table.parti
    if table.resigned is not None:
        winner = name(table, (seat + 1) % len(table.seats), reader)
        if table.resigned == seat:
            return texts.html("ended-resigned-you", name=winner)
        return texts.html("ended-resigned-other", name=name(table, table.resigned, reader))
    if parti.winner is None:
        reached = max(parti.totals) >= table.rules.target
        return texts.html("ended-one-more", target=table.rules.target) if reached else Html("")
    own_first = (parti.totals[seat], *(t for each, t in enumerate(parti.totals) if each != seat))
    score = "–".join(map(str, own_first))
    by_spades = parti.totals.count(max(parti.totals)) > 1
    reason = texts.html("ended-by-spades") if by_spades else texts.html("ended-by-total", target=table.rules.target)
    key = "ended-won-you" if parti.winner == seat else "ended-won-other"
    return Html(f"{texts.html(key, name=name(table, parti.winner, reader), score=score)}\n{reason}")


def _resign_question(table: Table, place: Place, reader: Reader, seat: int) -> Picture:
    texts = reader.texts
    text = Html(f"{board(table, reader, seat)}{PARAGRAPH}{texts.html('resign-ask')}")
    surely = Button(texts.plain("button-resign-surely"), place.tap(Verb.RESIGN_SURELY), style=Style.DANGER)
    back = Button(texts.plain("button-keep-playing"), place.tap(Verb.BACK))
    return Picture(text, ((surely,), (back,)))
