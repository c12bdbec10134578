"""House abilities (CAN-HOUSE): when they work; Ash, Engineers, Sowers."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.content import HOUSES
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table


def moves(t: Table, figure: str) -> set[str]:
    """The territories that a figure may go to now."""
    return {key.partition(":")[2] for key in t.options("move") if key.startswith(f"{figure}:")}


def test_CAN_HOUSE_1_a_step_of_every_house_is_printed_for_each_year() -> None:
    for house in HOUSES:
        assert [ability.year for ability in house.abilities] == [1, 2, 3]


@pytest.mark.parametrize(
    ("house", "action", "year"),
    [(ASH, "tavern", 2), (COVEN, "curse_influence", 2), (KNIGHTS, "barracks", 2)],
)
def test_CAN_HOUSE_1_abilities_work_from_their_year_on(house: int, action: str, year: int) -> None:
    sizes = {}
    for now in (1, 2, 3):
        t = Table(year=now)
        t.bare()
        sizes[now] = t.size(house, action)
    assert sizes == {now: int(now >= year) for now in (1, 2, 3)}


# Ash ------------------------------------------------------------------------------------------


def ash_trail(role: str, start: str, *flames: str) -> Table:
    """Ash is about to move a candle in year 1."""
    t = Table()
    t.bare()
    t.land(ASH, *flames)
    t.candle(ASH, role, start)
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner")
    return t


@pytest.mark.parametrize("role", ["pilgrim", "warrior"])
def test_CAN_HOUSE_2_ash_trail_leads_a_candle_through_own_flames(role: str) -> None:
    t = ash_trail(role, "r8_barracks", "r8_forge", "r5_tavern")
    reached = moves(t, role)
    near = {"r8_forge", "r8_mine", "r9_tavern"}
    past_forge = {"r4_mine", "r4_portal", "r5_tavern"}
    past_tavern = {"r5_curse", "r5_mine", "r6_barracks", "r6_forge", "r9_portal"}
    alike = {"r1_barracks", "r6_barracks", "r7_barracks", "r9_barracks"}
    assert reached == near | past_forge | past_tavern | (alike if role == "pilgrim" else set())


def test_CAN_HOUSE_2_ash_trail_only_passes_through_land_flames_of_ash() -> None:
    t = ash_trail("warrior", "r8_barracks")
    assert moves(t, "warrior") == {"r8_forge", "r8_mine", "r9_tavern"}
    t = Table()
    t.bare()
    t.land(COVEN, "r4_mine", "r4_tavern")
    t.candle(COVEN, "warrior", "r4_portal")
    t.turn_of(COVEN)
    t.do("maneuver:cov_smoke_catcher")
    assert "r1_barracks" not in moves(t, "warrior")


def test_CAN_HOUSE_2_ash_trail_is_for_candles_not_for_the_castle() -> None:
    t = ash_trail("warrior", "r8_barracks", "r8_forge", "r8_mine")
    assert moves(t, "castle") == {"r4_mine", "r4_portal", "r5_tavern", "r8_barracks", "r8_mine"}


def test_CAN_HOUSE_2_nothing_happens_where_ash_trail_passes() -> None:
    t = ash_trail("warrior", "r8_barracks", "r8_forge")
    t.candle(COVEN, "pilgrim", "r8_forge")
    t.do("warrior:r4_mine")
    assert t.where(COVEN, "pilgrim") == "r8_forge"
    assert t.prompt() == "cubes"


def test_CAN_HOUSE_3_own_flames_do_not_count_against_the_skip_of_the_explorer() -> None:
    t = ash_trail("explorer", "r8_barracks", "r8_forge")
    reached = moves(t, "explorer")
    assert "r6_forge" in reached  # through r8_forge freely, r5_tavern skipped
    assert "r6_portal" not in reached  # r5_tavern and r6_forge would both be skipped
    t = ash_trail("explorer", "r8_barracks")
    assert "r6_forge" not in moves(t, "explorer")
    t = ash_trail("explorer", "r8_barracks", "r8_forge", "r6_forge")
    assert "r6_portal" in moves(t, "explorer")  # an own flame after the skipped territory, too


def test_CAN_HOUSE_4_ash_feast_counts_one_more_tavern_from_year_2() -> None:
    sizes = []
    for year in (1, 2, 3):
        t = Table(year=year)
        t.land(ASH, "r4_tavern", "r5_tavern")
        sizes.append(t.size(ASH, "tavern"))
        assert t.size(ASH, "mine") == 0
    assert sizes == [2, 3, 3]


def test_CAN_HOUSE_4_ash_feast_draws_and_returns_one_more_card() -> None:
    t = Table(year=2)
    t.bare()
    t.castle(ASH, "r8_forge")
    t.hand(ASH, "ash_coal_burner", "ash_cinder_mourner")
    t.turn_of(ASH)
    t.force_candles("link_boy", "duelist")
    t.do("maneuver:ash_coal_burner", "castle:r5_tavern")
    assert t.hand_of(ASH) == ["ash_cinder_mourner", "link_boy", "duelist"]
    t.do("under:link_boy", "under:ash_cinder_mourner")
    assert t.hand_of(ASH) == ["duelist"]


@pytest.mark.parametrize(("year", "steps"), [(1, 1), (2, 1), (3, 2)])
def test_CAN_HOUSE_14_ash_onslaught_pushes_one_further_in_year_3(year: int, steps: int) -> None:
    t = Table(year=year)
    t.bare()
    t.candle(ASH, "warrior", "r10_curse")
    t.candle(COVEN, "pilgrim", "r10_forge")
    t.hand(ASH, "ash_coal_burner")
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "warrior:r10_forge")
    one = {"r10_curse", "r10_mine", "r9_barracks"}
    two = {"r7_mine", "r6_forge", "r9_portal", "r9_tavern"}
    reached = {key.rpartition(":")[2] for key in t.options("push")}
    assert reached == (one | two if steps == 2 else one)


def test_CAN_HOUSE_14_only_the_warrior_of_ash_pushes_further() -> None:
    t = Table(year=3)
    t.bare()
    t.candle(KNIGHTS, "warrior", "r10_curse")
    t.candle(COVEN, "pilgrim", "r10_forge")
    t.turn_of(KNIGHTS)
    t.do("maneuver:kni_dawn_herald", "warrior:r10_forge")
    assert len(t.options("push")) == 3


def test_CAN_HOUSE_21_a_jump_is_not_combined_with_passing_through_own_flames() -> None:
    t = ash_trail("pilgrim", "r8_barracks", "r8_mine")
    reached = moves(t, "pilgrim")
    assert {"r1_barracks", "r6_barracks", "r7_barracks", "r9_barracks"} <= reached  # a jump
    assert {"r9_portal", "r9_tavern"} <= reached  # through r8_mine
    assert "r3_mine" not in reached  # no jump from the mine passed through
    assert "r6_portal" not in reached  # and none from the end of such a path
    assert "r7_mine" not in reached  # no step on from the end of a jump


# Engineers ------------------------------------------------------------------------------------


def field_forge(*flames: str, gold: int = 3) -> Table:
    """The Engineers discard a card for a Maneuver."""
    t = Table(ASH, ENGINEERS, SOWERS, COVEN)
    t.bare()
    t.castle(ENGINEERS, "r2_tavern")
    t.land(ENGINEERS, *flames)
    t.cubes(ENGINEERS, gold=gold)
    t.tops("bastion", "toll_gate")
    t.turn_of(ENGINEERS)
    t.do("maneuver:eng_gear_apprentice")
    return t


def test_CAN_HOUSE_5_field_forge_before_the_moves() -> None:
    t = field_forge("r1_forge")
    assert (t.asked, t.prompt()) == (ENGINEERS, "forge")
    t.do("upgrade:toll_gate")
    assert t.upgrades_of(ENGINEERS) == ["toll_gate"]
    assert t.player(ENGINEERS).gold == 2
    assert t.prompt() == "move"


def test_CAN_HOUSE_5_field_forge_may_be_declined() -> None:
    t = field_forge("r1_forge")
    t.do("done")
    assert t.upgrades_of(ENGINEERS) == []
    assert t.prompt() == "move"


def test_CAN_HOUSE_5_nobody_else_has_a_forge_in_the_field() -> None:
    t = Table()
    t.land(SOWERS, "r3_forge", "r6_forge")
    t.cubes(SOWERS, gold=6)
    t.turn_of(SOWERS)
    t.do("maneuver:sow_masked_novice")
    assert t.prompt() == "move"


def test_CAN_HOUSE_5_a_deploy_opens_no_forge() -> None:
    t = Table(ASH, ENGINEERS, SOWERS, COVEN)
    t.land(ENGINEERS, "r1_forge")
    t.cubes(ENGINEERS, gold=2, wax=3)
    t.turn_of(ENGINEERS)
    t.do("deploy:eng_gear_apprentice:explorer")
    assert t.prompt() == "steal"


def test_CAN_HOUSE_15_field_forge_counts_forges_as_usual() -> None:
    t = field_forge("r1_forge", "r6_forge")
    assert t.ask.args == {"left": 2}
    t.do("upgrade:toll_gate", "upgrade:bastion")
    assert t.prompt() == "move"
    assert t.upgrades_of(ENGINEERS) == ["toll_gate", "bastion"]


def test_CAN_HOUSE_15_without_a_forge_nothing_can_be_bought() -> None:
    t = field_forge(gold=6)
    assert t.prompt() == "move"
    t.do("castle:r1_forge")
    assert t.prompt() == "forge"  # the usual action of the territory
    assert t.ask.args == {"left": 1}


@pytest.mark.parametrize(("year", "asked"), [(1, 0), (2, 1), (3, 1)])
def test_CAN_HOUSE_6_requisition_steals_on_each_deploy_from_year_2(year: int, asked: int) -> None:
    t = Table(ASH, ENGINEERS, SOWERS, COVEN, year=year)
    t.cubes(ENGINEERS, wax=2)
    t.hand(ENGINEERS, "street_minstrel", "pageant_rider")
    t.turn_of(ENGINEERS)
    t.do("deploy:street_minstrel:explorer")
    stolen = 0
    if t.prompt() == "steal":
        t.do("steal:ash_clan:gold")
        stolen += 1
    assert stolen == asked
    assert t.player(ENGINEERS).gold == asked
    assert t.player(ASH).gold == 2 - asked
    assert t.prompt() == "turn"


def calculated_war(year: int) -> Table:
    """The Engineers and the Coven fight; the Engineers lay two cards."""
    t = Table(ASH, ENGINEERS, SOWERS, COVEN, year=year)
    t.bare()
    t.track(COVEN, ENGINEERS, ASH, SOWERS)
    t.land(ENGINEERS, "r6_forge", "r6_portal", "r6_barracks")
    t.land(COVEN, "r6_forge")
    t.cubes(COVEN)
    t.tactics(ENGINEERS, "rekindle", "snuff")
    t.tactics(COVEN, "beacon_chain")
    t.battle(6, 7)
    return t


def test_CAN_HOUSE_16_calculated_war_scores_each_resolved_card_in_year_3() -> None:
    t = calculated_war(3)
    t.lay(COVEN)
    t.lay(ENGINEERS, "rekindle", "snuff")
    t.decline_all(until="resolve-first")
    t.do("first:1")
    t.decline_all()
    own = [fact for fact in t.facts("vp") if fact.args["who"] == f"@{t.seat(ENGINEERS)}"]
    assert [fact.args["amount"] for fact in own] == [1, 1, 12]
    assert t.score(ENGINEERS) == 2 + 12
    t = calculated_war(2)
    t.lay(COVEN)
    t.lay(ENGINEERS, "rekindle", "snuff")
    t.decline_all(until="resolve-first")
    t.do("first:1")
    t.decline_all()
    assert t.score(ENGINEERS) == 8


def test_CAN_HOUSE_16_calculated_war_leaves_out_spent_and_neutralised_cards() -> None:
    t = calculated_war(3)
    t.lay(COVEN, "beacon_chain")
    t.lay(ENGINEERS, "rekindle", "snuff")
    t.do("decline")  # the Coven keeps its card
    t.do("spend:1:new_life_coven:1")
    t.decline_all(until="resolve-first")
    t.do("first:2")
    t.decline_all()
    assert t.score(ENGINEERS) == 1 + 12
    t = calculated_war(3)
    t.lay(COVEN, "beacon_chain")
    t.lay(ENGINEERS, "rekindle", "snuff")
    t.do("spend:1:engineers_guild:1")  # the Coven removes rekindle
    t.decline_all(until="resolve-first")
    t.do("first:2")
    t.decline_all()
    assert t.score(ENGINEERS) == 1 + 12


# Sowers ---------------------------------------------------------------------------------------


def test_CAN_HOUSE_7_far_seed_deploys_on_any_territory() -> None:
    t = Table()
    t.turn_of(SOWERS)
    t.do("deploy:sow_masked_novice:warrior")
    assert (t.asked, t.prompt()) == (SOWERS, "deploy-where")
    assert len(t.options()) == 30
    t.do("to:r8_mine")
    assert t.where(SOWERS, "warrior") == "r8_mine"
    assert t.lit(SOWERS, "warrior") == 4
    assert "r8_mine" not in t.flames(SOWERS)


def test_CAN_HOUSE_7_the_castle_of_the_sowers_is_still_a_choice() -> None:
    t = Table()
    t.turn_of(SOWERS)
    t.do("deploy:sow_masked_novice:warrior", "to:r3_curse")
    assert t.where(SOWERS, "warrior") == t.where(SOWERS, "castle") == "r3_curse"


def test_CAN_HOUSE_7_other_houses_deploy_at_their_castle() -> None:
    t = Table()
    t.turn_of(KNIGHTS)
    t.do("deploy:kni_dawn_herald:warrior")
    assert t.where(KNIGHTS, "warrior") == "r9_tavern"


@pytest.mark.parametrize(("year", "lights"), [(1, 0), (2, 1), (3, 1)])
def test_CAN_HOUSE_17_sprout_lights_on_each_deploy_from_year_2(year: int, lights: int) -> None:
    t = Table(year=year)
    t.hand(SOWERS, "street_minstrel")
    t.turn_of(SOWERS)
    t.do("deploy:street_minstrel:explorer", "to:r3_mine")
    assert t.score(SOWERS) == 1
    done = 0
    while t.prompt() == "light":
        t.do("light:r10_curse" if not done else "decline")
        done += 1
    assert done == lights
    assert ("r10_curse" in t.flames(SOWERS)) == bool(lights)


def test_CAN_HOUSE_18_dark_harvest_scores_controlled_curse_territories_at_the_end() -> None:
    t = Table(year=3, phase="clean_up")
    t.bare()
    t.castle(SOWERS, "r1_curse")
    t.land(SOWERS, "r1_curse", "r2_curse", "r6_forge")
    assert t.match.over
    assert t.score(SOWERS) == 4  # r1 once, by flame and castle, and r2
    assert [t.score(house) for house in (ASH, COVEN)] == [0, 0]


def test_CAN_HOUSE_18_dark_harvest_does_not_score_before_the_end() -> None:
    t = Table(year=2, phase="clean_up")
    t.land(SOWERS, "r1_curse", "r2_curse")
    assert t.prompt() == "turn"
    assert t.score(SOWERS) == 0
