"""`kasino replay`."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from engine import Fault, NotationError
from locales import texts
from tests.engine.right_answers import record_of, rules_cases
from tests.tgbot.cli.command import Kasino, shell
from tgbot.cli.errors import engine_sentence

REPLAYS = rules_cases("replays")
KINDS = [
    "n_cards",
    "n_spades",
    "most_cards",
    "most_spades",
    "extra_spades",
    "storan",
    "lillan",
    "aces",
    "sweeps",
    "sistan",
    "total",
]


def replayed(record: object, kasino: Kasino) -> Any:
    ran = kasino("replay", "-", "--json", stdin=json.dumps(record).encode())
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out)


def changed(**changes: object) -> Any:
    """The record R01 with some fields of its only giv changed."""
    record = deepcopy(record_of("R01"))
    record["givs"][0] |= changes
    return record


@pytest.mark.parametrize("case", REPLAYS, ids=lambda case: case["id"])
def test_the_recorded_givs_are_counted_right(case: Any, kasino: Kasino) -> None:
    answer = replayed(case["record"], kasino)
    (giv,) = answer["givs"]
    assert giv == {key: case[key] for key in ("piles", "sweeps", "last_taker", "leftover", "rows")}
    assert answer["totals"] == [row["total"] for row in case["rows"]]
    assert answer["winner"] is None


def test_the_answer_has_the_documented_shape(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record_of("R01")))
    ran = shell("replay", str(file), "--json")
    answer = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert list(answer) == ["givs", "totals", "winner"]
    assert list(answer["givs"][0]) == ["piles", "sweeps", "last_taker", "leftover", "rows"]
    assert list(answer["givs"][0]["rows"][0]) == KINDS


def test_each_giv_is_counted_and_the_winner_is_named(kasino: Kasino) -> None:
    first = record_of("R03")["givs"][0]
    record = {**record_of("R03"), "options": {"target": 11}, "givs": [first, {**first, "dealer": 0}]}
    answer = replayed(record, kasino)
    rows = [giv["rows"] for giv in answer["givs"]]
    assert rows[0] == rows[1][::-1], "the same plays from the other seat"
    assert answer["totals"] == [14, 14]
    assert answer["winner"] == 1, "equal totals: the most spades in the last giv (6.2)"


def test_a_giv_that_is_not_finished_has_no_rows_and_nothing_left_over(kasino: Kasino) -> None:
    moves = record_of("R01")["givs"][0]["moves"]
    answer = replayed(changed(moves=moves[:3]), kasino)
    assert answer["givs"] == [
        {
            "piles": [["2C", "4C", "5C", "6C", "7S", "QD"], []],
            "sweeps": [0, 0],
            "last_taker": 0,
            "leftover": [],
            "rows": None,
        }
    ]
    assert answer["totals"] == [0, 0]


def test_a_record_before_its_first_giv_has_none(kasino: Kasino) -> None:
    record = {**record_of("R01"), "givs": []}
    assert replayed(record, kasino) == {"givs": [], "totals": [0, 0], "winner": None}


def test_when_nobody_took_anything_the_cards_belong_to_nobody(kasino: Kasino) -> None:
    moves = [move.partition("x")[0] for move in record_of("R01")["givs"][0]["moves"]]
    (giv,) = replayed(changed(moves=moves), kasino)["givs"]
    assert (giv["last_taker"], giv["piles"], len(giv["leftover"])) == (None, [[], []], 52)
    assert [row["total"] for row in giv["rows"]] == [0, 0]


def test_people_get_the_protocol_and_the_totals(kasino: Kasino) -> None:
    record = {**record_of("R01"), "players": ["Anna", "Bo"]}
    lines = kasino("replay", "-", stdin=json.dumps(record).encode()).out.splitlines()
    assert lines[:2] == ["Giv 1, dealt by Bo", "             Anna  Bo"]
    assert "Cards          25  27" in lines
    assert "Storan          0   2" in lines
    assert lines[-3:] == ["Totals", "Anna  6", "Bo    8"]


def test_people_are_told_who_has_won_and_how_far_a_giv_has_come(kasino: Kasino) -> None:
    first = record_of("R03")["givs"][0]
    for moves, says in (
        ([], "Inte börjad."),
        (first["moves"][:1], "Inte slut: 1 av 48 kort är spelat."),
        (first["moves"][:30], "Inte slut: 30 av 48 kort är spelade."),
        (first["moves"], "Bo har vunnit."),
    ):
        givs = [first, {**first, "dealer": 0, "moves": moves}]
        record = {**record_of("R03"), "options": {"target": 11}, "players": ["Anna", "Bo"], "givs": givs}
        ran = kasino("replay", "-", "--lang", "sv", stdin=json.dumps(record).encode())
        assert says in ran.out


def test_names_cannot_write_to_the_terminal(kasino: Kasino) -> None:
    record = {**record_of("R01"), "players": ["An\x1b[2Jna\n", "Bo"]}
    ran = kasino("replay", "-", stdin=json.dumps(record).encode())
    assert ran.status == 0
    assert "\x1b" not in ran.out
    assert "An [2Jna" in ran.out


@pytest.mark.parametrize(
    ("record", "says"),
    [
        ([], "no record"),
        ({**record_of("R01"), "format": "kasino-record/2"}, "The format is not kasino-record/1."),
        ({**record_of("R01"), "extra": 1}, "no record"),
        ({**record_of("R01"), "players": ["Anna"]}, "A parti has two to four players, not 1."),
        ({**record_of("R01"), "players": "Anna"}, "The field players must be a list of names."),
        ({**record_of("R01"), "options": {"ace": "15"}}, "ace"),
        ({**record_of("R01"), "options": {"ace": list(range(10_000))}}, "ace cannot be “[0, 1, 2, 3, 4, 5, ...]”."),
        ({**record_of("R01"), "options": {"ace" * 1000: "14"}}, "aceace"),
        ({**record_of("R01"), "players": ["Anna"] * 10_000}, "A parti has two to four players, not 10000."),
        ({**record_of("R01"), "format": ["long"] * 10_000}, "no record"),
        ({**record_of("R01"), "long" * 1000: 0}, "no record"),
        (changed(deck="TS" * 1000), "Giv 1 of the record cannot be dealt. TS is named twice."),
        (changed(moves=["6C" * 1000]), "Move 1 of giv 1, 6C6C"),
        (changed(dealer=10**99), "Giv 1"),
        ({**record_of("R01"), "options": {"game": "kasino"}}, "game"),
        ({**record_of("R01"), "game": "poker"}, "poker"),
        ({**record_of("R01"), "givs": [7]}, "Giv 1"),
        (changed(dealer=2), "Giv 1 of the record cannot be dealt. There is no seat 2 for the dealer"),
        (changed(dealer=True), "Giv 1"),
        (
            changed(deck="TS6C"),
            "Giv 1 of the record cannot be dealt. The deck does not have all 52 cards. Missing: AC AD",
        ),
        (changed(deck="TS6CTS"), "Giv 1 of the record cannot be dealt. TS is named twice."),
        (changed(deck="TS6X"), "Giv 1 of the record cannot be dealt. “6X” is no card."),
        (changed(moves=["6Cx2C4C", "XX"]), "Move 2 of giv 1, XX, cannot be read. “XX” is no card."),
        (changed(moves=["6Cx2C4C", 7]), "Giv 1"),
        (changed(moves=["6Cx2C4C", "5Cx7S"]), "Move 2 of giv 1, 5Cx7S, is not legal."),
        (changed(moves=["KS"]), "You do not hold ♠K"),
        ({**record_of("R01"), "givs": [*changed(moves=[])["givs"], *changed()["givs"]]}, "Giv 2"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_told_in_one_line(record: object, says: str, kasino: Kasino) -> None:
    ran = kasino("replay", "-", stdin=json.dumps(record).encode())
    assert (ran.status, ran.out) == (2, "")
    assert says in ran.err
    assert len(ran.err.splitlines()) == 1
    assert len(ran.err) < 300


@pytest.mark.parametrize("key", ["format", "givs", "deck"])
def test_a_record_that_says_something_twice_is_told_in_one_line(key: str, kasino: Kasino) -> None:
    text = json.dumps(record_of("R01")).replace(f'"{key}"', f'"{key}": 0, "{key}"', 1)
    ran = kasino("replay", "-", "--lang", "sv", stdin=text.encode())
    assert (ran.status, ran.out, ran.err) == (2, "", f"”{key}” står två gånger i samma JSON-objekt.\n")


@pytest.mark.parametrize("language", ["sv", "en"])
@pytest.mark.parametrize("fault", [fault for fault in Fault if fault is not Fault.ILLEGAL])
def test_each_fault_is_told_in_a_sentence_of_each_language(fault: Fault, language: str) -> None:
    told = engine_sentence(NotationError("record", "KDKD", fault, "deck"), texts(language))
    assert told.endswith(".")
    assert len(told) > len("deck.")


@pytest.mark.parametrize("text", [b"", b"not JSON", b"\xff\xfe\xfd", b"[" * 100_000])
def test_what_is_not_json_is_told_in_one_line(text: bytes, kasino: Kasino) -> None:
    ran = kasino("replay", "-", stdin=text)
    assert (ran.status, ran.out, ran.err) == (2, "", "This is not JSON that can be read.\n")


def test_a_file_that_cannot_be_read_is_told_in_one_line(kasino: Kasino, tmp_path: Path) -> None:
    for name in (tmp_path, tmp_path / "missing.json", tmp_path / "\0"):
        ran = kasino("replay", str(name))
        assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)
        assert "cannot be read" in ran.err
