"""Bots: judging any position, going for loot, getting out in time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from igroteka.bots.greedy import Greedy
from igroteka.bots.random import Uniform
from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.bot.evaluation import evaluate
from igroteka.games.cadwallon.bot.guide import guide
from igroteka.games.cadwallon.rules.options import WHOLE
from igroteka.games.cadwallon.rules.state import Cadwallon
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.testing.evaluation import assert_every_position_can_be_judged
from tests.games.cadwallon.table import A, B, Table


@pytest.mark.parametrize(
    "table",
    [
        {"players": 4},
        {"players": 2, "adventure": "barons_ransom"},
        {"players": 3, "adventure": "dukes_ransom", **WHOLE},
    ],
    ids=["base", "hostages", "all"],
)
def test_every_position_can_be_judged(table: dict[str, Any]) -> None:
    assert_every_position_can_be_judged(GAME, table, evaluate, guide)
    assert GAME.evaluate is evaluate


def test_ducats_and_loot_are_worth_something() -> None:
    table = Table()
    before = evaluate(table.g, A)
    table.ducats(8, 5)
    assert evaluate(table.g, A) == pytest.approx(before + 3)
    table.at("iris", "bakery")
    empty = evaluate(table.g, A)
    table.carry("iris", "ruby")
    assert evaluate(table.g, A) > empty + 2
    assert evaluate(table.g, B) < before


def test_getting_closer_to_a_chest_is_better() -> None:
    table = Table()
    table.chest("bakery", "ruby")
    worths = []
    for space in ("exit_n1", "cross_11", "h1_2", "bakery"):
        table.at("iris", space)
        worths.append(evaluate(table.g, A))
    assert worths == sorted(worths)


def test_getting_out_is_better_than_standing_at_the_exit() -> None:
    table = Table(round=7)
    table.alarm()
    iris = table.at("iris", "exit_n1")
    table.carry("iris", "ruby", "ruby")
    inside = evaluate(table.g, A)
    table.g.on[iris.at] = -1
    iris.at = -2
    assert evaluate(table.g, A) > inside


def test_guidance_walks_towards_what_is_wanted() -> None:
    table = Table()
    table.at("iris", "cross_11")
    table.chest("bakery", "ruby")
    table.walk("iris")
    weights = dict(zip([o.key for o in table.ask.options], guide(table.g, table.ask), strict=True))
    assert weights["step:h1_2"] > weights["step:exit_n1"]


def play(table: dict[str, Any], bots: list[Any], seed: int) -> Match[Cadwallon]:
    match = Match.new(GAME, GAME.configure(table), Fast.seeded("bots", seed))
    while match.ask is not None:
        seat = match.ask.seat
        match.answer(seat, bots[seat].choose(match, seat))
    return match


def test_greedy_beats_random_players() -> None:
    wins = 0
    for seed in range(3):
        bots = [Greedy(seed) if seat == seed else Uniform(seed + seat) for seat in range(4)]
        wins += seed in play({"players": 4}, bots, seed).result.winners
    assert wins == 3


@pytest.mark.parametrize("table", [{"players": 2}, {"players": 2, **WHOLE}], ids=["base", "all"])
def test_greedy_gangs_carry_loot_out(table: dict[str, Any]) -> None:
    match = play(table, [Greedy(1), Greedy(2)], 1)
    out = [character for character in match.g.characters if character.at == -2]
    assert len(out) >= 4
    assert sum(match.result.scores) > 10


def test_guided_gangs_mostly_get_out() -> None:
    out = 0
    for seed in range(4):
        rng = Random(seed)
        match = Match.new(GAME, GAME.configure({"adventure": "curfew"}), Fast.seeded(seed))
        while match.ask is not None:
            ask = match.ask
            match.answer(ask.seat, rng.choices(ask.options, guide(match.g, ask))[0])
        out += sum(character.at == -2 for character in match.g.characters)
    assert out > 64 // 3
