"""Dividing cards into groups of equal sum: the question behind every capture (rules 3.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards import Card

Groups = tuple[tuple[Card, ...], ...]


def divide(some_cards: Sequence[Card], values: tuple[int, ...]) -> Groups | None:
    """Sorted cards divided into groups that each add up to one of the values, or None if that is impossible.

    With one value this is rule 3.1. With several it is what a player hopes for who counts an ace as both 1 and 14.
    Cards of one rank are interchangeable here, so a rest that turned out hopeless is remembered by its ranks alone.
    This keeps a table of 18 low cards far from the exponential worst case.
    """
    if len(values) == 1:
        total = sum((card >> 2) + 1 for card in some_cards)
        if total == values[0]:
            return (tuple(some_cards),)
        if total % values[0]:
            return None
    return _divide(tuple(reversed(some_cards)), values, set())


def _divide(rest: tuple[Card, ...], values: tuple[int, ...], hopeless: set[tuple[int, ...]]) -> Groups | None:
    """`divide` for cards in descending order. The highest must be in some group, and leads it."""
    if not rest:
        return ()
    ranks = tuple(card >> 2 for card in rest)
    if ranks in hopeless:
        return None
    for value in values:
        for group in _groups_led_by(rest[0], rest[1:], value):
            left = tuple(card for card in rest if card not in group)
            divided = _divide(left, values, hopeless)
            if divided is not None:
                return (tuple(reversed(group)), *divided)
    hopeless.add(ranks)
    return None


def _groups_led_by(leader: Card, others: Sequence[Card], value: int) -> Iterator[tuple[Card, ...]]:
    """Groups of the leader and some of the others (in descending order) that add up to the value. Groups with the same
    ranks come once."""
    missing = value - ((leader >> 2) + 1)
    if missing == 0:
        yield (leader,)
    previous_rank = -1
    for place, card in enumerate(others):
        rank = card >> 2
        if rank == previous_rank or rank >= missing:
            continue
        previous_rank = rank
        for group in _groups_led_by(card, others[place + 1 :], missing):
            yield (leader, *group)
