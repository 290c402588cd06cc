"""Texts in HTML: entities with UTF-16 offsets, and the refusals of what is not well-formed."""

from typing import Any

import pytest

from tgbot.simulator.errors import ApiError
from tgbot.simulator.limits import Limits
from tgbot.simulator.markup import find_entities, parse, slice_units, units


def html(text: str) -> tuple[str, list[str]]:
    """Plain text, and each entity as "type offset length extras"."""
    plain, entities = parse(text, "HTML", None, Limits())
    return plain, [" ".join(str(value) for value in entity.values()) for entity in entities]


@pytest.mark.parametrize(
    ("tag", "kind"),
    [
        ("b", "bold"),
        ("strong", "bold"),
        ("i", "italic"),
        ("em", "italic"),
        ("u", "underline"),
        ("ins", "underline"),
        ("s", "strikethrough"),
        ("strike", "strikethrough"),
        ("del", "strikethrough"),
        ("tg-spoiler", "spoiler"),
        ("code", "code"),
        ("pre", "pre"),
        ("blockquote", "blockquote"),
        ("B", "bold"),
    ],
)
def test_each_known_tag_becomes_its_entity(tag: str, kind: str) -> None:
    assert html(f"x <{tag}>yz</{tag}>") == ("x yz", [f"{kind} 2 2"])


@pytest.mark.parametrize(
    ("text", "plain", "entities"),
    [
        ('<span class="tg-spoiler">x</span>', "x", ["spoiler 0 1"]),
        ('<a href="https://t.me/a?b=1&amp;c=2">x</a>', "x", ["text_link 0 1 https://t.me/a?b=1&c=2"]),
        ("<a href='tg://user?id=7'>x</a>", "x", ["text_mention 0 1 {'id': 7}"]),
        ("<blockquote expandable>x</blockquote>", "x", ["expandable_blockquote 0 1"]),
        ('<pre><code class="language-python">x</code></pre>', "x", ["pre 0 1 python"]),
        ("<b>a<i>b</i></b>", "ab", ["bold 0 2", "italic 1 1"]),
        ("🂡 <b>♠7</b>", "🂡 ♠7", ["bold 3 2"]),
        ("<b>🂡</b>", "🂡", ["bold 0 2"]),
        ("&lt;b&gt; &amp;amp; &quot;", '<b> &amp; "', []),
        ("&#9824;&#x2660; &nbsp; &#0;", "♠♠ &nbsp; &#0;", []),
        ("a & b > c", "a & b > c", []),
        ("<b></b>x", "x", []),
        ("<b>a <code>x</code> b</b>", "a x b", ["bold 0 2", "code 2 1", "bold 3 2"]),
        ("<code><b>x</b></code>", "x", ["code 0 1"]),
        ("  \n<b>x </b>\n ", "x", ["bold 0 1"]),
        ("<a>example.com</a>", "example.com", ["text_link 0 11 http://example.com/"]),
        ("<b>x</>", "x", ["bold 0 1"]),
    ],
)
def test_html_becomes_text_and_entities_in_utf16_units(text: str, plain: str, entities: list[str]) -> None:
    assert html(text) == (plain, entities)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("<b><i>x</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'),
        ("å<p>x</p>", 'Unsupported start tag "p" at byte offset 2'),
        ("<br/>", 'Unsupported start tag "br/" at byte offset 0'),
        ("5 < 6", 'Unsupported start tag "" at byte offset 2'),
        ("I <3 cards", 'Unsupported start tag "3" at byte offset 2'),
        ("I <3", "Unclosed start tag at byte offset 2"),
        ('<a href="x', 'Empty attribute name in the tag "a" at byte offset 0'),
        ("<a href", 'Unclosed start tag "a" at byte offset 0'),
        ('<a ="x">y</a>', 'Empty attribute name in the tag "a" at byte offset 0'),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
    ],
)
def test_malformed_html_is_refused_with_the_place(text: str, reason: str) -> None:
    with pytest.raises(ApiError) as refusal:
        html(text)
    assert refusal.value.description == f"Bad Request: can't parse entities: {reason}"


def test_other_parse_modes_are_refused_by_name() -> None:
    with pytest.raises(ApiError, match="parse mode 'MarkdownV2' is not known"):
        parse("*x*", "MarkdownV2", None, Limits())


def test_more_than_a_hundred_entities_are_refused() -> None:
    assert len(html("<b>x</b> <i>y</i>" * 50)[1]) == 100
    with pytest.raises(ApiError, match="ENTITIES_TOO_LONG"):
        html("<b>x</b> <i>y</i> " * 50 + "<u>z</u>")


@pytest.mark.parametrize(
    "entity",
    [{"type": "bold", "offset": 0, "length": 9}, {"type": "bold"}, "bold", {"offset": 0, "length": 1}],
)
def test_entities_that_do_not_fit_the_text_are_refused(entity: Any) -> None:
    with pytest.raises(ApiError):
        parse("abc", None, [entity], Limits())


def test_given_entities_are_taken_as_they_are() -> None:
    assert parse("abc", None, [{"type": "bold", "offset": 0, "length": 1}], Limits()) == (
        "abc",
        ({"type": "bold", "offset": 0, "length": 1},),
    )


def test_commands_links_and_mentions_are_found_in_plain_text() -> None:
    text = "🂡 /start@echobot a/b https://t.me/echobot. @anna"
    found = [(e["type"], slice_units(text, e["offset"], e["length"])) for e in find_entities(text)]
    assert found == [
        ("url", "https://t.me/echobot"),
        ("bot_command", "/start@echobot"),
        ("mention", "@anna"),
    ]


def test_length_is_counted_in_utf16_units() -> None:
    assert units("♠7🂡") == 4
