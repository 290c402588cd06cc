"""The queue of updates between the world and the bot: which are waiting, which kinds are allowed, which are too old."""

from dataclasses import dataclass

from tgbot.simulator.errors import Json
from tgbot.simulator.limits import Clock, Limits

# Telegram sends these only if they are asked for by name.
_ONLY_WHEN_ASKED = ("chat_member", "message_reaction", "message_reaction_count")


@dataclass(frozen=True, slots=True)
class _Waiting:
    update: Json
    kind: str
    created: float


class UpdateQueue:
    """Updates in order, each with its own number; also keeps all that were ever queued."""

    def __init__(self, clock: Clock, limits: Limits) -> None:
        self._clock = clock
        self._limits = limits
        self._waiting: list[_Waiting] = []
        self._last = 0
        self.allowed: list[str] = []
        self.history: list[Json] = []

    def add(self, kind: str, body: Json) -> int | None:
        """Queue an update; gives its id, or None when the bot did not ask for this kind."""
        if kind not in self.allowed if self.allowed else kind in _ONLY_WHEN_ASKED:
            return None
        self._last += 1
        self.put({"update_id": self._last, kind: body})
        return self._last

    def redeliver(self, update_id: int) -> None:
        """Queue an update again with the same id, as Telegram does when the confirmation was lost."""
        self.put(next(update for update in self.history if update["update_id"] == update_id))

    def put(self, update: Json) -> None:
        """Queue an update that has its number."""
        kind = next(key for key in update if key != "update_id")
        self._waiting.append(_Waiting(update, kind, self._clock()))
        self.history.append(update)

    def _life(self, kind: str) -> float:
        lives = {"callback_query": self._limits.callback_life, "inline_query": self._limits.inline_life}
        return lives.get(kind, self._limits.message_life)

    def pending(self) -> list[Json]:
        """The waiting updates that are not too old, oldest first."""
        now = self._clock()
        self._waiting = [each for each in self._waiting if now - each.created < self._life(each.kind)]
        return [each.update for each in self._waiting]

    def confirm(self, before: int) -> None:
        """Forget all updates with a number below `before`."""
        self._waiting = [each for each in self._waiting if each.update["update_id"] >= before]

    def take(self, limit: int | None = None) -> list[Json]:
        """Hand out the waiting updates, and forget them."""
        taken = self.pending()[:limit]
        self._waiting = self._waiting[len(taken) :]
        return taken

    def clear(self) -> None:
        """Drop the waiting updates."""
        self._waiting = []
