"""The bots' eye for Haunted Lands: what it likes, fears and does offhand."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.bots import bot
from igroteka.games.kalena import GAME
from igroteka.games.kalena.bot.evaluation import evaluate
from igroteka.games.kalena.bot.ways import view, view_of
from igroteka.games.kalena.rules.land import HEX, NEIGHBOURS
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table, quest_number

COSTS = (1, 1, 1, 2, 3, None)
"""Of a player without skills, by terrain."""


def choice(t: Table, seat: int = RED) -> str:
    """What the greedy bot does now; it must be sure of it, whatever its seed."""
    (key,) = {bot("greedy", seed).choose(t.match, seat).key for seed in range(5)}
    return key


def turn_of(t: Table, seat: int = RED) -> list[str]:
    """What the greedy bot does until its turn is over."""
    keys: list[str] = []
    player = bot("greedy", 1)
    while t.g.phase == "turns" and t.match.asked(seat) is not None:
        option = player.choose(t.match, seat)
        keys.append(option.key)
        t.match.answer(seat, option)
    return keys


# What it likes --------------------------------------------------------------------------------


def test_it_builds_where_it_can() -> None:
    t = Table(round=2)
    t.at(RED, "n_nw")
    t.give(RED, food=1, wood=1)
    t.tokens(RED, "0/0/0/1")
    assert choice(t) == "build:mine"


def test_it_walks_to_a_site_and_builds_there() -> None:
    t = Table(round=2)
    t.at(RED, "n_c")
    t.knows(RED, "comm_renown", "travel_forest_trails", "trade_roomy_pack", "craft_abundance")
    t.give(RED, food=1, wood=1)
    t.tokens(RED, "4/0/0/1")
    assert turn_of(t)[:2] == ["explore:n_nw", "build:mine"]


def test_a_quest_turns_the_head_of_a_builder() -> None:
    for quest, wanted in ((6, "build:noria"), (7, "build:sawmill")):
        t = Table(season=3, round=3)
        t.at(RED, "n_e")
        t.give(RED, food=1, water=1, ore=1)
        t.tokens(RED, "0/0/0/1")
        t.picked(RED, quest)
        assert choice(t) == wanted


def test_it_learns_while_the_good_slots_are_free() -> None:
    t = Table()
    t.at(RED, "k_ne")
    t.give(RED, water=1, ore=1)
    t.tokens(RED, "0/0/0/0")
    assert choice(t) == "learn:comm_renown"


def test_it_trains_early() -> None:
    t = Table()
    t.at(RED, "k_ne")
    t.give(RED, pecunias=2)
    t.tokens(RED, "0/0/0/0")
    assert choice(t) == "train:contact"


def test_it_fetches_the_resource_that_a_plan_lacks() -> None:
    t = Table(round=2)
    t.at(RED, "n_c")
    t.give(RED, food=1)
    t.tokens(RED, "4/0/1/1")
    keys = turn_of(t)
    assert keys[0] == "extract:n_se:water"
    assert "build:sawmill" in keys


def test_it_fills_a_track_in_the_very_last_turn() -> None:
    t = Table(season=3, round=3)
    t.at(RED, "k_c")
    t.give(RED, pecunias=9)
    t.track(RED, "contact", 4, 0)
    t.tokens(RED, "4/0/0/0")
    keys = turn_of(t)
    assert keys.count("train:contact") == 2
    assert t.player(RED).valour == 5


def test_it_ends_the_turn_when_nothing_helps() -> None:
    t = Table(season=3, round=3)
    t.at(RED, "k_c")
    t.give(RED, food=3)
    t.picked(RED, 1)  # three alike at the end: better than any pecunias
    t.tokens(RED, "0/0/0/0")
    assert choice(t) == "end"


# What it fears --------------------------------------------------------------------------------

FAR_GHOSTS = ("sw_w", "sw_sw", "sw_nw", "s_w", "s_sw", "s_se", "s_e", "se_e", "se_se", "ne_e")
MORE_GHOSTS = ("ne_se", "ne_ne", "nw_w", "nw_sw", "nw_c", "sw_c", "s_c", "se_c", "se_sw", "ne_c")


def haunted(t: Table, count: int) -> None:
    land = [name for name in FAR_GHOSTS + MORE_GHOSTS if t.g.land.terrain[HEX[name]] != 5]
    t.ghosts(*land[:count])


def test_more_ghosts_make_every_position_worse() -> None:
    values = []
    for count in (0, 6, 12, 17):
        t = Table(season=2, round=3)
        haunted(t, count)
        values.append(evaluate(t.g, RED))
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1] + 5


def test_a_contact_comes_first_when_defeat_looms() -> None:
    """One ghost too few for the next spread, and nobody after us to mend it."""
    t = Table(season=3, round=1)
    haunted(t, 17)
    t.ghosts("n_c")
    t.g.ghost_supply = 3
    t.g.turn = 3
    t.at(YELLOW, "n_e")
    t.give(YELLOW, food=1, water=1)
    t.tokens(YELLOW, "1/3/0/1")
    keys = turn_of(t, YELLOW)
    assert "contact" in keys
    assert t.g.ended_by == ""


def test_without_danger_it_builds_instead() -> None:
    t = Table(season=3, round=1)
    t.ghosts("n_c")
    t.at(RED, "n_e")
    t.give(RED, food=1, water=1)
    t.tokens(RED, "0/3/0/1")
    assert choice(t) == "build:sawmill"


def test_shared_defeat_is_worse_than_the_last_place() -> None:
    t = Table(season=3, round=3)
    t.valour(0, 40, 40, 40)
    t.g.phase = "over"
    t.g.ended_by = "KAL-FIN-2"
    last = evaluate(t.g, RED)
    t.valour(20, 40, 40, 40)
    t.g.ended_by = "KAL-LOSE-2"
    assert evaluate(t.g, RED) < last


def test_ghosts_in_kalena_are_the_first_to_go() -> None:
    t = Table(season=3, round=2)
    haunted(t, 9)
    t.ghosts("k_nw", "k_e", "k_se", "k_sw", "k_w", "n_sw")
    t.at(RED, "k_nw")
    t.tokens(RED, "4/3/0/0")
    turn_of(t)
    assert "n_sw" in t.haunted()
    assert len(t.haunted() & {"k_nw", "k_e", "k_se", "k_sw", "k_w"}) == 4


# Ghosts on others -----------------------------------------------------------------------------


def test_KAL_GHOST_2_the_last_player_chills_the_buildings_of_others() -> None:
    t = Table(round=2, phase="spread")
    t.building(YELLOW, "mine", "n_nw")
    t.building(RED, "mine", "se_c", "se_sw")
    t.building(BLUE, "mine", "sw_w")
    t.force_terrain("plain")
    beside_own = set(NEIGHBOURS[HEX["n_nw"]])
    beside_others = {near for name in ("se_c", "se_sw", "sw_w") for near in NEIGHBOURS[HEX[name]]}
    placed = []
    player = bot("greedy", 1)
    while t.g.phase == "spread":
        option = player.choose(t.match, YELLOW)
        placed.append(option.value)
        t.match.answer(YELLOW, option)
    assert not beside_own & set(placed)
    assert len(beside_others & set(placed)) >= 2


# Quests ---------------------------------------------------------------------------------------


def at_the_pick(*totals: int, **table: Any) -> Table:
    t = Table(season=1, round=3, phase="season_end", **table)
    t.valour(*totals)
    return t


@pytest.mark.parametrize(
    ("kind", "hexes", "quest"),
    [
        ("mine", ("n_nw", "se_c", "s_e"), "pick:quest_mine_owner"),
        ("sawmill", ("n_e", "n_w", "nw_e"), "pick:quest_woodmaster"),
    ],
)
def test_it_picks_the_quest_that_pays(kind: str, hexes: tuple[str, ...], quest: str) -> None:
    alone = at_the_pick(1, 9, 9, 9)  # only Red picks: looking ahead shows what it brings
    alone.building(RED, kind, *hexes)
    alone.building(BLUE, "mill", "n_c", "se_e", "s_c")  # nobody rules these regions
    assert choice(alone) == quest
    together = at_the_pick(1, 1, 9, 9)  # in secret: the guidance knows as well
    together.building(RED, kind, *hexes)
    together.building(BLUE, "mill", "n_c", "se_e", "s_c")
    assert choice(together) == quest


def test_KAL_INFO_2_the_quests_of_others_do_not_matter_to_the_evaluation() -> None:
    t = Table(season=3, round=2)
    t.building(BLUE, "mine", "n_nw", "se_c")
    t.picked(BLUE, 8)
    before = evaluate(t.g, RED)
    t.player(BLUE).picked[:] = [quest_number(2)]
    assert evaluate(t.g, RED) == before
    t.picked(RED, 2)
    assert evaluate(t.g, RED) != before


# At all times ---------------------------------------------------------------------------------


# Distances ------------------------------------------------------------------------------------


def test_distances_are_exploration_costs() -> None:
    t = Table()
    seen = view(t.g.land.tiles, COSTS, HEX["k_c"])
    far = {hex: distance for distance, hex in seen.everywhere}
    assert far[HEX["k_c"]] == 0
    assert far[HEX["k_nw"]] == seen.suburb == 1
    assert far[HEX["n_sw"]] == 2  # a plain behind a suburb
    assert far[HEX["n_w"]] == 4  # the forest behind it
    assert far[HEX["n_nw"]] == 6  # the mountain behind the plain n_c
    assert HEX["n_se"] not in far  # a lake
    assert list(seen.everywhere) == sorted(seen.everywhere)


def test_wells_are_lakesides_with_the_hexes_that_give_water() -> None:
    t = Table()
    seen = view(t.g.land.tiles, COSTS, HEX["k_ne"])
    distance, hexes = seen.wells[0]
    assert distance == 0
    assert set(hexes) == {HEX["k_ne"], HEX["n_se"], HEX["ne_w"]}
    assert all(t.g.land.lakes[hex] for _, hex in seen.lakeside)
    assert HEX["k_ne"] not in {hex for _, hex in seen.lakeside}


@rules("KAL-EXPL-4")
def test_KAL_GHOST_4_distances_reckon_with_creeping_dread() -> None:
    t = Table(mode="citizen")
    t.ghosts("k_nw", "n_c")
    t.at(RED, "k_c")
    far = {hex: distance for distance, hex in view_of(t.g, t.player(RED), COSTS).everywhere}
    assert far[HEX["k_nw"]] == 2  # one more for the ghost
    assert far[HEX["k_w"]] == 1
    assert far[HEX["n_sw"]] == 3  # through the ghost: every way there leads past two hexes
    assert far[HEX["n_c"]] == 5  # and one more at its end
    t.at(RED, "k_nw")
    far = {hex: distance for distance, hex in view_of(t.g, t.player(RED), COSTS).everywhere}
    assert far[HEX["k_c"]] == 1  # leaving costs nothing extra
    for mode in ("wanderer", "builder"):
        t = Table(mode=mode)
        t.ghosts("k_nw")
        unafraid = view_of(t.g, t.player(RED), COSTS)
        assert unafraid == view(t.g.land.tiles, COSTS, HEX["k_c"])


def test_KAL_GHOST_4_a_ghost_that_the_surcharge_puts_out_of_reach_is_not_counted_on() -> None:
    """One token, one step to the ghost: near without ghost card 3, and too far with it."""

    def worth(mode: str, tokens: int) -> float:
        t = Table(mode=mode, season=3, round=3)
        t.at(RED, "n_e")
        t.tokens(RED, f"{tokens}/3/0/0")
        empty = evaluate(t.g, RED)
        t.ghosts("n_c")
        return evaluate(t.g, RED) - empty

    assert worth("wanderer", 1) > 0.5
    assert worth("citizen", 1) == 0
    assert worth("citizen", 2) > 0.5


def test_KAL_GHOST_4_two_greedy_citizens_seldom_lose_together() -> None:
    lost = 0
    for seed in range(6):
        match = Match.new(GAME, GAME.configure({"players": 2, "mode": "citizen"}), Fast(seed))
        bots = [bot("greedy", seed * 2 + seat) for seat in range(2)]
        while not match.over:
            seat = match.asks[0].seat
            match.answer(seat, bots[seat].choose(match, seat))
        lost += not match.result.winners
    assert lost <= 2


# Seats ----------------------------------------------------------------------------------------


def mirrored(seed: int, flip: bool) -> tuple[tuple[int, ...], list[str]]:
    """A two-player match of greedy bots, or the same with the seats exchanged."""
    g = GAME.new(GAME.configure({"players": 2}), Fast.seeded(seed))
    set_up = GAME.step(g)
    assert set_up is not None
    assert list(set_up) == []
    bots = [bot("greedy", seed * 2 + seat) for seat in range(2)]
    if flip:
        g.order, g.stack = g.order[::-1], g.stack[::-1]
        bots.reverse()
    match = Match(GAME, g)
    match.start()
    keys = []
    while not match.over:
        question = match.asks[-1 if flip else 0]
        option = bots[question.seat].choose(match, question.seat)
        keys.append(option.key)
        match.answer(question.seat, option)
    return match.result.scores, keys


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_seat_is_better_than_another(seed: int) -> None:
    scores, keys = mirrored(seed, flip=False)
    other_scores, other_keys = mirrored(seed, flip=True)
    assert other_keys == keys
    assert other_scores == scores[::-1]


def test_green_is_not_confused_with_red() -> None:
    """Every seat is judged by its own things."""
    t = Table()
    t.give(GREEN, ore=2)
    assert evaluate(t.g, GREEN) > evaluate(t.g, BLUE)
