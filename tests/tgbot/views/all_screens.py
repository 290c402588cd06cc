"""Every screen that exists, for anybody who looks at a table: the subject of the hidden-cards property."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice

from engine import RANKS, Move, View, legal_moves, view
from locales import Html, texts
from tests.tgbot.searches import InProcess
from tests.tgbot.views.looking import FAR, focuses
from tgbot.table.seats import user_of
from tgbot.table.sight import Sight, from_seat, looking_back
from tgbot.table.table import Table
from tgbot.taps.table import Advice, Count, Hint, Pick, Quiz, Terms
from tgbot.views.choosing import chosen, picking
from tgbot.views.coaching import Thought
from tgbot.views.counts import verdict
from tgbot.views.menus import home
from tgbot.views.message import Message
from tgbot.views.reader import Reader
from tgbot.views.reviewing import overview, practice, practised, step
from tgbot.views.screen import Focus, Hinted, Warned, screen
from tutor import BUDGET, Ranking
from tutor.judging import Decision, Progress, decide, positions
from tutor.search.certainty import ENOUGH
from tutor.words import letters

#: The number of moves to warn about or to try in practice; and of cards on the table beyond which the tutor, being
#: slow, is not asked.
TRIED, TUTORED = 3, 10
#: Screens that may mention unseen cards, since the viewer may count them.
BY_RIGHT = (Count, Hinted, Warned)

SightOf = Callable[[Table, int | None], Sight]


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks at a table, from a seat or without one, in a language; `sight_of` says what they see."""

    table: Table
    seat: int | None
    language: str
    sight_of: SightOf = from_seat

    @property
    def sight(self) -> Sight:
        return self.sight_of(self.table, self.seat)

    @property
    def reader(self) -> Reader:
        user = None if self.seat is None else user_of(self.table.seats[self.seat])
        return Reader(user, texts(self.language), letters(self.language), Count())


@dataclass(frozen=True)
class Shown:
    """A screen. `by_right`: it mentions unseen cards, since the viewer may count them."""

    message: Message
    by_right: bool = False


def screens(viewer: Viewer) -> Iterator[Shown]:
    """All that the viewer may come to see."""
    sight, reader = viewer.sight, viewer.reader
    for focus in every_focus(sight):
        yield Shown(screen(sight, FAR, reader, focus), isinstance(focus, BY_RIGHT))
    yield Shown(home(reader, "Anna", sight))
    if sight.seat is None:
        return
    for rank in RANKS:
        for answer in range(5):
            yield Shown(Message(Html(verdict(sight, reader, rank, answer))), by_right=True)
    if sight.on_turn:
        yield from practised_here(sight, reader)
    if viewer.table.giv.over:
        yield from reviewed(viewer)


def every_focus(sight: Sight) -> Iterator[Focus]:
    """All that can be looked at besides the table."""
    yield from focuses(sight)
    yield from (Quiz(rank) for rank in (None, *RANKS))
    if sight.on_turn and len(sight.giv.table) <= TUTORED:
        seen, ranking = sight.view, search(sight.view)
        yield from (Hinted(each, Thought(seen, ranking)) for each in (Hint(), Advice(), Terms()))
        yield from (Warned(judge(seen, move)) for move in islice(legal_moves(seen), TRIED))


def practised_here(sight: Sight, reader: Reader) -> Iterator[Shown]:
    """The position as it is practised after the giv: its sight is of that time, and does not give away what
    followed."""
    yield Shown(practice(sight, FAR, reader))
    for card in sight.hand:
        yield Shown(Message(*chosen(sight, FAR, reader, card)))
    for focus in focuses(sight):
        if isinstance(focus, Pick) and sight.giv.table:
            yield Shown(Message(*picking(sight, FAR, reader, focus.move, focus.page)))
    if len(sight.giv.table) <= TUTORED:
        for move in islice(legal_moves(sight.view), TRIED):
            for following in (None, 47):
                decision = judge(sight.view, move)
                tried = practised(sight, FAR, reader, decision, following)
                yield Shown(tried, by_right=True)


def reviewed(viewer: Viewer) -> Iterator[Shown]:
    """The review of a giv that is over: as far as it has come, and step by step."""
    sight, reader, table = viewer.sight, viewer.reader, viewer.table
    decisions = judged(table)
    for progress in (Progress((), 48), Progress(decisions[:9], 48, 1, failed=True), Progress(decisions, 48)):
        yield Shown(overview(sight, FAR, reader, progress))
        for ply in range(48):
            yield Shown(step(sight, looking_back(table, ply), FAR, reader, progress))


@lru_cache(4096)
def search(seen: View, played: Move | None = None) -> Ranking:
    """What a search in two worlds finds, told as if they were enough."""
    found = InProcess(samples=2).think((seen, BUDGET, played))
    return replace(found, moves=tuple(replace(each, samples=max(each.samples, ENOUGH)) for each in found.moves))


def judge(seen: View, made: Move) -> Decision:
    return decide(seen, made, search(seen, made))


@lru_cache(16)
def judged(table: Table) -> tuple[Decision, ...]:
    """Every play of the last giv."""
    n_players, totals = len(table.seats), (0,) * len(table.seats)
    played = positions(table.rules, n_players, table.record.givs[-1])
    return tuple(judge(view(giv, giv.turn, totals), made) for giv, made in played)
