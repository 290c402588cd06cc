"""`kasino captures`."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterable
from typing import Any

import pytest

from engine import DECK, Card
from tests.engine.right_answers import rules_cases
from tests.tgbot.cli.command import Kasino, shell, started

POSITIONS = rules_cases("positions")
CROWDED = "AC AD AH 2C 2D 2H 3C 3D 3H 4C 5C 6C 7C 8C 9C TC JC"


def options(case: Any) -> list[str]:
    """The arguments that ask about a case."""
    words = {True: "yes", False: "no"}
    chosen = [f"{name}={words.get(value, value)}" for name, value in case["options"].items()]
    return ["--game", case["game"], *(word for option in chosen for word in ("--option", option))]


def sets(captures: Iterable[Iterable[str]]) -> set[frozenset[str]]:
    return set(map(frozenset, captures))


def question(**changes: object) -> bytes:
    """A line asking what a king takes, with some fields changed."""
    asked: dict[str, object] = {"game": "kasino", "options": {}, "table": ["7C", "6D"], "played": "KH"}
    return json.dumps({**asked, **changes}).encode()


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case["id"])
def test_the_captures_of_every_worked_position_are_listed(case: Any, kasino: Kasino) -> None:
    table = " ".join(case["table"])
    ran = kasino("captures", *options(case), "--table", table, "--card", case["played"], "--json")
    answer = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert sets(answer["captures"]) == sets(case["captures"])
    assert len(answer["captures"]) == len(case["captures"])
    assert answer["complete"] is True


def test_each_line_of_stdin_is_answered_by_one_line() -> None:
    lines = b"".join(json.dumps(case).encode() + b"\n" for case in POSITIONS)
    ran = shell("captures", "-", stdin=lines)
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert (ran.status, ran.err, len(answers)) == (0, "", len(POSITIONS))
    for case, answer in zip(POSITIONS, answers, strict=True):
        assert sets(answer["captures"]) == sets(case["captures"]), case["id"]


def test_the_answer_has_the_documented_shape(kasino: Kasino) -> None:
    arguments = ["--game", "kasino", "--option", "ace=1-14", "--card", "KH", "--json"]
    assert kasino("captures", *arguments, "--table", "7C 6D").out == (
        '{"captures": [["6D", "7C"]], "complete": true}\n'
    )


def test_the_cards_of_a_set_go_by_rank_letter_then_suit(kasino: Kasino) -> None:
    ran = kasino("captures", "--table", "KD TS 3H 3C AS", "--card", "KC", "--json")
    for taken in json.loads(ran.out)["captures"]:
        assert list(map(Card.parse, taken)) == sorted(map(Card.parse, taken))
    assert ["3C", "TS", "KD"] in json.loads(ran.out)["captures"]


def test_people_get_one_set_on_a_line_in_the_notation_that_take_reads(kasino: Kasino) -> None:
    assert kasino("captures", "--table", "7c 6D 2H", "--card", "9H").out == "2H 7C\n"


def test_a_card_that_takes_nothing_is_told_in_words_and_is_an_empty_list_for_programs(kasino: Kasino) -> None:
    arguments = ["captures", "--table", "7C", "--card", "9H"]
    assert kasino(*arguments).out == "9H takes nothing here.\n"
    assert json.loads(kasino(*arguments, "--json").out) == {"captures": [], "complete": True}


def test_an_empty_table_has_nothing_to_take(kasino: Kasino) -> None:
    assert json.loads(kasino("captures", "--table", "", "--card", "9H", "--json").out)["captures"] == []


def test_the_limit_bounds_the_list_and_says_that_there_was_more(kasino: Kasino) -> None:
    arguments = ("captures", "--table", CROWDED, "--card", "KH", "--limit", "3")
    answer = json.loads(kasino(*arguments, "--json").out)
    assert (len(answer["captures"]), answer["complete"]) == (3, False)
    assert kasino(*arguments).out.splitlines()[3:] == ["There are more; these are the first 3."]


def test_a_limit_that_is_just_reached_leaves_the_list_complete(kasino: Kasino) -> None:
    arguments = ["captures", "--table", "9C9D", "--card", "9H", "--json", "--limit"]
    assert json.loads(kasino(*arguments, "3").out)["complete"] is True
    assert json.loads(kasino(*arguments, "2").out)["complete"] is False
    assert json.loads(kasino(*arguments, "0").out) == {"captures": [], "complete": False}


def test_the_list_ends_at_a_thousand_unless_told_otherwise(kasino: Kasino) -> None:
    table = " ".join(str(card) for card in DECK[:40])
    answer = json.loads(kasino("captures", "--table", table, "--card", "KH", "--json").out)
    assert (len(answer["captures"]), answer["complete"]) == (1000, False)


def test_the_limit_holds_for_each_line_of_stdin(kasino: Kasino) -> None:
    ran = kasino("captures", "-", "--limit", "1", stdin=question(table=CROWDED) + b"\n" + question())
    first, second = (json.loads(line) for line in ran.out.splitlines())
    assert (len(first["captures"]), first["complete"], second["complete"]) == (1, False, True)


@pytest.mark.parametrize(
    "line",
    [
        question(table="7C 6D"),
        question(table="7c6d"),
        question(options={"ace": "1-14", "target": 21, "extra_spades": True, "last_sweep": "no"}),
        question(id="C01", note="…", captures=[]),
        b'{"table": ["7C", "6D"], "played": "KH"}',
        question() + b"\r",
        b"\xef\xbb\xbf" + question(),
    ],
)
def test_a_line_may_be_written_in_these_ways(line: bytes, kasino: Kasino) -> None:
    ran = kasino("captures", "-", stdin=line + b"\n")
    assert (ran.status, json.loads(ran.out)["captures"]) == (0, [["6D", "7C"]])


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (b"", "not JSON"),
        (b"king takes seven and six", "not JSON"),
        (b'{"table": ', "not JSON"),
        (b"\xff\xfe\xfd", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"9" * 5000, "not JSON"),
        (question()[:-1] + b', "table": ["2C"]}', "“table” stands twice"),
        (b"[]", "JSON object"),
        (b"null", "JSON object"),
        (b"{}", "played"),
        (b'{"played": "KH"}', "table"),
        (question(table=None), "table"),
        (question(table=[7, 6]), "table"),
        (question(table=["7C", "7C"]), "named twice"),
        (question(table=["7C6D"]), "7C6D"),
        (question(table=["7C", "KH"]), "lies on the table"),
        (question(played=13), "played"),
        (question(played="1H"), "1H"),
        (question(played=""), "no card"),
        (question(played="\ud800"), "no card"),
        (question(game="poker"), "poker"),
        (question(game=None), "game"),
        (question(options=[]), "options"),
        (question(options={"ace": 11}), "ace"),
        (question(options={"ace": [1, 14]}), "ace"),
        (question(options={"jokers": True}), "jokers"),
        (question(options={"game": "kasino"}), "game"),
        (question(options={"": ""}), "no option"),
    ],
)
def test_a_line_that_cannot_be_read_gets_an_error_and_the_others_their_answers(
    line: bytes, says: str, kasino: Kasino
) -> None:
    ran = kasino("captures", "-", stdin=question() + b"\n" + line + b"\n" + question() + b"\n")
    before, wrong, after = (json.loads(answer) for answer in ran.out.splitlines())
    assert ran.status == 2
    assert list(wrong) == ["error"]
    assert says in wrong["error"]
    assert before == after == {"captures": [["6D", "7C"]], "complete": True}


def test_no_depth_of_nesting_stops_the_answers(kasino: Kasino) -> None:
    depths = range(900, 1010)
    lines = [question(options={"ace": 0}).replace(b"0", b"[" * depth + b"]" * depth) for depth in depths]
    ran = kasino("captures", "-", stdin=b"\n".join(lines))
    assert [list(json.loads(line)) for line in ran.out.splitlines()] == [["error"]] * len(depths)


def test_the_errors_of_lines_are_in_the_asked_language(kasino: Kasino) -> None:
    ran = kasino("captures", "-", "--lang", "sv", stdin=b"?\n")
    assert json.loads(ran.out) == {"error": "Det här är inte JSON som går att läsa."}


def test_an_answer_comes_before_the_next_question_is_asked() -> None:
    with started("captures", "-") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for played, count in (("KH", 1), ("9H", 0)):
            process.stdin.write(question(played=played) + b"\n")
            process.stdin.flush()
            assert len(json.loads(process.stdout.readline())["captures"]) == count
        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_ctrl_c_ends_the_waiting_for_questions_quietly() -> None:
    with started("captures", "-") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question() + b"\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"")


def test_nothing_is_answered_to_nothing(kasino: Kasino) -> None:
    ran = kasino("captures", "-")
    assert (ran.status, ran.out, ran.err) == (0, "", "")


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    with started("captures", "-") as process:
        assert process.stdout is not None
        process.stdout.close()
        process.stdout = None
        _, err = process.communicate((question() + b"\n") * 10, timeout=60)
    assert (process.returncode, err) == (141, b"")
