"""The scenarios of `scenarios.md` of set-up, Mist and Kindling: S-01 to S-22, S-45, S-46, S-50."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.content import CURSES, HOUSES, MODES
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table


def moves(t: Table, figure: str) -> set[str]:
    return {key.partition(":")[2] for key in t.options("move") if key.startswith(f"{figure}:")}


def year_by_year(*houses: int) -> list[tuple[int, int, set[int]]]:
    """The curse deck, the curse cards and the hands at the start of each Kindling season."""
    t = Table(*houses, phase="mist")
    t.curses()
    seen: dict[int, tuple[int, int, set[int]]] = {}
    for _ in t.play_on(seed=2):
        if t.g.year not in seen:
            left = len(t.g.curse_deck) + sum(len(layer) for layer in t.g.house_layers)
            hands = {len(player.hand) for player in t.g.players}
            seen[t.g.year] = (left, len(t.g.curses), hands)
    return [seen[year] for year in (1, 2, 3)]


# Set-up and Mist --------------------------------------------------------------------------------


def test_CAN_S01_four_player_start() -> None:
    t = Table(KNIGHTS, COVEN, SOWERS, ASH)
    assert t.g.side.id == "large"
    assert t.order() == [ASH, SOWERS, COVEN, KNIGHTS]
    supply = {ASH: 21, SOWERS: 21, COVEN: 22, KNIGHTS: 22}
    castles = {ASH: "r8_forge", SOWERS: "r3_curse", COVEN: "r4_tavern", KNIGHTS: "r9_tavern"}
    for house, left in supply.items():
        player = t.player(house)
        assert player.supply == left
        assert t.where(house, "castle") == castles[house]
        assert (player.vp, player.gold, player.wax) == (0, 2, 2)
        assert (len(player.hand), len(player.tactics)) == (3, 3)
    assert "r4_portal" not in t.flames(COVEN)
    assert "r9_portal" not in t.flames(KNIGHTS)
    assert (t.stack(4), t.stack(9)) == (["white"], ["black"])


def test_CAN_S02_curse_deck_with_three_players() -> None:
    t = Table(ASH, COVEN, KNIGHTS, phase="mist")
    t.curses()
    assert len(t.g.curse_deck) + sum(len(layer) for layer in t.g.house_layers) == 13
    assert [len(layer) for layer in t.g.house_layers] == [3, 3]
    assert sorted(CURSES[card].region for card in t.g.curse_deck) == [1, 2, 3, 4, 5, 7, 8]
    assert MODES[3].new_curses_by_year == {1: 3, 2: 2, 3: 2}
    years = year_by_year(ASH, COVEN, KNIGHTS)
    assert years == [(10, 3, {3}), (5, 2, {4}), (0, 2, {5})]
    t = Table(ASH, COVEN, KNIGHTS)
    assert t.where(KNIGHTS, "castle") == "r7_tavern"
    assert t.flames(KNIGHTS) == {"r7_mine", "r7_tavern"}
    assert t.stack(7) == ["black"]


def test_CAN_S03_curse_deck_with_five_players() -> None:
    houses = tuple(range(len(HOUSES)))
    t = Table(*houses, phase="mist")
    t.curses()
    assert len(t.g.curse_deck) + sum(len(layer) for layer in t.g.house_layers) == 19
    assert [left for left, _, _ in year_by_year(*houses)] == [16, 8, 0]


def test_CAN_S04_struck_region_works_otherwise() -> None:
    t = Table()
    t.curses("curse_5_mirror_crown", "curse_2_iron_shade", "curse_7_snuffing_breath")
    t.candle(ASH, "explorer", "r8_forge")
    t.no_hands_but(ASH)
    t.hand(ASH, "link_boy")
    t.land(COVEN, "r5_tavern")
    t.land(SOWERS, "r5_mine")
    t.turn_of(ASH)
    t.do("maneuver:link_boy", "explorer:r5_tavern")
    assert "r5_tavern" in t.flames(ASH)
    # CAN-TAV-1 with N = 1: the drawn card is the only one, so it goes back at once.
    assert [fact.args["amount"] for fact in t.facts("action")] == [1]
    assert t.hand_of(ASH) == []
    t.influence(1, {COVEN: 1})
    t.do("done", "in:r5")
    t.decline_all()
    assert t.g.year == 2
    assert not [f for f in t.g.journal.facts if "attle" in f.kind and f.args["region"] == "r5"]


# Deploy -----------------------------------------------------------------------------------------


def test_CAN_S05_card_of_a_later_year() -> None:
    t = Table()
    t.no_hands_but(ASH)
    t.hand(ASH, "lighthouse_keeper")
    t.turn_of(ASH)
    t.force_candles("link_boy")
    t.do("deploy:lighthouse_keeper:warrior")
    assert t.player(ASH).wax == 1
    assert (t.where(ASH, "warrior"), t.lit(ASH, "warrior")) == ("r8_forge", 4)
    assert t.prompt() == "turn"  # nothing is lit
    assert t.hand_of(ASH) == ["link_boy"]
    t.do("maneuver:link_boy", "done")
    t.decline_all()
    assert t.g.year == 2
    assert t.facts("lit") == t.facts("land-flame") == []


def test_CAN_S06_order_and_sum_of_triggers() -> None:
    t = Table(year=2)
    t.bare()
    for house in (ASH, KNIGHTS):
        t.cubes(house)
    t.cubes(COVEN, gold=2)
    t.cubes(SOWERS, wax=1)
    t.upgrades(SOWERS, "parade_hall", "toll_gate")
    t.hand(SOWERS, "court_jester")
    t.turn_of(SOWERS)
    t.do("deploy:court_jester:explorer", "to:r10_curse")
    assert (t.player(SOWERS).wax, t.score(SOWERS), t.prompt()) == (0, 2, "steal")
    t.do("steal:new_life_coven:gold")
    assert (t.score(SOWERS), t.prompt()) == (2, "light")
    t.do("light:r1_forge")
    assert (t.score(SOWERS), t.prompt()) == (3, "steal")
    t.do("steal:new_life_coven:gold")
    assert (t.player(SOWERS).gold, t.player(COVEN).gold) == (2, 0)
    assert t.flames(SOWERS) == {"r1_forge"}
    assert t.g.curses[0].influence == [0, 0, 0, 0]
    assert t.facts("action") == []


def test_CAN_S07_forced_maneuver() -> None:
    t = Table()
    for role in ("explorer", "pilgrim", "warrior"):
        t.candle(ASH, role, "r8_forge")
    t.hand(ASH, "link_boy", "duelist")
    t.cubes(ASH, wax=6)
    t.turn_of(ASH)
    assert t.options() == ["maneuver:duelist", "maneuver:link_boy"]
    assert t.refused("pass") == "CAN-KIND-2"
    t.do("maneuver:duelist", "done")
    assert t.asked == SOWERS


def test_CAN_S08_coven_draw() -> None:
    t = Table()
    ten = (
        *("link_boy", "duelist", "smuggler", "court_scribe", "pageant_rider"),
        *("tallow_trader", "border_scout", "bell_ringer", "drowsy_guard", "storm_caller"),
    )
    t.candle_deck(*ten)
    t.turn_of(COVEN)
    hand = len(t.hand_of(COVEN))
    t.do("deploy:cov_smoke_catcher:explorer")
    assert len(t.options("keep-candle")) == 3
    t.do(t.options()[0])
    t.do(t.options()[0])
    assert len(t.g.candle_deck.cards) + len(t.g.candle_deck.under) == 9
    assert len(t.under()) == 2
    assert len(t.hand_of(COVEN)) == hand


# Maneuver and movement --------------------------------------------------------------------------


def test_CAN_S09_explorer_skip() -> None:
    t = Table(ASH, ENGINEERS, SOWERS, COVEN)
    t.bare()
    t.candle(ENGINEERS, "explorer", "r8_forge")
    t.turn_of(ENGINEERS)
    t.do("maneuver:eng_gear_apprentice", "explorer:r6_forge")
    assert t.flames(ENGINEERS) == {"r6_forge"}
    assert t.prompt() == "forge"
    t.do("done")
    assert [fact.args["action"] for fact in t.facts("action")] == ["forge"]


def test_CAN_S10_ash_explorer_through_own_flames() -> None:
    for upgrades, reached in (((), False), (("long_stride",), True)):
        t = Table()
        t.bare()
        t.land(ASH, "r8_barracks", "r8_forge", "r8_mine")
        t.candle(ASH, "explorer", "r8_barracks")
        t.upgrades(ASH, *upgrades)
        t.turn_of(ASH)
        t.do("maneuver:ash_coal_burner")
        assert "r6_forge" in moves(t, "explorer")
        assert ("r6_portal" in moves(t, "explorer")) is reached


def test_CAN_S11_pilgrim_onto_own_flame() -> None:
    t = Table()
    t.land(KNIGHTS, "r9_tavern", "r2_tavern")
    t.candle(KNIGHTS, "pilgrim", "r9_tavern")
    t.turn_of(KNIGHTS)
    t.do("maneuver:kni_dawn_herald", "pilgrim:r2_tavern")
    assert t.where(KNIGHTS, "pilgrim") == "r2_tavern"
    assert t.flames(KNIGHTS) == {"r9_tavern", "r2_tavern"}
    assert t.facts("action") == []


@pytest.mark.parametrize("year", [2, 3])
def test_CAN_S12_long_push(year: int) -> None:
    t = Table(year=year)
    t.bare()
    t.upgrades(ASH, "heavy_shove")
    t.candle(ASH, "warrior", "r5_tavern")
    t.candle(SOWERS, "pilgrim", "r6_forge")
    t.land(ASH, "r6_forge")
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "warrior:r6_forge")
    assert t.prompt() == "push"
    reached = {key.rpartition(":")[2] for key in t.options()}
    assert {"r10_mine", "r10_curse"} <= reached
    assert "r6_forge" not in reached
    assert "decline" not in t.options()
    assert ("r2_curse" in reached) is (year == 3)  # three steps away
    if year == 3:
        t.do("push:sowers_order:pilgrim:r7_mine")
        assert (t.where(SOWERS, "pilgrim"), t.lit(SOWERS, "pilgrim")) == ("r7_mine", 3)
        assert t.flames(SOWERS) == set()


def test_CAN_S13_three_entries_in_one_maneuver() -> None:
    t = Table()
    t.land(COVEN, "r4_tavern", "r4_mine")
    t.candle(COVEN, "pilgrim", "r4_tavern")
    t.turn_of(COVEN)
    supply = t.player(COVEN).supply
    t.do("maneuver:cov_smoke_catcher", "pilgrim:r4_portal")
    assert (t.prompt(), t.ask.args) == ("portal", {"left": 1})
    t.do("figure:castle", "to:r6_portal")
    assert "r6_portal" not in t.flames(COVEN)
    t.do("burn-pilgrim:r7_portal")
    assert t.lit(COVEN, "pilgrim") == 2
    assert (t.prompt(), t.ask.args) == ("portal", {"left": 2})
    t.do("done", "castle:r6_barracks")
    assert (t.prompt(), t.ask.args) == ("take-tactics", {"left": 1})
    t.do(t.options()[0])
    assert t.player(COVEN).supply == supply - 3
    assert t.asked == KNIGHTS  # the Maneuver has ended


def test_CAN_S14_castle_puts_out_a_candle() -> None:
    t = Table(ASH, ENGINEERS, COVEN, KNIGHTS)
    t.bare()
    t.candle(KNIGHTS, "explorer", "r6_barracks", flames=1)
    t.castle(ENGINEERS, "r2_tavern")
    t.turn_of(ENGINEERS)
    t.do("maneuver:eng_gear_apprentice", "castle:r6_barracks")
    t.do("extinguish:knights_of_light:explorer")
    assert (t.where(KNIGHTS, "explorer"), t.lit(KNIGHTS, "explorer")) == ("r6_barracks", 0)
    assert t.strength(KNIGHTS, 6) == 0
    twin = Table(ASH, ENGINEERS, COVEN, KNIGHTS)
    twin.bare()
    twin.candle(KNIGHTS, "explorer", "r6_barracks", flames=0)
    twin.castle(ENGINEERS, "r6_barracks")
    twin.battle(6)
    assert twin.prompt(KNIGHTS) == "lay"


def test_CAN_S15_extinguished_land_flame() -> None:
    t = Table()
    t.influence(2, {COVEN: 1})
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "castle:r4_mine", "extinguish:new_life_coven:r4_mine")
    assert (t.asked, t.prompt()) == (COVEN, "snuffed")
    assert "r4_mine" not in t.flames(ASH)  # not yet
    t.do("at:2")
    assert t.at_curse(2) == {COVEN: 2}
    assert "r4_mine" in t.flames(ASH)
    t = Table()
    t.land(ASH, "r6_forge")
    t.land(COVEN, "r6_forge")
    for house in (ASH, COVEN):
        t.tactics(house)
    t.battle(6)
    supply = t.player(COVEN).supply
    t.do("extinguish:new_life_coven:r6_forge")
    assert (t.asked, t.prompt()) == (COVEN, "light")
    assert t.player(COVEN).supply == supply + 1


def test_CAN_S16_empty_supply() -> None:
    t = Table()
    t.castle(SOWERS, "r3_mine")
    t.land(ASH, "r7_portal")
    t.supply(SOWERS, 0)
    t.turn_of(SOWERS)
    t.do("maneuver:sow_masked_novice", "castle:r7_portal", "extinguish:ash_clan:r7_portal")
    t.do("supply")
    assert (t.asked, t.prompt()) == (SOWERS, "move")
    assert "r7_portal" not in t.flames(SOWERS) | t.flames(ASH)
    assert t.facts("action") == []


# Territory actions, temples, upgrades -----------------------------------------------------------


def engineers_forge(*flames: str, year: int = 1) -> Table:
    """The Engineers' castle stands beside r1_forge."""
    t = Table(ASH, ENGINEERS, SOWERS, COVEN, year=year)
    t.bare()
    t.castle(ENGINEERS, "r2_tavern")
    t.land(ENGINEERS, *flames)
    t.turn_of(ENGINEERS)
    return t


def test_CAN_S17_forge_limits() -> None:
    t = engineers_forge("r3_forge", "r6_forge", "r10_forge")
    t.cubes(ENGINEERS, gold=5)
    t.upgrades(ENGINEERS, "long_stride", "heavy_shove", "toll_gate", "lamp_yard", "smoke_vents")
    t.tops("drill_yard", "bastion")
    t.do("maneuver:eng_gear_apprentice")
    assert t.ask.args == {"left": 3}
    t.do("upgrade:drill_yard")
    assert t.player(ENGINEERS).gold == 3
    assert t.refused("upgrade:bastion") == "CAN-FORGE-3"
    assert t.options("buy-upgrade") == []
    t.do("temple_grey:r2")
    assert t.player(ENGINEERS).gold == 1
    assert t.prompt() == "move"


def test_CAN_S18_field_forge_with_no_forge() -> None:
    t = engineers_forge()
    t.cubes(ENGINEERS, gold=6)
    t.do("maneuver:eng_gear_apprentice")
    assert t.prompt() == "move"
    t.do("castle:r1_forge")
    assert (t.prompt(), t.ask.args) == ("forge", {"left": 1})


def test_CAN_S19_mine_overflow() -> None:
    t = Table()
    t.land(ASH, "r8_mine", "r7_mine", "r5_mine")
    t.cubes(ASH, gold=5, wax=3)
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "castle:r4_mine")
    t.decline_all("cubes")
    assert t.options() == ["cubes:0:2", "cubes:1:1", "cubes:2:0"]
    t.do("cubes:1:1")
    assert (t.player(ASH).gold, t.player(ASH).wax) == (6, 4)
    assert [fact.args["amount"] for fact in t.facts("no-room")] == [2]


def test_CAN_S20_temple_stack() -> None:
    t = Table(ASH, ENGINEERS, SOWERS, COVEN, year=2)
    t.castle(ASH, "r4_mine")
    t.candle(ASH, "explorer", "r10_mine")
    t.cubes(ASH, gold=2)
    t.cubes(ENGINEERS, wax=2)
    t.cubes(SOWERS, wax=2)
    t.hand(ENGINEERS, "temple_robber")
    t.hand(SOWERS, "iconoclast")
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "explorer:r10_forge", "temple_grey:r4", "done")
    assert (t.score(ASH), t.stack(4)) == (0, ["white", "grey"])
    t.do("deploy:temple_robber:explorer", "in:r4", "decline", "decline")
    assert (t.score(ENGINEERS), t.stack(4)) == (0, ["white"])
    t.do("deploy:iconoclast:explorer", "to:r3_mine", "in:r4")
    assert (t.score(SOWERS), t.stack(4)) == (4, [])
    assert t.score(COVEN) == 0
    assert t.g.temple_supply == [6, 6, 6]


def test_CAN_S21_tavern_of_the_coven() -> None:
    t = Table()
    t.land(COVEN, "r4_tavern")
    t.castle(COVEN, "r5_mine")
    t.hand(COVEN, "cov_smoke_catcher", "link_boy", "duelist")
    t.turn_of(COVEN)
    t.do("maneuver:cov_smoke_catcher", "castle:r5_tavern")
    assert len(t.hand_of(COVEN)) == 8
    assert t.ask.args == {"left": 6}
    t.do("under:link_boy", "under:duelist")
    for _ in range(4):
        t.do(t.options()[0])
    assert len(t.hand_of(COVEN)) == 2


@pytest.mark.parametrize(("year", "mine", "tavern"), [(1, 3, 1), (2, 4, 2)])
def test_CAN_S22_counting_bonus(year: int, mine: int, tavern: int) -> None:
    t = Table(year=year)
    t.upgrades(ASH, "deep_shaft")
    t.land(ASH, "r8_mine", "r4_mine")
    t.candle(ASH, "explorer", "r4_portal")
    t.cubes(ASH)
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "explorer:r5_mine")
    assert t.ask.args == {"left": mine}
    t.do(t.options()[0], "castle:r5_tavern")
    assert (t.prompt(), t.ask.args) == ("put-under", {"left": tavern})


# More cases -------------------------------------------------------------------------------------


def test_CAN_S45_the_castle_takes_its_own_portal() -> None:
    t = Table()
    t.bare()
    t.castle(SOWERS, "r6_barracks")
    t.land(ASH, "r6_portal", "r10_forge")
    t.turn_of(SOWERS)
    t.do("maneuver:sow_masked_novice", "castle:r6_portal", "extinguish:ash_clan:r6_portal")
    assert (t.asked, t.prompt()) == (ASH, "snuffed")
    assert t.flames(SOWERS) == set()
    t.do("supply")
    assert t.flames(SOWERS) == {"r6_portal"}
    assert (t.prompt(), t.ask.args) == ("portal", {"left": 1})
    t.do("figure:castle", "to:r10_forge")
    assert (t.asked, t.prompt()) == (SOWERS, "move")
    assert t.flames(ASH) == {"r10_forge"}
    t.do("castle:r10_mine")
    assert t.prompt() == "cubes"
    t.do("cubes:1:0")
    assert t.flames(SOWERS) == {"r6_portal", "r10_mine"}
    assert t.asked == COVEN


def test_CAN_S46_the_count_is_fixed() -> None:
    t = engineers_forge("r3_forge", year=2)
    t.cubes(ENGINEERS, gold=5)
    t.no_hands_but(ENGINEERS)
    t.tops("second_anvil", "pilgrim_steps")
    t.do("maneuver:eng_gear_apprentice", "upgrade:second_anvil")
    assert t.prompt() == "move"  # the action is over
    t.do("done", "maneuver:eng_alloy_caster")
    assert (t.prompt(), t.ask.args) == ("forge", {"left": 2})
    t.do("upgrade:pilgrim_steps", "temple_grey:r2")
    assert t.score(ENGINEERS) == 1


def test_CAN_S50_wax_is_not_gold() -> None:
    t = engineers_forge("r3_forge", "r6_forge")
    t.cubes(ENGINEERS, wax=6)
    t.do("maneuver:eng_gear_apprentice")
    assert t.prompt() == "move"
    t = Table()
    t.cubes(ASH, gold=6)
    t.turn_of(ASH)
    assert {key.split(":")[1] for key in t.options("deploy")} == {"ash_coal_burner"}
    assert t.refused("deploy:ash_cinder_mourner:explorer") == "CAN-DEPLOY-3"
