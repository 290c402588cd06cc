"""The menus by buttons and by commands: options, rules, languages, being forgotten; groups and written text."""

from __future__ import annotations

import pytest

from engine import OPTIONS, Game, Rules, option_words
from locales import LANGUAGES, texts
from tests.tgbot.playing import press_page, set_rules
from tests.tgbot.room import Room, play_card, press_tap, table_tap, taps
from tgbot.people.profile import Profile
from tgbot.simulator.people import Person
from tgbot.store import keys
from tgbot.taps import MenuTap
from tgbot.taps.menu import (
    AskNew,
    New,
    OpenGame,
    OpenHome,
    OpenLanguage,
    OpenOption,
    OpenRules,
    OpenSettings,
    OpenTable,
    SetGame,
    SetLanguage,
    SetOption,
)
from tgbot.taps.table import AskResign, Choose, Resign, ShowRecord
from tgbot.views import rulebook


async def profile_of(room: Room, person: Person) -> Profile:
    return Profile.load((await room.store.load(person.id)).profile)


async def test_start_greets_by_name_and_leads_to_everything(room: Room) -> None:
    await room.anna.send("/start")
    assert room.anna.screen().startswith("Hej Anna!")
    pages: list[MenuTap] = [OpenTable(), OpenRules(), OpenGame(), OpenLanguage(), OpenSettings()]
    assert [tap for _, tap in taps(room.anna.newest())] == pages
    for page in pages[1:]:
        await press_page(room.anna, type(page))
        await room.anna.press("Till menyn")
        assert room.anna.screen().startswith("Hej Anna!")
    room.check()


async def test_the_greeting_says_how_a_parti_stands_and_leads_back_to_it(room: Room) -> None:
    await room.ben.send("/play")
    await room.ben.press("Menu")
    assert "You have a parti (match) of kasino going. 0–0, playing to 16" in room.ben.screen()
    await room.ben.press("Go on playing")
    assert "Your turn." in room.ben.screen()
    room.check()


@pytest.mark.parametrize("game", Game)
async def test_every_option_can_be_changed_by_tapping_and_the_next_parti_uses_it(room: Room, game: Game) -> None:
    await room.anna.send("/start")
    await press_page(room.anna, OpenGame)
    await press_page(room.anna, SetGame, game)
    await press_page(room.anna, OpenOption, "faces")
    await press_page(room.anna, SetOption, "faces", "pair")  # where the options about faces matter
    for name, values in OPTIONS.items():
        for value, word in zip(values, option_words(name), strict=True):
            await press_page(room.anna, OpenOption, name)
            await press_page(room.anna, SetOption, name, word)
            await press_page(room.anna, OpenOption, name)
            chosen = [label for label, _ in taps(room.anna.newest()) if label.startswith("✓")]
            assert chosen == ["✓ " + rulebook.option_label(name, value, texts("sv"))]
            await press_page(room.anna, OpenGame)
        if name == "faces":
            await press_page(room.anna, OpenOption, name)
            await press_page(room.anna, SetOption, name, "pair")
    assert "Till menyn" in room.anna.screen()
    await press_page(room.anna, AskNew)
    rules = (await room.table(room.anna)).rules
    last = {name: values[-1] for name, values in OPTIONS.items()}
    assert rules == Rules.preset(game, **last)
    room.check()


async def test_options_without_effect_are_not_offered(room: Room) -> None:
    await room.anna.send("/start")
    await press_page(room.anna, OpenGame)
    assert offered(room) == [name for name in OPTIONS if name not in ("faces_take", "faces_in_14")]
    assert offered(room)[0] == "refill", "how hands are filled is one tap away (7)"
    await press_page(room.anna, SetGame, "dragkasino")
    assert offered(room) == list(OPTIONS)


def offered(room: Room) -> list[str]:
    """The options that Anna's screen has buttons for."""
    found = (tap for _, tap in taps(room.anna.newest()))
    return [tap.name for tap in found if isinstance(tap, OpenOption)]


async def target(room: Room) -> int:
    return (await profile_of(room, room.anna)).rules.target


async def test_5_3_the_target_follows_extra_spades_unless_it_is_chosen(room: Room) -> None:
    await room.anna.send("/start")
    await press_page(room.anna, OpenGame)

    async def choose(name: str, word: str) -> int:
        await press_page(room.anna, OpenOption, name)
        await press_page(room.anna, SetOption, name, word)
        return await target(room)

    assert await choose("extra_spades", "yes") == 21
    assert await choose("target", "11") == 11
    assert await choose("extra_spades", "yes") == 11, "nothing was switched"
    assert await choose("last_sweep", "no") == 11
    assert await choose("extra_spades", "no") == 16
    assert await choose("target", "21") == 21
    assert await choose("extra_spades", "no") == 21, "nothing was switched"
    assert await choose("extra_spades", "yes") == 21
    assert await choose("target", "16") == 16
    room.check()


async def test_each_game_keeps_its_own_options(room: Room) -> None:
    kasino, drag = Rules.preset("kasino", target=11), Rules.preset("dragkasino", refill="deal", target=21)
    await set_rules(room.anna, kasino)
    await set_rules(room.anna, drag)
    assert (await profile_of(room, room.anna)).rules == drag
    await press_page(room.anna, SetGame, "kasino")
    assert (await profile_of(room, room.anna)).rules == kasino
    await press_page(room.anna, AskNew)
    assert (await room.table(room.anna)).rules == kasino
    room.check()


async def test_a_parti_that_is_going_keeps_its_rules(room: Room) -> None:
    await room.anna.send("/spela")
    table = room.anna.newest()
    await set_rules(room.anna, Rules.preset("dragkasino", target=21))
    assert "Partiet som pågår spelas färdigt med sina regler." in room.anna.screen()
    assert (await room.table(room.anna)).rules == Rules.preset("kasino")
    await room.anna.press("Nytt parti så här")
    assert "Vill du lämna det och börja ett nytt?" in room.anna.screen()
    await room.anna.press("Fortsätt partiet")
    assert "(till 16)" in room.anna.screen() or "spel till 16" in room.anna.screen()
    assert table.rows is None
    room.check()


async def test_a_new_parti_is_asked_about_once_and_replaces_the_one_that_was_left(room: Room) -> None:
    await room.anna.send("/spela")
    left = await room.table_id(room.anna)
    await room.anna.press("Meny")
    await room.anna.press("Spel och tillval")
    await room.anna.press("Nytt parti så här")
    await room.anna.press("Ja, börja nytt")
    assert await room.table_id(room.anna) != left
    assert "Din tur" in room.anna.screen()
    await play_card(room.anna)
    await room.anna.send("/spela")
    assert "Du " in room.anna.screen()
    room.check()


async def test_f2_an_update_that_opens_a_parti_opens_one_though_it_is_delivered_twice(room: Room) -> None:
    await room.anna.send("/spela")
    await room.anna.press("Meny")
    await room.anna.press("Spel och tillval")
    await room.anna.press("Nytt parti så här")
    await room.anna.press("Ja, börja nytt")
    opened = await room.table_id(room.anna)
    room.world.redeliver(room.world.updates.history[-1]["update_id"])
    await room.handle()
    assert await room.table_id(room.anna) == opened
    shown = table_tap(room.anna.newest(), Choose)
    assert shown.table == opened, "the table on the screen is the one that she plays at"


@pytest.mark.parametrize(("language", "start"), [("sv", "/regler"), ("en", "/rules")])
async def test_the_rules_are_read_page_by_page_and_from_the_contents(room: Room, language: str, start: str) -> None:
    person = room.anna if language == "sv" else room.ben
    ahead, back = ("Nästa ›", "‹ Förra") if language == "sv" else ("Next ›", "‹ Previous")
    await person.send(start)
    seen = [person.screen()]
    while ahead in person.screen():
        await person.press(ahead)
        seen.append(person.screen())
    assert len(set(seen)) == len(rulebook.PAGES)
    for screen in reversed(seen[:-1]):
        await person.press(back)
        assert person.screen() == screen
    for number in (5, 11, 0):
        await press_page(person, OpenRules, number)
        assert person.screen() == seen[number]
    room.check()


async def test_the_rules_are_those_of_the_chosen_game(room: Room) -> None:
    await set_rules(room.anna, Rules.preset("dragkasino", target=11))
    await room.anna.send("/regler")
    assert "Dragkasino" in room.anna.screen()
    assert "11 poäng" in room.anna.screen()


async def test_the_language_is_changed_by_tapping_and_stays(room: Room) -> None:
    await room.ben.send("/language")
    await room.ben.press("Svenska")
    assert room.ben.screen().startswith("Hej Ben!")
    await room.ben.press("Spela nu")
    assert "Din tur" in room.ben.screen()
    assert "Dragning om given: du " in room.ben.screen()
    await room.ben.send("hello?")
    assert "/spela visar bordet" in room.ben.screen(), "also where no table is asked for"
    await room.ben.forge("nothing of ours", room.ben.newest())
    assert room.ben.last_answer == "Den knappen känns inte igen. Skriv /spela för att spela."
    room.check()


@pytest.mark.parametrize(
    ("code", "greeting"),
    [
        ("sv", "Hej"), ("sv-SE", "Hej"), ("SV_fi", "Hej"), ("en-US", "Hello"), ("pt-br", "Hello"), ("nb", "Hello"),
        ("no", "Hello"), ("da", "Hello"), ("zh-hant-tw", "Hello"), ("", "Hello"), (None, "Hello"),
    ],
)  # fmt: skip
async def test_c8_telegrams_language_code_decides_until_a_language_is_chosen(
    room: Room, code: str | None, greeting: str
) -> None:
    person = room.world.person("Kim", language_code=code)
    await person.send("/start")
    assert person.screen().startswith(f"{greeting} Kim!")
    await press_page(person, OpenLanguage)
    other = "sv" if greeting == "Hello" else "en"
    await press_page(person, SetLanguage, other)
    await person.send("/start")
    assert person.screen().startswith("Hej Kim!" if other == "sv" else "Hello Kim!")
    room.check()


@pytest.mark.parametrize(
    "name",
    ["<b>", "</b><script>", "&amp; & &lt;", "a_b*c`d[e](f)", "{ $name }", '"q"', "@None", "Zo\u0308e",
     "👨‍👩‍👧‍👦" * 9, "x" * 32, "'; --", "/start", "<pre>" * 6, "&#128;", "<a href='x'>"],
)  # fmt: skip
async def test_c5_any_name_is_greeted_as_it_is_written(room: Room, name: str) -> None:
    person = room.world.person(name, language_code="sv")
    await person.send("/start")
    assert person.screen().startswith(f"Hej {name}!")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ["\u200b\u200d", "\u3164", "  ", "\u202e", "\u0308\u0308", "\u2068\u2069", "\u2800"])
async def test_c5_somebody_whose_name_cannot_be_seen_is_greeted_all_the_same(room: Room, name: str, code: str) -> None:
    person = room.world.person(name, language_code=code)
    await person.send("/start")
    assert texts(code).plain("guest") in person.screen().splitlines()[0]
    assert room.calls("sendMessage")[-1].get("parse_mode") == "HTML"
    await person.send("/spela")
    await play_card(person)
    await press_tap(person, AskResign)
    await press_tap(person, Resign)
    await press_tap(person, ShowRecord)
    assert len(room.calls("sendMessage")) == 3
    room.check()


async def test_c10_ids_above_32_bits_play_like_others(room: Room) -> None:
    person = room.world.person("Kim", language_code="sv", id=2**52 - 1)
    await person.send("/spela")
    await play_card(person)
    assert "Din tur" in person.screen()
    await person.send("/glom")
    await person.press("Ja, ta bort allt")
    room.check()


async def test_forgetting_asks_once_and_deletes_everything_about_the_person(room: Room) -> None:
    await room.ben.send("/play")
    await room.anna.send("/spela")
    first = await room.table_id(room.anna)
    await play_card(room.anna)
    await press_page(room.anna, OpenHome)
    await press_page(room.anna, OpenGame)
    await press_page(room.anna, AskNew)
    await press_page(room.anna, New)
    tables = {first, await room.table_id(room.anna)}
    assert len(tables) == 2
    await room.anna.send("/glom")
    assert room.anna.screen().startswith("Glöm mig")
    await room.anna.press("Nej, behåll")
    assert (await room.store.load(room.anna.id)).profile
    await room.anna.press("Glöm mig")
    await room.anna.press("Ja, ta bort allt")
    assert "Allt om dig är borttaget." in room.anna.screen()
    left = {str(key) async for key in room.store._client.scan_iter()}
    assert left, "Ben's are still there"
    assert not [key for key in left if str(room.anna.id) in key or any(table in key for table in tables)]
    for key in (keys.profile_row(room.ben.id), keys.tables_index(room.ben.id)):
        assert key in left
    await room.anna.send("/start")
    assert "Spela nu" in room.anna.screen()
    room.check()


@pytest.mark.parametrize(
    ("commands", "shows"),
    [
        ("/start", {"sv": "Hej Anna!", "en": "Hello Ben!"}),
        ("/spela /play", {"sv": "Din tur.", "en": "Your turn."}),
        ("/regler /rules", {"sv": "Nästa ›", "en": "Next ›"}),
        ("/sprak /language", {"sv": "Vilket språk", "en": "Which language"}),
        ("/hjalp /help", {"sv": "Så gör du", "en": "How it works"}),
        ("/glom /forget", {"sv": "Glöm mig", "en": "Forget me"}),
    ],
)
async def test_every_command_works_in_both_languages(room: Room, commands: str, shows: dict[str, str]) -> None:
    for command in commands.split():
        for person, language in ((room.anna, "sv"), (room.ben, "en")):
            await person.send(command)
            assert shows[language] in person.screen(), command
            await person.send(f"{command}@kasinobot")
            assert shows[language] in person.screen(), command
    room.check()


async def test_the_link_to_play_opens_a_table_at_once(room: Room) -> None:
    await room.anna.send("/start play")
    assert "Din tur." in room.anna.screen()
    await room.ben.send("/start something-else")
    assert room.ben.screen().startswith("Hello Ben!")
    room.check()


async def test_a_corrected_message_is_not_a_second_command(room: Room) -> None:
    written = await room.anna.send("/start")
    n_calls = len(room.world.calls)
    await room.anna.edit(written, "/spela")
    await room.anna.edit(written, "hej")
    assert len(room.world.calls) == n_calls


async def test_whatever_is_written_in_the_private_chat_is_answered_with_where_to_go(room: Room) -> None:
    for text in ("hej", "/poker", "♠7", "7"):
        await room.anna.send(text)
        assert room.anna.screen().endswith("Det spelas med knapparna. /spela visar bordet, /hjalp hjälper.")
    room.check()


async def test_in_a_group_a_command_leads_to_the_private_chat(room: Room) -> None:
    group = room.world.group("Kväll", room.anna, room.ben)
    await room.ben.send("/play@kasinobot", group)
    (posted,) = [message for message in group.messages if message.sender == room.world.bot.id and not message.service]
    assert posted.content.text == "Kasino is played with me in a private chat."
    assert posted.rows is not None
    assert posted.rows[0][0]["url"] == "https://t.me/kasinobot?start=play"
    assert (await room.store.load(room.ben.id)).profile is None
    await room.ben.send("hello", group)
    assert len(room.calls("sendMessage")) == 1
    room.check()


async def test_in_a_topic_the_answer_comes_in_that_topic(room: Room) -> None:
    group = room.world.group("Kväll", room.anna, topics=("Spel", "Annat"))
    for topic in (group.topic("Spel"), None, group.topic("Annat")):
        await room.anna.send("/spela", group, thread=topic)
        assert group.messages[-1].sender == room.world.bot.id
        assert group.messages[-1].thread == topic
    room.check()
