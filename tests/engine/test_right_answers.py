"""The engine gives the right answers of tests/data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import pytest

from engine import (
    Card,
    Giv,
    Move,
    Record,
    Row,
    Rules,
    captures,
    cards,
    groups,
    is_capture,
    legal_moves,
    outcome,
    play,
    score,
)
from tests.engine.chance import naming
from tests.engine.drawing import KASINO
from tests.engine.judge import subsets
from tests.engine.right_answers import lines_of, record_of, rules_cases


def named(case: Any) -> str:
    return str(case["id"])


def read(letters: Iterable[str]) -> tuple[Card, ...]:
    return cards(" ".join(letters))


def row_of(row: Row) -> dict[str, int]:
    return {**asdict(row), "total": row.total}


def rules_of(case: Any) -> Rules:
    return Rules.preset(case["game"], **case["options"])


def count_sequences(giv: Giv, depth: int) -> int:
    if depth == 1:
        return sum(1 for _ in legal_moves(giv))
    return sum(count_sequences(play(giv, move)[0], depth - 1) for move in legal_moves(giv))


def counts_for_each_move(giv: Giv, depth: int) -> dict[str, int]:
    return {str(move): 1 if depth == 1 else count_sequences(play(giv, move)[0], depth - 1) for move in legal_moves(giv)}


@pytest.mark.parametrize("rank", "A23456789TJQK")
def test_captures_of_kasino_are_those_of_three_independent_programs(rank: str) -> None:
    lines = [line for line in lines_of("captures.jsonl") if line["played"][0] == rank]
    assert lines
    for line in lines:
        found = list(captures(KASINO, read(line["table"]), Card.parse(line["played"])))
        assert set(map(frozenset, found)) == {frozenset(read(taken)) for taken in line["captures"]}, line
        assert len(found) == len(set(found)), f"a capture is listed twice: {line}"


@pytest.mark.parametrize("case", rules_cases("positions"), ids=named)
def test_captures_of_the_worked_positions_are_complete_and_decided_one_by_one(case: Any) -> None:
    rules, table, card = rules_of(case), read(case["table"]), Card.parse(case["played"])
    right = {read(sorted(taken, key=Card.parse)) for taken in case["captures"]}
    assert set(captures(rules, table, card)) == right
    for letters in subsets(case["table"]):
        taken = tuple(sorted(read(letters)))
        assert is_capture(rules, table, card, taken) == (taken in right), letters
    assert (tuple(sorted(table)) in right) == case["sweep_possible"]


@pytest.mark.parametrize("case", rules_cases("positions"), ids=named)
def test_the_value_that_proves_a_capture_is_one_that_takes_it(case: Any) -> None:
    rules, table, card = rules_of(case), read(case["table"]), Card.parse(case["played"])
    for taken in case["captures"]:
        proof = groups(rules, table, card, read(taken))
        assert proof is not None
        assert set(taken) in [set(each) for each in case["by_value"][str(proof.value)]]


@pytest.mark.parametrize("case", rules_cases("scoring"), ids=named)
def test_givs_are_counted_and_partier_won_as_in_the_worked_cases(case: Any) -> None:
    rules = rules_of(case)
    rows = score(rules, [read(pile) for pile in case["piles"]], case["sweeps"], case["last_taker"])
    assert [row_of(row) for row in rows] == case["rows"]
    totals = [before + row.total for before, row in zip(case["score_before"], rows, strict=True)]
    assert totals == case["score_after"]
    won = outcome(rules, totals, rows)
    assert (None if won is None else won.winner) == case["winner"]


@pytest.mark.parametrize("case", rules_cases("replays"), ids=named)
def test_recorded_givs_replay_to_the_right_end(case: Any) -> None:
    record = Record.from_json(case["record"])
    start = record.with_moves(()).replay().giv
    end = record.replay()
    assert start is not None
    assert end.giv is not None
    assert [list(map(str, hand)) for hand in start.hands] == case["hands0"]
    assert list(map(str, start.table)) == case["table0"]
    assert start.turn == case["first"]
    assert set(end.giv.table) == set(read(case["leftover"]))
    assert end.giv.last_taker == case["last_taker"]
    assert list(end.giv.sweeps) == case["sweeps"]
    owned = [set(pile) for pile in end.giv.piles]
    owned[case["last_taker"]] |= set(end.giv.table)
    assert owned == [set(read(pile)) for pile in case["piles"]]
    assert [row_of(row) for row in end.protocols[0]] == case["rows"]


@pytest.mark.parametrize("record", sorted({line["record"] for line in lines_of("perft.jsonl")}))
def test_move_sequences_are_as_many_as_counted(record: str) -> None:
    for line in lines_of("perft.jsonl"):
        if line["record"] == record:
            with naming(line):
                assert_as_many_as_counted(line)


def assert_as_many_as_counted(line: Any) -> None:
    data = record_of(line["record"])
    moves = tuple(Move.parse(text) for text in data["givs"][0]["moves"][: line["ply"]])
    record = Record.from_json({**data, "options": line.get("options", data["options"])})
    giv = record.with_moves(moves).replay().giv
    assert giv is not None
    found = counts_for_each_move(giv, line["depth"])
    assert sum(found.values()) == line["count"], found
