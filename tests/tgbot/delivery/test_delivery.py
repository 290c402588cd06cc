"""What is shown is noted, what is outdated is drawn again, and a table has one live message."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field

import pytest
from telegram.error import TimedOut

from tests.tgbot.delivery.test_outbox import as_a_tap, message, patient_bot
from tests.tgbot.waiting import AT_LAST, quiet
from tgbot.delivery.address import Address
from tgbot.delivery.delivery import Delivery
from tgbot.delivery.patience import COPIES
from tgbot.simulator.people import Person
from tgbot.simulator.world import World
from tgbot.store import Note, Noted, Shown, Store, keys
from tgbot.views.destination import Destination, Drawing, parse
from tgbot.views.place import Place

TABLE = "abc12345"


@dataclass
class Stage:
    """A table in a store, whose body is the text of its message, and two processes that deliver it to Anna.
    `noted_late`: what another process notes only when the table is about to be drawn."""

    world: World
    anna: Person
    store: Store
    deliveries: list[Delivery]
    before: set[asyncio.Task[object]] = field(default_factory=set)
    left: set[Destination] = field(default_factory=set)
    noted_late: list[Note] = field(default_factory=list)

    async def save(self, version: int, body: str) -> Place:
        await self.store.save(TABLE, version - 1, body)
        return Place(TABLE, version)

    async def draw(self, table: str, overtaken: Mapping[str, Shown]) -> Drawing | None:
        if self.noted_late:
            await self.store.note_shown([self.noted_late.pop()])
        stored = await self.store.load_table(table)
        if stored is None:
            return None
        everywhere = {**stored.shown, **overtaken}
        behind = {parse(key): at for key, at in everywhere.items() if at.version != stored.version}
        messages = {to: (at.address, message(stored.body)) for to, at in behind.items() if to not in self.left}
        return Drawing(Place(table, stored.version), messages, tuple(self.left & set(behind)))

    async def quiet(self) -> None:
        """Waits until nothing runs in the background; notes are written at once."""
        await quiet(self.before, *self.deliveries)

    async def shown(self) -> dict[str, Shown]:
        stored = await self.store.load_table(TABLE)
        return {} if stored is None else dict(stored.shown)

    async def is_dirty(self) -> bool:
        return bool(await self.store._client.zrange(keys.dirty(keys.shard_of(TABLE)), 0, -1))

    def texts(self) -> list[str | None]:
        return [each.content.text for each in self.anna.sees() if each.sender != self.anna.id]


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    world = World(token="1:test")
    anna = world.person("Anna")
    await anna.send("/start")
    store = await Store.connect(None)
    async with patient_bot(world) as bot:
        found = Stage(world, anna, store, [])
        found.deliveries += [Delivery(bot, store, found.draw) for _ in range(2)]
        found.before = asyncio.all_tasks()
        yield found
        await found.quiet()
    await store.close()


async def test_what_is_posted_is_noted_and_the_table_is_clean(stage: Stage) -> None:
    place = await stage.save(1, "one")
    assert await stage.is_dirty()
    await stage.deliveries[0].post(stage.anna.id, message("one"), place)
    await stage.quiet()
    newest = stage.anna.newest()
    assert await stage.shown() == {"private:1001": Shown(1, f"{newest.chat}:{newest.id}")}
    assert not await stage.is_dirty()


@pytest.mark.parametrize("newer_is_noted_last", [False, True])
async def test_an_older_version_that_is_shown_last_is_drawn_again(stage: Stage, newer_is_noted_last: bool) -> None:
    """Two processes: the first one's edit of version 2 reaches Telegram after the other's of version 3."""
    first, second = stage.deliveries
    await first.post(stage.anna.id, message("one"), await stage.save(1, "one"))
    await stage.quiet()
    there = as_a_tap(stage.anna.newest())
    hold = stage.world.faults.hold("editMessageText")
    first.edit(there, message("two"), await stage.save(2, "two"))
    await hold.reached.wait()
    stage.world.faults.hold("editMessageText").release()  # only the first one is held
    second.edit(there, message("three"), await stage.save(3, "three"))
    while stage.texts() != ["three"]:
        await asyncio.sleep(0)
    if newer_is_noted_last:
        stage.noted_late.append(Note(TABLE, "private:1001", Shown(3, f"{there.chat.id}:{there.message_id}")))
    hold.release()
    await stage.quiet()
    assert not stage.noted_late
    assert stage.texts() == ["three"]
    assert {each.version for each in (await stage.shown()).values()} == {3}
    assert not await stage.is_dirty()


async def test_a_table_that_has_moved_on_before_it_was_shown_is_drawn(stage: Stage) -> None:
    delivery = stage.deliveries[0]
    place = await stage.save(1, "one")
    await stage.save(2, "two")  # by a process that died before it could show it
    await delivery.post(stage.anna.id, message("one"), place)
    await stage.quiet()
    assert stage.texts() == ["two"]
    assert not await stage.is_dirty()


async def test_of_two_messages_of_a_table_the_older_one_loses_its_buttons(stage: Stage) -> None:
    first, second = stage.deliveries
    place = await stage.save(1, "one")
    await first.post(stage.anna.id, message("one"), place)
    await stage.quiet()
    older = stage.anna.newest()
    await second.post(stage.anna.id, message("one"), place)
    await stage.quiet()
    assert not older.rows
    assert stage.anna.newest().rows


@pytest.mark.parametrize("n_gone", [1, 3])
async def test_a12_a_message_in_place_of_one_that_is_gone_is_the_table_s_from_when_it_shows_it(
    stage: Stage, n_gone: int
) -> None:
    """It has shown a page of a menu, so that the store has not heard of it."""
    delivery = stage.deliveries[0]
    await delivery.post(stage.anna.id, message("one"), await stage.save(1, "one"))
    await stage.quiet()
    for page in range(n_gone):
        there = stage.anna.newest()
        there.deleted = True
        delivery.edit(as_a_tap(there), message(f"page {page}"), None)
        await stage.quiet()
    await stage.save(2, "two")
    n_calls = len(stage.world.calls)
    delivery.draw(TABLE)
    async with asyncio.timeout(AT_LAST):
        await stage.quiet()
    assert [call.method for call in stage.world.calls[n_calls:]] == ["editMessageText"]
    newest = stage.anna.newest()
    assert newest.content.text == "two"
    assert newest.rows
    assert await stage.shown() == {"private:1001": Shown(2, f"{newest.chat}:{newest.id}")}


async def test_the_older_one_loses_its_buttons_although_the_bot_ends_at_once(stage: Stage) -> None:
    delivery = stage.deliveries[0]
    place = await stage.save(1, "one")
    await delivery.post(stage.anna.id, message("one"), place)
    await stage.quiet()
    older = stage.anna.newest()
    await delivery.post(stage.anna.id, message("one"), place)
    delivery.stop(AT_LAST)
    hold = stage.world.faults.hold("editMessageReplyMarkup")
    closing = asyncio.create_task(delivery.close())
    await hold.reached.wait()
    for _ in range(100):
        await asyncio.sleep(0)
    assert not closing.done()
    hold.release()
    await closing
    assert not older.rows
    assert stage.anna.newest().rows


async def test_what_is_still_on_its_way_to_the_older_message_does_not_make_it_the_tables_again(
    stage: Stage,
) -> None:
    delivery = stage.deliveries[0]
    place = await stage.save(1, "one")
    await delivery.post(stage.anna.id, message("one"), place)
    await stage.quiet()
    older = stage.anna.newest()
    hold = stage.world.faults.hold("editMessageText")
    delivery.edit(as_a_tap(older), message("looked at"), place)
    await hold.reached.wait()
    await delivery.post(stage.anna.id, message("one"), place)
    await delivery.settled()
    hold.release()
    await stage.quiet()
    newer = stage.anna.newest()
    assert not older.rows
    assert newer.rows
    assert (await stage.shown())["private:1001"].address == f"{newer.chat}:{newer.id}"


async def test_an_older_message_that_is_shown_again_by_itself_does_not_become_the_live_one(stage: Stage) -> None:
    """As a review does that waits for more, while the person posts the table again; nothing is noted yet."""
    delivery, place = stage.deliveries[0], await stage.save(1, "one")
    await delivery.post(stage.anna.id, message("one"), place)
    older = stage.anna.newest()
    await delivery.post(stage.anna.id, message("one"), place)
    delivery.edit(as_a_tap(older), message("more of it"), place, takes_over=False)
    await stage.quiet()
    newer = stage.anna.newest()
    assert newer is not older
    await one_is_live(stage)
    assert newer.rows


async def test_a_table_that_moves_away_and_back_before_it_is_noted_keeps_its_buttons(stage: Stage) -> None:
    delivery, place = stage.deliveries[0], await stage.save(1, "one")
    await delivery.post(stage.anna.id, message("one"), place)
    older = stage.anna.newest()
    await delivery.post(stage.anna.id, message("one"), place)
    delivery.edit(as_a_tap(older), message("one"), place)
    await stage.quiet()
    await one_is_live(stage)
    assert older.rows


async def one_is_live(stage: Stage) -> None:
    """Of all messages of the table only one has buttons: the one that is noted, which shows the newest version."""
    stored = await stage.store.load_table(TABLE)
    assert stored is not None
    (live,) = (each for each in stage.anna.sees() if each.rows)
    assert stored.shown == {"private:1001": Shown(stored.version, f"{live.chat}:{live.id}")}
    assert live.content.text == stored.body
    assert not await stage.is_dirty()


@pytest.mark.parametrize("processes", [(0, 0), (0, 1), (0, 1, 1, 0)], ids=str)
async def test_quick_taps_on_a_deleted_table_lead_to_one_live_table(stage: Stage, processes: tuple[int, ...]) -> None:
    await stage.deliveries[0].post(stage.anna.id, message("one"), await stage.save(1, "one"))
    await stage.quiet()
    gone = stage.anna.newest()
    gone.deleted = True
    for version, process in enumerate(processes, start=2):
        place = await stage.save(version, f"after tap {version}")
        stage.deliveries[process].edit(as_a_tap(gone), message(f"after tap {version}"), place)
    await stage.quiet()
    await one_is_live(stage)
    if set(processes) == {0}:
        assert len(stage.texts()) == 1, "one process posts one message"


@pytest.mark.parametrize("process", [0, 1])
async def test_a_repost_that_timed_out_but_arrived_leaves_one_table_once_it_is_tapped(
    stage: Stage, process: int
) -> None:
    delivery = stage.deliveries[0]
    await delivery.post(stage.anna.id, message("one"), await stage.save(1, "one"))
    await stage.quiet()
    gone = stage.anna.newest()
    gone.deleted = True
    stage.world.faults.next("sendMessage", TimedOut(), applied=True, times=9)
    delivery.edit(as_a_tap(gone), message("two"), await stage.save(2, "two"))
    await stage.quiet()
    stage.world.faults.clear()
    assert stage.texts() == ["two"] * COPIES
    copies = stage.anna.sees()[-COPIES:]
    for copy in copies:
        stage.deliveries[process].edit(as_a_tap(copy), message("two"), Place(TABLE, 2))
        await stage.quiet()
        assert (await stage.shown())["private:1001"].address == f"{copy.chat}:{copy.id}"
    await one_is_live(stage)


async def test_a_table_that_was_shown_twice_before_it_was_noted_has_one_live_message(stage: Stage) -> None:
    place = await stage.save(1, "one")
    for _ in range(3):
        await stage.deliveries[0].post(stage.anna.id, message("one"), place)
    await stage.quiet()
    await one_is_live(stage)


async def test_what_nobody_has_shown_is_drawn_when_its_time_has_come(stage: Stage) -> None:
    first, second = stage.deliveries
    await first.post(stage.anna.id, message("one"), await stage.save(1, "one"))
    await stage.quiet()
    await stage.save(2, "two")
    assert await second.recover(20) == 0, "whoever saved it draws it at once"
    await stage.store._client.zadd(keys.dirty(keys.shard_of(TABLE)), {TABLE: 1})
    assert await second.recover(20) == 1
    assert await first.recover(20) == 0, "the other one has it"
    await stage.quiet()
    assert stage.texts() == ["two"]
    assert not await stage.is_dirty()


async def test_e4_the_start_does_not_wait_for_a_process_that_may_be_dead(stage: Stage) -> None:
    first, second = stage.deliveries
    await first.post(stage.anna.id, message("one"), await stage.save(1, "one"))
    await stage.quiet()
    await stage.save(2, "two")
    assert await second.recover(20, at_start=True) == 1
    await stage.quiet()
    assert stage.texts() == ["two"]


async def test_a_table_that_is_shown_nowhere_is_not_waited_for(stage: Stage) -> None:
    await stage.save(1, "one")
    stage.deliveries[0].draw(TABLE)
    await stage.quiet()
    assert not await stage.is_dirty()


async def test_whoever_has_left_for_another_table_is_not_waited_for(stage: Stage) -> None:
    delivery = stage.deliveries[0]
    await delivery.post(stage.anna.id, message("one"), await stage.save(1, "one"))
    await stage.quiet()
    stage.left = {parse("private:1001")}
    await stage.save(2, "two")
    delivery.draw(TABLE)
    await stage.quiet()
    assert stage.texts() == ["one"]
    assert await stage.shown() == {}
    assert not await stage.is_dirty()


async def test_c1_whoever_has_blocked_the_bot_is_not_waited_for(stage: Stage) -> None:
    delivery = stage.deliveries[0]
    await delivery.post(stage.anna.id, message("one"), await stage.save(1, "one"))
    await stage.quiet()
    await stage.anna.block()
    await stage.save(2, "two")
    delivery.draw(TABLE)
    await stage.quiet()
    assert await stage.shown() == {}
    assert not await stage.is_dirty()


async def test_what_could_not_be_sent_stays_dirty(stage: Stage) -> None:
    delivery = stage.deliveries[0]
    await delivery.post(stage.anna.id, message("one"), await stage.save(1, "one"))
    await stage.quiet()
    stage.world.faults.hold("editMessageText")
    delivery.edit(as_a_tap(stage.anna.newest()), message("two"), await stage.save(2, "two"))
    await delivery._outbox.close(patience=0)
    await stage.quiet()
    assert await stage.is_dirty()


async def test_notes_are_gathered_and_of_each_destination_the_newest_is_written(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[list[Note]] = []
    note_shown = stage.store.note_shown

    async def counted(notes: Sequence[Note]) -> list[Noted]:
        written.append(list(notes))
        return await note_shown(notes)

    monkeypatch.setattr(stage.store, "note_shown", counted)
    delivery = stage.deliveries[0]
    tables = [f"table{number:03}" for number in range(5)]
    for table in tables:
        await stage.store.save(table, 0, "one")
        await stage.store.save(table, 1, "two")
    for version in (1, 2):
        for number, table in enumerate(tables):
            delivery._shown(Address(1001, 50 + number), Place(table, version), True)
    await stage.quiet()
    assert [[(note.table, note.shown.version) for note in notes if note.shown] for notes in written] == [
        [(table, 2) for table in tables]
    ]
