"""Positions from sensible play, and positions and rankings made by hand, for the tests of reasons and words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise
from random import Random

from engine import PLAYS, Card, Giv, Move, Rules, View, apply, cards, deal, legal_moves, view
from tests.engine.chance import different_rules, shuffled
from tests.engine.drawing import drawn
from tutor.players.references import careful_move
from tutor.search.ranking import Measure, Ranked, Ranking
from tutor.search.terms import Terms

KASINO, DRAGKASINO = Rules.preset("kasino"), Rules.preset("dragkasino")
ALL_RULES = list(
    different_rules("refill", "ace", "faces", "faces_take", "faces_in_14", "specials", "last_sweep", "extra_spades")
)
#: Both games, and each option changed in one of them or more.
SOME_RULES = (
    KASINO,
    DRAGKASINO,
    Rules.preset("kasino", specials="high", last_sweep=False),
    Rules.preset("dragkasino", specials="choice", extra_spades=True),
    Rules.preset("kasino", refill="draw", ace="1-14"),
    Rules.preset("dragkasino", refill="deal", faces_take="one", faces_in_14=True),
)
#: Four plays from the end at 8-15 seat 0 can make a tabbe and win by a point. Without it both get 19, and it wins by
#: its nine spades against four.
LEVEL_AT_THE_TARGET = replace(
    drawn("bord 10♣ · hand 2♦ 10♥ · hand 3♣ 8♣", plays=44, last_taker=0),
    piles=(
        cards("ACADAHAS3D3H3S4C5C5D5H5S6C6H7C7D7H7S8H9D9STSJCJDJHJSQDQHQSKCKDKHKS"),
        cards("2C2H2S4D4H4S6D6S8D8S9C9HTDQC"),
    ),
    sweeps=(3, 1),
)
#: A sensible player errs so often, to one of the first legal moves.
ERRS = 0.15
MOVES_OF_AN_ERROR = 6


def played_to(rules: Rules, n_players: int, n_moves: int, chance: Random) -> Giv:
    """A giv after `n_moves` moves of careful players who sometimes err."""
    giv = deal(rules, n_players, chance.randrange(n_players), shuffled(chance))
    while len(giv.moves) < n_moves:
        move = careful_move(view(giv, giv.turn), chance)
        if chance.random() < ERRS:
            move = chance.choice(list(islice(legal_moves(giv), MOVES_OF_AN_ERROR)))
        giv, _ = apply(giv, move)
    return giv


@cache
def some_givs(count: int, seed: int, n_players: tuple[int, ...] = (2, 2, 3, 4), least: int = 0) -> tuple[Giv, ...]:
    """Givs under the rules in turn, each after at least `least` moves, many of them near the end."""
    chance = Random(seed)
    found = []
    for number in range(count):
        moves = max(least, min(chance.randrange(PLAYS), PLAYS - 1))
        found.append(played_to(SOME_RULES[number % len(SOME_RULES)], chance.choice(n_players), moves, chance))
    return tuple(found)


def seen_by_turn(giv: Giv, totals: tuple[int, ...] | None = None) -> View:
    """What the seat to play knows."""
    return view(giv, giv.turn, totals)


def some_moves(seen: View, count: int) -> list[Move]:
    """The first legal moves and the last one, which lays a card out."""
    moves = list(islice(legal_moves(seen), 1_000))
    return [*moves[: count - 1], moves[-1]]


def made_view(
    table: str, hand: str, rules: Rules = KASINO, piles: Sequence[str] = ("", ""), other_hands: int = 4
) -> View:
    """The first seat's view of a made-up position in the middle of a giv: `made_view("7C 6D", "KH 2S")`."""
    own = cards(hand)
    n_players = len(piles)
    held = [cards(pile) for pile in piles]
    out = len(own) + other_hands * (n_players - 1) + len(cards(table)) + sum(map(len, held))
    return View(
        rules=rules,
        seat=0,
        dealer=n_players - 1,
        turn=0,
        hand=own,
        hand_sizes=(len(own), *[other_hands] * (n_players - 1)),
        table=cards(table),
        stock_size=52 - out,
        piles=tuple(held),
        sweeps=(0,) * n_players,
        last_taker=None,
        opening=cards(table),
        moves=(),
        totals=(0,) * n_players,
    )


def made_ranked(
    move: str, value: float = 0.0, error: float = 0.0, samples: int = 100, exact: bool = False, **terms: float
) -> Ranked:
    """A ranked move with some terms; what is missing to the value is `later`, and the best move has the total 0."""
    some = Terms(**terms)
    return Ranked(Move.parse(move), value, error, samples, exact, some._replace(later=value - some.total))


def made_ranking(*moves: Ranked, measure: Measure = Measure.POINTS, all_moves: bool = True) -> Ranking:
    """A ranking of these moves, the best first."""
    return Ranking(moves, measure, all(each.exact for each in moves), all_moves)


def cards_of_kind(rules: Rules, card: Card, some: Sequence[Card]) -> list[Card]:
    """Those of the cards that have the same rank and may count the same."""
    return [each for each in some if each.rank == card.rank and rules.hand_values[each] == rules.hand_values[card]]


def pairs(some: Sequence[Ranked]) -> Iterator[tuple[Ranked, Ranked]]:
    """The best with each other move, and each with the next."""
    yield from ((some[0], each) for each in some[1:])
    yield from pairwise(some)
