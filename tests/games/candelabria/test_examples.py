"""The worked examples of the rulebook (CAN-EX), to the number."""

from __future__ import annotations

from igroteka.games.candelabria.content import CURSES, QUESTS
from igroteka.games.candelabria.rules.mist import struck
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table, number_of


def test_CAN_EX_1_a_struck_region_has_no_battle() -> None:
    t = Table(phase="mist")
    t.curses()
    t.bare()
    t.no_hands_but(ASH)
    t.hand(ASH, "link_boy")
    t.land(ASH, "r5_mine")
    t.land(COVEN, "r5_mine")
    t.force(number_of(CURSES, "curse_5_mirror_crown"))
    assert t.prompt() == "turn"
    assert 5 in struck(t.g)
    assert t.facts("struck")[0].args == {"curse": "curse_5_mirror_crown", "region": "r5"}
    t.do("maneuver:link_boy", "done")
    t.decline_all()
    assert t.g.year == 2
    regions = {fact.args.get("region") for fact in t.g.journal.facts if "attle" in fact.kind}
    assert "r5" not in regions
    assert regions


def test_CAN_EX_2_a_deploy() -> None:
    t = Table()
    t.turn_of(ASH)
    t.display("snuff", "rekindle", "blackout", "snuff", "rekindle", "blackout")
    before = (len(t.hand_of(ASH)), len(t.tactics_of(ASH)))
    t.do("deploy:ash_cinder_mourner:pilgrim")
    assert t.player(ASH).wax == 1
    assert t.where(ASH, "pilgrim") == "r8_forge"
    assert t.lit(ASH, "pilgrim") == 3
    assert t.player(ASH).deployed[1] != -1
    assert t.score(ASH) == 1
    t.do("take:blackout")
    assert (len(t.hand_of(ASH)), len(t.tactics_of(ASH))) == (before[0], before[1] + 1)
    assert t.tactics_of(ASH)[-1] == "blackout"
    assert len(t.g.display) == 6


def test_CAN_EX_3_a_maneuver() -> None:
    t = Table()
    t.bare()
    t.land(ASH, "r8_barracks", "r8_forge", "r8_mine")
    t.land(COVEN, "r4_mine")
    t.candle(ASH, "pilgrim", "r8_forge")
    t.cubes(ASH)
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "castle:r4_mine", "extinguish:new_life_coven:r4_mine")
    assert t.asked == COVEN
    t.do("at:2")
    assert t.at_curse(2) == {COVEN: 1}
    assert t.flames(COVEN) == set()
    assert "r4_mine" in t.flames(ASH)
    assert t.ask.args == {"left": 2}
    t.do("cubes:1:1", "pilgrim:r5_tavern")
    assert (t.prompt(), t.ask.args) == ("put-under", {"left": 1})
    t.do(t.options()[0])
    assert t.lit(ASH, "pilgrim") == 3
    t.do("burn-pilgrim:r5_mine")
    assert t.lit(ASH, "pilgrim") == 2
    assert t.ask.args == {"left": 3}
    t.do("cubes:3:0")
    assert (t.player(ASH).gold, t.player(ASH).wax) == (4, 1)
    assert {"r4_mine", "r5_tavern", "r5_mine"} <= t.flames(ASH)
    assert (t.asked, t.prompt()) == (SOWERS, "turn")


def test_CAN_EX_4_a_visit_to_the_forge() -> None:
    t = Table()
    t.bare()
    t.cubes(SOWERS, gold=3)
    t.land(SOWERS, "r3_forge", "r1_forge", "r6_portal")
    t.candle(SOWERS, "explorer", "r10_mine")
    t.tops("bastion")
    t.turn_of(SOWERS)
    t.do("maneuver:sow_masked_novice", "explorer:r10_forge")
    assert "r10_forge" in t.flames(SOWERS)
    assert (t.prompt(), t.ask.args) == ("forge", {"left": 3})
    t.do("temple_grey:r6")
    assert (t.player(SOWERS).gold, t.stack(6)) == (1, ["grey"])
    t.do("upgrade:bastion")
    assert (t.player(SOWERS).gold, t.upgrades_of(SOWERS)) == (0, ["bastion"])
    assert t.prompt() == "move"  # the third purchase is impossible


def test_CAN_EX_5_revenge_at_a_curse_card() -> None:
    t = Table()
    t.influence(3, {ASH: 3})
    t.hand(KNIGHTS, "moth_catcher")
    t.turn_of(KNIGHTS)
    t.do("deploy:moth_catcher:warrior", "extinguish:ash_clan:r8_mine")
    assert t.asked == ASH
    assert t.options() == ["at:1", "at:2", "at:3", "supply"]
    t.do("at:3")
    assert t.at_curse(3) == {ASH: 4}


def test_CAN_EX_6_a_curse_won_by_the_track() -> None:
    t = Table()
    t.bare()
    t.curses("curse_7_snuffing_breath", "curse_2_iron_shade", "curse_10_forerunner")
    t.land(ASH, "r9_barracks")
    t.land(KNIGHTS, "r9_portal")
    t.influence(1, {ASH: 3, COVEN: 3})
    t.award()
    assert (t.asked, t.options()) == (ASH, ["in:r8", "in:r9"])
    t.do("in:r9")
    assert t.options() == ["decline", "extinguish:knights_of_light:r9_portal"]
    assert t.strength(ASH, 9) == 1 + 3
    t = Table()
    t.bare()
    t.temple(9, "black")
    t.land(ASH, "r9_barracks", "r6_forge")
    t.influence(1, {ASH: 3, COVEN: 3})
    t.award()
    assert t.refused("in:r9") == "CAN-PREP-7"


def example_battle() -> Table:
    t = Table()
    t.bare()
    t.track(ASH, SOWERS, COVEN, KNIGHTS)
    t.curses("curse_5_mirror_crown", "curse_7_snuffing_breath", "curse_8_grey_tide")
    t.land(SOWERS, "r3_curse", "r3_forge", "r10_mine")
    t.land(KNIGHTS, "r10_mine")
    t.castle(SOWERS, "r3_forge")
    t.land(COVEN, "r3_mine")
    t.curse_in(2, COVEN, 3)
    t.candle(COVEN, "warrior", "r3_mine", flames=2)
    t.land(ASH, "r3_forge", "r3_mine")
    t.candle(ASH, "pilgrim", "r3_forge", flames=2)
    t.tactics(ASH, "spark_and_ash", "triumphal_light")
    t.tactics(SOWERS, "blackout", "torchlit_raid")
    t.tactics(COVEN, "rolling_fire", "cov_vessel_light")
    t.battle(3, 10)  # another battle follows
    return t


def test_CAN_EX_7_a_battle() -> None:
    t = example_battle()

    def strengths() -> tuple[int, int, int]:
        return t.strength(ASH, 3), t.strength(SOWERS, 3), t.strength(COVEN, 3)

    assert strengths() == (4, 6, 6)
    t.lay(ASH, "spark_and_ash", "triumphal_light")
    t.lay(SOWERS, "blackout", "torchlit_raid")
    t.lay(COVEN, "rolling_fire", "cov_vessel_light")
    assert (t.asked, t.prompt()) == (ASH, "neutralise")
    t.do("spend:1:new_life_coven:1", "decline")
    assert (t.asked, t.prompt()) == (SOWERS, "neutralise")
    assert t.refused("spend:2:new_life_coven:2") == "CAN-BATTLE-6"
    t.do("decline")
    assert (t.asked, t.prompt()) == (COVEN, "neutralise")
    t.do("decline")

    t.do("first:1", "extinguish:sowers_order:r3_curse", "light:r3_curse")
    assert t.score(ASH) == 1
    assert strengths() == (5, 5, 6)

    assert (t.asked, t.prompt()) == (SOWERS, "resolve-first")
    t.do("first:1", "extinguish:new_life_coven:r3_mine", "extinguish:new_life_coven:warrior")
    t.do("extinguish:ash_clan:r3_mine", "light:r3_mine")
    t.do("steal:ash_clan:gold", "steal:ash_clan:wax")
    assert strengths() == (4, 6, 4)
    assert (t.player(SOWERS).gold, t.player(SOWERS).wax) == (3, 3)

    assert (t.asked, t.prompt()) == (COVEN, "resolve-first")
    t.do("first:2", "light:warrior", "light:warrior", "extinguish:ash_clan:r3_forge")
    assert t.ask.args == {"left": 1}
    t.do("light:warrior")
    assert strengths() == (3, 6, 7)
    assert t.lit(COVEN, "warrior") == 4
    assert t.score(COVEN) == 4
    assert t.facts("victory")[0].args["strength"] == 7
    assert t.order() == [ASH, SOWERS, COVEN, KNIGHTS]


def test_CAN_EX_8_an_annual_quest() -> None:
    t = Table(year=2, quests=True)
    t.bare()
    t.common("build_temple")
    t.castle(ASH, "r8_mine")
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "castle:r8_forge", "temple_grey:r8")
    assert t.score(ASH) == 8
    assert t.g.quests[0].marks == [t.seat(ASH)]


def test_CAN_EX_9_the_last_slot_of_a_ranked_quest() -> None:
    t = Table(quests=True)
    t.common("deploy_three_candles", marks=(COVEN, ASH))
    t.candle(ASH, "explorer", "r8_forge")
    t.candle(ASH, "warrior", "r1_forge")
    t.hand(ASH, "wax_pickpocket")
    t.turn_of(ASH)
    t.do("deploy:wax_pickpocket:pilgrim")
    assert t.score(ASH) == 4
    assert t.g.quests == []
    assert [QUESTS[card].id for card in t.g.finished] == ["deploy_three_candles"]


def test_CAN_EX_10_a_withering_card_on_the_extinguish_slot() -> None:
    t = Table(withering=True)
    t.bare()
    t.curses("curse_2_iron_shade", "curse_7_snuffing_breath", "curse_10_forerunner")
    t.land(ASH, "r6_forge", "r6_portal")
    t.land(COVEN, "r6_forge")
    t.tactics(ASH)
    t.tactics(COVEN)
    t.influence(1, {COVEN: 3, ASH: 2})
    t.force_withering("pale_glory")
    t.award()
    assert (t.asked, t.ask.args) == (ASH, {"card": "pale_glory"})
    t.do("slot:1", "in:r4")
    t.decline_all("choose-one")
    assert (t.asked, t.options()) == (ASH, ["choose:gain_vp", "choose:light"])
    t.do("choose:gain_vp")
    t.decline_all()
    assert t.g.year == 2
    assert t.player(ASH).withered == [-1, -1]
    assert t.facts("extinguished-land") == []
