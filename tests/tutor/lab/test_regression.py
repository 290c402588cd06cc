"""Least squares and logit find the weights that made the data."""

from __future__ import annotations

import subprocess
import sys
from math import exp
from random import Random

import pytest

from tutor.lab.regression import deviation, least_squares, logit, predicted


def test_least_squares_finds_the_line() -> None:
    chance = Random(1)
    rows = [(1.0, chance.random(), chance.gauss(0, 2)) for _ in range(500)]
    targets = [value + chance.gauss(0, 0.1) for value in predicted(rows, (2.0, -1.0, 0.5))]
    weights = least_squares(rows, targets)
    assert weights == pytest.approx([2.0, -1.0, 0.5], abs=0.03)
    assert deviation(rows, targets, weights) == pytest.approx(0.1, abs=0.02)


def test_a_feature_that_is_always_zero_gets_no_weight() -> None:
    assert least_squares([(1.0, 0.0)] * 10, [3.0] * 10) == pytest.approx([3.0, 0.0], abs=0.01)


def test_logit_finds_what_choosers_like() -> None:
    chance = Random(2)
    liked = (1.5, -0.7)
    choices = []
    for _ in range(3_000):
        options = [(chance.gauss(0, 1), chance.gauss(0, 1)) for _ in range(4)]
        chosen = chance.choices(range(4), [exp(value) for value in predicted(options, liked)])[0]
        choices.append((options, chosen))
    weights, likelihood = logit(choices, (0.0, 0.0))
    assert weights == pytest.approx(liked, abs=0.12)
    assert -1.3 < likelihood < -0.6


def test_a_weight_that_is_shrunk_comes_out_smaller() -> None:
    """With a ridge of as much as the mean square of the feature, by half."""
    rows, targets = [(1.0,), (-1.0,)] * 1_000, [3.0, -3.0] * 1_000
    assert least_squares(rows, targets) == pytest.approx([3.0], abs=0.01)
    assert least_squares(rows, targets, (1.0,)) == pytest.approx([1.5], abs=0.01)


def test_what_to_install_is_said_in_a_sentence_where_numpy_is_missing() -> None:
    code = "import sys; sys.modules['numpy'] = None; import tutor.lab.fitting"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install --editable '.[dev]'" in done.stderr
    assert len(done.stderr.splitlines()) == 1
