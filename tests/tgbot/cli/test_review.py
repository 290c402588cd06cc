"""`kasino review`."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from engine import Record
from tests.engine.right_answers import record_of
from tests.tgbot.cli.command import Kasino, shell
from tests.tgbot.cli.test_hint import unfinished
from tgbot.cli import review
from tutor.judging import label_of

QUICK = ("--budget", "40")
#: So much work that no play gets only a quick look.
ENOUGH = ("--budget", "80")


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judges in this process: starting others would take longer than judging."""
    monkeypatch.setattr(review, "_judged", lambda questions: map(review._judge, questions))


def reviewed(record: object, kasino: Kasino, seat: int) -> Any:
    ran = kasino("review", "-", "--json", "--seat", str(seat), *QUICK, stdin=json.dumps(record).encode())
    assert ran.status == 0
    return json.loads(ran.out)


def test_the_processes_of_the_machine_judge_every_decision_and_progress_is_told() -> None:
    ran = shell("review", "-", "--json", "--seat", "1", *QUICK, stdin=json.dumps(record_of("R01")).encode())
    assert ran.status == 0
    answer = json.loads(ran.out)
    assert list(answer) == ["seat", "givs"]
    (giv,) = answer["givs"]
    assert list(giv) == ["giv", "lost", "unforced", "mean_loss", "difference", "luck", "decisions", "costliest"]
    assert list(giv["decisions"][0]) == ["ply", "move", "best", "loss", "label", "exact"]
    told = ran.err.rstrip("\n").split("\r")
    assert [line for line in told if line] == [f"Giv 1: {done} of 48 plays" for done in range(1, 49)]


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_giv_is_summed_up_from_its_decisions(seat: int, kasino: Kasino) -> None:
    record = record_of("R01")
    giv = reviewed(record, kasino, seat)["givs"][0]
    moves = record["givs"][0]["moves"]
    first = (record["givs"][0]["dealer"] + 1 + seat) % 2
    decisions = giv["decisions"]
    assert [each["ply"] for each in decisions] == list(range(first + 1, 49, 2))
    assert [each["move"] for each in decisions] == moves[first::2]
    assert giv["lost"] == pytest.approx(sum(each["loss"] for each in decisions))
    assert giv["unforced"] == sum(each["label"] not in ("forced", "quick") for each in decisions)
    assert giv["mean_loss"] == pytest.approx(giv["lost"] / giv["unforced"])
    assert all(each["label"] in (label_of(each["loss"]), "forced", "quick") for each in decisions)
    costly = sorted((each for each in decisions if each["loss"] >= 0.15), key=lambda each: -each["loss"])[:3]
    assert [each["ply"] for each in giv["costliest"]] == [each["ply"] for each in costly]
    (rows,) = Record.from_json(record).replay().protocols
    assert giv["difference"] == rows[seat].total - rows[1 - seat].total


@pytest.mark.usefixtures("here")
def test_proved_losses_are_whole_points(kasino: Kasino) -> None:
    ran = kasino("review", "-", "--json", "--seat", "0", "--budget", "20", stdin=json.dumps(unfinished(48)).encode())
    proved = [each for each in json.loads(ran.out)["givs"][0]["decisions"] if each["exact"]]
    assert proved
    assert all(each["ply"] > 40 for each in proved)
    assert all(each["loss"] == pytest.approx(round(each["loss"])) for each in proved)


@pytest.mark.usefixtures("here")
def test_each_finished_giv_is_reviewed_and_no_other(kasino: Kasino) -> None:
    first = record_of("R03")["givs"][0]
    givs = [first, {**first, "dealer": 0}, {**first, "moves": first["moves"][:7]}]
    record = {**record_of("R03"), "options": {"target": 21}, "givs": givs}
    answer = reviewed(record, kasino, 1)
    assert [giv["giv"] for giv in answer["givs"]] == [1, 2]
    differences = [giv["difference"] for giv in answer["givs"]]
    assert differences[0] == -differences[1], "the same plays from the other seat"


@pytest.mark.usefixtures("here")
def test_people_read_what_it_cost_and_what_was_luck(kasino: Kasino) -> None:
    record = {**record_of("R01"), "players": ["Anna", "Bo"]}
    ran = kasino("review", "-", "--seat", "0", "--lang", "sv", *ENOUGH, stdin=json.dumps(record).encode())
    assert ran.status == 0
    lines = ran.out.strip().splitlines()
    assert lines[0] == "Giv 1, Anna"
    assert lines[1].startswith("Dina drag kostade ")
    assert lines[2].startswith("Given slutade −2 för dig. Dina och motståndets misstag: ")
    assert "<" not in ran.out
    assert "Giv 1: 48 av 48 drag" in ran.err


@pytest.mark.usefixtures("here")
def test_the_costliest_moves_are_told_with_what_was_better(kasino: Kasino) -> None:
    """In a giv that was played at random."""
    ran = kasino("review", "-", "--seat", "1", "--lang", "en", *QUICK, stdin=json.dumps(unfinished(48)).encode())
    _, *told = re.split(r"\n(?=\d+\. )", ran.out.strip())
    assert told
    told = [line for each in told for line in each.splitlines()]
    for costly, why in zip(told[::2], told[1::2], strict=True):
        assert re.fullmatch(r"\d+\. .+: (doubtful|(very )?bad), −[\d.]+ points?\. Better: .+\.", costly)
        assert " better than " in why


@pytest.mark.usefixtures("here")
def test_perfect_play_is_not_criticised(kasino: Kasino, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "costliest", lambda *_: ())
    ran = kasino("review", "-", "--seat", "0", "--lang", "sv", *ENOUGH, stdin=json.dumps(record_of("R01")).encode())
    assert ran.out.strip().splitlines()[3:] == ["Inget av dina drag var ens tveksamt."]


@pytest.mark.parametrize(
    ("record", "arguments", "says"),
    [
        (record_of("R01"), (), "--seat is missing."),
        (record_of("R01"), ("--seat", "2"), "--seat is a whole number from 0 to 1, not “2”."),
        (record_of("R01"), ("--seat", "Anna"), "--seat is a whole number from 0 to 1, not “Anna”."),
        (record_of("R01"), ("--seat", "0", "--budget", "-1"), "“-1”"),
        (unfinished(20), ("--seat", "0"), "No giv of the record is finished yet."),
        ({**unfinished(20), "givs": []}, ("--seat", "0"), "No giv of the record is finished yet."),
    ],
)
def test_what_is_wrong_is_one_line_on_stderr(
    record: object, arguments: tuple[str, ...], says: str, kasino: Kasino
) -> None:
    ran = kasino("review", "-", *arguments, stdin=json.dumps(record).encode())
    assert (ran.status, ran.out) == (2, "")
    assert says in ran.err
    assert ran.err.count("\n") == 1
