"""F2: whatever changes something does it once, also when Telegram delivers it again after newer changes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.tgbot.room import Room, play_card, press_tap
from tgbot.cases.settings import CHANGES
from tgbot.taps import MenuTap, pack
from tgbot.taps.menu import (
    Forget,
    New,
    SetCoach,
    SetCounting,
    SetGame,
    SetLanguage,
    SetLetters,
    SetLevel,
    SetOption,
    SetQuick,
)  # fmt: skip
from tgbot.taps.table import Again, AskResign, Resign, Undo

#: Each tap in the menus that changes something, and what the person taps after it.
IN_MENUS: list[tuple[MenuTap, MenuTap]] = [
    (New(), New()),
    (New(), SetLanguage("en")),
    (Forget(), New()),
    (Forget(), SetLanguage("en")),
    (SetGame("dragkasino"), SetGame("kasino")),
    (SetOption("ace", "1-14"), SetOption("ace", "14")),
    (SetLevel("beginner"), SetLevel("strong")),
    (SetLanguage("en"), SetLanguage("sv")),
    (SetLetters("en"), SetLetters("sv")),
    (SetQuick("yes"), SetQuick("no")),
    (SetCoach("strict"), SetCoach("off")),
    (SetCounting("quiz"), SetCounting("off")),
]


async def kept(room: Room) -> dict[str, str]:
    """Anna's profile and all tables, as they are in the store."""
    client = room.store._client
    rows = [str(key) async for key in client.scan_iter("kasino:*") if ":table:" in key or key.endswith(":profile")]
    return {row: str(await client.get(row)) for row in rows}


async def comes_again(room: Room, update: int) -> None:
    room.world.redeliver(update)
    await room.handle()


def newest_update(room: Room) -> int:
    return int(room.world.updates.history[-1]["update_id"])


async def tap(room: Room, menu_tap: MenuTap) -> None:
    await room.anna.forge(pack(menu_tap), room.anna.newest())


@pytest.mark.parametrize(("first", "then"), IN_MENUS, ids=repr)
async def test_a_tap_in_the_menus_that_comes_again_changes_nothing(room: Room, first: MenuTap, then: MenuTap) -> None:
    await room.anna.send("/spela")
    before = await kept(room)
    await tap(room, first)
    update = newest_update(room)
    assert await kept(room) != before
    await tap(room, then)
    before = await kept(room)
    await comes_again(room, update)
    assert await kept(room) == before


def test_every_tap_in_the_menus_that_changes_something_is_looked_at() -> None:
    assert {type(first) for first, _ in IN_MENUS} == {*CHANGES, New, Forget}


async def lay_out(room: Room) -> None:
    await play_card(room.anna)


async def take_back(room: Room) -> None:
    await press_tap(room.anna, Undo)


async def give_up(room: Room) -> None:
    await press_tap(room.anna, AskResign)
    await press_tap(room.anna, Resign)


async def begin_again(room: Room) -> None:
    await press_tap(room.anna, Again)


async def ask_for_a_table(room: Room) -> None:
    await room.anna.send("/spela")


Doing = Callable[[Room], Awaitable[None]]


@pytest.mark.parametrize(
    ("before", "first", "then"),
    [
        ((), ask_for_a_table, lay_out),
        ((ask_for_a_table,), lay_out, take_back),
        ((ask_for_a_table, lay_out), take_back, lay_out),
        ((ask_for_a_table,), give_up, begin_again),
        ((ask_for_a_table, give_up), begin_again, lay_out),
    ],
)
async def test_what_is_done_at_a_table_and_comes_again_changes_nothing(
    room: Room, before: tuple[Doing, ...], first: Doing, then: Doing
) -> None:
    for doing in before:
        await doing(room)
    await first(room)
    update = newest_update(room)
    await then(room)
    stands = await kept(room)
    await comes_again(room, update)
    assert await kept(room) == stands


async def test_a_new_parti_that_comes_three_times_is_one_table(room: Room) -> None:
    await room.anna.send("/spela")
    await tap(room, New())
    for _ in range(2):
        await comes_again(room, newest_update(room))
    assert len(await room.store.tables_of(room.anna.id)) == 2
