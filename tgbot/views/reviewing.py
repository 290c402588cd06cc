"""Going through a giv: the summary, the plays one by one, and the costly ones to practise."""

from __future__ import annotations

from engine import Play, plays
from locales import Html
from tgbot.table.sight import Sight
from tgbot.taps.table import Back, Practise, Review, Step
from tgbot.views.board import PARAGRAPH, lying, told
from tgbot.views.choosing import hand_row
from tgbot.views.message import Button, Message, Style
from tgbot.views.place import Place
from tgbot.views.reader import Reader
from tutor.judging import DOUBTFUL, Decision, Label, Progress, compare, costliest, summary
from tutor.words import describe, faces, in_order, say_comparison, say_costly, say_summary, say_tried


def overview(sight: Sight, place: Place, reader: Reader, progress: Progress) -> Message:
    """What the giv cost, the costliest moves, luck apart from play; until it is computed, the progress."""
    say, seat = reader.texts, sight.view.seat
    parts = [say.html("review-title", giv=sight.giv_number)]
    done = len(progress.decisions)
    if progress.failed:
        parts.append(say.html("review-failed", number=done + 1, all=progress.total))
    elif not progress.done:
        parts.append(say.html("review-progress", done=done, all=progress.total))
    else:
        parts.append(_summary(sight, reader, progress))
    costly = costliest(progress.decisions, seat)
    if costly:
        lines = [say.html("review-costliest"), *(say_costly(each, say, reader.letters) for each in costly)]
        parts.append(Html("\n".join(lines)))
    elif progress.done and any(each.seat == seat and each.counts for each in progress.decisions):
        parts.append(say.html("review-none"))
    rows: list[tuple[Button, ...]] = [
        (place.button(describe(each.made.move, say, reader.letters), Step(each.number)),) for each in costly
    ]
    if progress.failed:  # the button names the failures that were seen, so that repeating the tap does not retry
        rows.append((place.button(say.plain("button-try-again"), Review(progress.faults)),))
    rows.append((place.button(say.plain("button-step"), Step()),))
    if costly:
        practise = Place(place.table, place.version, costly[0].number)
        rows.append((practise.button(say.plain("button-practise"), Practise(), Style.PRIMARY),))
    rows.append((place.button(say.plain("button-protocol"), Back()),))
    return Message(Html(PARAGRAPH.join(parts)), tuple(rows))


def step(sight: Sight, before: Sight, place: Place, reader: Reader, progress: Progress) -> Message:
    """One play of the giv: the table, the hand, what was played, and what the tutor says about it. `before`: the
    position before the play, as its player saw it."""
    say, ply, last = reader.texts, len(before.giv.moves), len(sight.giv.moves) - 1
    play = next(plays(sight.giv, ply))
    title = say.html("review-step", number=ply + 1, all=last + 1, runda=before.giv.runda)
    shown = say.html("review-hand", cards=faces(in_order(before.hand), reader.letters))
    played = told(sight, play, reader)
    judged = progress.of(ply)
    said = _judgement(judged, play, reader, sight.seat) if judged else _not_judged(progress, reader)
    text = PARAGRAPH.join(filter(None, (title, lying(before, reader), shown, Html(f"{played}\n{said}".strip()))))
    turns = [
        place.button(label, Step(to))
        for label, to in (("« 1", 0), ("‹", ply - 1), ("›", ply + 1))
        if 0 <= to <= last and to != ply
    ]
    rows: list[tuple[Button, ...]] = [tuple(turns)]
    if judged and judged.seat == sight.seat and judged.loss >= DOUBTFUL:
        practise = Place(place.table, place.version, ply)
        rows.append((practise.button(say.plain("button-practise-this"), Practise()),))
    rows.append((place.button(say.plain("button-review"), Review()),))
    return Message(Html(text), tuple(row for row in rows if row))


def practice(sight: Sight, place: Place, reader: Reader) -> Message:
    """A position to play again and find a better move. The sight is of that time; the place says which play it was."""
    say = reader.texts
    text = PARAGRAPH.join((say.html("practice-title"), lying(sight, reader), say.html("practice-ask")))
    return Message(Html(text), (*hand_row(sight, place, reader), _leave_practice(place, reader)))


def practised(sight: Sight, place: Place, reader: Reader, decision: Decision, following: int | None) -> Message:
    """The verdict on a move that was tried, and the button for the next position."""
    say = reader.texts
    result = say_tried(decision, say, reader.letters)
    rows: list[tuple[Button, ...]] = []
    if decision.loss or decision.label is Label.QUICK:
        rows.append((place.button(say.plain("button-try-again"), Practise()),))
    if following is not None:
        to_next = Place(place.table, place.version, following)
        rows.append((to_next.button(say.plain("button-next-mistake"), Practise(), Style.PRIMARY),))
    text = PARAGRAPH.join((say.html("practice-title"), lying(sight, reader), result))
    return Message(Html(text), (*rows, _leave_practice(place, reader)))


def _leave_practice(place: Place, reader: Reader) -> tuple[Button, ...]:
    back = Place(place.table, place.version)
    return (back.button(reader.texts.plain("button-review"), Review()),)


def _summary(sight: Sight, reader: Reader, progress: Progress) -> Html:
    say, seat = reader.texts, sight.view.seat
    found = summary(progress.decisions, seat, tuple(row.total for row in sight.rows))
    lines = [*say_summary(found, say)]
    for key, count in (("review-hints", sight.n_hints[seat]), ("review-undos", sight.n_undos[seat])):
        if count:
            lines.append(say.html(key, count=count))
    if sight.again:
        lines.append(say.html("review-again"))
    return Html("\n".join(lines))


def _not_judged(progress: Progress, reader: Reader) -> Html:
    return reader.texts.html("review-not-reached" if progress.failed else "review-not-yet")


def _judgement(decision: Decision, play: Play, reader: Reader, seat: int | None) -> Html:
    say, letters = reader.texts, reader.letters
    label = say.html("review-label", label=say.plain(f"label-{decision.label}"))
    if not decision.loss:
        return label
    assert play.move == decision.made.move
    best = say.html("review-better", move=describe(decision.best.move, say, letters))
    if decision.seat != seat:  # the reasons speak to whoever played
        return Html(f"{label} {best}")
    return Html(f"{label} {best} {say_comparison(compare(decision.best, decision.made), say, letters)}")
