"""The README is true: its commands print what it shows, and what it refers to exists."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.tgbot.cli.forks import forked
from tgbot.cli.command_line import COMMANDS

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


SUBCOMMAND = r"\bkasino (play|bot|check|captures|explain|ask|replay|hint|review)\b"


def shown_commands() -> list[tuple[str, str]]:
    """Each command after `$` in a console block, with the output that follows it."""
    blocks = re.findall(r"```console\n(.*?)```", README, re.DOTALL)
    return [
        (command, output)
        for block in blocks
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]


@pytest.mark.parametrize(("command", "output"), shown_commands(), ids=[command for command, _ in shown_commands()])
def test_a_command_prints_what_the_readme_shows(command: str, output: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "kasino"
    out, err = forked(*arguments).communicate()
    assert (out.decode(), err.decode()) == (output, "")


def test_the_readme_shows_commands() -> None:
    assert len(shown_commands()) >= 4


@pytest.mark.parametrize("target", sorted(set(re.findall(r"(?:`|^ {4})make ([a-z]+)", README, re.MULTILINE))))
def test_each_make_target_of_the_readme_exists(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    "subcommand",
    sorted(set(re.findall(SUBCOMMAND, README))),
)
def test_each_command_of_the_readme_exists(subcommand: str) -> None:
    assert subcommand in [command.name for command in COMMANDS]


@pytest.mark.parametrize(
    "path", sorted(set(re.findall(r'(?:src="|`)((?:tests|tgbot|engine|tutor|locales)/[\w/.]+)', README)))
)
def test_each_file_that_the_readme_names_exists(path: str) -> None:
    assert (ROOT / path).exists()
