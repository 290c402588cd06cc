"""From a written question to an answer, as data. `sentences` puts it into words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from engine import LILLAN, STORAN, Game, Rules, Specials
from tutor.questions.cards_read import NUMBERS, Mention, mentions
from tutor.questions.classify import classify
from tutor.questions.hearing import Heard, hear
from tutor.questions.takes_judged import Judged, NoSuchCardsError, judge_take, takers
from tutor.questions.takes_read import AskedTake, read_take, taker_of_14
from tutor.questions.topic import Ruling, Topic
from tutor.questions.topics import TOPICS


class Kind(StrEnum):
    """What was understood."""

    TAKE = "take"  # whether a card takes some others
    WHICH = "which"  # which cards take some others
    RULE = "rule"  # one of the topics
    NO_SUCH_CARDS = "no-such-cards"  # a take of more cards than exist
    NO_SUCH_VALUE = "no-such-value"  # a take with a number that no card counts as
    UNCLEAR = "unclear"  # nothing


#: The rules behind an answer that has neither a topic nor a verdict of the engine.
RULES_OF_KINDS = {Kind.WHICH: ("3.1",), Kind.NO_SUCH_VALUE: ("2.3", "2.5")}


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question, and what was understood of it. Fields that do not belong to the kind are empty.

    `rules` are those for which it was answered: the person's, or those of another game that the question names.
    `language` is that of the question. `options` are the names of the options that would change the answer. `takers`
    are ranks, and `storan` or `lillan` where they have other values.
    """

    kind: Kind
    ruling: Ruling
    language: str
    rules: Rules
    topic: Topic | None = None
    take: AskedTake | None = None
    judged: Judged | None = None
    takers: tuple[str, ...] = ()
    missing: Mention | None = None

    @property
    def rule_numbers(self) -> tuple[str, ...]:
        """The numbers of the rules behind the answer."""
        if self.topic is not None:
            return self.topic.rules
        if self.judged is not None:
            return self.judged.rule_numbers
        return RULES_OF_KINDS.get(self.kind, ())

    @property
    def options(self) -> tuple[str, ...]:
        """The options that would change the answer, of those that have an effect under these rules."""
        if self.topic is not None:
            return tuple(option for option in self.topic.options if self.rules.applies(option))
        if self.kind is Kind.NO_SUCH_VALUE:
            return ("specials",)
        return tuple(dict.fromkeys(option for option, _ in self.judged.options)) if self.judged else ()


#: Concepts of questions that name cards and are still about a rule.
ABOUT_A_RULE = frozenset({
    "must", "compulsory", "although", "leave", "sweep", "sistan", "point", "win", "end", "reach", "one-each-time",
    "how-many", "look",
})  # fmt: skip
#: What storan and lillan can count as from the hand.
SPECIAL_VALUES = {"16": STORAN, "15": LILLAN}
#: The topic if two cards from the hand are to be played, which no turn allows (1.5).
TWO_CARDS = next(topic for topic in TOPICS if topic.name == "two-cards")
#: The topics if a card is to take 14 that does not count as 14: what it counts as (2.1, 2.4).
FACE_VALUE = next(topic for topic in TOPICS if topic.name == "face-value")
NUMBER_VALUE = next(topic for topic in TOPICS if topic.name == "number-value")


def answer(text: str, rules: Rules, language: str) -> Answer:
    """The answer to what a person wrote, under their rules. `language` is theirs; the text may be in another.

    Every text gets an answer, of kind UNCLEAR if nothing was understood.
    """
    heard = hear(text, language)
    rules = _game_in_question(heard, rules)
    cards = mentions(heard.words)
    if (taker := taker_of_14(heard.words, cards)) is not None:
        value = NUMBER_VALUE if taker.rank in NUMBERS else FACE_VALUE
        return Answer(Kind.RULE, Ruling.NO, heard.language, rules, topic=value)
    take, topic = read_take(heard.words, cards), classify(heard, cards)
    about_a_rule = topic is not None and (take is None or not take.sure or bool(heard.concepts & ABOUT_A_RULE))
    if topic is not None and about_a_rule:
        return _about(topic, heard, rules)
    if take is not None and take.plays_several:
        return _about(TWO_CARDS, heard, rules)
    if take is not None:
        return _about_take(take, heard, rules)
    return Answer(Kind.UNCLEAR, Ruling.NONE, heard.language, rules)


def _meant(take: AskedTake, rules: Rules) -> AskedTake:
    """The take, with storan or lillan in place of the number that they count from the hand (2.5)."""
    special = SPECIAL_VALUES.get(take.played[0].rank) if len(take.played) == 1 else None
    if special is None or rules.specials is Specials.PLAIN:
        return take
    return replace(take, played=(replace(take.played[0], rank=special.rank, suit=special.suit),))


def _game_in_question(heard: Heard, rules: Rules) -> Rules:
    """The person's rules, unless the question names exactly one game and it is the other one."""
    named = [game for game in Game if game.value in heard.concepts]
    return Rules.preset(named[0]) if len(named) == 1 and named[0] is not rules.game else rules


def _about(topic: Topic, heard: Heard, rules: Rules) -> Answer:
    return Answer(Kind.RULE, topic.ruling_for(rules), heard.language, rules, topic=topic)


def _about_take(said: AskedTake, heard: Heard, rules: Rules) -> Answer:
    take = _meant(said, rules)
    if not all(card.is_card for card in take.played):
        return Answer(Kind.NO_SUCH_VALUE, Ruling.NO, heard.language, rules, take=take)
    try:
        if not take.played:
            able = takers(rules, take.taken)
            ruling = Ruling.FACT if able else Ruling.NO
            return Answer(Kind.WHICH, ruling, heard.language, rules, take=take, takers=able)
        judged = judge_take(rules, take)
    except NoSuchCardsError as error:
        return Answer(Kind.NO_SUCH_CARDS, Ruling.NO, heard.language, rules, take=take, missing=error.card)
    ruling = Ruling.DEPENDS if len(judged.cases) > 1 else Ruling.YES if judged.cases[0].legal else Ruling.NO
    return Answer(Kind.TAKE, ruling, heard.language, rules, take=take, judged=judged)
