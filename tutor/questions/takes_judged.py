"""The engine's verdict on a take that a question asks about, and what would change it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine import DECK, LILLAN, OPTIONS, RANKS, STORAN, Card, Faces, Game, Move, OptionValue, Rules, Specials
from tutor.judging.verdict import Verdict, judge
from tutor.questions.cards_read import ALL, Mention
from tutor.questions.takes_read import AskedTake
from tutor.words.takes import name_of

SPECIALS = {card.rank: card for card in (STORAN, LILLAN)}
#: The options that affect what a card can take.
ABOUT_TAKES = ("ace", "faces", "faces_take", "faces_in_14", "specials")


class NoSuchCardsError(ValueError):
    """A question names more cards than the deck has. `card` is the mention at fault."""

    def __init__(self, card: Mention) -> None:
        super().__init__(card)
        self.card = card


@dataclass(frozen=True, slots=True)
class Case:
    """One way to understand a take, and the engine's verdict. `named` are the cards whose suit was given."""

    verdict: Verdict
    named: frozenset[Card]

    @property
    def legal(self) -> bool:
        return self.verdict.legal


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on a take: one case, or two if it matters whether the played card is storan or lillan.

    Each of the `options` would reverse the verdict of the first case; `elsewhere` is the other game, if the verdict is
    the opposite there.
    """

    cases: tuple[Case, ...]
    options: tuple[tuple[str, OptionValue], ...]
    elsewhere: Game | None

    @property
    def rule_numbers(self) -> tuple[str, ...]:
        """The numbers of the rules that the take is about: sums, and the values of its cards."""
        verdict = self.cases[0].verdict
        played, taken = verdict.move
        special = verdict.rules.specials is not Specials.PLAIN and played.rank in SPECIALS
        faces = "3.4" if verdict.rules.faces is Faces.SUM else "3.5"
        about = {
            "2.2": any(card.is_ace for card in taken),
            "2.3": played.is_ace,
            "2.5": special,
            "3.1": True,
            "3.2": len(taken) > 1,
            faces: any(card.is_face for card in (played, *taken)),
        }
        return tuple(number for number, there in about.items() if there)


def judge_take(rules: Rules, take: AskedTake) -> Judged:
    """The verdict on a take with one played card. Raises NoSuchCardsError."""
    cases = list(_deals(rules, take))
    if len({case.legal for case in cases}) == 1:
        cases = cases[:1]
    first = cases[0]
    return Judged(tuple(cases), tuple(_turning(rules, first)), _elsewhere(rules, first))


def takers(rules: Rules, taken: Sequence[Mention]) -> tuple[str, ...]:
    """The ranks that can take these cards, from the ace to the king; storan and lillan separately where they have other
    values. Raises NoSuchCardsError."""
    _concrete(taken)
    found = []
    for rank in RANKS:
        try:
            cases = judge_take(rules, AskedTake((Mention(rank),), tuple(taken))).cases
        except NoSuchCardsError:
            continue  # all four cards of the rank lie on the table
        if len(cases) == 1:
            found += [rank] if cases[0].legal else []
        else:
            found += [name_of(rules, case.verdict.move.card) for case in cases if case.legal]
    return tuple(found)


def _deals(rules: Rules, take: AskedTake) -> Iterator[Case]:
    """The take with cards of the deck, and a second time if the played card may be storan or lillan and these have
    other values (2.5)."""
    played = take.played[0]
    special = SPECIALS.get(played.rank)
    suits = [played.suit]
    if special and not played.suit and rules.specials is not Specials.PLAIN:
        on_table = any((card.rank, card.suit) == (special.rank, special.suit) for card in take.taken)
        suits += [] if on_table else [special.suit]
    for suit in suits:
        said = [replace(played, count=1, suit=suit), *take.taken]
        own, *others = _concrete(said)
        named = frozenset(Card.parse(each.rank + each.suit) for each in said if each.suit)
        yield _case(rules, own[0], tuple(sorted(card for cards in others for card in cards)), named)


def _concrete(said: Sequence[Mention]) -> list[tuple[Card, ...]]:
    """Cards of the deck for each mention. Those with a suit are chosen first, and those that are all of a rank last;
    storan and lillan only if no other is left. Raises NoSuchCardsError."""
    used: set[Card] = set()
    found: list[tuple[Card, ...]] = [()] * len(said)
    for place in sorted(range(len(said)), key=lambda place: (not said[place].suit, said[place].count == ALL)):
        mention = said[place]
        alike = (card for card in DECK if card.rank == mention.rank and mention.suit in ("", card.suit))
        free = sorted(set(alike) - used, key=lambda card: (card in SPECIALS.values(), card))
        n_cards = mention.count or len(free)
        if not free or len(free) < n_cards:
            raise NoSuchCardsError(mention)
        found[place] = tuple(free[:n_cards])
        used.update(found[place])
    return found


def _case(rules: Rules, played: Card, taken: tuple[Card, ...], named: frozenset[Card]) -> Case:
    """The verdict. What else lies on the table is not known, so nothing is a tabbe."""
    return Case(replace(judge(rules, taken, Move(played, taken)), sweep=False), named)


def _legal(rules: Rules, played: Card, taken: tuple[Card, ...]) -> bool:
    return judge(rules, taken, Move(played, taken)).legal


def _turning(rules: Rules, case: Case) -> Iterator[tuple[str, OptionValue]]:
    move = case.verdict.move
    for option in ABOUT_TAKES:
        for value in OPTIONS[option]:
            if value != getattr(rules, option) and rules.applies(option):
                other = Rules.preset(rules.game, **{**rules.options(), option: value})
                if _legal(other, move.card, move.taken) != case.legal:
                    yield option, value


def _elsewhere(rules: Rules, case: Case) -> Game | None:
    other = Game.DRAGKASINO if rules.game is Game.KASINO else Game.KASINO
    move = case.verdict.move
    return other if _legal(Rules.preset(other), move.card, move.taken) != case.legal else None
