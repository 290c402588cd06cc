"""A copy of the tree in which code may be broken."""

from __future__ import annotations

import compileall
import gc
import os
import resource
import shutil
import signal
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from multiprocessing import get_context
from pathlib import Path
from py_compile import PycInvalidationMode

import pytest

LEFT_OUT = shutil.ignore_patterns(".git", ".venv*", ".*_cache", "__pycache__", ".hypothesis", "*.egg-info")
#: In a fixed order and always with the same cases.
FIXED = ("-p", "no:randomly", "-p", "no:cacheprovider", "--hypothesis-seed=0")
#: What is imported once and is there in every process that runs tests: nothing of the tree. Its assertions are not
#: rewritten then, of which pytest would warn.
PRELOADED = ["pytest", *(each.value for each in entry_points(group="pytest11")), "anyio._backends._asyncio",
             "hypothesis", "playwright.async_api", "telegram.ext", "redis.asyncio", "fakeredis", "pebble",
             "PIL.ImageDraw", "fluent.runtime", "starlette.applications", "uvicorn"]  # fmt: skip
QUIET = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
#: Bytes of memory: broken code may ask for them for ever.
MEMORY = 8 * 2**30

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(PRELOADED)


class Scratch:
    """A copy of a tree; the tests are run in it, and the tree itself is never touched."""

    def __init__(self, tree: Path, root: Path) -> None:
        self.root = root.resolve()
        shutil.copytree(tree, self.root, ignore=LEFT_OUT, symlinks=True)
        # By default a compiled file goes by the time and size of its source, which may both be those of another change.
        compileall.compile_dir(self.root, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)

    def run_tests(
        self,
        options: Sequence[str],
        *,
        only: Sequence[str] = (),
        seconds: float | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> tuple[int | None, str]:
        """What pytest ends with, None if it takes too long, and what it prints. `only`: the tests to run, in order."""
        told = self.root.with_suffix(".txt")
        files = dict.fromkeys(name.split("::")[0] for name in only)
        arguments = [*FIXED, *QUIET, *options, *files]
        run = FORKS.Process(target=_run_tests, args=(self.root, told, arguments, only, dict(environment or {})))
        run.start()
        run.join(seconds)
        if run.is_alive():
            assert run.pid is not None
            os.killpg(run.pid, signal.SIGKILL)
            run.join()
            return None, told.read_text(encoding="utf-8")
        return run.exitcode, told.read_text(encoding="utf-8")


class Chosen:
    """A plugin for pytest: of the tests in some files it runs these, in this order. A change may take some away."""

    def __init__(self, names: Sequence[str]) -> None:
        self._place = {name: place for place, name in enumerate(names)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self._place]
        items[:] = sorted(chosen, key=lambda item: self._place[item.nodeid])


def _run_tests(root: Path, told: Path, arguments: list[str], only: Sequence[str], environment: dict[str, str]) -> None:
    """In a process of its own, whose tests and code are those of the copy."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.environ |= {"PYTHONPATH": str(root), **environment}
    os.chdir(root)
    sys.path.insert(0, str(root))
    for name in [
        each for each in sys.modules if each.split(".")[0] in ("tests", "engine", "tutor", "locales", "tgbot")
    ]:
        del sys.modules[name]
    with told.open("w", encoding="utf-8") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    sys.dont_write_bytecode = False
    gc.freeze()  # what was imported before is not looked through again and again
    sys.exit(pytest.main(arguments, plugins=[Chosen(only)] if only else []))
