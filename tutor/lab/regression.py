"""Least squares and multinomial logit, for fitting weights."""

from __future__ import annotations

import sys
from collections.abc import Sequence

try:
    import numpy as np
except ImportError:
    sys.exit("Fitting needs numpy, which the game does without; install it with: pip install --editable '.[dev]'")

Vector = Sequence[float]
#: Keeps weights of features that hardly vary near 0.
RIDGE = 1e-2
NEWTON_STEPS = 8
#: Newton's method ends when no weight changes by more than this.
SETTLED = 1e-4


def least_squares(rows: Sequence[Vector], targets: Vector, shrunk: Vector = ()) -> list[float]:
    """The weights whose products with the rows come nearest to the targets.

    `shrunk`: for each feature how strongly its weight is drawn to 0, in squared units of the feature per row.
    """
    table = np.array(rows, dtype=float)
    n_rows, size = table.shape
    ridge = RIDGE + n_rows * np.array(shrunk or [0.0] * size)
    weights: list[float] = np.linalg.solve(table.T @ table + np.diag(ridge), table.T @ np.array(targets)).tolist()
    return weights


def predicted(rows: Sequence[Vector], weights: Vector) -> list[float]:
    """The product of the weights with each row."""
    products: list[float] = (np.array(rows, dtype=float) @ np.array(weights)).tolist()
    return products


def deviation(rows: Sequence[Vector], targets: Vector, weights: Vector) -> float:
    """The root mean square of what the weights leave of the targets."""
    errors = np.array(targets) - np.array(predicted(rows, weights))
    return float(np.sqrt(np.mean(errors**2)))


def logit(choices: Sequence[tuple[Sequence[Vector], int]], start: Vector) -> tuple[list[float], float]:
    """The weights under which the choices are likeliest, by Newton's method from `start`; and the mean log-likelihood
    before the last step.

    A choice is the features of each option and the index of the chosen one.
    """
    tables = [(np.array(options, dtype=float), chosen) for options, chosen in choices]
    weights = np.array(start, dtype=float)
    likelihood = 0.0
    for _ in range(NEWTON_STEPS):
        curvature, gradient = RIDGE * np.eye(weights.size), -RIDGE * weights
        likelihood = 0.0
        for options, chosen in tables:
            scores = options @ weights
            likely = np.exp(scores - scores.max())
            likely /= likely.sum()
            apart = options - likely @ options
            gradient += apart[chosen]
            curvature += (apart.T * likely) @ apart
            likelihood += float(np.log(likely[chosen]))
        step = np.linalg.solve(curvature, gradient)
        weights += step
        if np.abs(step).max() < SETTLED:
            break
    found: list[float] = weights.tolist()
    return found, likelihood / len(choices)
