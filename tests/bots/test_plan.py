"""Plans: what only a whole turn shows is found, its luck is not counted, and time is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from random import Random
from typing import Any

from igroteka.bots.search.bot import Budget, Searcher
from igroteka.bots.search.plan import Plan, Planner
from igroteka.bots.search.race import Ceiling
from igroteka.bots.search.value import Value
from igroteka.kernel.flow import Flow, Option, any_of
from igroteka.kernel.game import Foresight, Game
from igroteka.kernel.match import Match
from tests.bots.test_bots import at_the_turn
from tests.bots.test_search import ENDLESS, never
from tests.kernel import lanterns
from tests.kernel.lanterns import Lanterns

Way = tuple[int, int]
"""What a deed lights, and the place it leads to."""

END = -1
MINE: Mapping[int, Mapping[str, Way]] = {
    0: {"rest": (1, END), "dig": (-1, 1)},
    1: {"rest": (1, END), "deeper": (-1, 2)},
    2: {"rest": (1, END), "reap": (9, END)},
}
"""Every step down the mine looks worse than a rest, and pays only with the last one."""


def walking(
    ways: Mapping[int, Mapping[str, Way]], guided: list[int] | None = None, plans: int = 3
) -> Game[Any]:
    """Lanterns in which a turn leads from place to place until it ends; then another seat is asked.
    Guidance notes the places that it was asked about."""

    def turn(g: Lanterns) -> Flow[None]:
        while g.turn == 0:
            here = ways[g.round]
            options = [Option(key, "walk", way) for key, way in here.items()]
            answer = yield any_of(0, "turn", "LAN-TURN-1", options, anchor=True)
            light, g.round = answer.value
            g.lit[0] += light
            if g.round == END:
                g.turn = 1
        yield any_of(
            1, "turn", "LAN-TURN-1", [Option("a", "walk"), Option("b", "walk")], anchor=True
        )
        g.phase = "over"

    def guide(g: Lanterns, question: Any) -> list[float]:
        if guided is not None:
            guided.append(g.round)
        return [1.0] * len(question.options)

    return replace(
        lanterns.GAME,
        step=lambda g: turn(g) if g.phase == "turns" else None,
        guide=guide,
        evaluate=lambda g, seat: float(g.lit[seat]),
        foresight=Foresight(plans=plans),
    )


def planned(match: Match[Any], width: int, seed: int = 1, time_is_over: Any = never) -> list[Plan]:
    guess = match.guess(0, Random(seed), settled=True)
    value = Value(match.game, match.g, 0)
    planner = Planner(0, value, Random(seed), width, time_is_over)
    return planner.best(guess, match.asks[0].options)


def turn_of(thinker: Searcher, match: Match[Any]) -> Sequence[str]:
    keys = []
    while match.asks[0].seat == 0:
        keys.append(thinker.choose(match, 0).key)
        match.answer(0, keys[-1])
    return keys


def thinker(plans: bool = True) -> Searcher:
    return Searcher("thinker", 1, Budget(40, ENDLESS), 6, plans=plans)


def test_what_pays_only_at_the_end_of_a_turn_is_found_by_a_plan_alone() -> None:
    mine = walking(MINE)
    assert turn_of(thinker(plans=False), at_the_turn(mine, 1)) == ["rest"]
    assert turn_of(thinker(), at_the_turn(mine, 1)) == ["dig", "deeper", "reap"]
    assert turn_of(thinker(), at_the_turn(walking(MINE, plans=0), 1)) == ["rest"], (
        "left to the game"
    )


def test_there_is_a_plan_for_every_first_action_the_best_first() -> None:
    found = planned(at_the_turn(walking(MINE), 1), 3)
    assert found == [Plan(("dig", "deeper", "reap"), 7.0, 3), Plan(("rest",), 1.0, 1)]


def test_the_same_actions_in_another_order_are_gone_on_from_once() -> None:
    deeds = {"a": 1, "b": 2, "c": 4}
    ways = {
        done: {key: (bit, done | bit) for key, bit in deeds.items() if not done & bit}
        | {"end": (0, END), "sigh": (-50, END)}
        for done in range(8)
    }
    guided: list[int] = []
    found = planned(at_the_turn(walking(ways, guided), 1), 50)
    assert sorted(guided) == [1, 2, 3, 4, 5, 6, 7]
    assert found[0].worth == 7.0


def test_a_plan_is_not_worth_its_lucky_throws() -> None:
    def turn(g: Lanterns) -> Flow[None]:
        options = [Option("gamble", "walk"), Option("end", "walk")]
        while g.turn == 0:
            answer = yield any_of(0, "turn", "LAN-TURN-1", options, anchor=True)
            if answer.key == "end":
                g.turn = 1
            elif not g.round:
                g.round = 1
                g.lit[0] += 20 if g.chance.roll(2, "LAN-TURN-1") == 2 else -20
        yield any_of(1, "turn", "LAN-TURN-1", options, anchor=True)
        g.phase = "over"

    game = replace(walking(MINE), step=lambda g: turn(g) if g.phase == "turns" else None)
    worths = [
        plan.worth
        for seed in range(80)
        for plan in planned(at_the_turn(game, 1), 3, seed)
        if plan.keys == ("gamble", "end")
    ]
    assert len(worths) > 60
    assert abs(sum(worths) / len(worths)) < 6, "the throws of a plan would be worth twenty"


def test_when_the_time_is_over_the_plans_that_are_finished_are_left() -> None:
    for seconds in (0, 1, 2, 9):
        guided: list[int] = []
        ticks = map(float, count())
        match = at_the_turn(walking(MINE, guided), 1)
        ceiling = Ceiling(seconds, partial(next, ticks))
        found = planned(match, 3, time_is_over=ceiling.is_over)
        assert len(guided) <= seconds, "every look at the clock is a second"
        assert ("rest",) in [plan.keys for plan in found]


def test_luck_that_takes_an_action_away_takes_the_plan_away_and_no_more() -> None:
    # The plan that was kept names what is no longer offered: it is thought anew.
    seasoned = thinker()
    assert seasoned.choose(at_the_turn(walking(MINE), 1), 0).key == "dig"
    shallow = {0: {"rest": (1, END), "sigh": (-1, END)}}
    assert seasoned.choose(at_the_turn(walking(shallow), 1), 0).key == "rest"
