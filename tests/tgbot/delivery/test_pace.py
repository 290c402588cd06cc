"""When a chat may be written to again (B1, B3, B5)."""

from __future__ import annotations

from dataclasses import dataclass

from tgbot.delivery.pace import IN_A_GROUP, IN_ALL, MINUTE, REGAINED, SECOND, SEVERAL, Pace

PERSON, OTHER, GROUP = 1001, 1002, -1_002_123_456_789


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


def test_b3_one_pause_holds_for_all_messages_of_a_chat_and_for_no_other_chat() -> None:
    clock = Clock()
    pace = Pace(clock)
    pace.hold(PERSON, 7)
    assert (pace.pause(PERSON), pace.pause(OTHER)) == (7, 0)
    clock.now += 3
    assert pace.pause(PERSON) == 4
    clock.now += 4
    assert pace.pause(PERSON) == 0


def test_b3_a_shorter_pause_does_not_end_a_longer_one() -> None:
    pace = Pace(Clock())
    pace.hold(PERSON, 7)
    pace.hold(PERSON, 2)
    assert pace.pause(PERSON) == 7


def test_b1_a_group_is_written_to_twenty_times_a_minute() -> None:
    clock = Clock()
    pace = Pace(clock)
    for _ in range(IN_A_GROUP):
        assert pace.pause(GROUP) == 0
        pace.write(GROUP)
        clock.now += 1
    assert pace.pause(GROUP) == MINUTE - IN_A_GROUP
    clock.now += MINUTE - IN_A_GROUP
    assert pace.pause(GROUP) == 0
    pace.write(GROUP)
    assert pace.pause(GROUP) == 1, "the second of the twenty is a second younger"


def test_a_person_is_written_to_as_often_as_they_tap() -> None:
    clock = Clock()
    pace = Pace(clock)
    for _ in range(10 * IN_A_GROUP):
        assert pace.pause(PERSON) == 0
        pace.write(PERSON)
        clock.now += SECOND / 16


def test_b1_all_chats_together_are_written_to_so_many_times_a_second() -> None:
    clock = Clock()
    pace = Pace(clock)
    for person in range(IN_ALL):
        assert pace.pause(person) == 0
        pace.write(person)
    assert pace.pause(OTHER) == pace.pause(GROUP) == SECOND
    clock.now += SECOND
    assert pace.pause(OTHER) == 0


def test_b3_when_several_chats_are_refused_at_once_all_wait_and_go_on_more_slowly() -> None:
    clock = Clock()
    pace = Pace(clock)
    for person, seconds in zip(range(SEVERAL), (9, 4, 7), strict=True):
        assert pace.pause(OTHER) == 0
        pace.hold(person, seconds)
    assert pace.pause(OTHER) == 4, "until the first of them may be written to"
    clock.now += 4
    assert (pace.pause(OTHER), pace.pause(0)) == (0, 5)
    for _ in range(IN_ALL // 2):
        assert pace.pause(OTHER) == 0
        pace.write(OTHER)
    assert pace.pause(OTHER) == SECOND
    clock.now += IN_ALL * REGAINED
    for _ in range(IN_ALL):
        assert pace.pause(OTHER) == 0
        pace.write(OTHER)


def test_b3_chats_that_are_refused_one_after_another_hold_up_no_other() -> None:
    clock = Clock()
    pace = Pace(clock)
    for person in range(3 * SEVERAL):
        pace.hold(person, 60)
        clock.now += SECOND / (SEVERAL - 1)
        assert pace.pause(OTHER) == 0
