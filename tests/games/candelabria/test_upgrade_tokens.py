"""Every kind of upgrade at work: from its year on, and not before (CAN-UPG-2, CAN-UPG-4)."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.content import UPGRADES
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import COVEN, KNIGHTS, SOWERS
from tests.games.candelabria.test_upgrades import FINAL, board, deploy, resolve

BEFORE_AND_AFTER = [(2, True), (1, False)]
THIRD_YEAR = [(3, True), (2, False)]


def test_all_upgrades_have_a_test_here() -> None:
    tested = {name for name in globals() if name.startswith("test_")}
    left = {
        token.id
        for token in UPGRADES
        if token.id not in FINAL
        and f"test_{token.id}" not in tested
        and "curse_bell" not in token.id
    }
    assert left == set()


# Figures ------------------------------------------------------------------------------------------


@rules("CAN-UPG-4", "CAN-UPG-6")
def test_long_stride() -> None:
    for upgrades, reached in (((), False), (("long_stride",), True)):
        t = board(*upgrades, year=1)
        t.candle(SOWERS, "explorer", "r3_curse")
        t.candle(SOWERS, "warrior", "r3_curse")
        t.do("maneuver:bell_ringer")
        assert ("r7_mine" in t.destinations("explorer")) is reached
        assert t.destinations("warrior") == {"r2_curse", "r3_forge", "r3_mine"}


@rules("CAN-UPG-4", "CAN-UPG-5")
def test_heavy_shove() -> None:
    for upgrades, reached in (((), False), (("heavy_shove",), True)):
        t = board(*upgrades, year=1)
        t.land(SOWERS, "r3_curse")
        t.candle(SOWERS, "warrior", "r3_mine")
        t.candle(KNIGHTS, "explorer", "r3_curse")
        t.do("maneuver:bell_ringer", "warrior:r3_curse")
        assert ("push:knights_of_light:explorer:r7_portal" in t.options()) is reached
        assert "push:knights_of_light:explorer:r3_mine" in t.options()
        assert "push:knights_of_light:explorer:r3_curse" not in t.options()


@rules("CAN-UPG-4")
def test_bastion() -> None:
    t = board("bastion", year=1)
    assert t.strength(SOWERS, 3) == 5
    assert t.strength(COVEN, 4) == 4


@rules("CAN-UPG-4", "CAN-UPG-2")
@pytest.mark.parametrize("year", [1, 2, 3])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_curse_bell(number: int, year: int) -> None:
    t = board(f"curse_bell_{number}", year=year)
    t.curse_in(1, SOWERS, 6)
    t.curse_in(3, SOWERS, 5)
    rings = int(year >= number)
    assert (t.strength(SOWERS, 6), t.strength(SOWERS, 5)) == (3 + rings, 3 + rings)


@rules("CAN-UPG-4", "CAN-ACT-2")
@pytest.mark.parametrize(("year", "works"), BEFORE_AND_AFTER)
def test_deep_shaft(year: int, works: bool) -> None:
    t = board("deep_shaft", year=year)
    t.do("maneuver:bell_ringer", "castle:r3_mine")
    assert ("cubes:2:0" in t.options()) is works
    assert ("cubes:1:0" in t.options()) is not works


@rules("CAN-UPG-4", "CAN-ACT-2")
@pytest.mark.parametrize(("year", "works"), BEFORE_AND_AFTER)
def test_whispering_altar(year: int, works: bool) -> None:
    t = board("whispering_altar", year=year)
    t.do("maneuver:bell_ringer", "castle:r2_curse", "at:3")
    assert t.prompt() == ("influence" if works else "move")


@rules("CAN-UPG-4", "CAN-ACT-2")
@pytest.mark.parametrize(("year", "works"), BEFORE_AND_AFTER)
def test_drill_yard(year: int, works: bool) -> None:
    t = board("drill_yard", year=year)
    t.castle(SOWERS, "r3_forge")
    t.display("snuff", "rekindle", "blackout")
    t.do("maneuver:bell_ringer", "castle:r7_barracks", "take:snuff")
    assert t.prompt() == ("take-tactics" if works else "move")


@rules("CAN-UPG-4", "CAN-ACT-2")
@pytest.mark.parametrize(("year", "works"), BEFORE_AND_AFTER)
def test_guest_wing(year: int, works: bool) -> None:
    t = board("guest_wing", year=year)
    t.castle(SOWERS, "r2_curse")
    t.do("maneuver:bell_ringer", "castle:r2_tavern")
    assert len(t.hand_of(SOWERS)) == (3 if works else 2)
    t.do("under:street_minstrel")
    assert t.prompt() == ("put-under" if works else "move")


@rules("CAN-UPG-4", "CAN-ACT-2")
@pytest.mark.parametrize(("year", "works"), BEFORE_AND_AFTER)
def test_second_anvil(year: int, works: bool) -> None:
    t = board("second_anvil", year=year)
    t.do("maneuver:bell_ringer", "castle:r3_forge", "temple_grey:r3")
    assert t.prompt() == ("forge" if works else "move")


@rules("CAN-UPG-4", "CAN-ACT-2")
@pytest.mark.parametrize(("year", "works"), BEFORE_AND_AFTER)
def test_rune_arch(year: int, works: bool) -> None:
    t = board("rune_arch", year=year)
    t.castle(SOWERS, "r3_mine")
    t.candle(SOWERS, "pilgrim", "r3_forge")
    t.do("maneuver:bell_ringer", "castle:r7_portal", "figure:pilgrim", "to:r1_curse")
    assert t.prompt() == ("portal" if works else "move")


# Reactions ----------------------------------------------------------------------------------------


@rules("CAN-UPG-7")
def test_toll_gate() -> None:
    assert deploy(board("toll_gate", year=1)) == ["steal"]


@rules("CAN-UPG-7")
def test_parade_hall() -> None:
    t = board("parade_hall", year=1)
    assert deploy(t) == []
    assert t.score(SOWERS) == 1 + 1


@rules("CAN-UPG-7")
def test_lamp_yard() -> None:
    assert deploy(board("lamp_yard", year=1)) == ["light"]


@rules("CAN-UPG-7")
def test_smoke_vents() -> None:
    t = board("smoke_vents", year=1)
    t.land(COVEN, "r4_mine")
    assert deploy(t) == ["extinguish"]


@rules("CAN-UPG-7", "CAN-PREP-10")
def test_spirit_archive() -> None:
    t = board("spirit_archive", year=1)
    t.influence(2, {SOWERS: 1})
    t.display("snuff", "rekindle")
    t.award(2)
    assert (t.asked, t.prompt()) == (SOWERS, "take-tactics")
    t.do("take:snuff")
    assert "snuff" in t.tactics_of(SOWERS)


@rules("CAN-UPG-7")
def test_pilgrim_steps() -> None:
    t = board("pilgrim_steps", year=1)
    t.do("maneuver:bell_ringer", "castle:r3_forge", "temple_grey:r3")
    assert t.score(SOWERS) == 1


@rules("CAN-UPG-7")
def test_tokens_about_temples_answer_to_their_owner_only() -> None:
    t = board("pilgrim_steps", "votive_niche")
    t.castle(COVEN, "r1_barracks")
    t.cubes(COVEN, gold=2)
    t.turn_of(COVEN)
    t.maneuver("castle:r1_forge", "temple_grey:r1")
    assert t.asked == COVEN
    assert t.score(SOWERS) == 0


@rules("CAN-UPG-7")
@pytest.mark.parametrize(("year", "works"), BEFORE_AND_AFTER)
def test_votive_niche(year: int, works: bool) -> None:
    t = board("votive_niche", year=year)
    t.do("maneuver:bell_ringer", "castle:r3_forge", "temple_grey:r3")
    assert t.prompt() == ("light" if works else "move")


@rules("CAN-UPG-7")
@pytest.mark.parametrize(("year", "works"), THIRD_YEAR)
def test_quenching_font(year: int, works: bool) -> None:
    t = board("quenching_font", year=year)
    t.land(COVEN, "r4_mine")
    t.do("maneuver:bell_ringer", "castle:r3_forge", "temple_grey:r3")
    assert t.prompt() == ("extinguish" if works else "move")


@rules("CAN-UPG-7")
@pytest.mark.parametrize(("year", "works"), THIRD_YEAR)
def test_hall_of_victories(year: int, works: bool) -> None:
    t = board("hall_of_victories", year=year)
    resolve(t)
    assert (t.asked, t.prompt()) == (COVEN, "light"), "a weak action: the Sowers are done"
    assert t.score(SOWERS) == 2 + works, "the card, the token"


@rules("CAN-UPG-7")
@pytest.mark.parametrize(("year", "works"), THIRD_YEAR)
def test_war_beacon(year: int, works: bool) -> None:
    t = board("war_beacon", year=year)
    resolve(t)
    assert (t.asked, t.prompt()) == (SOWERS if works else COVEN, "light")


@rules("CAN-UPG-7")
@pytest.mark.parametrize(("year", "works"), THIRD_YEAR)
def test_wind_bellows(year: int, works: bool) -> None:
    t = board("wind_bellows", year=year)
    resolve(t)
    assert (t.asked == SOWERS) is works
    assert t.prompt() == ("extinguish" if works else "light")


@rules("CAN-UPG-7")
@pytest.mark.parametrize(("year", "works"), THIRD_YEAR)
def test_looters_vault(year: int, works: bool) -> None:
    t = board("looters_vault", year=year)
    resolve(t)
    assert (t.asked == SOWERS) is works
    if works:
        t.do("steal:new_life_coven:gold", "steal:new_life_coven:wax")
        assert (t.player(SOWERS).gold, t.player(SOWERS).wax) == (7, 2)
    assert t.asked == COVEN


# The final count ----------------------------------------------------------------------------------


@rules("CAN-UPG-9", "CAN-END-4")
@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("marshal_roll", 2 * 2),
        ("spirit_census", 2 * 1),
        ("innkeepers_league", 2 * 2),
        ("smiths_charter", 2 * 1),
        ("wayfinders_map", 2 * 1),
        ("miners_ledger", 3),
        ("treasury", 7),
        ("war_library", 5),
        ("field_of_lights", 9),
    ],
)
def test_end_of_game_upgrade(kind: str, points: int) -> None:
    t = board(kind)
    t.land(
        SOWERS,
        "r1_barracks",
        "r6_barracks",
        "r2_tavern",
        "r4_tavern",
        "r9_portal",
        "r2_mine",
        "r5_mine",
        "r7_mine",
        "r1_curse",
    )
    t.castle(SOWERS, "r10_forge")
    t.tactics(SOWERS, "snuff", "snuff", "blackout", "ambush", "sow_gilded_bribe")
    t.finish()
    harvest = 2
    assert t.score(SOWERS) == harvest + points
