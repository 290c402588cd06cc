"""What a question says, for telling what it is about: the ideas of its words and cards."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.questions.cards_read import NUMBERS, Mention
from tutor.questions.hearing import Heard
from tutor.questions.vocabulary import ABOUT_RULES, Ideas

#: Numbers that are cards only where somebody takes; elsewhere they are what cards are worth.
AMBIGUOUS = frozenset({"1", "11", "12", "13"})

#: Ideas of what there is in this game; what has no such thing, and words that are not known, is about something else.
THINGS = frozenset({
    "card", "rank", "ranks", "number", "ace", "face", "face-word", "special-card", "table", "hand", "pile", "stock",
    "trick", "sweep", "sistan", "leftover", "last-cards", "last-round", "point", "value", "sum", "group", "spades",
    "overspades", "joker", "trump", "dealer", "deal", "draw", "lay", "lay-out", "pass", "build", "giv", "parti",
    "round", "turn", "team", "tie", "rule", "option", "kasino", "dragkasino", "play", "player", "take",
})  # fmt: skip
STRANGE = frozenset({"unknown", "elsewhere"})


def is_strange(ideas: Ideas) -> bool:
    """Whether there are strange words and nothing of this game."""
    return bool(ideas & STRANGE) and not ideas & THINGS


def said(heard: Heard, cards: Sequence[Mention]) -> Ideas:
    """The ideas of the words that rules are asked about, those of the cards, and whether words were not known."""
    suited = {place for card in cards if card.suit for place in range(card.start, card.end)}
    words = [word.ideas for place, word in enumerate(heard.words) if place not in suited]
    ideas = frozenset().union(*words) & (ABOUT_RULES | {"plus"})
    if "face" in ideas:
        ideas |= {"face-word"}
    if any(word.suit not in ("", "S") for place, word in enumerate(heard.words) if place not in suited):
        ideas |= {"suit"}
    if heard.n_unknown:
        ideas |= {"unknown"} if heard.n_unknown == 1 else {"unknown", "much-unknown"}
    return ideas | _of_cards([card for card in cards if card.is_card and not heard.words[card.start].ideas & AMBIGUOUS])


def _of_cards(cards: Sequence[Mention]) -> Ideas:
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
    return frozenset(idea for idea, there in found.items() if there)
