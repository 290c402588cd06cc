"""The texts of the rules and the options: complete, alike in all languages, short where they must be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine import OPTIONS, Game, Rules, option_words
from locales import FOLDER, LANGUAGES, Texts, texts
from tgbot.views import rulebook

FILES = ("rules.ftl", "options.ftl")
BUTTON = 18  # characters, where two buttons stand in a row


class Variables(Visitor):
    """The variables that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's own name
        self.names.add(node.id.name)


def variables(language: str, file: str) -> dict[str, set[str]]:
    """Each message of a file with its variables. Fails on what Fluent cannot read and on a double key."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def option_keys() -> Iterator[str]:
    """The texts that the options must have."""
    for option in OPTIONS:
        key = "option-" + option.replace("_", "-")
        yield from (key, f"{key}-what", *(f"{key}-{word}" for word in option_words(option)))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Texts:
    return texts(str(request.param))


@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_texts_with_the_same_variables(file: str) -> None:
    english = variables("en", file)
    for code in LANGUAGES:
        assert variables(code, file) == english, code


def test_both_languages_of_the_game_are_there() -> None:
    assert {"sv", "en"} <= set(LANGUAGES)


@pytest.mark.parametrize("key", [*option_keys(), *(f"game-{game}{end}" for game in Game for end in ("", "-what"))])
def test_every_option_every_value_and_every_game_has_its_text(key: str, language: Texts) -> None:
    assert language.plain(key).strip()


def test_no_text_is_left_for_an_option_or_a_value_that_is_no_more() -> None:
    needed = set(option_keys())
    allowed = needed | {f"{key}-what" for key in needed if not key.endswith("-what")}
    assert {key for key in variables("en", "options.ftl") if key.startswith("option-")} <= allowed


def test_the_names_of_options_and_values_fit_their_buttons(language: Texts) -> None:
    for option, values in OPTIONS.items():
        assert len(rulebook.option_name(option, language)) <= BUTTON
        for value in values:
            assert len(rulebook.option_label(option, value, language)) <= BUTTON


def test_values_of_one_option_can_be_told_apart(language: Texts) -> None:
    for option, values in OPTIONS.items():
        assert len({rulebook.option_label(option, value, language) for value in values}) == len(values)


def test_an_explanation_is_one_line_that_fits_an_answer_to_a_tap(language: Texts) -> None:
    helps = [rulebook.option_help(option, language) for option in OPTIONS]
    helps += [rulebook.option_help(option, language, value) for option in OPTIONS for value in OPTIONS[option]]
    helps += [language.plain(f"game-{game}-what") for game in Game]
    for text in helps:
        assert len(text) <= 200
        assert "\n" not in text
        assert not text or text.endswith(".")


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("kasino", {"refill": "fyra nya", "ace": "ess är 14", "faces": "11, 12 och 13"}),
        ("dragkasino", {"refill": "drar ett kort", "ace": "1 eller 14", "faces": "sin egen valör"}),
    ],
)
def test_the_line_about_a_game_tells_each_option_in_which_the_games_differ(game: str, says: dict[str, str]) -> None:
    one, other = Rules.preset("kasino"), Rules.preset("dragkasino")
    assert set(says) == {option for option in OPTIONS if getattr(one, option) != getattr(other, option)}
    line = texts("sv").plain(f"game-{game}-what").lower()
    assert all(words in line for words in says.values())


def test_cards_are_never_written_out_so_that_the_choice_of_letters_holds() -> None:
    for code in LANGUAGES:
        for file in FILES:
            assert not set("♣♦♥♠") & set((FOLDER / code / file).read_text(encoding="utf-8"))


def test_every_page_has_a_title_and_a_text_and_no_text_is_left_over() -> None:
    pages = {f"rules-{page}{end}" for page in rulebook.PAGES for end in ("", "-title")}
    parts = {"rules-example", "rules-example-as", "rules-example-and", "rules-not"}
    lines = {"rules-option", "rules-option-changed"}
    assert set(variables("en", "rules.ftl")) == pages | parts | lines
