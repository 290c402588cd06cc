"""The game of kasino and nothing else: no I/O, no clock, no chance, no words for people.

The rules are numbered; comments cite them (`3.2`). State goes in, state and events come out. Start reading at `rules`,
`captures` and `giv`.
"""

from engine.captures import Proof, captures, groups, is_capture
from engine.cards import DECK, LILLAN, STORAN, Card, cards, notation, parse_deck
from engine.errors import EngineError, IllegalMoveError, NotationError, OptionError, RecordError
from engine.giv import Giv, Position, deal, legal_moves, play
from engine.history import Play, plays
from engine.legality import Illegality, Reason, why_illegal, why_no_capture
from engine.moves import Move
from engine.parti import Draw, Parti, deal_giv, draw_for_deal, play_on, start
from engine.record import GivRecord, Record
from engine.rules import OPTIONS, Ace, Faces, FacesTake, Game, Refill, Rules, Specials, option_value
from engine.scoring import Row, point_cards, score
from engine.view import Public, View, public, view

__all__ = [
    "DECK", "LILLAN", "OPTIONS", "STORAN", "Ace", "Card", "Draw", "EngineError", "Faces", "FacesTake", "Game",
    "Giv", "GivRecord", "IllegalMoveError", "Illegality", "Move", "NotationError", "OptionError", "Parti", "Play",
    "Position", "Proof", "Public", "Reason", "Record", "RecordError", "Refill", "Row", "Rules", "Specials", "View",
    "captures", "cards", "deal", "deal_giv", "draw_for_deal", "groups", "is_capture", "legal_moves", "notation",
    "option_value", "parse_deck", "play", "play_on", "plays", "point_cards", "public", "score", "start", "view",
    "why_illegal", "why_no_capture",
]  # fmt: skip
