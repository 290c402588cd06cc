"""Where the code says a text: `texts.plain("your-turn")`, `texts.html(f"illegal-{reason}", card=…)`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from locales import FOLDER

ROOT = FOLDER.parent
KEY = re.compile(r"[a-z][A-Za-z0-9-]*")
#: How a key begins whose end is computed. Where the beginning is computed, any text could be meant.
BEGINNING = re.compile(r"[a-z][A-Za-z0-9]*-")


@dataclass(frozen=True)
class Use:
    """One call of `plain` or `html`: where, a pattern of the keys it may mean, and the names of its facts.

    `exact`: the pattern is one key. `facts` is None where they are handed on with `**`.
    """

    place: str
    face: str
    keys: str
    exact: bool
    facts: frozenset[str] | None

    def means(self, key: str) -> bool:
        return re.fullmatch(self.keys, key) is not None


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    """Every file that may speak. The simulator does not: it knows no texts."""
    files = [path for part in ("tutor", "tgbot") for path in sorted((ROOT / part).rglob("*.py"))]
    names = [path.relative_to(ROOT).as_posix() for path in files]
    speaking = [name for name in names if not name.startswith("tgbot/simulator/")]
    return tuple((name, ast.parse((ROOT / name).read_text(encoding="utf-8"))) for name in speaking)


@cache
def uses() -> tuple[Use, ...]:
    calls = ((name, node) for name, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call))
    return tuple(use for name, call in calls for use in _said_by(name, call))


def _said_by(name: str, call: ast.Call) -> Iterator[Use]:
    if not isinstance(call.func, ast.Attribute) or call.func.attr not in ("plain", "html") or not call.args:
        return
    given = [word.arg for word in call.keywords]
    facts = None if None in given else frozenset(word for word in given if word)
    key = call.args[0]
    for choice in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
        keys = _keys(choice)
        if keys is not None:
            yield Use(f"{name}:{call.lineno}", call.func.attr, keys, isinstance(choice, ast.Constant), facts)


def is_mentioned(key: str) -> bool:
    """Whether the code has the key or may make it: `illegal-` with more, or another key with `-pair`.

    That is more than `uses`, since keys also stand in tables and are handed to functions.
    """
    wholes, endings = _mentioned()
    longer = [key.removesuffix(ending) for ending in endings if key.endswith(ending)]
    return any(wholes.fullmatch(each) for each in [key, *longer])


@cache
def _mentioned() -> tuple[re.Pattern[str], frozenset[str]]:
    expressions = [node for _, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.expr)]
    wholes = {keys for expression in expressions if (keys := _keys(expression)) is not None}
    endings = {ending for expression in expressions if (ending := _ending(expression))}
    return re.compile("|".join(wholes)), frozenset(endings)


def _ending(expression: ast.expr) -> str | None:
    """What is put after a key to make another: `-pair` in `f"{key}-pair"`."""
    match expression:
        case ast.JoinedStr(values=[ast.FormattedValue(), ast.Constant(value=str(end))]) if end.startswith("-"):
            return end
    return None


def _keys(expression: ast.expr) -> str | None:
    """The pattern of the keys that an expression may give, or None when it gives none or cannot be told."""
    match expression:
        case ast.Constant(value=str(key)) if KEY.fullmatch(key):
            return key
        case ast.BinOp(left=ast.Constant(value=str(start)), op=ast.Add()) if BEGINNING.match(start):
            return f"{re.escape(start)}.+"
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *rest]) if BEGINNING.match(start):
            ends = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in rest]
            return re.escape(start) + "".join(ends)
    return None
