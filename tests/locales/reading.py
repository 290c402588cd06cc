"""The Fluent files read as data: which texts there are, what each asks for, what leads to its branches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from fluent.syntax import ast, parse

from locales import FOLDER

#: The value for a name, or for anything that is not a number.
NAME = "Namnet"
#: A number for each plural category of our languages.
CATEGORIES = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 11, "other": 20}


@dataclass
class Text:
    """One message: its file and key, its variables, and the texts it refers to.

    `numbers` are the variables that must be numbers. `branches` holds, for each variable that decides between
    variants, a value that leads to each of them.
    """

    file: str
    key: str
    variables: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)
    branches: dict[str, list[Any]] = field(default_factory=dict)

    def note(self, node: ast.BaseNode) -> None:
        """Remembers what one node of the message asks for."""
        match node:
            case ast.VariableReference(id=name):
                self.variables.add(name.name)
            case ast.MessageReference(id=name):
                self.refers.add(name.name)
            case ast.TermReference(id=name):
                self.refers.add(f"-{name.name}")
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER"), arguments=given):
                self.numbers |= {each.id.name for each in given.positional if isinstance(each, ast.VariableReference)}
            case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
                self._note_branches(name.name, [variant.key for variant in variants])

    def _note_branches(self, variable: str, keys: list[ast.Identifier | ast.NumberLiteral]) -> None:
        counts = {key.name for key in keys if isinstance(key, ast.Identifier)} <= set(CATEGORIES)
        if counts:
            self.numbers.add(variable)
        self.branches.setdefault(variable, []).extend(_value(key, counts) for key in keys)

    def absorb(self, other: Text) -> None:
        """Adds what a referenced text asks for, since it is said inside this one."""
        self.variables |= other.variables
        self.numbers |= other.numbers
        self.branches = {**other.branches, **self.branches}

    def facts(self) -> Iterator[dict[str, Any]]:
        """Facts to say the text with: plain ones, then for each variant some that lead there."""
        usual: dict[str, Any] = {name: 7 if name in self.numbers else NAME for name in self.variables}
        yield usual
        for name, values in self.branches.items():
            yield from ({**usual, name: value} for value in values)


def _value(key: ast.Identifier | ast.NumberLiteral, counts: bool) -> Any:
    if isinstance(key, ast.NumberLiteral):
        return float(key.value) if "." in key.value else int(key.value)
    return CATEGORIES[key.name] if counts else key.name


@dataclass(frozen=True)
class Language:
    """A language's folder: each text by its key, the keys that come twice, and what is not Fluent."""

    texts: dict[str, Text]
    twice: list[str]
    junk: list[str]


@cache
def read(language: str) -> Language:
    texts: dict[str, Text] = {}
    twice, junk = [], []
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                junk.append(f"{path.name}: {entry.content}")
            if isinstance(entry, ast.Message | ast.Term):
                key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if key in texts:
                    twice.append(f"{path.name}: {key}")
                texts[key] = Text(path.name, key)
                for node in _nodes(entry):
                    texts[key].note(node)
    for text in texts.values():
        for key in _said_inside(text, texts):
            text.absorb(texts[key])
    return Language(texts, twice, junk)


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node and all that is in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def _said_inside(text: Text, texts: dict[str, Text]) -> set[str]:
    """The keys of the texts that are said inside this one, however deep."""
    near = text.refers & texts.keys()
    return near.union(*(_said_inside(texts[key], texts) for key in near))
