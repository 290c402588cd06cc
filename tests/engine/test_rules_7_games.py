"""Rules 7: the two games and their options."""

from __future__ import annotations

import pytest

from engine import OPTIONS, OptionError, OptionValue, Rules, option_value, option_words

COLUMNS: dict[str, dict[str, OptionValue]] = {
    "kasino": {"refill": "deal", "ace": "14", "faces": "sum"},
    "dragkasino": {"refill": "draw", "ace": "1-14", "faces": "pair"},
}
SHARED: dict[str, OptionValue] = {
    "faces_take": "all",
    "faces_in_14": False,
    "specials": "plain",
    "extra_spades": False,
    "last_sweep": True,
    "target": 16,
}
EVERY_VALUE = [(name, value) for name, values in OPTIONS.items() for value in values]


@pytest.mark.parametrize("game", ["kasino", "dragkasino"])
def test_7_each_game_has_its_column(game: str) -> None:
    rules = Rules.preset(game)
    assert {name: getattr(rules, name) for name in OPTIONS} == {**COLUMNS[game], **SHARED}
    assert rules.options() == {}


def test_7_the_options_and_their_values_are_those_of_the_table() -> None:
    assert {name: option_words(name) for name in OPTIONS} == {
        "refill": ("deal", "draw"),
        "ace": ("14", "1-14"),
        "faces": ("sum", "pair"),
        "faces_take": ("all", "one"),
        "faces_in_14": ("no", "yes"),
        "specials": ("plain", "high", "choice"),
        "extra_spades": ("no", "yes"),
        "last_sweep": ("yes", "no"),
        "target": ("11", "16", "21"),
    }


@pytest.mark.parametrize("game", ["kasino", "dragkasino"])
@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_7_every_option_can_be_changed_in_both_games(game: str, name: str, value: OptionValue) -> None:
    rules = Rules.preset(game, **{name: value})
    assert getattr(rules, name) == value
    others = {other for other in OPTIONS if getattr(rules, other) != getattr(Rules.preset(game), other)}
    assert others <= {name} | ({"target"} if name == "extra_spades" else set())


@pytest.mark.parametrize("game", ["kasino", "dragkasino"])
@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_7_options_that_differ_give_the_same_rules_back(game: str, name: str, value: OptionValue) -> None:
    for extra_spades in (False, True):
        rules = Rules.preset(game, **{"extra_spades": extra_spades, name: value})
        assert Rules.preset(rules.game, **rules.options()) == rules


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("ace", "1-14", "1-14"),
        ("ace", 14, "14"),
        ("extra_spades", "yes", True),
        ("extra_spades", "TRUE", True),
        ("last_sweep", "no", False),
        ("last_sweep", "false", False),
        ("target", "21", 21),
    ],
)
def test_7_an_option_is_read_from_text(name: str, text: object, value: OptionValue) -> None:
    assert option_value(name, text) == value
    assert type(option_value(name, text)) is type(getattr(Rules.preset("kasino"), name))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ace", "15"),
        ("ace", None),
        ("ace", True),
        ("refill", ["deal"]),
        ("refill", "Deal"),
        ("extra_spades", 1),
        ("extra_spades", "ja"),
        ("extra_spades", None),
        ("target", 16.0),
        ("target", True),
        ("target", "sexton"),
        ("building", "yes"),
        ("game", "kasino"),
        ("", ""),
    ],
)
def test_7_an_unknown_option_or_value_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(OptionError) as raised:
        Rules.preset("kasino", **{name: value})
    assert raised.value.option == name
    assert raised.value.value == value
    assert raised.value.choices == (option_words(name) if name in OPTIONS else tuple(OPTIONS))


@pytest.mark.parametrize("game", ["kasinot", "Kasino", "", None, 3, ["kasino"]])
def test_7_an_unknown_game_is_refused_by_name(game: str) -> None:
    with pytest.raises(OptionError, match="kasino, dragkasino") as raised:
        Rules.preset(game)
    assert (raised.value.option, raised.value.value) == ("game", game)
