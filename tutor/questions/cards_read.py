"""The cards that are named in a question: `dam`, `ruter tio`, `♦10`, `two fives`, `alla åttor`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import LILLAN, RANKS, STORAN
from tutor.questions.hearing import Word

#: Stands for all cards of a rank; how many these are depends on the other cards of the question.
ALL = 0
SEVERAL = 2
COUNTS = {
    "count-2": 2, "count-3": 3, "count-4": 4, "count-5": 5, "count-all": ALL, "count-several": SEVERAL,
}  # fmt: skip
#: The ranks whose names are numbers.
NUMBERS = "23456789T"
#: Numbers that people ask about as if a card counted as much; with options the highest that one does is 16 (2.5).
TOO_HIGH = range(15, 100)
#: Concepts of words after which digits run together are cards: `dam på 75`.
BEFORE_DIGITS = frozenset({"take", "on", "with", "for", "plus"})
#: Concepts of words that stand between cards, and never inside the name of one.
BETWEEN = frozenset({"plus", "and", "or", "on", "with", "by", "take", "taken"})
#: How many words may stand between "two" and "fives", or "four" and "cards".
WITHIN = 2


@dataclass(frozen=True, slots=True)
class Mention:
    """Cards that were named together: a rank, a suit or none, and how many of them (or ALL).

    `start` and `end` are the range of words; `added`: a plus comes before it. A number that is not the rank of a card,
    such as 15, is in `rank` as it was written.
    """

    rank: str
    suit: str = ""
    count: int = 1
    start: int = 0
    end: int = 0
    added: bool = False

    @property
    def is_card(self) -> bool:
        return self.rank in RANKS


def mentions(words: Sequence[Word]) -> tuple[Mention, ...]:
    """The cards in order. A number that counts something else, as in "16 points", is not a card."""
    return tuple(_mentions(words))


def _mentions(words: Sequence[Word]) -> Iterator[Mention]:
    place = 0
    while place < len(words):
        found = _counted(words, place) or _special(words, place) or _with_suit(words, place) or _rank(words, place)
        several = (found,) if found else _number(words, place)
        yield from several
        place = several[-1].end if several else place + 1


def _counted(words: Sequence[Word], place: int) -> Mention | None:
    """`två femmor`, `both the kings`: a count and then a rank, which must be in the plural if the count itself could be
    a card."""
    counts = [COUNTS[concept] for concept in words[place].concepts if concept in COUNTS]
    if not counts:
        return None
    sure = not words[place].rank() and "both" not in words[place].concepts
    for end in range(place + 1, min(place + 2 + WITHIN, len(words))):
        rank = words[end].rank(plural=True) or (words[end].rank() if sure else "")
        if rank:
            count = ALL if ALL in counts else max(counts)
            return Mention(rank, "", count, place, end + 1, _added(words, place))
        if words[end].concepts & BETWEEN or words[end].rank():
            return None
    return None


def _special(words: Sequence[Word], place: int) -> Mention | None:
    for concept, card in (("storan", STORAN), ("lillan", LILLAN)):
        if concept in words[place].concepts:
            return Mention(card.rank, card.suit, 1, place, place + 1, _added(words, place))
    return None


def _with_suit(words: Sequence[Word], place: int) -> Mention | None:
    """`ruter tio`, `♦10`, `10♦`, `ten of diamonds`, `tio i ruter`, `TD`."""
    word, added = words[place], _added(words, place)
    after = words[place + 1 : place + 3]
    if word.suit and word.rank():
        return Mention(word.rank(), word.suit, 1, place, place + 1, added)
    if word.suit and after and after[0].rank() and not after[0].suit:
        return Mention(after[0].rank(), word.suit, 1, place, place + 2, added)
    if word.rank() and after and after[0].suit and not after[0].rank() and not after[0].text.isalnum():
        return Mention(word.rank(), after[0].suit, 1, place, place + 2, added)
    if word.rank() and len(after) == 2 and "of" in after[0].concepts and after[1].suit:
        return Mention(word.rank(), after[1].suit, 1, place, place + 3, added)
    return None


def _rank(words: Sequence[Word], place: int) -> Mention | None:
    rank, plural = words[place].rank(), words[place].rank(plural=True)
    if (not rank and not plural) or _counts_others(words, place):
        return None
    return Mention(rank or plural, "", 1 if rank else SEVERAL, place, place + 1, _added(words, place))


def _number(words: Sequence[Word], place: int) -> tuple[Mention, ...]:
    """A number that is not a rank: two cards run together, or more than any card counts."""
    text = words[place].text
    if not text.isdecimal() or len(text) > 2 or int(text) not in TOO_HIGH or _counts(words, place):
        return ()
    if place > 0 and words[place - 1].concepts & BEFORE_DIGITS and set(text) <= set(NUMBERS):
        added = _added(words, place)
        return tuple(Mention(digit, "", 1, place, place + 1, added) for digit in text)
    return (Mention(text, "", 1, place, place + 1, _added(words, place)),)


def _counts_others(words: Sequence[Word], place: int) -> bool:
    """Whether the number counts what comes after it: `fyra nya kort`."""
    return (words[place].rank() or words[place].rank(plural=True)) in NUMBERS and _counts(words, place)


def _counts(words: Sequence[Word], place: int) -> bool:
    for word in words[place + 1 : place + 1 + WITHIN]:
        if "counted" in word.concepts:
            return True
        if word.concepts & BETWEEN or word.rank() or not word.text.isalnum():
            return False
    return False


def _added(words: Sequence[Word], place: int) -> bool:
    return place > 0 and "plus" in words[place - 1].concepts
