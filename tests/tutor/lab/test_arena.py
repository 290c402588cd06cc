"""The arena: its figures on a made-up match, and that it is a duplicate."""

from __future__ import annotations

from math import sqrt
from types import ModuleType

import pytest

from tests.tutor.positions import KASINO
from tutor.lab import arena, fitting
from tutor.lab.arena import Match, PlayedDeck, lines, main, play_deck, report


def test_mean_and_error_are_those_of_the_decks() -> None:
    played = [PlayedDeck(1.0, ((0.001, 0.003), (0.002,)), 1), PlayedDeck(4.0, ((0.005, 0.007), (0.002,)), 0)]
    result = report(played)
    assert result.decks == 2
    assert result.ahead == 2.5
    assert result.error == pytest.approx(sqrt(4.5 / 2))
    assert result.exact == 0.25
    text = "\n".join(lines(Match("a", "b", KASINO, 2, 9), result))
    assert "+2.500 +- 1.500 points a giv over 2 decks, each played 2 times (seed 9)" in text
    assert "a: 4.0 ms a decision, p95 7.0, max 7.0" in text
    assert "b: 2.0 ms" in text
    assert "25.0%" in text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_against_itself_is_exactly_even(seats: int) -> None:
    for number in range(3):
        assert play_deck(Match("careful", "careful", KASINO, seats, 1), number).ahead == pytest.approx(0.0)


def test_what_the_first_is_ahead_the_second_is_behind() -> None:
    ahead = [play_deck(Match("greedy", "careful", KASINO, 2, 3), number).ahead for number in range(20)]
    behind = [play_deck(Match("careful", "greedy", KASINO, 2, 3), number).ahead for number in range(20)]
    assert behind == [-each for each in ahead]
    assert sum(behind) > 0, "the careful player is the better one"


def test_a_deck_is_the_same_in_every_run_and_another_for_another_number() -> None:
    match = Match("greedy", "random", KASINO, 2, 5)
    first, again, other = (play_deck(match, number).ahead for number in (0, 0, 1))
    assert first == again
    assert first != other


def test_each_seat_is_timed_in_every_play() -> None:
    first, second = play_deck(Match("greedy", "random", KASINO, 3, 1), 0).times
    assert len(first) == 3 * 16
    assert len(second) == 3 * 32


def test_a_match_is_played_in_worker_processes_and_printed(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "greedy",
        "random",
        "--game",
        "dragkasino",
        "--option",
        "refill=deal",
        "--decks",
        "4",
        "--seed",
        "2",
    ]
    assert main(arguments) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("greedy - random: dragkasino refill=deal, 2 seats")
    assert "over 4 decks" in printed.out
    assert "4/4" in printed.err


@pytest.mark.parametrize("program", [arena, fitting])
@pytest.mark.parametrize(
    "wrong",
    [
        "--workers 0",
        "--workers x",
        "--seats 5",
        "--game poker",
        "--option ace=99",
        "--option ace",
        "--option colour=red",
    ],
)
def test_wrong_arguments_are_named_in_a_line(
    program: ModuleType, wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    right = ["random", "greedy"] if program is arena else ["name"]
    _refused(program, [*right, *wrong.split()], capsys)


@pytest.mark.parametrize(
    "wrong",
    ["nosuch greedy", "random search:abc", "search:0 greedy", "search: greedy", "search:0ms greedy", "careful:5 sim"],
)
def test_unknown_players_are_named_in_a_line(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    _refused(arena, wrong.split(), capsys)


@pytest.mark.parametrize("decks", ["0", "-1", "many"])
def test_there_is_at_least_one_deck(decks: str, capsys: pytest.CaptureFixture[str]) -> None:
    _refused(arena, ["random", "greedy", f"--decks={decks}"], capsys)


def _refused(program: ModuleType, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(arguments)
    assert ended.value.code == 2
    printed = capsys.readouterr()
    assert not printed.out
    assert ": error: " in printed.err.splitlines()[-1]
