"""The battery passes a sound game and finds every kind of fault in a broken one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.kernel import save
from igroteka.kernel.errors import RulesError
from igroteka.kernel.flow import Asides, Flow, Option, Question, Refusal, any_of
from igroteka.kernel.game import Game, Result
from igroteka.kernel.record import fast_luck
from igroteka.kernel.routes import Leg, Route
from igroteka.scene import Piece, Scene
from igroteka.testing.battery import guided, run, uniform
from tests.kernel import lanterns
from tests.kernel.lanterns import DRAW, GAME, GUSTS, LIGHT, REST, Lanterns, broken, table


@pytest.mark.parametrize("players", [2, 3])
def test_a_sound_game_passes_at_every_decision(players: int) -> None:
    for seed in range(8):
        for choose in (uniform(Random(seed)), guided(GAME, Random(seed))):
            run(GAME, {"players": players}, fast_luck(seed), choose, share=1, seed=seed)


@given(st.data(), st.integers(0, 10**6))
def test_a_sound_game_passes_whatever_hypothesis_chooses(data: st.DataObject, seed: int) -> None:
    def choose(_match: Any, question: Question) -> int:
        return data.draw(st.integers(0, len(question.options) - 1))

    run(GAME, {"players": 2}, fast_luck(seed), choose, share=0.2, seed=seed)


def lossy_turn(g: Lanterns) -> Flow[None]:
    yield from lanterns.turn(g)
    if g.played:
        g.played.pop()


def stepping(turn: Callable[[Lanterns], Flow[None]]) -> Callable[[Lanterns], Flow[None] | None]:
    return lambda g: turn(g) if g.phase == "turns" else lanterns.step(g)


def peeking_turn(g: Lanterns) -> Flow[None]:
    """Offers less when the rival holds a gust."""
    held = any(card in GUSTS for card in g.hands[1 - g.turn])
    options = [REST, DRAW] if held else [REST, DRAW, LIGHT]
    yield any_of(g.turn, "turn", "LAN-TURN-1", options, anchor=True)
    g.phase = "over"


def forgetful_turn(g: Lanterns) -> Flow[None]:
    """Promises an anchor although it has already changed the state."""
    g.lit[0] += 1
    yield from lanterns.turn(g)


def same_option_twice(g: Lanterns) -> Flow[None]:
    yield any_of(g.turn, "turn", "LAN-TURN-1", [REST, REST])


def lawless_question(g: Lanterns) -> Flow[None]:
    yield any_of(g.turn, "turn", "LAN-NONE-1", [REST, DRAW])


class NoRest(Asides):
    """Refuses what the question itself offers."""

    def options(self) -> list[Option]:
        return []

    def refusals(self) -> list[Refusal]:
        return [Refusal(REST, "LAN-TURN-2")]


def refusing_what_it_offers(g: Lanterns) -> Flow[None]:
    question = any_of(0, "turn", "LAN-TURN-1", [REST, DRAW])
    question.asides = NoRest()
    yield question


def endless(g: Lanterns) -> Flow[None]:
    yield any_of(0, "turn", "LAN-TURN-1", [REST, DRAW], anchor=True)


def lawless_fact(g: Lanterns) -> Flow[None]:
    g.tell("drew", "LAN-NONE-2", who="@0")
    yield from lanterns.turn(g)


def wordless_fact(g: Lanterns) -> Flow[None]:
    g.tell("sneezed", "LAN-TURN-1")
    yield from lanterns.turn(g)


class Sharing(Lanterns):
    """A state whose copy forgets to copy the list of played cards."""

    def copy(self) -> Lanterns:  # type: ignore[override]
        twin = super().copy()
        twin.lit = self.lit
        return twin


def sharing(options: Any, chance: Any) -> Lanterns:
    g = lanterns.new(options, chance)
    return Sharing(*(getattr(g, name) for name in Lanterns.__dataclass_fields__))


def half_result(g: Lanterns) -> Result:
    return Result.in_order((1,), (0, 1), "LAN-END-1")


def telling_turn(g: Lanterns) -> Flow[None]:
    """After a real question, whoever holds the lowest card is asked openly."""
    yield any_of(g.turn, "turn", "LAN-TURN-1", [DRAW, REST])
    lowest = min(range(len(g.hands)), key=lambda seat: min(g.hands[seat], default=99))
    yield any_of(lowest, "turn", "LAN-TURN-1", [DRAW, REST])
    g.phase = "over"


def moth_at_the_lamp(g: Lanterns, viewer: int | None) -> Scene:
    moth = Piece(id="moth", kind="moth", where="lamp")
    return msgspec.structs.replace(table.scene(g, viewer), pieces=(moth,))


def astray(option: str, goal: str) -> Game[Lanterns]:
    """A game that promises to bring a moth from its lamp to a goal by one answer."""
    leg = Leg(option, "lamp", "turn")
    route = Route("fly", goal, "moth", ("lamp", goal), (leg,))

    def routes(_g: Lanterns, question: Question) -> list[Route]:
        return [route] if question.prompt == "turn" else []

    return broken(scene=moth_at_the_lamp, routes=routes)


FAULTS: dict[str, tuple[Game[Lanterns], str]] = {
    "lost card": (broken(step=stepping(lossy_turn)), "made or lost"),
    "question that leaks": (broken(step=stepping(peeking_turn)), "question to . leaks"),
    "who is asked leaks": (broken(step=stepping(telling_turn)), "who is asked tells"),
    "false anchor": (broken(step=stepping(forgetful_turn)), "clone|load|undo"),
    "same option twice": (broken(step=stepping(same_option_twice)), "twice"),
    "question without rule": (broken(step=stepping(lawless_question)), "rests on no rule"),
    "refused and offered": (broken(step=stepping(refusing_what_it_offers)), "offered as well"),
    "no end": (broken(step=stepping(endless)), "runs away"),
    "fact without rule": (broken(step=stepping(lawless_fact)), "rests on no rule"),
    "shared list": (broken(new=sharing), "shares|clone"),
    "route that cannot begin": (astray("fly", "moon"), "does not begin with what is asked"),
    "route that leads astray": (astray("rest", "moon"), "ended after 1 legs"),
    "half a result": (broken(result=half_result), "score is missing"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, complaint = FAULTS[name]
    monkeypatch.setattr(save, "find_game", lambda _: game)
    with pytest.raises(AssertionError, match=complaint):
        run_many(game)


def run_many(game: Game[Lanterns]) -> None:
    for seed in range(40):
        run(game, {"players": 2}, fast_luck(seed), uniform(Random(seed)), share=1, seed=seed)


def test_a_scene_that_differs_each_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(range(10**6))
    game = broken(scene=lambda g, viewer: next(drawn))
    monkeypatch.setattr(save, "find_game", lambda _: game)
    with pytest.raises(AssertionError, match="scene of None leaks"):
        run(game, {"players": 2}, fast_luck(1), uniform(Random(1)), share=1)


def test_a_fact_without_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = broken(step=stepping(wordless_fact))
    monkeypatch.setattr(save, "find_game", lambda _: game)
    with pytest.raises(Exception, match="fact-sneezed"):
        run(game, {"players": 2}, fast_luck(1), uniform(Random(1)), share=1)


def test_a_route_without_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = astray("rest", "lamp")
    monkeypatch.setattr(save, "find_game", lambda _: game)
    with pytest.raises(Exception, match="route-fly"):
        run(game, {"players": 2}, fast_luck(1), uniform(Random(1)), share=1)


def test_a_dead_end_is_found() -> None:
    def nothing(g: Lanterns) -> Flow[None]:
        yield any_of(0, "turn", "LAN-TURN-1", [])

    with pytest.raises(RulesError, match="no option"):
        run(broken(step=stepping(nothing)), {"players": 2}, fast_luck(1), uniform(Random(1)))
