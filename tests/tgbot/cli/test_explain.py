"""`kasino explain`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import Card
from tests.engine.right_answers import rules_cases
from tests.tgbot.cli.command import Kasino, shell
from tests.tgbot.cli.test_captures import options

POSITIONS = rules_cases("positions")
TAKES = [(case, taken) for case in POSITIONS for taken in case["captures"]]
KING = ("explain", "--table", "7C 6D", "--card", "KH")


@pytest.mark.parametrize(("case", "taken"), TAKES)
def test_every_take_of_the_worked_positions_is_proved(case: Any, taken: list[str], kasino: Kasino) -> None:
    table = ("--table", " ".join(case["table"]), "--card", case["played"])
    ran = kasino("explain", *options(case), *table, "--take", " ".join(taken), "--json")
    answer = json.loads(ran.out)
    cards = [card for group in answer["groups"] for card in group]
    assert (ran.status, ran.err, answer["legal"]) == (0, "", True)
    assert sorted(cards) == sorted(taken)
    assert answer["sweep"] is (set(taken) == set(case["table"]))
    assert frozenset(taken) in map(frozenset, case["by_value"][str(answer["value"])])


def test_a_legal_take_has_the_documented_shape(kasino: Kasino) -> None:
    ran = kasino(*KING, "--take", "7C 6D", "--json")
    answer = json.loads(ran.out)
    text = answer.pop("text")
    assert ran.status == 0
    assert answer == {"legal": True, "value": 13, "groups": [["6D", "7C"]], "sweep": True}
    assert "= 13" in text


def test_an_illegal_take_has_a_reason_and_exit_code_1(kasino: Kasino) -> None:
    ran = kasino(*KING, "--take", "7C", "--json")
    answer = json.loads(ran.out)
    text = answer.pop("text")
    assert (ran.status, ran.err) == (1, "")
    assert answer == {"legal": False, "reason": "wrong-sum"}
    assert "13" in text


def test_the_groups_and_their_cards_are_sorted(kasino: Kasino) -> None:
    arguments = ("explain", "--table", "KD 7S 6S 7C 6D QH", "--card", "KH", "--take", "KD 7S 6S 7C 6D", "--json")
    groups = json.loads(kasino(*arguments).out)["groups"]
    cards = [[Card.parse(card) for card in group] for group in groups]
    assert cards == sorted(map(sorted, cards))
    assert len(cards) == 3


@pytest.mark.parametrize("take", [(), ("--take", "")])
def test_without_cards_to_take_the_card_is_laid_out(take: tuple[str, ...], kasino: Kasino) -> None:
    ran = kasino(*KING, *take, "--json")
    answer = json.loads(ran.out)
    assert answer.pop("text")
    assert (ran.status, answer) == (0, {"legal": True, "value": None, "groups": [], "sweep": False})


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("--table 7C --card KH --take 6D", "not-on-table"),
        ("--game dragkasino --table KS7C --card KH --take KS7C", "other-rank"),
        ("--option faces=pair --option faces_take=one --table KSKD --card KH --take KSKD", "one-only"),
        ("--game dragkasino --table JS3C --card AH --take JS3C", "face-in-sum"),
        ("--option ace=1-14 --table ASKDAC --card AH --take ASKDAC", "two-values"),
        ("--table KS --card 2H --take KS", "too-high"),
        ("--table 9S2C --card 9H --take 9S2C", "leftover"),
        ("--table 7S5C --card 9H --take 7S5C", "wrong-sum"),
        ("--table 8S8C4D4C --card TH --take 8S8C4D", "no-split"),
    ],
)
def test_every_reason_has_its_word(arguments: str, reason: str, kasino: Kasino) -> None:
    ran = kasino("explain", *arguments.split(), "--json")
    assert (ran.status, json.loads(ran.out)["reason"]) == (1, reason)


def test_people_get_the_tutors_sentence_in_their_language(kasino: Kasino) -> None:
    take = (*KING, "--take", "7C 6D")
    assert "tabbe (sweep)" in kasino(*take).out
    assert "räknas som 13" in kasino(*take, LC_ALL="sv_SE.UTF-8").out
    assert "räknas som 13" in kasino(*take, "--lang", "sv").out
    assert "counts 13" in kasino(*take, "--lang", "en", LC_ALL="sv_SE.UTF-8").out


def test_a_terminal_without_suits_gets_the_sentence_all_the_same() -> None:
    ran = shell(*KING, "--take", "7C 6D", LC_ALL="C", PYTHONIOENCODING="ascii")
    assert ran.status == 0
    assert "6 + \\u26637 = 13" in ran.out
