"""The game of kasino and nothing else: no I/O, no clock, no chance, no words for people.

The rules are numbered; comments cite them (`3.2`). State goes in, state and events come out. Start reading at `rules`,
`captures`, `giv` and `playing`. Everything that others use is listed here; no other package imports a module of the
engine.
"""

from engine.captures import Proof, captures, groups, is_capture, legal_takes
from engine.cards import BIT, DECK, FIRST_FACE, LILLAN, RANKS, STORAN, SUITS, Card, cards, notation, parse_deck
from engine.errors import EngineError, Fault, NotationError, OptionError, RecordError, shown
from engine.events import (
    CardDrawn,
    CardLaid,
    CardsTaken,
    Event,
    GivEnded,
    HandsDealt,
    PartiEnded,
    SistanCalled,
    Swept,
)
from engine.giv import HAND, PLAYS, Cards, Giv, deal
from engine.history import Play, last_play_of, plays, seat_of_play
from engine.json_text import decode
from engine.legality import Illegality, IllegalMoveError, Reason, why_illegal, why_no_capture
from engine.moves import Move, table_after
from engine.parti import Draw, Parti, deal_giv, draw_for_deal, outcome, play_on, start
from engine.partition import Groups
from engine.playing import Position, apply, legal_moves, play, protocol, sweep_counts, sweeps_until
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
from engine.scoring import SPADES_WITHOUT_EXTRA, Row, point_cards, score
from engine.view import Public, View, public, view

__all__ = [
    "BIT", "DECK", "FIRST_FACE", "HAND", "LILLAN", "OPTIONS", "PLAYS", "RANKS", "SPADES_WITHOUT_EXTRA", "STORAN",
    "SUITS", "Ace", "Card", "CardDrawn", "CardLaid", "Cards", "CardsTaken", "Draw", "EngineError", "Event", "Faces",
    "FacesTake", "Fault", "Game", "Giv", "GivEnded", "GivRecord", "Groups", "HandsDealt", "IllegalMoveError",
    "Illegality", "Move", "NotationError", "OptionError", "OptionValue", "Parti", "PartiEnded", "Play", "Position",
    "Proof", "Public", "Reason", "Record", "RecordError", "Refill", "Row", "Rules", "SistanCalled", "Specials",
    "Swept", "View", "apply", "captures", "cards", "deal", "deal_giv", "decode", "draw_for_deal", "groups",
    "is_capture", "last_play_of", "legal_moves", "legal_takes", "notation", "option_value", "option_words",
    "outcome", "parse_deck", "play", "play_on", "plays", "point_cards", "protocol", "public", "score",
    "seat_of_play", "shown", "start", "sweep_counts", "sweeps_until", "table_after", "view", "why_illegal",
    "why_no_capture",
]  # fmt: skip
