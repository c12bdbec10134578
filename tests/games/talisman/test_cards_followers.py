"""Every Follower of the Adventure deck, met, taken and used."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.talisman.rules.hero.objects import carrying_limit
from tests.games.talisman.rollcall import absent, kinds
from tests.games.talisman.table import A, B, Table


def test_no_follower_is_without_a_test() -> None:
    assert len(kinds("follower")) == 12
    assert absent(globals(), kinds("follower")) == set()


def own_rolls(t: Table) -> list[tuple[str, dict[str, Any]]]:
    """What A has thrown so far."""
    return [(rule, args) for rule, args in t.told("rolled") if args["who"] == "@0"]


def company(*cards: str, hero: str = "thief") -> Table:
    """A has these Followers or Objects."""
    t = Table(hero, "monk")
    t.give(A, *cards)
    return t


@pytest.mark.parametrize("id", sorted(kinds("follower") - {"hag", "poltergeist", "mercenary"}))
def test_follower_may_be_taken_or_left(id: str) -> None:
    t = Table("thief", "monk")
    t.finds("fields_n", id)
    assert t.asked == (A, "take")
    assert t.options() == ["done", f"take:{id}"]
    t.do(f"take:{id}")
    assert t.followers(A) == [id]
    t = Table("thief", "monk")
    t.finds("fields_n", id)
    t.do("done")
    assert t.lying("fields_n") == [id]


def test_alchemist_turns_objects_into_gold_in_his_own_turn() -> None:
    t = company("alchemist", "sword", "ring", "raft")
    t.do("choose:abandon")
    assert "apply:alchemist" in t.asides()
    t.do("apply:alchemist", "sell:sword")
    assert t.options() == ["done", "sell:ring"]
    t.do("sell:ring")
    assert t.hero(A).gold == 3
    assert (t.stock("sword"), t.discarded()) == (3, ["ring"])
    assert t.followers(A) == ["alchemist"]


def test_alchemist_is_of_no_use_in_the_turn_of_others() -> None:
    t = Table("thief", "monk", active=B)
    t.give(A, "alchemist", "sword")
    assert t.ask.seat == B


def test_hag_must_be_taken_and_drives_all_others_away() -> None:
    t = company("guide", "poltergeist", "unicorn")
    t.next_cards("hag")
    t.force(1)
    t.at(A, "village")
    t.pass_windows()
    t.do("go:cw")
    t.pass_windows()
    assert t.followers(A) == ["hag"]
    assert sorted(t.discarded()) == ["guide", "poltergeist", "unicorn"]


def test_hag_suffers_no_other_and_cannot_be_left() -> None:
    t = company("hag")
    t.finds("fields_n", "guide")
    assert t.ask.seat == B
    assert t.lying("fields_n") == ["guide"]
    assert t.followers(A) == ["hag"]


def test_hag_cannot_be_ditched() -> None:
    t = company("hag", "sword")
    assert t.refused("ditch:hag") == "TAL-FOL-5"


@pytest.mark.parametrize("die", [1, 2, 6])
def test_hag_is_sent_away_by_the_mystic_whatever_he_says(die: int) -> None:
    t = company("hag", hero="troll")
    t.at(B, "temple")
    t.lands("village")
    t.force(die)
    t.do("choose:mystic")
    assert t.followers(A) == []
    assert t.discarded() == ["hag"]


def test_hag_stays_when_another_villager_is_visited() -> None:
    t = company("hag", hero="troll")
    t.at(B, "temple")
    t.lands("village")
    t.do("choose:blacksmith")
    assert t.followers(A) == ["hag"]


def test_gnome_picks_the_portal_with_one_die() -> None:
    t = company("gnome")
    t.at(A, "portal_of_power")
    t.force(1, 3)
    t.pass_windows()
    t.do("portal:craft", "dice:1")
    assert t.where(A) == "plain_of_peril"


def test_gnome_is_no_help_with_strength_there() -> None:
    t = company("gnome")
    t.at(A, "portal_of_power")
    t.force(1, 1, 2)
    t.pass_windows()
    t.do("portal:strength")
    assert ("TAL-POR-3", {"who": "@0", "dice": [1, 2]}) in t.told("rolled")


def test_gnome_needs_two_dice_in_the_mines() -> None:
    t = company("gnome")
    t.at(A, "plain_of_peril")
    t.pass_until("inner")
    t.do("on:mines", luck=(1, 2))
    t.when("dice", "dice:2")
    assert t.told("rolled")[0] == ("TAL-MIN-1", {"who": "@0", "dice": [1, 2]})


def test_gnome_leads_through_the_crags() -> None:
    t = company("gnome")
    t.lands("crags")
    t.when("roll", "no")
    assert own_rolls(t) == [("TAL-MOVE-1", {"who": "@0", "dice": [1]})]


def test_gnome_hides_him_in_the_hills() -> None:
    t = company("gnome")
    t.finds("hills_n", "dragon")
    t.when("evade", "evade")
    assert t.told("fought") == []


def test_gnome_hides_him_from_heroes_as_well() -> None:
    t = Table("troll", "thief")
    t.at(B, "hills_n")
    t.give(B, "gnome")
    t.lands("hills_n")
    t.do("meet:1")
    assert t.asked == (B, "evade")


@pytest.mark.parametrize("space", ["chasm", "crags", "forest"])
def test_guide_knows_the_way_through(space: str) -> None:
    t = company("guide")
    t.lands(space)
    t.when("roll", "no")
    assert own_rolls(t) == [("TAL-MOVE-1", {"who": "@0", "dice": [1]})]
    assert t.followers(A) == ["guide"]


@pytest.mark.parametrize(("die", "lives"), [(2, 3), (3, 4)])
def test_guide_may_be_ignored_and_the_result_stands(die: int, lives: int) -> None:
    """In the Chasm all dice are thrown then: his own, and the Guide's."""
    t = company("guide")
    t.lands("chasm", die, 1)
    t.when("roll", "yes")
    t.pass_windows()
    assert t.hero(A).life == lives
    assert t.followers(A) == []


def test_maiden_adds_two_to_craft() -> None:
    t = company("maiden")
    assert (t.hero(A).strength, t.hero(A).craft) == (3, 5)
    t.finds("fields_n", "wraith", luck=(1, 1))
    t.pass_windows()
    assert t.told("fought")[0][1]["score"] == 6


def test_mercenary_wants_a_coin_to_join() -> None:
    t = Table("thief", "monk")
    t.finds("fields_n", "mercenary")
    t.do("take:mercenary")
    assert (t.followers(A), t.hero(A).gold) == (["mercenary"], 0)


def test_mercenary_stays_where_he_is_without_it() -> None:
    t = Table("thief", "monk")
    t.gold(A, 0)
    t.finds("fields_n", "mercenary", "sword")
    assert t.asked == (A, "take")
    assert t.refused("take:mercenary") == "TAL-GOLD-5"


def test_mercenary_fights_for_a_coin_a_turn() -> None:
    """3 more Strength in every battle of that turn; no second fee, no psychic combat."""
    t = company("mercenary")
    t.gold(A, 2)
    t.finds("fields_n", "giant", "wraith", luck=(4, 2, 1, 6))
    t.pass_until("window-pre")
    assert "use:mercenary" in t.options()
    t.do("use:mercenary")
    assert t.hero(A).gold == 1
    t.pass_windows()
    assert t.told("fought")[0][1]["score"] == 3 + 3 + 4
    t.do("trophy:giant")
    t.pass_windows()
    assert t.told("fought")[1][1]["score"] == 3 + 1
    assert t.hero(A).gold == 1


def test_mercenary_unpaid_does_nothing() -> None:
    t = company("mercenary")
    t.gold(A, 0)
    t.finds("fields_n", "giant", luck=(1, 6))
    t.pass_windows()
    assert t.told("fought")[0][1]["score"] == 3 + 1


def test_mule_carries_four_more_objects() -> None:
    t = company("mule", "sword", "axe", "shield", "helmet", "armour")
    assert carrying_limit(t.hero(A)) == 8
    t.finds("fields_n", "ring")
    t.when("take", "take:ring")
    assert t.ask.prompt != "drop"
    assert len(t.objects(A)) == 6


def test_mule_lost_the_surplus_is_put_down() -> None:
    t = company("mule", "sword", "axe", "shield", "helmet", "armour")
    t.do("ditch:mule")
    assert t.asked == (A, "drop")
    t.do("drop:armour")
    assert len(t.objects(A)) == 4


def test_pixie_leads_through_the_forest() -> None:
    t = company("pixie")
    t.lands("forest")
    t.when("roll", "no")
    assert own_rolls(t) == [("TAL-MOVE-1", {"who": "@0", "dice": [1]})]


def test_pixie_hides_him_in_the_woods() -> None:
    t = company("pixie")
    t.finds("woods_n", "dragon", "sword")
    t.when("evade", "evade")
    t.when("take", "take:sword")
    assert t.lying("woods_n") == ["dragon"]


def test_pixie_is_no_help_in_the_hills() -> None:
    t = company("pixie")
    t.finds("hills_n", "dragon", luck=(1, 6))
    t.pass_windows()
    assert t.hero(A).life == 3


def test_poltergeist_must_be_taken_and_slows_him_down() -> None:
    t = Table("thief", "monk")
    t.misses(B)
    t.draws("fields_n", "poltergeist")
    assert t.followers(A) == ["poltergeist"]
    assert t.asked == (A, "way")
    assert t.ask.args == {"left": 1}
    assert len(t.told("rolled")) == 1  # none in this turn


def test_poltergeist_does_not_go_over_the_bridge() -> None:
    t = company("poltergeist")
    t.at(A, "hills_middle")
    t.lay("sentinel", "mage")
    t.do("cross")
    assert t.where(A) == "sentinel"
    assert t.followers(A) == []
    assert t.discarded() == ["poltergeist"]


def test_poltergeist_stays_with_a_teleported_hero() -> None:
    """No crossing of the Storm River: the Imp carries him from the Outer to the Middle Region."""
    t = company("poltergeist")
    t.at(A, "village")
    t.next_cards("imp", "mage")
    t.do("go:cw", luck=(6,))
    assert t.where(A) == "cursed_glade"
    assert t.followers(A) == ["poltergeist"]


def royalty_heals(id: str, lives: int) -> None:
    """At the Castle up to 2 Lives for nothing, once per visit."""
    t = company(id)
    t.life(A, lives)
    t.gold(A, 0)
    t.lands("castle")
    t.when("visit", f"use:{id}")
    assert t.hero(A).life == min(4, lives + 2)
    assert t.options() == ["pass", f"use:{id}.1"]
    assert t.hero(A).gold == 0


def royalty_is_exchanged(id: str) -> None:
    """At the Castle for 3 gold."""
    t = company(id)
    t.lands("castle")
    t.when("visit", f"use:{id}.1")
    assert t.hero(A).gold == 4
    assert t.followers(A) == []
    assert t.discarded() == [id]


def test_prince_heals_at_the_castle() -> None:
    royalty_heals("prince", 1)
    royalty_heals("prince", 3)


def test_prince_is_worth_three_gold() -> None:
    royalty_is_exchanged("prince")


def test_princess_heals_at_the_castle() -> None:
    royalty_heals("princess", 1)
    royalty_heals("princess", 3)


def test_princess_is_worth_three_gold() -> None:
    royalty_is_exchanged("princess")


def test_unicorn_adds_one_to_strength_and_craft_everywhere() -> None:
    t = company("unicorn")
    assert (t.hero(A).strength, t.hero(A).craft) == (4, 4)
    t.at(A, "cursed_glade")
    assert (t.hero(A).strength, t.hero(A).craft) == (4, 4)
