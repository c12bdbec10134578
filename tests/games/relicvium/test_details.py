"""Played situations in which a small slip of the rules would go unnoticed elsewhere."""

from __future__ import annotations

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.rules.land import AREA, JUNCTION_ID, JUNCTIONS
from igroteka.games.relicvium.rules.metrics import results
from igroteka.games.relicvium.rules.summon import junction_forbidden
from igroteka.scene import Counter, parts
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table, junction


def test_REL_ACT_6_the_story_tells_which_division_was_declined() -> None:
    t = Table()
    t.army(N, "windy_steppe", "W")
    t.act(N, "plain")
    t.do("decline")
    assert [fact.args["division"] for fact in t.facts("declined")] == [2]


def test_REL_ATT_1_after_one_target_the_next_faction_attacks() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "WW")
    t.armies(O, relic_wood="D", oath_field="D")
    t.army(L, "skull_field", "W")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.melee(N, 1, "windy_steppe", "oath_field")
    t.melee(O, 0, "oath_field", "skull_field")
    asked = []
    for area in ("relic_wood", "skull_field", "oath_field"):
        asked.append(t.asked()[0])
        t.do(f"call-off:{area}")
    assert asked == [N, O, N]


def test_REL_CAMP_13_only_free_areas_count_as_entered() -> None:
    t = Table()
    t.armies(N, windy_steppe="WW", stone_sentinel="D")
    t.act(N, "plain", "mountain")
    t.do("march:warrior:windy_steppe>stone_sentinel")
    assert t.player(N).tally.free_areas_entered == 0
    t.do("march:warrior:windy_steppe>honey_vale")
    assert t.player(N).tally.free_areas_entered == 1 << AREA["honey_vale"]


def test_REL_CAMP_13_a_castle_is_garrisoned_by_its_own_faction() -> None:
    t = Table()
    for faction, area in ((B, "thunder_ridge"), (N, "stone_sentinel"), (O, "watch_mount")):
        t.castles(faction, area)
        t.army(faction, area, "D")
    t.castles(O, "oath_field")
    assert results(t.g, "castles_garrisoned") == [1, 1, 1, 0]


def test_REL_SKILL_13_all_go_to_the_same_area() -> None:
    t = Table()
    t.army(L, "skull_field", "WWD")
    ways = sorted(("thorn_wilds", "ashen_sea", "bone_ridge"), key=AREA.__getitem__)
    for area in ways:
        t.army(L, area, "M")
    t.act(L, "forest", "plain")
    t.do(
        "summon:illesebra",
        f"at:{JUNCTION_ID[junction('black_pines', 'oath_field', 'skull_field')]}",
    )
    t.do(f"passage:warrior:skull_field>{ways[1]}")
    assert t.refused(f"passage:warrior:skull_field>{ways[0]}") == "REL-SKILL-13"
    assert t.refused(f"passage:warrior:skull_field>{ways[2]}") == "REL-SKILL-13"


def test_REL_MELEE_2_one_token_on_a_border_whichever_way_it_points() -> None:
    """The token was laid before the two areas changed hands."""
    t = Table()
    t.army(N, "relic_wood", "W")
    t.army(O, "windy_steppe", "D")
    t.melee(N, 2, "windy_steppe", "relic_wood")
    t.act(N, "plain")
    assert t.refused("melee:relic_wood>windy_steppe") == "REL-MELEE-2"


@rules("REL-SUM-1")
def test_a_second_creature_may_stand_at_every_junction_but_the_first_ones() -> None:
    t = Table()
    t.armies(N, windy_steppe="W", sky_peak="W")
    t.creature(N, "cornibus", "dusk_thicket", "stone_sentinel", "windy_steppe")
    t.act(N, "forest")
    t.do("summon:lignum")
    seat = t.seat(N)
    free = [j for j in JUNCTIONS if junction_forbidden(t.g, seat, j) is None]
    assert t.options("at") == sorted(f"at:{JUNCTION_ID[j]}" for j in free)


def test_REL_INIT_1_a_mat_shows_the_place_in_the_order() -> None:
    t = Table(bare=False)
    shown = parts(GAME.scene(t.match.view(None), None))
    places = [shown[f"mat:{seat}:initiative"] for seat in t.g.order]
    assert [place.value for place in places if isinstance(place, Counter)] == [1, 2, 3, 4]
