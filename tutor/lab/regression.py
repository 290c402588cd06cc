"""Least squares and multinomial logit, for fitting weights without other packages."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

Row = Sequence[float]
Matrix = list[list[float]]
#: Keeps weights of features that hardly vary near 0.
RIDGE = 1e-2
NEWTON_STEPS = 8


def least_squares(rows: Sequence[Row], targets: Sequence[float], shrunk: Row = ()) -> list[float]:
    """The weights whose products with the rows come nearest to the targets.

    `shrunk`: for each feature how strongly its weight is drawn to 0, in squared units of the feature a row.
    """
    size = len(rows[0])
    ridge = [RIDGE + len(rows) * more for more in (shrunk or (0.0,) * size)]
    square: Matrix = [[ridge[i] * (i == j) for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for row, target in zip(rows, targets, strict=True):
        for i, x in enumerate(row):
            if x:
                right[i] += x * target
                line = square[i]
                for j in range(size):
                    line[j] += x * row[j]
    return solve(square, right)


def deviation(rows: Sequence[Row], targets: Sequence[float], weights: Row) -> float:
    """The root mean square error."""
    squares = [(target - dot(weights, row)) ** 2 for row, target in zip(rows, targets, strict=True)]
    return sqrt(sum(squares) / len(squares))


def logit(choices: Sequence[tuple[Sequence[Row], int]], start: Row) -> tuple[list[float], float]:
    """The weights that make the chosen options likeliest, from (features of each option, number of the
    chosen one); by Newton's method from a start. Returns them with the mean log-likelihood before the last
    step."""
    weights = list(start)
    size = len(weights)
    likelihood = 0.0
    for _ in range(NEWTON_STEPS):
        square: Matrix = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
        gradient = [-RIDGE * weight for weight in weights]
        likelihood = 0.0
        for options, chosen in choices:
            likelihood += _add_choice(options, chosen, weights, square, gradient)
        step = solve(square, gradient)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(abs(change) for change in step) < 1e-4:
            break
    return weights, likelihood / len(choices)


def _add_choice(options: Sequence[Row], chosen: int, weights: Row, square: Matrix, gradient: list[float]) -> float:
    """Adds one choice to the gradient and to the curvature. Returns its log-likelihood."""
    size = len(weights)
    scores = [dot(weights, option) for option in options]
    highest = max(scores)
    raw = [exp(score - highest) for score in scores]
    whole = sum(raw)
    likely = [each / whole for each in raw]
    middle = [sum([p * option[i] for p, option in zip(likely, options, strict=True)]) for i in range(size)]
    for i in range(size):
        gradient[i] += options[chosen][i] - middle[i]
    for p, option in zip(likely, options, strict=True):
        apart = [x - m for x, m in zip(option, middle, strict=True)]
        for i, x in enumerate(apart):
            if x:
                px, line = p * x, square[i]
                for j in range(size):
                    line[j] += px * apart[j]
    return log(likely[chosen])


def dot(weights: Row, values: Row) -> float:
    return sum([weight * value for weight, value in zip(weights, values, strict=True)])


def solve(square: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination with the largest pivot."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(square, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for i in range(column + 1, size):
            factor = rows[i][column] / rows[column][column]
            if factor:
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found
