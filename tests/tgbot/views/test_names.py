"""Names of people as others can read them, whatever they have put into them (C5, F15)."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from locales import LANGUAGES
from tests.tgbot.positions import reader
from tgbot.views.graphemes import FIRST_STRONG_ISOLATE, MOST_MARKS, POP_ISOLATE, cut, graphemes, width
from tgbot.views.names import LONGEST_NAME, shown_name

FAMILY, SWEDEN = "👨‍👩‍👧‍👦", "🇸🇪"


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Zo\u0308e",
        "Åsa-Märta af Ö",
        "Nguyễn Thị",
        "李小龍",
        "สมชาย",
        "नमस्ते",
        "O'Neill",
        "<b>",
        FAMILY,
        SWEDEN,
        "👩🏽‍🚀",
        "❤️",
    ],
)
def test_an_ordinary_name_stays_as_it_is_written(name: str) -> None:
    assert shown_name(name, reader("sv")) == name


@pytest.mark.parametrize(
    ("written", "clusters"),
    [
        ("Zo\u0308e", ["Z", "o\u0308", "e"]),
        (FAMILY + "a" + SWEDEN + SWEDEN, [FAMILY, "a", SWEDEN, SWEDEN]),
        ("👍🏽👍", ["👍🏽", "👍"]),
        ("a\tb\n\nc  d", ["a", " ", "b", " ", "c", " ", "d"]),
        ("\u0308\u0308a", ["a"]),
        ("a \u0308b", ["a", " ", "b"]),
        ("a\u200b\u00ad\ufeffb", ["a", "b"]),
        ("Z" + "\u0338" * 60, ["Z" + "\u0338" * MOST_MARKS]),
        ("می\u200cخواهم"[:4], ["م", "ی\u200c", "خ"]),
    ],
)
def test_a_name_is_read_by_what_people_see_as_one_letter(written: str, clusters: list[str]) -> None:
    assert list(graphemes(written)) == clusters


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("x" * 128, "x" * 31 + "…"),
        ("Zo\u0308e" * 11, ("Zo\u0308e" * 11)[:41] + "…"),
        (FAMILY * 17, FAMILY * 15 + "…"),
        ("龍" * 20, "龍" * 15 + "…"),
    ],
)
def test_a_long_name_is_cut_between_letters(written: str, shown: str) -> None:
    assert shown_name(written, reader("sv")) == shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["", " \n", "\u202e\u200f", "\u3164\uffa0", "\u0300" * 9, "\u200d\u200c", "\ue000", "\U000e0061"]
)
def test_a_name_in_which_nothing_is_visible_becomes_a_guest_in_the_reader_s_language(name: str, language: str) -> None:
    assert shown_name(name, reader(language)) == {"sv": "Gäst", "en": "Guest"}[language]


@pytest.mark.parametrize("name", ["\u202eanna", "אבג", "محمد", "a\u2069\u202eb", "\u2067x", "Anna \u05d0"])
def test_a_name_that_changes_the_direction_of_writing_keeps_that_to_itself(name: str) -> None:
    shown = shown_name(name, reader("sv"))
    assert (shown[0], shown[-1]) == (FIRST_STRONG_ISOLATE, POP_ISOLATE)
    assert not {unicodedata.bidirectional(letter) for letter in shown[1:-1]} - {"L", "R", "AL", "WS"}


#: One of each kind that is treated in a way of its own: letters, spaces, marks, joiners, tags, flags, what is blank.
DIFFICULT = "a0龍…👩🏽🇸 \n\u00a0\u0301\u200d\u200c\ufe0f\U000e0020\U000e0061\u3164\u034f\u05d0\u202e\u2069\ud800\ue000"


@settings(max_examples=300, deadline=None)
@given(st.text(st.characters(exclude_categories=()), max_size=128) | st.text(DIFFICULT, max_size=40))
def test_whatever_the_name_it_is_short_balanced_and_readable(name: str) -> None:
    shown = shown_name(name, reader("en"))
    assert 0 < width(shown) <= LONGEST_NAME
    assert shown.count(FIRST_STRONG_ISOLATE) == shown.count(POP_ISOLATE) <= 1
    shown.encode()
    assert not any(unicodedata.category(letter) in ("Cc", "Zl", "Zp", "Cs") for letter in shown)
    assert cut(shown, LONGEST_NAME) == shown, "showing it twice changes nothing"
    assert shown == " ".join(shown.split())
