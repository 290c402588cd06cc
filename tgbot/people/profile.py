"""What is kept about a person: language, settings, the game and options last used, the table being played, accuracy."""

from __future__ import annotations

import json
from dataclasses import astuple, dataclass, replace
from functools import lru_cache
from typing import Any

from engine import Game, Rules
from tgbot.people.accuracy import GivAccuracy
from tgbot.people.settings import Coach, Counting
from tutor import Level

SCHEMA = 3
#: The number of profiles remembered by their text, so that a tap need not parse it again.
REMEMBERED = 1_024


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's choices. None means that nothing was chosen: the language is then Telegram's, whose code was `code`
    when the profile was last stored.

    `rulesets` has the rules last used in each game; `quick` plays a card at once when it can do only one thing;
    `accuracy` has the latest judged givs, oldest first.
    """

    language: str | None = None
    code: str | None = None
    letters: str | None = None
    quick: bool = False
    coach: Coach = Coach.OFF
    counting: Counting = Counting.SHOWN
    accuracy: tuple[GivAccuracy, ...] = ()
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
            "accuracy": [[*astuple(replace(each, lost=round(each.lost, 3)))] for each in self.accuracy],
            "game": self.game,
            "options": {rules.game: rules.options() for rules in self.rulesets},
            "table": self.table,
        }
        return json.dumps(data, separators=(",", ":"))

    @staticmethod
    @lru_cache(REMEMBERED)
    def load(text: str | None) -> Profile:
        """The profile that `dump` wrote, in this version of the program or in an earlier one; a stranger's for None.
        Raises UnreadableProfileError."""
        try:
            return _read(text) if text is not None else Profile()
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise UnreadableProfileError(f"{type(error).__name__}: {error}") from error


class UnreadableProfileError(ValueError):
    """A stored profile that this version of the program cannot read: a newer one's, or damaged."""


def _read(text: str) -> Profile:
    data = json.loads(text)
    while data["schema"] != SCHEMA:
        data = STEPS[data["schema"]](data)
    return Profile(
        language=data["language"],
        code=data["code"],
        letters=data["letters"],
        quick=data["quick"],
        coach=Coach(data["coach"]),
        counting=Counting(data["counting"]),
        accuracy=tuple(GivAccuracy(*each) for each in data["accuracy"]),
        level=Level(data["level"]),
        game=Game(data["game"]),
        rulesets=tuple(Rules.preset(game, **data["options"].get(game, {})) for game in Game),
        table=data["table"],
    )


def _with_accuracy(data: dict[str, Any]) -> dict[str, Any]:
    """From 1: accuracy was called rating. The first profiles had neither accuracy nor coach, counting and level."""
    first = {"code": None, "coach": "off", "counting": "shown", "level": "regular"}
    return {**first, **data, "schema": 2, "accuracy": data.get("rated", [])}


def _with_help(data: dict[str, Any]) -> dict[str, Any]:
    """From 2: the help that was used in a giv was not noted."""
    return {**data, "schema": 3, "accuracy": [[*each, None, None] for each in data["accuracy"]]}


#: The step to the next schema from each earlier one.
STEPS = {1: _with_accuracy, 2: _with_help}
