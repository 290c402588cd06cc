"""`kasino ask`."""

from __future__ import annotations

import json

import pytest

from tests.tgbot.cli.command import Kasino, shell

QUEEN = "kan dam ta 7 och 5?"


def test_a_question_is_answered_for_the_game_that_is_said(kasino: Kasino) -> None:
    ran = kasino("ask", QUEEN, "--game", "dragkasino")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[:2] == [
        "Dam på 7 och 5 (dragkasino)",
        "Nej. Damen tar bara dam i dragkasino, inte 5 och 7.",
    ]
    assert kasino("ask", QUEEN).out.splitlines()[1].startswith("Ja.")


def test_options_are_heeded(kasino: Kasino) -> None:
    asked = ("ask", "kan ess ta ess?")
    assert "Nej." in kasino(*asked).out
    assert "Ja." in kasino(*asked, "--option", "ace=1-14").out


def test_the_answer_is_in_the_language_of_the_question_unless_another_is_said(kasino: Kasino) -> None:
    assert kasino("ask", "can a queen take 7 and 5?", LC_ALL="sv_SE.UTF-8").out.startswith("Queen on 7 and 5")
    assert kasino("ask", QUEEN, LC_ALL="C.UTF-8").out.startswith("Dam på 7 och 5")
    assert kasino("ask", QUEEN, "--lang", "en").out.startswith("Queen on 7 and 5")


def test_json_has_the_documented_shape(kasino: Kasino) -> None:
    ran = kasino("ask", QUEEN, "--game", "dragkasino", "--json")
    answer = json.loads(ran.out)
    assert answer.pop("text").startswith("Dam på 7 och 5 (dragkasino)\nNej.")
    assert (ran.status, ran.err) == (0, "")
    assert answer == {
        "kind": "take",
        "verdict": "no",
        "understood": "Dam på 7 och 5",
        "game": "dragkasino",
        "played": ["Q"],
        "taken": ["7", "5"],
        "topic": None,
        "rules": ["3.1", "3.2", "3.5"],
        "options": ["faces"],
        "language": "sv",
    }


@pytest.mark.parametrize(
    ("question", "played", "taken"),
    [
        ("ruter tio på 6+4", ["TD"], ["6", "4"]),
        ("kan tian ta två femmor", ["T"], ["5*2"]),
        ("dam på alla damer", ["Q"], ["Q*"]),
    ],
)
def test_json_names_the_cards_as_they_were_named(
    question: str, played: list[str], taken: list[str], kasino: Kasino
) -> None:
    answer = json.loads(kasino("ask", question, "--json").out)
    assert (answer["played"], answer["taken"]) == (played, taken)


def test_a_question_about_the_rules_has_its_topic_and_rules(kasino: Kasino) -> None:
    answer = json.loads(kasino("ask", "vem får korten som ligger kvar?", "--json").out)
    assert (answer["kind"], answer["topic"], answer["rules"]) == ("rule", "leftovers", ["4.2"])


def test_what_is_not_understood_gets_examples_and_exit_code_1(kasino: Kasino) -> None:
    ran = kasino("ask", "xyzzy", "--lang", "en")
    assert (ran.status, ran.err) == (1, "")
    assert "can a queen take 7 and 5?" in ran.out
    assert json.loads(kasino("ask", "xyzzy", "--json").out)["kind"] == "unclear"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("ask",), "QUESTION is missing"),
        (("ask", QUEEN, "--game", "poker"), "no game “poker”"),
        (("ask", QUEEN, "--option", "ace=7"), "ace cannot be “7”"),
        (("ask", QUEEN, "extra"), "“extra”"),
    ],
)
def test_wrong_input_is_told_in_one_line(arguments: tuple[str, ...], sentence: str, kasino: Kasino) -> None:
    ran = kasino(*arguments)
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert sentence in ran.err


def test_help_shows_what_can_be_asked() -> None:
    ran = shell("ask", "--help", "--lang", "sv", LC_ALL="sv_SE.UTF-8")
    assert ran.status == 0
    assert QUEEN in ran.out
