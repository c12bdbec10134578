"""A second look: what the evaluation misjudges at the end of a turn is seen some turns later."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from igroteka.bots.search.bot import Budget, Searcher
from igroteka.kernel.flow import Flow, Option, any_of
from igroteka.kernel.game import Features, Foresight, Game
from igroteka.kernel.match import Match
from tests.bots.test_bots import at_the_turn
from tests.bots.test_search import ENDLESS
from tests.kernel import lanterns
from tests.kernel.lanterns import Lanterns

SHOW, SOW = Option("show", "walk", (2, -10)), Option("sow", "walk", (0, 10))
"""What lights more at once, and what lights more when the next turn begins."""
ON = [Option("a", "walk"), Option("b", "walk")]
MIDDLE = (0.3, 0.7)
FARTHER = Foresight(turns=1)


def sowing(
    progress: float = 0.5,
    second: Foresight | None = FARTHER,
    asked: list[float] | None = None,
) -> Game[Any]:
    """Lanterns in which the evaluation does not see what was sown."""

    def turn(g: Lanterns) -> Flow[None]:
        seat = g.round % 2
        if g.round == 0:
            answer = yield any_of(0, "turn", "LAN-TURN-1", [SHOW, SOW], anchor=True)
            now, later = answer.value
            g.lit[0] += now
            g.bets = [(later, 0)]
            yield any_of(0, "turn", "LAN-TURN-1", ON)
        else:
            if g.round == 2:
                g.lit[0] += g.bets[0][0]
            yield any_of(seat, "turn", "LAN-TURN-1", ON, anchor=True)
        g.round += 1
        if g.round == 4:
            g.phase = "over"

    def counted(_: Lanterns) -> float:
        if asked is not None:
            asked.append(progress)
        return progress

    return replace(
        lanterns.GAME,
        step=lambda g: turn(g) if g.phase == "turns" else None,
        guide=lambda _, question: [1.0] * len(question.options),
        evaluate=lambda g, seat: float(g.lit[seat]),
        features=Features((), lambda _g, _seat: [], counted),
        foresight=Foresight(second=second, between=MIDDLE),
    )


def chosen(game: Game[Any], budget: Budget) -> Option:
    match: Match[Any] = at_the_turn(game, 1)
    return Searcher("thinker", 1, budget, 6).choose(match, 0)


LOOKS = Budget(16, ENDLESS, second=20)


def test_what_comes_of_a_turn_is_seen_by_a_second_look_alone() -> None:
    assert chosen(sowing(), Budget(16, ENDLESS)) is SHOW
    assert chosen(sowing(), LOOKS) is SOW


def test_a_second_look_is_taken_where_the_game_says_that_it_pays() -> None:
    assert chosen(sowing(second=None), LOOKS) is SHOW
    assert chosen(sowing(progress=0.2), LOOKS) is SHOW
    assert chosen(sowing(progress=0.8), LOOKS) is SHOW


def test_without_time_for_it_the_first_look_counts() -> None:
    assert chosen(sowing(), Budget(16, 0.0, second=20)) is SHOW


def test_it_is_taken_once_in_a_turn() -> None:
    asked: list[float] = []
    match: Match[Any] = at_the_turn(sowing(asked=asked), 1)
    thinker = Searcher("thinker", 1, LOOKS, 6)
    for _ in range(2):
        match.answer(0, thinker.choose(match, 0))
    assert len(asked) == 1
    match.answer(1, "a")
    thinker.choose(match, 0)
    assert len(asked) == 2, "another turn"
