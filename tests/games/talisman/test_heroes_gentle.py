"""Heroes who fight least: Minstrel, Monk, Priest."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, Table
from tests.games.talisman.test_heroes_casters import first_spells, meet

# Minstrel -------------------------------------------------------------------------------------


@pytest.mark.parametrize("beast", ["lion", "dragon"])
def test_minstrel_soothing_song_animals_and_dragons_do_not_attack_him(beast: str) -> None:
    t = Table("minstrel", "troll")
    t.finds("ruins", beast, "sword")
    assert t.asked == (A, "declare")
    t.do(f"leave:{beast}")
    assert (t.told("fought"), t.hero(A).life) == ([], 4)
    assert t.g.active == B, "not evaded: what lies behind it is out of reach"
    assert t.lying("ruins") == [beast, "sword"]


def test_minstrel_soothing_song_he_may_attack_them() -> None:
    t = Table("minstrel", "troll")
    t.finds("fields_n", "lion")
    t.do("pass", luck=(6, 1))
    t.do("trophy:lion")
    assert t.won(A) == ["lion"]


def test_minstrel_soothing_song_monsters_are_deaf() -> None:
    t = Table("minstrel", "troll")
    t.finds("fields_n", "goblin", luck=(1, 6))
    assert t.hero(A).life == 3


def test_minstrel_soothing_song_the_rest_of_the_group_fights_on_and_then_the_turn_ends() -> None:
    t = Table("minstrel", "troll")
    t.finds("ruins", "goblin", "dragon", "sword")
    t.do("leave:dragon", luck=(6, 1))
    assert t.told("fought")[0][1]["foes"] == ["goblin"]
    t.do("trophy:goblin")
    assert t.g.active == B
    assert t.lying("ruins") == ["dragon", "sword"]


def test_minstrel_soothing_song_calms_the_dragon_of_the_cave() -> None:
    t = Table("minstrel", "troll")
    t.finds("fields_n", "cave", luck=(1,))
    assert (t.asked, t.options()) == ((A, "declare"), ["leave:cave_dragon", "pass"])
    t.do("leave:cave_dragon")
    assert (t.told("fought"), t.hero(A).life, t.g.active) == ([], 4, B)


@pytest.mark.parametrize(("die", "charmed"), [(4, True), (3, False)])
def test_minstrel_charm_beast_on_more_than_its_strength_it_joins_him(
    die: int, charmed: bool
) -> None:
    t = Table("minstrel", "troll")
    t.finds("ruins", "bear", "sword")
    t.force(die)
    t.do("use:minstrel.charm_beast")
    if charmed:
        t.pass_until("take")
        assert (t.followers(A), t.lying("ruins")) == (["bear"], ["sword"])
    else:
        assert (t.followers(A), t.lying("ruins")) == ([], ["bear", "sword"])
        assert (t.told("fought"), t.g.active) == ([], B)


def test_minstrel_charm_beast_one_attempt_for_each_animal() -> None:
    t = Table("minstrel", "troll")
    t.finds("ruins", "bear", "wolf")
    t.do("use:minstrel.charm_beast", "foe:bear", luck=(1,))
    assert t.options() == ["leave:wolf", "pass", "use:minstrel.charm_beast"]
    t.do("use:minstrel.charm_beast", luck=(6,))
    assert t.followers(A) == ["wolf"]
    assert t.lying("ruins") == ["bear"]


def test_minstrel_charm_beast_dragons_are_not_charmed() -> None:
    t = Table("minstrel", "troll")
    t.finds("fields_n", "dragon")
    assert t.options() == ["leave:dragon", "pass"]


def test_minstrel_beast_ally_one_charmed_animal_adds_its_strength_and_stays() -> None:
    t = Table("minstrel", "troll")
    t.hero(B).missed = 1
    t.lay("ruins", "bear", "wolf")
    t.lay("plains_w", "giant")
    t.lands("ruins")
    t.do("use:minstrel.charm_beast", "foe:bear", "use:minstrel.charm_beast", luck=(6, 6, 1))
    t.pass_windows()
    t.do("go:cw")
    t.pass_until("window-pre")
    t.do("use:minstrel.beast_ally", "call:bear", luck=(6, 1))
    assert t.told("fought")[0][1]["score"] == 2 + 3 + 6, "one ally a battle: no further question"
    assert t.followers(A) == ["bear", "wolf"]


def test_minstrel_beast_ally_not_in_psychic_combat() -> None:
    t = Table("minstrel", "troll")
    t.finds("ruins", "wolf", "shadow")
    t.do("use:minstrel.charm_beast", luck=(6, 6, 1))
    assert t.told("fought"), "nobody asked for a servant before the dice"


def test_minstrel_gallantry_he_takes_the_maiden_and_the_princess() -> None:
    t = Table("minstrel", "dwarf")
    t.give(B, "maiden", "princess", "pixie")
    meet(t)
    assert t.options() == ["attack:battle", "use:minstrel.gallantry"]
    t.do("use:minstrel.gallantry")
    assert t.options() == ["take:maiden", "take:princess"]
    t.do("take:princess")
    assert (t.followers(A), t.followers(B)) == (["maiden", "princess"], ["pixie"])


# Monk -----------------------------------------------------------------------------------------


def test_monk_inner_strength_he_adds_his_printed_craft_in_battle() -> None:
    t = Table("monk", "troll")
    t.counters(A, craft=4)
    t.finds("fields_n", "giant", luck=(1, 6))
    assert t.told("fought")[0][1]["score"] == 2 + 3 + 1
    assert t.hero(A).strength == 2


def test_monk_inner_strength_not_in_psychic_combat() -> None:
    t = Table("monk", "troll")
    t.finds("fields_n", "shadow", luck=(1, 6))
    assert t.told("fought")[0][1]["score"] == 3 + 1


@pytest.mark.parametrize("hero", ["monk", "priest"])
@pytest.mark.parametrize(("answer", "life"), [("add:1", 4), ("keep", 3)])
def test_monk_devotion_and_priest_devotion_one_may_be_added_to_a_prayer(
    hero: str, answer: str, life: int
) -> None:
    t = Table(hero, "troll")
    t.life(A, 3)
    t.lands("chapel")
    t.do("choose:pray", luck=(4,))
    assert (t.asked, t.options()) == ((A, "add"), ["add:1", "keep"])
    t.do(answer)
    assert t.hero(A).life == life


@pytest.mark.parametrize("hero", ["monk", "priest"])
def test_priest_devotion_and_monk_devotion_in_the_temple_twelve_is_the_most(hero: str) -> None:
    t = Table(hero, "troll")
    t.lands("temple", 6, 6)
    t.do("add:1")
    assert t.hero(A).life == 4 + 2


def test_monk_bare_hands_neither_weapon_nor_armour() -> None:
    t = Table("monk", "troll")
    t.give(A, "sword", "armour")
    t.finds("fields_n", "giant", luck=(1, 6))
    assert t.g.active == B, "nothing was asked before the dice, nor when the Life was lost"
    assert t.told("fought")[0][1]["score"] == 2 + 3 + 1
    assert t.hero(A).life == 3


# Priest ---------------------------------------------------------------------------------------


def test_priest_first_spell() -> None:
    assert first_spells("priest") == ["healing"]


def test_priest_banish_spirit_it_is_destroyed_and_he_may_gain_a_spell() -> None:
    t = Table("priest", "troll")
    t.finds("fields_n", "demon")
    assert t.options() == ["pass", "use:priest.banish_spirit"]
    t.do("use:priest.banish_spirit")
    assert t.options() == ["choose:spell", "pass"]
    t.force(t.spell("healing"))
    t.do("choose:spell")
    assert (t.spells(A), t.won(A), t.discarded()) == (["healing"], [], ["demon"])


def test_priest_banish_spirit_he_need_not_take_the_spell() -> None:
    t = Table("priest", "troll")
    t.finds("fields_n", "demon")
    t.do("use:priest.banish_spirit", "pass")
    assert (t.spells(A), t.discarded()) == ([], ["demon"])


def test_priest_banish_spirit_if_it_is_saved_he_gains_nothing() -> None:
    t = Table("priest", "wizard")
    t.give(B, "preservation")
    t.finds("fields_n", "demon")
    t.do("use:priest.banish_spirit", "cast:preservation:enemy")
    assert (t.spells(A), t.lying("fields_n"), t.g.active) == ([], ["demon"], B)


def test_priest_banish_spirit_no_spell_saves_the_spirit_of_the_crags() -> None:
    t = Table("priest", "wizard")
    t.give(B, "preservation")
    t.lands("crags", 1)
    t.do("use:priest.banish_spirit")
    assert (t.asked, t.options()) == ((A, "choose"), ["choose:spell", "pass"])
    t.do("pass")
    assert (t.told("fought"), t.hero(A).life, t.spells(B)) == ([], 4, ["preservation"])


def test_priest_no_blades_no_weapon_but_armour() -> None:
    t = Table("priest", "troll")
    t.give(A, "sword", "armour")
    t.finds("fields_n", "giant", luck=(1, 6))
    t.pass_until("life")
    assert t.told("fought")[0][1]["score"] == 2 + 1
    assert t.options() == ["pass", "use:armour"]


@pytest.mark.parametrize("hero", ["monk", "priest"])
def test_monk_devotion_and_priest_devotion_are_of_no_use_in_a_cave(hero: str) -> None:
    t = Table(hero, "troll")
    t.finds("fields_n", "cave", luck=(4,))
    assert t.told("result")[0][1]["total"] == 4
    assert t.asked != (A, "add")


def test_dwarf_cave_dweller_is_of_no_use_in_a_prayer() -> None:
    t = Table("dwarf", "troll")
    t.align(A, "good")
    t.lands("chapel")
    t.do("choose:pray", luck=(4,))
    assert t.asked != (A, "add")
