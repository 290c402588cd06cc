"""Every sentence that a person reads, in Project Fluent files by language, and the small loader over them.

To add a language: copy the folder `en`, name it with the language's two letters, translate. Nothing else knows the
list.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
LANGUAGES: tuple[str, ...] = tuple(sorted(path.name for path in FOLDER.iterdir() if (path / "table.ftl").exists()))
DEFAULT = "en"
#: How the names of files begin that are not for saying but for understanding.
HEARD = ("heard", "asked")
#: Texts that are remembered for each language, with the facts in them. Every picture of a table asks for twenty, most
#: of them as before.
REMEMBERED = 4_096


class Html(str):
    """Text that is already HTML: it is put into other HTML as it is, where every other text is escaped."""

    __slots__ = ()


class MissingTextError(KeyError):
    """A text that a language does not have, or a variable that the text asks for and did not get."""


class Texts:
    """Some files of one language. Get them with `texts(language)` or `listening(language)`."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        # typed: 1, 1.0 and True are equal, and read differently
        self._format = lru_cache(REMEMBERED, typed=True)(self._formatted)

    def plain(self, key: str, **facts: Any) -> str:
        """The text as plain text: for buttons, answers to taps and the command line. Raises MissingTextError."""
        return self._format(key, **facts)

    def html(self, key: str, **facts: Any) -> Html:
        """The text as HTML for a message. This is the one place where names and other texts are escaped."""
        safe = {
            name: escape(fact, quote=False) if isinstance(fact, str) and not isinstance(fact, Html) else fact
            for name, fact in facts.items()
        }
        return Html(self._format(key, **safe))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _formatted(self, key: str, **facts: Any) -> str:
        if not self._bundle.has_message(key):
            raise MissingTextError(f"{self.language}: no text {key!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingTextError(f"{self.language}: {key}: {errors}")
        return str(text)


@cache
def texts(language: str) -> Texts:
    """What is said in a language that is in LANGUAGES."""
    return Texts(language, [path for path in _files(language) if not path.name.startswith(HEARD)])


@cache
def listening(language: str) -> Texts:
    """What is understood in a language: words, and questions that people ask. Only who hears needs to wait for it."""
    return Texts(language, [path for path in _files(language) if path.name.startswith(HEARD)])


def _files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


def language_for(code: str | None) -> str:
    """The language for a Telegram `language_code`, which may be `sv-SE`, `pt-br`, `zh-hant-tw` or missing.

    The first part decides; a language that is not there becomes English.
    """
    first = (code or "").lower().replace("_", "-").split("-")[0]
    return first if first in LANGUAGES else DEFAULT
