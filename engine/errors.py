"""What the engine raises.

EngineError
├── NotationError      a card, a move, a deck or a record that cannot be read
│   └── RecordError    a record; says in which giv and at which move
├── OptionError        an unknown option or a value that it does not have
└── IllegalMoveError   a move that the rules forbid, with its Illegality; it lives in `legality`
"""

from __future__ import annotations

import reprlib
from enum import StrEnum

#: How many characters of somebody's input a message repeats.
LONGEST = 60


class Fault(StrEnum):
    """What is wrong with something that was written."""

    NO_CARD = "no-card"
    TWICE = "twice"  # a card
    MISSING = "missing"  # cards of a deck
    NOTHING_TAKEN = "nothing-taken"  # after the x of a move
    NOT_JSON = "not-json"
    KEY_TWICE = "key-twice"  # in one JSON object
    NO_OBJECT = "no-object"
    FIELD_MISSING = "field-missing"
    FIELD_UNKNOWN = "field-unknown"
    WRONG_KIND = "wrong-kind"  # the value of a field
    FORMAT = "format"
    HALF_A_LETTER = "half-a-letter"  # in a name: a surrogate without its other half
    PLAYERS = "players"  # 1.1
    DEALER = "dealer"  # no seat
    NOT_THEIR_DEAL = "not-their-deal"  # 1.2
    GIV_NOT_OVER = "giv-not-over"  # the one before
    PARTI_OVER = "parti-over"  # 6.2
    ILLEGAL = "illegal"  # a move; the IllegalMoveError is the cause


#: The fault as an engineer reads it. `at` is what stands at fault: each card, field or number of it.
WHY = {
    Fault.NO_CARD: "{at!r} is no card: a card is a rank A23456789TJQK and a suit CDHS",
    Fault.TWICE: "{at} is named twice",
    Fault.MISSING: "a deck is 52 different cards, and {at} are missing",
    Fault.NOTHING_TAKEN: "after x stand the cards that are taken",
    Fault.NOT_JSON: "not JSON: {at}",
    Fault.KEY_TWICE: "the key {at!r} stands twice in one object",
    Fault.NO_OBJECT: "not an object with the fields {at}",
    Fault.FIELD_MISSING: "the field {at} is missing",
    Fault.FIELD_UNKNOWN: "there is no field {at!r}",
    Fault.WRONG_KIND: "the field {at} is of the wrong kind",
    Fault.FORMAT: "the format is not {at}",
    Fault.HALF_A_LETTER: "half a letter in a name",
    Fault.PLAYERS: "{at} players: kasino has two to four seats",
    Fault.DEALER: "dealer {at} has no seat; they count from 0",
    Fault.NOT_THEIR_DEAL: "the deal is with seat {at} (1.2)",
    Fault.GIV_NOT_OVER: "no giv is awaited: one is being played",
    Fault.PARTI_OVER: "no giv is awaited: the parti is over",
    Fault.ILLEGAL: "{at}",
}


class EngineError(ValueError):
    """The root of all errors of the engine."""


class NotationError(EngineError):
    """Text that does not follow the notation of the rules.

    `what` is the kind of thing that was expected ("card", "move", "deck", "JSON"), `text` what was found; `fault` says
    what is wrong, and `at` which part: the card that is named twice, the cards or the field that are missing.
    """

    def __init__(self, what: str, text: str, fault: Fault, at: str = "", place: str = "") -> None:
        self.what = what
        self.text = text
        self.fault = fault
        self.at = at
        super().__init__(f"{what} {shortened(text)!r}: {place}{WHY[fault].format(at=shortened(at))}")


class RecordError(NotationError):
    """A record that cannot be read or replayed. `giv` and `move` count from 0, and are None if the error is not about
    one."""

    def __init__(self, text: str, fault: Fault, at: str = "", giv: int | None = None, move: int | None = None) -> None:
        place = "" if giv is None else f"giv {giv}" + ("" if move is None else f", move {move}") + ": "
        super().__init__("record", text, fault, at, place)
        self.giv = giv
        self.move = move


class OptionError(EngineError):
    """An option that does not exist (rules 7), or a value that the option does not have."""

    def __init__(self, option: str, value: object, choices: tuple[str, ...]) -> None:
        known = ", ".join(choices)
        super().__init__(f"option {shortened(option)!r} cannot be {reprlib.repr(value)}: choose from {known}")
        self.option = option
        self.value = value
        self.choices = choices


def shown(value: object) -> str:
    """Any value as a text, without what is long or nested in it."""
    return value if isinstance(value, str) else reprlib.repr(value)


def shortened(text: str) -> str:
    """The beginning of a text."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
