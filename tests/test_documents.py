"""The documents beside the code are true: they contain what is cited, and what they show is correct."""

from __future__ import annotations

import ast
import doctest
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import OPTIONS, Card, Move, Record, Rules, captures, cards, notation, option_value, why_no_capture

ROOT = Path(__file__).parents[1]
DOCUMENTS = ("engine/README.md", "tutor/README.md", "tests/README.md", "locales/README.md")

#: A number that cites a rule: not part of a longer number, and not a measure.
CITED = re.compile(r"(?<![\w.,+/-])[1-8]\.\d(?![\w%]|[.,]\d| (?:%|(?:points?|percentage|times|seconds|ms|MB)\b))")
RULE = re.compile(r"^\*\*(\d\.\d)\*\*", re.MULTILINE)
RULES_IN_TEXT = re.compile(r"[1-8](?:\.\d)?(?: [1-8](?:\.\d)?)*")
TEST_OF_RULE = re.compile(r"def test_(\d)_(\d)_")
TEST_OF_HAZARDS = re.compile(r"def test_((?:[a-f]\d+_)+)")
HAZARD = re.compile(r"^\| ([A-F]\d+) \|", re.MULTILINE)


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def files(folder: str, pattern: str) -> list[Path]:
    return sorted((ROOT / folder).rglob(pattern))


def remarks(text: str) -> Iterator[str]:
    """The comments and docstrings of Python code."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def rules_named(text: str) -> Iterator[str]:
    """The numbers of rules in the texts of Python code that hold nothing else: `"1.6 1.7"`."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULES_IN_TEXT.fullmatch(node.value):
            yield from re.findall(r"\d\.\d", node.value)


def cited_in(text: str) -> set[str]:
    """The rules that Python code cites."""
    return {number for remark in remarks(text) for number in CITED.findall(remark)} | set(rules_named(text))


@cache
def citations() -> dict[str, set[str]]:
    """For each cited rule, the files that cite it."""
    found: dict[str, set[str]] = {}
    houses = [path for folder in ("engine", "tutor", "tgbot") for path in files(folder, "*.py")]
    for path in [*houses, *files("tests", "test_rules_*.py")]:
        text = path.read_text(encoding="utf-8")
        for number in cited_in(text) | {".".join(digits) for digits in TEST_OF_RULE.findall(text)}:
            found.setdefault(number, set()).add(path.relative_to(ROOT).as_posix())
    for path in files("locales", "*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            for number in CITED.findall(line) if line.startswith("#") else ():
                found.setdefault(number, set()).add(path.relative_to(ROOT).as_posix())
    return found


def hazards_in(text: str) -> set[str]:
    """The hazards in the names of tests: `test_a1_f2_the_same_update` is about A1 and F2."""
    return {code.upper() for codes in TEST_OF_HAZARDS.findall(text) for code in codes.rstrip("_").split("_")}


def rows(document: str, *header: str) -> list[list[str]]:
    """The rows of all tables with this header, each cell as it is written."""
    wanted = "| " + " | ".join(header) + " |"
    found, inside = [], False
    for line in document.splitlines():
        inside = line == wanted or (inside and line.startswith("|"))
        if inside and line != wanted and not line.startswith("| ---"):
            found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def code(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall(r"`([^`]+)`", cell)


def blocks(document: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", document, re.DOTALL | re.MULTILINE)


def chosen(text: str) -> Rules:
    """The rules of `kasino ace=1-14`."""
    game, *options = text.split()
    return Rules.preset(game, **dict(option.split("=", 1) for option in options))


ENGINE = read("engine/README.md")
TAKES = rows(ENGINE, "game and options", "table", "played", "it can take")
REFUSALS = rows(ENGINE, "game and options", "table", "move", "reason", "in words")


def test_every_rule_that_is_cited_is_a_numbered_rule() -> None:
    numbered = set(RULE.findall(ENGINE))
    missing = {number: places for number, places in citations().items() if number not in numbered}
    assert not missing


def test_the_citations_of_every_part_are_found() -> None:
    places = {place for each in citations().values() for place in each}
    assert {place.split("/")[0] for place in places} == {"engine", "tutor", "tgbot", "tests", "locales"}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("x = 1  # 3.9: no such rule", {"3.9"}),
        ('"""Nobody takes (4.2, 5.9)."""', {"4.2", "5.9"}),
        ('def f() -> None:\n    """As in 1.9; see rules 3.1, 3.4."""', {"1.9", "3.1", "3.4"}),
        ('topic("pile", "3.6 7 1.8", NO)', {"3.6", "1.8"}),
        ("x = 1  # at least 1.9 points, 4.9 percentage points, 3.11 and 1.95, 2.9 %, 1.2.3, +4.8", set()),
        ('x = 1.9  # nothing\ny = "1.9 of it"', set()),
    ],
)
def test_a_citation_is_told_from_a_number(text: str, found: set[str]) -> None:
    assert cited_in(text) == found


def test_no_rule_has_its_number_twice_and_they_are_in_order() -> None:
    numbered = RULE.findall(ENGINE)
    assert numbered == sorted(set(numbered))
    assert [number for number, _ in re.findall(r"^### (\d) (.*)", ENGINE, re.MULTILINE)] == list("12345678")


def test_every_hazard_in_the_name_of_a_test_has_its_line() -> None:
    described = HAZARD.findall(read("tests/README.md"))
    named = {code for path in files("tests", "test_*.py") for code in hazards_in(path.read_text(encoding="utf-8"))}
    assert named
    assert not named - set(described)
    assert len(described) == len(set(described))


def test_hazards_are_read_from_names() -> None:
    assert hazards_in("async def test_a1_f2_twice() -> None:\ndef test_3_2_f9_no() -> None:") == {"A1", "F2"}


def test_the_table_of_options_is_that_of_the_engine() -> None:
    table = rows(ENGINE, "option", "values", "kasino", "dragkasino", "rule")
    assert [code(name)[0] for name, *_ in table] == list(OPTIONS)
    for cell, values, *columns, _ in table:
        (name,) = code(cell)
        assert {option_value(name, value) for value in code(values)} == set(OPTIONS[name])
        for game, column in zip(("kasino", "dragkasino"), columns, strict=True):
            assert Rules.preset(game, **{name: code(column)[0]}) == Rules.preset(game), (game, name)


@pytest.mark.parametrize(("game", "table", "played", "taken"), TAKES, ids=lambda cell: cell.replace("`", ""))
def test_a_card_takes_what_the_rules_show(game: str, table: str, played: str, taken: str) -> None:
    found = captures(chosen(code(game)[0]), cards(code(table)[0]), Card.parse(code(played)[0]))
    assert [notation(each, " ") for each in found] == code(taken)
    assert code(taken) or taken == "nothing"


@pytest.mark.parametrize(("game", "table", "move", "reason"), [row[:4] for row in REFUSALS])
def test_a_take_is_refused_for_the_reason_that_the_rules_show(game: str, table: str, move: str, reason: str) -> None:
    refused = why_no_capture(chosen(code(game)[0]), cards(code(table)[0]), *Move.parse(code(move)[0]))
    assert refused is not None
    assert [refused.reason.value] == code(reason)


def test_the_rules_show_takes_and_refusals() -> None:
    assert len(TAKES) > 10
    assert len(REFUSALS) > 5


def test_the_record_that_is_shown_replays_and_is_written_as_the_engine_writes_it() -> None:
    (shown,) = blocks(ENGINE, "json")
    record = Record.load(shown)
    assert record.dump() == shown.rstrip("\n")
    giv = record.replay().giv
    assert giv is not None
    assert giv.moves == record.givs[0].moves != ()


def test_every_move_that_is_shown_is_in_the_notation() -> None:
    shown = re.findall(r"`([A2-9TJQK][CDHS](?:x\w+)?)`", ENGINE)
    assert len(shown) > 20
    assert [str(Move.parse(text)) for text in shown] == shown


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if ">>> " in read(path)])
def test_the_examples_in_code_print_what_is_shown(document: str) -> None:
    examples = doctest.DocTestParser().get_doctest(
        "\n".join(blocks(read(document), "python")), {}, document, document, 0
    )
    told: list[str] = []
    result = doctest.DocTestRunner().run(examples, out=told.append)
    assert result.attempted
    assert not result.failed, "".join(told)


def test_there_is_an_example_of_the_engine_in_code() -> None:
    assert ">>> " in ENGINE


def test_the_reading_order_has_every_file_of_the_engine() -> None:
    listed = [code(name)[0] for name, _ in rows(ENGINE, "file", "what is in it")]
    assert sorted(listed) == [path.name for path in files("engine", "*.py")]


def test_every_room_of_the_tutor_is_described() -> None:
    listed = [code(name)[0] for name, _ in rows(read("tutor/README.md"), "room", "what it does")]
    rooms = [path.name for path in (ROOT / "tutor").iterdir() if (path / "__init__.py").exists()]
    assert sorted(listed) == sorted(rooms)


def test_every_file_of_weights_is_described() -> None:
    listed = [code(name)[0] for name, *_ in rows(read("tutor/README.md"), "file", "fitted on", "habits from")]
    assert sorted(listed) == [path.name for path in files("tutor/weights", "*.json")]


def test_every_file_of_texts_is_described() -> None:
    listed = [name for names, _ in rows(read("locales/README.md"), "file", "what is in it") for name in code(names)]
    assert sorted(listed) == sorted({path.name for path in files("locales", "*.ftl")})


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_a_document_names_is_there(document: str) -> None:
    named = re.findall(r"(?:^|[`( ])((?:tests|tgbot|engine|tutor|locales)/[\w/.*-]+)", read(document), re.MULTILINE)
    missing = [name for name in named if not list(ROOT.glob(name.rstrip("/.")))]
    assert not missing


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_make_target_that_a_document_names_is_there(document: str) -> None:
    targets = set(re.findall(r"(?:`|^ {4})make ([a-z]+)", read(document), re.MULTILINE))
    assert targets <= set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_module_that_a_document_runs_is_there(document: str) -> None:
    for module in re.findall(r"python -m ((?:tests|tutor|tgbot)[\w.]*)", read(document)):
        place = ROOT / module.replace(".", "/")
        assert place.with_suffix(".py").exists() or (place / "__main__.py").exists(), module


def test_the_changelog_begins_with_what_comes_and_the_version_of_the_project() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    headings = re.findall(r"^## (.+)$", read("CHANGELOG.md"), re.MULTILINE)
    assert headings[:2] == ["Unreleased", project["version"]]


def test_the_license_is_where_the_project_says() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    (name,) = project["license-files"]
    assert read(name).startswith(f"{project['license']} License")
