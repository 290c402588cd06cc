"""Makes random changes to the code, one at a time, and prints those that the tests do not notice.

A change that survives is equivalent, or a hole in the tests: somebody has to judge that.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory, gettempdir

from tests.mutation.change import Change, drawn
from tests.mutation.changes import changes
from tests.mutation.reach import reach_of, shipped
from tests.mutation.scratch import Scratch
from tests.mutation.trial import Trial, tried

TREE = Path(__file__).parents[2]


def main() -> None:
    asked = _arguments()
    chance = Random(asked.seed)
    files = shipped(TREE, asked.under)
    sample = drawn([each for path in files for each in changes(path, (TREE / path).read_bytes())], asked.count, chance)
    with TemporaryDirectory(prefix="kasino-mutation-") as folder:
        free: SimpleQueue[Scratch] = SimpleQueue()
        some_copies = [Scratch(TREE, Path(folder) / f"copy-{number}") for number in range(asked.processes)]
        reach = reach_of(some_copies[0], asked.reach, asked.processes)
        for scratch in some_copies:
            free.put(scratch)

        def trial(change: Change) -> Trial:
            scratch = free.get()
            try:
                return tried(change, scratch, reach)
            finally:
                free.put(scratch)

        counts: Counter[str] = Counter()
        with ThreadPoolExecutor(asked.processes) as pool:
            for number, found in enumerate(pool.map(trial, sample), 1):
                counts[found.outcome] += 1
                print(f"{number}. {found}\n", flush=True)
    print(f"of {len(sample)}: " + ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items())))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--count", type=int, default=20, help="how many changes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--under", nargs="*", default=[], help="only in these folders or files, such as tutor/search")
    parser.add_argument("--processes", type=int, default=1, help="how many changes are tried at once")
    parser.add_argument(
        "--reach",
        type=Path,
        default=Path(gettempdir()) / "kasino-reach",
        help="the folder that keeps which tests reach which line; without it, that is measured first",
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
