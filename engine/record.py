"""The record of a parti (rules, Notation): its options, its decks and its moves. Replaying it gives everything back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.cards import Card, notation, parse_deck
from engine.errors import EngineError, NotationError, RecordError
from engine.events import Event
from engine.legality import IllegalMoveError
from engine.moves import Move
from engine.parti import Parti, deal_giv, play_on, start
from engine.rules import Rules

FORMAT = "kasino-record/1"
FIELDS = {"format", "game", "options", "players", "givs"}
GIV_FIELDS = {"dealer", "deck", "moves"}


@dataclass(frozen=True, slots=True)
class GivRecord:
    """One giv: who dealt, the 52 cards from the top, and the moves."""

    dealer: int
    deck: tuple[Card, ...]
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A whole parti. The names of the players are only names; they are in the order of the seats."""

    rules: Rules
    players: tuple[str, ...]
    givs: tuple[GivRecord, ...] = ()

    @staticmethod
    def load(text: str | bytes) -> Record:
        """The record in a JSON text. Raises RecordError if it cannot be read, OptionError for an unknown option."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:  # RecursionError: brackets nested too deep
            raise RecordError(_short(text), f"not JSON: {error}") from error
        return Record.from_json(data)

    @staticmethod
    def from_json(data: object) -> Record:
        """The record in a decoded JSON value. Raises as `load`."""
        fields = _object(data, FIELDS, "a record")
        if fields["format"] != FORMAT:
            raise RecordError(_short(fields["format"]), f"the format is not {FORMAT}")
        players, givs = fields["players"], fields["givs"]
        if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
            raise RecordError(_short(players), "players is a list of names")
        if any("\ud800" <= letter <= "\udfff" for name in players for letter in name):
            raise RecordError(_short(players), "half a letter in a name")
        if not isinstance(fields["options"], dict) or not isinstance(givs, list):
            raise RecordError(_short(data), "options is an object and givs a list")
        rules = Rules.preset(fields["game"], **fields["options"])
        return Record(rules, tuple(players), tuple(_giv(number, giv) for number, giv in enumerate(givs)))

    def to_json(self) -> dict[str, Any]:
        """The record as a JSON value."""
        givs = [
            {"dealer": giv.dealer, "deck": notation(giv.deck), "moves": [str(move) for move in giv.moves]}
            for giv in self.givs
        ]
        return {
            "format": FORMAT,
            "game": self.rules.game,
            "options": self.rules.options(),
            "players": list(self.players),
            "givs": givs,
        }

    def dump(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))

    def replay(self) -> Parti:
        """The parti after the last recorded move. Raises RecordError, which names the giv and the move at fault."""
        return self.replay_events()[0]

    def replay_events(self) -> tuple[Parti, tuple[tuple[Event, ...], ...]]:
        """As `replay`, with what happened at each move of the last giv."""
        events: list[tuple[Event, ...]] = []
        try:
            parti = start(self.rules, len(self.players), self.givs[0].dealer if self.givs else 0)
        except EngineError as error:
            raise RecordError(_short(self.players), str(error), 0) from error
        for number, giv in enumerate(self.givs):
            events = []
            parti = _deal_recorded(parti, number, giv)
            for place, move in enumerate(giv.moves):
                try:
                    parti, happened = play_on(parti, move)
                except IllegalMoveError as error:
                    raise RecordError(str(move), str(error), number, place) from error
                events.append(happened)
        return parti, tuple(events)

    def with_giv(self, dealer: int, deck: tuple[Card, ...]) -> Record:
        """The record with another giv, before its first move."""
        return Record(self.rules, self.players, (*self.givs, GivRecord(dealer, deck)))

    def with_moves(self, moves: tuple[Move, ...]) -> Record:
        """The record with the moves of its last giv replaced."""
        *before, last = self.givs
        return Record(self.rules, self.players, (*before, GivRecord(last.dealer, last.deck, moves)))


def _deal_recorded(parti: Parti, number: int, giv: GivRecord) -> Parti:
    if giv.dealer != parti.dealer:
        raise RecordError(str(giv.dealer), f"the deal is with seat {parti.dealer} (1.2)", number)
    try:
        return deal_giv(parti, giv.deck)
    except EngineError as error:
        raise RecordError(notation(giv.deck), str(error), number) from error


def _giv(number: int, data: object) -> GivRecord:
    fields = _object(data, GIV_FIELDS, "a giv", number)
    dealer, deck, texts = fields["dealer"], fields["deck"], fields["moves"]
    if not isinstance(dealer, int) or isinstance(dealer, bool) or not isinstance(deck, str):
        raise RecordError(_short(data), "dealer is a number and deck a text", number)
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise RecordError(_short(texts), "moves is a list of moves", number)
    try:
        parsed_deck = parse_deck(deck)
    except NotationError as error:
        raise RecordError(_short(deck), error.why, number) from error
    return GivRecord(dealer, parsed_deck, tuple(_move(number, place, text) for place, text in enumerate(texts)))


def _move(number: int, place: int, text: str) -> Move:
    try:
        return Move.parse(text)
    except NotationError as error:
        raise RecordError(text, error.why, number, place) from error


def _object(data: object, fields: set[str], what: str, number: int | None = None) -> Mapping[str, Any]:
    if not isinstance(data, dict) or set(data) != fields:
        raise RecordError(_short(data), f"{what} has the fields {', '.join(sorted(fields))}", number)
    return data


def _short(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 60 else text[:59] + "…"
