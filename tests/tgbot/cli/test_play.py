"""`kasino play`."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tests.redis_server import free_port
from tests.tgbot.cli.command import started
from tests.tgbot.cli.running import Running, run, running, watched
from tests.tgbot.waiting import until
from tgbot.cli.play import USUAL_PORT


async def fetched(url: str, body: object = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()

    def fetch() -> bytes:
        with urlopen(Request(url, data), timeout=30) as response:
            content: bytes = response.read()
            return content

    return await asyncio.to_thread(fetch)


async def address(play: Running) -> str:
    """Where the page is, from the line that says so."""
    found = re.fullmatch(r"Play at (http://127\.0\.0\.1:\d+) – Ctrl-C ends it\.", await play.line())
    assert found is not None
    assert await play.line() == "Tables and profiles are kept in memory only: when the command ends, they are gone."
    return found[1]


async def test_two_people_and_the_bot_wait_in_a_page_until_ctrl_c() -> None:
    async with watched(started("play", "--port", "0")) as play:
        url = await address(play)
        assert b"<html" in await fetched(url)
        state = json.loads(await fetched(f"{url}/page/state"))
        assert [(person["name"], person["language_code"]) for person in state["people"]] == [
            ("Anna", "sv"),
            ("Ben", "en"),
        ]
        assert all(not chat["messages"] for chat in state["chats"])
        anna = state["people"][0]["id"]
        await fetched(f"{url}/page/send", {"person": anna, "chat": anna, "thread": None, "text": "/start"})
        await answered(url, anna)
        play.signal(signal.SIGINT)
        ran = await play.ended()
    assert (ran.status, ran.out, ran.err) == (0, "", "")


async def test_a_proxy_in_the_environment_is_not_asked_for_the_local_telegram() -> None:
    nobody = f"http://127.0.0.1:{free_port()}"
    async with running("play", "--port", "0", HTTP_PROXY=nobody, HTTPS_PROXY=nobody, ALL_PROXY=nobody) as play:
        assert await address(play)


async def answered(url: str, person: int) -> None:
    """Waits until the bot has written to the person."""
    async with asyncio.timeout(30):
        while True:
            state: Any = json.loads(await fetched(f"{url}/page/state"))
            (chat,) = (chat for chat in state["chats"] if chat["id"] == person)
            if any(message["from"] == state["bot"]["id"] for message in chat["messages"]):
                return
            await asyncio.sleep(0.05)


async def test_a_wanted_port_that_is_taken_is_told_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = await run("play", "--port", str(port), "--no-browser")
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (1, "", 1)
    assert ran.err.startswith(f"Port {port} cannot be used.")


async def test_the_wanted_port_is_used() -> None:
    port = free_port()
    async with running("play", "--port", str(port)) as play:
        assert await address(play) == f"http://127.0.0.1:{port}"


async def test_without_a_wanted_port_another_is_found_when_the_usual_one_is_taken() -> None:
    async with running("play") as first, running("play") as second:
        urls = {await address(first), await address(second)}
    assert len(urls) == 2
    assert any(url.endswith(f":{USUAL_PORT}") for url in urls) or usual_port_is_taken()


def usual_port_is_taken() -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", USUAL_PORT)) == 0


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A fake browser, which writes the address that it should open into the file `opened` beside it."""
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened.part\nmv {tmp_path}/opened.part {tmp_path}/opened\n')
    program.chmod(0o755)
    return program


@pytest.mark.skipif(os.name != "posix", reason="the browser of this test is a shell script")
async def test_the_page_is_opened_where_there_is_a_display(browser: Path) -> None:
    async with running("play", "--port", "0", DISPLAY=":0", BROWSER=f"{browser}") as play:
        url = await address(play)
        opened = browser.parent / "opened"
        await until(opened.exists)
        assert opened.read_text().strip() == url


@pytest.mark.skipif(os.name != "posix", reason="the browser of this test is a shell script")
async def test_a_browser_for_terminals_is_served_while_it_runs_and_does_not_keep_the_bot_from_ending(
    tmp_path: Path,
) -> None:
    left = tmp_path / "left"
    os.mkfifo(left)
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\nread -r _ < {left}\n")  # ends when its user leaves it
    browser.chmod(0o755)
    async with running("play", "--port", "0", DISPLAY=":0", BROWSER=f"{browser}") as play:
        url = await address(play)
        state = json.loads(await fetched(f"{url}/page/state"))
        anna = state["people"][0]["id"]
        await fetched(f"{url}/page/send", {"person": anna, "chat": anna, "text": "/start"})
        await answered(url, anna)
        play.signal(signal.SIGINT)
        assert await play.status() == 0
        left.write_text("q\n")
        assert (await play.ended()).err == ""


@pytest.mark.parametrize(("arguments", "display"), [(("--no-browser",), ":0"), ((), "")])
async def test_the_page_is_not_opened_when_it_should_not_or_cannot_be(
    arguments: tuple[str, ...], display: str, browser: Path
) -> None:
    async with running("play", "--port", "0", *arguments, DISPLAY=display, BROWSER=f"{browser}") as play:
        url = await address(play)
        await fetched(f"{url}/page/state")
    assert not (browser.parent / "opened").exists()
