"""Topics about tabbar, points, the end and the two games (rules 4 to 7), and about the words of the game."""

from __future__ import annotations

from engine import Rules
from tutor.questions.topic import FACT, NO, YES, Ruling, Topic, topic


def _last_sweep(rules: Rules) -> Ruling:
    return YES if rules.last_sweep else NO


OF_COUNTING: tuple[Topic, ...] = (
    # Tabbe and sistan (4)
    topic("sweep", "4.1", FACT),
    topic("sweep-one-card", "4.1", YES),
    topic("sweep-last-round", "4.1", _last_sweep, "last_sweep"),
    topic("sweep-leftovers", "4.2", NO),
    topic("leftovers", "4.2", FACT),
    topic("sistan", "4.2 1.7", FACT),
    topic("nobody-takes", "4.2", FACT),
    # Counting (5)
    topic("points", "5.1", FACT),
    topic("majorities", "5.1", FACT),
    topic("giv-total", "5.4", FACT),
    topic("tie-for-most", "5.2", FACT),
    topic("special-spades", "5.2", YES),
    topic("extra-spades", "5.3", FACT, "extra_spades"),
    topic("sure-majority", "8.2", FACT),
    # The end of the parti (6) and the games (7)
    topic("target", "6.1", FACT, "target"),
    topic("ends-at-once", "6.1", NO),
    topic("tie-at-the-end", "6.2", FACT),
    topic("games", "1.6 2.3 3.4 3.5 7", FACT, "refill ace faces"),
    topic("game", "1.6 2.3 3.4 3.5 7", FACT, "refill ace faces"),
    topic("empty-table", "1.5 3.2", FACT),
    topic("options", "7", FACT),
    # Words
    topic("word-giv", "7", FACT),
    topic("word-parti", "7", FACT),
    topic("word-round", "7", FACT),
    topic("word-stock", "7", FACT),
    topic("word-trick", "7", FACT),
    topic("word-faces", "7", FACT),
)
