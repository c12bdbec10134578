"""Where a Move may lead, as a table shows it: its ends within reach, the cost, what may happen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.content import CHARACTERS
from igroteka.games.cadwallon.rules.board import SPACE, SPACE_ID
from igroteka.games.cadwallon.rules.options import WHOLE
from igroteka.games.cadwallon.rules.routes import FARTHEST
from igroteka.games.cadwallon.rules.state import Cadwallon
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.kernel.routes import Route
from igroteka.testing.battery import guided
from igroteka.testing.coverage import rules
from igroteka.testing.walked import Walked
from tests.games.cadwallon.table import A, B, Table


def routes(table: Table, goal: str = "", kind: str = "") -> list[Route]:
    """The ways to a goal, of one kind or all."""
    found = table.match.routes(table.ask.seat)
    return [r for r in found if goal in ("", r.goal) and kind in ("", r.kind)]


def keys(route: Route) -> list[str]:
    return [leg.option for leg in route.legs]


def remarks(route: Route) -> dict[str, dict[str, object]]:
    return {remark.kind: remark.args for remark in route.remarks}


def goals_by_single_steps(match: Match[Cadwallon], piece: str) -> set[str]:
    """Wherever the open Move can be stopped, found by taking every single step there is."""
    found: set[str] = set()
    seen: set[tuple[str, int]] = set()

    def explore(at: Match[Cadwallon]) -> None:
        question = at.ask
        assert question is not None
        scene = GAME.scene(at.view(question.seat), question.seat)
        here = next(part.where for part in scene.pieces if part.id == piece)
        place = (here, question.args["points"])
        if place in seen:
            return
        seen.add(place)
        for option in question.options:
            if option.verb == "stop":
                found.add(here)
            elif option.verb == "step":
                after = at.clone()
                after.answer(question.seat, option)
                if after.ask is not None and after.ask.prompt == "walk":
                    explore(after)
                else:
                    found.add(option.args["space"])  # a token, or no point left

    explore(match)
    return found


def test_CAD_MOVE_1_a_destination_is_reached_by_the_fewest_points() -> None:
    table = Table()
    table.at("iris", "exit_n1")
    table.do("activate:iris")
    (route,) = routes(table, "h1_2")
    assert keys(route) == ["move", "step:cross_11", "step:h1_2", "stop"]
    assert route.path == ("exit_n1", "cross_11", "h1_2")
    assert route.args == {"space": "h1_2", "points": 2, "left": 2, "ap": 1}
    assert (route.kind, route.piece, route.remarks) == ("walk", "figure:iris", ())


@rules("CAD-MOVE-2", "CAD-MOVE-9")
def test_routes_go_around_who_stands_in_the_way() -> None:
    table = Table()
    table.stand(iris="cross_21", nyx="h1_2", kornak="exit_n2")
    table.do("activate:iris")
    assert not routes(table, "cross_11")
    assert not routes(table, "exit_n2")
    assert table.refused("go:cross_11") == "CAD-MOVE-1"
    assert table.refused("go:exit_n2") == "CAD-MOVE-9"


TABLES = [
    {"players": 2, "adventure": "king_of_ashes"},
    {"players": 4, "adventure": "fire"},
    {"players": 4, "adventure": "festival_of_ashes"},
    {"players": 3, "adventure": "tremors"} | WHOLE | {"passing": False},
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options["adventure"])
def test_CAD_MOVE_12_routes_lead_exactly_where_single_steps_do(options: dict[str, Any]) -> None:
    """In the middle of whole matches, with everything that may stand or lie in the way."""
    rng = Random(7)
    choose = guided(GAME, rng)
    match = Match.new(GAME, GAME.configure(options), Fast.seeded(7))
    looked = 0
    while not match.over and looked < 20:
        question = match.asks[0]
        if question.prompt == "walk" and match.g.walk is not None:
            walker = match.g.characters[match.g.walk.who]
            here = SPACE_ID[walker.at]
            ways = {r.goal for r in match.routes(question.seat) if r.kind == "walk"}
            single = goals_by_single_steps(match, f"figure:{CHARACTERS[walker.who].id}")
            assert ways - {here} == single - {here}
            looked += 1
        match.answer(question.seat, question.options[choose(match, question)])
    assert looked == 20


def test_CAD_DEC_10_a_move_under_way_goes_on_from_where_it_is() -> None:
    table = Table()
    table.at("iris", "exit_n1")
    table.walk("iris", "cross_11")
    (route,) = routes(table, "cross_21")
    assert keys(route) == ["step:h1_2", "step:cross_21", "stop"]
    assert route.args["ap"] == 0
    assert [leg.args["points"] for leg in route.legs] == [3, 2, 1]
    assert [leg.at for leg in route.legs] == ["cross_11", "h1_2", "cross_21"]


def test_CAD_MOVE_3_an_attack_at_the_end_of_a_way() -> None:
    table = Table(gangs=("executioners", "nocturnis"))
    table.stand(iris="exit_n1", nyx="h1_2")
    table.do("activate:iris")
    (route,) = routes(table, "h1_2")
    assert keys(route) == ["move", "step:cross_11", "attack:h1_2"]
    assert route.args == {"space": "h1_2", "points": 2, "left": 2, "ap": 2}
    assert remarks(route)["fight"] == {"figure": "nyx", "dice": 2, "other": 2}
    assert not route.certain
    table.g.ap = 1  # enough to move, not to attack
    table._match = None
    assert not routes(table, "h1_2")
    assert table.refused("go:h1_2") == "CAD-MOVE-3"


@rules("CAD-EXIT-2", "CAD-ALARM-4")
def test_leaving_is_one_more_step() -> None:
    table = Table()
    table.at("iris", "h1_2")
    table.alarm("exit_n2")
    table.do("activate:iris")
    (route,) = routes(table, "exit_n1", "leave")
    assert keys(route) == ["move", "step:cross_11", "step:exit_n1", "leave"]
    assert route.args == {"space": "exit_n1", "points": 3, "left": 1, "ap": 1}
    assert [r.goal for r in routes(table, "exit_n1")] == ["exit_n1", "exit_n1"]  # or stay there
    assert Walked(table.match, A, route).where is None


@rules("CAD-EXPL-1", "CAD-ADV-5")
def test_tokens_end_a_way_and_may_be_bad() -> None:
    table = Table(whole=True)
    table.at("iris", "h1_2")
    table.token("bakery", "trap")
    table.encounter("cross_21", target=True)
    table.do("activate:iris")
    (room,) = routes(table, "bakery")
    assert keys(room)[-1] == "step:bakery"  # nothing to stop for
    assert remarks(room)["token"] == {}
    (street,) = routes(table, "cross_21")
    assert "encounter" in remarks(street)
    assert not routes(table, "h1_3")  # behind it


def test_CAD_BOARD_9_a_wall_is_crossed_where_that_is_shorter() -> None:
    table = Table(whole=True)
    table.at("iris", "mages_study")
    table.gear("iris", "grappling_hook")
    table.do("activate:iris")
    ways = routes(table, "h2_2")
    assert (ways[0].args["points"], "wall" in remarks(ways[0])) == (2, True)
    assert all("wall" not in remarks(r) for r in ways[1:])


@rules("CAD-PASS-1", "CAD-PASS-2")
def test_another_way_meets_one_of_the_gang() -> None:
    table = Table(whole=True)
    table.stand(iris="cross_11", otho="h1_2")
    table.carry("otho", "ruby")
    table.do("activate:iris")
    (route,) = routes(table, "cross_21")
    assert remarks(route)["meet"] == {"character": "otho"}
    walked = Walked(table.match, A, route)
    assert walked.where == "h1_2"  # first they may exchange something
    assert walked.match.ask is not None
    assert walked.match.ask.prompt == "exchange"
    table.carry("otho")
    table._match = None
    (silent,) = routes(table, "cross_21")
    assert silent.certain
    assert Walked(table.match, A, silent).where == "cross_21"


@rules("CAD-MIL-2", "CAD-MIL-4", "CAD-PATROL-2")
def test_who_may_be_led_there_is_told() -> None:
    table = Table()
    table.stand(iris="exit_n1", kornak="cross_31")
    table.do("activate:iris")
    assert remarks(routes(table, "h1_2")[0])["patrol"] == {"figure": "kornak", "steps": 3}
    assert routes(table, "h1_2")[0].certain  # it need not come to that


@rules("CAD-CAT-1", "CAD-CAT-9", "CAD-CYC-2", "CAD-ADV-14")
def test_down_a_staircase() -> None:
    table = Table(whole=True, adventure="sealed_stair")
    table.at("iris", "mages_study")
    table.found("mages_study", "staircase")
    table.at("cyclops", "archive")
    table.do("activate:iris")
    (altar,) = routes(table, "holy_altar")
    assert keys(altar) == ["move", "down:holy_altar"]
    assert altar.args == {"space": "holy_altar", "points": 1, "left": 3, "ap": 2}  # sealed
    assert list(remarks(altar)) == ["stir"]
    (beast,) = routes(table, "archive")
    assert (beast.kind, beast.args["ap"]) == ("storm", 3)
    assert remarks(beast)["fight"]["figure"] == "cyclops"
    assert beast.remarks[0].rule == "CAD-CAT-9"
    assert not routes(table, "secret_treasury")
    assert table.refused("go:secret_treasury") == "CAD-CAT-1"
    assert table.refused("go:lair") == "CAD-ROOM-17"
    assert table.refused("go:prison") == "CAD-PRISON-4"


def test_CAD_MOVE_8_a_hindered_move_ends_the_route() -> None:
    """The question is another than expected: fewer points are left."""
    table = Table()
    table.at("iris", "exit_n1")
    table.hand(B, "niggling_injury")
    table.do("activate:iris")
    (route,) = routes(table, "cross_21")
    table.do("move", "hinder:niggling_injury")
    assert table.ask.args["points"] == 2
    assert Walked(table.match, A, route).legs == 0
    assert not routes(table, "cross_21")


@rules("CAD-ACT-3", "CAD-ACT-4")
def test_who_cannot_move_has_no_routes_and_learns_why() -> None:
    table = Table()
    table.at("iris", "exit_n1")
    assert not routes(table)
    assert table.refused("go:cross_11") == "CAD-ACT-3"  # nobody is active
    table.move("iris", "cross_11")
    assert not routes(table)
    assert table.refused("go:h1_2") == "CAD-ACT-3"
    table.who("iris").moved = False
    table.g.ap = 0
    table._match = None
    assert table.refused("go:h1_2") == "CAD-ACT-4"


def test_CAD_ADV_11_a_burnt_room_is_no_destination() -> None:
    table = Table(adventure="fire")
    table.at("iris", "h1_2")
    table.g.burnt[SPACE["bakery"]] = 1
    table.do("activate:iris")
    assert not routes(table, "bakery")
    assert table.refused("go:bakery") == "CAD-ADV-11"


@rules("CAD-SETUP-1", "CAD-ACT-2", "CAD-MIL-1", "CAD-CYC-2")
def test_every_figure_says_why_it_cannot_be_activated() -> None:
    table = Table(whole=True)
    table.at("iris", "exit_n1")
    table.at("nyx", "plaza").activated = True
    table.do("activate:iris")
    assert table.refused("activate:nyx") == "CAD-SETUP-1"
    assert table.refused("activate:iris") == "CAD-ACT-2"
    assert table.refused("activate:kornak_reinforced") == "CAD-MIL-1"
    assert table.refused("activate:cyclops") == "CAD-CYC-2"
    refusals = table.match.why_not(A)
    told = {id for refusal in refusals for id in refusal.option.touches}
    told |= {id for option in table.ask.options for id in option.touches}
    scene = GAME.scene(table.match.view(A), A)
    assert {p.id for p in scene.pieces if p.id.startswith("figure:")} <= told


def test_CAD_MIL_2_the_best_roll_of_a_militiaman_is_a_five() -> None:
    """On a six he stays."""
    assert FARTHEST == 5
