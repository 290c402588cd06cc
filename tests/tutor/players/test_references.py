"""The reference players never change: what strength is measured by today must measure it in ten years."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tests.tutor.players.make_references import GOLDEN, N_POSITIONS, REFERENCES, chosen, position

LINES = [json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
CHUNK = 25


@pytest.mark.parametrize("start", range(0, N_POSITIONS, CHUNK))
def test_every_reference_plays_the_move_that_it_has_always_played(start: int) -> None:
    for line in LINES[start : start + CHUNK]:
        assert chosen(position(line)) == line["chosen"], line


def test_the_positions_are_of_both_games_and_all_numbers_of_seats_from_good_and_bad_play() -> None:
    assert len(LINES) == N_POSITIONS
    kinds = Counter((line["game"], line["seats"], line["leading"]) for line in LINES)
    assert len(kinds) == 2 * 3 * 4
    assert min(kinds.values()) >= 6
    assert {len(line["moves"].split()) for line in LINES} > set(range(40, 48))


def test_the_positions_tell_the_references_apart() -> None:
    for one in REFERENCES:
        for other in REFERENCES:
            apart = sum(line["chosen"][one] != line["chosen"][other] for line in LINES)
            assert one == other or apart >= N_POSITIONS // 10
