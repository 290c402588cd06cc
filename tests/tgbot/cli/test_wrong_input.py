"""Bad input of every kind, and the help that says what is valid."""

from __future__ import annotations

import tomllib
from importlib.metadata import EntryPoint

import pytest

from tests.tgbot.cli.command import ROOT, Kasino, shell
from tgbot.cli import main
from tgbot.cli.command_line import COMMANDS

ASK = "--table 7C --card KH"
WRONG = [
    ("", "play, bot, check, captures, explain, ask, replay"),
    ("deal", "“deal”"),
    ("--json", "“--json”"),
    ("captures", "--table is missing"),
    ("captures --table 7C", "--card is missing"),
    ("captures --card", "--card"),
    ("captures --table --card KH", "--table"),
    (f"captures {ASK} --json=1", "--json"),
    (f"captures {ASK} --colour red", "--colour"),
    (f"captures {ASK} --tab 7C", "--tab"),
    (f"captures {ASK} 7D", "“7D”"),
    ("captures - -", "“-”"),
    (f"captures - {ASK}", "come from stdin"),
    ("captures - --game kasino", "come from stdin"),
    ("captures --table 7X --card KH", "“7X” is no card"),
    ("captures --table 7 --card KH", "“7” is no card"),
    ("captures --table 7C7C --card KH", "named twice"),
    ("captures --table 7C --card 7C", "lies on the table"),
    ("captures --table 7C --card KHKD", "“KHKD” is no card"),
    (f"captures {ASK} --game poker", "“poker”"),
    (f"captures {ASK} --option ace", "name=value"),
    (f"captures {ASK} --option ace=15", "14, 1-14"),
    (f"captures {ASK} --option last_sweep=maybe", "yes, no"),
    (f"captures {ASK} --option game=kasino", "“game”"),
    (f"captures {ASK} --option jokers=yes", "“jokers”"),
    (f"captures {ASK} --limit some", "“some”"),
    (f"captures {ASK} --limit -1", "“-1”"),
    (f"captures {ASK} --limit {'9' * 5000}", "--limit"),
    (f"captures {ASK} --lang xx", "en, sv"),
    ("explain", "--table is missing"),
    (f"explain {ASK} --take 6X", "“6X” is no card"),
    (f"explain {ASK} --take 7C7C", "named twice"),
    (f"explain {ASK} extra", "“extra”"),
    ("replay", "RECORD is missing"),
    ("replay one two", "“two”"),
    ("play --port some", "65535"),
    ("play --port 65536", "65535"),
    ("bot now", "“now”"),
    ("check now", "“now”"),
]


@pytest.mark.parametrize(("arguments", "says"), WRONG)
def test_wrong_input_is_told_in_one_line_with_exit_code_2(arguments: str, says: str, kasino: Kasino) -> None:
    ran = kasino(*arguments.split())
    assert (ran.status, ran.out) == (2, "")
    assert says in ran.err
    assert len(ran.err.splitlines()) == 1


def test_nothing_of_python_is_seen_when_the_program_is_started_wrongly() -> None:
    ran = shell("replay", "/missing")
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert "/missing" in ran.err


def test_what_was_typed_comes_back_short_and_without_control_characters(kasino: Kasino) -> None:
    ran = kasino("captures", "--table", "7C", "--card", "\x1b[31m\n" + "K" * 500)
    assert ran.err.startswith("“[31m KKK")
    assert "\x1b" not in ran.err
    assert len(ran.err) < 250


def test_letters_that_are_no_text_can_be_typed(kasino: Kasino) -> None:
    ran = kasino("captures", "--table", "7C", "--card", "\udcff")
    assert (ran.status, len(ran.err.splitlines())) == (2, 1)


def test_errors_are_in_the_language_of_the_session_or_the_asked_one(kasino: Kasino) -> None:
    wrong = ("captures", "--table", "7C", "--card", "1H")
    assert "är inget kort" in kasino(*wrong, LC_ALL="sv_SE.UTF-8").err
    assert "är inget kort" in kasino(*wrong, "--lang", "sv").err
    assert "is no card" in kasino(*wrong, "--lang", "en", LC_ALL="sv_SE.UTF-8").err


def test_the_help_names_every_command_in_both_languages() -> None:
    for language, usage in (("C.UTF-8", "usage: kasino"), ("sv_SE.UTF-8", "så här: kasino")):
        ran = shell("--help", LC_ALL=language, PYTHONIOENCODING="utf-8")
        assert ran.status == 0
        assert ran.out.startswith(usage)
        assert all(f"  {command.name} " in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
@pytest.mark.parametrize("language", ["en", "sv"])
def test_every_command_has_help(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    out = capsys.readouterr().out
    assert ended.value.code == 0
    assert f"kasino {command} [-h]" in out
    assert "--lang" in out


def test_the_installed_program_is_this_one() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]
    assert EntryPoint("kasino", scripts["kasino"], "console_scripts").load() is main
