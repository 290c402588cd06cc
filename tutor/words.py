"""The tutor's computed facts, put in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine import LILLAN, STORAN, Card, Illegality, Move, Reason, Rules, Specials, View, point_cards
from engine.partition import Groups
from locales import Texts
from tutor.advise import Advice
from tutor.faces import Letters, face, faces, in_order
from tutor.legality import Verdict


def explain(verdict: Verdict, texts: Texts, letters: Letters, with_rule: bool = False) -> str:
    """One or two sentences that prove a legal take by its sums, or say what is wrong with it; with the rule if
    asked.
    """
    if verdict.illegality is not None:
        return refusal(verdict.rules, verdict.illegality, texts, letters)
    if verdict.proof is None:
        return texts.plain("legal-lay", card=face(verdict.move.card, letters))
    sentences = [_proof(verdict, texts, letters)]
    if with_rule:
        sentences.append(texts.plain("legal-pair-rule" if _is_pair(verdict) else "legal-take-rule"))
    if verdict.sweep:
        sentences.append(texts.plain("legal-sweep"))
    return " ".join(sentences)


def refusal(rules: Rules, illegality: Illegality, texts: Texts, letters: Letters) -> str:
    """The sentence for a move that is not legal: the reason and its facts."""
    card, wrong = illegality.card, illegality.wrong
    rank = name_of(rules, card)
    facts: dict[str, Any] = {
        "card": face(card, letters),
        "cards": faces(in_order(wrong), letters) or "none",
        "rank": texts.plain(f"rank-{rank}"),
        "the-rank": texts.plain(f"the-rank-{rank}"),
        "game": rules.game.value,
        "in-14": "yes" if rules.faces_in_14 else "no",
        "values": either(illegality.values, texts),
        "total": illegality.total,
        "sum": _sum(wrong, letters),
        "groups": equations(illegality.groups, letters),
    }
    key = f"illegal-{illegality.reason}"
    if illegality.reason is Reason.TOO_HIGH:
        highest = max(wrong)
        facts |= {"highest": face(highest, letters), "number": highest.number}
    if illegality.reason is Reason.WRONG_SUM and len(wrong) == 1:
        key, facts["card"] = "illegal-wrong-card", face(wrong[0], letters)
    return capital(texts.plain(key, **facts))


def hint(view: View, advices: Sequence[Advice], texts: Texts, letters: Letters) -> str:
    """The best move with its reason, from what was computed of it, and the next best."""
    best = advices[0]
    sentences = [_move(best, advices, texts, letters), *_gains(best, texts, letters), _risk(view, best, texts)]
    if len(advices) > 1:
        sentences.append(texts.plain("hint-instead", move=describe(advices[1].move, texts, letters)))
    return " ".join(filter(None, sentences))


def describe(move: Move, texts: Texts, letters: Letters) -> str:
    """A move in a few words, as part of a sentence: what is taken with what, or what is laid out."""
    card = face(move.card, letters)
    if not move.taken:
        return texts.plain("move-lay", card=card)
    return texts.plain("move-take", card=card, taken=faces(in_order(move.taken), letters))


def equations(groups: Groups, letters: Letters) -> str:
    """Groups as sums: `♣7 + ♦6 = 13, ♠K = 13`."""
    return ", ".join(f"{_sum(group, letters)} = {sum(card.number for card in group)}" for group in groups)


def either(values: Sequence[int], texts: Texts) -> str:
    """What a card may count: `14`, or `1 eller 14`."""
    if len(values) < 2:
        return "".join(map(str, values))
    return texts.plain("or", first=values[0], second=values[1])


def name_of(rules: Rules, card: Card) -> str:
    """What a card is called in a sentence: its rank, or storan and lillan where they count otherwise (2.5)."""
    if rules.specials is not Specials.PLAIN and card in (STORAN, LILLAN):
        return "storan" if card == STORAN else "lillan"
    return card.rank


def capital(text: str) -> str:
    """The sentence with a capital letter first."""
    return text[:1].upper() + text[1:]


def in_percent(chance: float) -> int:
    """A chance in whole percent; 0 and 100 are said only of what is impossible and what is certain."""
    return round(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)


def _proof(verdict: Verdict, texts: Texts, letters: Letters) -> str:
    assert verdict.proof is not None
    card = verdict.move.card
    if _is_pair(verdict):
        rank = name_of(verdict.rules, card)
        return capital(
            texts.plain(
                "legal-pair",
                **{"the-rank": texts.plain(f"the-rank-{rank}")},
                rank=texts.plain(f"rank-{rank}"),
                cards=faces(in_order(verdict.move.taken), letters),
            )
        )
    groups = equations(verdict.proof.groups, letters)
    return texts.plain("legal-take", card=face(card, letters), value=verdict.proof.value, groups=groups)


def _is_pair(verdict: Verdict) -> bool:
    return verdict.rules.faces == "pair" and verdict.move.card.is_face


def _sum(some_cards: Iterable[Card], letters: Letters) -> str:
    return " + ".join(face(card, letters) for card in in_order(some_cards))


def _move(best: Advice, advices: Sequence[Advice], texts: Texts, letters: Letters) -> str:
    card = face(best.move.card, letters)
    if best.move.taken:
        return texts.plain("hint-take", card=card, taken=faces(in_order(best.move.taken), letters))
    nothing_to_take = not any(advice.move.taken for advice in advices)
    return texts.plain("hint-lay-only" if nothing_to_take else "hint-lay", card=card)


def _gains(best: Advice, texts: Texts, letters: Letters) -> Iterable[str]:
    if best.sweep:
        yield texts.plain("hint-gain-sweep")
    points = tuple(card for card in best.gained if point_cards((card,)))
    if points:
        cards = faces(in_order(points), letters)
        yield texts.plain("hint-gain-points", cards=cards, points=point_cards(points))
    elif best.gained:
        spades = sum(card.is_spade for card in best.gained)
        key = "hint-gain-spades" if spades else "hint-gain-cards"
        yield texts.plain(key, count=len(best.gained), **({"spades": spades} if spades else {}))


def _risk(view: View, best: Advice, texts: Texts) -> str:
    if len(view.moves) == 47:
        return texts.plain("hint-last")
    if not best.threat.chance:
        return "" if best.sweep else texts.plain("hint-risk-none")
    percent, sweep = in_percent(best.threat.chance), in_percent(best.threat.sweep_chance)
    if not sweep:
        return texts.plain("hint-risk-most", percent=percent)
    return texts.plain("hint-risk-sweep", percent=percent, sweep=sweep)
