"""What the web page asks the server for: the state, events, and people's actions."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import httpx
import pytest

from tests.tgbot.waiting import AT_LAST
from tgbot.simulator.limits import ManualClock
from tgbot.simulator.people import Group, Person
from tgbot.simulator.server import serve
from tgbot.simulator.world import World

Ask = Callable[..., Coroutine[Any, Any, Any]]
Keyboard = Callable[..., dict[str, Any]]


@pytest.fixture
async def page(world: World) -> AsyncIterator[httpx.AsyncClient]:
    """A page's connection to the served world."""
    running = await serve(world)
    async with httpx.AsyncClient(base_url=running.url, trust_env=False) as client:
        yield client
    await running.close()


async def post(page: httpx.AsyncClient, path: str, **body: Any) -> Any:
    """The answer's JSON, or for an error its sentence."""
    answer = await page.post(f"/page/{path}", json=body)
    assert answer.status_code == (400 if "error" in answer.json() else 200)
    return answer.json().get("error", answer.json())


async def test_the_state_has_what_the_page_draws(page: httpx.AsyncClient, ask: Ask, anna: Person, group: Group) -> None:
    await ask("setMyCommands", commands=[{"command": "spela", "description": "Spela"}])
    await ask("setMyDescription", description="To all")
    await ask("setMyDescription", description="Till svenskar", language_code="sv")
    buttons = [
        {"text": "♦10", "callback_data": "x", "style": "success"},
        {"text": "web", "url": "https://t.me"},
        {"text": "copy", "copy_text": {"text": "abc"}},
        {"text": "ask", "switch_inline_query": ""},
    ]
    markup = {"inline_keyboard": [buttons]}
    await ask("sendMessage", chat_id=anna.id, text="<b>hi</b>", parse_mode="HTML", reply_markup=markup)
    answer = await page.get("/page/state")
    assert answer.headers["cache-control"] == "no-store"
    state = answer.json()
    assert state["bot"] == {
        "id": 1,
        "name": "Echo",
        "username": "echobot",
    }
    person = state["people"][0]
    assert (person["name"], person["language_code"], person["blocked"]) == ("Anna", "sv", False)
    assert person["chats"] == [anna.id, group.id]
    assert [each["description"] for each in state["people"]] == ["Till svenskar", "To all"]
    assert person["commands"][str(anna.id)] == [{"command": "spela", "description": "Spela"}]
    private, _ben, shared = state["chats"]
    assert (shared["type"], shared["title"], len(shared["members"])) == ("group", "Kväll", 2)
    assert shared["messages"][0]["service"] == "Anna added Echo"
    message = private["messages"][-1]
    assert (message["text"], message["entities"]) == ("hi", [{"type": "bold", "offset": 0, "length": 2}])
    assert (message["from"], message["name"], message["edited"], message["thread"]) == (
        1,
        "Echo",
        False,
        None,
    )
    (row,) = message["keyboard"]
    assert [button["kind"] for button in row] == ["callback", "url", "copy", "switch"]
    assert (row[0]["style"], row[1]["url"], row[2]["copy"]) == ("success", "https://t.me", "abc")


async def test_people_act_through_the_page(
    page: httpx.AsyncClient, world: World, ask: Ask, anna: Person, keyboard: Keyboard
) -> None:
    carl = (await post(page, "people", name="Carl", language_code="en"))["id"]
    assert (await post(page, "send", person=carl, chat=carl, thread=None, text="/start")) == {"message": 1}
    await ask("sendMessage", chat_id=carl, text="x", reply_markup=keyboard("a=1 b=2"))
    pressed = await post(page, "press", person=carl, chat=carl, message=2, data="b")
    query = world.updates.pending()[-1]["callback_query"]
    assert (query["id"], query["data"]) == (pressed["query"], "b")
    await post(page, "language", person=carl, language_code="sv")
    assert world.people[carl].language_code == "sv"
    await post(page, "block", person=carl, blocked=True)
    assert world.people[carl].blocked
    made = await post(page, "groups", title="Club", members=[anna.id, carl], topics=["Kasino"])
    assert [topic.name for topic in world.chats[made["id"]].topics] == ["Kasino"]
    await post(page, "members", chat=made["id"], person=carl, member=False)
    assert world.chats[made["id"]].members == [anna.id]


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("send", {"person": 1001, "chat": 5, "text": "x"}, "there is no chat 5"),
        ("send", {"person": 5, "chat": 1001, "text": "x"}, "there is no person 5"),
        ("send", {"person": 1001, "chat": 1001, "text": " "}, "text must be a text of 1 to 4096 characters"),
        ("send", {"person": 1001, "chat": 1001, "text": "x" * 4097}, "text must be a text of 1 to 4096 characters"),
        ("send", {"person": 1001, "chat": 1001, "text": "x", "thread": "1"}, "thread must be a whole number"),
        ("press", {"person": 1001, "chat": 1001, "message": 9, "data": "a"}, "there never was a message 9 in Anna"),
        ("press", {"person": 1001}, "chat must be a whole number"),
        ("block", {"person": 2**53, "blocked": True}, "person must be a whole number"),
        ("block", {"person": -(2**53), "blocked": True}, "person must be a whole number"),
        ("block", {"person": 2**53 - 1, "blocked": True}, "there is no person 9007199254740991"),
        ("block", {"person": 1 - 2**53, "blocked": True}, "there is no person -9007199254740991"),
        ("press", {"person": 10**99}, "person must be a whole number"),
        ("press", {"person": 1001, "chat": 1001, "message": 1}, "data must be a text of 1 to 64 characters"),
        ("press", {"person": "x"}, "person must be a whole number"),
        ("people", {"name": ""}, "name must be a text of 1 to 64 characters"),
        ("language", {"person": 1001, "language_code": {}}, "language_code must be a text of 1 to 35 characters"),
        ("block", {"person": 1001, "blocked": 1}, "blocked must be true or false"),
        ("groups", {"title": "G", "members": 1001}, "members must be a list"),
        ("groups", {"title": "G", "members": [[]]}, "each of members must be a whole number"),
        (
            "groups",
            {"title": "G", "members": [1001], "topics": [7]},
            "each of topics must be a text of 1 to 128 characters",
        ),
        ("groups", {"title": "G", "members": [], "topics": ["T"] * 21}, "topics must be at most 20"),
        ("groups", {"title": "G", "members": []}, "a group needs a member"),
        ("members", {"chat": 1001, "person": 1001, "member": True}, "nobody joins a private chat"),
    ],
)
async def test_a_bad_request_is_answered_with_a_sentence(
    page: httpx.AsyncClient, anna: Person, path: str, body: dict[str, Any], error: str
) -> None:
    assert anna.id == 1001
    assert await post(page, path, **body) == error


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", "the body is not JSON in UTF-8"),
        (b"{", "the body is not JSON in UTF-8"),
        (b"\xff", "the body is not JSON in UTF-8"),
        (b"[" * 30_000, "the body is not JSON in UTF-8"),
        (b'{"person": NaN}', "the body is not JSON in UTF-8"),
        (b'{"text": "\\ud800"}', "the body is not JSON in UTF-8"),
        (b'{"text": "\xed\xa0\x80"}', "the body is not JSON in UTF-8"),
        (b"[]", "the body is not a JSON object"),
    ],
)
async def test_a_body_that_is_no_json_object_is_a_bad_request(
    page: httpx.AsyncClient, content: bytes, error: str
) -> None:
    answer = await page.post("/page/send", content=content)
    assert (answer.status_code, answer.json()) == (400, {"error": error})


async def test_a_body_without_end_is_refused(page: httpx.AsyncClient) -> None:
    async def without_end() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    for content in (b" " * 100_000, without_end()):
        assert (await page.post("/page/send", content=content)).status_code == 413


#: What each post takes.
GOOD: dict[str, dict[str, Any]] = {
    "press": {"person": 1001, "chat": 1001, "message": 1, "data": "a"},
    "send": {"person": 1001, "chat": 1001, "thread": None, "text": "x"},
    "people": {"name": "Carl", "language_code": "en"},
    "language": {"person": 1001, "language_code": "sv"},
    "block": {"person": 1001, "blocked": True},
    "groups": {"title": "Club", "members": [1001], "topics": ["Kasino"]},
    "members": {"chat": -2001, "person": 1001, "member": False},
}
#: Values of every kind, some of them dangerous.
ODD: list[Any] = [None, True, -1, 10**30, 1.5, float("inf"), "", "\0", "\ud800", "x" * 5000]
ODD += [[], [None], [[]], ["\udfff"], [float("nan")], {}, {"\ud800": 1}]


@pytest.mark.parametrize(("path", "field"), [(path, field) for path, body in GOOD.items() for field in body])
async def test_after_any_post_the_session_goes_on(page: httpx.AsyncClient, group: Group, path: str, field: str) -> None:
    assert group.id == -2001
    assert (await page.post(f"/page/{path}", json=GOOD[path])).status_code == 200
    await page.post("/page/block", json={"person": 1001, "blocked": False})
    for value in ODD:
        answer = await page.post(f"/page/{path}", content=json.dumps(GOOD[path] | {field: value}))
        assert answer.status_code == 200 or (answer.status_code == 400 and answer.json()["error"])
        state = await page.get("/page/state")
        assert state.status_code == 200
        for person in state.json()["people"]:
            assert type(person["name"]) is str
            assert isinstance(person["language_code"], str | None)


async def test_the_bot_cannot_spoil_the_page_either(page: httpx.AsyncClient, anna: Person) -> None:
    half = '"\\ud800"'
    sent = {
        "whole": f'{{"chat_id": {anna.id}, "text": {half}}}',
        "part": json.dumps({"chat_id": anna.id, "text": "x", "entities": f'[{{"type": {half}}}]'}),
    }
    for content in sent.values():
        call = await page.post("/bot1:test/sendMessage", content=content, headers={"Content-Type": "application/json"})
        assert call.status_code == 400
    assert (await page.get("/page/state")).status_code == 200


async def test_a_fault_of_the_simulator_shows_no_traceback(
    world: World, anna: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_world: World) -> None:
        raise RuntimeError("inner secret")

    monkeypatch.setattr("tgbot.simulator.server.state_json", broken)
    running = await serve(world)
    async with httpx.AsyncClient(base_url=running.url, trust_env=False) as client:
        answer = await client.get("/page/state")
    await running.close()
    assert answer.status_code == 500
    assert answer.json() == {"ok": False, "error_code": 500, "description": "Internal Server Error"}
    assert anna.id
    caplog.clear()


async def events(page: httpx.AsyncClient, count: int, greeted: asyncio.Event) -> list[tuple[str, dict[str, Any]]]:
    """The first events of a new stream, after the greeting."""
    found: list[tuple[str, dict[str, Any]]] = []
    async with page.stream("GET", "/page/events") as stream, asyncio.timeout(AT_LAST):
        name = ""
        async for line in stream.aiter_lines():
            if line.startswith("event: "):
                name = line.removeprefix("event: ")
            elif line.startswith("data: "):
                found.append((name, json.loads(line.removeprefix("data: "))))
                greeted.set()
            if len(found) > count:
                break
    return found[1:]


async def test_events_tell_of_changes_answers_and_expiry(
    page: httpx.AsyncClient, ask: Ask, clock: ManualClock, anna: Person, keyboard: Keyboard
) -> None:
    world = anna.world
    await ask("sendMessage", chat_id=anna.id, text="x", reply_markup=keyboard("a=1"))
    answered, forgotten = await anna.press("a"), await anna.press("a")
    greeted = asyncio.Event()
    listening = asyncio.create_task(events(page, 3, greeted))
    await greeted.wait()
    await ask("answerCallbackQuery", callback_query_id=answered, text="toast")
    await anna.send("more")
    clock.advance(200)
    world.expire_queries()
    toast = {"person": anna.id, "query": answered, "text": "toast", "alert": False, "url": None}
    assert await listening == [
        ("answer", toast),
        ("changed", {"revision": world.revision}),
        ("expired", {"person": anna.id, "query": forgotten}),
    ]


async def test_static_files_stay_inside_their_folder(page: httpx.AsyncClient) -> None:
    for path in ("/static/%2e%2e/server.py", "/static/../server.py", "/static/server.py", "/static/none.js"):
        assert (await page.get(path)).status_code == 404


async def test_when_serving_ends_so_do_streams_and_polls_and_nothing_is_cut_off(world: World) -> None:
    running = await serve(world)
    greeted = asyncio.Event()

    async def watch(client: httpx.AsyncClient) -> int:
        async with client.stream("GET", "/page/events") as stream:
            async for _ in stream.aiter_lines():
                greeted.set()
            return stream.status_code

    async with httpx.AsyncClient(base_url=running.url, trust_env=False, timeout=AT_LAST) as client:
        watching = asyncio.create_task(watch(client))
        polling = asyncio.create_task(client.post("/bot1:test/getUpdates", json={"timeout": 50}))
        await greeted.wait()
        await running.close()
        assert await watching == 200
        assert (await polling).json() == {"ok": True, "result": []}
