"""The table as text: standing, last plays, the cards that lie there. A function of table and reader."""

from __future__ import annotations

from collections.abc import Iterator

from engine import HAND, PLAYS, Play, Refill, draw_for_deal, plays, sweep_counts
from locales import Html
from tgbot.people.profile import Reader
from tgbot.table.table import Table
from tgbot.views.names import each_name, name
from tutor.words import face, faces, in_order

PARAGRAPH = "\n\n"
BETWEEN_CARDS = "\N{NO-BREAK SPACE}\N{NO-BREAK SPACE} "


def board(table: Table, reader: Reader, seat: int) -> Html:
    """Everything above the question of what to do: heading, news, the table's cards."""
    paragraphs = (heading(table, reader, seat), news(table, reader, seat), lying(table, reader))
    return Html(PARAGRAPH.join(filter(None, paragraphs)))


def heading(table: Table, reader: Reader, seat: int) -> Html:
    """Which game, giv and runda; who leads by how much; cards left and tabbar."""
    texts, giv = reader.texts, table.giv
    title = texts.html(
        "table-title",
        game=texts.plain(f"game-{table.rules.game}"),
        giv=table.parti.giv_number,
        runda=giv.runda,
        rundor=giv.n_rundor,
    )
    left = texts.html("talong", count=len(giv.stock))
    if any(giv.sweeps):
        names = each_name(table, reader, middle=True)
        numbers = zip(names, giv.sweeps, strict=True)
        listed = ", ".join(texts.plain("name-and-number", name=who, number=n) for who, n in numbers)
        left = Html(f"{left} · {texts.html('sweeps-so-far', list=listed)}")
    return Html(f"{title}\n{standing(table, reader, seat)}\n{left}")


def standing(table: Table, reader: Reader, seat: int) -> Html:
    """Who leads the parti, and by how much."""
    texts, totals, target = reader.texts, table.parti.totals, table.rules.target
    if not any(totals):
        return texts.html("standing-start", target=target)
    if len(totals) > 2:
        numbers = zip(each_name(table, reader), totals, strict=True)
        listed = ", ".join(texts.plain("name-and-number", name=who, number=n) for who, n in numbers)
        return texts.html("standing-many", list=listed, target=target)
    yours, theirs = totals[seat], totals[1 - seat]
    key = "even" if yours == theirs else "lead-you" if yours > theirs else "lead-other"
    facts = {"yours": yours, "theirs": theirs, "by": abs(yours - theirs), "target": target}
    return texts.html(f"standing-{key}", leader=name(table, 1 - seat, reader), **facts)


def news(table: Table, reader: Reader, seat: int) -> Html:
    """What was played since the reader's last turn, from their own play on; at the start of a giv, who deals."""
    lines = [] if any(play.seat == seat for play in plays(table.giv)) else [_dealer(table, reader)]
    recent = _since_last_turn(table, seat)
    lines += [told(table, play, reader) for play in recent]
    if any(_dealt_after(table, play) for play in recent):
        lines.append(reader.texts.html("new-hands", runda=table.giv.runda, rundor=table.giv.n_rundor))
    if any(_called_sistan(table, play) for play in recent):
        dealer = name(table, table.giv.dealer, reader)
        lines.append(reader.texts.html("sistan-called", dealer=dealer, who=_who(table, reader)))
    return Html("\n".join(lines))


def told(table: Table, play: Play, reader: Reader) -> Html:
    """One play in words."""
    who, letters = name(table, play.seat, reader), reader.letters
    card, taken = face(play.move.card, letters), faces(in_order(play.move.taken), letters)
    if not taken:
        return reader.texts.html("play-laid", who=who, card=card)
    if not play.swept:
        return reader.texts.html("play-taken", who=who, card=card, taken=taken)
    counts = sweep_counts(table.rules, table.giv.n_players, play.number)
    key = "play-sweep" if counts else "play-swept-uncounted"
    return reader.texts.html(key, who=who, card=card, taken=taken)


def lying(table: Table, reader: Reader) -> Html:
    """The cards on the table, from low to high."""
    texts = reader.texts
    on_table = [face(card, reader.letters) for card in in_order(table.giv.table)]
    shown = f"<b>{BETWEEN_CARDS.join(on_table)}</b>" if on_table else texts.html("table-empty")
    return Html(f"{texts.html('table-cards')}\n{shown}")


def _dealer(table: Table, reader: Reader) -> Html:
    texts, dealer = reader.texts, name(table, table.giv.dealer, reader)
    if table.parti.giv_number > 1:
        return texts.html("dealer-this-giv", dealer=dealer, who=_who(table, reader))
    return texts.html("drawn", list=", ".join(_drawn(table, reader)), dealer=dealer, who=_who(table, reader))


def _who(table: Table, reader: Reader) -> str:
    """Whether the reader deals or another: languages that conjugate need to know."""
    return "you" if table.seats[table.giv.dealer] == reader.user else "other"


def _drawn(table: Table, reader: Reader) -> Iterator[str]:
    """Each card of the draw (1.2) with who drew it; those tied drew again."""
    for drawn in draw_for_deal(len(table.seats), table.draw).rounds:
        for seat, card in drawn:
            who = name(table, seat, reader, middle=True)
            yield reader.texts.plain("drawn-one", name=who, card=face(card, reader.letters))


def _since_last_turn(table: Table, seat: int) -> list[Play]:
    all_plays = list(plays(table.giv))
    own = [play.number for play in all_plays if play.seat == seat]
    return all_plays[own[-1] :] if own else all_plays


def _dealt_after(table: Table, play: Play) -> bool:
    """Whether new hands were dealt after this play: everyone had played their four (1.6)."""
    giv = table.giv
    return giv.rules.refill is Refill.DEAL and (play.number + 1) % (HAND * giv.n_players) == 0


def _called_sistan(table: Table, play: Play) -> bool:
    """Whether the talong ran out with this play: that many are left to play as all hands then hold (1.7)."""
    giv = table.giv
    return not giv.stock and PLAYS - play.number - 1 == HAND * giv.n_players
