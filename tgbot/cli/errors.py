"""What the command line raises, and how every error becomes one line for people to read."""

from __future__ import annotations

from collections.abc import Callable

from engine import OPTIONS, Fault, Game, IllegalMoveError, NotationError, OptionError, RecordError, Rules, shown
from locales import Texts
from tutor.words import letters, refusal

WRONG_INPUT = 2
DOES_NOT_WORK = 1
LONGEST = 80

Sentence = Callable[[Texts], str]


class CliError(Exception):
    """A command that cannot be done. `sentence` says why in a given language; `status` is the exit code."""

    def __init__(self, sentence: Sentence, status: int = WRONG_INPUT) -> None:
        super().__init__(status)
        self.sentence = sentence
        self.status = status


def one_line(text: str) -> str:
    """Somebody's input made fit for a sentence: no line breaks, no control characters, a limited length."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def engine_sentence(error: NotationError | OptionError, words: Texts) -> str:
    """The engine's error as one line for people. Its message for developers is not shown."""
    if isinstance(error, OptionError):
        return _option_sentence(error, words)
    if isinstance(error, RecordError):
        return _record_sentence(error, _why(error, words), words)
    return _why(error, words)


def replay_sentence(rules: Rules, error: RecordError, words: Texts) -> str:
    """As `engine_sentence`, for a record that was read but cannot be replayed.

    For an illegal move the tutor says why.
    """
    if not isinstance(error.__cause__, IllegalMoveError):
        return engine_sentence(error, words)
    why = refusal(rules, error.__cause__.illegality, words, letters(words.language))
    return _record_sentence(error, why, words)


def _option_sentence(error: OptionError, words: Texts) -> str:
    value, choices = one_line(shown(error.value)), ", ".join(error.choices)
    if error.choices == tuple(Game):  # and not an option called "game"
        return words.plain("cli-error-game", game=value, choices=choices)
    option = one_line(error.option)
    if error.option not in OPTIONS:
        return words.plain("cli-error-option", option=option, choices=choices)
    return words.plain("cli-error-option-value", option=option, value=value, choices=choices)


def _record_sentence(error: RecordError, why: str, words: Texts) -> str:
    if error.giv is None:
        return words.plain("cli-error-record", why=why)
    giv = str(error.giv + 1)
    if error.move is None:
        return words.plain("cli-error-record-giv", giv=giv, why=why)
    key = "cli-error-record-illegal" if error.fault is Fault.ILLEGAL else "cli-error-record-move"
    return words.plain(key, giv=giv, move=str(error.move + 1), text=one_line(error.text), why=why)


def _why(error: NotationError, words: Texts) -> str:
    return words.plain(f"cli-why-{error.fault}", at=one_line(error.at))
