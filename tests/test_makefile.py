"""The set-up: which Python is chosen, what is said if there is none, and that it is done only once."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCKS = [ROOT / "requirements.lock", ROOT / "tests" / "requirements.lock"]

#: What the recipes call besides Python; a fake machine has nothing else.
TOOLS = ["sh", "touch", "cat", "mkdir", "cp", "chmod", "rm"]
REFUSES = "exit 1\n"
#: A fake Python reports by its exit code that it is suitable, and makes a virtual environment whose programs record
#: their arguments.
WORKS = """
case "$1" in
-c) exit 0 ;;
esac
echo "$NAME $*" >> calls
for venv; do :; done
mkdir -p $venv/bin
for program in python kasino ruff mypy; do
    { echo '#!/bin/sh'; echo "echo $program \\"\\$*\\" >> calls"; } > $venv/bin/$program
    chmod +x $venv/bin/$program
done
"""

Machine = Callable[[dict[str, str]], "Workplace"]


class Workplace:
    """A copy of what the Makefile needs, on a machine that has these Pythons and no others."""

    def __init__(self, folder: Path, pythons: dict[str, str]) -> None:
        self.folder = folder
        self._path = folder / "programs"
        self._path.mkdir()
        for tool in TOOLS:
            (self._path / tool).symlink_to(shutil.which(tool) or pytest.fail(f"no {tool}"))
        for name, script in pythons.items():
            program = self._path / name
            program.write_text(f"#!/bin/sh\nNAME={name}\n{script}")
            program.chmod(0o755)
        (folder / "tests").mkdir()
        for name in ("Makefile", "pyproject.toml", "requirements.lock", "tests/requirements.lock"):
            shutil.copy(ROOT / name, folder / name)

    def make(self, *targets: str, **variables: str) -> subprocess.CompletedProcess[str]:
        make = shutil.which("make")
        assert make
        return subprocess.run(
            [make, *targets],
            cwd=self.folder,
            env={"PATH": str(self._path), **variables},
            capture_output=True,
            text=True,
            check=False,
        )

    def calls(self) -> list[str]:
        """The calls of Python and of the virtual environment's programs since the last look."""
        written = self.folder / "calls"
        lines = written.read_text().splitlines() if written.exists() else []
        written.unlink(missing_ok=True)
        return lines


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    if not shutil.which("make"):
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("make is not installed")
    return lambda pythons: Workplace(tmp_path, pythons)


@pytest.mark.parametrize(
    "pythons",
    [
        {},
        {"python3": REFUSES},
        {"python3.13": "echo 'pyenv: python3.13: command not found' >&2; exit 127\n", "python3": REFUSES},
    ],
    ids=["no Python", "too old or without venv", "a shim that fails"],
)
def test_without_a_python_that_will_do_one_sentence_says_what_to_install(
    machine: Machine, pythons: dict[str, str]
) -> None:
    said = machine(pythons).make("play")
    assert said.returncode != 0
    assert said.stdout == ""
    (sentence,) = said.stderr.splitlines()
    assert "Python from 3.11 to 3.13" in sentence
    assert "apt install python3-venv" in sentence


@pytest.mark.parametrize(
    ("like", "answer"),
    [
        ("sys.version_info = (3, 10, 12)", 1),
        ("sys.version_info = (3, 11, 0)", 0),
        ("sys.version_info = (3, 13, 9)", 0),
        ("sys.version_info = (3, 14, 0)", 1),
        ("sys.modules['venv'] = None", 1),
        ("sys.modules['ensurepip'] = None", 1),  # what Debian leaves out
    ],
)
def test_a_python_is_asked_for_its_version_and_for_venv_with_pip(like: str, answer: int) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    question, versions = (re.search(rf"^{name} :?= (.*)", makefile, re.MULTILINE) for name in ("IS_ONE_OF", "VERSIONS"))
    assert question
    assert versions
    asked = [sys.executable, "-c", f"import sys; {like}; {question[1]}", *versions[1].split()]
    assert subprocess.run(asked, stderr=subprocess.DEVNULL, check=False).returncode == answer


@pytest.mark.parametrize(
    ("pythons", "taken"),
    [
        ({"python3": WORKS}, "python3"),
        ({"python3": WORKS, "python3.11": WORKS, "python3.12": WORKS}, "python3.12"),
        ({"python3": WORKS, "python3.12": REFUSES, "python3.13": REFUSES}, "python3"),
    ],
)
def test_the_first_python_that_will_do_is_taken(machine: Machine, pythons: dict[str, str], taken: str) -> None:
    workplace = machine(pythons)
    assert workplace.make("play").returncode == 0
    assert workplace.calls()[0] == f"{taken} -m venv --clear .venv"


def test_play_installs_what_the_lock_says_then_the_project_and_opens_the_game(machine: Machine) -> None:
    workplace = machine({"python3": WORKS})
    workplace.make("play", "ARGS=--port 9000")
    _, packages, project, game = workplace.calls()
    assert re.fullmatch(r"python -m pip install .*--require-hashes -r requirements\.lock", packages)
    assert re.fullmatch(r"python -m pip install .*--no-deps --editable \.", project)
    assert game == "kasino play --port 9000"


def test_the_set_up_is_done_once_and_again_when_a_lock_changes(machine: Machine) -> None:
    workplace = machine({"python3": WORKS})
    workplace.make("test")
    assert len(workplace.calls()) == 5
    workplace.make("test")
    assert workplace.calls() == ["python -m pytest -n auto"]
    _make_newer(workplace.folder, "tests/requirements.lock")
    workplace.make("test")
    (packages,) = [call for call in workplace.calls() if "--require-hashes" in call]
    assert packages.endswith("-r tests/requirements.lock")


def test_a_virtual_environment_whose_python_is_gone_is_made_again(machine: Machine) -> None:
    workplace = machine({"python3": WORKS})
    workplace.make("play")
    workplace.calls()
    (workplace.folder / ".venv/bin/python").unlink()
    assert workplace.make("play").returncode == 0
    made, packages, *_ = workplace.calls()
    assert made == "python3 -m venv --clear .venv"
    assert packages.endswith("-r requirements.lock")


def test_play_does_not_wait_for_what_only_tests_need(machine: Machine) -> None:
    workplace = machine({"python3": WORKS})
    workplace.make("play")
    assert not any("tests/requirements.lock" in call for call in workplace.calls())


def test_quick_is_what_needs_no_browser_and_takes_no_time(machine: Machine) -> None:
    workplace = machine({"python3": WORKS})
    workplace.make("quick", "ARGS=tests/tgbot")
    assert workplace.calls()[-1] == "python -m pytest -n auto -m not browser and not long tests/tgbot"


def test_another_python_gets_an_environment_of_its_own_and_what_differs_between_pythons(machine: Machine) -> None:
    workplace = machine({"python3.12": WORKS})
    assert workplace.make("python-3.12", CI="true").returncode == 0
    made, *_, tests = workplace.calls()
    assert made == "python3.12 -m venv --clear .venv-3.12"
    assert re.fullmatch(r"python -m pytest -n auto .*tests/engine tests/tutor .*", tests)


def test_a_python_of_a_version_manager_is_found(machine: Machine, tmp_path: Path) -> None:
    workplace = machine({"python3.12": REFUSES, "pyenv": f"echo {tmp_path}/3.12\n"})
    (tmp_path / "3.12/bin").mkdir(parents=True)
    (tmp_path / "3.12/bin/python").write_text(f"#!/bin/sh\nNAME=managed\n{WORKS}")
    (tmp_path / "3.12/bin/python").chmod(0o755)
    assert workplace.make("python-3.12").returncode == 0
    assert workplace.calls()[0] == "managed -m venv --clear .venv-3.12"


def test_a_python_that_is_missing_is_skipped_and_said_to_be_but_fails_where_nothing_may_be(machine: Machine) -> None:
    workplace = machine({"python3": WORKS, "python3.13": REFUSES})
    skipped = workplace.make("python-3.13")
    assert (skipped.returncode, skipped.stdout) == (0, "Python 3.13 is not installed: its part is skipped\n")
    assert workplace.make("python-3.13", CI="true").returncode != 0
    assert workplace.calls() == []


def test_the_python_of_the_whole_suite_is_not_tried_again(machine: Machine) -> None:
    workplace = machine({"python3": WORKS, "python3.13": WORKS})
    workplace.make("test")
    workplace.calls()
    workplace.make("python-3.13")
    assert not any("pytest" in call for call in workplace.calls())


@pytest.mark.parametrize("lock", LOCKS, ids=["play", "tests"])
def test_a_lock_has_exact_versions_with_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    pins = re.findall(r"^[a-z0-9].*(?:\\\n    --hash=sha256:[0-9a-f]{64} ?)+$", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^[a-z0-9]", text, re.MULTILINE))
    assert all("==" in pin for pin in pins)
    assert "://" not in text


def test_the_locks_hold_what_the_project_asks_for_and_agree() -> None:
    play, tests = map(_pinned, LOCKS)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for wanted in map(Requirement, project["dependencies"]):
        assert wanted.specifier.contains(play[canonicalize_name(wanted.name)])
    for wanted in map(Requirement, project["optional-dependencies"]["dev"]):
        assert wanted.specifier.contains(tests[canonicalize_name(wanted.name)])
    assert tests | play == tests


def _pinned(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ]+)", lock.read_text(encoding="utf-8"), re.MULTILINE))


def _make_newer(folder: Path, name: str) -> None:
    """Makes the file newer than everything that was made from it."""
    newest = max(path.stat().st_mtime for path in folder.rglob("*") if path.is_file())
    os.utime(folder / name, (newest + 1, newest + 1))
