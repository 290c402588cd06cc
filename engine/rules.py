"""The two games and their options (rules 7), as one frozen value that everything else consults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache

from engine.cards import DECK, LILLAN, STORAN, Card
from engine.errors import OptionError


class Game(StrEnum):
    KASINO = "kasino"
    DRAGKASINO = "dragkasino"


class Refill(StrEnum):
    """How hands are refilled (1.6)."""

    DEAL = "deal"
    DRAW = "draw"


class Ace(StrEnum):
    """What an ace counts as when played from the hand (2.3)."""

    FOURTEEN = "14"
    ONE_OR_FOURTEEN = "1-14"


class Faces(StrEnum):
    """Whether knekt, dam and kung count in sums (3.4) or take only their own rank (3.5)."""

    SUM = "sum"
    PAIR = "pair"


class FacesTake(StrEnum):
    """How many of its rank a face card may take, where faces pair (3.5)."""

    ALL = "all"
    ONE = "one"


class Specials(StrEnum):
    """What storan and lillan count as when played from the hand (2.5)."""

    PLAIN = "plain"
    HIGH = "high"
    CHOICE = "choice"


OptionValue = str | int | bool

#: Each option with its values, in the order of rules 7; the order in which people see them.
OPTIONS: Mapping[str, tuple[OptionValue, ...]] = {
    "refill": tuple(Refill),
    "ace": tuple(Ace),
    "faces": tuple(Faces),
    "faces_take": tuple(FacesTake),
    "faces_in_14": (False, True),
    "specials": tuple(Specials),
    "extra_spades": (False, True),
    "last_sweep": (True, False),
    "target": (11, 16, 21),
}
TARGET = 16
TARGET_WITH_EXTRA_SPADES = 21
WORDS_FOR_YES_AND_NO = {"yes": True, "true": True, "no": False, "false": False}


@dataclass(frozen=True, slots=True)
class Rules:
    """One game with its options. Make it with `Rules.preset`, which allows only what rules 7 allow."""

    game: Game
    refill: Refill
    ace: Ace
    faces: Faces
    faces_take: FacesTake = FacesTake.ALL
    faces_in_14: bool = False
    specials: Specials = Specials.PLAIN
    extra_spades: bool = False
    last_sweep: bool = True
    target: int = TARGET
    # Derived once, for speed: what each of the 52 cards may count as when it is played from the hand.
    hand_values: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "hand_values", _hand_values(self.ace, self.specials))

    @staticmethod
    def preset(game: str, /, **options: object) -> Rules:
        """The rules of `kasino` or `dragkasino` (rules 7) with some options changed.

        An option's value may be the value itself or its text: `ace="1-14"`, `extra_spades="yes"`, `target="21"`. With
        överspader and no chosen target, the target is 21 (5.3). Raises OptionError.
        """
        if game not in tuple(Game):
            raise OptionError("game", game, tuple(Game))
        own = _own_options(Game(game))
        chosen = {name: option_value(name, value) for name, value in options.items()}
        if chosen.get("extra_spades") and "target" not in chosen:
            chosen["target"] = TARGET_WITH_EXTRA_SPADES
        return Rules(Game(game), **{**own, **chosen})  # type: ignore[arg-type]  # option_value has checked them

    def options(self) -> dict[str, OptionValue]:
        """The options that differ from the column of the game: what a record holds, and what `preset` takes."""
        own = _own_options(self.game)
        if self.extra_spades:
            own["target"] = TARGET_WITH_EXTRA_SPADES
        return {name: getattr(self, name) for name in OPTIONS if getattr(self, name) != own[name]}

    def applies(self, option: str) -> bool:
        """Whether an option has any effect under these rules: two of them matter only where faces pair (rules 7)."""
        return self.faces is Faces.PAIR or option not in ("faces_take", "faces_in_14")

    def values_in_hand(self, card: Card) -> tuple[int, ...]:
        """What the card may count as when it is played from the hand, smallest first (rules 2)."""
        return self.hand_values[card]


def option_value(name: str, value: object) -> OptionValue:
    """The value of an option from itself or from text (`1-14`, `yes`, `true`, `21`). Raises OptionError."""
    if name not in OPTIONS:
        raise OptionError(name, value, tuple(OPTIONS))
    values = OPTIONS[name]
    wanted = WORDS_FOR_YES_AND_NO.get(str(value).lower(), value) if values[0] in (True, False) else value
    for known in values:
        if (type(wanted) is type(known) and wanted == known) or (str(wanted) == str(known)):
            return known
    raise OptionError(name, value, option_words(name))


def option_words(name: str) -> tuple[str, ...]:
    """The values of an option as people write them: `yes` and `no` for the switches."""
    words = {True: "yes", False: "no"}
    return tuple(words[value] if isinstance(value, bool) else str(value) for value in OPTIONS[name])


def _own_options(game: Game) -> dict[str, OptionValue]:
    """The column of the game in rules 7."""
    shared: dict[str, OptionValue] = {
        "faces_take": FacesTake.ALL,
        "faces_in_14": False,
        "specials": Specials.PLAIN,
        "extra_spades": False,
        "last_sweep": True,
        "target": TARGET,
    }
    if game is Game.KASINO:
        return {"refill": Refill.DEAL, "ace": Ace.FOURTEEN, "faces": Faces.SUM, **shared}
    return {"refill": Refill.DRAW, "ace": Ace.ONE_OR_FOURTEEN, "faces": Faces.PAIR, **shared}


@cache
def _hand_values(ace: Ace, specials: Specials) -> tuple[tuple[int, ...], ...]:
    return tuple(_values_of(card, ace, specials) for card in DECK)


def _values_of(card: Card, ace: Ace, specials: Specials) -> tuple[int, ...]:
    if card.is_ace:
        return (14,) if ace is Ace.FOURTEEN else (1, 14)
    high = {STORAN: 16, LILLAN: 15}.get(card)
    if high is None or specials is Specials.PLAIN:
        return (card.number,)
    return (high,) if specials is Specials.HIGH else (card.number, high)
