"""Topics about turns, values and taking (rules 1 to 3)."""

from __future__ import annotations

from engine import Ace, Faces, FacesTake, Rules, Specials
from tutor.questions.topic import FACT, NO, YES, Ruling, Topic, topic


def _sums(rules: Rules) -> Ruling:
    return YES if rules.faces is Faces.SUM else NO


def _several(rules: Rules) -> Ruling:
    return YES if rules.faces is Faces.SUM or rules.faces_take is FacesTake.ALL else NO


def _in_14(rules: Rules) -> Ruling:
    return YES if rules.faces is Faces.SUM or rules.faces_in_14 else NO


def _ace_on_ace(rules: Rules) -> Ruling:
    return YES if rules.ace is Ace.ONE_OR_FOURTEEN else NO


def _high(rules: Rules) -> Ruling:
    return NO if rules.specials is Specials.PLAIN else YES


OF_PLAY: tuple[Topic, ...] = (
    # Turns, deal, refill (1)
    topic("players", "1.1", FACT),
    topic("teams", "1.1", NO),
    topic("jokers", "1.1", NO),
    topic("pack", "1.1 1.3", FACT),
    topic("dealer", "1.2", FACT),
    topic("deal", "1.3 1.6", FACT),
    topic("begins", "1.4", FACT),
    topic("two-cards", "1.5", NO),
    topic("pass", "1.5", NO),
    topic("must-lay", "1.5", YES),
    topic("refill", "1.6", FACT, "refill"),
    topic("stock-empty", "1.6 1.7", FACT, "refill"),
    topic("rounds", "1.6", FACT),
    # Values (2)
    topic("ace-value", "2.2 2.3 5.1", FACT, "ace"),
    topic("ace-both", "2.3", NO),
    topic("ace-on-ace", "2.2 2.3", _ace_on_ace, "ace"),
    topic("face-value", "2.4 3.4 3.5", FACT, "faces"),
    topic("number-value", "2.1 3.1", FACT),
    topic("specials-value", "2.5", _high, "specials"),
    topic("specials-both", "2.5", NO),
    topic("specials", "2.5 5.1", FACT, "specials"),
    # Taking (3)
    topic("taking", "3.1", FACT),
    topic("several-groups", "3.1 3.2", YES),
    topic("exact", "3.1", YES),
    topic("higher-lower", "3.1", NO),
    topic("card-twice", "3.1", NO),
    topic("trumps", "3.1 1.5", NO),
    topic("clear-table", "2.1 3.1", NO),
    topic("must-take", "3.3 1.5", NO),
    topic("must-take-all", "3.3", NO),
    topic("equal-on-table", "3.1 3.3", YES),
    topic("table-limit", "3.3", FACT),
    topic("faces-in-sums", "2.4 3.4 3.5", _sums, "faces"),
    topic("faces-several", "3.1 3.5", _several, "faces_take"),
    topic("face-in-14", "3.4 3.5", _in_14, "faces_in_14"),
    topic("pile", "3.6", NO),
    topic("building", "3.7", NO),
)
