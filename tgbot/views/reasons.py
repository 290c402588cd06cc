"""*Varför?*: the proofs of the latest takes, under the table."""

from __future__ import annotations

from dataclasses import replace

from engine import plays, sweep_counts
from locales import Html
from tgbot.people.profile import Reader
from tgbot.table.table import Table
from tgbot.views.board import told
from tutor.judging import judge
from tutor.words import explain, rule_of


def why(table: Table, reader: Reader) -> Html:
    """Why the last takes of this giv were legal, one for each player at most: the rule, or both rules when they are
    two, and then the sums of each take, oldest first."""
    latest = {play.seat: play for play in plays(table.giv) if play.move.taken}
    if not latest:
        return reader.texts.html("why-nothing")
    lines: list[Html] = []
    rules: dict[str, None] = {}
    for play in sorted(latest.values(), key=lambda play: play.number):
        verdict = judge(table.rules, play.table, play.move)
        counts = sweep_counts(table.rules, table.giv.n_players, play.number)
        verdict = replace(verdict, sweep=verdict.sweep and counts)
        rules[rule_of(verdict, reader.texts)] = None
        reason = explain(verdict, reader.texts, reader.letters)
        lines.append(reader.texts.html("why-play", play=told(table, play, reader), reason=reason))
    quoted = "\n".join(lines)
    title = reader.texts.html("why-title", rules=" ".join(rules))
    return Html(f"{title}\n<blockquote>{quoted}</blockquote>")
