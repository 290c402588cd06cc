"""The last deal with two players: counting shows the other hand, so every move has an exact value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine import BIT
from tutor.fast.ending import points_for_cards, points_for_spades
from tutor.fast.masks import SPADES
from tutor.fast.situation import Situation
from tutor.fast.takes import Takes
from tutor.fast.worth import WORTH, points_of, worth_of

#: Number of takes of one card that are looked at. No table in real play comes near it.
TAKES_LOOKED_AT = 400
#: Number of positions between two looks at the clock.
NODES_BETWEEN_LOOKS = 200
INFINITE = 1_000_000.0
NARROW = 1e-7

#: The value of a finished giv for seat 0, from the points of seat 0 and of seat 1 since the search began, and from how
#: many more spades seat 0 has. Only the sign of that is certain, except with överspader.
Pay = Callable[[float, float, int], float]
#: What the rest of the giv depends on: the table, both hands, the seat to play, the last taker, and how many cards and
#: spades seat 0 has.
State = tuple[int, int, int, int, int, int, int]
Key = tuple[State, float, float]
#: A card, what it takes, and what that wins: points, number of cards, number of spades.
Ply = tuple[int, int, int, int, int]
#: How a play looks, in the order of `order.Sight`: its points at once and its worth at sight.
Look = tuple[float, float]


class OutOfTimeError(Exception):
    """Time ran out before the value was proved."""


class LastDeal:
    """Values of positions with open hands and an empty talong, by alpha-beta search with a memory.

    A value is the points that seat 0 wins from the position on, less those of seat 1. With `pay` it is what `pay` makes
    of the points of both at the end; the points won on the way are then part of the position.
    """

    def __init__(
        self,
        takes: Takes,
        start: Situation,
        *,
        pay: Pay | None = None,
        out_of_time: Callable[[], bool] = lambda: False,
    ) -> None:
        self._takes, self._pay, self._out_of_time = takes, pay, out_of_time
        self._extra_spades = start.extra_spades
        self._sweep = 1 if start.plays < start.sweeps_until else 0
        both = [pile.bit_count() for pile in start.piles]
        rest = start.table.bit_count() + sum(len(hand) for hand in start.hands)
        self._all_cards = sum(both) + rest
        left = start.table
        for hand in start.hands:
            for card in hand:
                left |= BIT[card]
        self._all_spades = sum((pile & SPADES).bit_count() for pile in (*start.piles, left))
        self._known: dict[Key, tuple[float, float]] = {}
        self._moves: dict[tuple[int, int], list[Ply]] = {}
        self._plays: dict[tuple[int, int], list[tuple[Look, Ply]]] = {}
        self._nodes = 0

    def value(self, situation: Situation) -> float:
        """The exact value of a position. Raises OutOfTimeError."""
        return self._search(state_of(situation), 0.0, 0.0, -INFINITE, INFINITE)

    def move_value(self, situation: Situation, card: int, taken: int) -> float:
        """The exact value of a move of the seat to play. Raises OutOfTimeError."""
        state = state_of(situation)
        move = next(each for each in self._ordered(state) if each[:2] == (card, taken))
        after, gain = self._after(state, move)
        won, lost = self._carried(state[3], gain, 0.0, 0.0)
        value = self._search(after, won, lost, -INFINITE, INFINITE)
        return value if self._pay is not None else value + (gain if state[3] == 0 else -gain)

    def line(self, situation: Situation, won: float, lost: float) -> Iterator[tuple[int, int]]:
        """The rest of the giv under perfect play: cards and what they take. Raises OutOfTimeError.

        `won` and `lost` are the points that seat 0 and seat 1 have won since the search began; with `pay` they count.
        """
        state = state_of(situation)
        value = self._search(state, won, lost, -INFINITE, INFINITE)
        while state[1] or state[2]:
            for move in self._ordered(state):
                after, gain = self._after(state, move)
                mine, theirs = self._carried(state[3], gain, won, lost)
                target = value if self._pay is not None else value - (gain if state[3] == 0 else -gain)
                if abs(self._search(after, mine, theirs, target - NARROW, target + NARROW) - target) < NARROW:
                    break
            yield move[0], move[1]
            state, won, lost, value = after, mine, theirs, target

    def _search(self, state: State, won: float, lost: float, alpha: float, beta: float) -> float:
        if not (state[1] or state[2]):
            return self._end(state, won, lost)
        key = (state, won, lost)
        low, high = self._known.get(key, (-INFINITE, INFINITE))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        self._look_at_the_clock()
        alpha, beta = max(alpha, low), min(beta, high)
        best = self._best(state, won, lost, alpha, beta)
        if best <= alpha:
            self._known[key] = (low, best)
        elif best >= beta:
            self._known[key] = (best, high)
        else:
            self._known[key] = (best, best)
        return best

    def _best(self, state: State, won: float, lost: float, alpha: float, beta: float) -> float:
        """The best value for the seat to play; a bound if it lies outside alpha and beta."""
        first = state[3] == 0
        best = -INFINITE if first else INFINITE
        for move in self._ordered(state):
            after, gain = self._after(state, move)
            if self._pay is not None:
                mine, theirs = self._carried(state[3], gain, won, lost)
                value = self._search(after, mine, theirs, alpha, beta)
            else:
                signed = gain if first else -gain
                value = signed + self._search(after, 0.0, 0.0, alpha - signed, beta - signed)
            if first:
                if value > best:
                    best = value
                    alpha = max(alpha, value)
            elif value < best:
                best = value
                beta = min(beta, value)
            if alpha >= beta:
                break
        return best

    def _carried(self, turn: int, gain: int, won: float, lost: float) -> tuple[float, float]:
        if self._pay is None:
            return 0.0, 0.0
        return (won + gain, lost) if turn == 0 else (won, lost + gain)

    def _after(self, state: State, move: Ply) -> tuple[State, int]:
        """The state after a move, and the points that the move wins."""
        table, first, second, turn, last, cards, spades = state
        card, taken, gain, n_cards, n_spades = move
        bit = BIT[card]
        if taken:
            table ^= taken
            last = turn
            if turn == 0:
                cards += n_cards
                spades += n_spades
        else:
            table |= bit
        if turn == 0:
            first ^= bit
        else:
            second ^= bit
        if taken:
            cards, spades = self._decided(table | first | second, cards, spades)
        return (table, first, second, 1 - turn, last, cards, spades), gain

    def _decided(self, left: int, cards: int, spades: int) -> tuple[int, int]:
        """The counts of seat 0, made equal where the rest cannot change who wins the race, so that more positions
        coincide."""
        if 2 * cards > self._all_cards:
            cards = self._all_cards
        elif 2 * (cards + left.bit_count()) < self._all_cards:
            cards = 0
        if self._extra_spades:
            return cards, spades
        if 2 * spades > self._all_spades:
            spades = self._all_spades
        elif 2 * (spades + (left & SPADES).bit_count()) < self._all_spades:
            spades = 0
        return cards, spades

    def _ordered(self, state: State) -> Sequence[Ply]:
        """The moves of the seat to play, the most promising first."""
        table, hand = state[0], state[2] if state[3] else state[1]
        found = self._moves.get((table, hand))
        if found is None:
            self._moves[table, hand] = found = self._list(table, hand)
        return found

    def _list(self, table: int, hand: int) -> list[Ply]:
        plays: list[tuple[Look, Ply]] = []
        while hand:
            bit = hand & -hand
            hand ^= bit
            found = self._plays.get((table, bit))
            if found is None:
                self._plays[table, bit] = found = self._plays_of(table, bit)
            plays += found
        plays.sort(reverse=True)
        return [play for _, play in plays]

    def _plays_of(self, table: int, bit: int) -> list[tuple[Look, Ply]]:
        """The plays of one card, each with its points and its worth at sight."""
        card = bit.bit_length() - 1
        plays: list[tuple[Look, Ply]] = [((0.0, -WORTH[card]), (card, 0, 0, 0, 0))]
        for taken in self._takes.every(table, card, TAKES_LOOKED_AT):
            swept = self._sweep if taken == table else 0
            gained = taken | bit
            n_spades = (gained & SPADES).bit_count()
            play = (card, taken, points_of(gained) + swept, gained.bit_count(), n_spades)
            plays.append(((play[2], worth_of(gained) + swept), play))
        return plays

    def _end(self, state: State, won: float, lost: float) -> float:
        """Sistan with the cards left on the table, most cards and most spades (4.2, 5)."""
        table, _, _, _, last, cards, spades = state
        all_cards, all_spades = self._all_cards, self._all_spades
        if last >= 0:
            sistan = 1 + points_of(table)
            if last == 0:
                won += sistan
                cards += table.bit_count()
                spades += (table & SPADES).bit_count()
            else:
                lost += sistan
        else:
            all_cards -= table.bit_count()
            all_spades -= (table & SPADES).bit_count()
        won_cards, lost_cards = points_for_cards((cards, all_cards - cards))
        won_spades, lost_spades = points_for_spades((spades, all_spades - spades), self._extra_spades)
        won += won_cards + won_spades
        lost += lost_cards + lost_spades
        return won - lost if self._pay is None else self._pay(won, lost, 2 * spades - all_spades)

    def _look_at_the_clock(self) -> None:
        self._nodes += 1
        if self._nodes % NODES_BETWEEN_LOOKS == 0 and self._out_of_time():
            raise OutOfTimeError


def state_of(situation: Situation) -> State:
    """What the rest of a giv with open hands depends on."""
    hands = [0, 0]
    for seat, hand in enumerate(situation.hands):
        for card in hand:
            hands[seat] |= BIT[card]
    pile = situation.piles[0]
    return (
        situation.table,
        hands[0],
        hands[1],
        situation.turn,
        situation.last,
        pile.bit_count(),
        (pile & SPADES).bit_count(),
    )
