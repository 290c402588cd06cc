"""Views for tests of the search: from random givs, from crowded tables, and with the hidden cards dealt again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine import DECK, Giv, Rules, View, deal, view
from tests.engine.chance import random_giv, shuffled

KASINO = Rules.preset("kasino")


def givs(rules: Rules, n_players: int, count: int, seed: int = 1, last: bool = False) -> Iterator[Giv]:
    """Positions from givs that were played at random, each from another giv; from the last deal only if
    asked."""
    chance = Random(f"{seed} {n_players} {rules}")
    for _ in range(count):
        states = random_giv(rules, n_players, shuffled(chance), chance)[:-1]
        yield chance.choice(states[-4 * n_players :] if last else states)


def hidden_again(giv: Giv, chance: Random) -> Giv:
    """The giv with the cards that the seat to play cannot see dealt differently."""
    unseen = list(view(giv, giv.turn).unseen)
    chance.shuffle(unseen)
    hands = []
    for seat, hand in enumerate(giv.hands):
        if seat == giv.turn:
            hands.append(hand)
        else:
            hands.append(tuple(unseen[: len(hand)]))
            del unseen[: len(hand)]
    return replace(giv, hands=tuple(hands), stock=tuple(unseen))


def crowded(rules: Rules, n_cards: int, chance: Random) -> View:
    """A view of two players with `n_cards` low cards on the table, early in the giv."""
    low = [card for card in DECK if 2 <= card.number <= 10]
    chance.shuffle(low)
    table = low[:n_cards]
    rest = [card for card in DECK if card not in table]
    high_first = sorted(rest, key=lambda card: -card.number)
    hand, others = high_first[:4], high_first[4:]
    chance.shuffle(others)
    start = deal(rules, 2, 1, DECK)
    giv = replace(
        start,
        hands=(tuple(hand), tuple(others[:4])),
        table=tuple(table),
        stock=tuple(others[4:]),
        opening=tuple(table),
    )
    return view(giv, 0)
