"""Where a table's button belongs: what every one of them carries."""

from __future__ import annotations

from dataclasses import dataclass

from tgbot.taps import Ask, TableTap
from tgbot.views.message import Button, Style


@dataclass(frozen=True, slots=True)
class Place:
    """A table at a version, and the earlier play that is practised, if any."""

    table: str
    version: int
    ply: int | None = None

    def tap(self, ask: Ask) -> TableTap:
        return TableTap(self.table, self.version, ask, self.ply)

    def button(self, label: str, ask: Ask, style: Style | None = None) -> Button:
        return Button(label, self.tap(ask), style=style)
