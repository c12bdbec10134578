"""CAN-TERM: figures, control, strength, flames, castles, ties and years."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.rules.land import OFF
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table

CURSES = ("curse_1_rekindling_wraith", "curse_2_iron_shade", "curse_3_snatching_hand")


def bare(year: int = 1) -> Table:
    """No flames; castles at home; the curses of regions 1, 2 and 3 lie on the board."""
    t = Table(year=year)
    t.bare()
    t.curses(*CURSES)
    return t


def fight(t: Table, region: int) -> str:
    """A battle in which nobody plays or does anything; who won it."""
    t.battle(region)
    for house in (ASH, SOWERS, COVEN, KNIGHTS):
        if t.match.asked(t.seat(house)) is not None and t.prompt(house) == "lay":
            t.lay(house)
    while t.match.ask is not None and t.prompt() != "turn":
        t.do("first:1" if t.prompt() == "resolve-first" else "decline")
    won = [fact for kind in ("victory", "unopposed") for fact in t.facts(kind)]
    return str(won[0].args["who"]) if won else "nobody"


def seat(t: Table, house: int) -> str:
    return f"@{t.seat(house)}"


def test_CAN_TERM_16_a_curse_makes_nobody_a_participant() -> None:
    t = bare()
    t.curse_in(1, ASH, 6)
    t.land(COVEN, "r6_forge")
    assert t.strength(ASH, 6) == 3
    assert fight(t, 6) == seat(t, COVEN)
    assert t.facts("unopposed"), "Ash was not there"


def test_CAN_TERM_16_a_curse_gives_no_right_to_place_a_temple_or_a_curse() -> None:
    t = bare()
    t.curse_in(1, ASH, 6)
    t.castle(ASH, "r8_mine")
    t.cubes(ASH, gold=4)
    t.maneuver("castle:r8_forge")
    assert t.refused("temple_grey:r6") == "CAN-TEMPLE-1"
    t = bare()
    t.curse_in(1, ASH, 6)
    t.land(ASH, "r5_mine")
    t.influence(2, {ASH: 1})
    t.award(2)
    assert t.options() == ["in:r5", "in:r8"]
    assert t.refused("in:r6") == "CAN-PREP-6"


def test_CAN_TERM_2_any_figure_controls_and_several_players_control_at_once() -> None:
    t = bare(year=3)
    t.land(SOWERS, "r2_mine", "r4_mine")
    t.castle(SOWERS, "r4_mine")
    t.land(KNIGHTS, "r2_mine")
    t.castle(KNIGHTS, "r10_mine")
    t.upgrades(KNIGHTS, "miners_ledger")
    t.upgrades(SOWERS, "field_of_lights")
    t.finish()
    assert t.score(KNIGHTS) == 2 + 1, "two mines, one of them shared; and a flame for the House"
    t = bare(year=3)
    t.land(KNIGHTS, "r2_mine")
    t.land(SOWERS, "r2_mine", "r4_mine")
    t.castle(SOWERS, "r4_mine")
    t.upgrades(SOWERS, "miners_ledger")
    t.finish()
    assert t.score(SOWERS) == 2, "flame and castle on one territory control it once"


@pytest.mark.parametrize(
    ("figure", "strength"),
    [("flame", 1), ("explorer", 2), ("pilgrim", 3), ("warrior", 4), ("castle", 4), ("curse", 3)],
)
def test_CAN_TERM_3_the_strength_of_each_figure(figure: str, strength: int) -> None:
    t = bare()
    t.castle(ASH, "r8_forge")
    match figure:
        case "flame":
            t.land(ASH, "r6_forge")
        case "castle":
            t.castle(ASH, "r6_forge")
        case "curse":
            t.curse_in(1, ASH, 6)
        case _:
            t.candle(ASH, figure, "r6_forge")
    assert t.strength(ASH, 6) == strength
    assert t.strength(SOWERS, 6) == 0
    assert t.strength(ASH, 5) == 0


def test_CAN_TERM_3_a_candle_counts_its_flames_and_all_figures_add_up() -> None:
    t = bare()
    t.land(ASH, "r6_forge", "r6_portal", "r5_mine")
    t.candle(ASH, "warrior", "r6_barracks", flames=1)
    t.candle(ASH, "pilgrim", "r6_forge", flames=2)
    t.castle(ASH, "r6_portal")
    t.curse_in(1, ASH, 6)
    t.curse_in(2, COVEN, 6)
    assert t.strength(ASH, 6) == 2 + 1 + 2 + 4 + 3
    assert t.strength(COVEN, 6) == 4, "the strong curse of another House"


def test_CAN_TERM_4_an_unlit_candle_stays_and_has_no_strength() -> None:
    t = bare()
    t.candle(COVEN, "warrior", "r6_forge", flames=1)
    t.hand(ASH, "moth_catcher", "bell_ringer")
    t.do("deploy:moth_catcher:explorer", "extinguish:new_life_coven:warrior")
    assert t.where(COVEN, "warrior") == "r6_forge"
    assert t.lit(COVEN, "warrior") == 0
    assert t.strength(COVEN, 6) == 0
    assert t.player(COVEN).deployed[2] != -1


def test_CAN_TERM_5_an_unlit_candle_moves_and_is_lit_again() -> None:
    t = bare()
    t.turn_of(SOWERS)
    t.candle(SOWERS, "warrior", "r3_forge", flames=0)
    t.maneuver("warrior:r3_mine")
    assert t.where(SOWERS, "warrior") == "r3_mine"
    assert "r3_mine" in t.flames(SOWERS)
    t = bare()
    t.candle(ASH, "warrior", "r1_curse", flames=0)
    t.hand(ASH, "link_boy", "bell_ringer")
    t.do("deploy:link_boy:explorer", "light:warrior", "light:warrior")
    assert t.lit(ASH, "warrior") == 2


def test_CAN_TERM_5_it_is_pushed_and_takes_part_in_battles() -> None:
    t = bare()
    t.turn_of(SOWERS)
    t.land(SOWERS, "r3_mine")
    t.candle(SOWERS, "warrior", "r3_forge")
    t.candle(KNIGHTS, "pilgrim", "r3_mine", flames=0)
    t.maneuver("warrior:r3_mine", "push:knights_of_light:pilgrim:r6_barracks")
    assert t.where(KNIGHTS, "pilgrim") == "r6_barracks"
    t = bare()
    t.candle(KNIGHTS, "pilgrim", "r6_barracks", flames=0)
    t.land(COVEN, "r6_forge")
    fight(t, 6)
    [battle] = t.facts("battle")
    assert battle.args["seats"] == [seat(t, COVEN), seat(t, KNIGHTS)]
    t = bare()
    t.candle(KNIGHTS, "pilgrim", "r6_barracks", flames=0)
    assert fight(t, 6) == seat(t, KNIGHTS), "alone it wins"


@pytest.mark.parametrize(
    ("figure", "wins"),
    [("unlit", False), ("lit", True), ("flame", True), ("castle", True)],
)
def test_CAN_TERM_6_only_an_active_figure_wins_by_the_grey_temple(figure: str, wins: bool) -> None:
    t = bare()
    t.temple(6, "grey")
    t.land(COVEN, "r6_forge", "r6_portal", "r6_barracks")
    t.candle(COVEN, "warrior", "r6_forge")
    match figure:
        case "flame":
            t.land(ASH, "r6_forge")
        case "castle":
            t.castle(ASH, "r6_forge")
        case _:
            t.candle(ASH, "explorer", "r6_forge", flames=int(figure == "lit"))
    assert fight(t, 6) == seat(t, ASH if wins else COVEN)


@pytest.mark.parametrize(("role", "flames"), [("explorer", 2), ("pilgrim", 3), ("warrior", 4)])
def test_CAN_TERM_7_a_candle_enters_play_with_the_flames_of_its_role(
    role: str, flames: int
) -> None:
    t = bare()
    t.do(f"deploy:ash_coal_burner:{role}")
    assert t.lit(ASH, role) == flames


@pytest.mark.parametrize(("role", "flames"), [("explorer", 2), ("pilgrim", 3), ("warrior", 4)])
def test_CAN_TERM_15_a_candle_carries_no_more_than_its_role(role: str, flames: int) -> None:
    t = bare()
    t.candle(ASH, role, "r1_curse", flames=flames - 1)
    t.hand(ASH, "link_boy", "bell_ringer")
    other = "pilgrim" if role == "warrior" else "warrior"
    t.do(f"deploy:link_boy:{other}", f"light:{role}")
    assert t.lit(ASH, role) == flames
    for full in (role, other):
        assert t.refused(f"light:{full}") == "CAN-TERM-15"
    assert t.options("light-candle") == []


def test_CAN_TERM_8_one_land_flame_of_each_house_on_a_territory() -> None:
    t = bare()
    t.land(ASH, "r6_forge")
    t.land(COVEN, "r6_forge", "r6_portal")
    t.hand(ASH, "stub_the_vagrant", "bell_ringer")
    t.do("deploy:stub_the_vagrant:explorer")
    assert t.refused("light:r6_forge") == "CAN-TERM-8"
    t.do("light:r6_portal")
    assert t.flames(ASH) == t.flames(COVEN) == {"r6_forge", "r6_portal"}


def test_CAN_TERM_9_players_move_neither_land_flames_nor_curses() -> None:
    t = Table()
    regions: dict[tuple[int, int], int] = {}
    for _ in t.play_on(seed=9):
        assert {option.verb for ask in t.match.asks for option in ask.options}.isdisjoint(
            {"move-curse"}
        )
        for curse in t.g.curses:
            if curse.region > 0:
                assert regions.setdefault((t.g.year, curse.card), curse.region) == curse.region
            assert curse.territory == OFF
    assert regions
    moved = {fact.args["figure"] for fact in t.facts("moved") + t.facts("teleported")}
    assert moved <= {"castle", "explorer", "pilgrim", "warrior"}
    assert t.facts("curse-moved") == []


@rules("CAN-TERM-11")
@pytest.mark.parametrize("seed", [10, 11])
def test_CAN_TERM_10_castles_never_share_a_territory_nor_leave_the_map(seed: int) -> None:
    t = Table()
    stood: set[int] = set()
    for _ in t.play_on(seed):
        castles = [player.castle for player in t.g.players]
        assert len(set(castles)) == 4
        assert OFF not in castles
        stood.update(castles)
    assert len(stood) > 8, "they wandered"


def test_CAN_TERM_11_no_effect_takes_a_castle() -> None:
    t = bare()
    t.hand(ASH, "storm_caller", "bell_ringer")
    t.do("deploy:storm_caller:explorer")
    assert t.asked == SOWERS, "castles alone on the map: nothing can be put out"
    assert [t.where(house, "castle") for house in (ASH, SOWERS, COVEN, KNIGHTS)] == [
        "r8_forge",
        "r3_curse",
        "r4_tavern",
        "r9_tavern",
    ]


@pytest.mark.parametrize(
    ("track", "winner"),
    [((ASH, SOWERS, COVEN, KNIGHTS), SOWERS), ((KNIGHTS, COVEN, SOWERS, ASH), KNIGHTS)],
)
def test_CAN_TERM_12_a_tie_goes_to_the_earlier_on_the_track(
    track: tuple[int, ...], winner: int
) -> None:
    t = bare()
    t.track(*track)
    t.land(SOWERS, "r6_forge")
    t.land(KNIGHTS, "r6_portal")
    assert fight(t, 6) == seat(t, winner)
    t = bare()
    t.track(*track)
    t.influence(1, {SOWERS: 2, KNIGHTS: 2, ASH: 1})
    t.award()
    assert t.match.ask is not None
    assert t.facts("curse-won")[0].args["who"] == seat(t, winner)
    t = bare()
    t.track(*track)
    t.castle(SOWERS, "r3_mine")
    t.vp(SOWERS, 20)
    t.vp(KNIGHTS, 20)
    t.finish()
    assert t.match.result.winners == (t.seat(winner),)


@pytest.mark.parametrize("year", [1, 2, 3])
def test_CAN_TERM_13_years_of_cards_tokens_and_abilities(year: int) -> None:
    t = bare(year=year)
    t.upgrades(ASH, "bastion", "curse_bell_2", "curse_bell_3")
    t.curse_in(1, ASH, 6)
    assert t.strength(ASH, 8) == 5
    assert t.strength(ASH, 6) == {1: 3, 2: 4, 3: 5}[year]
    assert t.size(ASH, "tavern") == (0 if year == 1 else 1), "the House's second ability"
    t.cubes(ASH, wax=3)
    t.hand(ASH, "court_jester", "bell_ringer")
    t.do("deploy:court_jester:explorer")
    assert t.score(ASH) == (0 if year == 1 else 2)


def test_CAN_TERM_17_gold_does_not_deploy_and_wax_does_not_buy() -> None:
    t = bare()
    t.cubes(ASH, gold=10)
    assert t.refused("deploy:ash_cinder_mourner:explorer") == "CAN-DEPLOY-3"
    t = bare()
    t.turn_of(SOWERS)
    t.cubes(SOWERS, wax=10)
    t.maneuver("castle:r3_forge")
    assert t.prompt() == "move", "without gold the Forge has nothing to offer"
    assert t.player(SOWERS).upgrades == []
