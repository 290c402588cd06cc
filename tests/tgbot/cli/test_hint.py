"""`kasino hint`."""

from __future__ import annotations

import json
import re
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import Record, Rules, View, legal_moves, view
from tests.engine.chance import random_giv, shuffled
from tests.engine.right_answers import record_of
from tests.tgbot.cli.command import Kasino, shell
from tests.tutor.sensible import made_ranked, made_ranking
from tgbot.cli import hint
from tutor import Ranking, rank

QUICK = ("--budget", "60")


def unfinished(n_moves: int, *, n_players: int = 2, game: str = "kasino", seed: int = 1, **options: Any) -> Any:
    """A record whose only giv has this number of random moves."""
    rules, chance = Rules.preset(game, **options), Random(seed)
    deck = shuffled(chance)
    giv = random_giv(rules, n_players, deck, chance, dealer=0)[n_moves]
    names = ("Anna", "Bo", "Cia", "Dan")[:n_players]
    return Record(rules, names).with_giv(0, deck).with_moves(giv.moves).to_json()


def asked(record: object, kasino: Kasino, *arguments: str) -> Any:
    ran = kasino("hint", "-", "--json", *QUICK, *arguments, stdin=json.dumps(record).encode())
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out)


@pytest.fixture
def views(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """The views that the tutor is asked about."""
    seen: list[View] = []

    def noted(view: View, *, budget: float) -> Ranking:
        seen.append(view)
        return rank(view, budget=budget, samples=2)

    monkeypatch.setattr(hint, "rank", noted)
    return seen


@pytest.mark.parametrize("n_moves", [0, 13, 43])
def test_every_legal_move_is_ranked_best_first_with_terms(n_moves: int, kasino: Kasino) -> None:
    record = unfinished(n_moves)
    answer = asked(record, kasino)
    giv = Record.from_json(record).replay().giv
    assert giv is not None
    moves = answer["moves"]
    assert sorted(each["move"] for each in moves) == sorted(map(str, legal_moves(giv)))
    values = [each["value"] for each in moves]
    assert values[0] == 0
    assert values == sorted(values, reverse=True)
    for each in moves:
        ahead = sum(moves[0]["terms"].values()) - sum(each["terms"].values())
        assert ahead == pytest.approx(-each["value"])
    assert (answer["seat"], answer["measure"], answer["exact"]) == (giv.turn, "points", n_moves == 43)
    assert answer["idea"]
    assert answer["text"].startswith(("Take ", "Lay out "))
    assert "<" not in answer["text"]


def test_the_answer_has_the_documented_shape(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(unfinished(40)))
    ran = shell("hint", str(file), "--json", *QUICK)
    answer = json.loads(ran.out)
    assert (ran.status, ran.err) == (0, "")
    assert list(answer) == ["seat", "measure", "exact", "quick", "moves", "idea", "text"]
    assert list(answer["moves"][0]) == ["move", "value", "error", "samples", "complete", "exact", "terms"]
    assert list(answer["moves"][0]["terms"]) == [
        "points", "sweep", "reply", "reply_sweep", "own", "cards", "spades", "sistan", "later",
    ]  # fmt: skip


@pytest.mark.parametrize("n_players", [2, 3, 4])
@pytest.mark.parametrize("game", ["kasino", "dragkasino"])
def test_only_what_the_seat_can_know_reaches_the_tutor(
    game: str, n_players: int, kasino: Kasino, views: list[View]
) -> None:
    record = Record.from_json(unfinished(17, n_players=n_players, game=game, seed=3))
    giv = record.replay().giv
    assert giv is not None
    hidden = set(view(giv, giv.turn).unseen)
    order = [card for card in record.givs[0].deck if card in hidden]
    Random(5).shuffle(order)
    swapped = iter(order)
    deck = tuple(next(swapped) if card in hidden else card for card in record.givs[0].deck)
    reshuffled = Record(record.rules, record.players).with_giv(0, deck).with_moves(giv.moves)
    answers = [asked(each.to_json(), kasino) for each in (record, reshuffled)]
    assert reshuffled.replay().giv != giv
    assert views[0] == views[1]
    assert answers[0] == answers[1]


def test_a_ply_is_the_position_before_that_play(kasino: Kasino, views: list[View]) -> None:
    record = unfinished(20)
    for ply in (1, 7, 20, 21):
        asked(record, kasino, "--ply", str(ply))
    asked(record, kasino)
    moves = Record.from_json(record).givs[0].moves
    assert [each.moves for each in views] == [moves[:0], moves[:6], moves[:19], moves, moves]
    assert all(each.seat == each.turn for each in views)


def test_the_points_of_the_givs_before_are_known(kasino: Kasino, views: list[View]) -> None:
    first = record_of("R03")["givs"][0]
    record = {**record_of("R03"), "givs": [first, {**first, "dealer": 0, "moves": first["moves"][:5]}]}
    totals = Record.from_json({**record, "givs": [first]}).replay().totals
    assert any(totals)
    asked(record, kasino)
    asked({**record, "givs": [first]}, kasino, "--ply", "48")
    assert [each.totals for each in views] == [totals, (0,) * len(totals)]


def test_near_the_target_the_chance_to_win_is_the_measure(kasino: Kasino) -> None:
    first = record_of("R03")["givs"][0]
    record = {**record_of("R03"), "options": {"target": 11}, "givs": [first, {**first, "dealer": 0, "moves": []}]}
    assert asked(record, kasino)["measure"] == "winning"
    ran = kasino("hint", "-", *QUICK, "--lang", "sv", stdin=json.dumps(record).encode())
    assert "för chansen att vinna partiet" in ran.out


def test_people_see_the_position_the_idea_the_advice_and_the_list(kasino: Kasino) -> None:
    record = unfinished(43, seed=2)
    giv = Record.from_json(record).replay().giv
    assert giv is not None
    ran = kasino("hint", "-", "--lang", "sv", "--budget", "5000", stdin=json.dumps(record).encode())
    assert (ran.status, ran.err) == (0, "")
    position, words, listed = (part.split("\n") for part in ran.out.strip().split("\n\n"))
    name = ("Anna", "Bo")[giv.turn]
    assert position[0] == f"{name} ska spela, drag 44 av 48."
    assert position[1].startswith("Bordet: ")
    assert position[2].startswith("Handen: ")
    assert len(words) == 2
    assert words[1].startswith(("Ta ", "Lägg ut "))
    moves = [line.split()[0] for line in listed[1:]]
    assert sorted(moves) == sorted(map(str, legal_moves(giv)))
    assert all(line.endswith("uträknat till slutet") for line in listed[1:])


def test_a_long_list_is_cut_for_people_and_says_so(kasino: Kasino, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "LISTED", 1)
    ran = kasino("hint", "-", *QUICK, "--lang", "en", stdin=json.dumps(unfinished(16)).encode())
    n_moves = len(asked(unfinished(16), kasino)["moves"])
    assert n_moves > 1
    assert ran.out.splitlines()[-1] == f"and {n_moves - 1} more"
    assert len(ran.out.split("\n\n")[2].splitlines()) == 3


def test_a_move_that_was_only_looked_at_has_no_error(kasino: Kasino, monkeypatch: pytest.MonkeyPatch) -> None:
    """JSON has no infinity."""
    ranking = made_ranking(made_ranked("KH"), made_ranked("2S", -1.0, inf, samples=0))
    monkeypatch.setattr(hint, "rank", lambda *_, **__: ranking)
    assert [each["error"] for each in asked(unfinished(0), kasino)["moves"]] == [0, None]
    ran = kasino("hint", "-", "--lang", "sv", stdin=json.dumps(unfinished(0)).encode())
    assert ran.out.splitlines()[-2:] == ["KH       0  100 försök", "2S          bara uppskattat"]


@pytest.mark.parametrize("language", ["sv", "en"])
def test_a_quick_look_is_said_to_be_one_and_has_no_numbers(language: str, kasino: Kasino) -> None:
    ran = kasino("hint", "-", "--lang", language, "--budget", "1", stdin=json.dumps(unfinished(14)).encode())
    quick = {"sv": "en snabb titt", "en": "a quick look"}[language]
    _, said, listed = ran.out.split("\n\n")
    assert all(quick in line.lower() for line in (*said.splitlines(), *listed.rstrip().splitlines()))
    assert not re.search(r"[−±]|poäng|points?\b|bättre|better", ran.out)


@pytest.mark.parametrize(
    ("record", "arguments", "says"),
    [
        (unfinished(48), (), "The last giv is over. Say with --ply which play it is about."),
        (unfinished(48), ("--ply", "49"), "--ply is a whole number from 1 to 48, not “49”."),
        (unfinished(20), ("--ply", "22"), "--ply is a whole number from 1 to 21, not “22”."),
        (unfinished(20), ("--ply", "0"), "--ply is a whole number from 1 to 21, not “0”."),
        (unfinished(20), ("--budget", "0"), "--budget is a whole number from 1 to 600000, not “0”."),
        (unfinished(20), ("--budget", "soon"), "--budget is a whole number from 1 to 600000, not “soon”."),
        ({**unfinished(20), "givs": []}, (), "There is no giv in the record yet."),
    ],
)
def test_what_is_wrong_is_one_line_on_stderr(
    record: object, arguments: tuple[str, ...], says: str, kasino: Kasino
) -> None:
    ran = kasino("hint", "-", *arguments, stdin=json.dumps(record).encode())
    assert (ran.status, ran.out, ran.err) == (2, "", f"{says}\n")


def test_a_record_that_cannot_be_read_is_told_as_elsewhere(kasino: Kasino, tmp_path: Path) -> None:
    for arguments, stdin, says in (
        ((), b"", "RECORD is missing."),
        (("-",), b"{", "This is not JSON that can be read."),
        ((str(tmp_path / "none.json"),), b"", "cannot be read."),
        (("-",), json.dumps({**unfinished(3), "format": "x"}).encode(), "kasino-record/1"),
    ):
        ran = kasino("hint", *arguments, stdin=stdin)
        assert (ran.status, ran.out) == (2, "")
        assert says in ran.err
        assert ran.err.count("\n") == 1


def test_an_illegal_move_of_the_record_is_explained(kasino: Kasino) -> None:
    record = unfinished(3)
    record["givs"][0]["moves"][1] = "KHxKD"
    ran = kasino("hint", "-", stdin=json.dumps(record).encode())
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("Move 2 of giv 1, KHxKD, is not legal.")
