"""Chromium for tests, as the system has it."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
#: Without a sandbox, since tests may run as root; and silent, since they may have no network.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]


def find_chromium() -> str:
    """Where Chromium is. Without one a test is skipped, but fails where CI says that there must be one."""
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    if found is None:
        reason = f"needs Chromium: none of {', '.join(NAMES)} is installed"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return found


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A running browser."""
    executable = find_chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        yield browser
        await browser.close()
