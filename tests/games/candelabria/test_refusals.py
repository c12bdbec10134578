"""What a player may click on in vain says why, with its rule; each is a played situation."""

from __future__ import annotations

from igroteka.games.candelabria import GAME
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table, bare_map

SIX = ("long_stride", "heavy_shove", "toll_gate", "lamp_yard", "smoke_vents", "pilgrim_steps")


def curse(card: str) -> Table:
    """Ash has won a curse and has one land flame in region 6."""
    t = Table()
    t.bare()
    t.curses(card, "curse_1_rekindling_wraith", "curse_2_iron_shade")
    t.land(ASH, "r6_forge")
    t.award()
    t.influence(1, {ASH: 1})
    return t


def battle(ash: str) -> Table:
    """Ash fights the Coven for region 6 with one card; the Sowers do not take part."""
    t = Table()
    t.bare()
    t.land(ASH, "r6_forge")
    t.land(COVEN, "r6_portal", "r5_mine")
    t.land(SOWERS, "r5_mine")
    for house in (COVEN, SOWERS):
        t.cubes(house, gold=1)
    t.tactics(ASH, ash)
    t.tactics(COVEN)
    t.battle(6)
    t.lay(ASH, ash)
    return t


@rules("CAN-EFF-14", "CAN-EFF-15", "CAN-EFF-6")
def test_whom_one_cannot_rob() -> None:
    t = battle("torchlit_raid")
    t.do("decline")
    assert t.options("steal") == ["steal:new_life_coven:gold"]
    assert t.refused("steal:sowers_order:gold") == "CAN-EFF-14"
    assert t.refused("steal:new_life_coven:wax") == "CAN-EFF-15"
    assert t.refused("steal:ash_clan:gold") == "CAN-EFF-6"


@rules("CAN-EFF-9", "CAN-TERM-8", "CAN-EFF-2")
def test_what_one_cannot_light_in_a_battle() -> None:
    t = battle("torchlit_raid")
    t.candle(COVEN, "warrior", "r6_portal")
    assert t.refused("light:r5_mine") == "CAN-EFF-9"
    assert t.refused("light:r6_forge") == "CAN-TERM-8"
    assert t.refused("figure:new_life_coven:warrior") == "CAN-EFF-2"
    assert t.refused("seal:r6") == t.refused("water") == "CAN-BOARD-1"


@rules("CAN-EFF-3", "CAN-TERM-4", "CAN-EFF-9")
def test_what_one_cannot_put_out_in_a_battle() -> None:
    t = battle("snuff")
    t.candle(COVEN, "warrior", "r6_portal", flames=0)
    assert t.refused("extinguish:ash_clan:r6_forge") == "CAN-EFF-3"
    assert t.refused("extinguish:new_life_coven:r5_mine") == "CAN-EFF-9"
    assert t.refused("extinguish:new_life_coven:warrior") == "CAN-TERM-4"
    assert t.refused("to:r6_barracks") == "CAN-EFF-3"


@rules("CAN-CURSE-12", "CAN-LIMIT-4")
def test_what_the_hollow_mason_cannot_build() -> None:
    t = curse("curse_4_hollow_mason")
    t.upgrades(ASH, *SIX)
    t.tops("parade_hall")
    for region in (1, 2, 3, 4, 5, 7):
        t.temple(region, "grey")
    t.do("in:r6")
    assert t.options() == ["decline", "temple_black", "temple_white"]
    assert t.refused("upgrade:parade_hall") == "CAN-CURSE-12"
    assert t.refused("temple_grey") == "CAN-LIMIT-4"


@rules("CAN-CURSE-7", "CAN-CURSE-13")
def test_what_a_repeated_card_cannot_light() -> None:
    t = curse("curse_9_second_voice")
    t.candle(ASH, "explorer", "r6_portal", flames=1, card="link_boy")
    t.candle(ASH, "pilgrim", "r1_forge", flames=1, card="duelist")
    t.do("in:r6")
    assert t.refused("light:pilgrim") == "CAN-CURSE-13"
    assert t.refused("light:explorer") == "CAN-CURSE-7"


@rules("CAN-CURSE-7", "CAN-CURSE-13")
def test_whose_card_a_curse_cannot_repeat() -> None:
    t = curse("curse_9_second_voice")
    t.candle(ASH, "explorer", "r6_portal", card="link_boy")
    t.candle(ASH, "pilgrim", "r6_forge", card="duelist")
    t.candle(ASH, "warrior", "r1_forge", card="smuggler")
    t.candle(COVEN, "warrior", "r6_portal")
    t.do("in:r6")
    assert t.options() == ["figure:explorer", "figure:pilgrim"]
    assert t.refused("figure:warrior") == "CAN-CURSE-7"
    assert t.refused("figure:new_life_coven:warrior") == "CAN-CURSE-13"


@rules("CAN-MAN-2", "CAN-MAN-8", "CAN-MAN-9", "CAN-ROLE-1", "CAN-CASTLE-2")
def test_where_a_maneuver_cannot_go() -> None:
    t = bare_map(SOWERS)
    t.candle(SOWERS, "explorer", "r6_portal")
    t.candle(SOWERS, "warrior", "r3_mine", flames=0)
    t.land(SOWERS, "r6_barracks", "r6_forge", "r6_portal")
    t.maneuver()
    assert t.refused("explorer:r3_curse") == "CAN-ROLE-1"
    assert t.refused("castle:r6_forge") == "CAN-CASTLE-2"
    assert t.refused("burn-explorer:r6_forge") == "CAN-MAN-9"
    assert t.refused("figure:ash_clan:castle") == "CAN-MAN-2"
    t.do("explorer:r6_forge", "burn-explorer:r6_barracks")
    assert t.refused("burn-explorer:r6_forge") == "CAN-MAN-8"  # a second burn
    assert t.refused("burn-warrior:r3_curse") == "CAN-MAN-8"


@rules("CAN-CASTLE-1")
def test_what_a_castle_that_enters_cannot_put_out() -> None:
    t = bare_map(ASH)
    t.land(COVEN, "r4_mine", "r5_mine")
    t.maneuver("castle:r4_mine")
    assert t.prompt() == "castle-enters"
    assert t.refused("extinguish:new_life_coven:r5_mine") == "CAN-CASTLE-1"


@rules("CAN-SETUP-9")
def test_a_house_that_is_taken() -> None:
    match = Match.new(GAME, GAME.configure({"players": 3}), Fast.seeded(1))
    match.answer(0, "house:knights_of_light")
    refused = {refusal.option.key: refusal.rule for refusal in match.why_not(1)}
    assert refused == {"house:knights_of_light": "CAN-SETUP-9"}


@rules("CAN-BATTLE-9", "CAN-BATTLE-1")
def test_weak_actions_neither_spend_nor_are_spent_on() -> None:
    t = Table()
    t.bare()
    t.land(ASH, "r6_forge")
    t.land(KNIGHTS, "r6_portal")
    t.tactics(ASH, "snuff")
    t.tactics(KNIGHTS, "blackout")
    t.battle(6)
    t.do("lay:snuff", seat=t.seat(ASH))
    t.lay(KNIGHTS, "blackout")
    assert (t.asked, t.prompt()) == (ASH, "neutralise")
    assert t.refused("weak:ash_clan:2") == t.refused("weak:knights_of_light:2") == "CAN-BATTLE-9"
