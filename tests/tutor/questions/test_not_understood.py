"""What is no question about the game: it gets an example of what can be asked, and breaks nothing."""

from __future__ import annotations

import pytest

from tests.timing import is_quick
from tests.tutor.questions.asking import ask, known_phrasings
from tutor.questions import Kind, Ruling, answer, html, plain
from tutor.words.faces import letters

NONSENSE = [
    "", " ", "?", "!!!", "+", ",", "-", "7", "42", "7 8", "0", "99999999999999999999", "1 2 3 4 5",
    "hej", "tja läget?", "vad är klockan?", "vad heter du?", "hur mår du?", "du är dum i huvudet", "jävla bot", "idiot",
    "får jag låna din cykel?", "måste jag gå till jobbet imorgon?", "kan jag ta bussen till jobbet?", "ta", "kan", "på",
    "vem är statsminister?", "vad kostar en biljett?", "berätta en vits", "kan man spela fotboll här?", "och", "med",
    "hello", "how are you?", "what time is it?", "you suck", "stupid bot", "who are you?", "tell me a joke", "I", "a",
    "may I borrow your car?", "must I go to work tomorrow?", "can I take the bus?", "what is the capital of France?",
    "asdfgh qwerty", "lorem ipsum dolor sit amet", "здравствуйте", "مرحبا", "你好吗", "🂡🂢🂣", "❤️❤️❤️", "👨‍👩‍👧",
    "<b>hej</b>", "<script>alert(1)</script>", "&lt;b&gt;", "{ $name }", "/start", "%s", "\\", "\x00", "\u202e", "\n\n",
]  # fmt: skip
#: With numbers or words that cards and topics have too.
STRAYS = [
    "jag tar bussen 7", "ska vi ta en fika kl 7 och 6 pers", "matchen slutade 3-2", "I take bus 7",
    "the match ended 3-2", "får jag ångra mig?", "får man ångra ett drag", "kan jag ta tillbaka mitt drag",
    "får jag ta tillbaka", "can i undo", "can I take back my move", "ge mig ett tips", "any tips?",
]  # fmt: skip
HOSTILE = ["<b>", "</b>", "<a href='x'>", "&amp;", "{ $cards }", "\u202e"]


@pytest.mark.parametrize("text", NONSENSE + STRAYS)
def test_what_is_no_question_gets_an_example_of_one(text: str) -> None:
    got = ask(text)
    assert (got.kind, got.ruling, got.rule_numbers, got.options) == (Kind.UNCLEAR, Ruling.NONE, (), ())
    assert "7" in plain(got, letters(got.language))


@pytest.mark.parametrize(("language", "example"), [("sv", "kan dam ta 7 och 5?"), ("en", "can a queen take 7 and 5?")])
def test_the_examples_are_in_the_persons_language_and_are_understood(language: str, example: str) -> None:
    lines = plain(ask("xyzzy", language=language), letters(language)).splitlines()
    assert example in lines
    for line in lines[2:]:
        got = ask(line, language=language)
        assert (got.language, got.kind is Kind.UNCLEAR) == (language, False)


@pytest.mark.parametrize("hostile", HOSTILE)
def test_nothing_that_a_person_wrote_is_in_the_answer(hostile: str) -> None:
    got = ask(f"kan {hostile} dam ta 7 och 5? {hostile}")
    assert hostile not in html(got, letters("sv")).replace("<b>Dam på 7 och 5 (kasino)</b>", "")
    assert got.kind is Kind.TAKE


@pytest.mark.parametrize(
    "text", ["kan dam ta 7 och 5? " * 1000, "7 " * 10_000, "ta " * 5000, "a" * 100_000, "🂡" * 5000]
)
def test_a_very_long_text_is_answered_at_once(text: str) -> None:
    ask("kan dam ta 7 och 5?")
    assert is_quick(lambda: ask(text), 10)


def test_a_question_takes_less_than_adding_up_a_million_numbers() -> None:
    texts = [phrasing.text for phrasing in known_phrasings()]
    ask(texts[0])  # reads the vocabularies

    def ask_all() -> None:
        for text in texts:
            answered = ask(text)
            html(answered, letters(answered.language))

    assert is_quick(ask_all, len(texts))


def test_the_same_question_gets_the_same_answer() -> None:
    first = ask("kan dam ta 7 och 5?")
    assert answer("kan dam ta 7 och 5?", first.rules, "sv") == first
