"""Givs that a player plays against itself, as data for fitting."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine import DECK, HAND, PLAYS, Giv, Refill, Rules, apply, deal, protocol, view
from tutor.fast.lead import leads
from tutor.fast.masks import mask_of
from tutor.fast.situation import Situation, as_masks
from tutor.fast.takes import Takes, takes_for
from tutor.players.references import reference_features
from tutor.players.registry import Player
from tutor.search.habits import PARTS, Chooser, Features
from tutor.search.values import features

#: The number of features in each part; those of the other parts are 0.
SIZES = {part: len(names) for part, names in PARTS.items()}


@dataclass(frozen=True, slots=True)
class Boundary:
    """A point where simulations may stop. For each place after the leader: its features, those for the reference
    player, and its lead so far."""

    plays: int
    features: tuple[Features, ...]
    reference: tuple[Features, ...]
    ahead: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """A giv: its boundaries, the lead of each place at the end, the points of each, and the choices that were made, as
    the features of the options and the index of the chosen one."""

    boundaries: tuple[Boundary, ...]
    ahead: tuple[float, ...]
    points: tuple[int, ...]
    choices: tuple[tuple[tuple[Features, ...], int], ...]


def boundaries(rules: Rules, n_players: int) -> range:
    """The numbers of plays after which simulations may stop: after each deal but the last, and twice as often where
    cards are drawn."""
    a_deal = HAND * n_players
    return (
        range(a_deal, PLAYS, a_deal)
        if rules.refill is Refill.DEAL
        else range(a_deal // 2, PLAYS - a_deal + 1, a_deal // 2)
    )


def play_giv(rules: Rules, n_players: int, player: Player, seed: str) -> SelfPlay:
    """One giv from a deck shuffled by the seed."""
    chance = Random(seed)
    deck = list(DECK)
    chance.shuffle(deck)
    giv = deal(rules, n_players, n_players - 1, deck)
    takes = takes_for(rules)
    stops = boundaries(rules, n_players)
    found, choices = [], []
    while not giv.over:
        if len(giv.moves) in stops:
            found.append(_boundary(takes, giv))
        move = player(view(giv, giv.turn), chance).move
        if len(giv.moves) < PLAYS - HAND * n_players:
            choices += _choice(takes, giv, *as_masks(move))
        giv, _ = apply(giv, move)
    points = [row.total for row in protocol(giv)]
    return SelfPlay(tuple(found), tuple(leads(points)), tuple(points), tuple(choices))


def _boundary(takes: Takes, giv: Giv) -> Boundary:
    situation = Situation.of_giv(giv)
    if not situation.draws:  # new hands have just been dealt, but a simulation stops before anybody knows them
        situation.stock += [card for hand in situation.hands for card in hand]
        situation.talong = mask_of(situation.stock)
        situation.hands = [[] for _ in situation.hands]
    n = giv.n_players
    seats = [(giv.turn + place) % n for place in range(n)]
    ahead = leads(situation.points())
    return Boundary(
        len(giv.moves),
        tuple(features(takes, situation, seat) for seat in seats),
        tuple(reference_features(situation, seat) for seat in seats),
        tuple(ahead[seat] for seat in seats),
    )


def _choice(takes: Takes, giv: Giv, card: int, taken: int) -> list[tuple[tuple[Features, ...], int]]:
    """The options, each hand card laid out or with its best take, and the chosen one; empty for a forced play."""
    public = mask_of(giv.stock)
    for hand in giv.hands:
        public |= mask_of(hand)
    next_hand = giv.hands[(giv.turn + 1) % giv.n_players]
    chooser = Chooser(takes, {}, mask_of(giv.table), public, len(next_hand))
    options = [(int(each), 0) for each in giv.hand]
    for each in giv.hand:
        best = takes.best(chooser.table)[takes.kinds[each]]
        if best is not None:
            options.append((int(each), best[1]))
    if (card, taken) not in options:
        options.append((card, taken))
    if len(options) < 2:
        return []
    return [(tuple(_features(chooser, *option) for option in options), options.index((card, taken)))]


def _features(chooser: Chooser, card: int, taken: int) -> Features:
    left = chooser.table & ~taken if taken else chooser.table | 1 << card
    take = chooser.take_features(card, taken) if taken else (0.0,) * SIZES["take"]
    lay = (0.0,) * SIZES["lay"] if taken else chooser.lay_features(card)
    return tuple(map(float, (*chooser.every_features(left), *take, *lay)))
