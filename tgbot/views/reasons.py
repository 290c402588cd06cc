"""*Varför?*: the proofs of the latest takes, under the table."""

from __future__ import annotations

from dataclasses import replace

from engine import plays, sweep_counts
from locales import Html
from tgbot.table.sight import Sight
from tgbot.views.board import told
from tgbot.views.reader import Reader
from tutor.judging import judge
from tutor.words import explain, rule_of


def why(sight: Sight, reader: Reader) -> Html:
    """Why the last takes of this giv were legal, at most one for each player: the rule, or both rules if there are two,
    and then the sums of each take, oldest first."""
    latest = {play.seat: play for play in plays(sight.giv) if play.move.taken}
    if not latest:
        return reader.texts.html("why-nothing")
    lines: list[Html] = []
    rules: dict[str, None] = {}
    for play in sorted(latest.values(), key=lambda play: play.number):
        verdict = judge(sight.rules, play.table, play.move)
        counts = sweep_counts(sight.rules, sight.giv.n_players, play.number)
        verdict = replace(verdict, sweep=verdict.sweep and counts)
        rules[rule_of(verdict, reader.texts)] = None
        reason = explain(verdict, reader.texts, reader.letters)
        lines.append(reader.texts.html("why-play", play=told(sight, play, reader), reason=reason))
    quoted = "\n".join(lines)
    title = reader.texts.html("why-title", rules=" ".join(rules))
    return Html(f"{title}\n<blockquote>{quoted}</blockquote>")
