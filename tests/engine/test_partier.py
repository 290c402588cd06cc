"""Whole recorded partier replay line by line to the protocols beside them."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from engine import Record
from tests.engine.make_partier import PARTIER
from tests.engine.protocol import by_the_engine, by_the_judge

NAMES = sorted(path.stem for path in PARTIER.glob("*.json"))
every_parti = pytest.mark.parametrize("name", NAMES)


def load(name: str) -> Record:
    return Record.load((PARTIER / f"{name}.json").read_text(encoding="utf-8"))


def protocol(name: str) -> list[str]:
    return (PARTIER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@every_parti
def test_the_engine_tells_each_line_of_the_protocol(name: str) -> None:
    for number, (told, expected) in enumerate(zip_longest(by_the_engine(load(name)), protocol(name)), 1):
        assert told == expected, f"line {number}"


@every_parti
def test_the_judge_tells_each_line_of_the_protocol(name: str) -> None:
    for number, (told, expected) in enumerate(zip_longest(by_the_judge(load(name)), protocol(name)), 1):
        assert told == expected, f"line {number}"


@every_parti
def test_a_parti_is_played_to_its_end_and_is_written_as_it_was_read(name: str) -> None:
    record = load(name)
    assert record.dump() == (PARTIER / f"{name}.json").read_text(encoding="utf-8").rstrip("\n")
    parti, events = record.replay_events()
    assert parti.winner is not None
    assert len(parti.protocols) == len(record.givs)
    assert len(events) == 48


def test_the_partier_are_of_both_games_two_to_four_seats_and_several_options() -> None:
    records = [load(name) for name in NAMES]
    assert {record.rules.game for record in records} == {"kasino", "dragkasino"}
    assert {len(record.players) for record in records} == {2, 3, 4}
    assert len({option for record in records for option in record.rules.options()}) == 9


def test_equal_totals_at_the_target_were_decided_by_the_spades_of_the_last_giv() -> None:
    parti = load("won-by-spades").replay()
    assert parti.winner is not None
    assert parti.totals.count(max(parti.totals)) == 2
    assert max(parti.totals) >= parti.rules.target
    assert parti.protocols[-1][parti.winner].n_spades == max(row.n_spades for row in parti.protocols[-1])
    assert protocol("won-by-spades")[-1].endswith("has won by spades")


def test_equal_totals_and_spades_at_the_target_led_to_one_more_giv() -> None:
    record = load("still-equal-one-more-giv")
    reached = [
        number
        for number in range(1, len(record.givs))
        if max(Record(record.rules, record.players, record.givs[:number]).replay().totals) >= record.rules.target
    ]
    assert reached
    before = Record(record.rules, record.players, record.givs[: reached[0]]).replay()
    leaders = [seat for seat, total in enumerate(before.totals) if total == max(before.totals)]
    assert before.winner is None
    assert len({before.protocols[-1][seat].n_spades for seat in leaders}) == 1 < len(leaders)
