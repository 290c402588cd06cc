"""The loader: which language a person gets, what is escaped, and that nothing missing is ignored."""

from __future__ import annotations

import pytest

from locales import Html, MissingTextError, language_for, texts


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("sv", "sv"), ("sv-SE", "sv"), ("SV_fi", "sv"), ("en-US", "en"),
        ("pt-br", "en"), ("nb", "en"), ("nn", "en"), ("da", "en"), ("zh-hant-tw", "en"),
        ("", "en"), (None, "en"), ("-", "en"), ("svenska", "en"),
    ],
)  # fmt: skip
def test_a_language_code_leads_to_one_of_our_languages(code: str | None, language: str) -> None:
    assert language_for(code) == language


def test_a_text_that_is_not_there_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingTextError, match="no-such-text"):
        texts("sv").plain("no-such-text")
    assert not texts("sv").has("no-such-text")


def test_a_fact_that_was_not_given_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingTextError, match="text"):
        texts("sv").html("as-it-is")


def test_html_escapes_what_is_text_and_leaves_what_is_html() -> None:
    assert texts("en").html("as-it-is", text="<b>Ann & Bo</b>") == "&lt;b&gt;Ann &amp; Bo&lt;/b&gt;"
    assert texts("en").html("as-it-is", text=Html("<b>Ann &amp; Bo</b>")) == "<b>Ann &amp; Bo</b>"


def test_plain_text_is_left_as_it_is() -> None:
    assert texts("en").plain("as-it-is", text="<b>Ann & Bo</b>") == "<b>Ann & Bo</b>"


def test_a_language_is_read_once() -> None:
    assert texts("sv") is texts("sv")
