"""Screens as people see them, kept in `tests/data/screens.txt`.

    python -m tests.tgbot.views.make_screens

writes them again. Read the difference: it is what people will see otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine import PLAYS, Move, Rules, View, legal_moves, view
from tests.tgbot.positions import ANNA, random_giv_tables, reader
from tests.tgbot.searches import MadeUp, Worth
from tests.tgbot.table.seating import played
from tgbot.people.settings import Coach, Counting
from tgbot.table.seats import Person, StandIn
from tgbot.table.sight import looking_back, sight_of
from tgbot.table.table import Table, resign
from tgbot.taps import pack
from tgbot.taps.table import Advice, AskResign, Choose, Count, Hint, Pick, Quiz, Terms, Why
from tgbot.views import menus
from tgbot.views.coaching import Thought
from tgbot.views.message import Button, Message
from tgbot.views.place import Place
from tgbot.views.reviewing import overview, practice, practised, step
from tgbot.views.screen import Focus, Hinted, Warned, screen
from tutor import BUDGET, Level, Ranking
from tutor.judging import Decision, Progress, decide, positions

SCREENS = Path(__file__).parents[2] / "data/screens.txt"
PLACE = Place("table00001", 35)
KASINO, DRAGKASINO = Rules.preset("kasino"), Rules.preset("dragkasino")
ANNA_READS = reader("sv")
#: A table with people of all kinds, whose names are odd.
OTHERS = (Person(ANNA), StandIn(1002, Level.STRONG), Person(1003))


def opinion(_: View, move: Move) -> Worth:
    """What the tutor is made to think: the more a move takes the better, and it is not quite sure."""
    return Worth(behind=max(0.0, 0.9 - 0.3 * len(move.taken)), error=0.01)


def thought(seen: View, played_move: Move | None = None) -> Ranking:
    return MadeUp(opinion).think((seen, BUDGET, played_move))


def scenes() -> Iterator[tuple[str, Message]]:
    """Each screen with its name."""
    for name, table in tables().items():
        for what, focus in focuses(table):
            yield f"{name}, {what}", screen(sight_of(table, ANNA), PLACE, ANNA_READS, focus)
    yield from in_menus()
    yield from in_review(tables()["a giv is over"])


def tables() -> dict[str, Table]:
    kasino, drag = list(random_giv_tables(KASINO, 6)), list(random_giv_tables(DRAGKASINO, 2))
    three = played(KASINO, OTHERS, 46, Random(3))
    return {
        "a new giv": kasino[0],
        "in the second runda": kasino[5],
        "the last play": kasino[-2],
        "a giv is over": kasino[-1],
        "given up": resign(kasino[5], 0)[0],
        "dragkasino": drag[4],
        "three players": three,
        "a parti of three is over": ended(three),
    }


def ended(table: Table) -> Table:
    """The same players when one has won."""
    seeds = (played(KASINO, OTHERS, 4 * PLAYS, Random(seed)) for seed in range(10))
    return next((each for each in seeds if each.over), table)


def focuses(table: Table) -> Iterator[tuple[str, Focus]]:
    """What Anna can look at there."""
    yield from (("the table", None), ("why", Why()))
    sight = sight_of(table, ANNA)
    if not sight.on_turn or len(sight.giv.table) < 5:
        return
    yield from (("counted", Count()), ("a question", Quiz(None)), ("another", Quiz("7")), ("giving up", AskResign()))
    yield from ((f"{card} chosen", Choose(card)) for card in sight.hand)
    picks = [Move.of(card, sight.giv.table[:count]) for count, card in enumerate(sight.hand)]
    yield from ((f"{pick} picked", Pick(pick)) for pick in picks)
    think = Thought(sight.view, thought(sight.view))
    steps: tuple[Hint | Advice | Terms, ...] = (Hint(), Advice(), Terms())
    yield from ((f"step {number} of a hint", Hinted(each, think)) for number, each in enumerate(steps, 1))
    laid = Move(sight.hand[0])
    yield f"a warning of {laid}", Warned(judged(sight.view, laid))


def judged(seen: View, move: Move) -> Decision:
    return decide(seen, move, thought(seen, move))


def in_menus() -> Iterator[tuple[str, Message]]:
    playing = sight_of(tables()["in the second runda"], ANNA)
    for language in ("sv", "en"):
        read = reader(language)
        pages = {
            "home": menus.home(read, "Anna <3", None),
            "home, playing": menus.home(read, "Anna", playing),
            "kasino": menus.game(read, KASINO, Level.REGULAR, False),
            "dragkasino, playing": menus.game(read, DRAGKASINO, Level.STRONG, True),
            "an option": menus.option(read, KASINO, "faces"),
            "languages": menus.language(read),
            "settings": menus.settings(
                read, False, menus.Choices(tuple(Coach), Coach.OFF), menus.Choices(tuple(Counting), Counting.SHOWN)
            ),
            "help": menus.help_page(read),
            "a new parti": menus.ask_new(read),
            "to be forgotten": menus.ask_forget(read),
            "in a group": menus.refer_to_private_chat(read, "https://t.me/kasinobot"),
        }
        for name, message in pages.items():
            yield f"{name} ({language})", message


def in_review(table: Table) -> Iterator[tuple[str, Message]]:
    sight, say = sight_of(table, ANNA), ANNA_READS
    made = positions(table.rules, 2, table.record.givs[-1])
    decisions = tuple(judged(view(giv, giv.turn, (0, 0)), move) for giv, move in made)
    for name, progress, plies in (
        ("nothing judged", Progress((), PLAYS), (0,)),
        ("a fault", Progress(decisions[:9], PLAYS, 1, failed=True), (8, 9)),
        ("all judged", Progress(decisions, PLAYS), (0, 1, 8, 30, 46, 47)),
    ):
        yield f"review, {name}", overview(sight, PLACE, say, progress)
        for ply in plies:
            yield f"play {ply + 1}, {name}", step(sight, looking_back(table, ply), PLACE, say, progress)
    before = looking_back(table, 8)
    yield "practice", practice(before, PLACE, say)
    moves = list(legal_moves(before.view))
    for move, following in ((moves[0], None), (moves[0], 30), (moves[-1], 30)):
        tried = judged(before.view, move)
        yield f"practised {move}, then {following}", practised(before, PLACE, say, tried, following)


def drawn(message: Message) -> str:
    """A message as text: what it says, and a line for each row of buttons with what they do."""
    rows = ["   ".join(_button(each) for each in row) for row in message.rows]
    return "\n".join([message.text, *rows])


def _button(button: Button) -> str:
    does = button.url if button.tap is None else pack(button.tap)
    return f"[{button.text}]({does}{f' {button.style}' if button.style else ''})"


def all_screens() -> str:
    return "\n\n\n".join(f"== {name}\n{drawn(message)}" for name, message in scenes()) + "\n"


if __name__ == "__main__":
    SCREENS.write_text(all_screens(), encoding="utf-8")
