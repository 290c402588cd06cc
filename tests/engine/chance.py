"""Random rules, decks and givs for tests, from a seed; and the bridge from the engine to the judge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice, product
from random import Random

from engine import DECK, OPTIONS, Card, Giv, Move, Rules, captures, deal, play
from tests.engine.judge import JudgedGiv, Options

#: How many takes of a card a random player looks at; a table can have thousands.
TAKES_LOOKED_AT = 60


def options_of(rules: Rules) -> Options:
    """All options as the judge reads them."""
    return {name: getattr(rules, name) for name in OPTIONS}


def different_rules(*names: str) -> Iterator[Rules]:
    """Every combination of these options, in both games; options without effect are not varied."""
    seen = set()
    for game in ("kasino", "dragkasino"):
        for values in product(*(OPTIONS[name] for name in names)):
            rules = Rules.preset(game, **dict(zip(names, values, strict=True)))
            key = tuple(getattr(rules, name) for name in names if rules.applies(name))
            if (game, key) not in seen:
                seen.add((game, key))
                yield rules


def shuffled(chance: Random) -> tuple[Card, ...]:
    deck = list(DECK)
    chance.shuffle(deck)
    return tuple(deck)


def random_move(giv: Giv, chance: Random) -> Move:
    """A card of the hand at random; then, if it can take something, mostly one of its takes at random."""
    card = chance.choice(giv.hand)
    found = list(islice(captures(giv.rules, giv.table, card), TAKES_LOOKED_AT))
    return Move(card, chance.choice(found)) if found and chance.random() < 0.8 else Move(card)


def random_giv(
    rules: Rules, n_players: int, deck: Sequence[Card], chance: Random, dealer: int | None = None
) -> list[Giv]:
    """A whole giv from the deck, played at random: its 49 states, from the deal to the end."""
    states = [deal(rules, n_players, chance.randrange(n_players) if dealer is None else dealer, deck)]
    while not states[-1].over:
        states.append(play(states[-1], random_move(states[-1], chance))[0])
    return states


def name_of(rules: Rules) -> str:
    """The game and the options that are not its own, to name a test."""
    return " ".join([rules.game, *(f"{name}={value}" for name, value in rules.options().items())])


@contextmanager
def naming(case: object) -> Iterator[None]:
    """A failure inside names the case."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"This was the case: {case}")
        raise


def chunks(every_rules: Sequence[Rules]) -> list[list[Rules]]:
    """The rules in chunks, one for each test: a single case takes much less time than the overhead of a test."""
    n_parts = max(1, len(every_rules) // 30)
    return [list(every_rules[start::n_parts]) for start in range(n_parts)]


def letters(some_cards: Iterable[Card]) -> list[str]:
    """Cards as the judge writes them."""
    return [str(card) for card in some_cards]


def judged(giv: Giv, deck: Iterable[Card]) -> JudgedGiv:
    """The judge's giv from the same deck, before the first play."""
    return JudgedGiv(options_of(giv.rules), giv.n_players, giv.dealer, letters(deck))
