"""Heroes who live by blade and foot: Assassin, Dwarf, Elf, Thief, Troll, Warrior."""

from __future__ import annotations

import pytest

from igroteka.testing.coverage import rules
from tests.games.talisman.table import A, B, C, Table


def rolled(t: Table) -> list[tuple[str, list[int]]]:
    """Every throw of a hero so far: who, and what lay there."""
    return [(args["who"], args["dice"]) for _, args in t.told("rolled")]


# Assassin -------------------------------------------------------------------------------------


def test_assassin_assassinate_the_victim_throws_no_die() -> None:
    t = Table("assassin", "wizard")
    t.finds("fields_n", "giant")
    assert t.options() == ["ambush", "pass"]
    t.do("ambush", luck=(4,))
    _, args = t.told("fought")[0]
    assert (args["score"], args["theirs"]) == (3 + 4, 6)
    t.do("trophy:giant")
    assert t.won(A) == ["giant"]


def test_assassin_assassinate_is_optional() -> None:
    t = Table("assassin", "wizard")
    t.finds("fields_n", "giant")
    t.do("pass", luck=(4, 3))
    _, args = t.told("fought")[0]
    assert (args["score"], args["theirs"]) == (3 + 4, 6 + 3)


def test_assassin_assassinate_without_a_roll_the_runes_add_nothing_even_to_a_group() -> None:
    t = Table("assassin", "wizard")
    t.finds("runes_w", "ogre", "goblin")
    t.do("ambush", luck=(4,))
    _, args = t.told("fought")[0]
    assert (args["score"], args["theirs"]) == (3 + 4, 5 + 2)


def test_assassin_assassinate_works_on_the_sentinel() -> None:
    t = Table("assassin", "wizard")
    t.counters(A, strength=2)
    t.at(A, "woods_n")
    t.do("go:cw", "cross", luck=(2,))
    t.do("ambush", luck=(5,))
    assert t.told("fought")[0][1]["theirs"] == 9
    assert t.where(A) == "hills_middle"


def test_assassin_assassinate_a_beaten_hero_must_lose_a_life() -> None:
    t = Table("assassin", "dwarf")
    t.fate(B, 1)
    t.give(B, "ring")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1")
    t.do("ambush", luck=(6,))
    assert rolled(t)[1:2] == [("@0", [6])]
    assert t.told("duel") == [
        ("TAL-PVP-5", {"who": "@0", "whom": "@1", "score": 3 + 6, "theirs": 4})
    ]
    assert (t.hero(B).life, t.objects(B), t.hero(B).gold) == (4, ["ring"], 1)
    assert t.g.active == B, "no choice of reward, and no Fate for a die not thrown"


def test_assassin_assassinate_may_fail_and_then_the_victim_chooses_freely() -> None:
    t = Table("assassin", "troll")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1")
    t.do("ambush", luck=(2,))
    assert t.told("duel")[0][1] == {"who": "@0", "whom": "@1", "score": 5, "theirs": 6}
    assert (t.asked, t.options()) == ((B, "reward"), ["done", "take:gold", "take:life"])


def test_assassin_assassinate_never_when_a_hero_attacks_him() -> None:
    t = Table("dwarf", "assassin")
    t.give(B, "sword")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1")
    assert t.asked == (B, "window-pre")
    assert t.options() == ["bare", "pass"]


def test_assassin_assassinate_never_in_psychic_combat() -> None:
    t = Table("assassin", "wizard")
    t.finds("fields_n", "shadow", luck=(6, 1))
    assert t.asked == (A, "trophy")


def test_assassin_assassinate_never_on_the_crown() -> None:
    t = Table("assassin", "dwarf")
    t.at(A, "crown_of_command")
    t.at(B, "crown_of_command")
    t.force(6, 1)
    assert t.asked == (A, "reward"), "both dice fell without a question"
    assert [who for who, _ in rolled(t)] == ["@0", "@1"]


# Dwarf ----------------------------------------------------------------------------------------


@rules("TAL-SPC-17")
@pytest.mark.parametrize("space", ["crags", "chasm"])
def test_dwarf_sure_footed_he_need_not_roll(space: str) -> None:
    t = Table("dwarf", "wizard")
    t.lands(space)
    assert (t.asked, t.options()) == ((A, "roll"), ["no", "yes"])
    t.do("no")
    assert (t.hero(A).life, t.hero(A).missed, t.g.active) == (5, 0, B)


def test_dwarf_sure_footed_if_he_rolls_the_result_stands() -> None:
    t = Table("dwarf", "wizard")
    t.lands("crags")
    t.do("yes", luck=(2,))
    assert t.hero(A).missed == 1


@pytest.mark.parametrize("space", ["hills_n", "hills_middle"])
def test_dwarf_hill_paths_he_evades_creatures_in_the_hills(space: str) -> None:
    t = Table("dwarf", "wizard")
    t.finds(space, "dragon")
    assert t.options() == ["evade", "pass"]
    t.do("evade")
    assert (t.hero(A).life, t.lying(space)) == (5, ["dragon"])


def test_dwarf_hill_paths_and_heroes_who_come_upon_him_there() -> None:
    t = Table("troll", "dwarf")
    t.at(B, "hills_n")
    t.lands("hills_n")
    t.do("meet:1")
    assert (t.asked, t.options()) == ((B, "evade"), ["evade", "pass"])


def test_dwarf_hill_paths_not_in_the_woods() -> None:
    t = Table("dwarf", "wizard")
    t.finds("woods_n", "dragon", luck=(1, 6))
    assert t.hero(A).life == 4


@pytest.mark.parametrize(
    ("die", "answer", "gold", "missed"),
    [(3, "add:1", 1 + 2, 0), (3, "keep", 1, 1), (5, "add:1", 1 + 3, 0), (6, "add:1", 1 + 3, 0)],
)
def test_dwarf_cave_sense_he_may_add_one_in_the_cave(
    die: int, answer: str, gold: int, missed: int
) -> None:
    t = Table("dwarf", "wizard")
    t.lay("fields_n", "cave")
    t.lands("fields_n", die)
    assert (t.asked, t.options(), t.ask.args) == ((A, "add"), ["add:1", "keep"], {"total": die})
    t.do(answer)
    assert (t.hero(A).gold, t.hero(A).missed) == (gold, missed)


def test_dwarf_lockpicker_one_die_opens_the_portal_with_craft() -> None:
    t = Table("dwarf", "wizard")
    t.at(A, "portal_of_power")
    t.do("portal:craft", luck=(1,))
    assert (t.asked, t.options()) == ((A, "dice"), ["dice:1", "dice:2"])
    t.do("dice:1", luck=(3,))
    assert t.where(A) == "plain_of_peril"


def test_dwarf_lockpicker_not_with_strength() -> None:
    t = Table("dwarf", "wizard")
    t.at(A, "portal_of_power")
    t.do("portal:strength", luck=(1, 1, 2))
    assert rolled(t)[1] == ("@0", [1, 2])
    assert t.where(A) == "plain_of_peril"


@pytest.mark.parametrize(
    ("count", "dice", "space"), [(2, (1, 2), "mines"), (3, (1, 2, 1), "plain_of_peril")]
)
def test_dwarf_miner_two_dice_are_enough_in_the_mines(
    count: int, dice: tuple[int, ...], space: str
) -> None:
    t = Table("dwarf", "wizard")
    t.at(A, "plain_of_peril")
    t.do("on:mines")
    assert (t.asked, t.options()) == ((A, "dice"), ["dice:2", "dice:3"])
    t.do(f"dice:{count}", luck=dice)
    assert t.where(A) == space


@pytest.mark.parametrize(("hero", "missed"), [("dwarf", 0), ("thief", 1)])
def test_dwarf_maze_proof_the_maze_does_not_hold_him(hero: str, missed: int) -> None:
    t = Table(hero, "wizard")
    t.finds("fields_n", "maze")
    assert t.ask.seat == B
    assert t.hero(A).missed == missed
    assert t.lying("fields_n") == ["maze"]


# Elf ------------------------------------------------------------------------------------------


def test_elf_forest_born_he_need_not_roll_in_the_forest() -> None:
    t = Table("elf", "wizard")
    t.lands("forest")
    assert (t.asked, t.options()) == ((A, "roll"), ["no", "yes"])
    t.do("no")
    assert (t.told("fought"), t.hero(A).missed, t.g.active) == ([], 0, B)


def test_elf_forest_born_if_he_rolls_the_result_stands() -> None:
    t = Table("elf", "wizard")
    t.lands("forest")
    t.do("yes", luck=(6,))
    assert t.hero(A).craft_counters == 1


@pytest.mark.parametrize("space", ["woods_n", "woods_middle"])
def test_elf_wood_shadow_he_evades_creatures_in_the_woods(space: str) -> None:
    t = Table("elf", "wizard")
    t.finds(space, "demon")
    t.do("evade")
    assert (t.hero(A).life, t.lying(space)) == (4, ["demon"])


def test_elf_wood_shadow_and_heroes_too() -> None:
    t = Table("ghoul", "elf")
    t.at(B, "woods_n")
    t.lands("woods_n")
    t.do("meet:1", "attack:psychic", "evade")
    assert t.told("duel") == []


def test_elf_green_roads_from_woods_to_any_other_woods_of_the_region_instead_of_a_roll() -> None:
    t = Table("elf", "wizard")
    t.at(A, "woods_n")
    assert (t.asked, t.options()) == ((A, "move"), ["roll", "use:elf.green_roads"])
    t.do("use:elf.green_roads")
    assert t.options() == ["to:woods_e", "to:woods_s"]
    t.lay("woods_e", "healer")
    t.life(A, 1)
    t.do("to:woods_e")
    assert (t.where(A), t.hero(A).life) == ("woods_e", 3)
    assert all(who != "@0" for who, _ in rolled(t))


@pytest.mark.parametrize("space", ["woods_middle", "fields_n"])
def test_elf_green_roads_leads_nowhere_from_the_only_woods_or_from_elsewhere(space: str) -> None:
    t = Table("elf", "wizard")
    t.at(A, space)
    assert t.asked == (A, "way")


# Thief ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loot", "objects", "gold"), [("take:gold", [], 2), ("take:sword", ["sword"], 1)]
)
def test_thief_pickpocket_one_coin_or_one_object(loot: str, objects: list[str], gold: int) -> None:
    t = Table("thief", "dwarf")
    t.give(B, "sword", "maiden")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1", "use:thief.pickpocket")
    assert t.options() == ["take:gold", "take:sword"], "a Follower cannot be picked"
    t.do(loot)
    assert (t.objects(A), t.hero(A).gold) == (objects, gold)
    assert t.followers(B) == ["maiden"]


def test_thief_light_fingers_a_free_card_in_the_village_besides_the_visit() -> None:
    t = Table("thief", "wizard")
    t.gold(A, 2)
    t.lands("village")
    assert (t.asked, t.options()) == ((A, "visit"), ["pass", "use:thief.light_fingers"])
    t.do("use:thief.light_fingers")
    assert t.options() == [
        f"buy:{name}"
        for name in ("armour", "axe", "helmet", "mule", "raft", "shield", "sword", "water_bottle")
    ]
    t.do("buy:armour")
    assert (t.objects(A), t.hero(A).gold, t.stock("armour")) == (["armour"], 2, 3)
    t.do("choose:blacksmith", "buy:sword")
    assert (t.objects(A), t.hero(A).gold) == (["armour", "sword"], 0)


def test_thief_light_fingers_on_the_market() -> None:
    t = Table("thief", "wizard")
    t.finds("fields_n", "market")
    t.do("use:thief.light_fingers", "buy:mule")
    assert (t.followers(A), t.hero(A).gold) == (["mule"], 1)


def test_thief_light_fingers_on_market_day_in_another_players_turn_too() -> None:
    t = Table("troll", "wizard", "thief")
    t.finds("fields_n", "market_day")
    assert (t.asked, t.options()[0]) == ((A, "shop"), "buy:helmet")
    t.do("done", "done")
    assert (t.asked, t.options()) == ((C, "visit"), ["pass", "use:thief.light_fingers"])
    t.do("use:thief.light_fingers", "buy:shield")
    assert t.objects(C) == ["shield"]


def test_thief_light_fingers_not_in_the_city() -> None:
    t = Table("thief", "wizard")
    t.lands("city")
    assert t.asked == (A, "choose")


# Troll ----------------------------------------------------------------------------------------


def test_troll_at_home_in_crags_he_need_not_roll() -> None:
    t = Table("troll", "wizard")
    t.lands("crags")
    assert (t.asked, t.options()) == ((A, "roll"), ["no", "yes"])
    t.do("no")
    assert t.g.active == B


def test_troll_at_home_in_crags_but_in_the_chasm_he_must() -> None:
    t = Table("troll", "wizard")
    t.lands("chasm", 1)
    assert t.hero(A).life == 5


def test_troll_regenerate_on_a_six_he_may_stay_and_heal() -> None:
    t = Table("troll", "wizard")
    t.life(A, 2)
    t.at(A, "city")
    t.force(6)
    assert (t.asked, t.ask.args) == ((A, "use"), {"what": "troll.regenerate"})
    t.do("yes")
    assert (t.where(A), t.hero(A).life, t.g.active) == ("city", 3, B)


def test_TAL_HAVE_7_troll_without_a_wound_has_nothing_to_regenerate() -> None:
    """With all his Lives he cannot stay where he is: a hero must move."""
    t = Table("troll", "wizard")
    t.at(A, "city")
    t.force(6)
    assert (t.asked, t.ask.args) == ((A, "way"), {"left": 6})


def test_troll_regenerate_or_walk_the_six_spaces() -> None:
    t = Table("troll", "wizard")
    t.life(A, 2)
    t.at(A, "city")
    t.lay("tavern", "healer")
    t.do("no", "go:cw", luck=(6,))
    assert (t.where(A), t.hero(A).life) == ("tavern", 4)


# Warrior --------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [(2, 5), (5, 2)])
def test_warrior_battle_fury_two_dice_and_the_higher_counts(dice: tuple[int, int]) -> None:
    t = Table("warrior", "wizard")
    t.lay("fields_n", "giant")
    t.lands("fields_n", *dice, 6)
    _, args = t.told("fought")[0]
    assert (args["score"], args["theirs"]) == (4 + 5, 6 + 6)


def test_warrior_battle_fury_fate_rerolls_one_of_the_two() -> None:
    t = Table("warrior", "wizard", fate=1)
    t.lay("fields_n", "giant")
    t.at(A, "village")
    t.do("keep", "go:cw", luck=(1, 2, 3, 6))
    assert t.options() == ["keep", "reroll:1", "reroll:2"]
    t.do("reroll:1", luck=(6,))
    assert t.told("fought")[0][1]["score"] == 4 + 6


def test_warrior_battle_fury_also_in_defence_against_a_hero() -> None:
    t = Table("dwarf", "warrior")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1", luck=(1, 1, 6))
    assert t.told("duel")[0][1]["theirs"] == 4 + 6


def test_warrior_battle_fury_not_in_psychic_combat() -> None:
    t = Table("warrior", "wizard")
    t.finds("fields_n", "shadow", luck=(1, 6))
    assert rolled(t)[1] == ("@0", [1])


def test_warrior_two_weapons_both_count() -> None:
    t = Table("warrior", "wizard")
    t.give(A, "sword", "axe", "holy_lance")
    t.finds("fields_n", "dragon")
    t.pass_until("window-pre")
    t.do("pass", luck=(1, 1, 6))
    assert t.told("fought")[0][1]["score"] == 4 + 3 + 1 + 1


def test_warrior_two_weapons_of_three_he_may_name_another_pair() -> None:
    t = Table("warrior", "wizard")
    t.give(A, "sword", "axe", "holy_lance")
    t.finds("fields_n", "dragon")
    t.pass_until("window-pre")
    assert t.options("wield") == ["wield:axe"]
    t.do("wield:axe")
    assert t.told("armed")[0][1]["cards"] == ["axe", "holy_lance"]
