"""Somebody who reads everything that a phone shows of a giv, and counts it independently."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine import DECK, Card, Row, Rules, score
from locales import texts
from tutor.words import face, letters

#: The lines of the protocol, and what stands in them.
LINES = {
    "row-most-cards": "most_cards",
    "row-most-spades": "most_spades",
    "row-storan": "storan",
    "row-lillan": "lillan",
    "row-aces": "aces",
    "row-sweeps": "sweeps",
    "row-sistan": "sistan",
    "row-sum": "total",
}
YOU, HOUSE = 0, 1


class Witness:
    """Reads in one language, for a person who plays against the house."""

    def __init__(self, language: str) -> None:
        self._texts = texts(language)
        self._cards = {face(card, letters(language)): card for card in DECK}
        self._who = {self._texts.plain("you"): YOU, self._texts.plain("house"): HOUSE}
        told = self._texts.plain("play-taken", who="WHO", taken="TAKEN", card="CARD")
        swept = self._texts.plain("play-sweep", who="WHO", taken="TAKEN", card="CARD").replace("<b>", "")
        groups = {"WHO": f"({'|'.join(self._who)})", "TAKEN": "(.+?)", "CARD": r"(\S+)"}
        pattern = re.escape(told)
        for name, group in groups.items():
            pattern = pattern.replace(name, group)
        self._taken = re.compile(pattern)
        self._sweep = swept.replace("</b>", "").removeprefix(told)
        self.new_giv()

    def new_giv(self) -> None:
        self.piles: list[list[Card]] = [[], []]
        self.sweeps = [0, 0]
        self.last_taker: int | None = None

    def read(self, text: str) -> None:
        """Note the takes that a screen tells of, each only once."""
        for found in self._taken.finditer(text):
            seat, card = self._who[found[1]], self._cards[found[3]]
            if all(card not in pile for pile in self.piles):
                self.piles[seat] += [card, *(self._cards[each] for each in found[2].split())]
                self.sweeps[seat] += text.startswith(self._sweep, found.end())
                self.last_taker = seat

    def rows(self) -> tuple[Row, ...]:
        """The protocol, once the giv is over and read. Whoever took last gets what is left (4.2)."""
        gone = {card for pile in self.piles for card in pile}
        left = [card for card in DECK if card not in gone]
        piles = [[*pile, *left] if seat == self.last_taker else pile for seat, pile in enumerate(self.piles)]
        assert sorted(card for pile in piles for card in pile) == list(DECK)
        return score(Rules.preset("kasino"), piles, self.sweeps, self.last_taker)

    def grid(self, text: str) -> dict[str, tuple[int, int]]:
        """The numbers in a protocol on the screen, by the keys of its lines; nothing is shown as a dash."""
        return dict(self._lines(text))

    def _lines(self, text: str) -> Iterator[tuple[str, tuple[int, int]]]:
        labels = {self._texts.plain(key): key for key in (*LINES, "row-total")}
        for line in text.splitlines():
            label, *cells = re.split(r"\s{2,}", line.strip())
            if label in labels and len(cells) == 2:
                yours, theirs = (0 if cell == "–" else int(cell) for cell in cells)
                yield labels[label], (yours, theirs)
