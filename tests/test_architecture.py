"""The arrows of the house, drawn from the imports; who may touch the world outside; where words live.

tgbot  →  tutor  →  engine  →  standard library
  ↓          ↓
locales ←────┘

Inside tgbot:  app > handlers > cases > table, people, views, store, workers;  app > delivery > views, store
Inside tutor:  questions, words > judging > search > fast;  lab > players > search
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

#: Which other parts each part may import.
ARROWS: dict[str, tuple[str, ...]] = {
    "engine": (),
    "locales": (),
    "tutor": ("engine", "locales"),
    "tgbot": ("engine", "tutor", "locales"),
}

#: Which other rooms of its package each room may import. A room is a folder or a module; `table/sight` is one file of a
#: room that others may not enter. The roots see all.
ROOMS: dict[str, dict[str, tuple[str, ...]]] = {
    "tgbot": {
        "handlers": ("cases", "taps", "views", "store", "limits", "recent"),
        "cases": ("table", "people", "views", "taps", "store", "workers", "limits"),
        "delivery": ("views", "taps", "store", "recent"),
        "views": ("table/sight", "taps"),
        "table": ("recent",),
        "workers": ("recent",),
        "taps": (),
        "people": (),
        "store": (),
        "config": (),
        "network": ("config",),
        "introduction": ("store", "delivery"),
        "limits": ("recent",),
        "recent": (),
        "simulator": (),
    },
    "tutor": {
        "questions": ("words", "judging"),
        "words": ("judging", "search"),
        "judging": ("search", "fast"),
        "search": ("fast", "weights"),
        "fast": (),
        "players": ("search", "fast", "weights"),
        "lab": ("players", "search", "fast", "weights"),
        "weights": (),
    },
}
#: What a room of tgbot may know beside its package, by the beginning of the name; rooms that are not here may know all
#: that the package may, save the lab.
BESIDE: dict[str, tuple[str, ...]] = {
    "store": (),
    "taps": ("engine",),
    "table": ("engine", "tutor.Level", "tutor.choose", "tutor.players"),
    "people": ("engine", "tutor.Level", "tutor.players"),
    "views": ("engine", "locales", "tutor.Level", "tutor.Ranking", "tutor.Decision", "tutor.worth", "tutor.words",
              "tutor.judging"),
    "delivery": (),
}  # fmt: skip
#: Rooms without a clock, chance or tasks: the same comes out of the same.
TIMELESS = ("tgbot/taps", "tgbot/table", "tgbot/people", "tgbot/views")
CLOCKS = {"time", "datetime", "random", "secrets", "asyncio", "threading"}
LAB = "tutor.lab"
ROOTS = {"tgbot": ("app", "cli", "__main__", "__init__"), "tutor": ("__init__",)}
#: The only rooms of the tutor that have words for people.
SPEAKING = ("tutor/words", "tutor/questions")

#: The packages from outside, and the one place that may know each of them.
HOMES = {
    "telegram": "tgbot",
    "redis": "tgbot/store",
    "fakeredis": "tgbot/store",
    "fluent": "locales",
    "starlette": "tgbot/simulator",
    "uvicorn": "tgbot/simulator",
    "pebble": "tgbot/workers",
    "PIL": "tgbot/views",
    "numpy": "tutor/lab",
}

#: What the engine may take from the standard library: nothing that reads, writes, tells time or draws lots.
PURE = {
    "__future__",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "itertools",
    "json",
    "math",
    "operator",
    "reprlib",
    "typing",
}
IMPURE_BUILTINS = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}

#: Places in tgbot that decide and draw without a Telegram type.
WITHOUT_TELEGRAM = tuple(f"tgbot/{room}" for room in ("taps", "table", "people", "views", "cases", "workers", "store"))
SIMULATOR = "tgbot/simulator"
#: The simulator's face for tests, which runs a bot in process; its other files are a server without a client.
SIMULATORS_CLIENT = ("tgbot/simulator/request", "tgbot/simulator/harness")
#: The only one that starts the simulator; for the rest of the bot Telegram is an address.
STARTS_SIMULATOR = "tgbot/cli"
READS_ENVIRONMENT = "tgbot/config"

SWEDISH = re.compile("[åäö]", re.IGNORECASE)

LONGEST_FILE = 400
CODE = {".py", ".js", ".css", ".html"}


@dataclass(frozen=True)
class Source:
    """One Python file: where it is in the house, `tgbot/store/keys.py`, and what it says."""

    path: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, self.path)

    @property
    def part(self) -> str:
        return self.path.split("/")[0]

    def within(self, *places: str) -> bool:
        """Whether the file is one of these modules or in one of these packages."""
        module = self.path.removesuffix(".py").removesuffix("/__init__")
        return any(is_within(module, place, "/") for place in places)


def is_within(name: str, place: str, separator: str) -> bool:
    return name == place or name.startswith(place + separator)


@cache
def imports(source: Source) -> tuple[str, ...]:
    """Everything the file imports, also inside functions and for types only: `redis.asyncio.Redis`."""
    package = source.path.split("/")[:-1]
    found: list[str] = []
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            near = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*near, *([node.module] if node.module else [])])
            found += (f"{module}.{alias.name}" for alias in node.names)
    return tuple(found)


def follows_the_arrows(source: Source) -> Iterator[str]:
    for name in imports(source):
        top = name.split(".")[0]
        if top in ARROWS:
            if top != source.part and top not in ARROWS[source.part]:
                yield f"{source.part} may not know {name}"
        elif top not in sys.stdlib_module_names:
            if top not in HOMES:
                yield f"{name} has no home here"
            elif not source.within(HOMES[top]):
                yield f"{name} is known only in {HOMES[top]}"


def follows_the_arrows_between_rooms(source: Source) -> Iterator[str]:
    rooms = ROOMS.get(source.part, {})
    room = source.path.split("/")[1].removesuffix(".py")
    if room in ROOTS.get(source.part, ()):
        return
    if source.part in ROOMS and room not in rooms:
        yield f"{room} is no room that the arrows know"
    allowed = rooms.get(room, ())
    for name in imports(source):
        part, *inside = name.split(".")
        if part == source.part and part in ROOMS and not inside:
            yield f"{room} may not know the whole {part}"
        if part != source.part or part not in ROOMS or not inside or inside[0] == room:
            continue
        if not any(is_within("/".join(inside), place, "/") for place in allowed):
            yield f"{room} may not know {name}"


def knows_little_beside_its_package(source: Source) -> Iterator[str]:
    room = source.path.split("/")[1].removesuffix(".py") if source.part == "tgbot" else ""
    for name in imports(source):
        if source.part == "tgbot" and is_within(name, LAB, "."):
            yield f"the bot knows {name}"
        beside = room in BESIDE and name.split(".")[0] in set(ARROWS) - {"tgbot"}
        if beside and not any(is_within(name, place, ".") for place in BESIDE[room]):
            yield f"{room} may not know {name}"
        if room == "views" and name.startswith("tgbot.table.") and name != "tgbot.table.sight.Sight":
            yield f"views may know of a table only a Sight, not {name}"


def is_timeless(source: Source) -> Iterator[str]:
    if source.within(*TIMELESS):
        yield from (f"knows {name}" for name in imports(source) if name.split(".")[0] in CLOCKS)


def knows_the_engine_by_its_face(source: Source) -> Iterator[str]:
    """What the engine's own files are called is its own affair."""
    if source.part != "engine":
        for name in imports(source):
            if name.startswith("engine.") and name.count(".") > 1:
                yield f"goes past the engine's face: {name}"


def has_words_only_in_the_speaking_rooms(source: Source) -> Iterator[str]:
    if source.part == "tutor" and not source.within(*SPEAKING):
        yield from (f"knows {name}" for name in imports(source) if is_within(name, "locales", "."))


def decides_without_telegram(source: Source) -> Iterator[str]:
    strangers = source.within(*WITHOUT_TELEGRAM)
    server = source.within(SIMULATOR) and not source.within(*SIMULATORS_CLIENT)
    if strangers or server:
        yield from (f"knows {name}" for name in imports(source) if is_within(name, "telegram", "."))


def keeps_bot_and_simulator_apart(source: Source) -> Iterator[str]:
    for name in imports(source):
        into_simulator = is_within(name, SIMULATOR.replace("/", "."), ".")
        if source.within(SIMULATOR):
            if name.split(".")[0] in ARROWS and not into_simulator:
                yield f"the simulator knows {name}"
        elif into_simulator and not source.within(STARTS_SIMULATOR):
            yield f"the bot knows {name}"


def keeps_the_engine_pure(source: Source) -> Iterator[str]:
    if source.part != "engine":
        return
    for name in imports(source):
        if name.split(".")[0] not in {*PURE, "engine"}:
            yield f"the engine may not use {name}"
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Name) and node.id in IMPURE_BUILTINS:
            yield f"the engine may not use {node.id}, line {node.lineno}"


def leaves_the_environment_to_the_config(source: Source) -> Iterator[str]:
    if source.within(READS_ENVIRONMENT):
        return
    doors = {"environ", "environb", "getenv", "getenvb", "putenv"}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and node.attr in doors and ast.unparse(node.value) == "os":
            yield f"os.{node.attr}, line {node.lineno}"
    yield from (name for name in imports(source) if name in {f"os.{door}" for door in doors})


def has_no_words_for_people(source: Source) -> Iterator[str]:
    """Swedish letters betray a sentence that no translator would find; comments and docstrings are ours."""
    statements = {
        node.value
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and node not in statements and isinstance(node.value, str):
            yield from [f"{node.value!r}, line {node.lineno}"] if SWEDISH.search(node.value) else []


RULES: list[Callable[[Source], Iterator[str]]] = [
    follows_the_arrows,
    follows_the_arrows_between_rooms,
    knows_little_beside_its_package,
    is_timeless,
    knows_the_engine_by_its_face,
    has_words_only_in_the_speaking_rooms,
    decides_without_telegram,
    keeps_bot_and_simulator_apart,
    keeps_the_engine_pure,
    leaves_the_environment_to_the_config,
    has_no_words_for_people,
]


def code_files(*folders: str) -> list[Path]:
    files = (path for folder in folders for path in (ROOT / folder).rglob("*"))
    return sorted(path for path in files if path.suffix in CODE)


@cache
def house() -> list[Source]:
    files = (path for path in code_files(*ARROWS) if path.suffix == ".py")
    return [Source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in files]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_every_file(rule: Callable[[Source], Iterator[str]]) -> None:
    faults = [f"{source.path}: {fault}" for source in house() for fault in rule(source)]
    assert not faults, "\n".join(faults)


def test_every_part_of_the_house_is_looked_at() -> None:
    assert {source.part for source in house()} == set(ARROWS)


def test_no_file_is_longer_than_a_reader_has_patience_for() -> None:
    too_long = []
    for path in code_files(*ARROWS, "tests"):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > LONGEST_FILE:
            too_long.append(f"{path.relative_to(ROOT)}: {lines} lines")
    assert not too_long, "\n".join(too_long)


@pytest.mark.parametrize(
    ("rule", "path", "text"),
    [
        (follows_the_arrows, "engine/giv.py", "import tutor"),
        (follows_the_arrows, "engine/giv.py", "from ..tgbot import app"),
        (follows_the_arrows, "engine/giv.py", "import numpy"),
        (follows_the_arrows, "locales/__init__.py", "from engine import Card"),
        (follows_the_arrows, "tutor/search/rank.py", "def f():\n    from tgbot.table.table import Table"),
        (follows_the_arrows, "tutor/search/rank.py", "from telegram import Bot"),
        (follows_the_arrows, "tutor/words.py", "import fluent.runtime"),
        (follows_the_arrows, "tgbot/app.py", "import redis.asyncio as redis"),
        (follows_the_arrows, "tgbot/storehouse.py", "from fakeredis import FakeServer"),
        (follows_the_arrows_between_rooms, "tgbot/views/board.py", "from tgbot.table.table import Table"),
        (follows_the_arrows_between_rooms, "tgbot/views/menus.py", "from tgbot.people.profile import Profile"),
        (follows_the_arrows_between_rooms, "tgbot/cases/house.py", "from tgbot.delivery.outbox import Outbox"),
        (follows_the_arrows_between_rooms, "tgbot/delivery/outbox.py", "from tgbot.cases.door import Door"),
        (follows_the_arrows_between_rooms, "tgbot/store/keys.py", "from tgbot import taps"),
        (follows_the_arrows_between_rooms, "tgbot/lobby.py", "import re"),
        (follows_the_arrows_between_rooms, "tutor/fast/takes.py", "from tutor.search.rank import rank"),
        (follows_the_arrows_between_rooms, "tutor/players/levels.py", "from tutor.lab.arena import match"),
        (follows_the_arrows_between_rooms, "tutor/search/rank.py", "import tutor"),
        (knows_little_beside_its_package, "tgbot/cases/due.py", "from tutor.lab import arena"),
        (knows_little_beside_its_package, "tgbot/views/board.py", "from tutor.search.rank import rank"),
        (knows_little_beside_its_package, "tgbot/views/board.py", "from tgbot.table.sight import Table"),
        (knows_little_beside_its_package, "tgbot/table/clock.py", "from locales import texts"),
        (knows_little_beside_its_package, "tgbot/table/clock.py", "from tutor.search.rank import rank"),
        (knows_little_beside_its_package, "tgbot/store/keys.py", "from engine import Card"),
        (is_timeless, "tgbot/table/clock.py", "import time"),
        (is_timeless, "tgbot/views/board.py", "from random import Random"),
        (knows_the_engine_by_its_face, "tutor/fast/takes.py", "from engine.captures import BIT"),
        (has_words_only_in_the_speaking_rooms, "tutor/judging/idea.py", "from locales import texts"),
        (decides_without_telegram, "tgbot/table/lobby.py", "from telegram.constants import ParseMode"),
        (decides_without_telegram, "tgbot/taps/codec.py", "import telegram"),
        (decides_without_telegram, "tgbot/simulator/world.py", "from telegram import Update"),
        (keeps_bot_and_simulator_apart, "tgbot/simulator/world.py", "from engine import Card"),
        (keeps_bot_and_simulator_apart, "tgbot/simulator/methods/send.py", "from tgbot.config import Config"),
        (keeps_bot_and_simulator_apart, "tgbot/simulator/world.py", "from ..views import page"),
        (keeps_bot_and_simulator_apart, "tgbot/app.py", "from tgbot import simulator"),
        (keeps_the_engine_pure, "engine/deck.py", "import random"),
        (keeps_the_engine_pure, "engine/deck.py", "from time import time"),
        (keeps_the_engine_pure, "engine/deck.py", "print('dealt')"),
        (leaves_the_environment_to_the_config, "tgbot/app.py", "import os\nTOKEN = os.environ['TOKEN']"),
        (leaves_the_environment_to_the_config, "tutor/search/rank.py", "from os import getenv"),
        (has_no_words_for_people, "tgbot/app.py", "f'{name} är på tur'"),
        (has_no_words_for_people, "tutor/words.py", "WORDS = {'en': 'take', 'sv': 'TA DE TVÅ'}"),
    ],
)  # fmt: skip
def test_a_breach_is_found(rule: Callable[[Source], Iterator[str]], path: str, text: str) -> None:
    assert len(list(rule(Source(path, text)))) == 1


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("engine/giv.py", "import json\nfrom engine.cards import Card\nfrom . import rules"),
        ("tutor/search/rank.py", "import random\nfrom engine import View"),
        ("locales/__init__.py", "from fluent.runtime import FluentBundle"),
        ("tgbot/store/clients.py", "import redis.asyncio"),
        ("tgbot/handlers/play.py", "from telegram import Update\nfrom tutor.search.rank import rank"),
        ("tgbot/views/board.py", "from tgbot.table.sight import Sight\nfrom tgbot.views.names import name"),
        ("tgbot/app.py", "from tgbot.delivery.delivery import Delivery\nfrom tgbot.cases.door import Door"),
        ("tutor/words/moves.py", "from tutor.judging import idea\nfrom locales import Texts"),
        ("tgbot/simulator/request.py", "from telegram.request import BaseRequest\nfrom . import world"),
        ("tgbot/cli/play.py", "from tgbot.simulator.server import serve"),
        ("tgbot/config.py", "import os\nTOKEN = os.environ['TOKEN']"),
        ("engine/rules.py", "'''Knekt, dam och kung.'''\nX = 1\n'''Så här.'''\nY = 2  # få kort"),
    ],
)  # fmt: skip
def test_what_the_house_allows_is_not_called_a_breach(path: str, text: str) -> None:
    assert [fault for rule in RULES for fault in rule(Source(path, text))] == []
