"""Words with one wrong letter: added, left out, changed, or swapped with the next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

#: Shorter words are too similar to each other for guessing.
SHORTEST = 5
#: Longer ones are not words of a card game.
LONGEST = 30


class Typos:
    """Finds the known words that are one wrong letter away, by their spellings with one letter left out."""

    def __init__(self, words: Iterable[str]) -> None:
        self._near: dict[str, set[str]] = {}
        for word in words:
            if len(word) >= SHORTEST:
                for shorter in _shortened(word):
                    self._near.setdefault(shorter, set()).add(word)

    def meant(self, written: str) -> Iterator[str]:
        """The known words that this may be a misspelling of. The first letter is always right."""
        if not SHORTEST <= len(written) <= LONGEST:
            return
        found = set().union(*(self._near.get(shorter, ()) for shorter in _shortened(written)))
        for word in sorted(found):
            if word[0] == written[0] and one_letter_wrong(written, word):
                yield word


def one_letter_wrong(written: str, word: str) -> bool:
    """Whether one slip turns one word into the other."""
    if len(written) > len(word):
        written, word = word, written
    same = next((place for place, letter in enumerate(written) if letter != word[place]), len(written))
    rest, end = written[same:], word[same:]
    if len(rest) < len(end):
        return rest == end[1:]
    return rest[1:] == end[1:] or (rest[:2] == end[1::-1] and rest[2:] == end[2:])


def _shortened(word: str) -> Iterator[str]:
    yield word
    for place in range(len(word)):
        yield word[:place] + word[place + 1 :]
