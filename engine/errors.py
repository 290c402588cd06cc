"""What the engine raises.

EngineError
├── NotationError      a card, a move, a deck or a record that cannot be read
│   └── RecordError    a record; says in which giv and at which move
├── OptionError        an unknown option or a value that it does not have
└── IllegalMoveError   a move that the rules forbid, with its Illegality; it lives in `legality`
"""

from __future__ import annotations


class EngineError(ValueError):
    """The root of all errors of the engine."""


class NotationError(EngineError):
    """Text that does not follow the notation of the rules.

    `what` is the kind of thing that was expected ("card", "move", "deck"), `text` what was found.
    """

    def __init__(self, what: str, text: str, why: str) -> None:
        super().__init__(f"{what} {text!r}: {why}")
        self.what = what
        self.text = text
        self.why = why


class RecordError(NotationError):
    """A record that cannot be read or replayed. `giv` and `move` count from 0, and are None if the error is not about
    one."""

    def __init__(self, text: str, why: str, giv: int | None = None, move: int | None = None) -> None:
        place = "" if giv is None else f"giv {giv}" + ("" if move is None else f", move {move}") + ": "
        super().__init__("record", text, place + why)
        self.giv = giv
        self.move = move


class OptionError(EngineError):
    """An option that does not exist (rules 7), or a value that the option does not have."""

    def __init__(self, option: str, value: object, choices: tuple[str, ...]) -> None:
        known = ", ".join(choices)
        super().__init__(f"option {option!r} cannot be {value!r}: choose from {known}")
        self.option = option
        self.value = value
        self.choices = choices
