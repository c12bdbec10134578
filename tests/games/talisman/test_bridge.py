"""TAL-BRG: the Sentinel and its bridge."""

from __future__ import annotations

import pytest

from igroteka.testing.coverage import rules
from tests.games.talisman.table import A, B, Table


def at_bridge(die: int, *dice: int, hero: str = "thief", strength: int = 0) -> Table:
    """A stands before the Sentinel's space, one step away, and rolls this for his move."""
    t = Table(hero, "wizard")
    t.at(A, "woods_n")
    t.counters(A, strength=strength)
    t.force(die, *dice)
    return t


def test_TAL_BRG_1_the_bridge_costs_one_space() -> None:
    """Three: to the Sentinel, over the bridge, one step on."""
    t = at_bridge(3, 6, 1, strength=6)
    t.do("go:cw", "cross")
    assert t.where(A) == "hills_middle"
    assert t.ask.args == {"left": 1}
    ends = {o.key: o.args["space"] for o in t.ask.options}
    assert ends == {"go:cw": "cursed_glade", "go:ccw": "hidden_valley"}


def test_TAL_BRG_2_only_with_movement_left_on_the_sentinels_space() -> None:
    t = at_bridge(1)
    t.lay("sentinel", "mage")
    t.do("go:cw")
    assert t.where(A) == "sentinel"
    assert t.asked[0] == B
    t = at_bridge(2, 6, 1)
    t.do("go:cw")
    assert t.options() == ["along", "cross"]


def test_TAL_BRG_2_also_when_the_move_starts_there() -> None:
    t = Table("thief", "wizard")
    t.at(A, "sentinel")
    t.force(1, 6, 1)
    assert t.options() == ["cross", "go:ccw", "go:cw"]
    t.counters(A, strength=7)
    t.lay("hills_middle", "mage")
    t.do("cross")
    assert t.where(A) == "hills_middle"


def test_TAL_BRG_3_the_sentinel_of_strength_nine_attacks_at_every_crossing() -> None:
    t = at_bridge(2, 2, 3, strength=8)
    t.lay("hills_middle", "mage")
    t.do("go:cw", "cross")
    assert t.told("fought") == [
        ("TAL-BAT-6", {"who": "@0", "foes": ["sentinel_guard"], "score": 13, "theirs": 12})
    ]
    t = Table("thief", "wizard", "monk", active=B)
    t.at(B, "sentinel")
    t.do("cross", luck=(1, 6, 1))
    assert t.told("fought")[-1][1] == {
        "who": "@1",
        "foes": ["sentinel_guard"],
        "score": 8,
        "theirs": 10,
    }


def test_TAL_BRG_4_the_victor_must_step_over_and_walk_on() -> None:
    t = at_bridge(5, 6, 1, strength=6)
    t.do("go:cw", "cross")
    assert t.asked == (A, "way")
    assert t.options() == ["go:ccw", "go:cw"]
    t.next_cards("mage")
    t.do("go:ccw")
    assert t.where(A) == "portal_of_power"


def test_TAL_BRG_4_who_evades_does_so_too() -> None:
    t = Table("sorceress", "wizard")
    t.at(A, "woods_n")
    t.give(A, "invisibility")
    t.do("pass", "go:cw", "cross", "cast:invisibility", luck=(2,))
    t.lay("hills_middle", "mage")
    assert t.where(A) == "hills_middle"
    assert t.told("fought") == []


def test_TAL_BRG_4_with_the_last_space_he_ends_on_the_hills() -> None:
    t = at_bridge(2, 6, 1, strength=6)
    t.next_cards("mage")
    t.do("go:cw", "cross")
    assert t.where(A) == "hills_middle"
    assert t.lying("hills_middle") == ["mage"]


def test_TAL_BRG_5_defeat_costs_a_life_and_ends_the_turn_there() -> None:
    t = at_bridge(6, 1, 6)
    t.do("go:cw", "cross")
    assert t.where(A) == "sentinel"
    assert t.hero(A).life == 3
    assert t.asked == (B, "way")


def test_TAL_BRG_5_the_life_may_be_saved() -> None:
    t = at_bridge(6, 1, 6, 5)
    t.give(A, "shield")
    t.when("way", "go:cw", "cross")
    t.when("life", "use:shield")
    assert (t.where(A), t.hero(A).life) == ("sentinel", 4)
    assert t.asked == (B, "way")


def test_TAL_BRG_6_a_stand_off_costs_no_life_and_ends_the_turn_there() -> None:
    t = at_bridge(6, 6, 1, strength=1)
    t.do("go:cw", "cross")
    assert t.told("stand-off") == [("TAL-BAT-9", {"who": "@0"})]
    assert (t.where(A), t.hero(A).life) == ("sentinel", 4)
    assert t.asked == (B, "way")


def test_TAL_BRG_7_it_lets_pass_who_goes_along_the_ring_or_ends_there() -> None:
    t = at_bridge(3)
    t.lay("chapel", "mage")
    t.do("go:cw", "along")
    assert t.where(A) == "chapel"
    t2 = at_bridge(1)
    t2.lay("sentinel", "mage")
    t2.do("go:cw")
    assert t.told("fought") == t2.told("fought") == []


@rules("TAL-BRG-7", "TAL-BRG-11")
def test_outward_the_bridge_is_free_and_costs_one_space() -> None:
    t = Table("thief", "wizard")
    t.at(A, "cursed_glade")
    t.do("go:ccw", "cross", luck=(4,))
    assert t.told("fought") == []
    assert t.where(A) == "sentinel"
    assert t.ask.args == {"left": 2}
    t.next_cards("mage")
    t.do("go:ccw")
    assert t.where(A) == "graveyard"


def test_TAL_BRG_11_it_may_be_the_whole_move() -> None:
    t = Table("thief", "wizard")
    t.at(A, "hills_middle")
    t.next_cards("mage")
    t.do("cross", luck=(1,))
    assert t.where(A) == "sentinel"
    assert t.lying("sentinel") == ["mage"]


def test_TAL_BRG_8_the_sentinel_is_never_removed_and_no_trophy() -> None:
    t = at_bridge(2, 6, 1, strength=6)
    t.next_cards("mage")
    t.do("go:cw", "cross")
    assert t.won(A) == []
    assert t.told("trophy") == t.told("slain") == []
    t = at_bridge(1)
    t.next_cards("healer")
    t.do("go:cw")
    assert t.lying("sentinel") == ["healer"]
    assert t.told("drew")[0][1] == {"who": "@0", "card": "healer", "space": "sentinel"}


def test_TAL_BRG_9_cards_there_do_not_hinder_the_crossing() -> None:
    t = at_bridge(2, 6, 1, strength=6)
    t.lay("sentinel", "dragon", "hex", "ring")
    t.lay("hills_middle", "mage")
    t.do("go:cw", "cross")
    assert t.where(A) == "hills_middle"
    assert t.told("fought")[0][1]["foes"] == ["sentinel_guard"]
    assert t.hero(A).life == 4
    assert t.lying("sentinel") == ["dragon", "hex", "ring"]


@pytest.mark.parametrize("dice", [(1, 6), (6, 1)])
def test_TAL_BRG_10_who_is_stopped_meets_nobody_and_nothing_there(dice: tuple[int, int]) -> None:
    """Beaten, or in a stand-off: neither B nor the Hex nor the Healer affects him."""
    t = at_bridge(4, *dice, strength=1)
    t.life(A, 3)
    t.at(B, "sentinel")
    t.lay("sentinel", "hex", "healer")
    t.coins("sentinel", 2)
    t.do("go:cw", "cross")
    assert t.hero(A).life == (2 if dice == (1, 6) else 3)
    assert t.hero(A).gold == 1
    assert t.asked == (B, "way")


def test_TAL_BRG_12_only_once_in_a_move() -> None:
    """On the Hills after crossing he goes on along the ring; the way back is not offered."""
    t = at_bridge(4, 6, 1, strength=6)
    t.do("go:cw", "cross")
    assert t.where(A) == "hills_middle"
    assert "cross" not in t.options()
    t = Table("thief", "wizard")
    t.at(A, "hills_middle")
    t.do("cross", luck=(3,))
    assert t.where(A) == "sentinel"
    assert t.options() == ["go:ccw", "go:cw"]
