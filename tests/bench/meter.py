"""Processor time by parts, measured from outside: functions are wrapped while measuring."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import wraps
from inspect import isawaitable, iscoroutinefunction
from time import thread_time
from typing import Any
from unittest.mock import patch

#: Time that belongs to no part.
BETWEEN = "between"


@dataclass
class Meter:
    """Seconds of processor time of each part. A part inside another is counted only for itself, and what a coroutine
    awaits is not counted, only its own steps."""

    seconds: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    _parts: list[str] = field(default_factory=lambda: [BETWEEN])
    _since: float = 0.0

    @contextmanager
    def running(self, wrapped: dict[str, list[tuple[Any, str]]]) -> Iterator[None]:
        """Measures these functions of each part, named by the object that has them and their name there."""
        with ExitStack() as stack:
            for part, functions in wrapped.items():
                for owner, name in functions:
                    stack.enter_context(patch.object(owner, name, self._wrapper(part, owner, name)))
            self._since = thread_time()
            yield
            self._turn()

    def _wrapper(self, part: str, owner: Any, name: str) -> Any:
        function: Callable[..., Any] = getattr(owner, name)

        @wraps(function)
        async def asked(*args: Any, **kwargs: Any) -> Any:
            return await _Steps(self, part, function(*args, **kwargs))

        @wraps(function)
        def called(*args: Any, **kwargs: Any) -> Any:
            self.enter(part)
            try:
                found = function(*args, **kwargs)
            finally:
                self.leave()
            return _Steps(self, part, found) if isawaitable(found) else found

        wrapper = asked if iscoroutinefunction(function) else called
        return staticmethod(wrapper) if isinstance(vars(owner).get(name), staticmethod) else wrapper

    def enter(self, part: str) -> None:
        self._turn()
        self._parts.append(part)

    def leave(self) -> None:
        self._turn()
        self._parts.pop()

    def _turn(self) -> None:
        now = thread_time()
        self.seconds[self._parts[-1]] += now - self._since
        self._since = now


@dataclass
class _Steps:
    """An awaitable, each step of which is counted."""

    meter: Meter
    part: str
    awaited: Awaitable[Any]

    def __await__(self) -> Generator[Any, Any, Any]:
        steps, sent, thrown = self.awaited.__await__(), None, None
        while True:
            self.meter.enter(self.part)
            try:
                waits_for = steps.throw(thrown) if thrown else steps.send(sent)
            except StopIteration as end:
                return end.value
            finally:
                self.meter.leave()
            sent = thrown = None
            try:
                sent = yield waits_for
            except BaseException as error:
                thrown = error
