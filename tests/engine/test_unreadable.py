"""Input that cannot be read is refused with a named error that says what and where."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine import (
    DECK,
    Card,
    EngineError,
    Fault,
    IllegalMoveError,
    Move,
    NotationError,
    OptionError,
    Record,
    RecordError,
    Rules,
    cards,
    deal,
    notation,
    parse_deck,
)
from tests.engine.chance import random_giv, shuffled
from tests.engine.right_answers import record_of

ALL = notation(DECK)


@pytest.mark.parametrize(
    "text", ["", "7", "77C", "1C", "CX", "C7", "7X", "10C", " 7C", "7 C", "7♣", "2ſ", "7\n", "🂡", "٣C"]
)
def test_a_card_that_is_not_rank_and_suit_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        Card.parse(text)
    assert (raised.value.what, raised.value.text) == ("card", text)
    assert repr(text) in str(raised.value)


@pytest.mark.parametrize(("text", "twice"), [("7C7C", "7C"), ("7C 6D 7c", "7C"), ("AS 2S AS", "AS")])
def test_cards_named_twice_are_refused_and_named(text: str, twice: str) -> None:
    with pytest.raises(NotationError, match=f"{twice} is named twice") as raised:
        cards(text)
    assert (raised.value.what, raised.value.text) == ("cards", text)


def test_half_a_card_at_the_end_is_refused() -> None:
    with pytest.raises(NotationError) as raised:
        cards("7C6")
    assert (raised.value.what, raised.value.text) == ("card", "6")


@pytest.mark.parametrize(
    "text", ["", "x", "5Cx", "x5C", "5C7D", "5CX7D", "5Cx7D7D", "5Cx7", "5C x7D", "5Cx7Dx8D", "5C-7D", "pass"]
)
def test_a_move_that_is_not_in_the_notation_is_refused_whole(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        Move.parse(text)
    assert (raised.value.what, raised.value.text) == ("move", text)


@pytest.mark.parametrize("text", [ALL[:-2], ALL[2:], "", "7C"])
def test_a_deck_of_too_few_cards_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="52 different cards") as raised:
        parse_deck(text)
    assert raised.value.what == "deck"


def test_a_deck_with_a_card_twice_is_refused_and_the_card_named() -> None:
    with pytest.raises(NotationError, match="AC is named twice"):
        parse_deck(ALL[:-2] + "AC")


@pytest.mark.parametrize("deck", [DECK[:51], (*DECK[:51], DECK[0]), (*DECK, DECK[0]), ()])
def test_a_deck_of_other_than_52_different_cards_is_not_dealt(deck: tuple[Card, ...]) -> None:
    with pytest.raises(NotationError, match=r"52 different cards|AC is named twice"):
        deal(Rules.preset("kasino"), 2, 0, deck)


def test_all_errors_are_engine_errors_and_value_errors() -> None:
    assert issubclass(RecordError, NotationError)
    for error in (NotationError, OptionError, IllegalMoveError):
        assert issubclass(error, EngineError)
    assert issubclass(EngineError, ValueError)


def good() -> dict[str, Any]:
    """A record of one whole giv, to be spoilt."""
    record: dict[str, Any] = json.loads(json.dumps(record_of("R01")))
    return record


def test_the_record_that_is_spoilt_below_is_good() -> None:
    assert len(Record.from_json(good()).replay().protocols) == 1


@pytest.mark.parametrize("text", ["", "{", "nothing", b"\xff\xfe\xfa", "[" * 100_000, '{"a":' * 100_000, "1" * 10_000])
def test_a_record_that_is_not_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(RecordError, match="not JSON") as raised:
        Record.load(text)
    assert len(str(raised.value)) < 300
    assert (raised.value.giv, raised.value.move) == (None, None)


def refused(record: object) -> RecordError:
    """The error for a record, read and replayed."""
    with pytest.raises(RecordError) as raised:
        Record.load(json.dumps(record)).replay()
    assert raised.value.text
    assert len(str(raised.value)) < 300
    return raised.value


@pytest.mark.parametrize("data", [None, 1, "record", [], ["long"] * 10_000])
def test_a_record_that_is_no_object_is_refused(data: object) -> None:
    error = refused(data)
    assert (error.fault, error.at) == (Fault.NO_OBJECT, "format, game, options, players, givs")


@pytest.mark.parametrize("field", ["format", "game", "options", "players", "givs"])
def test_a_record_without_one_of_its_fields_is_refused(field: str) -> None:
    record = good()
    del record[field]
    error = refused(record)
    assert (error.fault, error.at, error.giv) == (Fault.FIELD_MISSING, field, None)


def test_a_record_with_a_field_too_many_is_refused() -> None:
    error = refused({**good(), "winner": 1})
    assert (error.fault, error.at, error.giv) == (Fault.FIELD_UNKNOWN, "winner", None)
    record = good()
    record["givs"][0]["rows"] = []
    error = refused(record)
    assert (error.fault, error.at, error.giv) == (Fault.FIELD_UNKNOWN, "rows", 0)


@pytest.mark.parametrize(
    ("before", "twice"),
    [
        ('"format"', '"format": 1, '),
        ('"givs"', '"givs": [], '),
        ('"deck"', '"deck": "", '),
        ('"moves"', '"moves": ["KD"], '),
        ('"ace"', '"ace": "14", '),
    ],
)
def test_a_record_that_says_something_twice_is_refused(before: str, twice: str) -> None:
    text = json.dumps({**good(), "options": {"ace": "1-14"}})
    Record.load(text)
    with pytest.raises(RecordError) as raised:
        Record.load(text.replace(before, twice + before))
    assert (raised.value.fault, raised.value.at) == (Fault.KEY_TWICE, before.strip('"'))


@pytest.mark.parametrize("written", ["kasino-record/2", "", None, 1])
def test_a_record_of_another_format_is_refused(written: object) -> None:
    with pytest.raises(RecordError, match="the format is not kasino-record/1"):
        Record.from_json({**good(), "format": written})


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", "Anna"), ("players", ["Anna", 2]), ("players", {"Anna": 1}), ("options", []), ("givs", {})],
)
def test_a_field_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    error = refused({**good(), field: value})
    assert (error.fault, error.at) == (Fault.WRONG_KIND, field)


def test_half_a_letter_in_a_name_is_refused() -> None:
    assert refused({**good(), "players": ["Anna", "\ud83c"]}).fault is Fault.HALF_A_LETTER


@pytest.mark.parametrize(
    "options", [{"joker": True}, {"ace": "15"}, {"target": 12}, {"game": "kasino"}, {"refill": None}]
)
def test_unknown_options_in_a_record_are_refused_by_name(options: dict[str, object]) -> None:
    with pytest.raises(OptionError) as raised:
        Record.from_json({**good(), "options": options})
    assert {raised.value.option: raised.value.value} == options


def test_an_unknown_game_in_a_record_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="option 'game' cannot be 'poker'"):
        Record.from_json({**good(), "game": "poker"})


@pytest.mark.parametrize(
    ("field", "value", "fault", "at"),
    [
        ("dealer", "1", Fault.WRONG_KIND, "dealer"),
        ("dealer", True, Fault.WRONG_KIND, "dealer"),
        ("dealer", 1.0, Fault.WRONG_KIND, "dealer"),
        ("dealer", 2, Fault.DEALER, "2"),
        ("dealer", -1, Fault.DEALER, "-1"),
        ("dealer", 10**30, Fault.DEALER, str(10**30)),
        ("deck", 52, Fault.WRONG_KIND, "deck"),
        ("deck", ALL[:-2], Fault.MISSING, "KS"),
        ("deck", ALL[6:], Fault.MISSING, "AC AD AH"),
        ("deck", ALL[:-2] + "AC", Fault.TWICE, "AC"),
        ("deck", ALL + "7D", Fault.TWICE, "7D"),
        ("deck", ALL[:-2] + "XX", Fault.NO_CARD, "XX"),
        ("deck", ALL[:-1], Fault.NO_CARD, "K"),
        ("moves", "5C", Fault.WRONG_KIND, "moves"),
        ("moves", [5], Fault.WRONG_KIND, "moves"),
    ],
)
def test_a_giv_with_a_wrong_field_is_refused_by_its_number(field: str, value: object, fault: Fault, at: str) -> None:
    record = good()
    record["givs"][0][field] = value
    error = refused(record)
    assert (error.fault, error.at, error.giv, error.move) == (fault, at, 0, None)


def test_an_unreadable_move_is_refused_by_giv_and_move() -> None:
    record = good()
    record["givs"][0]["moves"][7] = "8Cx"
    with pytest.raises(RecordError, match="giv 0, move 7") as raised:
        Record.from_json(record)
    assert (raised.value.text, raised.value.giv, raised.value.move) == ("8Cx", 0, 7)


@pytest.mark.parametrize("move", ["KH", "TSx4C", "6CxKH"])
def test_an_illegal_move_is_refused_by_giv_and_move(move: str) -> None:
    record = good()
    record["givs"][0]["moves"][0] = move
    with pytest.raises(RecordError, match="giv 0, move 0") as raised:
        Record.from_json(record).replay()
    assert (raised.value.text, raised.value.giv, raised.value.move) == (move, 0, 0)
    assert isinstance(raised.value.__cause__, IllegalMoveError)


def test_a_49th_move_is_refused() -> None:
    record = good()
    record["givs"][0]["moves"].append("5C")
    with pytest.raises(RecordError, match=r"giv 0, move 48: .*giv-over"):
        Record.from_json(record).replay()


@pytest.mark.parametrize("players", [[], ["Anna"], ["A", "B", "C", "D", "E"]])
def test_a_record_for_too_few_or_too_many_players_is_refused(players: list[str]) -> None:
    error = refused({**good(), "players": players})
    assert (error.fault, error.at, error.giv) == (Fault.PLAYERS, str(len(players)), None)


def test_a_deal_that_does_not_pass_to_the_left_is_refused() -> None:
    record = good()
    record["givs"].append({"dealer": 1, "deck": ALL, "moves": []})
    with pytest.raises(RecordError, match=r"giv 1: the deal is with seat 0 \(1.2\)") as raised:
        Record.from_json(record).replay()
    assert raised.value.giv == 1


def test_a_giv_before_the_last_is_over_is_refused() -> None:
    record = good()
    record["givs"][0]["moves"].pop()
    record["givs"].append({"dealer": 1, "deck": ALL, "moves": []})
    with pytest.raises(RecordError, match="giv 1: no giv is awaited"):
        Record.from_json(record).replay()


def test_a_giv_after_somebody_has_won_is_refused() -> None:
    chance = Random(5)
    record = Record(Rules.preset("kasino", target=11), ("A", "B"))
    parti = record.replay()
    while parti.winner is None:
        deck = shuffled(chance)
        dealer = parti.dealer if record.givs else 0
        moves = random_giv(record.rules, 2, deck, chance, dealer=dealer)[-1].moves
        record = record.with_giv(dealer, deck).with_moves(moves)
        parti = record.replay()
    again = record.with_giv(parti.dealer, DECK)
    with pytest.raises(RecordError, match=f"giv {len(record.givs)}: no giv is awaited") as raised:
        again.replay()
    assert raised.value.giv == len(record.givs)
