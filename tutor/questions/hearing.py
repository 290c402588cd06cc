"""From a person's text to words with their concepts, in the language in which it is written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from locales import LANGUAGES
from tutor.questions.run_together import apart
from tutor.questions.vocabulary import NONE, ONLY_LANGUAGE, Concepts, Vocabulary, fold, vocabularies, vocabulary

#: Number of characters that are read. No question needs more.
LONGEST_TEXT = 400
SUITS_OF_SIGNS = {"♣": "C", "♧": "C", "♦": "D", "♢": "D", "♥": "H", "♡": "H", "♠": "S", "♤": "S"}
#: The ranks that people mean by numbers: 11 to 13 are face cards that count, and 14 is an ace from the hand.
RANKS_OF_NUMBERS = {
    "1": "A", **{str(number): str(number) for number in range(2, 10)}, "10": "T", "11": "J", "12": "Q", "13": "K",
    "14": "A",
}  # fmt: skip
#: Letters that are also words in some language. They are cards only where a word would make no sense.
DOUBTFUL = frozenset("aedt")
#: Concepts that can directly follow a card.
AFTER_CARD = frozenset({"plus", "and", "or", "on", "with", "by", "take", "taken"})
#: Rank and suit run together: `TD`, `10d`, `D10`, `r10`, `sp2`, `Q♥`.
CODE = re.compile(r"(?P<rank>10|[2-9ajqkte]|kn)(?P<suit>[cdhs])|(?P<first>[cdhsr]|kl|ru|hj|sp)(?P<second>10|[2-9])")
CODE_SUITS = {"c": "C", "d": "D", "h": "H", "s": "S", "r": "D", "kl": "C", "ru": "D", "hj": "H", "sp": "S"}
CODE_RANKS = {**RANKS_OF_NUMBERS, "a": "A", "e": "A", "t": "T", "j": "J", "kn": "J", "q": "Q", "k": "K"}
PIECE = re.compile(
    r"(?P<even>(?P<score>\d\d)\s?[-–—:]\s?(?P=score))(?!\d)|"
    r"(?P<number>\d+)(?::?(?P<end>ans?|a|or|orna|s))?(?![^\W_])"
    r"|(?P<code>[^\W\d_]{1,2}\d{1,2}|\d{1,2}[^\W\d_]{1,2})(?![^\W_])"
    r"|(?P<word>[^\W\d_]+|\d+)|(?P<suit>[♣♧♦♢♥♡♠♤])|(?P<mark>[+&/=,;.:?!])"
)
#: What an even score, such as 18-18, is about.
EVEN = frozenset({"tie", "win", "16"})
MARKS = {"+": "plus", "&": "and", "/": "and", "=": "equals"}


@dataclass(frozen=True, slots=True)
class Word:
    """A word, a phrase or a sign: folded, as it was written, and its concepts.

    `known`: the word is in a vocabulary. A sign has a `text` too.
    """

    text: str
    written: str
    concepts: Concepts = NONE
    known: bool = True

    def rank(self, plural: bool = False) -> str:
        """The rank that the word names, or an empty string."""
        beginning = "ranks-" if plural else "rank-"
        return next((concept.removeprefix(beginning) for concept in self.concepts if concept.startswith(beginning)), "")

    @property
    def suit(self) -> str:
        return next((concept.removeprefix("suit-") for concept in self.concepts if concept.startswith("suit-")), "")


@dataclass(frozen=True, slots=True)
class Heard:
    """The words of a text, and the language that most of them belong to."""

    language: str
    words: tuple[Word, ...]

    @property
    def concepts(self) -> Concepts:
        return NONE.union(*(word.concepts for word in self.words))

    @property
    def n_unknown(self) -> int:
        return sum(not word.known for word in self.words)


def hear(text: str, language: str) -> Heard:
    """The words of the text. `language` is the person's, for words that several languages share."""
    pieces = list(_pieces(text[:LONGEST_TEXT]))
    spoken = _language(pieces, language)
    voices = tuple(vocabularies(spoken))
    return Heard(spoken, tuple(_sure_of_letters(list(_words(pieces, voices)))))


def _pieces(text: str) -> Iterator[Word]:
    """The signs with their concepts, and words that have none yet."""
    whole = apart(unicodedata.normalize("NFKC", text).replace("\N{VARIATION SELECTOR-16}", ""))
    shouted = whole.upper() == whole
    for found in PIECE.finditer(re.sub(r"['’`´](?:s\b)?", "", whole)):
        written, kind = found.group(), found.lastgroup
        if found["even"]:
            yield Word(written, written, EVEN)
        elif found["number"]:
            yield _number(found["number"], written, plural=found["end"] in ("or", "orna", "s"))
        elif kind == "code" and (code := CODE.fullmatch(written.lower())):
            yield _code(code, written)
        elif kind == "code":
            parts = re.findall(r"\d+|\D+", written)
            yield from (_number(part, part) if part.isdigit() else _word(part) for part in parts)
        elif kind == "suit":
            yield Word(written, written, frozenset({f"suit-{SUITS_OF_SIGNS[written]}"}))
        elif kind == "mark":
            yield Word(written, written, frozenset({MARKS[written]}) if written in MARKS else NONE)
        elif written.isupper() and not shouted and (code := CODE.fullmatch(written.lower())):
            yield _code(code, written)
        else:
            yield _word(written)


def _word(written: str) -> Word:
    return Word(fold(written), written, known=False)


def _number(digits: str, written: str, plural: bool = False) -> Word:
    rank = RANKS_OF_NUMBERS.get(digits)
    concepts = {f"ranks-{rank}" if plural else f"rank-{rank}"} if rank else set()
    return Word(digits, written, frozenset(concepts))


def _code(code: re.Match[str], written: str) -> Word:
    rank = CODE_RANKS[code["rank"] or code["second"]]
    suit = CODE_SUITS[code["suit"] or code["first"]]
    return Word(fold(written), written, frozenset({f"rank-{rank}", f"suit-{suit}"}))


def _language(pieces: Sequence[Word], own: str) -> str:
    """The language that knows most of the words; in a tie the person's own, then any."""
    words = [piece.text for piece in pieces if not piece.known and len(piece.text) > 1]
    known = {code: sum(vocabulary(code).exactly(word) is not None for word in words) for code in LANGUAGES}
    if not any(known.values()):
        known = {code: sum(vocabulary(code).nearly(word) is not None for word in words) for code in LANGUAGES}
    return max(LANGUAGES, key=lambda code: (known[code], code == own))


def _words(pieces: Sequence[Word], voices: Sequence[Vocabulary]) -> Iterator[Word]:
    """The pieces with their concepts; phrases become one word."""
    texts = [piece.text for piece in pieces]
    place = 0
    while place < len(pieces):
        length, concepts = max((voice.phrase(texts[place:]) for voice in voices), key=lambda found: found[0])
        if length:
            phrase = " ".join(texts[place : place + length])
            yield Word(phrase, phrase, concepts)
            place += length
            continue
        yield from _one_word(pieces[place], voices)
        place += 1


def _one_word(piece: Word, voices: Sequence[Vocabulary]) -> Iterator[Word]:
    if piece.known:
        more = voices[0].exactly(piece.text) if piece.text.isdigit() else None
        yield replace(piece, concepts=piece.concepts | (more or NONE))
        return
    own = voices[:1]  # a typo in one language is often a word of another
    for find, listening in ((Vocabulary.exactly, voices), (Vocabulary.nearly, own)):
        for voice in listening:
            if (both := voice.split(piece.text)) is not None:
                yield from (Word(part, part, voice.exactly(part) or NONE) for part in both)
                return
            if (concepts := find(voice, piece.text, piece.written)) is not None:
                yield replace(piece, concepts=concepts - {ONLY_LANGUAGE}, known=True)
                return
    yield piece


def _sure_of_letters(words: list[Word]) -> Iterator[Word]:
    """The words, without the cards in lone letters that are just words: `a nine`, whereas in `K + a` it is a card."""
    for place, word in enumerate(words):
        after = words[place + 1] if place + 1 < len(words) else None
        last = after is None and len(words) > 1
        alone = last or (after is not None and (not after.text.isalnum() or bool(after.concepts & AFTER_CARD)))
        capital = word.written.isupper() and after is not None and after.text.isdigit()
        sign = place > 0 and words[place - 1].text in SUITS_OF_SIGNS
        if word.text in DOUBTFUL and not (alone or capital or sign):
            yield Word(word.text, word.written)
        else:
            yield word
