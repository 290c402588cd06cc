"""Answers in words: what was understood, the verdict, why, what would change it; short, in the question's language."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from locales import LANGUAGES, Html
from tests.engine.chance import different_rules
from tests.tutor.questions.asking import ask, known_phrasings
from tgbot.simulator.limits import Limits
from tgbot.simulator.markup import parse
from tutor.questions import Answer, Kind, Ruling, html, plain, understood
from tutor.questions.topics import TOPICS
from tutor.words.faces import letters

LONGEST = 600
MOST_VARIED = ("refill", "ace", "faces", "faces_take", "faces_in_14", "specials", "extra_spades", "last_sweep")


def say(text: str, game: str = "kasino", language: str = "sv", **options: object) -> str:
    got = ask(text, game, language, **options)
    return plain(got, letters(got.language))


@pytest.mark.parametrize(
    ("text", "game", "lines"),
    [
        ("kan dam ta 7 och 5?", "dragkasino", [
            "Dam på 7 och 5 (dragkasino)",
            "Nej. Damen tar bara dam i dragkasino, inte 5 och 7.",
            "I kasino går det.",
            "Det går med tillvalet ”Klädda kort: Räknas i summor”.",
        ]),
        ("får jag ta J 3 med ess", "kasino", [
            "Ess på knekt och 3 (kasino)",
            "Ja. Ess räknas som 14: 3 + knekt = 14. Varje grupp ska bli precis så mycket som kortet räknas som.",
            "I dragkasino går det inte.",
            "Det går inte med tillvalet ”Klädda kort: Bara sin valör”.",
        ]),
        ("kan kung ta 7+5", "dragkasino", [
            "Kung på 7 + 5 (dragkasino)", "Nej. Kungen tar bara kung i dragkasino, inte 5 och 7.",
        ]),
        ("kan kung ta 7+5", "kasino", ["Kung på 7 + 5 (kasino)", "Nej. 5 + 7 = 12, men kungen är 13."]),
        ("kan ess ta ess", "kasino", [
            "Ess på ess (kasino)",
            "Nej. Ett ess från handen är 14, men ett ess på bordet är 1.",
            "I dragkasino går det.",
            "Det går med tillvalet ”Ess på hand: 1 eller 14”.",
        ]),
        ("♠D på ♥D", "kasino", [
            "♠D på ♥️D (kasino)",
            "Ja. Kort av samma valör tar varandra, ett eller flera.",
        ]),
        ("can a ten take both fives?", "kasino", [
            "10 on 2 fives (kasino)",
            "Yes. 10 counts 10: 5 + 5 = 10. Each group must add up to exactly what the card counts.",
        ]),
        ("tar dam flera damer", "dragkasino", [
            "Dam på 2 damer (dragkasino)",
            "Ja. Damen tar damer, en eller flera. Något annat tar klädda kort inte här.",
        ]),
        ("kan 15 ta 8 och 7", "kasino", [
            "15 på 8 och 7 (kasino)",
            "Inget kort räknas som 15. Med tillvalet ”Storan och lillan: 16 och 15” är lillan 15 från handen.",
        ]),
        ("can 17 take 9 and 8", "kasino", [
            "17 on 9 and 8 (kasino)", "No card counts 17. The highest is an ace from the hand, 14.",
        ]),
        ("vad tar 6 och 6?", "kasino", ["Vilket kort tar 6 och 6? (kasino)", "Med 6 eller dam."]),
        ("vad tar 9 och 8?", "kasino", [
            "Vilket kort tar 9 och 8? (kasino)", "Inget kort kan ta allt det i samma drag.",
        ]),
        ("får man lägga ut fast man kan ta?", "kasino", [
            "Måste man ta om man kan? (kasino)",
            "Nej. Man väljer fritt: du får alltid lägga ut, också ett kort som kunde ha tagit något.",
        ]),
        ("vem får korten som ligger kvar?", "dragkasino", [
            "Vem får korten som ligger kvar på bordet? (dragkasino)",
            "Den som tog sist i given. Det kallas sistan och ger 1 poäng, men är ingen tabbe. Har ingen tagit något är "
            "korten ingens.",
        ]),
        ("what is an ace worth?", "dragkasino", [
            "What is an ace worth? (dragkasino)",
            "Played from the hand it is 1 or 14, as you choose. On the table it is always 1. Each ace that you have "
            "taken is worth 1 point.",
            "Options: Ace in hand (now 1 or 14).",
        ]),
    ],
)  # fmt: skip
def test_an_answer_says_what_it_understood_the_verdict_and_why(text: str, game: str, lines: list[str]) -> None:
    assert say(text, game).splitlines()[: len(lines)] == lines


def test_a_ten_that_may_be_storan_is_told_apart() -> None:
    lines = say("kan tian ta 9 och 7", specials="high").splitlines()
    assert lines[1] == "Det beror på vilken tia det är."
    assert lines[2].startswith("Storan: Ja. ♦️10 räknas som 16")
    assert lines[3] == "Annars: Nej. 7 + 9 = 16, men tian är 10."


def test_a_suit_that_nobody_said_is_not_in_the_answer() -> None:
    assert not set(say("kan dam ta 7 och 5, och 8 och 4?")) & set("♣♦♥♠")
    assert set(say("kan hjärter dam ta 7 och 5?")) & set("♣♦♥♠") == {"♥"}


def test_html_has_what_was_understood_in_bold_and_is_such_as_telegram_takes() -> None:
    for phrasing in known_phrasings():
        got = ask(phrasing.text, language=phrasing.language)
        said = html(got, letters(got.language))
        assert isinstance(said, Html)
        assert said.startswith(f"<b>{understood(got, letters(got.language))}")
        parse(said, "HTML", None, Limits())


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_a_short_answer_under_all_rules(language: str) -> None:
    for rules in different_rules(*MOST_VARIED):
        for topic in TOPICS:
            got = Answer(Kind.RULE, topic.ruling_for(rules), language, rules, topic=topic)
            said = plain(got, letters(language))
            assert len(said) <= LONGEST
            assert "  " not in said
            assert said == said.strip()


@pytest.mark.parametrize("game", list(Game))
def test_every_answer_to_a_known_question_is_short(game: Game) -> None:
    for phrasing in known_phrasings():
        assert len(say(phrasing.text, game)) <= LONGEST


@pytest.mark.parametrize(
    ("text", "own", "language"),
    [
        ("kan dam ta 7 och 5?", "en", "sv"),
        ("can a queen take 7 and 5?", "sv", "en"),
        ("may I pass?", "sv", "en"),
        ("Q 7 5", "sv", "sv"),
        ("Q 7 5", "en", "en"),
        ("tabbe?", "sv", "sv"),
        ("tabbe?", "en", "en"),
        ("xyzzy", "sv", "sv"),
    ],
)
def test_the_answer_is_in_the_language_of_the_question_or_else_the_persons(text: str, own: str, language: str) -> None:
    assert ask(text, language=own).language == language


@pytest.mark.parametrize(
    ("text", "options", "before", "after"),
    [
        ("Är storan 16?", {"specials": "high"}, Ruling.NO, Ruling.YES),
        ("Räknas tabbe i sista rundan?", {"last_sweep": False}, Ruling.YES, Ruling.NO),
        ("Får klädda kort vara med i summor?", {"faces": "pair"}, Ruling.YES, Ruling.NO),
        ("Får klädda kort ta flera?", {"faces": "pair", "faces_take": "one"}, Ruling.YES, Ruling.NO),
        ("Får klädda kort vara med i 14?", {"faces": "pair"}, Ruling.YES, Ruling.NO),
        ("Är ess samma valör som ess?", {"ace": "1-14"}, Ruling.NO, Ruling.YES),
    ],
)
def test_an_option_turns_the_verdict_on_a_rule(
    text: str, options: dict[str, Any], before: Ruling, after: Ruling
) -> None:
    assert (ask(text).ruling, ask(text, **options).ruling) == (before, after)


def test_the_target_of_the_table_is_in_the_answer() -> None:
    assert "21" in say("hur många poäng spelar man till?", target=21)
