"""Which parameters the methods take: strictness, and agreement with the Bot API's own description."""

import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tgbot.simulator.parameters import PARAMETERS
from tgbot.simulator.people import Person

Ask = Callable[..., Coroutine[Any, Any, Any]]
ROOT = Path(__file__).resolve().parents[3]
KINDS = {"Integer": "int", "String": "str", "Boolean": "bool"}


def described(version: str) -> dict[str, Any]:
    """The methods of a version of the Bot API as data; skips the test where the data is missing."""
    path = ROOT.parent / "shared" / f"bot-api-{version}.json"
    if not path.is_file():
        pytest.skip(f"{path.name} is not beside the project")
    methods: dict[str, Any] = json.loads(path.read_text())["methods"]
    return methods


def table(method: dict[str, Any]) -> dict[str, tuple[str, bool]]:
    """The parameters of a described method, in our notation."""
    found = {}
    for field in method.get("fields", []):
        types = field["types"]
        if types == ["Integer", "String"]:
            kind = "chat"
        elif "InputFile" in types:
            kind = "file"
        elif types[0].startswith("Array of"):
            kind = "list"
        else:
            kind = KINDS.get(types[0], "any")
        found[field["name"]] = (kind, field["required"])
    return found


def ours(method: str) -> dict[str, tuple[str, bool]]:
    """The same from the simulator's table."""
    return {name: (each.type, each.required) for name, each in PARAMETERS[method].items()}


@pytest.mark.parametrize("method", sorted(PARAMETERS))
def test_the_table_agrees_with_the_described_api(method: str) -> None:
    methods = described("10.1")
    mine = ours(method)
    if method not in methods:
        pytest.skip("a method of a newer API")
    mine.pop("ephemeral_message_parameters", None)  # of a newer API
    assert mine == table(methods[method])


@pytest.mark.parametrize("method", sorted(m for m in PARAMETERS if "Ephemeral" in m or m == "sendMessage"))
def test_ephemeral_methods_agree_with_the_newer_api(method: str) -> None:
    assert ours(method) == table(described("10.3")[method])


async def test_an_unknown_method_is_a_400(ask: Ask) -> None:
    answer = await ask("sendSmoke", chat_id=1)
    assert answer == "400 Bad Request: method sendSmoke is unknown to the local Telegram"


@pytest.mark.parametrize(
    ("params", "reason"),
    [
        ({"txt": "x"}, "unknown parameter txt of sendMessage"),
        (
            {"text": "x", "business_connection_id": "b"},
            "the local Telegram does not simulate business_connection_id",
        ),
        ({"text": 5}, "parameter text must be a String"),
        ({"text": "x", "message_thread_id": "abc"}, "parameter message_thread_id must be an Integer"),
        ({"text": "x", "message_thread_id": True}, "parameter message_thread_id must be an Integer"),
        ({"text": "x", "disable_notification": "maybe"}, "parameter disable_notification must be a Boolean"),
        ({"text": "x", "entities": "{}"}, "parameter entities must be an Array"),
        ({"text": "x", "reply_markup": "[1]"}, "can't parse reply markup JSON object"),
        ({"text": "x", "reply_markup": "{"}, "can't parse reply markup JSON object"),
        ({}, "message text is empty"),
    ],
)
async def test_parameters_that_do_not_fit_are_refused(
    ask: Ask, anna: Person, params: dict[str, Any], reason: str
) -> None:
    assert await ask("sendMessage", chat_id=anna.id, **params) == f"400 Bad Request: {reason}"


async def test_a_missing_parameter_is_named(ask: Ask) -> None:
    assert await ask("sendMessage", text="x") == "400 Bad Request: chat_id is empty"
    answer = await ask("answerCallbackQuery")
    assert answer == "400 Bad Request: parameter callback_query_id is required"


async def test_values_may_be_json_in_strings_or_null(ask: Ask, anna: Person) -> None:
    sent = await ask("sendMessage", chat_id=str(anna.id), text="x", disable_notification="true", entities=None)
    assert sent["text"] == "x"
