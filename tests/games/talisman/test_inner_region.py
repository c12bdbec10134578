"""TAL-INN: one space a turn, forward, on with the fight, or back."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, C, Table


def inside(space: str, *heroes: str) -> Table:
    """A stands on a completed space of the Inner Region; B sits out."""
    t = Table(*(heroes or ("thief", "monk")))
    t.at(A, space)
    t.misses(B)
    return t


ONWARD = {
    "plain_of_peril": {"crypt", "mines"},
    "crypt": {"death"},
    "death": {"werewolf_den"},
    "werewolf_den": {"valley_of_fire"},
    "mines": {"vampires_tower"},
    "vampires_tower": {"pits"},
    "pits": {"valley_of_fire"},
    "valley_of_fire": {"crown_of_command"},
}
"""The map of the Inner Region as the board shows it."""


@pytest.mark.parametrize("space", ONWARD)
def test_TAL_INN_1_two_ways_lead_from_the_plain_to_the_valley(space: str) -> None:
    t = inside(space)
    t.give(A, "talisman")
    t.pass_until("inner")
    assert t.options("on") == sorted(f"on:{next}" for next in ONWARD[space])
    behind = [before for before, after in ONWARD.items() if space in after]
    assert t.options("back") == sorted(f"back:{before}" for before in behind or ["portal_of_power"])


def test_TAL_INN_2_one_space_a_turn_and_no_die() -> None:
    """The Crypt is completed: he comes to Death, and no further in that turn."""
    t = inside("crypt")
    t.do("on:death")
    assert t.where(A) == "death"
    assert [rule for rule, _ in t.told("rolled")] == ["TAL-DWD-1"]


@pytest.mark.parametrize("spell", ["teleport", "temporal_warp"])
def test_TAL_INN_2_nothing_takes_the_place_of_that_one_step(spell: str) -> None:
    t = inside("crypt", "sorceress", "monk")
    t.give(A, spell)
    t.pass_until("inner")
    assert t.options() == ["back:plain_of_peril", "on:death"]


def test_TAL_INN_2_no_other_space_is_one_step_away() -> None:
    t = inside("crypt")
    t.pass_until("inner")
    for far in ("city", "pits", "crown_of_command"):
        assert t.refused(f"to:{far}") == "TAL-INN-2"


def test_TAL_INN_2_a_fixed_distance_changes_nothing_there() -> None:
    t = inside("crypt")
    t.give(A, "poltergeist")
    assert t.options() == ["back:plain_of_peril", "on:death"]


@pytest.mark.parametrize(
    ("space", "next", "dice"),
    [
        ("crypt", "on:death", (1, 1, 2, 2)),
        ("death", "on:werewolf_den", (6, 6, 1, 6)),
        ("vampires_tower", "on:pits", (2, 1, 6)),
    ],
)
def test_TAL_INN_3_an_unfinished_space_bars_the_way_on(
    space: str, next: str, dice: tuple[int, ...]
) -> None:
    """Death, the Werewolf and the Pitfiends must be beaten first."""
    t = inside(space)
    t.do(next, luck=dice)
    assert t.asked == (A, "inner")
    assert t.options("stay") == ["stay"]
    here = t.where(A)
    assert t.refused(f"on:{next_of(here)}") == "TAL-INN-3"
    assert t.options("on") == []


def next_of(space: str) -> str:
    (only,) = ONWARD[space]
    return only


def test_TAL_INN_4_who_has_completed_his_space_steps_on_or_turns_back() -> None:
    t = inside("crypt")
    assert t.asked == (A, "inner")
    assert t.options() == ["back:plain_of_peril", "on:death"]


def test_TAL_INN_4_on_the_plain_three_ways_are_open() -> None:
    t = inside("plain_of_peril")
    assert t.options() == ["back:portal_of_power", "on:crypt", "on:mines"]
    t.next_cards("mage")
    t.do("back:portal_of_power")
    assert t.where(A) == "portal_of_power"
    assert t.lying("portal_of_power") == ["mage"]


@pytest.mark.parametrize(
    ("before", "space"),
    [("mines", "plain_of_peril"), ("plain_of_peril", "crypt"), ("pits", "valley_of_fire")],
)
def test_TAL_INN_5_no_adventure_cards_are_drawn(before: str, space: str) -> None:
    t = inside(before)
    t.give(A, "talisman")
    t.next_cards("imp")
    t.when("inner", next(key for key in t.options() if key.endswith(f":{space}")))
    t.pass_windows()
    assert t.told("drew") == []
    assert t.lying(space) == []


def test_TAL_INN_6_no_creature_there_can_be_evaded_or_frozen() -> None:
    t = inside("death", "sorceress", "monk")
    t.give(A, "invisibility", "immobility")
    t.counters(A, strength=9)
    t.when("inner", "on:werewolf_den", luck=(1, 1, 6, 1))
    t.pass_until("window-pre")
    assert t.options() == ["cast:invisibility", "pass"]
    t.do("cast:invisibility")
    assert t.told("evaded") == []
    assert t.told("fought") == [
        ("TAL-BAT-6", {"who": "@0", "foes": ["werewolf"], "score": 17, "theirs": 3})
    ]


def test_TAL_INN_6_spells_on_the_hero_himself_work_in_battle() -> None:
    t = inside("death", "sorceress", "monk")
    t.give(A, "psionic_blast")
    t.when("inner", "on:werewolf_den", luck=(1, 1, 1, 1))
    t.when("window-pre", "cast:psionic_blast")
    assert t.told("fought")[0][1]["score"] == 2 + 4 + 1


def test_TAL_INN_6_nobody_saves_a_creature_of_the_inner_region() -> None:
    t = inside("death", "troll", "priest")
    t.give(B, "preservation")
    t.do("on:werewolf_den", luck=(1, 1, 6, 1))
    assert t.hero(A).held == 0
    assert t.spells(B) == ["preservation"]


def way_back(t: Table) -> list[str]:
    """Where A has come to, turn by turn."""
    return [args["space"] for _, args in t.told("moved") if args["who"] == "@0"]


def test_TAL_INN_7_turning_back_ignores_the_spaces_on_the_way() -> None:
    """From the Tower to the Plain: two turns and not one die."""
    t = inside("vampires_tower")
    t.do("back:mines")
    assert t.asked == (A, "inner")
    assert way_back(t) == ["mines", "plain_of_peril"]
    assert len([args for _, args in t.told("turn") if args["who"] == "@0"]) == 3
    assert t.told("rolled") == []
    assert t.hero(A).life == 4


@pytest.mark.parametrize(
    ("space", "back"),
    [
        ("crypt", ["plain_of_peril"]),
        ("mines", ["plain_of_peril"]),
        ("death", ["crypt", "plain_of_peril"]),
    ],
)
def test_TAL_INN_7_every_way_back_ends_on_the_plain(space: str, back: list[str]) -> None:
    t = inside(space)
    t.do(f"back:{back[0]}")
    assert way_back(t) == back


def test_TAL_INN_8_once_declared_it_cannot_be_withdrawn() -> None:
    """Halfway back, even with a Talisman, the way is not asked any more."""
    t = inside("pits")
    t.give(A, "talisman")
    t.pass_until("inner")
    t.misses(B)
    t.do("back:vampires_tower")
    assert [args["space"] for _, args in t.told("moved")][:3] == [
        "vampires_tower",
        "mines",
        "plain_of_peril",
    ]


def test_TAL_INN_8_on_the_valley_side_the_refusal_names_the_rule() -> None:
    """Brought back into the Valley he must choose between two ways back."""
    t = inside("valley_of_fire")
    t.give(A, "talisman")
    t.hero(A).turning_back = 1
    t.pass_until("inner")
    assert t.options() == ["back:pits", "back:werewolf_den"]
    assert t.refused("on:crown_of_command") == "TAL-INN-8"


def test_TAL_INN_8_on_the_plain_he_is_free_again() -> None:
    t = inside("mines")
    t.do("back:plain_of_peril")
    assert t.options() == ["back:portal_of_power", "on:crypt", "on:mines"]


def test_TAL_INN_9_on_arrival_the_instruction_must_be_carried_out() -> None:
    """Death awaits: he is not asked again before the dice lie, only in his next turn."""
    t = inside("crypt")
    t.do("on:death", luck=(1, 1, 6, 6))
    assert t.hero(A).life == 3
    assert t.asked == (A, "inner")
    assert t.options() == ["back:crypt", "stay"]


def test_TAL_INN_9_turning_back_takes_the_place_of_fighting_on() -> None:
    t = inside("crypt")
    t.do("on:death", luck=(1, 1, 6, 6))
    t.do("back:crypt")
    assert way_back(t) == ["death", "crypt", "plain_of_peril"]
    assert len(t.told("death-rolled")) == 1
    assert t.hero(A).life == 3


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("pits", ["vampires_tower", "mines", "plain_of_peril"]),
        ("werewolf_den", ["death", "crypt", "plain_of_peril"]),
    ],
)
def test_TAL_INN_10_from_the_valley_he_goes_back_by_either_way(first: str, then: list[str]) -> None:
    t = inside("valley_of_fire")
    assert t.options() == ["back:pits", "back:werewolf_den"]
    t.do(f"back:{first}")
    assert way_back(t) == [first, *then]
    assert t.told("fought") == t.told("rolled") == []


@pytest.mark.parametrize(
    ("before", "space", "dice"),
    [
        ("plain_of_peril", "crypt", (1, 1, 1)),
        ("plain_of_peril", "mines", (1, 1, 1)),
        ("mines", "vampires_tower", (1,)),
        ("crypt", "death", (6, 6, 1, 1)),
        ("death", "werewolf_den", (1, 1, 6, 1)),
        ("vampires_tower", "pits", (1, 6, 1)),
    ],
)
def test_TAL_INN_11_on_most_spaces_heroes_pass_each_other(
    before: str, space: str, dice: tuple[int, ...]
) -> None:
    t = inside(before, "sorceress", "monk")
    t.at(B, space)
    t.counters(A, strength=9)
    t.do(f"on:{space}", luck=dice)
    assert t.told("met") == []
    assert t.asked == (A, "inner")


def test_TAL_INN_11_in_the_valley_and_on_the_crown_they_meet() -> None:
    t = inside("pits")
    t.at(B, "valley_of_fire")
    t.give(A, "talisman")
    t.when("inner", "on:valley_of_fire")
    t.pass_until("encounter")
    assert t.options() == ["meet:1", "space"]
    t = inside("valley_of_fire")
    t.at(B, "crown_of_command")
    t.give(A, "talisman")
    t.when("inner", "on:crown_of_command")
    t.pass_until("meet")
    assert t.options() == ["attack:battle", "use:thief.pickpocket"]


def test_TAL_INN_12_on_the_plain_one_hero_or_the_space() -> None:
    """The space holds a coin: choosing the hero leaves it there."""
    t = inside("mines")
    t.at(B, "plain_of_peril")
    t.coins("plain_of_peril", 2)
    t.do("back:plain_of_peril", luck=(6, 1))
    assert t.asked == (A, "encounter")
    assert t.options() == ["meet:1", "space"]
    t.do("meet:1", "attack:battle", "take:gold")
    assert (t.hero(A).gold, t.hero(B).gold) == (2, 0)
    assert t.g.coins[t.hero(A).space] == 2


def test_TAL_INN_12_the_space_may_be_chosen_as_well() -> None:
    t = inside("mines")
    t.at(B, "plain_of_peril")
    t.coins("plain_of_peril", 2)
    t.do("back:plain_of_peril", "space", "take:coins")
    assert t.hero(A).gold == 3
    assert t.told("met") == []


def test_TAL_INN_13_what_lies_there_comes_before_the_instruction() -> None:
    """A Hermit, a Ring and a coin in the Crypt: Stranger, taking, then the three dice."""
    t = inside("plain_of_peril")
    t.lay("crypt", "ring", "hermit")
    t.coins("crypt", 1)
    t.do("on:crypt", luck=(1, 1, 2))
    t.pass_until("take")
    assert t.objects(A) == ["talisman"]
    assert t.told("rolled") == []
    t.do("take:ring", "take:coins")
    assert t.hero(A).gold == 2
    t.pass_until("inner")
    assert t.told("result")[0][1]["total"] == 4 - 4


def test_TAL_INN_13_who_turns_back_encounters_nothing_before_the_plain() -> None:
    t = inside("death")
    t.lay("crypt", "hermit", "ring")
    t.lay("plain_of_peril", "mage")
    t.align(A, "good")
    t.do("back:crypt")
    assert way_back(t) == ["crypt", "plain_of_peril"]
    assert t.lying("crypt") == ["hermit", "ring"]
    assert [args["card"] for _, args in t.told("encountered")] == ["mage"]


def test_TAL_INN_14_the_plain_asks_nothing() -> None:
    t = inside("crypt")
    t.do("back:plain_of_peril")
    assert t.asked == (A, "inner")
    assert t.told("rolled") == t.told("result") == []


def test_TAL_INN_15_an_undefeated_creature_is_fought_again() -> None:
    """In his next turn the same Werewolf, unless he turns back."""
    t = inside("death")
    t.do("on:werewolf_den", luck=(6, 6, 1, 1))
    assert t.options() == ["back:death", "stay"]
    t.do("stay", luck=(1, 2))
    fights = [args["theirs"] for _, args in t.told("fought")]
    assert fights == [13, 14]
    assert t.hero(A).life == 2


def test_TAL_INN_16_the_magic_portal_leads_to_the_plain_and_what_lies_there() -> None:
    t = Table("thief", "monk")
    t.lay("fields_n", "magic_portal")
    t.lay("plain_of_peril", "hermit")
    t.lands("fields_n", 6)
    t.do("yes")
    assert t.where(A) == "plain_of_peril"
    assert t.objects(A) == ["talisman"]


def test_TAL_INN_16_who_is_brought_there_carries_out_the_instruction() -> None:
    """The Phantom grants an evil hero a teleport within the Region: to the Vampire."""
    t = inside("plain_of_peril", "sorceress", "monk")
    t.lay("crypt", "phantom")
    t.do("on:crypt", "choose:teleport", luck=(2,))
    assert "to:crypt" not in t.options()
    t.do("to:vampires_tower")
    assert t.where(A) == "vampires_tower"
    assert t.hero(A).life == 3
    assert t.options() == ["back:mines", "on:pits"]


def test_TAL_INN_16_and_is_held_by_a_creature_there() -> None:
    t = inside("plain_of_peril", "sorceress", "monk", "thief")
    t.misses(C)
    t.lay("crypt", "phantom")
    t.do("on:crypt", "choose:teleport", "to:werewolf_den", luck=(6, 6, 1, 1))
    assert t.options() == ["back:death", "stay"]
    assert t.hero(A).werewolf == 12
