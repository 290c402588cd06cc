"""A phone in a real browser: what a person reads on the local Telegram's page, and what their finger does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import Any

import pytest
from playwright.async_api import Browser, Page

SIZE = (360, 740)
PATIENCE = 30.0

#: The newest message of the bot, as far as tests need it. `beyond`: the pixels by which its text is wider than its
#: bubble, or the bubble than the screen.
READ = """
const read = () => {
  const message = [...document.querySelectorAll(".message:not([data-own])")].at(-1);
  if (!message) return null;
  const text = message.querySelector(".text");
  const bubble = message.querySelector(".bubble").getBoundingClientRect();
  const parts = [text, ...text.querySelectorAll("*")];
  const rects = parts.flatMap((node) => [...node.getClientRects()]);
  const inner = [...message.querySelectorAll(".pre, blockquote")].map((node) => node.scrollWidth - node.clientWidth);
  const keys = [...message.querySelectorAll(".keyboard-button")].map((node) => ({
    label: node.textContent, row: Number(node.dataset.row), column: Number(node.dataset.column),
    style: node.dataset.style ?? null, cut: node.dataset.cut === "true",
  }));
  return {
    number: Number(message.dataset.message),
    text: text.innerText,
    keys,
    busy: document.querySelectorAll('[aria-busy="true"]').length > 0,
    alert: document.querySelector("dialog.alert[open] .dialog-text")?.textContent ?? null,
    beyond: Math.max(0, bubble.right - innerWidth, ...inner,
      ...rects.map((rect) => rect.right - bubble.right)),
  };
};"""
#: What `read` gives once it has changed and no button spins; true if that takes too long.
CHANGED = f"""([before, patience]) => new Promise((resolve) => {{
  {READ}
  const settle = (shown) => {{ observer.disconnect(); clearTimeout(timer); resolve(shown); }};
  const look = () => {{
    const shown = read();
    if (shown !== null && !shown.busy && JSON.stringify(shown) !== JSON.stringify(before)) settle([shown, false]);
  }};
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => settle([read(), true]), patience);
  observer.observe(document.body, {{ subtree: true, childList: true, characterData: true, attributes: true }});
  look();
}})"""


@dataclass(frozen=True, slots=True)
class Key:
    """A button as it is drawn."""

    label: str
    row: int
    column: int
    style: str | None
    cut: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """What the newest message of the bot shows. `busy`: a button still spins."""

    number: int
    text: str
    keys: tuple[Key, ...]
    busy: bool
    alert: str | None
    beyond: float

    @property
    def labels(self) -> list[str]:
        return [key.label for key in self.keys]

    def key(self, label: str) -> Key:
        """The button with this label. Raises AssertionError when there is none."""
        found = [key for key in self.keys if key.label == label]
        assert len(found) == 1, f"{len(found)} buttons {label!r} among {self.labels} under\n{self.text}"
        return found[0]

    @property
    def faults(self) -> list[str]:
        """What should not be seen on a phone."""
        cut = [f"the label {key.label!r} is cut" for key in self.keys if key.cut]
        return cut if self.beyond < 1 else [*cut, f"{self.beyond} pixels do not fit: {self.text}"]


class Phone:
    """One person's phone. Every screen that a tap leads to is checked; `faults` lists what was wrong."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []

    async def read(self) -> Shown | None:
        """The newest message of the bot, if there is one."""
        return _shown(await self.page.evaluate(f"() => {{ {READ} return read(); }}"))

    async def changed(self, before: Shown | None) -> Shown:
        """The next screen, once no button spins."""
        known = None if before is None else asdict(before)
        found, too_late = await self.page.evaluate(CHANGED, [known, PATIENCE * 1000])
        shown = _shown(found)
        if too_late or shown is None:
            pytest.fail(f"nothing more than this came: {shown}")
        self.faults += shown.faults
        return shown

    async def tap(self, key: Key | str) -> Shown:
        """Tap a button and wait for what it leads to."""
        before = await self.read()
        assert before is not None
        found = before.key(key) if isinstance(key, str) else key
        message = self.page.locator(f'.message[data-message="{before.number}"]')
        place = f'.keyboard-button[data-row="{found.row}"][data-column="{found.column}"]'
        await message.locator(place).click()
        return await self.changed(before)

    async def description(self) -> str:
        """What the bot says about itself in an empty chat; waits for a bot that has just started."""
        return await self.page.locator(".description").inner_text(timeout=PATIENCE * 1000)

    async def start(self) -> Shown:
        """Tap Telegram's own START."""
        await self.page.locator(".start:not([hidden])").click()
        return await self.changed(None)


def _shown(found: dict[str, Any] | None) -> Shown | None:
    return None if found is None else Shown(**{**found, "keys": tuple(Key(**key) for key in found["keys"])})


@asynccontextmanager
async def phone(browser: Browser, url: str, person: int, **options: Any) -> AsyncIterator[Phone]:
    """A person's phone on the page at the URL; errors in the browser fail the test."""
    complaints: list[str] = []
    context = await browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, **options)
    page = await context.new_page()
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    await page.goto(f"{url}/?person={person}")
    yield Phone(page)
    await context.close()
    assert complaints == []
