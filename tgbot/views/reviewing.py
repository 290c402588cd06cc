"""Going through a giv: the summary, the plays one by one, and the dear ones again to practise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Move, Play, plays
from locales import Html
from tgbot.people.profile import Reader
from tgbot.table.table import Table, at_ply, n_hints
from tgbot.taps.codec import Verb
from tgbot.views.board import PARAGRAPH, lying, told
from tgbot.views.choosing import Place, hand_row
from tgbot.views.message import Button, Picture, Style
from tutor.judging import DOUBTFUL, Decision, Label, compare, costliest, summary
from tutor.words import describe, faces, in_order, say_comparison, say_costly, say_summary, say_tried


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the review of a giv has come: the decisions judged so far, of how many; and how often it stopped with a
    fault. `failed`: it has stopped and goes on only when somebody wants it to."""

    decisions: tuple[Decision, ...]
    total: int
    faults: int = 0
    failed: bool = False

    @property
    def done(self) -> bool:
        return len(self.decisions) == self.total

    def of(self, ply: int) -> Decision | None:
        return next((each for each in self.decisions if each.number == ply), None)


def overview(table: Table, place: Place, reader: Reader, seat: int, progress: Progress) -> Picture:
    """What the giv cost, the costliest moves, luck apart from play; while it is computed, how far that has come."""
    say = reader.texts
    parts = [say.html("review-title", giv=table.parti.giv_number)]
    done = len(progress.decisions)
    if progress.failed:
        parts.append(say.html("review-failed", number=done + 1, all=progress.total))
    elif not progress.done:
        parts.append(say.html("review-progress", done=done, all=progress.total))
    else:
        parts.append(_summary(table, reader, seat, progress))
    dear = costliest(progress.decisions, seat)
    if dear:
        lines = [say.html("review-dearest"), *(say_costly(each, say, reader.letters) for each in dear)]
        parts.append(Html("\n".join(lines)))
    elif progress.done:
        parts.append(say.html("review-none"))
    rows: list[tuple[Button, ...]] = [
        (place.button(describe(each.made.move, say, reader.letters), Verb.STEP, page=each.number),) for each in dear
    ]
    if progress.failed:  # the page says which try failed: shown again, the tap does not try once more
        rows.append((place.button(say.plain("button-try-again"), Verb.REVIEW, page=progress.faults),))
    rows.append((place.button(say.plain("button-step"), Verb.STEP),))
    if dear:
        practise = Place(place.table, place.version, dear[0].number)
        rows.append((Button(say.plain("button-practise"), practise.tap(Verb.PRACTISE), style=Style.PRIMARY),))
    rows.append((place.button(say.plain("button-protocol"), Verb.BACK),))
    return Picture(Html(PARAGRAPH.join(parts)), tuple(rows))


def step(table: Table, place: Place, reader: Reader, progress: Progress, ply: int) -> Picture:
    """One play of the giv: the table, the hand, what was played, and what the tutor says of it."""
    say = reader.texts
    last = len(table.giv.moves) - 1
    ply = min(max(ply, 0), last)
    before = at_ply(table, ply)
    play = next(each for each in plays(table.giv) if each.number == ply)
    hand = faces(in_order(before.giv.hand), reader.letters)
    title = say.html("review-step", number=ply + 1, all=last + 1, runda=before.giv.runda)
    shown = say.html("review-hand", cards=hand)
    played = told(table, play, reader)
    seat, judged = table.seat_of(reader.user), progress.of(ply)
    said = _judgement(judged, play, reader, seat) if judged else _not_judged(progress, reader)
    text = PARAGRAPH.join(filter(None, (title, lying(before, reader), shown, Html(f"{played}\n{said}".strip()))))
    turns = [
        place.button(label, Verb.STEP, page=to)
        for label, to in (("« 1", 0), ("‹", ply - 1), ("›", ply + 1))
        if 0 <= to <= last and to != ply
    ]
    rows: list[tuple[Button, ...]] = [tuple(turns)]
    if judged and judged.seat == seat and judged.loss >= DOUBTFUL:
        practise = Place(place.table, place.version, ply)
        rows.append((practise.button(say.plain("button-practise-this"), Verb.PRACTISE),))
    rows.append((place.button(say.plain("button-review"), Verb.REVIEW),))
    return Picture(Html(text), tuple(row for row in rows if row))


def practice(table: Table, place: Place, reader: Reader) -> Picture:
    """A position again, to find a better move. `table` is as it was; the place says which play it was."""
    say = reader.texts
    text = PARAGRAPH.join((say.html("practice-title"), lying(table, reader), say.html("practice-ask")))
    return Picture(Html(text), (*hand_row(table, place, reader), _leave_practice(place, reader)))


def practised(
    table: Table, place: Place, reader: Reader, decision: Decision, *, line: Sequence[Move], following: int | None
) -> Picture:
    """What came of a move that was tried, and the way to the next one. `line`: the moves that follow where they are
    proved."""
    say = reader.texts
    result = say_tried(decision, line, say, reader.letters)
    rows: list[tuple[Button, ...]] = []
    if decision.loss:
        rows.append((place.button(say.plain("button-try-again"), Verb.PRACTISE),))
    if following is not None:
        to_next = Place(place.table, place.version, following)
        rows.append((Button(say.plain("button-next-mistake"), to_next.tap(Verb.PRACTISE), style=Style.PRIMARY),))
    text = PARAGRAPH.join((say.html("practice-title"), lying(table, reader), result))
    return Picture(Html(text), (*rows, _leave_practice(place, reader)))


def _leave_practice(place: Place, reader: Reader) -> tuple[Button, ...]:
    back = Place(place.table, place.version)
    return (back.button(reader.texts.plain("button-review"), Verb.REVIEW),)


def _summary(table: Table, reader: Reader, seat: int, progress: Progress) -> Html:
    say = reader.texts
    found = summary(progress.decisions, seat, tuple(row.total for row in table.parti.protocols[-1]))
    lines = [*say_summary(found, say)]
    if hints := n_hints(table, seat):
        lines.append(say.html("review-hints", count=hints))
    return Html("\n".join(lines))


def _not_judged(progress: Progress, reader: Reader) -> Html:
    return reader.texts.html("review-not-reached" if progress.failed else "review-not-yet")


def _judgement(decision: Decision, play: Play, reader: Reader, seat: int | None) -> Html:
    say, letters = reader.texts, reader.letters
    label = say.html("review-label", label=say.plain(f"label-{decision.label}"))
    if decision.label in (Label.FORCED, Label.GOOD):
        return label
    assert play.move == decision.made.move
    best = say.html("review-better", move=describe(decision.best.move, say, letters))
    if decision.seat != seat:  # the reasons speak to whoever played
        return Html(f"{label} {best}")
    return Html(f"{label} {best} {say_comparison(compare(decision.best, decision.made), say, letters)}")
