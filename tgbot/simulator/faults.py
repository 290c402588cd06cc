"""Faults that a test can order: refusals, network errors, lost answers, slow and held calls."""

import asyncio
from collections import defaultdict, deque
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """An error for one coming call. `applied`: the call takes effect and only its answer is lost."""

    error: Exception
    applied: bool = False


class NetworkTrouble(Exception):  # noqa: N818  (it is not an error of the API)
    """An ordered network error on its way to the face, which raises or sends it in its own way: over HTTP a
    TimeoutError is silence, a ConnectionResetError breaks the connection, and any other is a 502."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


class Hold:
    """Calls of a method wait here: `await hold.reached.wait()`, check something, `hold.release()`."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self._free = asyncio.Event()

    def release(self) -> None:
        """Let the waiting calls and all later ones continue."""
        self._free.set()

    async def wait(self) -> None:
        """Used by the API: marks that a call has come, and waits for the release."""
        self.reached.set()
        await self._free.wait()


class Faults:
    """What will go wrong, for each method; the name `*` stands for every method but getUpdates."""

    def __init__(self) -> None:
        self._errors: dict[str, deque[Fault]] = defaultdict(deque)
        self._delays: dict[str, float] = {}
        self._holds: dict[str, Hold] = {}

    def next(self, method: str, error: Exception, *, times: int = 1, applied: bool = False) -> None:
        """The next `times` calls fail: an ApiError becomes the answer, any other error is raised as a network error."""
        self._errors[method].extend([Fault(error, applied)] * times)

    def delay(self, method: str, seconds: float) -> None:
        """Every call of the method takes this long (0 switches it off)."""
        self._delays[method] = seconds

    def hold(self, method: str) -> Hold:
        """Stop the calls of a method until the hold is released."""
        hold = self._holds[method] = Hold()
        return hold

    def clear(self) -> None:
        """Make everything work again."""
        self._errors.clear()
        self._delays.clear()
        for hold in self._holds.values():
            hold.release()
        self._holds.clear()

    def _names(self, method: str) -> tuple[str, ...]:
        return (method,) if method == "getUpdates" else (method, "*")

    def take(self, method: str) -> Fault | None:
        """Used by the API: the fault for this call, if one is due."""
        for name in self._names(method):
            if self._errors[name]:
                return self._errors[name].popleft()
        return None

    async def pause(self, method: str) -> None:
        """Used by the API: sleep and wait as ordered."""
        for name in self._names(method):
            if seconds := self._delays.get(name):
                await asyncio.sleep(seconds)
            if hold := self._holds.get(name):
                await hold.wait()
