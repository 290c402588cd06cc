"""The messages that are not a table: greeting, game and options, the rules, language, settings, help."""

from __future__ import annotations

from engine import OPTIONS, Game, OptionValue, Rules, option_words
from locales import LANGUAGES, Html, texts
from tgbot.people.profile import Coach, Counting, Profile, Reader
from tgbot.table.table import Table
from tgbot.taps.codec import MenuTap, Page
from tgbot.views import rulebook
from tgbot.views.board import PARAGRAPH, standing
from tgbot.views.message import Button, Picture, Rows, Style, in_rows
from tutor import Level
from tutor.words import Letters, letters

CHOSEN = "✓ "
LETTERS_SHOWN = "AKQJ"


def button(reader: Reader, key: str, page: Page, *arguments: str, style: Style | None = None) -> Button:
    """A button to a page of the menus."""
    return Button(reader.texts.plain(key), MenuTap(page, arguments), style=style)


def home(reader: Reader, name: str, table: Table | None) -> Picture:
    """The greeting, with the ways from there; if a parti is going, how it stands."""
    text = reader.texts.html("home", name=name)
    playing = table is not None and not table.over
    seat = table.seat_of(reader.user) if table is not None else None
    if table is not None and playing and seat is not None:
        game = reader.texts.plain("game-name", game=table.rules.game.value)
        stands = standing(table, reader, seat)
        text = Html(f"{text}{PARAGRAPH}{reader.texts.html('home-playing', game=game, standing=stands)}")
    play = button(reader, "button-continue" if playing else "button-play", Page.PLAY, style=Style.PRIMARY)
    return Picture(
        text,
        (
            (play,),
            (button(reader, "button-rules", Page.RULES), button(reader, "button-game", Page.GAME)),
            (button(reader, "button-language", Page.LANGUAGE), button(reader, "button-settings", Page.SETTINGS)),
        ),
    )


def game(reader: Reader, profile: Profile, playing: bool) -> Picture:
    """The chosen game, a button for each option that matters in it, how hands are filled first (1.6), and how well the
    house plays."""
    say, rules = reader.texts, profile.rules
    text = say.html(
        "game-page",
        game=say.html(f"game-{rules.game}"),
        what=say.html(f"game-{rules.game}-what"),
        options=rulebook.options(rules, say),
        level=say.html(f"level-{profile.level}"),
        playing=say.html(f"level-{profile.level}-what"),
    )
    if playing:
        text = Html(f"{text}{PARAGRAPH}{say.html('game-page-running')}")
    games = tuple(
        Button(
            _chosen(each is rules.game) + say.plain(f"game-{each}"),
            MenuTap(Page.SET_GAME, (each,)),
        )
        for each in Game
    )
    options = [
        Button(rulebook.option_name(name, say), MenuTap(Page.OPTION, (name,)))
        for name in OPTIONS
        if rules.applies(name)
    ]
    levels = tuple(_choice(each is profile.level, say.plain(f"level-{each}"), Page.SET_LEVEL, each) for each in Level)
    begin = button(reader, "button-new-parti", Page.NEW, style=Style.PRIMARY)
    return Picture(text, (games, *in_rows(options, 2), levels, (begin,), (_to_home(reader),)))


def option(reader: Reader, rules: Rules, name: str) -> Picture:
    """One option: what it does, and its values to choose from, each with a line of its own where it needs one."""
    say = reader.texts
    heading = say.html("option-page", name=rulebook.option_name(name, say), what=rulebook.option_help(name, say))
    lines = [
        say.html("option-page-value", value=rulebook.option_label(name, value, say), what=what)
        for value in OPTIONS[name]
        if (what := rulebook.option_help(name, say, value))
    ]
    values = zip(OPTIONS[name], option_words(name), strict=True)
    buttons = [_value_button(reader, rules, name, value, word) for value, word in values]
    text = Html(PARAGRAPH.join(filter(None, (heading, Html("\n".join(lines))))))
    return Picture(text, (*((each,) for each in buttons), (button(reader, "button-back-menu", Page.GAME),)))


def rule_page(reader: Reader, rules: Rules, number: int) -> Picture:
    """A page of the rules of the chosen game, with the way to the others."""
    pages = rulebook.PAGES
    number = min(max(number, 0), len(pages) - 1)
    text = rulebook.page(rules, pages[number], reader.texts, reader.letters)
    turns = [
        button(reader, key, Page.RULES, str(to))
        for key, to in (("button-previous-page", number - 1), ("button-next-page", number + 1))
        if 0 <= to < len(pages)
    ]
    contents = [
        Button(_chosen(i == number) + rulebook.title(page, reader.texts), MenuTap(Page.RULES, (str(i),)))
        for i, page in enumerate(pages)
    ]
    return Picture(text, (tuple(turns), *in_rows(contents, 3), (_to_home(reader),)))


def language(reader: Reader) -> Picture:
    """All languages, each by its own name."""
    buttons = [
        Button(
            _chosen(each == reader.texts.language) + texts(each).plain("language-name"),
            MenuTap(Page.SET_LANGUAGE, (each,)),
        )
        for each in sorted(LANGUAGES, key=lambda each: each != "sv")
    ]
    return Picture(reader.texts.html("language-page"), (*in_rows(buttons, 2), (_to_home(reader),)))


def settings(reader: Reader, profile: Profile) -> Picture:
    """Letters on the cards, playing at once, and being forgotten."""
    say = reader.texts
    lines = (
        say.html("settings-page"),
        say.html("settings-letters", letters=_ranks(reader.letters)),
        say.html("settings-quick", quick="yes" if profile.quick else "no"),
        say.html("settings-coach", coach=profile.coach),
        say.html("settings-counting", counting=profile.counting),
    )
    choices = [
        Button(
            _chosen(letters(each) == reader.letters) + say.plain("button-letters", letters=_ranks(letters(each))),
            MenuTap(Page.SET_LETTERS, (each,)),
        )
        for each in sorted(LANGUAGES, key=lambda each: each != "sv")
    ]
    quick_key, quick_to = ("button-quick-off", "no") if profile.quick else ("button-quick-on", "yes")
    quick = button(reader, quick_key, Page.SET_QUICK, quick_to)
    coach = tuple(
        _choice(each is profile.coach, say.plain("button-coach", coach=each), Page.SET_COACH, each) for each in Coach
    )
    counting = tuple(
        _choice(each is profile.counting, say.plain("button-counting", counting=each), Page.SET_COUNTING, each)
        for each in Counting
    )
    last = (button(reader, "button-rating", Page.RATING), button(reader, "button-forget", Page.FORGET))
    rows: Rows = (*in_rows(choices, 2), (quick,), coach, counting, last, (_to_home(reader),))
    return Picture(Html("\n".join(lines)), rows)


def help_page(reader: Reader) -> Picture:
    """How to play here, and the commands."""
    rows = ((button(reader, "button-play", Page.PLAY, style=Style.PRIMARY),), (_to_home(reader),))
    return Picture(reader.texts.html("help-page"), rows)


def ask_new(reader: Reader) -> Picture:
    """Whether to leave the parti that is going."""
    return _question(reader, "new-ask", ("button-new-surely", Page.NEW_SURELY), ("button-continue", Page.PLAY))


def ask_forget(reader: Reader) -> Picture:
    """Whether everything about the person is to be deleted."""
    yes, no = ("button-forget-surely", Page.FORGET_SURELY), ("button-keep", Page.SETTINGS)
    return _question(reader, "forget-ask", yes, no)


def forgotten(reader: Reader) -> Picture:
    return Picture(reader.texts.html("forgotten"))


def _question(reader: Reader, key: str, yes: tuple[str, Page], no: tuple[str, Page]) -> Picture:
    rows = ((button(reader, *yes, style=Style.DANGER),), (button(reader, *no),))
    return Picture(reader.texts.html(key), rows)


def _value_button(reader: Reader, rules: Rules, name: str, value: OptionValue, word: str) -> Button:
    label = rulebook.option_label(name, value, reader.texts)
    return Button(_chosen(getattr(rules, name) == value) + label, MenuTap(Page.SET_OPTION, (name, word)))


def _choice(chosen: bool, label: str, page: Page, argument: str) -> Button:
    return Button(_chosen(chosen) + label, MenuTap(page, (argument,)))


def _chosen(chosen: bool) -> str:
    return CHOSEN if chosen else ""


def _to_home(reader: Reader) -> Button:
    return button(reader, "button-home", Page.HOME)


def _ranks(letters_used: Letters) -> str:
    return " ".join(letters_used[rank] for rank in LETTERS_SHOWN)
