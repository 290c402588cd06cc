"""*Varför?* and *Tips*: the tutor's words under the table."""

from __future__ import annotations

from dataclasses import replace

from engine import plays, view
from engine.giv import sweep_counts
from locales import Html
from tgbot.profiles import Reader
from tgbot.tables import Table
from tgbot.views.board import told
from tutor.advise import advise
from tutor.legality import judge
from tutor.words import explain, hint


def why(table: Table, reader: Reader) -> Html:
    """Why the last takes of this giv were legal, one for each player at most, oldest first: the sums and the rule."""
    latest = {play.seat: play for play in plays(table.giv) if play.move.taken}
    if not latest:
        return reader.texts.html("why-nothing")
    lines = []
    for play in sorted(latest.values(), key=lambda play: play.number):
        verdict = judge(table.rules, play.table, play.move)
        counts = sweep_counts(table.rules, table.giv.n_players, play.number)
        verdict = replace(verdict, sweep=verdict.sweep and counts)
        reason = explain(verdict, reader.texts, reader.letters, with_rule=True)
        lines.append(reader.texts.html("why-play", play=told(table, play, reader), reason=reason))
    quoted = "\n".join(lines)
    return Html(f"{reader.texts.html('why-title')}\n<blockquote>{quoted}</blockquote>")


def tip(table: Table, reader: Reader, seat: int) -> Html:
    """A suggested move with its reason, from what the seat may know."""
    seen = view(table.giv, seat, table.parti.totals)
    return reader.texts.html("hint-title", hint=hint(seen, advise(seen), reader.texts, reader.letters))
