"""The words that a language has for the concepts of the game, as listed in its `heard.ftl`."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from engine import RANKS, SUITS
from locales import LANGUAGES, listening
from tutor.questions.typos import LONGEST, Typos

Concepts = frozenset[str]
NONE: Concepts = frozenset()

#: What the card reader listens for, beside ranks and suits.
ABOUT_CARDS = (
    "storan", "lillan", "count-2", "count-3", "count-4", "count-5", "count-all", "count-several", "counted",
    "plus", "and", "or", "of", "on", "for", "with", "by", "taken", "have", "i",
)  # fmt: skip
#: What rules are asked about.
ABOUT_RULES = frozenset({
    "what", "how", "how-many", "who", "when", "can", "must", "compulsory", "choose", "although", "happens", "take",
    "lay", "lay-out", "play", "draw", "deal", "pass", "leave", "look", "build", "win", "end", "begin", "reach",
    "get", "sweep", "sistan", "last-round", "last-cards", "last", "leftover", "table", "lie", "already", "hand",
    "pile", "look-back", "stock", "card", "joker", "trump", "point", "value", "same", "tie", "most", "sure",
    "spades", "extra", "overspades", "player", "team", "several", "one", "one-each-time", "all", "clear", "after",
    "middle", "at-once", "same-time", "giv", "parti", "round", "trick", "nobody", "nothing-there", "both", "empty",
    "next-to", "difference", "kasino", "dragkasino", "option", "rule", "sum", "pair", "group", "face", "exact",
    "higher", "lower", "twice", "turn", "direction", "new", "each", "special", "1", "14", "15", "16", "first-draw",
    "not", "part", "another", "dealer", "elsewhere", "always", "be", "beat", "big", "first-to", "game", "know",
    "times", "took", "11", "12", "13", "many", "two", "you", "people", "above", "alone", "alternate", "before",
    "change", "digits", "enough", "fill", "fit", "goal", "good", "help", "left-side", "less", "limit", "long",
    "matter", "mean", "more", "near", "needs", "opponent", "part-of", "power", "previous", "shuffle", "suit", "use",
    "we", "where", "why", "undo", "advice",
})  # fmt: skip
#: The concept of words that tell the language and nothing else.
ONLY_LANGUAGE = "nothing"
OF_NO_GAME = frozenset({ONLY_LANGUAGE, "elsewhere"})
LISTED = (
    *(f"rank-{rank}" for rank in RANKS), *(f"ranks-{rank}" for rank in RANKS), *(f"suit-{suit}" for suit in SUITS),
    *ABOUT_CARDS, *sorted(ABOUT_RULES), ONLY_LANGUAGE,
)  # fmt: skip
LONGEST_PHRASE = 6


class Vocabulary:
    """One language's words, folded. Get it with `vocabulary(language)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._words: dict[str, Concepts] = {}
        self._accented: dict[str, Concepts] = {}
        self._stems: dict[str, Concepts] = {}
        self._phrases: dict[tuple[str, ...], Concepts] = {}
        for concept in LISTED:
            for word in listening(language).plain(f"heard-{concept}").split():
                self._learn(word.lower(), concept)
        self._typos = Typos(self._words)
        self._stem_typos = Typos(self._stems)
        self._suits = sorted(self._with("suit-"), key=len, reverse=True)

    def _learn(self, word: str, concept: str) -> None:
        plain = fold(word)
        if "_" in plain:
            place = tuple(plain.split("_"))
            self._phrases[place] = self._phrases.get(place, NONE) | {concept}
        elif plain.endswith("*"):
            self._stems[plain[:-1]] = self._stems.get(plain[:-1], NONE) | {concept}
        else:
            self._words[plain] = self._words.get(plain, NONE) | {concept}
            if word != plain:
                self._accented[word] = self._accented.get(word, NONE) | {concept}

    def phrase(self, words: Sequence[str]) -> tuple[int, Concepts]:
        """How many of the first words form a phrase, and what it means; 0 if they do not."""
        for length in range(min(LONGEST_PHRASE, len(words)), 1, -1):
            if concepts := self._phrases.get(tuple(words[:length])):
                return length, concepts
        return 0, NONE

    def exactly(self, word: str, written: str = "") -> Concepts | None:
        """What a folded word means; None if it is not known. `written` can narrow it down: `när` is not `når`."""
        known = self._accented.get(written.lower()) or self._words.get(word)
        found = [known] if known else []
        found += [self._stems[word[:end]] for end in range(2, len(word) + 1) if word[:end] in self._stems]
        return NONE.union(*found) if found else None

    def nearly(self, word: str, _written: str = "") -> Concepts | None:
        """What a folded word with one wrong letter means; None if no known word is that near."""
        if near := [self._words[meant] for meant in self._typos.meant(word)]:
            return min(near, key=lambda concepts: concepts <= OF_NO_GAME)  # the first word of the game, if any
        for end in range(min(len(word), LONGEST), 3, -1):
            for meant in self._stem_typos.meant(word[:end]):
                return self._stems[meant]
        return None

    def split(self, word: str) -> tuple[str, str] | None:
        """The suit and the rank of a word made of both, or None."""
        for suit in self._suits:
            rank = word.removeprefix(suit)
            if rank != word and any(concept.startswith("rank-") for concept in self._words.get(rank, NONE)):
                return suit, rank
        return None

    def _with(self, beginning: str) -> Iterable[str]:
        return [
            word for word, concepts in self._words.items() if any(concept.startswith(beginning) for concept in concepts)
        ]


def fold(text: str) -> str:
    """The text in lower case without accents, as people in a hurry write it."""
    apart = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@cache
def vocabulary(language: str) -> Vocabulary:
    """The vocabulary of a language that is in LANGUAGES."""
    return Vocabulary(language)


def vocabularies(first: str) -> Iterator[Vocabulary]:
    """The vocabularies of all languages, beginning with that of `first`."""
    yield vocabulary(first)
    yield from (vocabulary(language) for language in LANGUAGES if language != first)
