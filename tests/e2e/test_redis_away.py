"""F6: the Redis server is away for a while. People are told, nothing is half done, and the bot goes on by itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from redis.asyncio import Redis

from tests.e2e.people import a_play, hand_card, is_made
from tests.e2e.stage import Kept, Stage
from tests.redis_server import RedisServer
from tgbot.simulator.people import Button, Person

pytestmark = [pytest.mark.server, pytest.mark.long]

TRY_AGAIN = {
    "sv": "Det gick inte just nu. Försök igen strax.",
    "en": "That did not work just now. Try again in a moment.",
}


def killed_and_started(redis: RedisServer) -> tuple[Callable[[], None], Callable[[], None]]:
    return redis.kill, redis.start


def frozen_and_thawed(redis: RedisServer) -> tuple[Callable[[], None], Callable[[], None]]:
    return redis.freeze, redis.thaw


@pytest.mark.parametrize("way", [killed_and_started, frozen_and_thawed])
async def test_a_tap_while_redis_is_away_is_answered_and_works_afterwards(
    stage: Stage,
    redis_server: RedisServer,
    way: Callable[[RedisServer], tuple[Callable[[], None], Callable[[], None]]],
) -> None:
    people = {language: await ready_to_play(stage, language) for language in TRY_AGAIN}
    before = {language: await stage.kept(person) for language, person in people.items()}
    screens = {language: person.screen() for language, person in people.items()}
    leave, come_back = way(redis_server)
    leave()
    queries = {language: await person.press(a_play(person)[0]) for language, person in people.items()}
    for language, person in people.items():
        await stage.answered(queries[language])
        answer = stage.world.queries[queries[language]].answer
        assert answer is not None
        assert (answer.text, answer.alert) == (TRY_AGAIN[language], True)
        assert person.screen() == screens[language]
    come_back()
    for language, person in people.items():
        assert await stage.kept(person) == before[language]
        await plays(stage, person, before[language])


async def test_a_command_while_redis_is_away_is_answered_and_works_afterwards(
    stage: Stage, redis_server: RedisServer
) -> None:
    anna = stage.world.person("Anna", language_code="sv")
    redis_server.kill()
    await stage.send(anna, "/spela")
    assert anna.screen() == TRY_AGAIN["sv"]
    redis_server.start()
    await stage.send(anna, "/spela")
    await stage.until(lambda: stage.shows_current(anna), "the table")


async def test_a_save_that_hangs_is_made_once_or_not_at_all(stage: Stage, redis_server: RedisServer) -> None:
    """Loading works and saving does not. The person tries again, without knowing whether the move was made."""
    anna = await ready_to_play(stage, "sv")
    before = await stage.kept(anna)
    button, move = a_play(anna)
    async with Redis(port=redis_server.port) as admin:
        await admin.client_pause(60_000, all=False)
        query = await anna.press(button)
        await stage.answered(query)
        assert anna.last_answer == TRY_AGAIN["sv"]
        await admin.client_unpause()
    after = await stage.kept(anna)
    assert after == before or is_made(move, before, after)
    await plays(stage, anna, before, button)


async def ready_to_play(stage: Stage, language: str) -> Person:
    """A person who has chosen a card of their hand."""
    person = stage.world.person(language, language_code=language)
    await stage.send(person, "/play")
    await stage.until(lambda: stage.shows_current(person), "the table in its message")
    await stage.press(person, hand_card(person))
    return person


async def plays(stage: Stage, person: Person, before: Kept, button: Button | None = None) -> None:
    """The person's play works, although the bot was not restarted."""
    tapped, move = a_play(person) if button is None else (button, a_play(person)[1])
    await stage.answered(await person.press(tapped))
    await stage.until(lambda: stage.shows_current(person), "the table after the play")
    assert is_made(move, before, await stage.kept(person))
