"""The pages of the rules: true for the table's options, short, with the letters that the reader has chosen."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from itertools import product

import pytest

from engine import DECK, OPTIONS, Card, Rules, cards, is_capture, outcome, score
from locales import LANGUAGES, texts
from tgbot.views import rulebook
from tutor.words import Letters, face, letters

KASINO = Rules.preset("kasino")
DRAGKASINO = Rules.preset("dragkasino")
#: Every combination of options, without the target (only a number in the pages) and options without effect.
ALL_RULES = [
    rules
    for values in product(*list(OPTIONS.values())[:-1], (16,))
    for rules in [Rules.preset("kasino", **dict(zip(OPTIONS, values, strict=True)))]
    if all(rules.applies(option) for option in rules.options())
]
WITH_EXAMPLES = [page for page in rulebook.PAGES if rulebook.examples(DRAGKASINO, page)]


def read(rules: Rules, page: str, language: str = "sv") -> str:
    return rulebook.page(rules, page, texts(language), letters(language))


def marks(rules: Rules, page: str) -> str:
    """The page's examples as a row of ✓ and ✗."""
    return "".join(line[0] for line in read(rules, page).splitlines() if line[:1] in ("✓", "✗"))


class Screen(HTMLParser):
    """A page as a reader sees it; fails on unknown, nested or unclosed tags."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text, self.bold, self.is_bold = "", [""], False
        self.feed(html)
        self.close()
        assert not self.is_bold, "a tag is left open"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert (tag, attrs, self.is_bold) == ("b", [], False)
        self.is_bold = True

    def handle_endtag(self, tag: str) -> None:
        assert (tag, self.is_bold) == ("b", True)
        self.is_bold = False
        self.bold.append("")

    def handle_data(self, data: str) -> None:
        self.text += data
        if self.is_bold:
            self.bold[-1] += data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", rulebook.PAGES)
def test_a_page_fits_a_phone_and_begins_with_a_bold_heading(page: str, language: str) -> None:
    for rules in ALL_RULES:
        screen = Screen(read(rules, page, language))
        assert len(screen.text) <= 700, screen.text
        assert screen.text.splitlines()[0] == screen.bold[0] != ""
        assert "\n\n\n" not in screen.text
        assert screen.text == screen.text.strip()
        assert not set("{}$") & set(screen.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_are_short_and_all_different(language: str) -> None:
    titles = [rulebook.title(page, texts(language)) for page in rulebook.PAGES]
    assert len(set(titles)) == len(rulebook.PAGES)
    assert max(map(len, titles)) <= 10, "three in a row on a phone"


def test_a_page_that_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        read(KASINO, "bluff")
    with pytest.raises(KeyError):
        rulebook.title("bluff", texts("sv"))


@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_every_example_says_what_the_engine_says(page: str) -> None:
    for rules in ALL_RULES:
        takes = [is_capture(rules, move.taken, move.card, move.taken) for move in rulebook.examples(rules, page)]
        assert marks(rules, page) == "".join("✓" if take else "✗" for take in takes)


@cache
def cards_by_face(language: str) -> dict[str, Card]:
    return {face(card, letters(language)): card for card in DECK}


def adds_up(rules: Rules, line: str, language: str) -> bool:
    """Whether a ✓ line, read as a person reads it, shows sums or pairs as the rules mean (2, 3.1, 3.5)."""
    by_face = cards_by_face(language)
    written = re.compile("|".join(sorted(map(re.escape, by_face), key=len, reverse=True)))
    played, _, rest = line.removeprefix("✓ ").partition(" ")
    card = by_face[played]
    claimed = re.search(r"^(?:som|as) (\d+) ", rest)
    value = int(claimed[1]) if claimed else card.number
    groups = [[by_face[found] for found in written.findall(group)] for group in re.split(" och | and ", rest)]
    if card.is_face and rules.faces == "pair":
        return all([each.rank for each in group] == [card.rank] for group in groups)
    return all(sum(each.number for each in group) == value for group in groups)


@pytest.mark.parametrize("language", ["sv", "en"])
@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_the_groups_that_an_example_shows_add_up_to_the_value_that_it_names(page: str, language: str) -> None:
    for rules in ALL_RULES:
        lines = [line for line in read(rules, page, language).splitlines() if line.startswith("✓")]
        assert lines
        assert all(adds_up(rules, line, language) for line in lines)


@pytest.mark.parametrize(
    ("rules", "page", "expected"),
    [
        (KASINO, "idea", "✓✓"),
        (KASINO, "take", "✓✓✓"),  # 3.4: 7+6 is taken by a kung
        (DRAGKASINO, "take", "✓✓✗"),  # 3.5
        (KASINO, "ace", "✗✓✓"),  # 2.3: only 14
        (DRAGKASINO, "ace", "✓✓✓"),  # 2.3: 1 or 14
        (KASINO, "specials", "✓✓"),
        (Rules.preset("kasino", specials="high"), "specials", "✗✓✗✓"),  # 2.5: only 16 and 15
        (Rules.preset("kasino", specials="choice"), "specials", "✓✓✓✓"),
        (KASINO, "faces", "✓✓✓✓"),  # 3.4
        (DRAGKASINO, "faces", "✓✓✗✗"),  # 3.5
        (Rules.preset("dragkasino", faces_take="one"), "faces", "✓✗✗✗"),
        (Rules.preset("dragkasino", faces_in_14=True), "faces", "✓✓✗✓"),
        (KASINO, "tabbe", "✓"),
    ],
)
def test_the_examples_show_the_rules_as_they_are_numbered(rules: Rules, page: str, expected: str) -> None:
    assert marks(rules, page) == expected


@pytest.mark.parametrize(
    ("option", "value", "pages"),
    [
        ("refill", "deal", {"deal", "turn"}),
        ("ace", "14", {"ace"}),
        ("faces", "sum", {"take", "faces"}),
        ("faces_take", "one", {"faces"}),
        ("faces_in_14", "yes", {"faces"}),
        ("specials", "high", {"specials"}),
        ("specials", "choice", {"specials"}),
        ("extra_spades", "yes", {"points", "words"}),
        ("last_sweep", "no", {"tabbe"}),
        ("target", "11", {"idea", "end", "words"}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_changes_the_pages_that_tell_of_it_and_no_other(
    option: str, value: str, pages: set[str], language: str
) -> None:
    other = Rules.preset("dragkasino", **{"target": 16, option: value})
    changed = {page for page in rulebook.PAGES if read(other, page, language) != read(DRAGKASINO, page, language)}
    assert changed == pages | {"options"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_pairing_faces_change_nothing_where_faces_are_sums(language: str) -> None:
    other = Rules.preset("kasino", faces_take="one", faces_in_14=True)
    for page in set(rulebook.PAGES) - {"options"}:
        assert read(other, page, language) == read(KASINO, page, language)


def test_the_end_of_tabbar_is_the_last_round_or_the_empty_stock() -> None:
    # 4.1: the last four plays of each are the last runda, or come when the talong is empty.
    assert "I sista rundan ger en tabbe ingen poäng" in read(Rules.preset("kasino", last_sweep="no"), "tabbe")
    assert "När talongen är slut ger en tabbe ingen poäng" in read(Rules.preset("dragkasino", last_sweep="no"), "tabbe")


def test_the_points_are_those_that_the_engine_counts() -> None:
    rules = Rules.preset("kasino", extra_spades="yes")
    everything = score(KASINO, (DECK, ()), (0, 0), 0)[0].total
    nine_spades = score(rules, (cards("3S4S5S6S7S8S9STSJS"), ()), (0, 0), None)[0]
    spades = f"{nine_spades.most_spades} + {nine_spades.extra_spades}"
    for language, points in (("sv", "poäng"), ("en", "points")):
        assert f"{everything} {points}" in read(KASINO, "points", language)
        assert f"{spades} = {nine_spades.most_spades + nine_spades.extra_spades}" in read(rules, "points", language)


@pytest.mark.parametrize("target", [11, 16, 21])
def test_the_example_of_the_end_is_won_by_the_one_that_the_engine_names(target: int) -> None:
    rules = Rules.preset("kasino", target=target)
    found = re.search(r"två spelare (\d+) och (\d+) poäng vinner alltså den som har (\d+)", read(rules, "end"))
    assert found is not None
    totals = (int(found[1]), int(found[2]))
    won = outcome(rules, totals, score(rules, ((), ()), (0, 0), None))
    assert won is not None
    assert totals[won.winner] == int(found[3])
    assert min(totals) >= target


def test_cards_are_written_in_the_letters_that_the_reader_has_chosen() -> None:
    swedish_in_english_letters = rulebook.page(KASINO, "faces", texts("sv"), letters("en"))
    assert "✓ ♠A som 14 tar ♣3 + ♥️J" in swedish_in_english_letters
    assert "✓ ♠E som 14 tar ♣3 + ♥️Kn" in read(KASINO, "faces")
    assert "✓ ♠A as 14 takes ♣3 + ♥️J" in read(KASINO, "faces", "en")


def test_storan_and_lillan_are_shown_as_cards_wherever_they_are_named() -> None:
    odd: Letters = letters("sv") | {"T": "tio", "2": "två"}  # type: ignore[operator]  # the mapping is a dict
    for page in ("idea", "specials", "points", "words"):
        text = rulebook.page(KASINO, page, texts("sv"), odd)
        assert "♦️tio" in text
        assert "♠två" in text


def test_the_options_page_sets_in_bold_what_differs_from_the_game() -> None:
    rules = Rules.preset("dragkasino", refill="deal", specials="high")
    screen = Screen(read(rules, "options"))
    assert screen.text.splitlines()[1:-2] == [
        "Fyll på: Fyra i taget",
        "Ess på hand: 1 eller 14",
        "Klädda kort: Bara sin valör",
        "Klädda kort tar: Flera på en gång",
        "Klädda i fjorton: Nej",
        "Storan och lillan: 16 och 15",
        "Överspader: Nej",
        "Tabbe i slutet: Ja",
        "Spela till: 16 poäng",
    ]
    assert screen.bold[1:-1] == ["Fyra i taget", "16 och 15"]
    assert screen.text.endswith("Fet stil: annorlunda än i vanligt dragkasino.")


def test_the_options_page_leaves_out_what_does_not_matter_and_says_when_nothing_differs() -> None:
    for rules in (KASINO, Rules.preset("kasino", faces_take="one")):
        text = read(rules, "options")
        assert "Klädda kort tar" not in text
        assert "Klädda i fjorton" not in text
        assert text.endswith("Allt är som i vanligt kasino.")


def test_playing_to_21_is_nothing_odd_where_there_are_extra_spades() -> None:
    # 5.3: the target is then 21 unless chosen otherwise.
    assert Screen(read(Rules.preset("kasino", extra_spades="yes"), "options")).bold[1:-1] == ["Ja"]


def test_help_is_given_for_an_option_and_for_those_values_that_need_it() -> None:
    swedish = texts("sv")
    assert rulebook.option_help("ace", swedish).startswith("Vad ett ess är värt")
    assert rulebook.option_help("ace", swedish, "14") == "Ett ess från handen är alltid 14."
    assert rulebook.option_help("extra_spades", swedish, True) == ""
