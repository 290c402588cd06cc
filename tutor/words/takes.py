"""The verdicts on moves in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine import LILLAN, STORAN, Card, Groups, Illegality, Move, Reason, Rules, Specials
from locales import Texts
from tutor.judging.verdict import Verdict
from tutor.words.faces import Letters, face, faces, in_order


def explain(verdict: Verdict, texts: Texts, letters: Letters, with_rule: bool = False) -> str:
    """One or two sentences that prove a legal take by its sums, or say what is wrong with it; `with_rule` adds the
    rule."""
    if verdict.illegality is not None:
        return refusal(verdict.rules, verdict.illegality, texts, letters)
    if verdict.proof is None:
        return texts.plain("legal-lay", card=face(verdict.move.card, letters))
    sentences = [_proof(verdict, texts, letters)]
    if with_rule:
        sentences.append(rule_of(verdict, texts))
    if verdict.sweep:
        sentences.append(texts.plain("legal-sweep"))
    return " ".join(sentences)


def rule_of(verdict: Verdict, texts: Texts) -> str:
    """The rule that makes the take legal."""
    return texts.plain("legal-pair-rule" if _is_pair(verdict) else "legal-take-rule")


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


def describe(move: Move, texts: Texts, letters: Letters) -> str:
    """A move in a few words, as part of a sentence: what takes what, or what is laid out."""
    card = face(move.card, letters)
    if not move.taken:
        return texts.plain("move-lay", card=card)
    return texts.plain("move-take", card=card, taken=faces(in_order(move.taken), letters))


def equations(groups: Groups, letters: Letters) -> str:
    """Groups as sums: `♣7 + ♦6 = 13, ♠K = 13`."""
    return ", ".join(f"{_sum(group, letters)} = {sum(card.number for card in group)}" for group in groups)


def either(values: Sequence[int], texts: Texts) -> str:
    """What a card may count as: `14`, or `1 eller 14`."""
    if len(values) < 2:
        return "".join(map(str, values))
    return texts.plain("or", first=values[0], second=values[1])


def name_of(rules: Rules, card: Card) -> str:
    """What a card is called in a sentence: its rank, or storan and lillan where they have other values (2.5)."""
    if rules.specials is not Specials.PLAIN and card in (STORAN, LILLAN):
        return "storan" if card == STORAN else "lillan"
    return card.rank


def capital(text: str) -> str:
    """The sentence with its first letter capitalized."""
    return text[:1].upper() + text[1:]


def in_percent(chance: float) -> int:
    """A chance in whole percent. Only what is impossible gets 0, and only what is certain 100."""
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
