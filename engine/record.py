"""The record of a parti (rules, Notation): its options, its decks and its moves. Replaying it gives everything back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.cards import Card, notation, parse_deck
from engine.errors import EngineError, Fault, NotationError, RecordError, shown
from engine.events import Event
from engine.giv import SEATS
from engine.json_text import decode
from engine.legality import IllegalMoveError
from engine.moves import Move
from engine.parti import Parti, deal_giv, play_on, start
from engine.rules import Rules

FORMAT = "kasino-record/1"
FIELDS = ("format", "game", "options", "players", "givs")
GIV_FIELDS = ("dealer", "deck", "moves")


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
            data = decode(text)
        except NotationError as error:
            raise RecordError(error.text, error.fault, error.at) from error
        return Record.from_json(data)

    @staticmethod
    def from_json(data: object) -> Record:
        """The record in a decoded JSON value. Raises as `load`."""
        fields = _fields(data, FIELDS)
        if fields["format"] != FORMAT:
            raise RecordError(shown(fields["format"]), Fault.FORMAT, FORMAT)
        players: list[str] = _of_kind(fields, "players", list, str)
        if any("\ud800" <= letter <= "\udfff" for name in players for letter in name):
            raise RecordError(shown(players), Fault.HALF_A_LETTER)
        rules = Rules.preset(fields["game"], **_of_kind(fields, "options", dict))
        givs = enumerate(_of_kind(fields, "givs", list))
        return Record(rules, tuple(players), tuple(_giv(number, giv) for number, giv in givs))

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
            raise self._without_seat() from error
        for number, giv in enumerate(self.givs):
            events = []
            parti = _deal_recorded(parti, number, giv)
            for place, move in enumerate(giv.moves):
                try:
                    parti, happened = play_on(parti, move)
                except IllegalMoveError as error:
                    raise RecordError(str(move), Fault.ILLEGAL, str(error), number, place) from error
                events.append(happened)
        return parti, tuple(events)

    def _without_seat(self) -> RecordError:
        """Why a parti cannot start: its players, or the first dealer."""
        if len(self.players) not in SEATS:
            return RecordError(shown(self.players), Fault.PLAYERS, str(len(self.players)))
        return RecordError(shown(self.players), Fault.DEALER, str(self.givs[0].dealer), 0)

    def with_giv(self, dealer: int, deck: tuple[Card, ...]) -> Record:
        """The record with another giv, before its first move."""
        return Record(self.rules, self.players, (*self.givs, GivRecord(dealer, deck)))

    def with_moves(self, moves: tuple[Move, ...]) -> Record:
        """The record with the moves of its last giv replaced."""
        *before, last = self.givs
        return Record(self.rules, self.players, (*before, GivRecord(last.dealer, last.deck, moves)))


def _deal_recorded(parti: Parti, number: int, giv: GivRecord) -> Parti:
    if giv.dealer != parti.dealer:
        raise RecordError(str(giv.dealer), Fault.NOT_THEIR_DEAL, str(parti.dealer), number)
    if not parti.between_givs:
        fault = Fault.GIV_NOT_OVER if parti.winner is None else Fault.PARTI_OVER
        raise RecordError(notation(giv.deck), fault, giv=number)
    try:
        return deal_giv(parti, giv.deck)
    except NotationError as error:
        raise RecordError(error.text, error.fault, error.at, number) from error


def _giv(number: int, data: object) -> GivRecord:
    fields = _fields(data, GIV_FIELDS, number)
    dealer: int = _of_kind(fields, "dealer", int, giv=number)
    texts: list[str] = _of_kind(fields, "moves", list, str, number)
    written: str = _of_kind(fields, "deck", str, giv=number)
    try:
        deck = parse_deck(written)
    except NotationError as error:
        raise RecordError(error.text, error.fault, error.at, number) from error
    return GivRecord(dealer, deck, tuple(_move(number, place, text) for place, text in enumerate(texts)))


def _move(number: int, place: int, text: str) -> Move:
    try:
        return Move.parse(text)
    except NotationError as error:
        raise RecordError(text, error.fault, error.at, number, place) from error


def _fields(data: object, names: tuple[str, ...], giv: int | None = None) -> Mapping[str, Any]:
    """An object that has these fields and no others."""
    if not isinstance(data, dict):
        raise RecordError(shown(data), Fault.NO_OBJECT, ", ".join(names), giv)
    for name in names:
        if name not in data:
            raise RecordError(shown(data), Fault.FIELD_MISSING, name, giv)
    for name in data:
        if name not in names:
            raise RecordError(shown(data), Fault.FIELD_UNKNOWN, name, giv)
    return data


def _of_kind(fields: Mapping[str, Any], name: str, kind: type, each: type = object, giv: int | None = None) -> Any:
    """The value of a field: of this kind, and so is each value in a list."""
    value = fields[name]
    fits = isinstance(value, kind) and not isinstance(value, bool)
    if not fits or (kind is list and not all(isinstance(entry, each) for entry in value)):
        raise RecordError(shown(value), Fault.WRONG_KIND, name, giv)
    return value
