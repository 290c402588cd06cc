"""Every language says everything, in every branch, and never more than it should."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser

import pytest

from engine import OPTIONS, RANKS, Game, Reason, option_words
from locales import DEFAULT, LANGUAGES, Html, Texts, listening, texts
from tests.locales.reading import NAME, Text, read
from tests.locales.uses import Use, is_mentioned, uses
from tgbot.simulator.limits import Limits
from tgbot.simulator.markup import parse

#: Names of kinds that have broken chat bots' messages.
HOSTILE = [
    "<b>", "</b>", "<a href='x'>", "<tg-spoiler>", "<!--", "]]>", "Ann & Bo", "&lt;", "&amp;amp;", '"', "'",
    "_ ] . * ` ~ |", "{ $name }", "{", "\\", "%s", "-", "0", "@all", "/start",
    "a\u200bb", "\u200b", "\u202eanna", "\u2068anna\u2069", "مرحبا", "👨\u200d👩\u200d👧", "🂡" * 64, "N" * 64,
]  # fmt: skip
#: Marks that Fluent can put around variables, and that some clients show as boxes.
ISOLATING_MARKS = "\u2066\u2067\u2068\u2069"
TAG = re.compile(r"</?[a-z][a-z-]*[^>]*>")


class Reader(HTMLParser):
    """HTML as a client reads it: the tags with their attributes, and the text."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(f"{tag} {attrs}")

    def handle_endtag(self, tag: str) -> None:
        self.tags.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        self.text += data


def messages(language: str) -> list[Text]:
    """The texts that code can ask for; a term, `-name`, is only for other texts."""
    return [text for key, text in read(language).texts.items() if not key.startswith("-")]


def exact_uses(language: str) -> Iterator[tuple[Use, Text]]:
    known = read(language).texts
    return ((use, known[use.keys]) for use in uses() if use.exact and use.keys in known)


def assert_none(faults: Iterable[str]) -> None:
    found = sorted(set(faults))
    assert not found, "\n".join(found)


def test_swedish_and_english_are_there() -> None:
    assert {"sv", "en", DEFAULT} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_language_is_fluent(language: str) -> None:
    assert_none(read(language).junk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_written_twice(language: str) -> None:
    assert_none(read(language).twice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_in_the_same_files(language: str) -> None:
    theirs = {f"{text.file}: {key}" for key, text in read(DEFAULT).texts.items()}
    ours = {f"{text.file}: {key}" for key, text in read(language).texts.items()}
    assert_none(theirs ^ ours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_asks_for_the_same_variables_in_every_language(language: str) -> None:
    theirs, ours = read(DEFAULT).texts, read(language).texts
    assert_none(
        f"{key}: {sorted(theirs[key].variables ^ ours[key].variables)}"
        for key in theirs.keys() & ours.keys()
        if theirs[key].variables != ours[key].variables
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_text_refers_to_is_there(language: str) -> None:
    known = read(language).texts
    assert_none(f"{key}: {missing}" for key, text in known.items() for missing in text.refers - known.keys())


def home(language: str, text: Text) -> Texts:
    """Where a text is found: among what is said, or what is understood."""
    return texts(language) if texts(language).has(text.key) else listening(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_branch_of_every_text_can_be_said_and_has_no_isolating_marks(language: str) -> None:
    for text in messages(language):
        for facts in text.facts():
            said = home(language, text).plain(text.key, **facts)
            assert said, text.key
            assert not set(said) & set(ISOLATING_MARKS), text.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_never_changes_the_markup_around_it(language: str) -> None:
    for text in messages(language):
        said = home(language, text)
        for facts in text.facts():
            usual = Reader(said.html(text.key, **facts))
            for name in HOSTILE if NAME in usual.text + str(usual.tags) else ():
                hostile = {fact: name if value == NAME else value for fact, value in facts.items()}
                read_back = Reader(said.html(text.key, **hostile))
                assert read_back.text == usual.text.replace(NAME, name), text.key
                assert read_back.tags == usual.tags, text.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_markup_is_such_as_telegram_takes(language: str) -> None:
    for text in messages(language):
        for facts in text.facts():
            said = home(language, text).html(text.key, **facts)
            if TAG.search(said):
                parse(said, "HTML", None, Limits())


def test_html_that_is_put_into_html_is_not_escaped_again() -> None:
    for name in HOSTILE:
        inner = texts(DEFAULT).html("as-it-is", text=name)
        outer = Reader(texts(DEFAULT).html("as-it-is", text=Html(f"<b>{inner}</b>")))
        assert (outer.text, outer.tags) == (name, ["b []", "/b"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_the_code_says_is_there(language: str) -> None:
    keys = [text.key for text in messages(language)]
    assert_none(f"{use.place}: {use.keys}" for use in uses() if not any(map(use.means, keys)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_gets_all_that_it_asks_for(language: str) -> None:
    assert_none(
        f"{use.place}: {text.key} lacks {sorted(text.variables - use.facts)}"
        for use, text in exact_uses(language)
        if use.facts is not None and not text.variables <= use.facts
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_markup_is_said_as_plain_text(language: str) -> None:
    assert_none(
        f"{use.place}: {text.key}"
        for use, text in exact_uses(language)
        if use.face == "plain"
        if any(TAG.search(home(language, text).plain(text.key, **facts)) for facts in text.facts())
    )


def test_no_text_is_there_that_nobody_says() -> None:
    known = read(DEFAULT).texts
    referred = set().union(*(text.refers for text in known.values()))
    assert_none(key for key in known if key not in referred and not is_mentioned(key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_engine_tells_by_name_has_a_text(language: str) -> None:
    options = {name.replace("_", "-"): option_words(name) for name in OPTIONS}
    keys = [
        *(f"letter-{rank}" for rank in RANKS),
        *(f"illegal-{reason}" for reason in Reason),
        *(f"game-{game}" for game in Game),
        *(f"option-{name}" for name in options),
        *(f"option-{name}-{value}" for name, values in options.items() for value in values),
    ]
    assert_none(key for key in keys if not texts(language).has(key))
