"""The words that are listened for, and how forgivingly."""

from __future__ import annotations

from itertools import product

import pytest

from locales import LANGUAGES
from tests.tutor.questions.asking import ask, learned_from
from tutor.questions import Kind
from tutor.questions.classify import OTHER_THINGS
from tutor.questions.hearing import hear
from tutor.questions.topics import TOPICS
from tutor.questions.typos import one_letter_wrong
from tutor.questions.vocabulary import ABOUT_RULES, fold, vocabulary

NAMES = [topic.name for topic in TOPICS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*NAMES, OTHER_THINGS])
def test_there_are_enough_questions_to_learn_a_topic_from(name: str, language: str) -> None:
    questions = learned_from(name, language)
    assert len(set(questions)) == len(questions) >= 4
    assert all(questions)


def test_topics_have_names_of_their_own() -> None:
    names = [topic.name for topic in TOPICS]
    assert len(set(names)) == len(names)


def test_every_concept_about_rules_is_in_a_question_that_is_learned_from() -> None:
    places = product([*NAMES, OTHER_THINGS], LANGUAGES)
    heard = [hear(text, language) for name, language in places for text in learned_from(name, language)]
    assert ABOUT_RULES - frozenset().union(*(each.concepts for each in heard)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_is_listed_is_known(language: str) -> None:
    words = vocabulary(language)
    for listed in ("kasino", "tabbe", "storan"):
        assert words.exactly(listed)


@pytest.mark.parametrize(
    ("written", "word", "wrong"),
    [
        ("kungn", "kungen", True), ("knekkten", "knekten", True), ("knegten", "knekten", True),
        ("kenkten", "knekten", True), ("knekten", "knekten", True), ("knnkkten", "knekten", False),
        ("kung", "knekten", False), ("damne", "damen", True), ("ab", "ba", True), ("abc", "cab", False),
    ],
)  # fmt: skip
def test_one_slip_is_forgiven_and_two_are_not(written: str, word: str, wrong: bool) -> None:
    assert one_letter_wrong(written, word) is wrong
    assert one_letter_wrong(word, written) is wrong


@pytest.mark.parametrize("text", ["kan knekken ta 8 och 3?", "can a qeen take 7 and 5?", "kan kungn ta 7 och 6"])
def test_a_slip_in_a_cards_name_does_not_matter(text: str) -> None:
    assert ask(text).kind is Kind.TAKE


def test_a_slip_is_meant_for_a_word_of_the_game_where_two_words_are_near() -> None:
    assert vocabulary("sv").nearly("lilan") == frozenset({"lillan"})


def test_accents_and_capitals_do_not_matter() -> None:
    assert fold("ÅTTA Överspader") == "atta overspader"
    for text in ("MÅSTE JAG TA?", "maste jag ta?", "Måste jag ta?"):
        got = ask(text)
        assert got.topic is not None
        assert got.topic.name == "must-take"


def test_an_accent_that_is_there_tells_words_apart() -> None:
    assert "when" in hear("när", "sv").concepts
    assert "reach" not in hear("när", "sv").concepts
    assert "reach" in hear("når", "sv").concepts
    assert {"when", "reach"} <= hear("nar", "sv").concepts


def test_a_phrase_is_heard_before_its_words() -> None:
    heard = hear("kan jag ta 7 och 5 på bordet", "sv")
    assert heard.words[-1].text == "pa bordet"
    assert "on" not in heard.concepts


def test_a_lone_letter_is_a_card_only_where_no_word_can_stand() -> None:
    nine = hear("can a nine take", "en").words[1]
    ace = hear("can K take Q and A?", "en").words[-2]
    assert (nine.rank(), ace.rank()) == ("", "A")


def test_a_number_that_counts_something_else_is_no_card() -> None:
    for text in ("läggs det fyra kort på bordet", "när någon har 16 poäng", "räcker sju spader"):
        assert ask(text).take is None
