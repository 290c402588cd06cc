"""What is kept of a person: language, settings, the game and options last used, and the table being played."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from engine import Game, Rules
from locales import LANGUAGES, Texts, language_for, texts
from tutor import Level
from tutor.words import Letters, letters

SCHEMA = 1
#: Profiles that are remembered by their text, so that a tap is spared reading it again.
REMEMBERED = 1_024
#: So many givs are kept for the rating.
GIVS_KEPT = 60


class Coach(StrEnum):
    """Which moves are warned of before they become final: none, those that lose 0.35 points, those that lose 0.15."""

    OFF = "off"
    GENTLE = "gentle"
    STRICT = "strict"


class Counting(StrEnum):
    """Help with counting cards: none, shown when asked, or asked as a quiz."""

    OFF = "off"
    SHOWN = "shown"
    QUIZ = "quiz"


@dataclass(frozen=True, slots=True)
class Rated:
    """What one giv lost: points over so many unforced decisions. `giv` says which it was."""

    giv: str
    lost: float
    n_unforced: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's choices. None means that nothing was chosen: the language is then Telegram's, whose code for it was
    `code` when the profile was stored last.

    `rulesets` has the rules last used in each game; `quick` plays a card at once when it can do only one thing.
    """

    language: str | None = None
    code: str | None = None
    letters: str | None = None
    quick: bool = False
    coach: Coach = Coach.OFF
    counting: Counting = Counting.SHOWN
    rated: tuple[Rated, ...] = ()
    level: Level = Level.REGULAR
    game: Game = Game.KASINO
    rulesets: tuple[Rules, ...] = tuple(Rules.preset(game) for game in Game)
    table: str | None = None

    @property
    def rules(self) -> Rules:
        return next(rules for rules in self.rulesets if rules.game is self.game)

    def with_rules(self, rules: Rules) -> Profile:
        """The profile with these rules for their game, which becomes the game to play."""
        others = (rules if each.game is rules.game else each for each in self.rulesets)
        return replace(self, game=rules.game, rulesets=tuple(others))

    def with_rated(self, new: Rated) -> Profile:
        """The profile with one more giv rated; one that was rated before is rated anew, in its old place."""
        if any(each.giv == new.giv for each in self.rated):
            return replace(self, rated=tuple(new if each.giv == new.giv else each for each in self.rated))
        return replace(self, rated=(*self.rated, new)[-GIVS_KEPT:])

    def dump(self) -> str:
        """The profile as JSON, for the store."""
        data = {
            "schema": SCHEMA,
            "language": self.language,
            "code": self.code,
            "letters": self.letters,
            "quick": self.quick,
            "coach": self.coach,
            "counting": self.counting,
            "level": self.level,
            "rated": [[each.giv, round(each.lost, 3), each.n_unforced] for each in self.rated],
            "game": self.game,
            "options": {rules.game: rules.options() for rules in self.rulesets},
            "table": self.table,
        }
        return json.dumps(data, separators=(",", ":"))

    @staticmethod
    @lru_cache(REMEMBERED)
    def load(text: str | None) -> Profile:
        """The profile that `dump` wrote, or that of a stranger for None."""
        if text is None:
            return Profile()
        data = json.loads(text)
        return Profile(
            language=data["language"],
            code=data.get("code"),
            letters=data["letters"],
            quick=data["quick"],
            coach=Coach(data.get("coach", Coach.OFF)),
            counting=Counting(data.get("counting", Counting.SHOWN)),
            rated=tuple(Rated(*each) for each in data.get("rated", ())),
            level=Level(data.get("level", Level.REGULAR)),
            game=Game(data["game"]),
            rulesets=tuple(Rules.preset(game, **data["options"].get(game, {})) for game in Game),
            table=data["table"],
        )


@dataclass(frozen=True, slots=True)
class Reader:
    """Whoever looks at a message: which user, in which words, with which letters on the cards."""

    user: int
    texts: Texts
    letters: Letters
    quick: bool = False
    counting: Counting = Counting.SHOWN


def reader(user: int, language_code: str | None, profile: Profile) -> Reader:
    """The reader for a person: their choice of language, else Telegram's code for it."""
    chosen = profile.language if profile.language in LANGUAGES else None
    language = chosen or language_for(language_code)
    ranks = profile.letters if profile.letters in LANGUAGES else language
    return Reader(user, texts(language), letters(ranks), profile.quick, profile.counting)
