"""Chromium for tests, as the system has it."""

import os
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.async_api import Browser, async_playwright

#: The first is the same browser without windows, which starts and draws in half the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
#: Without a sandbox, since tests may run as root; and silent, since they may have no network.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]


#: A text in the page's font, with its width in units of the font size: 5.3 in Roboto, which phones have, and in Arial
#: and similar fonts; 5.8 in DejaVu, in which labels that fit on a phone are cut.
SAMPLE = "Plocka själv"
WIDEST = 5.5
MEASURE = """([font, text]) => {
  const brush = document.createElement("canvas").getContext("2d");
  brush.font = `100px ${font}`;
  return brush.measureText(text).width / 100;
}"""
THEME = Path(__file__).parents[1] / "tgbot/simulator/static/theme.css"


def missing(reason: str) -> NoReturn:
    """Skips the test, but fails it where CI says that nothing may be missing."""
    (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(reason)


def find_chromium() -> str:
    """Where Chromium is. Without one the test is skipped."""
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    return found or missing(f"needs Chromium: none of {', '.join(NAMES)} is installed")


async def needs_phone_fonts(browser: Browser) -> None:
    """Skips the test where text is wider than on a phone."""
    stack = re.search(r"--font: ([^;]+);", THEME.read_text(encoding="utf-8"))
    assert stack
    page = await browser.new_page()
    width = await page.evaluate(MEASURE, [stack[1], SAMPLE])
    await page.close()
    if width > WIDEST:
        missing(f"needs a font like a phone's, such as Roboto (apt install fonts-roboto): text is {width:.1f} wide")


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A running browser."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield browser
        await browser.close()
