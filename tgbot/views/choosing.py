"""The steps of a turn: the hand, what a chosen card can do, and picking table cards one by one."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from engine import Card, Faces, Move, Reason, captures
from locales import Html
from tgbot.people.profile import Counting, Reader
from tgbot.table.table import Table, can_undo
from tgbot.taps.codec import MenuTap, Page, TableTap, Verb
from tgbot.views.labels import take_label, value_at_sight
from tgbot.views.message import Button, Rows, Style, in_rows
from tutor.judging import judge
from tutor.words import either, equations, explain, face, in_order, name_of

#: Takes shown as buttons, and takes looked at to find the most valuable ones (8.1: there can be thousands).
SHOWN, LOOKED_AT = 6, 300
CARDS_IN_A_ROW, CARDS_ON_A_PAGE = 4, 24


@dataclass(frozen=True, slots=True)
class Place:
    """Which table at which version, and which earlier play of it is practised: what every button of it carries."""

    table: str
    version: int
    ply: int | None = None

    def tap(self, verb: Verb, move: Move | None = None, page: int = 0) -> TableTap:
        return TableTap(self.table, self.version, verb, move, page, self.ply)

    def button(self, label: str, verb: Verb, move: Move | None = None, page: int = 0) -> Button:
        return Button(label, self.tap(verb, move, page))


def hand_row(table: Table, place: Place, reader: Reader) -> Rows:
    """The hand of the seat on turn."""
    hand = in_order(table.giv.hand)
    return in_rows([place.button(face(card, reader.letters), Verb.CHOOSE, Move(card)) for card in hand], CARDS_IN_A_ROW)


def hand_buttons(table: Table, place: Place, reader: Reader, seat: int) -> Rows:
    """The hand, and under it the help: a hint, the reasons of the last plays, taking back, counting; the menu, giving
    up."""
    texts = reader.texts
    help_row = [Button(texts.plain("button-hint"), place.tap(Verb.HINT))]
    if table.giv.moves:
        help_row.append(Button(texts.plain("button-why"), place.tap(Verb.WHY)))
    if can_undo(table, seat):
        help_row.append(Button(texts.plain("button-undo"), place.tap(Verb.UNDO)))
    last_row = [Button(texts.plain("button-menu"), MenuTap(Page.HOME))]
    if reader.counting is not Counting.OFF:
        verb = Verb.QUIZ if reader.counting is Counting.QUIZ else Verb.COUNT
        last_row.append(place.button(texts.plain("button-count"), verb))
    last_row.append(Button(texts.plain("button-resign"), place.tap(Verb.RESIGN)))
    return (*hand_row(table, place, reader), tuple(help_row), tuple(last_row))


def takes_of(table: Table, card: Card) -> tuple[Move, ...]:
    """The takes of a card, the most valuable first, of the first 300 in the engine's order."""
    found = [Move(card, taken) for taken in islice(captures(table.rules, table.giv.table, card), LOOKED_AT)]
    return tuple(sorted(found, key=lambda move: -value_at_sight(table, move)))


def chosen(table: Table, place: Place, reader: Reader, card: Card) -> tuple[Html, Rows]:
    """The question and the buttons for a chosen hand card: each take, laying it out, picking, changing one's mind."""
    takes = takes_of(table, card)
    question = _about(table, reader, card, "chosen" if takes else "chosen-nothing")
    if len(takes) > SHOWN:
        question = Html(f"{question}\n{reader.texts.html('more-takes', shown=SHOWN)}")
    rows = [
        (
            Button(
                take_label(table, move, reader),
                place.tap(Verb.PLAY, move),
                style=Style.PRIMARY,
            ),
        )
        for move in takes[:SHOWN]
    ]
    texts = reader.texts
    lay = Button(texts.plain("button-lay", card=face(card, reader.letters)), place.tap(Verb.PLAY, Move(card)))
    back = Button(texts.plain("button-back"), place.tap(Verb.BACK))
    if not table.giv.table:
        return question, ((lay, back),)
    pick = Button(texts.plain("button-pick"), place.tap(Verb.PICK, Move(card)))
    return question, (*rows, (lay,), (pick, back))


def picking(table: Table, place: Place, reader: Reader, move: Move, page: int) -> tuple[Html, Rows]:
    """The table's cards as buttons, those picked marked, with the running sum and what is missing."""
    texts, card = reader.texts, move.card
    on_table = in_order(table.giv.table)
    pages = [on_table[i : i + CARDS_ON_A_PAGE] for i in range(0, len(on_table), CARDS_ON_A_PAGE)]
    page = min(max(page, 0), len(pages) - 1)
    question = Html(f"{_about(table, reader, card, 'picking')}\n{_running(table, reader, move)}")
    cards = [_pickable(place, reader, move, each, page) for each in pages[page]]
    rows: list[tuple[Button, ...]] = [*in_rows(cards, CARDS_IN_A_ROW)]
    if len(pages) > 1:
        arrows = (("◀", (page - 1) % len(pages)), ("▶", (page + 1) % len(pages)))
        rows.append(tuple(Button(text, place.tap(Verb.PICK, move, to)) for text, to in arrows))
    legal = bool(move.taken) and judge(table.rules, on_table, move).legal
    take = Button(
        texts.plain("button-take-picked", count=len(move.taken)),
        place.tap(Verb.PLAY, move) if move.taken else place.tap(Verb.TAKE_NOTHING),
        style=Style.SUCCESS if legal else None,
    )
    back = Button(texts.plain("button-back"), place.tap(Verb.CHOOSE, Move(card)))
    return question, (*rows, (take, back))


def _pickable(place: Place, reader: Reader, move: Move, card: Card, page: int) -> Button:
    picked = card in move.taken
    others = set(move.taken) ^ {card}
    label = ("✓ " if picked else "") + face(card, reader.letters)
    return Button(label, place.tap(Verb.PICK, Move.of(move.card, others), page))


def _about(table: Table, reader: Reader, card: Card, key: str) -> Html:
    """What the card may do at all: its values, or its rank where faces pair."""
    texts, rules = reader.texts, table.rules
    shown = face(card, reader.letters)
    if rules.faces is Faces.PAIR and card.is_face:
        return texts.html(f"{key}-pair", card=shown, rank=texts.plain(f"rank-{name_of(rules, card)}"))
    return texts.html(key, card=shown, values=either(rules.values_in_hand(card), texts))


def _running(table: Table, reader: Reader, move: Move) -> Html:
    """The sum so far: right, or how much is missing to a value, or what is wrong."""
    texts, rules = reader.texts, table.rules
    if not move.taken:
        return texts.html("picked-nothing")
    verdict = judge(rules, table.giv.table, move)
    if verdict.proof is not None:
        return texts.html("picked-right", groups=equations(verdict.proof.groups, reader.letters))
    total = sum(card.number for card in move.taken)
    goal = next((value for value in rules.values_in_hand(move.card) if value > total), None)
    too_low = verdict.illegality is not None and verdict.illegality.reason is Reason.WRONG_SUM
    if goal is None or not too_low:
        return texts.html("picked-wrong", text=explain(verdict, texts, reader.letters))
    shown = "+".join(str(card.number) for card in in_order(move.taken))
    shown += f" = {total}" if len(move.taken) > 1 else ""
    return texts.html("picked-missing", sum=shown, missing=goal - total, value=goal)
