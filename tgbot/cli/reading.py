"""Reads what a person or a program wrote as rules, cards and questions."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine import Card, Game, Rules, cards, decode, notation
from tgbot.cli.arguments import needed
from tgbot.cli.errors import CliError, one_line


@dataclass(frozen=True, slots=True)
class Question:
    """A card played on a table under some rules."""

    rules: Rules
    table: tuple[Card, ...]
    card: Card

    @staticmethod
    def from_arguments(found: Namespace) -> Question:
        """From `--game`, `--option`, `--table` and `--card`. Raises CliError, NotationError, OptionError."""
        needed(found, ("table", "card"))
        return _question(rules_from_arguments(found), cards(found.table), Card.parse(found.card))

    @staticmethod
    def from_line(line: bytes) -> Question:
        """From one line of JSON: `table` (a list of cards, or a text), `played`, `game` and `options`.

        The game is kasino by default. Other fields are ignored. Raises CliError, NotationError, OptionError.
        """
        return _question_from_fields(decode(line))


def rules_from_arguments(found: Namespace) -> Rules:
    """The rules of `--game` and `--option`. Raises CliError and OptionError."""
    return Rules.preset(found.game or Game.KASINO, **dict(map(_option, found.option)))


def _question_from_fields(fields: object) -> Question:
    if not isinstance(fields, dict):
        raise CliError(lambda words: words.plain("cli-error-json-object"))
    rules = Rules.preset(_field(fields, "game", str, Game.KASINO), **_field(fields, "options", dict, {}))
    card = Card.parse(_field(fields, "played", str, None))
    table = fields.get("table")
    if isinstance(table, list) and all(isinstance(text, str) for text in table):
        return _question(rules, _each(table), card)
    return _question(rules, cards(_field(fields, "table", str, None)), card)


def _question(rules: Rules, table: tuple[Card, ...], card: Card) -> Question:
    if card in table:
        raise CliError(lambda words: words.plain("cli-error-card-on-table", card=str(card)))
    return Question(rules, table, card)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise CliError(lambda words: words.plain("cli-error-option-form", text=one_line(text)))
    return name.strip(), value.strip()


def _each(texts: Iterable[str]) -> tuple[Card, ...]:
    """The cards of a list, one in each text and none named twice."""
    return cards(notation(map(Card.parse, texts)))


def _field(fields: Mapping[str, Any], name: str, kind: type, default: object) -> Any:
    """The field, which must be of that kind. Without a default it is required."""
    value = fields.get(name, default)
    if not isinstance(value, kind):
        raise CliError(lambda words: words.plain("cli-error-json-field", field=name))
    return value
