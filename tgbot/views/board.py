"""The table as text: standing, last plays, the cards that lie there. A function of sight and reader."""

from __future__ import annotations

from collections.abc import Iterator

from engine import HAND, PLAYS, Play, Refill, draw_for_deal, last_play_of, plays, sweep_counts
from locales import Html
from tgbot.table.sight import Sight
from tgbot.views.names import each_name, name, pronoun
from tgbot.views.reader import Reader
from tutor.words import face, faces, in_order

PARAGRAPH = "\n\n"
BETWEEN_CARDS = "\N{NO-BREAK SPACE}\N{NO-BREAK SPACE} "


def board(sight: Sight, reader: Reader) -> Html:
    """Everything above the prompt: heading, news, the table's cards."""
    paragraphs = (heading(sight, reader), news(sight, reader), lying(sight, reader))
    return Html(PARAGRAPH.join(filter(None, paragraphs)))


def heading(sight: Sight, reader: Reader) -> Html:
    """The game, giv and runda; who leads and by how much; cards left and tabbar."""
    texts, giv = reader.texts, sight.giv
    title = texts.html(
        "table-title",
        game=texts.plain(f"game-{sight.rules.game}"),
        giv=sight.giv_number,
        runda=giv.runda,
        rundor=giv.n_rundor,
    )
    left = texts.html("talong", count=giv.stock_size)
    if any(giv.sweeps):
        names = each_name(sight, reader, middle=True)
        numbers = zip(names, giv.sweeps, strict=True)
        listed = ", ".join(texts.plain("name-and-number", name=who, number=n) for who, n in numbers)
        left = Html(f"{left} · {texts.html('sweeps-so-far', list=listed)}")
    return Html(f"{title}\n{standing(sight, reader)}\n{left}")


def standing(sight: Sight, reader: Reader) -> Html:
    """Who leads the parti, and by how much."""
    texts, totals, target, seat = reader.texts, sight.totals, sight.rules.target, sight.seat
    if not any(totals):
        return texts.html("standing-start", target=target)
    if seat is None or len(totals) > 2:
        numbers = zip(each_name(sight, reader), totals, strict=True)
        listed = ", ".join(texts.plain("name-and-number", name=who, number=n) for who, n in numbers)
        return texts.html("standing-many", list=listed, target=target)
    yours, theirs = totals[seat], totals[1 - seat]
    key = "even" if yours == theirs else "lead-you" if yours > theirs else "lead-other"
    facts = {"yours": yours, "theirs": theirs, "by": abs(yours - theirs), "target": target}
    return texts.html(f"standing-{key}", leader=name(sight, 1 - seat, reader), **facts)


def news(sight: Sight, reader: Reader) -> Html:
    """What was played since the viewer's last turn, starting with their own play; at the start of a giv, who deals."""
    giv = sight.giv
    own = None if sight.seat is None else last_play_of(giv, sight.seat)
    lines = [_dealer(sight, reader)] if own is None else []
    # Without a seat, the last play of each seat.
    since = max(0, len(giv.moves) - giv.n_players) if sight.seat is None else own or 0
    recent = list(plays(giv, since))
    lines += [told(sight, play, reader) for play in recent]
    if any(_dealt_after(sight, play) for play in recent):
        lines.append(reader.texts.html("new-hands", runda=giv.runda, rundor=giv.n_rundor))
    if any(_called_sistan(sight, play) for play in recent):
        dealer = giv.dealer
        said = reader.texts.html("sistan-called", dealer=name(sight, dealer, reader), who=pronoun(sight, dealer))
        lines.append(said)
    return Html("\n".join(lines))


def told(sight: Sight, play: Play, reader: Reader) -> Html:
    """One play in words."""
    who, letters = name(sight, play.seat, reader), reader.letters
    card, taken = face(play.move.card, letters), faces(in_order(play.move.taken), letters)
    if not taken:
        return reader.texts.html("play-laid", who=who, card=card)
    if not play.swept:
        return reader.texts.html("play-taken", who=who, card=card, taken=taken)
    counts = sweep_counts(sight.rules, sight.giv.n_players, play.number)
    key = "play-sweep" if counts else "play-swept-uncounted"
    return reader.texts.html(key, who=who, card=card, taken=taken)


def lying(sight: Sight, reader: Reader) -> Html:
    """The cards on the table, from low to high."""
    texts = reader.texts
    on_table = [face(card, reader.letters) for card in in_order(sight.giv.table)]
    shown = f"<b>{BETWEEN_CARDS.join(on_table)}</b>" if on_table else texts.html("table-empty")
    return Html(f"{texts.html('table-cards')}\n{shown}")


def _dealer(sight: Sight, reader: Reader) -> Html:
    texts, dealer = reader.texts, sight.giv.dealer
    facts = {"dealer": name(sight, dealer, reader), "who": pronoun(sight, dealer)}
    if sight.giv_number > 1:
        return texts.html("dealer-this-giv", **facts)
    return texts.html("drawn", list=", ".join(_drawn(sight, reader)), **facts)


def _drawn(sight: Sight, reader: Reader) -> Iterator[str]:
    """Each card of the draw (1.2) with who drew it; those tied drew again."""
    for drawn in draw_for_deal(len(sight.seats), sight.draw).rounds:
        for seat, card in drawn:
            who = name(sight, seat, reader, middle=True)
            yield reader.texts.plain("drawn-one", name=who, card=face(card, reader.letters))


def _dealt_after(sight: Sight, play: Play) -> bool:
    """Whether new hands were dealt after this play, since all had played their four cards (1.6)."""
    giv = sight.giv
    return giv.rules.refill is Refill.DEAL and (play.number + 1) % (HAND * giv.n_players) == 0


def _called_sistan(sight: Sight, play: Play) -> bool:
    """Whether the talong ran out with this play: the plays that are left are then the cards in all hands (1.7)."""
    giv = sight.giv
    return not giv.stock_size and PLAYS - play.number - 1 == HAND * giv.n_players
