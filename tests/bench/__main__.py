"""All benchmarks in one run: `python -m tests.bench`."""

from tests.bench import engine, tap

for part in (engine, tap):
    print(*part.report(), sep="\n")
