"""All benchmarks in one run: `python -m tests.bench`."""

from tests.bench import budget, engine, hints, memory, parts, processes, rows, tap

if __name__ == "__main__":  # workers of the tutor import this file too
    for part in (engine, tap, parts, rows, processes, memory, budget, hints):
        print(*part.report(), sep="\n", flush=True)
