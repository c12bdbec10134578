"""CAN-UPG: castle upgrades, each of them in play."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.games.candelabria.content import UPGRADE_KIND, UPGRADES
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table, bare_map

CURSES = ("curse_1_rekindling_wraith", "curse_2_iron_shade", "curse_3_snatching_hand")


def board(*upgrades: str, year: int = 3) -> Table:
    """A bare map; the Sowers, whose turn it is, own these upgrades."""
    t = bare_map(SOWERS, year=year)
    t.curses(*CURSES)
    t.cubes(SOWERS, gold=6, wax=1)
    t.upgrades(SOWERS, *upgrades)
    t.hand(SOWERS, "street_minstrel", "bell_ringer")
    return t


def deploy(t: Table) -> list[str]:
    """The Sowers deploy a candle that scores 1; which questions follow. All are declined."""
    t.do("deploy:street_minstrel:explorer", "to:r3_curse")
    asked = []
    while t.asked == SOWERS:
        asked.append(t.prompt())
        t.do("decline")
    return asked


def resolve(t: Table, card: str = "herald_of_glory") -> None:
    """The Sowers resolve a tactics card in a battle with the Coven for region 6.

    Their weak action of the other slot is out of the way: declined before the card.
    """
    t.land(SOWERS, "r6_forge")
    t.land(COVEN, "r6_forge", "r6_portal", "r5_mine")
    t.tactics(SOWERS, card)
    t.battle(6)
    t.lay_nothing(COVEN)
    t.lay(SOWERS, card)
    t.do("first:2", "decline")


# The rules of the chapter -------------------------------------------------------------------------


def test_CAN_UPG_1_six_cells_hold_six_upgrades() -> None:
    t = board("toll_gate", "heavy_shove", "lamp_yard", "long_stride", "smoke_vents", year=1)
    t.land(SOWERS, "r6_forge")
    t.tops("pilgrim_steps", "spirit_archive")
    t.maneuver("castle:r3_forge", "upgrade:spirit_archive")
    assert len(t.upgrades_of(SOWERS)) == 6
    assert t.refused("upgrade:pilgrim_steps") == "CAN-FORGE-3"


@pytest.mark.parametrize(("year", "cubes"), [(1, 1), (2, 2), (3, 2)])
def test_CAN_UPG_2_it_works_from_its_year_on_and_at_once(year: int, cubes: int) -> None:
    t = board(year=year)
    t.tops("deep_shaft")
    t.maneuver("castle:r3_forge")
    shaft = next(key for key in t.options("buy-upgrade") if "deep_shaft" in key)
    t.do(shaft, "castle:r3_mine", f"cubes:{cubes}:0")
    assert t.upgrades_of(SOWERS) == ["deep_shaft"]
    assert t.player(SOWERS).gold == 6 - 2 + cubes


def test_CAN_UPG_2_bought_early_it_begins_to_work_with_its_year() -> None:
    t = board("whispering_altar", year=1)
    assert t.size(SOWERS, "curse_influence") == 0
    while t.g.year == 1:
        t.maneuver()
        t.decline_all()
    assert t.g.year == 2
    assert t.size(SOWERS, "curse_influence") == 1


def test_CAN_UPG_3_copies_add_up() -> None:
    t = board("bastion", "bastion")
    assert t.strength(SOWERS, 3) == 6
    t = board("parade_hall", "parade_hall")
    deploy(t)
    assert t.score(SOWERS) == 1 + 2
    t = board("deep_shaft", "deep_shaft")
    assert t.size(SOWERS, "mine") == 2


def test_CAN_UPG_4_passive_kinds_only_raise_figures() -> None:
    t = board("bastion", "curse_bell_1", "deep_shaft", "long_stride", "heavy_shove")
    t.curse_in(1, SOWERS, 6)
    t.curse_in(2, COVEN, 6)
    assert t.strength(SOWERS, 3) == 5
    assert t.strength(SOWERS, 6) == 4
    assert (t.strength(COVEN, 4), t.strength(COVEN, 6)) == (4, 5), "the Coven's own third ability"
    assert t.size(SOWERS, "mine") == 1
    assert t.size(SOWERS, "forge") == 0
    assert deploy(t) == ["light"], "the House's second ability, and nothing of the tokens"


def test_CAN_UPG_5_a_longer_push_goes_step_by_step_and_not_back_to_the_warrior() -> None:
    t = board("heavy_shove")
    t.land(SOWERS, "r3_curse")
    t.candle(SOWERS, "warrior", "r3_mine")
    t.candle(KNIGHTS, "pilgrim", "r3_curse")
    t.do("maneuver:bell_ringer", "warrior:r3_curse")
    reached = {key.rsplit(":", 1)[1] for key in t.options("push")}
    one = {"r2_curse", "r3_forge", "r3_mine"}
    two = {"r2_mine", "r2_tavern", "r7_barracks", "r6_barracks", "r7_portal"}
    assert reached == one | two
    t.do("push:knights_of_light:pilgrim:r7_portal")
    assert t.where(KNIGHTS, "pilgrim") == "r7_portal"


def test_CAN_UPG_6_an_explorer_may_skip_up_to_two_territories() -> None:
    t = board("long_stride")
    t.candle(SOWERS, "explorer", "r3_curse")
    t.do("maneuver:bell_ringer")
    reached = t.destinations("explorer")
    one = {"r2_curse", "r3_forge", "r3_mine"}
    two = {"r2_mine", "r2_tavern", "r7_barracks", "r6_barracks", "r7_portal"}
    three = {
        "r1_curse",
        "r1_forge",
        "r5_curse",
        "r5_tavern",
        "r6_forge",
        "r6_portal",
        "r7_mine",
    }
    assert reached == one | two | three


def test_CAN_UPG_7_each_moment_calls_its_own_tokens_only() -> None:
    tokens = ("smoke_vents", "quenching_font", "spirit_archive", "wind_bellows")
    t = board(*tokens)
    t.land(KNIGHTS, "r9_tavern")
    assert deploy(t) == ["light", "extinguish"], "the House, then Smoke Vents"
    t = board(*tokens)
    t.land(KNIGHTS, "r9_tavern")
    t.do("maneuver:bell_ringer", "castle:r3_forge", "temple_grey:r3")
    assert t.prompt() == "extinguish"
    t.do("decline")
    assert t.prompt() == "move"
    t = board(*tokens)
    t.influence(2, {SOWERS: 1})
    t.award(2)
    assert (t.asked, t.prompt()) == (SOWERS, "take-tactics")
    t = board(*tokens)
    resolve(t)
    assert t.options() == [
        "decline",
        "extinguish:new_life_coven:r6_forge",
        "extinguish:new_life_coven:r6_portal",
    ]


def test_CAN_UPG_7_a_neutralised_card_calls_none() -> None:
    t = board("hall_of_victories")
    t.castle(SOWERS, "r3_mine")
    t.tactics(COVEN, "trophy_wicks")
    t.land(SOWERS, "r6_forge")
    t.land(COVEN, "r6_forge", "r6_portal")
    t.track(COVEN, SOWERS, ASH, KNIGHTS)
    t.tactics(SOWERS, "herald_of_glory")
    t.battle(6)
    t.lay(COVEN, "trophy_wicks")
    t.lay(SOWERS, "herald_of_glory")
    t.do("spend:1:sowers_order:1")
    t.decline_all()
    assert t.score(SOWERS) == 0, "no card, no token"


def test_CAN_UPG_8_a_spent_card_and_a_weak_action_call_none() -> None:
    t = board("hall_of_victories")
    t.castle(SOWERS, "r3_mine")
    t.tactics(COVEN, "trophy_wicks")
    t.land(SOWERS, "r6_forge")
    t.land(COVEN, "r6_forge", "r6_portal", "r6_barracks")
    t.tactics(SOWERS, "triumphal_light")
    t.battle(6)
    t.lay(COVEN, "trophy_wicks")
    t.lay(SOWERS, "triumphal_light")
    t.do("spend:1:new_life_coven:1", "first:2", "light:r6_portal")
    assert t.prompt() == "steal", "the other weak action"
    t.do("steal:new_life_coven:gold")
    t.decline_all()
    assert t.score(SOWERS) == 0, "two weak actions used, no token"


def test_CAN_UPG_9_end_of_game_kinds_score_in_the_final_count_only() -> None:
    t = board("miners_ledger", "treasury", "field_of_lights", "war_library")
    t.land(SOWERS, "r2_mine", "r5_mine")
    deploy(t)
    assert t.score(SOWERS) == 1, "the card, and nothing of the tokens"
    t = board("miners_ledger", "field_of_lights")
    t.land(SOWERS, "r2_mine", "r5_mine")
    t.castle(SOWERS, "r3_forge")
    t.finish()
    assert t.score(SOWERS) == 2 + 2


FINAL = (
    "marshal_roll",
    "spirit_census",
    "innkeepers_league",
    "smiths_charter",
    "wayfinders_map",
    "miners_ledger",
    "treasury",
    "war_library",
    "field_of_lights",
)


@pytest.mark.parametrize("kind", FINAL)
def test_CAN_UPG_10_end_of_game_kinds_cost_three_gold(kind: str) -> None:
    t = board(year=1)
    t.cubes(SOWERS, gold=3)
    t.tops(kind)
    t.maneuver("castle:r3_forge", f"upgrade:{kind}")
    assert t.player(SOWERS).gold == 0
    assert t.upgrades_of(SOWERS) == [kind]
    assert {token.year for token in UPGRADES if token.id in FINAL} == {3}


def test_CAN_UPG_11_three_kinds_exist_twice_and_thirty_once() -> None:
    t = board()
    kinds = Counter(UPGRADES[UPGRADE_KIND[token]].id for token in (*t.g.upgrade_pool, *t.g.tops))
    assert {kind for kind, number in kinds.items() if number == 2} == {
        "bastion",
        "parade_hall",
        "deep_shaft",
    }
    assert len(kinds) == 33
    assert kinds.total() == 36
    t.tops("bastion", "bastion")
    t.maneuver("castle:r3_forge")
    copies = [key for key in t.options("buy-upgrade") if "bastion" in key]
    assert copies == ["upgrade:bastion", "upgrade:bastion-2"]


def test_CAN_UPG_12_a_new_upgrade_takes_the_lowest_free_cell() -> None:
    t = board("lamp_yard", year=1)
    t.land(SOWERS, "r6_forge", "r8_mine")
    t.land(KNIGHTS, "r9_tavern")
    t.tops("toll_gate", "smoke_vents")
    t.hand(SOWERS, "bell_ringer", "street_minstrel", "duelist")
    t.no_hands_but(SOWERS)
    t.do(
        "maneuver:bell_ringer",
        "castle:r3_forge",
        "upgrade:smoke_vents",
        "upgrade:toll_gate",
        "done",
    )
    assert t.upgrades_of(SOWERS) == ["lamp_yard", "smoke_vents", "toll_gate"]
    t.do("deploy:street_minstrel:explorer", "to:r3_curse")
    asked = []
    while t.prompt() != "turn":
        asked.append(t.prompt())
        t.do("decline")
    assert asked == ["light", "extinguish", "steal"]
