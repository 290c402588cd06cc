"""The tutor's face: what it names is there, and costs nothing before it is used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tutor

WHAT_IS_LOADED = "import sys; print([name for name in sys.modules if name.startswith(('tutor.', 'numpy'))])"


def loaded_by(statement: str) -> str:
    """The names of the modules of the tutor that a new process has loaded after the statement."""
    done = subprocess.run(
        [sys.executable, "-c", f"{statement}\n{WHAT_IS_LOADED}"], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_every_name_is_found_in_its_home() -> None:
    assert sorted(tutor.__all__) == sorted(name for names in tutor._HOMES.values() for name in names)
    for home, names in tutor._HOMES.items():
        for name in names:
            assert getattr(tutor, name) is getattr(sys.modules[home], name)


def test_a_name_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(AttributeError, match="'tutor' has no attribute 'cheat'"):
        getattr(tutor, "cheat")  # noqa: B009 - mypy knows that it does not exist


def test_explaining_a_take_does_not_load_the_search() -> None:
    loaded = loaded_by("from tutor import explain, judge")
    assert "tutor.judging.verdict" in loaded
    assert not any(f"'tutor.{heavy}'" in loaded for heavy in ("search.rank", "weights", "players", "questions", "lab"))


def test_nothing_in_the_face_loads_the_lab() -> None:
    loaded = loaded_by("import tutor; [getattr(tutor, name) for name in tutor.__all__]")
    assert "tutor.search.rank" in loaded
    assert "tutor.lab" not in loaded
    assert "numpy" not in loaded
