"""Tables that need attention: those at which something is due, and dirty ones, which must be drawn.

Each shard has two sorted sets of tables, by the time from which they may be claimed. A claim moves that time to the end
of a lease. So nobody else gets the table meanwhile, and it can be claimed again if the claimer dies. The end of the
lease also identifies the claim: anything set since then has another time, and is left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from redis.asyncio import Redis

from tgbot.store import calls, keys, scripts
from tgbot.store.connection import Connection
from tgbot.store.patience import patient

LEASE = 30
"""Seconds for which a claimed table is the claimer's."""

KeyInShard = Callable[[int], str]
"""The key of a queue in a shard: `keys.due` or `keys.dirty`."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claimed table: when the lease ends, and the time from which it could be claimed. Both are kept as the texts
    that Redis gave."""

    table: str
    lease_end: str
    since: str


class Claims(Connection):
    """Claiming tables from all shards in one round trip. If the answer is lost, the tables wait for the end of the
    lease."""

    def __init__(self, client: Redis) -> None:
        super().__init__(client)
        self._due: dict[str, Claim] = {}

    @patient
    async def claim_due(self, limit: int, ahead: float = 0.0) -> list[str]:
        """Tables at which something must happen, at most `limit`, the longest due first; each for LEASE seconds.
        `ahead`: also those whose time comes within this number of seconds.

        A save ends the claim, and sets the next time. `settle` ends it when there is nothing to save.
        """
        claims = await self._claimed(keys.due, limit, ahead)
        if claims:
            now = float(claims[0].lease_end) - LEASE
            held = {table: claim for table, claim in self._due.items() if float(claim.lease_end) > now}
            self._due = held | {claim.table: claim for claim in claims}
        return [claim.table for claim in claims]

    @patient
    async def claim_dirty(self, limit: int, ahead: float = 0.0) -> list[str]:
        """Tables to be drawn, at most `limit`, the last to become dirty first, since somebody has just been there; each
        for LEASE seconds. `ahead`: also those whose time comes within this number of seconds.

        `note_shown` ends the claim; if there is nothing to draw, giving up a destination does.
        """
        return [claim.table for claim in await self._claimed(keys.dirty, limit, ahead, newest_first=True)]

    @patient
    async def settle(self, table: str) -> None:
        """Ends this store's claim on a due table at which there was nothing to do. One round trip.

        What a save has set since the claim stays, and so does what somebody else has claimed since the lease ended.
        """
        if claim := self._due.get(table):
            await calls.answer(self._client, _release(keys.due, claim, at=None))
            if self._due.get(table) is claim:
                del self._due[table]

    async def _claimed(
        self, queue: KeyInShard, limit: int, ahead: float = 0.0, newest_first: bool = False
    ) -> list[Claim]:
        """At most `limit` claims. Each shard may give that many; the surplus goes back in another round trip. Mostly
        there is nothing to claim, and one look at the queues says so."""
        shards = await self._ready(queue, ahead)
        if not shards:
            return []
        given = (limit, LEASE, ahead, int(newest_first))
        claiming = [scripts.CLAIM.on(queue(shard), given=(keys.table_rows(shard), *given)) for shard in shards]
        claims = [
            Claim(table, lease_end, since)
            for lease_end, *claimed in await calls.answers(self._client, claiming)
            for table, since in zip(claimed[::2], claimed[1::2], strict=True)
        ]
        claims.sort(key=lambda claim: float(claim.since), reverse=newest_first)
        await self._give_back(queue, claims[limit:])
        return claims[:limit]

    async def _ready(self, queue: KeyInShard, ahead: float) -> list[int]:
        """The shards in whose queue a time has come, and those whose queue cannot be read: the claim says why."""
        pipeline = self._client.pipeline(transaction=False)
        pipeline.time()
        for shard in range(keys.SHARDS):
            pipeline.zrange(queue(shard), 0, 0, withscores=True)
        now, *firsts = await pipeline.execute(raise_on_error=False)
        if isinstance(now, Exception):
            raise now
        until = now[0] + now[1] / 1_000_000 + ahead
        return [
            shard
            for shard, first in enumerate(firsts)
            if isinstance(first, Exception) or (first and first[0][1] <= until)
        ]

    async def _give_back(self, queue: KeyInShard, claims: Sequence[Claim]) -> None:
        await calls.answers(self._client, [_release(queue, claim, at=claim.since) for claim in claims])


def _release(queue: KeyInShard, claim: Claim, at: str | None) -> calls.Call:
    """The end of a claim: the table gets its earlier time back, or leaves the queue."""
    shard = keys.shard_of(claim.table)
    return scripts.RELEASE.on(queue(shard), given=(claim.table, claim.lease_end, at))
