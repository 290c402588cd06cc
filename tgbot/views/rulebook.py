"""The rules as a small book of short pages, for the options of a table.

The sentences are in `rules.ftl`, with a variant for each option. The examples are moves, and the engine is asked
whether each is legal: so no page can show what the rules forbid, or forbid what they allow.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum

from engine import LILLAN, OPTIONS, STORAN, Card, Move, Rules, Specials, groups
from locales import Html, Texts
from tutor.words import Letters, face, in_order

#: The pages in reading order.
PAGES: tuple[str, ...] = (
    "idea", "deal", "turn", "take", "ace", "specials", "faces", "tabbe", "points", "end", "words", "options",
)  # fmt: skip

#: The examples of a page, in the engine's notation. The table holds just the cards that the move takes.
EXAMPLES: Mapping[str, tuple[str, ...]] = {
    "idea": ("8Hx8C", "8Hx3S5D"),
    "take": ("9SxAC3D5H", "9Sx9D4C5H", "KHx6D7C"),
    "ace": ("ASxAD", "ASx5C9H", "ASxAD3CTH"),
    "specials": ("TDxTC", "TDx7C9H", "2Sx2H", "2Sx7D8H"),
    "faces": ("KHxKS", "KHxKSKD", "KHx6D7C", "ASx3CJH"),
    "tabbe": ("9Sx4C5H",),
}
#: Without special values in the hand there is nothing to show but that a ten takes a ten and a two a two.
PLAIN_SPECIALS = ("TDxTC", "2Sx2H")


def page(rules: Rules, page_id: str, texts: Texts, letters: Letters) -> Html:
    """One page of PAGES for these rules: its heading in bold and its text, short enough for a phone's screen.

    Raises KeyError (a MissingTextError) for an unknown page.
    """
    facts: dict[str, object] = {
        "game": rules.game.value,
        **{option: _word(getattr(rules, option)) for option in OPTIONS},
        "storan": face(STORAN, letters),
        "lillan": face(LILLAN, letters),
        "low": rules.target + 1,
        "high": rules.target + 2,
        "examples": _lines(_example(rules, move, texts, letters) for move in examples(rules, page_id)),
    }
    if page_id == "options":
        changed = any(rules.applies(option) for option in rules.options())
        facts |= {"lines": options(rules, texts), "changed": _word(changed)}
    return texts.html(f"rules-{page_id}", **facts)


def title(page_id: str, texts: Texts) -> str:
    """The label of the button for a page. Raises MissingTextError."""
    return texts.plain(f"rules-{page_id}-title")


def examples(rules: Rules, page_id: str) -> tuple[Move, ...]:
    """The takes that a page shows, legal and illegal."""
    if page_id == "specials" and rules.specials is Specials.PLAIN:
        return tuple(map(Move.parse, PLAIN_SPECIALS))
    return tuple(map(Move.parse, EXAMPLES.get(page_id, ())))


def options(rules: Rules, texts: Texts) -> Html:
    """A line for each option that matters here (rules 7); those that differ from the game's defaults in bold."""
    changed = rules.options()
    return _lines(
        texts.html(
            "rules-option-changed" if option in changed else "rules-option",
            name=option_name(option, texts),
            value=option_label(option, getattr(rules, option), texts),
        )
        for option in OPTIONS
        if rules.applies(option)
    )


def option_name(option: str, texts: Texts) -> str:
    """What an option of `engine.OPTIONS` is called."""
    return texts.plain(_option_key(option))


def option_label(option: str, value: str | int | bool, texts: Texts) -> str:
    """What a value of the option is called: short enough for a button."""
    return texts.plain(f"{_option_key(option)}-{_text(value)}")


def option_help(option: str, texts: Texts, value: str | int | bool | None = None) -> str:
    """What an option does, or what one of its values means; empty if that needs no explanation."""
    if value is None:
        return texts.plain(f"{_option_key(option)}-what")
    key = f"{_option_key(option)}-{_text(value)}-what"
    return texts.plain(key) if texts.has(key) else ""


def _example(rules: Rules, move: Move, texts: Texts, letters: Letters) -> Html:
    """The line of an example: the groups that it takes, as the engine divides them, or that it cannot."""
    card = face(move.card, letters)
    proof = groups(rules, move.taken, move.card, move.taken)
    if proof is None:
        return texts.html("rules-not", card=card, cards=_sum(move.taken, letters))
    taken, *others = (_sum(group, letters) for group in sorted(proof.groups, key=lambda group: (len(group), group)))
    for group in others:
        taken = texts.html("rules-example-and", groups=taken, group=group)
    if rules.values_in_hand(move.card) == (move.card.number,):
        return texts.html("rules-example", card=card, groups=taken)
    return texts.html("rules-example-as", card=card, value=proof.value, groups=taken)


def _sum(some_cards: Iterable[Card], letters: Letters) -> str:
    return " + ".join(face(card, letters) for card in in_order(some_cards))


def _lines(lines: Iterable[Html]) -> Html:
    return Html("\n".join(lines))


def _word(value: object) -> str | int:
    """An option's value as a name for Fluent's variants, whose keys cannot be `1-14`."""
    if isinstance(value, bool):
        return _text(value)
    if isinstance(value, Enum):
        return value.name.lower()
    assert isinstance(value, int)
    return value


def _option_key(option: str) -> str:
    return "option-" + option.replace("_", "-")


def _text(value: str | int | bool) -> str:
    """A value as commands write it, and as the keys of its texts end: `1-14`, `yes`, `21`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
