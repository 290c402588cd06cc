"""The messages that do not show a table: greeting, game and options, rules, language, settings, help."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine import OPTIONS, Game, OptionValue, Rules, option_words
from locales import LANGUAGES, Html, texts
from tgbot.table.sight import Sight
from tgbot.taps import MenuTap
from tgbot.taps.menu import (
    AskForget,
    AskNew,
    Forget,
    New,
    OpenAccuracy,
    OpenGame,
    OpenHome,
    OpenLanguage,
    OpenOption,
    OpenRules,
    OpenSettings,
    OpenTable,
    SetCoach,
    SetCounting,
    SetGame,
    SetLanguage,
    SetLetters,
    SetLevel,
    SetOption,
    SetQuick,
)  # fmt: skip
from tgbot.views import rulebook
from tgbot.views.board import PARAGRAPH, standing
from tgbot.views.message import Button, Message, Rows, Style, in_rows
from tgbot.views.names import shown_name
from tgbot.views.reader import Reader
from tutor import Level
from tutor.words import Letters, letters

CHOSEN = "✓ "
LETTERS_SHOWN = "AKQJ"


@dataclass(frozen=True, slots=True)
class Choices:
    """The values that a setting can have, and its current one."""

    values: tuple[str, ...]
    chosen: str

    def buttons(self, label: Callable[[str], str], tap: Callable[[str], MenuTap]) -> tuple[Button, ...]:
        """A button for each value; the current one is ticked."""
        return tuple(Button(_ticked(value == self.chosen) + label(value), tap(value)) for value in self.values)


def home(reader: Reader, name: str, playing: Sight | None) -> Message:
    """The greeting, with what can be opened from there. `playing`: how the current parti stands, if there is one."""
    text = reader.texts.html("home", name=shown_name(name, reader))
    if playing is not None:
        game = reader.texts.plain("game-name", game=playing.rules.game.value)
        stands = standing(playing, reader)
        text = Html(f"{text}{PARAGRAPH}{reader.texts.html('home-playing', game=game, standing=stands)}")
    play = _button(reader, "button-continue" if playing else "button-play", OpenTable(), Style.PRIMARY)
    return Message(
        text,
        (
            (play,),
            (_button(reader, "button-rules", OpenRules()), _button(reader, "button-game", OpenGame())),
            (_button(reader, "button-language", OpenLanguage()), _button(reader, "button-settings", OpenSettings())),
        ),
    )


def game(reader: Reader, rules: Rules, level: Level, playing: bool) -> Message:
    """The chosen game, a button for each option that matters in it (the first is how hands are filled, 1.6), and the
    level of the house. `playing`: there is a current parti, which keeps its rules."""
    say = reader.texts
    text = say.html(
        "game-page",
        game=say.html(f"game-{rules.game}"),
        what=say.html(f"game-{rules.game}-what"),
        options=rulebook.options(rules, say),
        level=say.html(f"level-{level}"),
        playing=say.html(f"level-{level}-what"),
    )
    if playing:
        text = Html(f"{text}{PARAGRAPH}{say.html('game-page-running')}")
    games = Choices(tuple(Game), rules.game).buttons(lambda each: say.plain(f"game-{each}"), SetGame)
    levels = Choices(tuple(Level), level).buttons(lambda each: say.plain(f"level-{each}"), SetLevel)
    options = [Button(rulebook.option_name(name, say), OpenOption(name)) for name in OPTIONS if rules.applies(name)]
    begin = _button(reader, "button-new-parti", AskNew(), Style.PRIMARY)
    return Message(text, (games, *in_rows(options, 2), levels, (begin,), (_to_home(reader),)))


def option(reader: Reader, rules: Rules, name: str) -> Message:
    """One option: what it does, and its values as buttons, each with an explanation where it needs one."""
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
    return Message(text, (*((each,) for each in buttons), (_button(reader, "button-back-menu", OpenGame()),)))


def rule_page(reader: Reader, rules: Rules, number: int) -> Message:
    """A page of the rules of the chosen game, with buttons for the others."""
    pages = rulebook.PAGES
    number = min(max(number, 0), len(pages) - 1)
    text = rulebook.page(rules, pages[number], reader.texts, reader.letters)
    turns = [
        _button(reader, key, OpenRules(to))
        for key, to in (("button-previous-page", number - 1), ("button-next-page", number + 1))
        if 0 <= to < len(pages)
    ]
    contents = [
        Button(_ticked(i == number) + rulebook.title(page, reader.texts), OpenRules(i)) for i, page in enumerate(pages)
    ]
    return Message(text, (tuple(turns), *in_rows(contents, 3), (_to_home(reader),)))


def language(reader: Reader) -> Message:
    """All languages, each by its own name."""
    choices = Choices(tuple(_swedish_first(LANGUAGES)), reader.texts.language)
    buttons = choices.buttons(lambda each: texts(each).plain("language-name"), SetLanguage)
    return Message(reader.texts.html("language-page"), (*in_rows(list(buttons), 2), (_to_home(reader),)))


def settings(reader: Reader, quick: bool, coach: Choices, counting: Choices) -> Message:
    """Letters on the cards, playing at once, the coach, counting; and buttons for accuracy and for being forgotten."""
    say = reader.texts
    lines = (
        say.html("settings-page"),
        say.html("settings-letters", letters=_ranks(reader.letters)),
        say.html("settings-quick", quick="yes" if quick else "no"),
        say.html("settings-coach", coach=coach.chosen),
        say.html("settings-counting", counting=counting.chosen),
    )
    lettered = [
        Button(
            _ticked(letters(each) == reader.letters) + say.plain("button-letters", letters=_ranks(letters(each))),
            SetLetters(each),
        )
        for each in _swedish_first(LANGUAGES)
    ]
    quick_key, quick_to = ("button-quick-off", "no") if quick else ("button-quick-on", "yes")
    rows: Rows = (
        *in_rows(lettered, 2),
        (_button(reader, quick_key, SetQuick(quick_to)),),
        coach.buttons(lambda each: say.plain("button-coach", coach=each), SetCoach),
        counting.buttons(lambda each: say.plain("button-counting", counting=each), SetCounting),
        (_button(reader, "button-accuracy", OpenAccuracy()), _button(reader, "button-forget", AskForget())),
        (_to_home(reader),),
    )
    return Message(Html("\n".join(lines)), rows)


def help_page(reader: Reader) -> Message:
    """How to play here, and the commands."""
    rows = ((_button(reader, "button-play", OpenTable(), Style.PRIMARY),), (_to_home(reader),))
    return Message(reader.texts.html("help-page"), rows)


def written(reader: Reader, answer: Html) -> Message:
    """The answer to something written."""
    return Message(answer or reader.texts.html("written-answer"))


def refer_to_private_chat(reader: Reader, link: str) -> Message:
    """In a group: where the game is played, with a button that opens it there."""
    return Message(reader.texts.html("in-group"), ((Button(reader.texts.plain("button-private"), url=link),),))


def ask_new(reader: Reader) -> Message:
    """Asks whether to leave the current parti."""
    return _question(reader, "new-ask", ("button-new-surely", New()), ("button-continue", OpenTable()))


def ask_forget(reader: Reader) -> Message:
    """Asks whether to delete everything about the person."""
    return _question(reader, "forget-ask", ("button-forget-surely", Forget()), ("button-keep", OpenSettings()))


def forgotten(reader: Reader) -> Message:
    return Message(reader.texts.html("forgotten"))


def _question(reader: Reader, key: str, yes: tuple[str, MenuTap], no: tuple[str, MenuTap]) -> Message:
    rows = ((_button(reader, *yes, Style.DANGER),), (_button(reader, *no),))
    return Message(reader.texts.html(key), rows)


def _button(reader: Reader, key: str, tap: MenuTap, style: Style | None = None) -> Button:
    return Button(reader.texts.plain(key), tap, style=style)


def _value_button(reader: Reader, rules: Rules, name: str, value: OptionValue, word: str) -> Button:
    label = rulebook.option_label(name, value, reader.texts)
    return Button(_ticked(getattr(rules, name) == value) + label, SetOption(name, word))


def _swedish_first(languages: Iterable[str]) -> list[str]:
    return sorted(languages, key=lambda each: each != "sv")


def _ticked(chosen: bool) -> str:
    return CHOSEN if chosen else ""


def _to_home(reader: Reader) -> Button:
    return _button(reader, "button-home", OpenHome())


def _ranks(letters_used: Letters) -> str:
    return " ".join(letters_used[rank] for rank in LETTERS_SHOWN)
