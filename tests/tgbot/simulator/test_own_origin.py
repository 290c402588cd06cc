"""The page trusts only itself, and the Bot API only the bot: what other pages of the same browser may do, which is
nothing."""

from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import httpx
import pytest

from tgbot.simulator.people import Person
from tgbot.simulator.server import serve
from tgbot.simulator.world import World


@pytest.fixture
async def client(world: World) -> AsyncIterator[httpx.AsyncClient]:
    """A connection to the served world."""
    running = await serve(world)
    async with httpx.AsyncClient(base_url=running.url, trust_env=False) as connected:
        yield connected
    await running.close()


def port(client: httpx.AsyncClient) -> int:
    found = client.base_url.port
    assert found is not None
    return found


async def says(client: httpx.AsyncClient, person: Person, **headers: str) -> int:
    """The status of a post that says something as this person."""
    body = {"person": person.id, "chat": person.id, "text": "hi"}
    return (await client.post("/page/send", json=body, headers=headers)).status_code


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
async def test_the_page_is_served_under_the_names_of_this_machine(
    client: httpx.AsyncClient, anna: Person, name: str
) -> None:
    host = f"{name}:{port(client)}"
    assert (await client.get("/", headers={"Host": host})).status_code == 200
    assert await says(client, anna, Host=host, Origin=f"http://{host}") == 200


@pytest.mark.parametrize("path", ["/", "/static/app.js", "/page/state", "/page/events", "/bot1:test/getMe"])
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "", "user@127.0.0.1"]
)
async def test_a_name_that_somebody_else_gave_this_machine_is_refused(
    client: httpx.AsyncClient, path: str, host: str
) -> None:
    answer = await client.get(path, headers={"Host": host.format(port=port(client))})
    assert answer.status_code == 400


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://evil.example:{port}",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "http://127.0.0.1:{port}.evil.example",
        "https://127.0.0.1:{port}",
        "http://localhost:{port}",
        "null",
        "",
    ],
)
async def test_another_page_can_neither_act_nor_call_the_bot_api(
    client: httpx.AsyncClient, anna: Person, origin: str
) -> None:
    theirs = {"Origin": origin.format(port=port(client))}
    before = anna.sees()
    assert await says(client, anna, **theirs) == 403
    call = await client.post("/bot1:test/sendMessage", data={"chat_id": str(anna.id), "text": "hi"}, headers=theirs)
    assert call.status_code == 403
    assert (await client.get("/page/state", headers=theirs)).status_code == 403
    assert anna.sees() == before


async def test_a_program_names_no_origin_and_may_act(client: httpx.AsyncClient, anna: Person) -> None:
    assert await says(client, anna) == 200


async def test_the_page_cannot_be_laid_under_another_one(client: httpx.AsyncClient) -> None:
    assert (await client.get("/")).headers["x-frame-options"] == "DENY"


async def test_each_world_has_a_token_of_its_own_which_the_page_does_not_tell() -> None:
    worlds = [World() for _ in range(2)]
    assert worlds[0].token != worlds[1].token
    anna = worlds[0].person("Anna")
    await anna.send("/start")
    running = await serve(worlds[0])
    async with httpx.AsyncClient(base_url=running.url, trust_env=False) as client:
        for token, status in ((worlds[1].token, 401), ("1:local", 401), ("1:", 401), (worlds[0].token, 200)):
            call = await client.get(f"/bot{token}/sendMessage", params={"chat_id": anna.id, "text": "hi"})
            assert call.status_code == status
        assert worlds[0].token not in (await client.get("/page/state")).text
        assert urlsplit(running.url).path == ""
    await running.close()


async def test_what_is_sent_with_a_wrong_token_is_not_even_read(client: httpx.AsyncClient) -> None:
    call = await client.post("/bot1:wrong/sendMessage", content=b"{", headers={"Content-Type": "application/json"})
    assert call.status_code == 401
