"""The data of buttons: what `pack` writes `unpack` reads, and nothing else is read (A7, A8, C10)."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DECK, Move
from tgbot.taps.codec import LIMIT, MENUS, PLAIN, Tap, UnreadableTapError, pack, unpack
from tgbot.taps.menu import OpenHome, OpenOption, OpenRules, SetOption
from tgbot.taps.table import (
    Advice,
    Ask,
    Back,
    Choose,
    Hint,
    Pick,
    Play,
    PlayAnyway,
    Practise,
    Quiz,
    Resign,
    Review,
    Step,
    TableTap,
    TakeNothing,
)  # fmt: skip

CARD = st.sampled_from(DECK)
TABLE = st.text("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", min_size=6, max_size=12)
VERSION = st.integers(0, 9_999_999)
ANY_TAKE = st.builds(Move.of, CARD, st.sets(CARD, max_size=40))
PLY = st.none() | st.integers(0, 47)
#: What can also be asked of an earlier play, and what cannot.
PRACTISED = st.one_of(
    st.builds(Choose, CARD),
    st.builds(Play, ANY_TAKE),
    st.builds(Pick, ANY_TAKE, st.integers(0, 2)),
    st.sampled_from([Back(), Practise(), TakeNothing()]),
)
PLAYED = st.one_of(
    st.builds(PlayAnyway, ANY_TAKE),
    st.just(Quiz()) | st.builds(Quiz, CARD.map(lambda card: card.rank), st.none() | st.integers(0, 4)),
    st.builds(Review, st.integers(0, 47)),
    st.builds(Step, st.integers(0, 47)),
    st.sampled_from([kind() for kind in PLAIN.values()]),
)
TABLE_TAPS = st.builds(TableTap, TABLE, VERSION, PRACTISED, PLY) | st.builds(TableTap, TABLE, VERSION, PLAYED)
WORD = st.from_regex(r"[a-z0-9_-]{1,14}", fullmatch=True)
MENU_TAPS = st.one_of(
    st.sampled_from([kind for kind in MENUS.values() if not getattr(kind, "__match_args__", ())]).map(
        lambda kind: kind()
    ),
    st.sampled_from([kind for kind in MENUS.values() if kind is not OpenRules]).flatmap(
        lambda kind: st.builds(kind, *[WORD] * len(getattr(kind, "__match_args__", ())))
    ),
    st.builds(OpenRules, st.none() | st.integers(0, 99)),
)


@contextmanager
def at_most(seconds: int) -> Iterator[None]:
    """Fails a test that never ends, even where it blocks the event loop."""

    def give_up(_signal: int, _frame: FrameType | None) -> None:
        raise AssertionError(f"not done after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@given(st.one_of(TABLE_TAPS, MENU_TAPS))
def test_a7_every_tap_fits_in_64_bytes_and_comes_back_as_it_was(tap: Tap) -> None:
    data = pack(tap)
    assert len(data.encode()) <= LIMIT
    assert unpack(data) == tap


def test_a7_the_longest_tap_there_can_be_fits() -> None:
    picked = TableTap("z" * 12, 36**8 - 1, Pick(Move.of(DECK[-1], DECK), 9), 47)
    assert len(pack(picked)) <= LIMIT


def test_the_data_of_a_tap_is_what_old_messages_carry() -> None:
    """Buttons in chats outlive the program: the next version must still read their data."""
    five = Move.parse("KHx5C5H")

    def at(version: int, ask: Ask, ply: int | None = None) -> Tap:
        return TableTap("abc123XY", version, ask, ply)

    taps: dict[str, Tap] = {
        "t:abc123XY:1z4:p:KH:50000": at(2560, Play(five)),
        "t:abc123XY:1:c:AS": at(1, Choose(Move.parse("AS").card)),
        "t:abc123XY:1:k:AS:0:0": at(1, Pick(Move.parse("AS"))),
        "t:abc123XY:1:h": at(1, Hint()),
        "t:abc123XY:1:H": at(1, Advice()),
        "t:abc123XY:1:P:KH:50000": at(1, PlayAnyway(five)),
        "t:abc123XY:1:q:KC::3": at(1, Quiz("K", 2)),
        "t:abc123XY:1:e": at(1, TakeNothing()),
        "t:abc123XY:1:v:::2": at(1, Review(2)),
        "t:abc123XY:1:s:::31": at(1, Step(31)),
        "t:abc123XY:1:x::::7": at(1, Practise(), 7),
        "t:abc123XY:1:p:KH:::7": at(1, Play(Move.parse("KH")), 7),
        "t:abc123XY:1:k:AS:0:0:7": at(1, Pick(Move.parse("AS")), 7),
        "t:abc123XY:0:R": at(0, Resign()),
        "m:home": OpenHome(),
        "m:rules": OpenRules(),
        "m:rules:0": OpenRules(0),
        "m:opt!:target:21": SetOption("target", "21"),
    }
    assert {pack(tap): tap for tap in taps.values()} == taps
    assert {data: unpack(data) for data in taps} == taps


def test_a_tap_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="64 ASCII bytes"):
        pack(OpenOption("x" * 60))
    with pytest.raises(ValueError, match="64 ASCII bytes"):
        pack(OpenOption("å"))


@pytest.mark.parametrize(
    "data",
    [
        "", ":", "t", "t:", "m", "m:", "x:home", "m:nowhere", "m:HOME", " m:home", "m:home\n",
        "t:abc123", "t:abc123:1", "t:abc123:1:b:", "t:abc123:1:b:KH", "t:abc123:1:bb", "t:abc123:1:B",
        "t:abc12:1:b", "t:abc123abc123a:1:b", "t:abc-23:1:b", "t:åäöåäö:1:b", "t:abc{23}:1:b",
        "t:abc123::b", "t:abc123:-1:b", "t:abc123:+1:b", "t:abc123:01:b", "t:abc123:1A:b", "t:abc123: 1:b",
        "t:abc123:1_0:b", "t:abc123:1.0:b", "t:abc123:１:b",
        "t:abc123:1:c", "t:abc123:1:p", "t:abc123:1:k", "t:abc123:1:c:", "t:abc123:1:c:kh", "t:abc123:1:c:10H",
        "t:abc123:1:c:KX", "t:abc123:1:c:K♥",
        "t:abc123:1:p:KH:", "t:abc123:1:p:KH:0", "t:abc123:1:p:KH:g", "t:abc123:1:p:KH:-1", "t:abc123:1:p:KH:0x1",
        "t:abc123:1:p:KH:F", "t:abc123:1:p:KH:00f", "t:abc123:1:p:KH:10000000000000", "t:abc123:1:p:KH:1:0",
        "t:abc123:1:c:KH:1", "t:abc123:1:k:KH", "t:abc123:1:k:KH:1", "t:abc123:1:k:KH:1:", "t:abc123:1:k:KH:1:x",
        "t:abc123:1:k:KH:1:00", "t:abc123:1:k:KH:1:-1", "t:abc123:1:k:KH:1:0:0:0", "t:abc123:1:k:KH:1:²",
        "t:abc123:1:P", "t:abc123:1:P:KH:::3", "t:abc123:1:h:KH", "t:abc123:1:h:::1", "t:abc123:1:h::::3",
        "t:abc123:1:s::1", "t:abc123:1:s:::-1", "t:abc123:1:s:::01", "t:abc123:1:s:::0", "t:abc123:1:s:::1:2",
        "t:abc123:1:x::::-1", "t:abc123:1:x::::x", "t:abc123:1:x::::03", "t:abc123:1:x:KH:::3", "t:abc123:1:q:KH:1:2",
        "t:abc123:1:c:KH::1", "t:abc123:1:u::::4", "t:abc123:1:R::::4", "t:abc123:1:x::::9:",
        "m:home:å", "m:opt!:target:" + "9" * 60, "t:abc123:" + "z" * 60 + ":b", "\x00", "m:rules:\ud800",
        "t:abc123:" + "1" * 9000 + ":b", "m:" + ":" * 100,
    ],
)  # fmt: skip
def test_a8_data_that_no_button_carries_is_unreadable(data: str) -> None:
    with at_most(2), pytest.raises(UnreadableTapError):
        unpack(data)


@given(st.one_of(st.text(max_size=70), st.text("tm:abckpKH0123456789-!_z", max_size=70).map("t:abc123:".__add__)))
def test_a8_whatever_the_data_is_it_is_read_exactly_or_refused(data: str) -> None:
    with at_most(2):
        try:
            tap = unpack(data)
        except UnreadableTapError:
            return
    assert pack(tap) == data
