"""The tutor's sentences: every reason has one in each language, with its facts, and what they say is true."""

from __future__ import annotations

from random import Random

import pytest

from engine import Card, Illegality, Move, Reason, Rules, captures, cards, why_no_capture
from locales import LANGUAGES, texts
from tests.engine.chance import different_rules, name_of, random_giv, shuffled
from tests.engine.drawing import drawn_cards, drawn_move
from tests.tutor.reading import read_cards, read_sums
from tutor.judging.verdict import judge
from tutor.words.faces import face, letters
from tutor.words.takes import explain, in_percent, refusal

KASINO = Rules.preset("kasino")
DRAG = Rules.preset("dragkasino")
PAIR = Rules.preset("kasino", faces="pair")
ONE_ONLY = Rules.preset("dragkasino", faces_take="one")
IN_14 = Rules.preset("dragkasino", faces_in_14=True)
CHOICE = Rules.preset("kasino", specials="choice")
HIGH = Rules.preset("kasino", specials="high")

#: A refused move for each reason that a take can have: rules, table, move, and the sentence in both languages.
REFUSALS = [
    (KASINO, "7♣ 5♦ 2♥", "K♥x7♣5♦", "♦️5 + ♣7 = 12, men kungen är 13.", "♦️5 + ♣7 = 12, but the king is 13."),
    (KASINO, "7♣ 5♦", "8♥x7♣", "♣7 är 7, men åttan är 8.", "♣7 is 7, but the eight is 8."),
    (KASINO, "A♣ 9♥", "8♥xA♣", "♣E är 1, men åttan är 8.", "♣A is 1, but the eight is 8."),
    (DRAG, "7♣ 5♦", "A♥x7♣5♦", "♦️5 + ♣7 = 12, men esset är 1 eller 14.", "♦️5 + ♣7 = 12, but the ace is 1 or 14."),
    (KASINO, "K♣ 3♦", "10♥xK♣", "♣K är 13, mer än tian som är 10.", "♣K is 13, more than the ten, which is 10."),
    (KASINO, "9♣ 9♦ 8♥", "K♥x9♣9♦8♥",
     "♥️8 + ♣9 + ♦️9 = 26, men det går inte att dela upp i grupper om 13.",
     "♥️8 + ♣9 + ♦️9 = 26, but it cannot be divided into groups of 13."),
    (KASINO, "7♣ 6♦ 2♠", "K♥x7♣6♦2♠",
     "♦️6 + ♣7 = 13 stämmer, men ♠2 blir över.", "♦️6 + ♣7 = 13 is right, but ♠2 is left over."),
    (KASINO, "K♦ 7♣ 6♦ 2♠", "K♥xK♦2♠7♣6♦",
     "♦️K = 13, ♦️6 + ♣7 = 13 stämmer, men ♠2 blir över.", "♦️K = 13, ♦️6 + ♣7 = 13 is right, but ♠2 is left over."),
    (DRAG, "K♣ J♦", "Q♥xK♣", "Damen tar bara dam i dragkasino, inte ♣K.",
     "In dragkasino the queen takes only another queen, not ♣K."),
    (PAIR, "7♣ 6♦", "K♥x7♣6♦", "Kungen tar bara kung när klädda kort bara tar sin egen valör, inte ♦️6 ♣7.",
     "When face cards pair, the king takes only another king, not ♦️6 ♣7."),
    (ONE_ONLY, "K♣ K♦", "K♥xK♣K♦", "Här tar kungen bara en kung åt gången.",
     "Here the king takes only one king at a time."),
    (DRAG, "J♣ 3♦", "A♥xJ♣3♦", "♣Kn kan inte vara med: klädda kort räknas aldrig in i en summa här.",
     "♣J cannot be part of it: face cards never count in a sum here."),
    (IN_14, "J♣ 2♦", "10♥xJ♣2♦", "♣Kn kan inte vara med: klädda kort räknas bara in när ett ess tar 14.",
     "♣J cannot be part of it: face cards count only when an ace takes 14."),
    (DRAG, "A♣ K♦ 9♥ 5♠", "A♥xA♣9♥5♠",
     "Esset räknas som ett enda värde hela draget, 1 eller 14. ♠5 + ♥️9 = 14, ♣E = 1 går inte i samma drag.",
     "The ace has one value for the whole play, 1 or 14. ♠5 + ♥️9 = 14, ♣A = 1 cannot go together in one play."),
    (CHOICE, "10♣ 9♥ 7♠", "10♦x10♣9♥7♠",
     "Storan räknas som ett enda värde hela draget, 10 eller 16. ♣10 = 10, ♠7 + ♥️9 = 16 går inte i samma drag.",
     "Storan has one value for the whole play, 10 or 16. ♣10 = 10, ♠7 + ♥️9 = 16 cannot go together in one play."),
    (HIGH, "2♥ 9♥", "2♠x2♥", "♥️2 är 2, men lillan är 15.", "♥️2 is 2, but lillan is 15."),
    (KASINO, "7♣ 6♦", "K♥x8♣", "♣8 ligger inte på bordet.", "♣8 is not on the table."),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "table", "move", "swedish", "english"), REFUSALS, ids=lambda each: str(each)[:24])
def test_a_refused_take_is_told_its_reason_with_the_numbers(
    rules: Rules, table: str, move: str, swedish: str, english: str
) -> None:
    for language, sentence in (("sv", swedish), ("en", english)):
        verdict = judge(rules, drawn_cards(table), drawn_move(move))
        assert not verdict.legal
        assert explain(verdict, texts(language), letters(language)) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_with_a_capital_and_a_full_stop(language: str) -> None:
    pinned = {
        found.reason: found
        for rules, table, move, *_ in REFUSALS
        if (found := why_no_capture(rules, drawn_cards(table), *drawn_move(move))) is not None
    }
    other = {Reason.GIV_OVER, Reason.NOT_YOUR_TURN, Reason.NOT_IN_HAND}
    assert set(pinned) | other == set(Reason)
    for reason in Reason:
        illegality = pinned.get(reason) or Illegality(reason, Card.parse("TD"))
        sentence = refusal(KASINO, illegality, texts(language), letters(language))
        assert sentence[0].isupper() or not sentence[0].isalpha()
        assert sentence.endswith(".")
        assert "{" not in sentence


@pytest.mark.parametrize(
    ("rules", "table", "move", "swedish", "english"),
    [
        (KASINO, "7♣ 6♦ K♠ 2♥", "K♥x7♣6♦K♠", "♥️K räknas som 13: ♠K = 13, ♦️6 + ♣7 = 13.",
         "♥️K counts 13: ♠K = 13, ♦️6 + ♣7 = 13."),
        (DRAG, "J♣ A♦ 3♥", "A♥xA♦", "♥️E räknas som 1: ♦️E = 1.", "♥️A counts 1: ♦️A = 1."),
        (DRAG, "9♣ 5♦ 3♥", "A♥x9♣5♦", "♥️E räknas som 14: ♦️5 + ♣9 = 14.", "♥️A counts 14: ♦️5 + ♣9 = 14."),
        (CHOICE, "9♣ 7♦ 3♥", "10♦x9♣7♦", "♦️10 räknas som 16: ♦️7 + ♣9 = 16.", "♦️10 counts 16: ♦️7 + ♣9 = 16."),
        (KASINO, "8♣ 7♦", "8♥x8♣", "♥️8 räknas som 8: ♣8 = 8.", "♥️8 counts 8: ♣8 = 8."),
        (KASINO, "8♣", "8♥x8♣", "♥️8 räknas som 8: ♣8 = 8. Inget ligger kvar: tabbe.",
         "♥️8 counts 8: ♣8 = 8. Nothing is left: a tabbe (sweep)."),
        (KASINO, "8♣", "8♥", "♥️8 får läggas ut. Man måste aldrig ta.", "♥️8 may be laid out. You never have to take."),
    ],
    ids=lambda each: str(each)[:24],
)  # fmt: skip
def test_a_legal_move_is_proved_by_its_sums(rules: Rules, table: str, move: str, swedish: str, english: str) -> None:
    verdict = judge(rules, drawn_cards(table), drawn_move(move))
    assert verdict.legal
    assert explain(verdict, texts("sv"), letters("sv")) == swedish
    assert explain(verdict, texts("en"), letters("en")) == english


def test_the_rule_behind_a_take_is_told_when_asked() -> None:
    table = drawn_cards("8♣ K♦ 3♥")
    sums = explain(judge(KASINO, table, drawn_move("8♥x8♣")), texts("sv"), letters("sv"), with_rule=True)
    assert sums.endswith("Varje grupp ska bli precis så mycket som kortet räknas som.")
    pair = explain(judge(DRAG, table, drawn_move("K♥xK♦")), texts("sv"), letters("sv"), with_rule=True)
    assert pair == "Kungen tar kung: ♦️K. Klädda kort tar bara sin egen valör."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", list(different_rules("ace", "faces", "specials"))[::3], ids=name_of)
def test_the_explanation_of_every_capture_is_true(rules: Rules, language: str) -> None:
    """The cards in the sums are those taken, each once; each sum is what its cards make and what the card counts."""
    for giv in random_giv(rules, 2, shuffled(Random(8)), Random(8))[:-1:3]:
        for card in giv.hand:
            for taken in captures(rules, giv.table, card):
                said = explain(judge(rules, giv.table, Move(card, taken)), texts(language), letters(language))
                if rules.faces == "pair" and card.is_face:
                    assert set(taken) == set(read_cards(said, language))
                    assert {each.rank for each in taken} == {card.rank}
                    continue
                sums = read_sums(said, language)
                assert sorted(each for group, _ in sums for each in group) == list(taken)
                assert all(sum(each.number for each in group) == total for group, total in sums)
                (value,) = {total for _, total in sums}
                assert value in rules.values_in_hand(card)
                assert said.startswith(face(card, letters(language)))
                assert f" {value}: " in said
                assert ("tabbe" in said) == (len(taken) == len(giv.table))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", list(different_rules("ace", "faces", "specials"))[::3], ids=name_of)
def test_the_numbers_in_every_refusal_are_true(rules: Rules, language: str) -> None:
    """Random sets of cards that may not be taken: sums add up, and values are those of the card."""
    chance = Random(9)
    for giv in random_giv(rules, 2, shuffled(Random(8)), Random(8))[:-1]:
        for card in giv.hand:
            taken = chance.sample(giv.table, min(len(giv.table), chance.randint(1, 4)))
            wrong = why_no_capture(rules, giv.table, card, taken)
            if wrong is None or not taken:
                continue
            said = refusal(rules, wrong, texts(language), letters(language))
            for group, total in read_sums(said, language):
                assert sum(each.number for each in group) == total
                assert set(group) <= set(taken)
            assert set(read_cards(said, language)) <= {card, *taken}
            if wrong.reason in (Reason.WRONG_SUM, Reason.TOO_HIGH, Reason.NO_SPLIT, Reason.TWO_VALUES):
                assert all(str(value) in said for value in rules.values_in_hand(card))
            if wrong.reason is Reason.LEFTOVER:
                named = read_cards(said, language)
                assert sorted(named) == sorted(taken), "what is right and what is left over are all the cards"


def test_a_chance_in_percent_is_0_or_100_only_when_it_is_certain() -> None:
    assert [in_percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_cards_are_written_with_the_suit_first_and_the_readers_letters() -> None:
    assert face(cards("AS")[0], letters("sv")) == "♠E"
    assert face(cards("JD")[0], letters("sv")) == "♦️Kn"
    assert face(cards("QH")[0], letters("en")) == "♥️Q"
    assert face(cards("TC")[0], letters("en")) == "♣10"
