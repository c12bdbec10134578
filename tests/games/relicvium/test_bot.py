"""What greedy bots like and fear in Relicvium."""

from __future__ import annotations

from itertools import pairwise

import pytest

from igroteka.bots import bot
from igroteka.games.relicvium.bot.evaluation import evaluate
from igroteka.games.relicvium.bot.prospects import chances, prospects
from tests.games.relicvium.table import B, L, N, O, Table


def choice(t: Table) -> str:
    """What the greedy bot does here, whatever its seed."""
    seat = t.ask.seat
    keys = {bot("greedy", seed).choose(t.match, seat).key for seed in range(3)}
    assert len(keys) == 1, keys
    return keys.pop()


def test_it_builds_where_it_can() -> None:
    t = Table(bare=False)
    t.army(N, "windy_steppe", "W")
    t.act(N, "forest")
    assert choice(t) == "build:windy_steppe"


def test_it_builds_the_ninth_castle() -> None:
    t = Table()
    t.castles(L, "ash_waste", "scorched_plain", "skull_field", "fiery_maw", "bone_ridge")
    t.castles(L, "dead_wood", "thorn_wilds", "black_pines")
    t.army(L, "sky_peak", "W")
    t.act(L, "forest")
    assert choice(t) == "build:sky_peak"


def test_it_walks_into_a_free_land_and_keeps_its_castle_guarded() -> None:
    t = Table(bare=False)
    t.army(N, "stone_sentinel", "WW")
    t.act(N, "plain")
    assert choice(t).startswith("march:warrior:stone_sentinel>")


def test_it_carries_out_an_attack_that_wins_and_calls_off_one_that_does_not() -> None:
    for garrison, wanted in (("M", "attack:relic_wood"), ("DDD", "call-off:relic_wood")):
        t = Table(phase="attacks")
        t.army(N, "windy_steppe", "WW")
        t.melee(N, 0, "windy_steppe", "relic_wood")
        t.army(O, "relic_wood", garrison)
        t.castles(N, "deer_meadows", "mossy_crags")
        assert choice(t) == wanted


def test_it_plans_an_attack_on_a_castle_left_alone() -> None:
    t = Table()
    t.castles(O, "abbey_wood")
    t.castles(N, "mother_grove", "deer_meadows")
    t.armies(N, golden_fields="WW", bright_grove="D", watch_mount="D", white_cliffs="D")
    t.act(N, "plain")
    seat = t.ask.seat
    for seed in range(3):
        key = bot("greedy", seed).choose(t.match, seat).key
        assert key.startswith("melee:"), key
        assert key.endswith(">abbey_wood"), key


def test_a_planned_attack_is_bad_for_who_is_attacked() -> None:
    t = Table(bare=False)
    t.castles(O, "relic_wood")
    t.army(N, "honey_vale", "WW")
    before = evaluate(t.g, t.seat(O)), evaluate(t.g, t.seat(N))
    t.melee(N, 0, "honey_vale", "relic_wood")
    assert evaluate(t.g, t.seat(O)) < before[0]
    assert evaluate(t.g, t.seat(N)) > before[1]


# Diplomacy --------------------------------------------------------------------------------------


def talks() -> Table:
    return Table(phase="diplomacy", diplomacy="on", bare=False)


def test_an_equal_neighbour_is_a_welcome_ally() -> None:
    t = talks()
    t.army(B, "trade_road", "W")
    t.army(N, "dusk_thicket", "W")
    t.do("ally:1")
    assert choice(t) == "yes"


def test_nobody_allies_with_who_is_about_to_win() -> None:
    t = talks()
    t.castles(B, "thunder_ridge", "tarwood", "trade_road", "ironoak_grove", "anvil_fields")
    for area in ("thunder_ridge", "trade_road", "anvil_fields"):
        t.army(B, area, "W" if area < "th" else "M")
    t.do("ally:1")
    assert choice(t) == "no"


def test_an_alliance_with_the_leader_is_broken() -> None:
    t = talks()
    t.relation(B, N, "alliance")
    t.castles(N, "stone_sentinel", "honey_vale", "windy_steppe", "whispering_pines")
    t.castles(N, "dusk_thicket")
    t.armies(N, windy_steppe="WWD", dusk_thicket="DM")
    assert choice(t) == "break:1"


def test_peace_is_welcome_where_nothing_is_to_be_won() -> None:
    t = talks()
    t.relation(B, N, "war")
    t.army(B, "trade_road", "W")
    t.army(N, "dusk_thicket", "W")
    t.do("peace:1")
    assert choice(t) == "yes"


# Who is likely to win -------------------------------------------------------------------------


def test_a_place_for_the_next_castle_counts_once_and_more_than_an_area() -> None:
    t = Table()
    t.castles(N, "mother_grove")
    found = []
    for area in ("", "ice_bay", "windy_steppe", "honey_vale"):
        if area:
            t.army(N, area, "W")
        found.append(chances(t.g)[t.seat(N)])
    assert sum(chances(t.g)) == pytest.approx(1.0)
    water, first, second = (after - before for before, after in pairwise(found))
    assert first > 3 * water > 0
    assert first > 3 * second > 0


def test_areas_count_in_the_last_round_and_castles_where_the_ninth_is_near() -> None:
    def gained(early: bool) -> float:
        t = Table()
        t.g.round = 3 if early else t.g.options.last_round
        before = chances(t.g)[t.seat(N)]
        t.army(N, "ice_bay", "W")
        return chances(t.g)[t.seat(N)] - before

    assert gained(early=False) > 2 * gained(early=True)


def test_prospects_lie_between_defeat_and_victory_and_are_points_in_a_campaign() -> None:
    t = Table(bare=False)
    assert -60 < prospects(t.g, 0) < 60
    t = Table(bare=False, events=True, campaign=True)
    assert prospects(t.g, 0) == evaluate(t.g, 0)
