"""The Warlock's quests (TAL-QST)."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.content import QUESTS
from igroteka.games.talisman.rules.state import NONE
from tests.games.talisman.table import A, B, C, Table


def quest(t: Table, seat: int) -> str | None:
    """The unfinished quest of a hero."""
    number = t.hero(seat).quest
    return None if number == NONE else QUESTS[number].id


def done(t: Table, seat: int) -> bool:
    """Whether he stands in the Cave with a Talisman and no quest."""
    return (t.where(seat), t.objects(seat), quest(t, seat)) == ("warlocks_cave", ["talisman"], None)


# Accepting ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "rolled"), [("yes", 1), ("no", 0)])
def test_TAL_QST_1_a_quest_may_be_accepted_or_refused(answer: str, rolled: int) -> None:
    t = Table("dwarf", "wizard")
    t.lands("warlocks_cave")
    assert t.asked == (A, "quest")
    assert t.options() == ["no", "yes"]
    t.do(answer, luck=(1,))
    assert (len(t.told("quest")), quest(t, A) is not None) == (rolled, rolled == 1)


@pytest.mark.parametrize(
    ("die", "id"),
    [
        (1, "take_life"),
        (2, "kill_enemy"),
        (3, "give_follower"),
        (4, "give_magic_object"),
        (5, "give_3_gold"),
        (6, "give_2_gold"),
    ],
)
def test_TAL_QST_2_one_die_names_the_quest(die: int, id: str) -> None:
    t = Table("dwarf", "wizard")
    t.lands("warlocks_cave")
    t.force(die)
    t.do("yes")
    assert quest(t, A) == id
    assert t.told("quest") == [("TAL-QST-2", {"who": "@0", "quest": f"quest:{id}"})]


def test_TAL_QST_3_with_an_unfinished_quest_he_is_offered_no_other() -> None:
    t = Table("dwarf", "wizard")
    t.quest(A, "take_life")
    t.lands("warlocks_cave")
    assert t.asked == (B, "way")
    assert quest(t, A) == "take_life"


def test_TAL_QST_7_a_later_visit_brings_a_new_quest_with_a_new_roll() -> None:
    t = Table("dwarf", "wizard")
    t.hero(B).missed = 2
    t.gold(A, 3)
    t.lay("runes_se", "healer")
    t.lands("warlocks_cave", 5)
    t.do("yes", luck=(1, 1, 2))
    assert done(t, A)
    for way in ("go:ccw", "go:cw"):
        t.pass_windows()
        t.do(way)
    t.pass_windows()
    assert (t.where(A), t.asked) == ("warlocks_cave", (A, "quest"))
    t.do("yes")
    assert quest(t, A) == "kill_enemy"


# Paying ---------------------------------------------------------------------------------------


def test_TAL_QST_4_what_can_be_paid_is_paid_at_the_moment_of_acceptance() -> None:
    t = Table("dwarf", "wizard")
    t.gold(A, 3)
    reserve = t.g.gold_left
    t.lands("warlocks_cave")
    t.do("yes", luck=(6,))
    assert done(t, A)
    assert (t.hero(A).gold, t.g.gold_left) == (1, reserve + 2)


def test_TAL_QST_4_or_as_soon_as_it_becomes_possible() -> None:
    t = Table("dwarf", "wizard")
    t.quest(A, "give_2_gold")
    t.finds("fields_n", "bag_of_gold")
    t.do("take:bag_of_gold")
    assert t.hero(A).gold == 0
    assert t.objects(A) == ["talisman"]
    assert t.where(A) == "warlocks_cave"


def test_TAL_QST_4_he_chooses_which_follower_to_give() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "maiden", "pixie")
    t.lands("warlocks_cave")
    t.pass_until("quest")
    t.do("yes", luck=(3,))
    assert (t.asked, t.options()) == ((A, "give"), ["give:maiden", "give:pixie"])
    t.do("give:pixie")
    assert (t.followers(A), t.discarded()) == (["maiden"], ["pixie"])
    assert done(t, A)


def test_TAL_QST_4_and_which_magic_object() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "ring", "cross", "sword")
    t.lands("warlocks_cave")
    t.pass_until("quest")
    t.do("yes", luck=(4,))
    assert t.options() == ["give:cross", "give:ring"]
    t.do("give:cross")
    assert t.objects(A) == ["ring", "sword", "talisman"]
    assert t.discarded() == ["cross"]


def test_TAL_QST_11_a_follower_that_cannot_be_discarded_by_choice_is_no_payment() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "hag")
    t.lands("warlocks_cave")
    t.do("yes", luck=(3,))
    assert (quest(t, A), t.followers(A)) == ("give_follower", ["hag"])


@pytest.mark.parametrize(("id", "sum"), [("give_2_gold", 2), ("give_3_gold", 3)])
def test_TAL_QST_12_the_full_sum_is_paid_at_once_or_not_at_all(id: str, sum: int) -> None:
    t = Table("dwarf", "wizard")
    t.quest(A, id)
    t.gold(A, sum - 1)
    t.lands("castle")
    assert (quest(t, A), t.hero(A).gold) == (id, sum - 1)
    t = Table("dwarf", "wizard")
    t.quest(A, id)
    t.gold(A, sum - 1)
    t.lands("tavern", 4)
    assert (quest(t, A), t.hero(A).gold, t.objects(A)) == (None, 0, ["talisman"])


# Deeds ----------------------------------------------------------------------------------------


def duel(t: Table, mine: int, theirs: int) -> None:
    """A meets B on the Fields in battle."""
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.pass_until("encounter")
    t.force(mine, theirs)
    t.do("meet:1")


def test_TAL_QST_9_a_life_taken_as_the_reward_of_a_won_attack_fulfils_it() -> None:
    t = Table("dwarf", "monk")
    t.quest(A, "take_life")
    duel(t, 6, 1)
    t.do("take:life")
    assert t.hero(B).life == 3
    assert done(t, A)


def test_TAL_QST_9_also_for_the_defender() -> None:
    t = Table("dwarf", "troll")
    t.quest(B, "take_life")
    duel(t, 1, 6)
    t.do("take:life")
    assert done(t, B)
    assert t.where(A) == "fields_n"


def test_TAL_QST_9_another_reward_does_not() -> None:
    t = Table("dwarf", "monk")
    t.quest(A, "take_life")
    duel(t, 6, 1)
    t.do("take:gold")
    assert (quest(t, A), t.where(A)) == ("take_life", "fields_n")


def test_TAL_QST_9_nor_does_a_life_that_was_saved() -> None:
    t = Table("dwarf", "thief")
    t.quest(A, "take_life")
    t.give(B, "armour")
    duel(t, 6, 1)
    t.do("take:life")
    t.do("use:armour", luck=(6,))
    assert (quest(t, A), t.where(A)) == ("take_life", "fields_n")


def test_TAL_QST_9_a_last_life_does() -> None:
    t = Table("dwarf", "monk")
    t.quest(A, "take_life")
    t.life(B, 1)
    duel(t, 6, 1)
    t.do("take:life", "loot:gold")
    assert done(t, A)
    assert t.hero(A).gold == 2


def test_TAL_QST_9_a_life_lost_to_a_space_or_creature_does_not() -> None:
    t = Table("wizard", "dwarf")
    t.quest(A, "take_life")
    t.at(A, "crown_of_command")
    t.force(6)
    assert t.ask.seat == B
    assert (t.hero(B).life, quest(t, A)) == (4, "take_life")


def test_TAL_QST_10_an_enemy_killed_in_an_attack_fulfils_it() -> None:
    t = Table("troll", "wizard")
    t.quest(A, "kill_enemy")
    t.finds("fields_n", "bear", luck=(6, 1))
    t.do("discard")
    assert t.where(A) == "warlocks_cave"
    assert quest(t, A) is None


@pytest.mark.parametrize(
    ("hero", "means"), [("dwarf", "use:cross"), ("priest", "use:priest.banish_spirit")]
)
def test_TAL_QST_10_so_does_one_destroyed_by_an_effect_of_his_own(hero: str, means: str) -> None:
    t = Table(hero, "wizard")
    if hero == "dwarf":
        t.give(A, "cross")
    t.quest(A, "kill_enemy")
    t.finds("fields_n", "demon")
    t.when("declare", means)
    t.pass_windows()
    assert t.where(A) == "warlocks_cave"
    assert quest(t, A) is None


def test_TAL_QST_10_an_enemy_that_was_saved_does_not_count() -> None:
    t = Table("troll", "wizard")
    t.quest(A, "kill_enemy")
    t.give(B, "preservation")
    t.finds("fields_n", "bear", luck=(6, 1))
    t.do("cast:preservation:enemy")
    assert quest(t, A) == "kill_enemy"


def test_TAL_QST_10_an_enemy_charmed_does_not_count() -> None:
    t = Table("minstrel", "wizard")
    t.quest(A, "kill_enemy")
    t.finds("fields_n", "wolf")
    t.do("use:minstrel.charm_beast", luck=(6,))
    assert (t.followers(A), quest(t, A)) == (["wolf"], "kill_enemy")


def test_TAL_QST_10_an_enemy_paid_off_does_not_count() -> None:
    t = Table("dwarf", "wizard")
    t.quest(A, "kill_enemy")
    t.finds("fields_n", "bandit")
    t.do("use:bandit")
    assert (t.hero(A).gold, quest(t, A)) == (0, "kill_enemy")


def test_TAL_QST_10_an_enemy_destroyed_from_afar_does_not_count() -> None:
    t = Table("wizard", "troll")
    t.quest(A, "kill_enemy")
    t.give(A, "destruction")
    t.lay("fields_n", "bear", "healer")
    t.do("cast:destruction", "remove:bear")
    assert (t.discarded(), quest(t, A)) == (["bear"], "kill_enemy")


def test_TAL_QST_10_a_creature_that_is_no_card_does_not_count() -> None:
    t = Table("troll", "wizard")
    t.quest(A, "kill_enemy")
    t.lands("tavern", 2, 6, 1)
    assert t.told("fought")[0][1]["foes"] == ["farmer"]
    assert quest(t, A) == "kill_enemy"


# Completion -----------------------------------------------------------------------------------


def test_TAL_QST_5_he_is_moved_to_the_cave_and_gains_a_talisman() -> None:
    t = Table("troll", "wizard")
    t.quest(A, "kill_enemy")
    t.finds("fields_n", "bear", luck=(6, 1))
    t.do("trophy:bear")
    assert done(t, A)
    assert t.stock("talisman") == 3
    assert t.told("quest-done") == [("TAL-QST-5", {"who": "@0", "quest": "quest:kill_enemy"})]


def test_TAL_QST_5_without_a_talisman_left_he_is_moved_all_the_same() -> None:
    t = Table("troll", "wizard")
    t.empty_stock("talisman")
    t.quest(A, "kill_enemy")
    t.finds("fields_n", "bear", luck=(6, 1))
    t.do("trophy:bear")
    assert (t.where(A), t.objects(A), quest(t, A)) == ("warlocks_cave", [], None)


def test_TAL_QST_5_a_fifth_object_is_put_down_in_the_cave() -> None:
    t = Table("troll", "wizard")
    t.give(A, "helmet", "shield", "armour", "water_bottle")
    t.quest(A, "kill_enemy")
    t.finds("fields_n", "bear")
    t.when("trophy", "trophy:bear", luck=(6, 1))
    assert t.asked == (A, "drop")
    t.do("drop:helmet")
    assert (t.lying("warlocks_cave"), t.lying("fields_n")) == (["helmet"], [])
    assert "talisman" in t.objects(A)


def test_TAL_QST_6_in_his_own_turn_he_lands_there_and_may_accept_a_new_quest() -> None:
    t = Table("troll", "wizard", "dwarf")
    t.quest(A, "kill_enemy")
    t.at(C, "warlocks_cave")
    t.finds("fields_n", "bear", luck=(6, 1))
    t.do("trophy:bear")
    t.pass_windows()
    assert t.asked == (A, "encounter")
    assert t.options() == ["meet:2", "space"]
    t.do("space")
    t.pass_windows()
    assert t.asked == (A, "quest")


def test_TAL_QST_6_after_a_hero_fight_the_turn_is_over() -> None:
    t = Table("dwarf", "monk")
    t.quest(A, "take_life")
    duel(t, 6, 1)
    t.do("take:life")
    assert done(t, A)
    t.pass_windows()
    assert t.asked == (B, "way")


def test_TAL_QST_6_completed_in_the_cave_itself_nothing_new_begins() -> None:
    t = Table("dwarf", "wizard")
    t.gold(A, 5)
    t.lands("warlocks_cave")
    t.do("yes", luck=(5,))
    assert done(t, A)
    t.pass_windows()
    assert t.asked == (B, "way")


def test_TAL_QST_6_in_another_players_turn_there_is_no_encounter() -> None:
    t = Table("dwarf", "troll")
    t.quest(B, "take_life")
    t.lay("warlocks_cave", "healer")
    t.life(B, 2)
    duel(t, 1, 6)
    t.do("take:life")
    assert done(t, B)
    assert t.hero(B).life == 2, "the Healer lying there is not met"
    assert t.ask.prompt not in ("quest", "encounter")


@pytest.mark.parametrize("quested", [True, False])
def test_TAL_QST_8_with_an_unfinished_quest_the_portal_cannot_be_tried(quested: bool) -> None:
    t = Table("dwarf", "wizard")
    t.at(A, "portal_of_power")
    if quested:
        t.quest(A, "take_life")
    t.force(2)
    tries = [key for key in t.options() if key.startswith("portal:")]
    assert tries == ([] if quested else ["portal:craft", "portal:strength"])
    if quested:
        assert t.refused("portal:craft") == "TAL-POR-7"


def test_TAL_QST_13_first_the_trophy_is_taken_and_what_still_lay_there_stays() -> None:
    t = Table("troll", "wizard")
    t.quest(A, "kill_enemy")
    t.lay("ruins", "bear", "sword")
    t.coins("ruins", 2)
    t.lands("ruins", 6, 1)
    assert (t.asked, t.where(A)) == ((A, "trophy"), "ruins")
    t.do("trophy:bear")
    assert (t.won(A), t.where(A)) == (["bear"], "warlocks_cave")
    assert (t.lying("ruins"), sum(t.g.coins)) == (["sword"], 2)


def test_TAL_QST_13_of_a_group_every_trophy_is_taken_first() -> None:
    t = Table("troll", "wizard")
    t.quest(A, "kill_enemy")
    t.finds("ruins", "bear", "goblin", luck=(6, 1))
    t.do("trophy:bear")
    assert t.where(A) == "ruins"
    t.do("trophy:goblin")
    assert (t.won(A), t.where(A)) == (["bear", "goblin"], "warlocks_cave")


@pytest.mark.parametrize("space", ["crypt", "valley_of_fire", "crown_of_command"])
def test_TAL_QST_14_he_is_fetched_from_the_inner_region_too(space: str) -> None:
    t = Table("dwarf", "wizard")
    t.quest(A, "give_2_gold")
    t.gold(A, 1)
    t.give(A, "alchemist", "ring", "healing")
    t.at(A, space)
    t.do("apply:alchemist", "sell:ring")
    assert done(t, A)


@pytest.mark.parametrize(
    "deed", [("attack:battle", "take:gold"), ("use:thief.pickpocket",)], ids=["won", "stolen"]
)
def test_TAL_QST_6_gold_taken_from_a_hero_pays_but_the_turn_is_over(deed: tuple[str, ...]) -> None:
    t = Table("thief", "monk")
    t.quest(A, "give_2_gold")
    duel(t, 6, 1)
    t.do(*deed)
    assert done(t, A)
    assert t.hero(A).gold == 0
    t.pass_windows()
    assert t.asked == (B, "way"), "no encounter at the Cave: the turn had ended"


def test_TAL_QST_6_one_who_stands_in_the_cave_already_goes_on_with_his_turn() -> None:
    """Before he moves the Alchemist makes the missing coin: one visit, one quest."""
    t = Table("dwarf", "wizard")
    t.at(A, "warlocks_cave")
    t.quest(A, "give_2_gold")
    t.give(A, "alchemist", "sword")
    t.do("apply:alchemist", "sell:sword", luck=(1,))
    assert done(t, A)
    t.pass_windows()
    assert t.asked == (A, "way")


def test_TAL_QST_6_fetched_on_his_way_back_through_the_inner_region_he_lands_there() -> None:
    t = Table("dwarf", "wizard")
    t.at(A, "death")
    t.hero(A).turning_back = 1
    t.quest(A, "give_2_gold")
    t.give(A, "alchemist", "sword", "healing")
    t.do("pass")
    assert t.asked == (A, "window-land")
    assert t.where(A) == "crypt"
    t.do("apply:alchemist", "sell:sword")
    assert done(t, A)
    t.pass_windows()
    assert t.asked == (A, "quest")
