"""The steps of a turn: the hand, what a chosen card can do, and picking table cards one by one."""

from __future__ import annotations

from itertools import islice

from engine import Card, Faces, Move, Reason, captures
from locales import Html
from tgbot.table.sight import Sight
from tgbot.taps.menu import OpenHome
from tgbot.taps.table import AskResign, Back, Choose, Hint, Pick, Play, TakeNothing, Undo, Why
from tgbot.views.labels import take_label, value_at_sight
from tgbot.views.message import Button, Rows, Style, in_rows
from tgbot.views.place import Place
from tgbot.views.reader import Reader
from tutor.judging import judge
from tutor.words import either, equations, explain, face, in_order, name_of

#: The number of takes shown as buttons, and of takes compared to find the most valuable (8.1: there can be thousands).
SHOWN, LOOKED_AT = 6, 300
CARDS_IN_A_ROW, CARDS_ON_A_PAGE = 4, 24


def hand_row(sight: Sight, place: Place, reader: Reader) -> Rows:
    """The viewer's hand."""
    hand = in_order(sight.hand)
    return in_rows([place.button(face(card, reader.letters), Choose(card)) for card in hand], CARDS_IN_A_ROW)


def help_rows(sight: Sight, place: Place, reader: Reader) -> Rows:
    """The buttons under the hand: a hint, the reasons for the last takes, taking back; the menu, counting, giving
    up."""
    texts = reader.texts
    help_row = [place.button(texts.plain("button-hint"), Hint())] if sight.on_turn else []
    if sight.giv.moves:
        help_row.append(place.button(texts.plain("button-why"), Why()))
    if sight.can_undo:
        help_row.append(place.button(texts.plain("button-undo"), Undo()))
    last_row = [Button(texts.plain("button-menu"), OpenHome())]
    if reader.counting is not None:
        last_row.append(place.button(texts.plain("button-count"), reader.counting))
    last_row.append(place.button(texts.plain("button-resign"), AskResign()))
    return tuple(row for row in (tuple(help_row), tuple(last_row)) if row)


def takes_of(sight: Sight, card: Card) -> tuple[Move, ...]:
    """The takes of a card, the most valuable first, of the first 300 in the engine's order."""
    found = [Move(card, taken) for taken in islice(captures(sight.rules, sight.giv.table, card), LOOKED_AT)]
    return tuple(sorted(found, key=lambda move: -value_at_sight(sight, move)))


def chosen(sight: Sight, place: Place, reader: Reader, card: Card) -> tuple[Html, Rows]:
    """The prompt and the buttons for a chosen hand card: each take, laying it out, picking, going back."""
    takes = takes_of(sight, card)
    question = _about(sight, reader, card, "chosen" if takes else "chosen-nothing")
    if len(takes) > SHOWN:
        question = Html(f"{question}\n{reader.texts.html('more-takes', shown=SHOWN)}")
    rows = [(place.button(take_label(sight, move, reader), Play(move), Style.PRIMARY),) for move in takes[:SHOWN]]
    texts = reader.texts
    lay = place.button(texts.plain("button-lay", card=face(card, reader.letters)), Play(Move(card)))
    back = place.button(texts.plain("button-back"), Back())
    if not sight.giv.table:
        return question, ((lay, back),)
    pick = place.button(texts.plain("button-pick"), Pick(Move(card)))
    return question, (*rows, (lay,), (pick, back))


def picking(sight: Sight, place: Place, reader: Reader, move: Move, page: int) -> tuple[Html, Rows]:
    """The table's cards as buttons, picked ones marked, with the running sum and what is missing."""
    texts, card = reader.texts, move.card
    on_table = in_order(sight.giv.table)
    pages = [on_table[i : i + CARDS_ON_A_PAGE] for i in range(0, len(on_table), CARDS_ON_A_PAGE)]
    page = min(max(page, 0), len(pages) - 1)
    question = Html(f"{_about(sight, reader, card, 'picking')}\n{_running(sight, reader, move)}")
    cards = [_pickable(place, reader, move, each, page) for each in pages[page]]
    rows: list[tuple[Button, ...]] = [*in_rows(cards, CARDS_IN_A_ROW)]
    if len(pages) > 1:
        arrows = (("◀", (page - 1) % len(pages)), ("▶", (page + 1) % len(pages)))
        rows.append(tuple(place.button(text, Pick(move, to)) for text, to in arrows))
    legal = bool(move.taken) and judge(sight.rules, on_table, move).legal
    take = place.button(
        texts.plain("button-take-picked", count=len(move.taken)),
        Play(move) if move.taken else TakeNothing(),
        Style.SUCCESS if legal else None,
    )
    back = place.button(texts.plain("button-back"), Choose(card))
    return question, (*rows, (take, back))


def _pickable(place: Place, reader: Reader, move: Move, card: Card, page: int) -> Button:
    picked = card in move.taken
    others = set(move.taken) ^ {card}
    label = ("✓ " if picked else "") + face(card, reader.letters)
    return place.button(label, Pick(Move.of(move.card, others), page))


def _about(sight: Sight, reader: Reader, card: Card, key: str) -> Html:
    """What the card can take: its values, or its rank if faces pair."""
    texts, rules = reader.texts, sight.rules
    shown = face(card, reader.letters)
    if rules.faces is Faces.PAIR and card.is_face:
        return texts.html(f"{key}-pair", card=shown, rank=texts.plain(f"rank-{name_of(rules, card)}"))
    return texts.html(key, card=shown, values=either(rules.values_in_hand(card), texts))


def _running(sight: Sight, reader: Reader, move: Move) -> Html:
    """The sum so far: right, how much is missing, or what is wrong."""
    texts, rules = reader.texts, sight.rules
    if not move.taken:
        return texts.html("picked-nothing")
    verdict = judge(rules, sight.giv.table, move)
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
