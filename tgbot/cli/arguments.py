"""The shape of every command's arguments: argparse, with words from the locales and errors as `CliError`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from locales import LANGUAGES, Texts, texts
from tgbot.cli.errors import CliError, one_line
from tgbot.config import Config

PROGRAM = "kasino"


@dataclass(frozen=True, slots=True)
class Session:
    """What a command is run with: the environment, and the texts of the language that it speaks."""

    config: Config
    words: Texts


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, its description, how its arguments are added and how it is run.

    `run` gives the exit code and may raise CliError, NotationError or OptionError.
    """

    name: str
    about: Callable[[Texts], str]
    add: Callable[[Parser], None]
    run: Callable[[argparse.Namespace, Session], int]


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the language of its words.

    argparse does not check what is required: the command does, and says in words what is missing.
    """

    def __init__(self, command: str, about: str, words: Texts) -> None:
        super().__init__(
            prog=f"{PROGRAM} {command}".strip(),
            description=about,
            formatter_class=lambda prog: _Help(words, prog),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.words = words
        self.options = self.add_argument_group(words.plain("cli-help-options"))
        self.options.add_argument("-h", "--help", action="help", help=words.plain("cli-help-help"))
        languages = ", ".join(LANGUAGES)
        self.option("--lang", "XX", words.plain("cli-help-lang", languages=languages))

    def option(self, name: str, metavar: str, about: str, **more: Any) -> None:
        """An option with a value."""
        self.options.add_argument(name, metavar=metavar, help=about, **more)

    def switch(self, name: str, about: str) -> None:
        """An option without a value."""
        self.options.add_argument(name, action="store_true", help=about)

    def source(self, metavar: str, about: str) -> None:
        """The one argument that has no name: where the command reads from, or None."""
        group = self.add_argument_group(self.words.plain("cli-help-arguments"))
        group.add_argument("source", metavar=metavar, nargs="?", help=about)

    def game(self) -> None:
        """`--game` and `--option`, which together are the rules."""
        self.option("--game", "GAME", self.words.plain("cli-help-game"))
        about = self.words.plain("cli-help-option")
        self.option("--option", "NAME=VALUE", about, action="append", default=[])

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The parsed arguments. Raises CliError; `--help` prints and ends the program with code 0."""
        try:
            found, unknown = self.parse_known_args(arguments)
        except argparse.ArgumentError as error:
            raise _wrong(self.prog, error.argument_name or "") from error
        if unknown:
            raise _wrong(self.prog, unknown[0])
        return found


def language(found: argparse.Namespace, words: Texts) -> Texts:
    """The texts of `--lang`, or those of the session without it. Raises CliError."""
    if found.lang is None:
        return words
    if found.lang not in LANGUAGES:
        raise CliError(
            lambda words: words.plain("cli-error-lang", language=one_line(found.lang), choices=", ".join(LANGUAGES))
        )
    return texts(found.lang)


def whole_number(name: str, text: str, numbers: range) -> int:
    """The number in an option's text. Raises CliError if it is not a number in the range."""
    if text.isascii() and text.isdigit() and len(text) <= 9 and int(text) in numbers:
        return int(text)
    raise CliError(
        lambda words: words.plain(
            "cli-error-number",
            option=name,
            text=one_line(text),
            lowest=str(numbers[0]),
            highest=str(numbers[-1]),
        )
    )


def missing(option: str) -> CliError:
    """The error for an option or argument that the command cannot do without."""
    return CliError(lambda words: words.plain("cli-error-missing", option=option))


def needed(found: argparse.Namespace, names: Iterable[str]) -> None:
    """Raises CliError for the first of these options that was not given."""
    for name in names:
        if getattr(found, name) is None:
            raise missing(f"--{name}")


def _wrong(program: str, argument: str) -> CliError:
    return CliError(lambda words: words.plain("cli-error-argument", argument=one_line(argument), command=program))


class _Help(argparse.RawDescriptionHelpFormatter):
    """The help, with "usage" translated and the line breaks of descriptions kept."""

    def __init__(self, words: Texts, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or self._words.plain("cli-help-usage") + " ")
