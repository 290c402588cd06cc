"""Answers in the words of a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum

from engine import LILLAN, OPTIONS, RANKS, STORAN, Card, Faces, OptionValue
from locales import Html, Texts, texts
from tutor.questions.answers import Answer, Kind
from tutor.questions.cards_read import ALL, Mention
from tutor.questions.takes_judged import Case, Judged
from tutor.questions.topic import Ruling
from tutor.words.faces import SUIT_SIGNS, Letters, face
from tutor.words.takes import capital, explain

#: Marks around a rank's letter, by which cards are found again in a sentence and lose a suit that was not named.
OPEN, CLOSE = "\ue000", "\ue001"
FACE = rf"[{''.join(suit[0] for suit in SUIT_SIGNS.values())}]\ufe0f?{OPEN}[^{CLOSE}]+{CLOSE}"
MARKED = re.compile(rf"{FACE}(?: {FACE})*")


def html(answer: Answer, letters: Letters) -> Html:
    """The answer as HTML for a message, in its own language: what was understood in bold, then yes or no and why."""
    return texts(answer.language).html("answer-html", heading=_heading(answer, letters), text=_text(answer, letters))


def plain(answer: Answer, letters: Letters) -> str:
    """The answer as plain text in its own language."""
    return texts(answer.language).plain("answer-plain", heading=_heading(answer, letters), text=_text(answer, letters))


def understood(answer: Answer, letters: Letters) -> str:
    """What was understood, as a short question."""
    words, take = texts(answer.language), answer.take
    if answer.topic is not None:
        return words.plain(f"ask-{answer.topic.name}", **_facts(answer, letters))
    if take is None:
        return words.plain("ask-unclear")
    cards = _list(take.taken, words, letters)
    if not take.played:
        return words.plain("ask-which", cards=cards)
    return words.plain("ask-take", card=capital(_card(replace(take.played[0], count=1), words, letters)), cards=cards)


def _heading(answer: Answer, letters: Letters) -> str:
    if answer.kind is Kind.UNCLEAR:
        return understood(answer, letters)
    words = texts(answer.language)
    return words.plain("answer-heading", understood=understood(answer, letters), game=answer.rules.game.value)


def _text(answer: Answer, letters: Letters) -> str:
    words = texts(answer.language)
    if answer.topic is not None:
        return _about_rule(answer, answer.topic.name, words, letters)
    if answer.judged is not None:
        return _about_take(answer, answer.judged, words, letters)
    if answer.takers:
        names = [_name(rank, words) for rank in answer.takers]
        return words.plain("answer-takers", cards=_joined(names, "ask-or", words))
    if answer.kind is Kind.NO_SUCH_VALUE and answer.take is not None:
        value = int(answer.take.played[0].rank)
        return words.plain("answer-no-such-value", value=value, specials=answer.rules.specials.value)
    return words.plain("answer-no-takers" if answer.kind is Kind.WHICH else f"answer-{answer.kind}")


def _about_rule(answer: Answer, topic: str, words: Texts, letters: Letters) -> str:
    said = words.plain(f"say-{topic}", **_facts(answer, letters))
    options = [
        words.plain("answer-option", name=_option(option, words), value=_option_value(option, value, words))
        for option in answer.options
        for value in (getattr(answer.rules, option),)
    ]
    lines = [f"{_yes_or_no(answer.ruling, words)} {said}".strip()]
    if options:
        lines.append(words.plain("answer-options", options=", ".join(options)))
    return "\n".join(lines)


def _about_take(answer: Answer, judged: Judged, words: Texts, letters: Letters) -> str:
    lines = [_case(case, words, letters) for case in judged.cases]
    if all(card.is_ace for case in judged.cases for card in (case.verdict.move.card, *case.verdict.move.taken)):
        # An ace that takes an ace is the one take where a card is worth two things; the numbers alone do not say why.
        lines = [f"{_yes_or_no(answer.ruling, words)} {words.plain('say-ace-on-ace', **_facts(answer, letters))}"]
    if answer.ruling is Ruling.DEPENDS:
        special = "storan" if STORAN in judged.cases[1].named else "lillan"
        lines = [
            words.plain("answer-depends", special=special),
            words.plain("answer-special", special=special, verdict=lines[1]),
            words.plain("answer-ordinary", verdict=lines[0]),
        ]
        return "\n".join(lines)
    ruling = answer.ruling.value
    if judged.elsewhere is not None:
        lines.append(words.plain("answer-elsewhere", game=judged.elsewhere.value, verdict=ruling))
    if judged.options:
        options = [
            words.plain("answer-turned-option", name=_option(option, words), value=_option_value(option, value, words))
            for option, value in judged.options
        ]
        lines.append(words.plain("answer-turned", options=_joined(options, "ask-or", words), verdict=ruling))
    return "\n".join(lines)


def _case(case: Case, words: Texts, letters: Letters) -> str:
    """The tutor's proof or refusal, in which cards have only those suits that were named."""
    played, taken = case.verdict.move
    if case.legal and not played.is_ace and {card.rank for card in taken} == {played.rank}:
        return f"{_yes_or_no(Ruling.YES, words)} {_equal(case, words)}"
    marked = {rank: f"{OPEN}{rank}{CLOSE}" for rank in RANKS}
    named = {face(card, marked): face(card, letters) for card in case.named}

    def seen(found: re.Match[str]) -> str:
        shown = [named.get(each) or _name(each[-2], words) for each in found.group().split()]
        return _joined(shown, "ask-and", words)

    said = MARKED.sub(seen, explain(case.verdict, words, marked, with_rule=True))
    return f"{_yes_or_no(Ruling.YES if case.legal else Ruling.NO, words)} {capital(said)}"


def _equal(case: Case, words: Texts) -> str:
    """Why a card takes its equals, where a sum of one term would prove nothing."""
    rules, rank = case.verdict.rules, case.verdict.move.card.rank
    if rules.faces is Faces.PAIR and case.verdict.move.card.is_face:
        names = {"the-rank": words.plain(f"the-rank-{rank}"), "rank": words.plain(f"rank-{rank}")}
        ranks = words.plain(f"ranks-{rank}")
        return capital(words.plain("answer-equal-faces", many=rules.faces_take.value, ranks=ranks, **names))
    return words.plain("answer-equal")


def _facts(answer: Answer, letters: Letters) -> Mapping[str, object]:
    """The facts by which the texts about rules choose their words, as in the rulebook."""
    rules = answer.rules
    facts = {"game": rules.game.value, "storan": face(STORAN, letters), "lillan": face(LILLAN, letters)}
    return {**facts, **{option: _chosen(getattr(rules, option)) for option in OPTIONS}}


def _chosen(value: OptionValue) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value.name.lower() if isinstance(value, Enum) else value


def _yes_or_no(ruling: Ruling, words: Texts) -> str:
    return words.plain(f"answer-{ruling}") if ruling in (Ruling.YES, Ruling.NO) else ""


def _list(cards: Sequence[Mention], words: Texts, letters: Letters) -> str:
    """The cards as they were asked about: sums with a plus, and an "and" before the last."""
    sums: list[str] = []
    for card in cards:
        shown = _card(card, words, letters)
        if card.added and sums:
            sums[-1] += f" + {shown}"
        else:
            sums.append(shown)
    return _joined(sums, "ask-and", words)


def _card(card: Mention, words: Texts, letters: Letters) -> str:
    if card.suit:
        return face(Card.parse(card.rank + card.suit), letters)
    if card.count == ALL:
        return words.plain("ask-all", ranks=words.plain(f"ranks-{card.rank}"))
    if card.count > 1:
        return words.plain("ask-number", count=card.count, ranks=words.plain(f"ranks-{card.rank}"))
    return _name(card.rank, words)


def _name(rank: str, words: Texts) -> str:
    """A rank in a sentence: numbers as digits, all others by name, storan and lillan too."""
    if rank == "T" or rank.isdecimal():
        return "10" if rank == "T" else rank
    return words.plain(f"rank-{rank}")


def _joined(names: Iterable[str], key: str, words: Texts) -> str:
    *first, last = names
    return words.plain(key, first=", ".join(first), second=last) if first else last


def _option(option: str, words: Texts) -> str:
    return words.plain("option-" + option.replace("_", "-"))


def _option_value(option: str, value: OptionValue, words: Texts) -> str:
    word = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    return words.plain(f"option-{option.replace('_', '-')}-{word}")
