"""Drafts: turns as guidance would play them race each other, and the best one is followed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from igroteka.bots.search.bot import Budget, Searcher
from igroteka.bots.search.draft import drafts
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Flow, Option, any_of
from igroteka.kernel.game import Foresight, Game
from igroteka.kernel.match import Match
from tests.bots.test_bots import at_the_turn
from tests.bots.test_plan import END, MINE, turn_of, walking
from tests.bots.test_search import ENDLESS
from tests.kernel.lanterns import Lanterns

DEEDS = ("dig", "deeper", "reap")


def guided(heavy: tuple[str, ...] = DEEDS, drafted: int = 0) -> Game[Any]:
    """The mine, with a guidance that holds these deeds for the best."""

    def guide(g: Lanterns, question: Any) -> list[float]:
        return [2.0 if option.key in heavy else 1.0 for option in question.options]

    return replace(walking(MINE), guide=guide, foresight=Foresight(own=0, drafts=drafted))


def drawn_up(match: Match[Any], more: int, seed: int = 1) -> list[tuple[str, ...]]:
    guess = match.guess(0, Random(seed), settled=True)
    return drafts(guess, 0, match.asks[0].options, more, Fast(seed))


def thinker(plans: bool = False) -> Searcher:
    return Searcher("thinker", 1, Budget(40, ENDLESS), 6, plans=plans)


def test_each_option_is_gone_on_with_as_guidance_weighs_most() -> None:
    assert drawn_up(at_the_turn(guided(), 1), 0) == [("rest",), DEEDS]
    assert drawn_up(at_the_turn(guided(("rest",)), 1), 0) == [("rest",), ("dig", "rest")]


def test_what_guidance_would_not_do_is_drawn_now_and_then_and_nothing_twice() -> None:
    found = drawn_up(at_the_turn(guided(("rest",)), 1), 200)
    assert DEEDS in found
    assert len(found) == len(set(found))


def test_a_draft_ends_where_luck_has_a_hand_in_it() -> None:
    def turn(g: Lanterns) -> Flow[None]:
        options = [Option("throw", "walk"), Option("wait", "walk")]
        while g.round < 3:
            answer = yield any_of(0, "turn", "LAN-TURN-1", options, anchor=True)
            g.round += 1
            if answer.key == "throw":
                g.lit[0] += g.chance.roll(6, "LAN-TURN-1")
        yield any_of(1, "turn", "LAN-TURN-1", options, anchor=True)
        g.phase = "over"

    game = replace(guided(("throw",)), step=lambda g: turn(g) if g.phase == "turns" else None)
    match = at_the_turn(game, 1)
    assert match.g.round == 0
    assert drawn_up(match, 0) == [("throw",), ("wait", "throw")]


def test_who_does_not_draft_misses_what_guidance_does_not_weigh() -> None:
    assert turn_of(thinker(plans=True), at_the_turn(guided(("rest",), 0), 1)) == ["rest"]


@pytest.mark.parametrize("plans", [False, True])
def test_the_best_draft_is_followed_without_a_further_thought(plans: bool) -> None:
    """By adepts, who plan nothing otherwise, as by masters."""
    bot = thinker(plans)
    match = at_the_turn(guided(("rest",), 200), 1)
    assert bot.choose(match, 0).key == "dig"
    match.answer(0, "dig")
    thought_so_far = bot._rng.getstate()
    assert turn_of(bot, match) == ["deeper", "reap"]
    assert bot._rng.getstate() == thought_so_far


def test_a_turn_that_never_ends_is_not_drafted_for_ever() -> None:
    round_and_round = {0: {"on": (0, 1), "out": (0, END)}, 1: {"back": (0, 0), "out": (0, END)}}
    game = replace(
        walking(round_and_round),
        guide=lambda g, ask: [5.0 if o.key in ("on", "back") else 1.0 for o in ask.options],
    )
    assert 1 < max(map(len, drawn_up(at_the_turn(game, 1), 0))) < 100
