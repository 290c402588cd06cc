"""Where the time of one tap goes, beside the floor: `python -m tests.bench.parts`.

Somebody plays real partier over a real Redis and the null transport, in one run with the floor of `tests.bench.tap`.
The figures are processor time of the bot's thread, without what a step awaits and without other programs. A part inside
another is counted only for itself. `update` is Telegram's JSON, `decode` the data of the button, `case` and `handler`
what they do besides calling the others, `keyboard` the buttons as Telegram takes them, `telegram` what replaces the
network here. `between` is the rest: python-telegram-bot's way to the handler, the event loop, reading sockets.
Measuring has a cost of its own, which the same taps without it show.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter, thread_time
from typing import Any

import telegram
from redis.asyncio import Redis
from redis.commands.core import AsyncScript

from tests.bench import null
from tests.bench.meter import BETWEEN, Meter
from tests.bench.null import Tapped, kasino, same_deck
from tests.bench.plans import plan
from tests.bench.servers import redis_server
from tests.bench.tap import floor
from tgbot.cases import door, playing, visitor
from tgbot.delivery import delivery, notes, outbox
from tgbot.handlers import ordering, taps
from tgbot.people.profile import Profile
from tgbot.store import Store, keys
from tgbot.table import table

TAPS, BLOCKS = 30, 20

#: The functions of each part, named by the object that has them; what belongs to other parts is taken out.
PARTS: dict[str, list[tuple[Any, str]]] = {
    "update": [(null, "parsed")],
    "decode": [(ordering, "unpack"), (taps, "unpack")],
    "handler": [(ordering.TableOrder, "do_process_update"), (taps.Taps, "__call__"), (taps.Taps, "_tell")],
    "case": [(taps, "tap_table")],
    "load": [(Store, "load"), (Redis, "get")],
    "replay": [(door, "load"), (Profile, "load")],
    "move": [(playing, "why_illegal"), (table, "play_move"), (table, "next_giv")],
    "house": [(door, "with_quick_replies")],
    "render": [(visitor, "from_seat"), (visitor, "screen")],
    "dump": [(door, "dump")],
    "save": [(Store, "save"), (AsyncScript, "__call__")],
    "answer": [(taps, "answer"), (telegram.CallbackQuery, "answer")],
    "keyboard": [(outbox, "keyboard")],
    "send": [
        (delivery.Delivery, "edit"),
        (outbox.Outbox, "_send"),
        (telegram.CallbackQuery, "edit_message_text"),
    ],
    "note": [(notes.Notes, "add"), (notes.Notes, "_write"), (Store, "note_shown")],
    "telegram": [(null.NullTransport, "do_request")],
}


@dataclass
class Measured:
    """Seconds for each tap, of each block: by the clock, and of the processor, measured and not."""

    meter: Meter = field(default_factory=Meter)
    clock: list[float] = field(default_factory=list)
    plain: list[float] = field(default_factory=list)
    metered: list[float] = field(default_factory=list)
    n_metered: int = 0

    async def block(self, bot: Tapped, data: Sequence[str]) -> None:
        """Half of the taps without the meter, half with it; both including their notes."""
        half = len(data) // 2
        start = perf_counter()
        self.plain.append(await _spent(bot, data[:half]))
        self.clock.append((perf_counter() - start) / half)
        with self.meter.running(PARTS):
            self.metered.append(await _spent(bot, data[half:]))
        self.n_metered += len(data) - half

    def of(self, part: str) -> float:
        """Milliseconds of a tap."""
        return self.meter.seconds[part] / self.n_metered * 1e3


async def _spent(bot: Tapped, data: Sequence[str]) -> float:
    """Processor seconds for each of some taps."""
    start = thread_time()
    for each in data:
        await bot.tap(each)
    await bot.settled()
    return (thread_time() - start) / len(data)


async def measure(url: str, n_taps: int, n_blocks: int) -> tuple[Measured, Measured]:
    """The bot and the floor over the Redis server at the URL, in turn."""
    store, person = await Store.connect(url), plan(null.USER, n_taps * (n_blocks + 1))
    await person.open(store)
    bot, found = await kasino(store, same_deck), (Measured(), Measured())
    async with Redis.from_url(url, decode_responses=True) as redis:
        bare = await floor(redis, len(str(await redis.get(keys.table_row(person.id))).encode()))
        for number in range(n_blocks + 1):
            if number == 1:  # warmed up
                found = Measured(), Measured()
            await found[0].block(bot, person.taps[n_taps * number : n_taps * (number + 1)])
            await found[1].block(bare, ["floor"] * n_taps)
        await bare.application.stop()
    await bot.application.stop()
    await store.close()
    return found


def report(n_taps: int = TAPS, n_blocks: int = BLOCKS) -> list[str]:
    """The lines to print, from this number of blocks of taps."""
    with redis_server() as server:
        bot, bare = asyncio.run(measure(server.url, n_taps, n_blocks))
    whole = sum(map(bot.of, bot.meter.seconds))
    lines = [
        f"  {part:<10}{bot.of(part):7.3f} ms {bot.of(part) / whole:6.1%}{bare.of(part):9.3f} ms"
        for part in (*PARTS, BETWEEN)
    ]
    return [
        f"where a tap's processor time goes, mean of {bot.n_metered} taps: the bot, its share, the floor",
        *lines,
        f"  {'sum':<10}{whole:7.3f} ms {'':6}{sum(map(bare.of, bare.meter.seconds)):9.3f} ms",
        *(_wholly(name, each) for name, each in (("bot", bot), ("floor", bare))),
    ]


def _wholly(name: str, measured: Measured) -> str:
    metered, plain, clock = (median(each) * 1e3 for each in (measured.metered, measured.plain, measured.clock))
    return (
        f"  a whole tap of the {name}, median of blocks: {metered:.3f} ms measured by parts, {plain:.3f} ms not, "
        f"{clock:.3f} ms by the clock"
    )


def main() -> None:
    print(*report(), sep="\n")


if __name__ == "__main__":
    main()
