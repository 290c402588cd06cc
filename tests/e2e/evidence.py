"""Puts together what happened on a day, from what the local Telegram and Redis have written down."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ConstantBackoff

from tests.e2e.crowd import Wrote
from tests.e2e.day import Day, Shown, Tapped, Written
from tests.e2e.journal import saved_tables
from tgbot.people.profile import Profile
from tgbot.simulator.errors import Json
from tgbot.simulator.state import Message, Query
from tgbot.simulator.world import Call, World
from tgbot.store import Store, keys
from tgbot.store.patience import AT_HOME
from tgbot.store.rows import read_row
from tgbot.taps import unpack

#: The time, in seconds since 1970, at which whatever is hurried was due.
HURRIED = 1.0


@dataclass(frozen=True, slots=True)
class Witnesses:
    """Whoever knows what has happened: Telegram, the store, the folder of Redis, how often each update was handed to a
    bot, what was written by whom, after how many calls bots were killed, what they have logged, and what they must not
    log."""

    world: World
    store: Store
    redis_folder: Path
    handed: Mapping[int, int]
    wrote: Sequence[Wrote] = ()
    killed: tuple[int, ...] = ()
    logs: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()


def patient_store(url: str) -> Store:
    """A store for whoever looks on: it waits for a server that comes back, and for a busy machine."""
    client = Redis.from_url(url, decode_responses=True, protocol=2, retry=Retry(ConstantBackoff(0.2), 100))
    store = Store(client)
    store.queue.patience = AT_HOME
    return store


async def day_of(known: Witnesses) -> Day:
    """The whole day, once nothing changes any more."""
    world = known.world
    return Day(
        taps=tapped(world, known.handed),
        texts=written(world.calls, known.wrote, known.handed),
        shown=tuple(shown for number, call in enumerate(world.calls) if (shown := shown_by(number, call))),
        live=live(world),
        saved=await asyncio.to_thread(saved_tables, known.redis_folder),
        kept=await kept(known.store),
        playing=await playing(known.store, list(world.people)),
        killed=known.killed,
        left=tuple(await left(known.store)),
        logs=known.logs,
        secrets=known.secrets,
    )


def live(world: World) -> tuple[Shown, ...]:
    """The messages with buttons that stand on people's screens now."""
    messages = (message for person in world.people for message in world.chats[person].seen_by(person))
    return tuple(shown_in(message) for message in messages if message.rows)


def tapped(world: World, handed: Mapping[int, int]) -> tuple[Tapped, ...]:
    """All taps, in the order of their updates."""
    tries = Counter(
        call.params["callback_query_id"]
        for call in world.calls
        if call.method == "answerCallbackQuery" and call.fault is None
    )
    first = {update["callback_query"]["id"]: update for update in reversed(world.updates.history)
             if "callback_query" in update}  # fmt: skip
    return tuple(_tap(query, first[query.id]["update_id"], tries[query.id], handed) for query in world.queries.values())


def _tap(query: Query, update: int, tries: int, handed: Mapping[int, int]) -> Tapped:
    told = query.answer.text if query.answer else None
    return Tapped(update, query.person, query.data, query.answer is not None, told, tries, handed.get(update, 0))


@dataclass(frozen=True, slots=True)
class Post:
    """A message that was posted, by the number of the call that did so; a copy, sent since the bot could not know that
    the first had arrived, has the number of that one. `maybe_instead`: it may have taken the place of a message that is
    gone."""

    number: int
    lost: bool
    maybe_instead: bool


def written(calls: Sequence[Call], wrote: Sequence[Wrote], handed: Mapping[int, int]) -> tuple[Written, ...]:
    """All texts, each with what was posted to its writer until they wrote again."""
    posted, tried = posts(calls), uncertain(calls)
    following: dict[int, int] = {}
    found = []
    for each in reversed(wrote):
        until = following.get(each.person, len(calls))
        here = [post for post in posted[each.person] if each.at <= post.number < until]
        n_maybe, n_lost = sum(post.maybe_instead for post in here), sum(post.lost for post in here)
        n_posts, n_handed = len(here) - n_maybe, handed.get(each.update, 0)
        n_uncertain = sum(each.at <= number < until for number in tried[each.person])
        numbers = n_posts, n_maybe, n_lost, n_uncertain, n_handed
        found.append(Written(each.update, each.person, each.text, *numbers, each.again))
        following[each.person] = each.at
    return tuple(reversed(found))


def posts(calls: Sequence[Call]) -> dict[int, list[Post]]:
    """The messages that were posted in each chat. One in place of another that is gone has the text of an edit that was
    refused before; but so may have an answer."""
    found: dict[int, list[Post]] = defaultdict(list)
    gone: dict[int, set[str]] = defaultdict(set)
    lost: dict[tuple[int, str], int] = {}
    for number, call in enumerate(calls):
        chat, text = int(call.params.get("chat_id", 0)), call.params.get("text", "")
        if call.method == "editMessageText" and "to edit not found" in str(call.error):
            gone[chat].add(text)
        elif call.method.startswith("send") and call.result is not None:
            first = lost.pop((chat, text), number)
            if call.fault is not None:
                lost[chat, text] = first
            found[chat].append(Post(first, call.fault is not None, text in gone[chat]))
    return found


def uncertain(calls: Sequence[Call]) -> dict[int, list[int]]:
    """For each chat the numbers of the posts that have not arrived, which the bot could not know."""
    found: dict[int, list[int]] = defaultdict(list)
    for number, call in enumerate(calls):
        silent = isinstance(call.error, ConnectionResetError | TimeoutError)
        if call.method.startswith("send") and call.result is None and silent:
            found[int(call.params["chat_id"])].append(number)
    return found


def shown_by(number: int, call: Call) -> Shown | None:
    """The message that a call, by its number, has made or changed, None if it has not."""
    if not isinstance(call.result, dict) or "chat" not in call.result or "text" not in call.result:
        return None
    rows = call.result.get("reply_markup", {}).get("inline_keyboard", ())
    shown = _shown(call.result["chat"]["id"], call.result["message_id"], call.result["text"], rows)
    return replace(shown, number=number, lost=call.method.startswith("send") and call.fault is not None)


def shown_in(message: Message) -> Shown:
    """A message on somebody's screen."""
    return _shown(message.chat, message.id, message.content.text or "", message.rows or ())


def _shown(person: int, message: int, text: str, rows: Iterable[Iterable[Json]]) -> Shown:
    """Raises UnreadableTapError for a button that the bot would not read: none of its own may be like that."""
    buttons = [each for row in rows for each in row if "callback_data" in each]
    return Shown(person, message, text, tuple((each["text"], unpack(each["callback_data"])) for each in buttons))


async def kept(store: Store) -> dict[str, tuple[int, str]]:
    """The version and the body of each table in the store."""
    client, found = store._client, {}
    async for key in client.scan_iter("kasino:*:table:*", count=1000):
        if (row := read_row(str(await client.get(key)))) is not None:
            found[str(key).rpartition(":")[2]] = row
    return found


async def playing(store: Store, people: Sequence[int]) -> dict[int, str]:
    """The table that each of the people has in their profile, where there is one."""
    profiles = {person: Profile.load(text) for person, text in (await store.profiles(people)).items()}
    return {person: profile.table for person, profile in profiles.items() if profile.table}


async def left(store: Store) -> list[str]:
    """What the queues of all shards hold."""
    return [f"{table} is in {queue}" for queue, table in await _queued(store)]


async def hurry(store: Store) -> None:
    """Lets everything in the queues be claimed, as if enough time had passed."""
    for queue, table in await _queued(store):
        await store._client.zadd(queue, {table: HURRIED})


async def hurried(store: Store) -> bool:
    """Whether anything that was hurried has not been claimed yet."""
    scores = [await store._client.zscore(queue, table) for queue, table in await _queued(store)]
    return HURRIED in scores


async def _queued(store: Store) -> list[tuple[str, str]]:
    queues = [queue(shard) for shard in range(keys.SHARDS) for queue in (keys.dirty, keys.due)]
    return [(queue, str(table)) for queue in queues for table in await store._client.zrange(queue, 0, -1)]
