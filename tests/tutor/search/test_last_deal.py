"""The last deal is played exactly: the values of all moves in last_deal.jsonl, which an unpruned search has
checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import Rules, cards
from tutor.fast.masks import mask_of
from tutor.fast.situation import Situation
from tutor.fast.takes import takes_for
from tutor.search.last_deal import NODES_BETWEEN_LOOKS, LastDeal

LINES = [json.loads(line) for line in (Path(__file__).parents[2] / "data/last_deal.jsonl").read_text().splitlines()]
RULES = Rules.preset("kasino")


def situation_of(line: dict[str, Any]) -> Situation:
    """The position of a line; seat 0 is the mover. The piles have the right numbers of cards and spades, no
    points."""
    hidden = mask_of(cards(" ".join((*line["table"], *line["mover"], *line["opponent"]))))
    others = [card for card in range(52) if not hidden >> card & 1]
    spades = [card for card in others if card & 3 == 3]
    plain = [card for card in others if card & 3 != 3]
    piles = []
    for n_cards, n_spades in (line["mover_cards_spades"], line["opponent_cards_spades"]):
        pile = [spades.pop() for _ in range(n_spades)] + [plain.pop() for _ in range(n_cards - n_spades)]
        piles.append(mask_of(pile))
    return Situation(
        draws=False,
        extra_spades=False,
        sweeps_until=48,
        dealer=1,
        turn=0,
        plays=40,
        hands=[[int(card) for card in cards(" ".join(line[who]))] for who in ("mover", "opponent")],
        stock=[],
        talong=0,
        table=mask_of(cards(" ".join(line["table"]))),
        piles=piles,
        sweeps=[0, 0],
        last={"mover": 0, "opponent": 1}.get(line["last_taker"], -1),
    )


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_every_move_has_its_known_value(line: dict[str, Any]) -> None:
    situation = situation_of(line)
    search = LastDeal(takes_for(RULES), situation)
    for card, taken, known in line["values"]:
        (played,) = cards(card)
        assert search.move_value(situation, played, mask_of(cards(" ".join(taken)))) == known, (card, taken)


@pytest.mark.parametrize("line", LINES[::4], ids=range(0, len(LINES), 4))
def test_a_value_by_what_both_have_won_is_the_same_when_the_difference_counts(line: dict[str, Any]) -> None:
    situation = situation_of(line)
    search = LastDeal(takes_for(RULES), situation, pay=lambda won, lost, _: won - lost)
    for card, taken, known in line["values"]:
        (played,) = cards(card)
        assert search.move_value(situation, played, mask_of(cards(" ".join(taken)))) == known, (card, taken)


@pytest.mark.parametrize("line", LINES[::10], ids=range(0, len(LINES), 10))
def test_the_line_after_a_move_wins_what_is_missing_to_the_goal(line: dict[str, Any]) -> None:
    """Where only reaching a difference counts, what was won before the line decides how it goes."""
    start = situation_of(line)
    for card, taken, goal in line["values"]:

        def pay(won: float, lost: float, _: int, goal: float = goal) -> float:
            return float(won - lost >= goal)

        search = LastDeal(takes_for(RULES), start, pay=pay)
        (played,) = cards(card)
        assert search.move_value(start, played, mask_of(cards(" ".join(taken)))) == 1.0
        now = start.copy()
        now.play(played, mask_of(cards(" ".join(taken))))
        for ply in search.line(now, *won_since(start, now.points())):
            now.play(*ply)
        won, lost = won_since(start, now.result())
        assert won - lost >= goal, (card, taken)


def won_since(start: Situation, points: list[int]) -> tuple[int, int]:
    first, second = (after - before for after, before in zip(points, start.points(), strict=True))
    return first, second


@pytest.mark.parametrize("with_pay", [False, True])
@pytest.mark.parametrize("line", LINES[::5], ids=range(0, len(LINES), 5))
def test_the_line_of_perfect_play_leads_to_the_value(line: dict[str, Any], with_pay: bool) -> None:
    """From the position itself, and from those after each of its moves, where the other seat is to play."""
    start = situation_of(line)
    search = LastDeal(takes_for(RULES), start, pay=(lambda won, lost, _: won - lost) if with_pay else None)
    before = start.points()[0] - start.points()[1]
    assert lead_after(start, search) - before == max(known for *_, known in line["values"])
    for card, taken, known in line["values"]:
        (played,) = cards(card)
        after = start.copy()
        after.play(played, mask_of(cards(" ".join(taken))))
        assert lead_after(after, search) - before == known


def lead_after(start: Situation, search: LastDeal) -> int:
    """What seat 0 is ahead by at the end of the line."""
    end = start.copy()
    for card, taken in search.line(start, 0, 0):
        end.play(card, taken)
    assert not any(end.hands)
    won, lost = end.result()
    return won - lost


def test_what_cannot_matter_is_not_looked_at() -> None:
    """Without bounds on either side these searches look at forty times as many positions."""
    looks = 0

    def out_of_time() -> bool:
        nonlocal looks
        looks += 1
        return False

    for line in LINES:
        search = LastDeal(takes_for(RULES), situation_of(line), out_of_time=out_of_time)
        search.value(situation_of(line))
    assert looks * NODES_BETWEEN_LOOKS <= 100_000
