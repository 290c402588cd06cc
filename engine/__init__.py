"""The game of kasino and nothing else: no I/O, no clock, no chance, no words for people.

The rules are numbered; comments cite them (`3.2`). State goes in, state and events come out. Start reading at `rules`,
`captures` and `giv`.
"""

from engine.captures import Proof, captures, groups, is_capture
from engine.cards import DECK, LILLAN, STORAN, Card, cards, notation, parse_deck
from engine.errors import EngineError, IllegalMoveError, NotationError, OptionError, RecordError
from engine.events import Event, GivEnded
from engine.giv import Cards, Giv, Position, deal, legal_moves, play
from engine.history import Play, plays, seat_of_play
from engine.legality import Illegality, Reason, why_illegal, why_no_capture
from engine.moves import Move
from engine.parti import Draw, Parti, deal_giv, draw_for_deal, play_on, start
from engine.record import GivRecord, Record
from engine.rules import (
    OPTIONS,
    Ace,
    Faces,
    FacesTake,
    Game,
    OptionValue,
    Refill,
    Rules,
    Specials,
    option_value,
    option_words,
)
from engine.scoring import Row, point_cards, score
from engine.view import Public, View, public, view

__all__ = [
    "DECK", "LILLAN", "OPTIONS", "STORAN", "Ace", "Card", "Cards", "Draw", "EngineError", "Event", "Faces",
    "FacesTake", "Game", "Giv", "GivEnded", "GivRecord", "IllegalMoveError", "Illegality", "Move", "NotationError",
    "OptionError", "OptionValue", "Parti", "Play", "Position", "Proof", "Public", "Reason", "Record", "RecordError",
    "Refill", "Row", "Rules", "Specials", "View", "captures", "cards", "deal", "deal_giv", "draw_for_deal",
    "groups", "is_capture", "legal_moves", "notation", "option_value", "option_words", "parse_deck", "play",
    "play_on", "plays", "point_cards", "public", "score", "seat_of_play", "start", "view", "why_illegal",
    "why_no_capture",
]  # fmt: skip
