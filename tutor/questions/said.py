"""What a question says, as a basis for finding its topic: the concepts of its words and cards."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.questions.cards_read import NUMBERS, Mention
from tutor.questions.hearing import Heard
from tutor.questions.vocabulary import ABOUT_RULES, Concepts

#: Numbers that are cards only if somebody takes; otherwise they are what cards count as.
AMBIGUOUS = frozenset({"1", "11", "12", "13"})

#: Concepts of things in this game. A question without any, but with unknown words, is about something else.
THINGS = frozenset({
    "card", "rank", "ranks", "number", "ace", "face", "face-word", "special-card", "table", "hand", "pile", "stock",
    "trick", "sweep", "sistan", "leftover", "last-cards", "last-round", "point", "value", "sum", "group", "spades",
    "overspades", "joker", "trump", "dealer", "deal", "draw", "lay", "lay-out", "pass", "build", "giv", "parti",
    "round", "turn", "team", "tie", "rule", "option", "kasino", "dragkasino", "play", "player", "take",
})  # fmt: skip
STRANGE = frozenset({"unknown", "elsewhere"})


def is_strange(concepts: Concepts) -> bool:
    """Whether there are words from elsewhere and none from this game."""
    return bool(concepts & STRANGE) and not concepts & THINGS


def said(heard: Heard, cards: Sequence[Mention]) -> Concepts:
    """The concepts of the words that rules are asked about and of the cards, and whether there were unknown words."""
    suited = {place for card in cards if card.suit for place in range(card.start, card.end)}
    words = [word.concepts for place, word in enumerate(heard.words) if place not in suited]
    concepts = frozenset().union(*words) & (ABOUT_RULES | {"plus"})
    if "face" in concepts:
        concepts |= {"face-word"}
    if any(word.suit not in ("", "S") for place, word in enumerate(heard.words) if place not in suited):
        concepts |= {"suit"}
    if heard.n_unknown:
        concepts |= {"unknown"} if heard.n_unknown == 1 else {"unknown", "much-unknown"}
    return concepts | _of_cards(
        [card for card in cards if card.is_card and not heard.words[card.start].concepts & AMBIGUOUS]
    )


def _of_cards(cards: Sequence[Mention]) -> Concepts:
    ranks = [card.rank for card in cards for _ in range(max(1, card.count))]
    found = {
        "rank": bool(ranks),
        "ranks": len(set(ranks)) < len(ranks) or any(card.count != 1 for card in cards),
        "ace": "A" in ranks,
        "aces": ranks.count("A") > 1,
        "faces": sum(rank in "JQK" for rank in ranks) > 1,
        "face": any(rank in "JQK" for rank in ranks),
        "number": any(rank in NUMBERS for rank in ranks),
        "spade-five": any((card.rank, card.suit) == ("5", "S") for card in cards),
        "special-card": any((card.rank, card.suit) in (("T", "D"), ("2", "S")) for card in cards),
    }
    return frozenset(concept for concept, there in found.items() if there)
