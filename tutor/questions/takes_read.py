"""Which card is played and which are taken: `kan dam ta 7 och 5?`, `J 3 med ess`, `queen on 7 and 5?`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tutor.questions.cards_read import BETWEEN, NUMBERS, Mention
from tutor.questions.hearing import Word
from tutor.questions.vocabulary import ABOUT_RULES, Concepts

#: What cards are said to count as, if nobody takes: `ess 1 eller 14`, `är kungen 13`.
VALUES = frozenset({"1", "11", "12", "13", "14"})
#: Concepts of words that ask whether something works: `räcker`, `funkar`, `works`.
GOES = frozenset({"can", "enough", "fit", "sure"})
#: Concepts allowed in what is only a list of cards.
IN_A_LIST = GOES | {"plus", "and", "or", "equals"}
#: Concepts of questions that name cards but no played card, and ask about taking in general.
ABOUT_TAKING = frozenset({"both", "same-time", "all", "twice", "one", "several"})

#: A shorter unknown word may be a typo of any short word.
LONG_WORD = 3
#: At most how many words before the verb the question word stands: `vad kan jag nu ta`.
WITHIN = 4


@dataclass(frozen=True, slots=True)
class AskedTake:
    """A take that a question asks about. `played` is empty if it asks which card can, and has more than one card if it
    asks about playing two. `sure`: words tie the cards together, and not only their order."""

    played: tuple[Mention, ...]
    taken: tuple[Mention, ...]
    sure: bool = True

    @property
    def plays_several(self) -> bool:
        """Whether more than one card is played: two ranks, or two of one. A bare plural, `damer`, means any one of
        them."""
        return len(self.played) > 1 or any(card.count > 1 and card.end - card.start > 1 for card in self.played)


def read_take(words: Sequence[Word], cards: Sequence[Mention]) -> AskedTake | None:
    """The take that a question is about, or None."""
    take = _said(words, cards)
    if take is None or _is_stray(words, take) or any(_is_value(words, card) for card in take.taken):
        return None
    return take


def taker_of_14(words: Sequence[Word], cards: Sequence[Mention]) -> Mention | None:
    """The card that is asked to take 14 although it does not count as 14: `kan kungen ta 14`. Otherwise None."""
    take = _said(words, cards)
    if take is None or take.plays_several or len(take.taken) != 1 or "14" not in words[take.taken[0].start].concepts:
        return None
    if any("point" in word.concepts for word in words):
        return None
    return next((card for card in take.played if card.is_card and card.rank != "A"), None)


def _said(words: Sequence[Word], cards: Sequence[Mention]) -> AskedTake | None:
    sentence = _Sentence(words, cards)
    if sentence.asks_what_to_take():
        return None
    take = sentence.with_verb() or sentence.on() or sentence.instrument() or sentence.lying() or sentence.in_a_row()
    return take if take is not None and take.taken else None


def _without_values(words: Sequence[Word], cards: Sequence[Mention]) -> Iterator[Mention]:
    """The cards without the number that an ace is said to count as: `ess som 14`."""
    before: Mention | None = None
    for card in cards:
        between = words[before.end : card.start] if before is not None else ()
        counted = before is not None and before.rank == "A" and "14" in words[card.start].concepts
        if not counted or any(word.concepts & BETWEEN or not word.text.isalnum() for word in between):
            yield card
        before = card


def _is_value(words: Sequence[Word], card: Mention) -> bool:
    """Whether the number is one that no card counts as on the table: `kan ess ta 14`."""
    return not card.is_card or "14" in words[card.start].concepts


def _is_stray(words: Sequence[Word], take: AskedTake) -> bool:
    """Whether these are bare numbers among words about something else: `jag tar bussen 7`."""
    if any(card.suit or not words[card.start].text.isdecimal() for card in (*take.played, *take.taken)):
        return False
    if any("elsewhere" in word.concepts for word in words):
        return True
    asks_which = take.played or any("what" in word.concepts for word in words)
    return not asks_which and any(not word.known and len(word.text) >= LONG_WORD for word in words)


class _Sentence:
    """The words and cards of a question, and where they are."""

    def __init__(self, words: Sequence[Word], cards: Sequence[Mention]) -> None:
        self.words, self.cards = words, tuple(_without_values(words, cards))
        inside = {place for card in cards for place in range(card.start, card.end)}
        self.concepts: list[Concepts] = [
            frozenset() if place in inside else word.concepts for place, word in enumerate(words)
        ]

    def asks_what_to_take(self) -> bool:
        """`på bordet ligger 2 och 3, jag har 5, vad kan jag ta?` does not ask whether one card takes all the others."""
        verb = self._first("take")
        if verb is None or not self._somebody(verb) or self._after(verb):
            return False
        asked = max((place for place in self._all("what") if place < verb), default=None)
        return asked is not None and verb - asked <= WITHIN and not any(card.end > asked for card in self.cards)

    def with_verb(self) -> AskedTake | None:
        """`X takes Y`, `take Y with X`, `Y taken by X`, `takes X Y?`, `what takes Y?`."""
        verb = self._first("take")
        if verb is None or not self.cards:
            return None
        before, after = self._before(verb), self._after(verb)
        tool = self._first("with", "by", start=verb) or self._first("on", "have", start=verb)
        played = self._together(self._after(tool)) if tool is not None else ()
        between = tuple(card for card in after if tool is not None and card.end <= tool)
        if played and (not before or self._somebody(verb) or not between):
            rest = tuple(card for card in after if card.start >= played[-1].end)
            return AskedTake(played, between or before or rest)
        return self._card_first(verb, before, after) if before else self._verb_first(verb, after)

    def _card_first(self, verb: int, before: tuple[Mention, ...], after: tuple[Mention, ...]) -> AskedTake:
        """If cards come before the verb and nothing says which is played, the nearest of them takes, unless the words
        place them in a hand or on the table."""
        holder = self._first("with", "have") if self._somebody(verb) else None
        if holder is not None and holder < verb and (held := self._after(holder)[:1]):
            return AskedTake(held, after or tuple(card for card in self.cards if card not in held))
        if not after:
            return AskedTake(before[-1:], before[:-1])
        lying = self._first("lie", "table")
        if lying is not None and lying < verb and len(after) == 1:
            return AskedTake(after, before)
        return AskedTake(self._together(before, last=True), after)

    def on(self) -> AskedTake | None:
        """`X på Y`, `räcker X för Y`."""
        place = next((place for place in self._all("on", "for") if self._after(place)), None)
        if place is None:
            return None
        before, after = self._before(place), self._after(place)
        tool = self._first("with", "by", start=place)
        if not before and tool is not None and (played := self._after(tool)[:1]):
            return AskedTake(played, tuple(card for card in after if card not in played))
        return AskedTake(before[-1:], after) if before else None

    def instrument(self) -> AskedTake | None:
        """`Y med X`, without a verb. The side that is a single card is played; if both are, the later one."""
        place = self._first("with", "by")
        if place is None:
            return None
        before, after = self._before(place), self._after(place)
        if not before or not after:
            return None
        played, taken = (after, before) if len(after) == 1 else (before, after)
        alone = not any(concepts & ABOUT_RULES - GOES for concepts in self.concepts)
        return AskedTake(played, taken, sure=alone) if len(played) == 1 else None

    def lying(self) -> AskedTake | None:
        """`jag har X, på bordet ligger Y`, in a question without a verb for taking."""
        hand, table = self._first("have"), self._first("table", "lie")
        if hand is None or table is None or not (held := self._after(hand)[:1]):
            return None
        lays = self._first("lay", "lay-out") is not None
        return AskedTake(held, tuple(card for card in self.cards if card not in held), sure=not lays)

    def in_a_row(self) -> AskedTake | None:
        """`dam 7 5`, `7+5 dam`: only cards. The one that is not part of a sum is played, otherwise the first.

        Bare numbers, as in `7 8`, could be anything, and `ess 1 14` is about a value.
        """
        bare = all(self._is_number(card) and not card.suit and not card.added for card in self.cards)
        values = any(self.words[card.start].concepts & VALUES for card in self.cards)
        if bare or values or len(self.cards) < 2 or any(concepts - IN_A_LIST for concepts in self.concepts):
            return None
        first, last = self.cards[0], self.cards[-1]
        if self.cards[1].added and not last.added:
            return AskedTake((last,), self.cards[:-1])
        return AskedTake((first,), self.cards[1:])

    def _verb_first(self, verb: int, after: tuple[Mention, ...]) -> AskedTake:
        """If no card comes before the verb, the first card after it is the subject, unless a person takes."""
        asks_which = self._first("what") is not None and len(after) > 1
        if self._somebody(verb) or asks_which:
            return AskedTake((), after, sure=not self._about_taking(after))
        return AskedTake(after[:1], after[1:])

    def _about_taking(self, taken: tuple[Mention, ...]) -> bool:
        """Whether a question without a played card asks about taking in general: `får jag ta både åttan och 5 + 3`."""
        both = len(taken) > 1 and any("both" in word.concepts for word in self.words)
        return both or any(concepts & ABOUT_TAKING for concepts in self.concepts)

    def _is_number(self, card: Mention) -> bool:
        return card.rank in NUMBERS or self.words[card.start].text.isdecimal()

    def _first(self, *concepts: str, start: int = 0) -> int | None:
        places = range(start, len(self.words))
        return next((place for place in places if self.concepts[place] & set(concepts)), None)

    def _all(self, *concepts: str) -> list[int]:
        return [place for place, said in enumerate(self.concepts) if said & set(concepts)]

    def _before(self, place: int) -> tuple[Mention, ...]:
        return tuple(card for card in self.cards if card.end <= place)

    def _after(self, place: int) -> tuple[Mention, ...]:
        return tuple(card for card in self.cards if card.start > place)

    def _somebody(self, verb: int) -> bool:
        """Whether a person takes: `jag tar`, `may I take`, and `får jag nu ta`."""
        return any("i" in concepts for concepts in self.concepts[max(0, verb - 2) : verb])

    def _together(self, cards: tuple[Mention, ...], last: bool = False) -> tuple[Mention, ...]:
        """The cards that a plus or an "and" joins to the first one (or to the last): all of them would be played."""
        ordered = cards[::-1] if last else cards
        joined = list(ordered[:1])
        for one, other in pairwise(ordered):
            low, high = sorted((one, other), key=lambda card: card.start)
            if not any(self.concepts[place] & {"and", "plus"} for place in range(low.end, high.start)):
                break
            joined.append(other)
        return tuple(sorted(joined, key=lambda card: card.start))
