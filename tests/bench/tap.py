"""What one tap of a running game costs: `python -m tests.bench.tap`.

The bot and the floor are measured in one run, in turn, over the same kind of python-telegram-bot Application, the
same null transport and the same real Redis on loopback. The bot decodes the tap, loads, plays, lets the house reply,
saves, renders, answers, edits, and notes what it has shown. The floor is a bare handler that loads and swaps a value
of the same size, answers and edits a fixed text."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import perf_counter

from redis.asyncio import Redis
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.constants import ParseMode
from telegram.ext import ApplicationBuilder, CallbackQueryHandler, ContextTypes

from engine import legal_moves
from tests.bench.null import SEED, TOKEN, USER, NullTransport, Tapped, kasino, started
from tests.bench.servers import redis_server
from tests.tgbot.store.line import line_to
from tgbot.app import App
from tgbot.store import Store, keys
from tgbot.table.codec import load
from tgbot.taps import TableTap, pack
from tgbot.taps.menu import OpenTable
from tgbot.taps.table import Again, NextGiv, Play

BLOCK, BLOCKS = 20, 30
SWAP = """
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'EX', 5184000)
return 1
"""
FIXED = "<b>Bordet</b>\n♣E   ♣4   ♥️6   ♥️8\n\n<b>Din tur.</b> Välj ett kort."


@dataclass
class Player:
    """Somebody who plays at random. What happens between the taps is not timed."""

    bot: Tapped
    store: Store
    chance: Random = field(default_factory=lambda: Random(SEED))
    table: str = ""
    sizes: list[int] = field(default_factory=list)

    async def begin(self) -> None:
        await self.bot.tap(pack(OpenTable()))
        (self.table,) = await self.store.tables_of(USER)

    async def next_move(self) -> str:
        """The data of the button that plays the next move."""
        while True:
            stored = (await self.store.load(USER, self.table)).table
            assert stored is not None
            table = load(stored.body)
            if table.waiting_for is not None:
                move = self.chance.choice(list(legal_moves(table.giv)))
                return pack(TableTap(self.table, stored.version, Play(move)))
            on = Again() if table.over else NextGiv()
            await self.bot.tap(pack(TableTap(self.table, stored.version, on)))


async def floor(redis: Redis, size: int) -> Tapped:
    """The bare handler, with a value of this number of bytes."""
    transport = NullTransport()
    builder = ApplicationBuilder().token(TOKEN).request(transport).get_updates_request(NullTransport())
    application: App = builder.concurrent_updates(True).build()
    swap = redis.register_script(SWAP)
    await redis.set("floor", "x" * (size - 1) + "y")
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("♦️5", callback_data="t:abcd1234:1:c:5D")] * 4] * 2)

    async def handle(update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        query = update.callback_query
        assert query is not None
        value = str(await redis.get("floor"))
        assert await swap(["floor"], [value, value[1:] + value[:1]]) == 1
        await query.answer("Redan spelat.")
        await query.edit_message_text(FIXED, parse_mode=ParseMode.HTML, reply_markup=keyboard)

    async def settled() -> None:
        """The floor notes nothing."""

    application.add_handler(CallbackQueryHandler(handle))
    return await started(application, transport, settled)


@dataclass
class Times:
    """Seconds of each tap until its message was edited, and of each tap of a block until all of them were noted."""

    taps: list[float] = field(default_factory=list)
    blocks: list[float] = field(default_factory=list)

    async def block(self, bot: Tapped, next_data: Callable[[], Awaitable[str]], n_taps: int) -> None:
        """A block of taps; what happens between them is not timed."""
        seconds = 0.0
        for _ in range(n_taps):
            data = await next_data()
            self.taps.append(await bot.tap(data))
            seconds += self.taps[-1]
        start = perf_counter()
        await bot.settled()
        self.blocks.append((seconds + perf_counter() - start) / n_taps)

    @property
    def tap(self) -> float:
        """Milliseconds until the message is edited."""
        return median(self.taps) * 1e3

    @property
    def whole(self) -> float:
        """Milliseconds of a tap with its share of the notes."""
        return median(self.blocks) * 1e3


async def _times(url: str, n_taps: int, n_blocks: int) -> tuple[Times, Times]:
    """The bot's and the floor's, in turn."""
    store = await Store.connect(url)
    player = Player(await kasino(store), store)
    await player.begin()
    bot_times, floor_times = Times(), Times()

    async def same() -> str:
        return "floor"

    async with Redis.from_url(url, decode_responses=True) as redis:
        size = len(str(await redis.get(keys.table_row(player.table))).encode())
        bare = await floor(redis, size)
        for number in range(n_blocks + 2):
            if number == 2:  # warmed up
                bot_times, floor_times = Times(), Times()
            await bot_times.block(player.bot, player.next_move, n_taps)
            await floor_times.block(bare, same, n_taps)
        await bare.application.stop()
    await player.bot.application.stop()
    await store.close()
    return bot_times, floor_times


async def _trips_and_bytes(port: int) -> tuple[float, int]:
    """Round trips to Redis for each tap of a giv, and the bytes that its table takes at the end."""
    async with line_to(port) as line, Redis(port=port) as redis:
        direct, counted = await Store.connect(f"redis://127.0.0.1:{port}/0"), await Store.connect(line.url)
        bot = await kasino(counted)
        player = Player(bot, direct)
        await redis.flushall()
        await player.begin()
        taps = trips = largest = 0
        for _ in range(24):
            data = await player.next_move()
            line.trips = 0
            await bot.tap(data)
            taps, trips = taps + 1, trips + line.trips
            used = await redis.memory_usage(keys.table_row(player.table))
            largest = max(largest, used or 0)
        await bot.application.stop()
        await direct.close()
        await counted.close()
        return trips / taps, largest


def report(n_taps: int = BLOCK, n_blocks: int = BLOCKS) -> list[str]:
    """The lines to print, from this number of blocks of taps."""
    with redis_server() as server:
        bot, bare = asyncio.run(_times(server.url, n_taps, n_blocks))
        trips, largest = asyncio.run(_trips_and_bytes(server.port))
    return [
        f"one tap until it is shown, median of {n_taps * n_blocks}: bot {bot.tap:.2f} ms, floor {bare.tap:.2f} ms, "
        f"ratio {bot.tap / bare.tap:.2f}",
        f"with what delivery notes, median of {n_blocks} blocks: bot {bot.whole:.2f} ms, floor {bare.whole:.2f} ms, "
        f"ratio {bot.whole / bare.whole:.2f}",
        f"round trips to Redis for each tap, notes left out: {trips:.2f}",
        f"bytes in Redis of a table at the end of its first giv: {largest}",
    ]


def main() -> None:
    print(*report(), sep="\n")


if __name__ == "__main__":
    main()
