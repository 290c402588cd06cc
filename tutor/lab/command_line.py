"""The command lines of the arena and the fitting. What is impossible is said in one line, with exit status 2."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace

from engine import Game, OptionError, Rules
from tutor.players.registry import player


def add_game(parser: ArgumentParser) -> None:
    """Adds `--game`, `--option`, `--seats` and `--workers`."""
    parser.add_argument("--game", default=Game.KASINO, choices=tuple(Game))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--workers", type=positive, default=1)


def rules_of(parser: ArgumentParser, chosen: Namespace) -> Rules:
    """The rules that were chosen. An unknown option ends the program."""
    try:
        return Rules.preset(chosen.game, **dict(option.split("=", 1) for option in chosen.option))
    except (OptionError, ValueError) as error:  # ValueError: an option without a value
        parser.error(f"--option: {error}")


def positive(text: str) -> int:
    """A whole number from 1. Raises ArgumentTypeError."""
    if not text.isdecimal() or not int(text):
        raise ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def player_name(text: str) -> str:
    """The name of a known player. Raises ArgumentTypeError."""
    try:
        player(text)
    except (KeyError, ValueError) as error:
        raise ArgumentTypeError(f"there is no player {text!r}") from error
    return text
