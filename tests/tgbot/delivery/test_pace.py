"""When a chat may be written to again (B1, B3, B5)."""

from __future__ import annotations

from dataclasses import dataclass

from tgbot.delivery.pace import IN_A_GROUP, MINUTE, Pace

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
    pace = Pace(Clock())
    for _ in range(10 * IN_A_GROUP):
        pace.write(PERSON)
    assert pace.pause(PERSON) == 0
