"""Questions about takes: which card is played and which are taken, and what the engine says of it."""

from __future__ import annotations

import pytest

from engine import Game
from tests.tutor.questions.asking import ask
from tutor.questions import Kind, Mention, Ruling
from tutor.questions.takes_read import AskedTake

#: Each question with the take that it is about, drawn as `Q x 7 5`; `5*2` are two fives, `Q*` all queens, `-` nothing.
TAKES = [
    # The examples of the game's book
    ("kan dam ta 7 och 5?", "Q x 7 5"),
    ("får jag ta J 3 med ess", "A x J 3"),
    ("queen on 7 and 5?", "Q x 7 5"),
    ("ruter tio på 6+4", "TD x 6 4"),
    ("om jag har en kung, kan jag ta 7+6?", "K x 7 6"),
    ("does a king take 10 and 3", "K x T 3"),
    # Names, numbers, letters, symbols
    ("kan kn ta 8 och 3", "J x 8 3"),
    ("can a jack take the 10 of hearts and an ace", "J x TH A"),
    ("kan spader dam ta hjärter dam", "QS x QH"),
    ("♠Q on ♥Q ♦Q", "QS x QH QD"),
    ("♦️10 på ♣6 + ♥4", "TD x 6C 4H"),
    ("tio i ruter på sexa och fyra", "TD x 6 4"),
    ("kan R10 ta 6 och 4", "TD x 6 4"),
    ("kan D10 ta 6 och 4", "TD x 6 4"),
    ("TD x 6C 4H", "TD x 6C 4H"),
    ("kan KS ta 7H och 6D", "KS x 7H 6D"),
    ("kan spadertvå ta en tvåa", "2S x 2"),
    ("kan storan ta 9 och 7", "TD x 9 7"),
    ("får lillan ta en tvåa", "2S x 2"),
    ("can big casino take 9 and 7", "TD x 9 7"),
    ("can little casino take a two", "2S x 2"),
    ("kan 10:an ta 6:an och 4:an", "T x 6 4"),
    ("kan man ta 8an med 8an", "8 x 8"),
    ("can K take Q and A?", "K x Q A"),
    ("can a nine take a 9 and 5+4", "9 x 9 5 4"),
    ("kan 13 ta 12 och 1", "K x Q A"),
    # How many
    ("kan man ta två femmor med en tia", "T x 5*2"),
    ("kan tian ta alla femmor", "T x 5*"),
    ("Tar en kung båda kungarna?", "K x K*2"),
    ("can a ten take two 5s", "T x 5*2"),
    ("får jag ta flera damer med en dam", "Q x Q*2"),
    ("kan en sjua ta två och fem", "7 x 2 5"),
    ("kan man ta tre fyror med en dam", "Q x 4*3"),
    ("kan en åtta ta fyra tvåor", "8 x 2*4"),
    ("can an eight take four twos", "8 x 2*4"),
    ("can a queen take three 4s", "Q x 4*3"),
    ("can an eight take five twos", "8 x 2*5"),
    # The order of the words
    ("kan 7 och 5 tas med dam?", "Q x 7 5"),
    ("can 7 and 5 be taken by a queen", "Q x 7 5"),
    ("på bordet ligger 7 och 6, kan jag ta dem med en kung?", "K x 7 6"),
    ("om 7 och 6 ligger på bordet, kan kungen ta dem?", "K x 7 6"),
    ("jag har kung och på bordet ligger 7 och 6, får jag ta dem?", "K x 7 6"),
    ("with a nine, can I take 5 and 4?", "9 x 5 4"),
    ("tar åttan 5+3 och 8?", "8 x 5 3 8"),
    ("kan man ta fem och tre på en åtta", "8 x 5 3"),
    ("I hold a ten and there is a ten and 7+3 on the table", "T x T 7 3"),
    ("ess med ess", "A x A"),
    ("knekt + trea med ess", "A x J 3"),
    ("dam 7 5", "Q x 7 5"),
    ("7+5 dam", "Q x 7 5"),
    # Which card
    ("vad tar 7+5?", "- x 7 5"),
    ("vilket kort tar 9 och 4?", "- x 9 4"),
    ("which card takes 9 and 4?", "- x 9 4"),
    # Other words for taking, and whether it goes
    ("räcker en dam för 7 och 5?", "Q x 7 5"),
    ("duger en kung till 9 och 4", "K x 9 4"),
    ("funkar dam på 7+5", "Q x 7 5"),
    ("går det med dam på 7 och 5", "Q x 7 5"),
    ("7+5, räcker dam?", "Q x 7 5"),
    ("är 7+5 en dam", "Q x 7 5"),
    ("slår kung 9 och 4", "K x 9 4"),
    ("fångar damen 7 och 5?", "Q x 7 5"),
    ("kan jag plocka upp 7 och 5 med en dam", "Q x 7 5"),
    ("is a queen enough for 7 and 5", "Q x 7 5"),
    ("do 7 and 5 work with a queen", "Q x 7 5"),
    ("can I pick up 7 and 5 with a queen", "Q x 7 5"),
    ("can I grab 8 3 with a jack", "J x 8 3"),
    ("can a king catch 10 and 3", "K x T 3"),
    ("does a king beat 9 and 4", "K x 9 4"),
    ("can I take two queens with my queen", "Q x Q*2"),
    # As a game is written down
    ("KHx7C6D", "KH x 7C 6D"),
    ("QS x 7H+5D", "QS x 7H 5D"),
    ("Dx7+5", "Q x 7 5"),
    ("DxKn+A", "Q x J A"),
    ("kx94", "K x 9 4"),
    ("10x64", "T x 6 4"),
    ("7C6D med KH", "KH x 7C 6D"),
    ("D på 75", "Q x 7 5"),
    ("Kh x 7c 6d", "KH x 7C 6D"),
    ("kh x 7c 6d", "KH x 7C 6D"),
    ("KH X 7C 6D", "KH x 7C 6D"),
    ("Ks x 7s 6d", "KS x 7S 6D"),
    ("Kd x 7c 6d", "KD x 7C 6D"),
    ("Th x 5c 5d", "TH x 5C 5D"),
    ("Ah x Th 4d", "AH x TH 4D"),
    ("As x Kd Ac", "AS x KD AC"),
    ("as x kd ac", "AS x KD AC"),
    ("jc x 7c 4d", "JC x 7C 4D"),
    ("kan Qs ta 7c 5d", "QS x 7C 5D"),
    ("kan Kh ta 7 och 6", "KH x 7 6"),
    ("can As take Kd and Ac", "AS x KD AC"),
    ("can kh take 7c and 6d", "KH x 7C 6D"),
    ("can Kh take 7c as well as 6d", "KH x 7C 6D"),
    ("can an ace as 14 take Jc and 3d", "A x JC 3D"),
    ("kan dam ta 75", "Q x 7 5"),
    # Values for cards
    ("kan 14 ta 9 5", "A x 9 5"),
    ("can an ace as 14 take jack and three", "A x J 3"),
    ("kan elva ta 8 och 3", "J x 8 3"),
    # More on the table than is asked about
    ("jag har dam, det ligger 7 5 3, kan jag ta 7 och 5", "Q x 7 5"),
    # More cards than one that could be played
    ("om jag har kung, kan dam ta 7 och 5?", "Q x 7 5"),
    ("kan jag ta 7 och 5 med dam, eller kung?", "Q x 7 5"),
    ("can I take 7 and 5 with a queen, a king?", "Q x 7 5"),
    # As people write
    ("FÅR JAG TA 7 OCH 5 MED DAM", "Q x 7 5"),
    ("far jag ta 7 o 5 med damenn", "Q x 7 5"),
    ("kan kungn ta 9 och fyrran?", "K x 9 4"),
    ("kan dam ta 7/5", "Q x 7 5"),
    ("kan queen ta 7 och 5", "Q x 7 5"),
]  # fmt: skip


def drawn(take: AskedTake) -> str:
    return f"{_cards(take.played) or '-'} x {_cards(take.taken)}"


def _cards(cards: tuple[Mention, ...]) -> str:
    return " ".join(card.rank + card.suit + ("" if card.count == 1 else f"*{card.count or ''}") for card in cards)


@pytest.mark.parametrize(("text", "take"), TAKES)
def test_the_cards_are_found_and_who_takes_whom(text: str, take: str) -> None:
    got = ask(text)
    assert got.take is not None
    assert drawn(got.take) == take


@pytest.mark.parametrize(
    ("text", "kasino", "dragkasino"),
    [
        ("kan dam ta 7 och 5?", Ruling.YES, Ruling.NO),
        ("får jag ta J 3 med ess", Ruling.YES, Ruling.NO),
        ("queen on 7 and 5?", Ruling.YES, Ruling.NO),
        ("ruter tio på 6+4", Ruling.YES, Ruling.YES),
        ("does a king take 10 and 4", Ruling.NO, Ruling.NO),
        ("kan ess ta ess", Ruling.NO, Ruling.YES),
        ("kan ess ta 9+5", Ruling.YES, Ruling.YES),
        ("Får jag ta ess och 9+5 med ett ess?", Ruling.NO, Ruling.NO),
        ("kan dam ta alla damer", Ruling.YES, Ruling.YES),
        ("får jag ta en kung med 9 och 4", Ruling.NO, Ruling.NO),
    ],
)
def test_the_verdict_is_that_of_the_persons_game(text: str, kasino: Ruling, dragkasino: Ruling) -> None:
    assert (ask(text, Game.KASINO).ruling, ask(text, Game.DRAGKASINO).ruling) == (kasino, dragkasino)


def test_the_verdict_is_that_of_the_persons_options() -> None:
    assert ask("kan dam ta två damer", "dragkasino", faces_take="one").ruling is Ruling.NO
    assert ask("kan ess ta knekt och 3", "dragkasino", faces_in_14=True).ruling is Ruling.YES
    assert ask("kan ess ta ess", "kasino", ace="1-14").ruling is Ruling.YES


def test_a_game_that_is_named_is_the_one_that_is_meant() -> None:
    got = ask("kan dam ta 7 och 5 i dragkasino?", "kasino")
    assert (got.rules.game, got.ruling) == (Game.DRAGKASINO, Ruling.NO)
    own = ask("kan dam ta 7 och 5 i kasino?", "kasino", faces="pair")
    assert own.ruling is Ruling.NO


def test_what_would_change_the_verdict_is_told() -> None:
    got = ask("kan ess ta knekt och trea", "dragkasino")
    assert got.judged is not None
    assert got.options == ("faces", "faces_in_14")
    assert got.judged.elsewhere is Game.KASINO


@pytest.mark.parametrize("specials", ["high", "choice"])
def test_a_ten_that_may_be_storan_gets_both_verdicts_where_that_matters(specials: str) -> None:
    got = ask("kan tian ta 9 och 7", specials=specials)
    assert got.judged is not None
    assert got.ruling is Ruling.DEPENDS
    assert [case.legal for case in got.judged.cases] == [False, True]


def test_a_two_that_may_be_lillan_gets_both_verdicts_where_that_matters() -> None:
    assert ask("kan en tvåa ta 8 och 7", specials="high").ruling is Ruling.DEPENDS


@pytest.mark.parametrize(
    "text", ["kan klöver tio ta 9 och 7", "kan tian ta ruter tio", "kan en tia ta 6 och 5", "kan tian ta 8 och 7"]
)
def test_a_ten_gets_one_verdict_where_storan_makes_no_difference(text: str) -> None:
    assert ask(text, specials="choice").ruling in (Ruling.YES, Ruling.NO)


def test_storan_by_name_is_storan() -> None:
    assert ask("kan storan ta 9 och 7", specials="high").ruling is Ruling.YES
    assert ask("kan storan ta 9 och 7").ruling is Ruling.NO


@pytest.mark.parametrize(
    "text",
    ["kan dam ta fyra damer", "kan kung ta fem kungar", "♦10 på ♦10", "♠7 tar ♠7 och 7", "kan dam ta fem femmor"],
)
def test_cards_that_there_cannot_be_are_refused(text: str) -> None:
    got = ask(text)
    assert (got.kind, got.ruling) == (Kind.NO_SUCH_CARDS, Ruling.NO)


@pytest.mark.parametrize(
    ("text", "game", "takers"),
    [
        ("vad tar 7+5?", "kasino", ("Q",)),
        ("vad tar 7+5?", "dragkasino", ()),
        ("vilket kort tar 6 och 6?", "kasino", ("6", "Q")),
        ("which card takes a king and an ace?", "kasino", ("A",)),
        ("vilka kort kan ta 9 och 8?", "kasino", ()),
    ],
)
def test_who_can_take_some_cards_is_found_for_the_game(text: str, game: str, takers: tuple[str, ...]) -> None:
    got = ask(text, game)
    assert (got.kind, got.takers) == (Kind.WHICH, takers)
    assert got.ruling is (Ruling.FACT if takers else Ruling.NO)


def test_storan_is_among_the_takers_by_name_where_it_counts_otherwise() -> None:
    assert ask("vad tar 9+7?", specials="high").takers == ("storan",)
    assert ask("vad tar 8+7?", specials="choice").takers == ("lillan",)


@pytest.mark.parametrize(
    "text",
    [
        *("text", "TEXT", "exakt", "extra", "Alexander", "sex", "27 kort", "26-26", "räcker 27?"),
        *("kan jag ta fyra nya kort med dam", "can I take four new cards with a queen", "kan dam ta 5 kort"),
    ],
)
def test_a_word_or_a_count_is_no_run_of_cards(text: str) -> None:
    assert ask(text).take is None


@pytest.mark.parametrize(
    "text", ["kan ess ta 14", "kan storan ta 16", "är kungen 13", "is the king 13", "ess 1 eller 14"]
)
def test_a_number_that_a_card_is_said_to_count_is_no_card(text: str) -> None:
    got = ask(text)
    assert (got.kind, got.take) == (Kind.RULE, None)


@pytest.mark.parametrize("text", ["kan kungen ta ess och 14", "kan kungen ta ess + 14", "kan kungen ta ess, 14"])
def test_a_number_that_is_joined_to_an_ace_is_not_what_the_ace_counts(text: str) -> None:
    assert ask(text).take is None


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("kan kungen ta 14", "face-value"),
        ("can the king take 14", "face-value"),
        ("kan man ta 14 med dam", "face-value"),
        ("kan en tia ta 14", "number-value"),
    ],
)
def test_a_card_that_cannot_count_14_does_not_take_it(text: str, topic: str) -> None:
    got = ask(text)
    assert got.topic is not None
    assert (got.topic.name, got.ruling) == (topic, Ruling.NO)


@pytest.mark.parametrize(
    "text",
    [
        "bordet 2 3 5 8, jag har en 10. Vad kan jag ta?",
        "bordet 2 3 5 8, jag har en 10. Vad kan jag nu ta?",
        "2 3 5 on the table, what can i take",
    ],
)
def test_what_can_be_taken_of_some_cards_is_not_whether_one_takes_all(text: str) -> None:
    got = ask(text)
    assert (got.take, got.ruling is Ruling.NO) == (None, False)


@pytest.mark.parametrize("text", ["kan 15 ta 8 och 7", "can 16 take 9 and 7", "kan man ta 9 och 8 med 17"])
def test_a_number_that_no_card_counts_is_told(text: str) -> None:
    got = ask(text)
    assert (got.kind, got.ruling, got.options) == (Kind.NO_SUCH_VALUE, Ruling.NO, ("specials",))


@pytest.mark.parametrize("specials", ["high", "choice"])
def test_15_and_16_are_lillan_and_storan_where_these_count_so(specials: str) -> None:
    for text, card in (("kan 15 ta 8 och 7", "2S"), ("kan 16 ta 9 och 7", "TD")):
        got = ask(text, specials=specials)
        assert got.take is not None
        assert (drawn(got.take)[:2], got.ruling) == (card, Ruling.YES)
    assert ask("kan 17 ta 9 och 8", specials=specials).kind is Kind.NO_SUCH_VALUE


def test_both_a_card_and_a_sum_is_a_question_about_groups() -> None:
    for text in ("får jag ta både åttan och 5+3", "can i take both the eight and 5+3"):
        got = ask(text)
        assert got.topic is not None
        assert got.topic.name == "several-groups"
