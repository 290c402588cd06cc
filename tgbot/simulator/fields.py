"""The fields of a post from the page, each checked when it is read."""

from dataclasses import dataclass
from typing import Any

from tgbot.simulator.errors import ActionError, Json
from tgbot.simulator.json_text import read_json

#: The whole numbers that a page can tell apart.
NUMBERS = range(-(2**53) + 1, 2**53)


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of a post. Each way to read one raises ActionError, with a sentence, for anything of another kind."""

    body: Json

    @staticmethod
    def read(text: bytes) -> "Fields":
        """From the JSON in a body."""
        try:
            body = read_json(text)
        except ValueError:
            raise ActionError("the body is not JSON in UTF-8") from None
        if not isinstance(body, dict):
            raise ActionError("the body is not a JSON object")
        return Fields(body)

    def number(self, name: str) -> int:
        return _number(name, self.body.get(name))

    def number_or_none(self, name: str) -> int | None:
        return None if self.body.get(name) is None else self.number(name)

    def numbers(self, name: str) -> list[int]:
        return [_number(f"each of {name}", value) for value in self._list(name)]

    def text(self, name: str, longest: int) -> str:
        """A text of that many characters at most, and not only of spaces."""
        return _text(name, self.body.get(name), longest)

    def text_or_none(self, name: str, longest: int) -> str | None:
        return None if self.body.get(name) is None else self.text(name, longest)

    def texts(self, name: str, longest: int, most: int) -> tuple[str, ...]:
        """At most that many texts; none where the field is missing."""
        values = self._list(name) if name in self.body else []
        if len(values) > most:
            raise ActionError(f"{name} must be at most {most}")
        return tuple(_text(f"each of {name}", value, longest) for value in values)

    def flag(self, name: str) -> bool:
        value = self.body.get(name)
        if not isinstance(value, bool):
            raise ActionError(f"{name} must be true or false")
        return value

    def _list(self, name: str) -> list[Any]:
        value = self.body.get(name)
        if not isinstance(value, list):
            raise ActionError(f"{name} must be a list")
        return value


def _number(name: str, value: object) -> int:
    if type(value) is not int or value not in NUMBERS:
        raise ActionError(f"{name} must be a whole number")
    return value


def _text(name: str, value: object, longest: int) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > longest:
        raise ActionError(f"{name} must be a text of 1 to {longest} characters")
    return value
