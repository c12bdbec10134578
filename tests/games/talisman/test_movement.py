"""TAL-MOVE: moving in the Outer and Middle Regions."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.spaces import BY_REGION, SPACE, SPACE_ID
from igroteka.games.talisman.rules.state import Lasting
from tests.games.talisman.table import A, B, Table


def blizzard(t: Table) -> None:
    """A Blizzard rages."""
    t.lay("ruins", "blizzard")
    t.g.lasting.append(Lasting(t.g.spaces[SPACE["ruins"]][0], SPACE["ruins"], B, 3))


@pytest.mark.parametrize(("die", "end"), [(1, "fields_n"), (2, "graveyard"), (6, "chapel")])
def test_TAL_MOVE_1_exactly_as_far_as_the_die_shows(die: int, end: str) -> None:
    t = Table("thief", "wizard")
    t.at(A, "village")
    t.force(die)
    t.lay("fields_n", "mage")
    assert t.ask.args == {"left": die}
    t.do("go:cw")
    if die == 6:
        t.do("along")
    assert t.where(A) == end


def test_TAL_MOVE_2_either_way_chosen_after_the_roll_and_kept() -> None:
    """No further question on the way: he cannot turn round."""
    t = Table("thief", "wizard")
    t.at(A, "village")
    t.force(3)
    assert t.asked == (A, "way")
    assert t.told("rolled") == [("TAL-MOVE-1", {"who": "@0", "dice": [3]})]
    assert t.options() == ["go:ccw", "go:cw"]
    ends = {o.key: o.args["space"] for o in t.ask.options}
    assert ends == {"go:cw": "woods_n", "go:ccw": "plains_w"}
    t.next_cards("mage")
    t.do("go:ccw")
    assert t.where(A) == "plains_w"
    assert t.asked[0] == B


@pytest.mark.parametrize(("way", "end"), [("cw", "runes_ne"), ("ccw", "black_knight")])
def test_TAL_MOVE_3_a_new_direction_in_the_other_region(way: str, end: str) -> None:
    t = Table("troll", "wizard")
    t.at(A, "woods_n")
    t.counters(A, strength=5)
    t.do("go:cw", "cross", luck=(4, 6, 1))
    assert t.options() == ["go:ccw", "go:cw"]
    t.next_cards("mage")
    t.do(f"go:{way}")
    assert t.where(A) == end


def test_TAL_MOVE_3_outward_as_well() -> None:
    t = Table("troll", "wizard")
    t.at(A, "cursed_glade")
    t.do("go:ccw", "cross", luck=(3,))
    assert t.options() == ["go:ccw", "go:cw"]
    t.next_cards("mage")
    t.do("go:cw")
    assert t.where(A) == "hills_n"


def test_TAL_MOVE_4_he_must_move_whatever_lies_on_his_space() -> None:
    t = Table("thief", "wizard")
    t.at(A, "village")
    t.at(B, "village")
    t.lay("village", "bear", "ring")
    t.coins("village", 4)
    t.force(1)
    assert t.asked == (A, "way")
    assert t.options() == ["go:ccw", "go:cw"]


def test_TAL_MOVE_5_nothing_is_encountered_on_the_way() -> None:
    t = Table("thief", "wizard")
    t.at(A, "village")
    t.at(B, "fields_n")
    t.lay("fields_n", "bear", "hex")
    t.lay("woods_n", "mage")
    t.do("go:cw", luck=(3,))
    assert t.where(A) == "woods_n"
    assert t.hero(A).life == 4
    assert t.told("fought") == t.told("met") == []
    assert t.lying("fields_n") == ["bear", "hex"]


def test_TAL_MOVE_6_a_move_by_an_effect_replaces_the_roll() -> None:
    t = Table("elf", "wizard")
    t.at(A, "woods_n")
    t.lay("woods_s", "healer")
    assert t.asked == (A, "move")
    assert t.options() == ["roll", "use:elf.green_roads"]
    t.do("use:elf.green_roads")
    assert t.options() == ["to:woods_e", "to:woods_s"]
    t.do("to:woods_s")
    assert t.where(A) == "woods_s"
    assert [args["who"] for _, args in t.told("rolled")] == ["@1"]
    assert t.told("encountered")[0][1]["card"] == "healer"


def test_TAL_MOVE_6_carried_off_before_his_move_he_lands_there_instead_of_moving() -> None:
    """Alchemy pays the quest at the start of the turn: the Cave is his move and his encounter."""
    t = Table("sorceress", "wizard")
    t.at(A, "village")
    t.quest(A, "give_2_gold")
    t.give(A, "alchemy", "sword")
    t.lay("warlocks_cave", "hex")
    t.do("cast:alchemy", "sell:sword")
    assert t.where(A) == "warlocks_cave"
    t.pass_until("quest")
    assert t.hero(A).life == 3
    assert t.told("rolled") == []
    t.do("no")
    t.pass_windows()
    assert [args["who"] for _, args in t.told("rolled")] == ["@1"]


def test_TAL_MOVE_6_he_may_roll_instead() -> None:
    t = Table("elf", "wizard")
    t.at(A, "woods_n")
    t.do("roll", luck=(1,))
    assert t.asked == (A, "way")
    assert t.ask.args == {"left": 1}


@pytest.mark.parametrize("hindrance", ["blizzard", "poltergeist", "toad", "slave"])
def test_TAL_MOVE_7_in_place_of_a_roll_only_where_there_is_one(hindrance: str) -> None:
    """The Elf in the Woods cannot take his roads."""
    t = Table("elf", "wizard")
    t.at(A, "woods_n")
    if hindrance == "blizzard":
        blizzard(t)
    elif hindrance == "poltergeist":
        t.give(A, "poltergeist")
    elif hindrance == "toad":
        t.toad(A)
    else:
        t.hero(A).enslaved = 1
        t.force(6)
    assert t.asked == (A, "way")
    assert t.ask.args == {"left": 6 if hindrance == "slave" else 1}


def test_TAL_MOVE_7_not_in_the_inner_region() -> None:
    t = Table("sorceress", "wizard")
    t.at(A, "plain_of_peril")
    t.give(A, "teleport", "healing")
    assert t.refused("cast:teleport") == "TAL-PRI-6"
    t.do("pass")
    assert t.asked == (A, "inner")
    assert t.options("cast") == []


def test_TAL_MOVE_8_in_place_of_the_whole_move_also_with_a_fixed_distance() -> None:
    """In a Blizzard: a Raft crosses, an Axe builds, the Tavern's boatman rows."""
    t = Table("thief", "wizard")
    t.at(A, "woods_n")
    t.give(A, "raft")
    blizzard(t)
    t.lay("hidden_valley", "mage", "healer", "witch")
    t.do("choose:cross")
    assert t.where(A) == "hidden_valley"
    t = Table("thief", "wizard")
    t.at(A, "woods_n")
    t.give(A, "axe")
    blizzard(t)
    t.pass_until("move")
    assert t.options() == ["use:axe", "walk"]
    t.do("use:axe")
    assert t.objects(A) == ["axe", "raft"]
    t = Table("thief", "wizard")
    t.at(A, "tavern")
    t.hero(A).offer = SPACE["temple"]
    blizzard(t)
    assert t.options() == ["passage", "walk"]
    t.do("passage")
    assert t.where(A) == "temple"


@pytest.mark.parametrize("hindrance", ["toad", "slave"])
def test_TAL_MOVE_8_not_for_a_toad_nor_for_a_slave(hindrance: str) -> None:
    t = Table("thief", "wizard")
    t.at(A, "tavern")
    t.hero(A).offer = SPACE["temple"]
    if hindrance == "toad":
        t.toad(A)
    else:
        t.hero(A).enslaved = 1
        t.force(5)
    assert t.asked == (A, "way")
    assert t.ask.args == {"left": 1 if hindrance == "toad" else 5}


def test_TAL_MOVE_9_abilities_see_the_natural_number() -> None:
    t = Table("troll", "wizard")
    t.at(A, "village")
    t.life(A, 3)
    t.force(6)
    assert t.asked == (A, "use")
    t.do("yes")
    assert t.hero(A).life == 4
    assert t.where(A) == "village"
    assert t.ask.seat == B


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_TAL_MOVE_9_no_other_number_will_do(die: int) -> None:
    t = Table("troll", "wizard")
    t.at(A, "village")
    t.force(die)
    assert t.asked == (A, "way")


def test_TAL_MOVE_9_he_may_move_on_a_six_and_fate_may_bring_it() -> None:
    t = Table("troll", "wizard")
    t.at(A, "village")
    t.fate(A, 1)
    t.life(A, 5)
    t.do("reroll:1", luck=(2, 6))
    assert t.asked == (A, "use")
    t.do("no")
    assert t.asked == (A, "way")
    assert t.ask.args == {"left": 6}


@pytest.mark.parametrize("cause", ["blizzard", "poltergeist"])
def test_TAL_MOVE_10_limited_to_one_space_he_does_not_roll(cause: str) -> None:
    t = Table("troll", "wizard")
    t.at(A, "village")
    t.fate(A, 1)
    if cause == "blizzard":
        blizzard(t)
    else:
        t.give(A, "poltergeist")
    assert t.asked == (A, "way")
    assert {o.key: o.args["space"] for o in t.ask.options} == {
        "go:cw": "fields_n",
        "go:ccw": "fields_nw",
    }
    assert t.told("rolled") == []


@pytest.mark.parametrize("region", ["outer", "middle"])
def test_TAL_MOVE_11_no_way_between_the_regions_but_the_bridge(region: str) -> None:
    for space in BY_REGION[region]:
        t = Table("warrior", "wizard")
        t.at(A, SPACE_ID[space])
        t.force(6)
        offered = [key for key in t.options() if not key.startswith("go:")]
        if SPACE_ID[space] in ("sentinel", "hills_middle"):
            assert offered == ["cross"]
        elif SPACE_ID[space] == "portal_of_power":
            assert offered == ["portal:craft", "portal:strength"]
        else:
            assert offered == []
        ends = {o.args["space"] for o in t.ask.options if o.key.startswith("go:")}
        assert ends <= {SPACE_ID[end] for end in BY_REGION[region]}


@pytest.mark.parametrize(("here", "there"), [("city", "oasis"), ("oasis", "city")])
def test_TAL_MOVE_11_the_other_ring_is_out_of_reach(here: str, there: str) -> None:
    t = Table("warrior", "wizard")
    t.at(A, here)
    t.force(2)
    assert t.ask.prompt == "way"
    assert t.refused(f"to:{there}") == "TAL-MOVE-11"


def test_TAL_MOVE_2_at_the_bridge_the_way_round_is_chosen_already() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "graveyard")
    t.force(3)
    assert t.refused("to:city") == "TAL-MOVE-1"
    t.do("go:cw")
    assert t.options() == ["along", "cross"]
    assert t.refused("to:city") == "TAL-MOVE-2"


def test_TAL_MOVE_11_an_effect_may_carry_him_across() -> None:
    t = Table("thief", "wizard")
    t.next_cards("imp")
    t.lay("hidden_valley", "mage", "healer", "witch")
    t.lands("fields_n", 5, 3)
    assert t.where(A) == "hidden_valley"


@pytest.mark.parametrize(
    ("space", "rule", "crossings"),
    [
        ("village", "TAL-DEC-6", []),
        ("runes_w", "TAL-DEC-6", []),
        ("sentinel", "TAL-DEC-7", ["cross"]),
        ("hills_middle", "TAL-DEC-7", ["cross"]),
        ("portal_of_power", "TAL-DEC-8", ["portal:craft", "portal:strength"]),
    ],
)
def test_TAL_DEC_6_to_TAL_DEC_8_the_way_and_the_crossing_are_asked_by_their_rules(
    space: str, rule: str, crossings: list[str]
) -> None:
    t = Table("thief", "wizard")
    t.at(A, space)
    t.force(2)
    assert (t.asked, t.ask.rule) == ((A, "way"), rule)
    assert t.options() == sorted([*crossings, "go:ccw", "go:cw"])


@pytest.mark.parametrize("space", ["village", "sentinel", "hills_middle", "castle"])
def test_TAL_POR_7_only_before_the_portal_is_an_unfinished_quest_the_reason(space: str) -> None:
    t = Table("thief", "wizard")
    t.quest(A, "kill_enemy")
    t.at(A, space)
    t.force(1)
    assert t.refused("portal:strength") == "TAL-POR-2"
