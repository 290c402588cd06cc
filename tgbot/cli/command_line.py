"""From the words after `kasino` to a command, and from any error to one line and an exit code."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from engine import NotationError, OptionError
from locales import Texts, texts
from tgbot.cli import ask, bot, captures, check, explain, hint, play, replay, review
from tgbot.cli.arguments import PROGRAM, Command, Parser, Session, language
from tgbot.cli.errors import CliError, engine_sentence, one_line
from tgbot.config import Config, from_environment

COMMANDS: tuple[Command, ...] = (
    play.COMMAND,
    bot.COMMAND,
    check.COMMAND,
    captures.COMMAND,
    explain.COMMAND,
    ask.COMMAND,
    replay.COMMAND,
    hint.COMMAND,
    review.COMMAND,
)
WRONG_INPUT = 2
INTERRUPTED = 130
NOBODY_READS = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in `argv` (without the program's name; `sys.argv` if None) and give the exit code.

    0: done. 1: the answer is no, or something does not work. 2: the input is wrong. Errors are one line on stderr.
    `--help` ends the program with code 0.
    """
    try:
        _hear_ctrl_c()
        _print_any_letter()
        status = _run(list(sys.argv[1:] if argv is None else argv), from_environment())
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python would complain again when it flushes stdout at exit.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    return status


def _run(arguments: list[str], config: Config) -> int:
    words = texts(config.language)
    try:
        command = _command(arguments[:1])
        if command is None:
            print(_overview(words))
            return 0
        parser = Parser(command.name, command.about(words), words)
        command.add(parser)
        found = parser.read(arguments[1:])
        words = language(found, words)
        return command.run(found, Session(config, words))
    except CliError as error:
        print(error.sentence(words), file=sys.stderr)
        return error.status
    except (NotationError, OptionError) as error:
        print(engine_sentence(error, words), file=sys.stderr)
        return WRONG_INPUT


def _command(first: list[str]) -> Command | None:
    """The named command, or None when help is asked for. Raises CliError."""
    if first in (["--help"], ["-h"]):
        return None
    names = ", ".join(command.name for command in COMMANDS)
    if not first:
        raise CliError(lambda words: words.plain("cli-error-no-command", choices=names))
    for command in COMMANDS:
        if command.name == first[0]:
            return command
    raise CliError(lambda words: words.plain("cli-error-command", command=one_line(first[0]), choices=names))


def _overview(words: Texts) -> str:
    usage = words.plain("cli-help-usage")
    lines = [f"{usage} {PROGRAM} {words.plain('cli-help-command')}", "", words.plain("cli-help-about"), ""]
    lines += [f"  {command.name:<10}{command.about(words).splitlines()[0]}" for command in COMMANDS]
    return "\n".join(lines)


def _hear_ctrl_c() -> None:
    """Ctrl-C raises KeyboardInterrupt again, unless it is ignored."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _print_any_letter() -> None:
    """No letter can stop the program: one that the terminal cannot show is written as its number."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
