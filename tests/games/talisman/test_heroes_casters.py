"""Heroes of magic: Druid, Ghoul, Prophetess, Sorceress, Wizard."""

from __future__ import annotations

import pytest

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.components.cards import ALIGNMENTS, IDS
from igroteka.games.talisman.rules.components.roster import HERO
from igroteka.games.talisman.rules.options import Options
from igroteka.games.talisman.rules.setup import new
from igroteka.kernel.chance import Scripted
from igroteka.kernel.match import Match
from igroteka.kernel.zones import HIDDEN
from tests.games.talisman.table import A, B, C, Table


def first_spells(hero: str) -> list[str]:
    """The Spells a hero begins the game with: Healing comes first from the deck, then the Hex."""
    chance = Scripted()
    g = new(Options(players=2), chance)
    spells = [next(card for card in g.spells.cards if IDS[card] == id) for id in ("healing", "hex")]
    chance.force(HERO[hero], HERO["troll"], *spells)
    Match(GAME, g).start()
    return [IDS[card] for card in g.heroes[A].spells]


def meet(t: Table) -> None:
    """A lands on the Fields and meets B, who stands there."""
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.when("encounter", "meet:1")


# Druid ----------------------------------------------------------------------------------------


def test_druid_first_spell() -> None:
    assert first_spells("druid") == ["healing"]


def test_druid_shifting_nature_he_changes_his_side_at_will_once_a_turn() -> None:
    t = Table("druid", "troll")
    assert t.asides() == ["align:evil", "align:good"]
    t.do("align:good")
    assert ALIGNMENTS[t.hero(A).alignment] == "good"
    assert t.asked == (A, "way")


def test_druid_voice_of_the_woods_he_may_fill_his_hand_when_he_lands_on_woods() -> None:
    t = Table("druid", "troll")
    t.finds("woods_n", "healer")
    t.pass_until("use")
    assert t.ask.args == {"what": "druid.voice_of_the_woods"}
    t.force(t.spell("healing"), t.spell("hex"))
    t.do("yes")
    assert t.spells(A) == ["healing", "hex"]


def test_druid_voice_of_the_woods_he_may_decline() -> None:
    t = Table("druid", "troll")
    t.finds("woods_n", "healer")
    t.when("use", "no")
    assert t.spells(A) == []


def test_druid_voice_of_the_woods_a_teleport_is_a_landing_too() -> None:
    t = Table("druid", "troll")
    t.give(A, "teleport")
    t.lay("woods_e", "healer")
    t.when("move", "cast:teleport", "to:woods_e")
    t.when("use", "yes")
    assert len(t.spells(A)) == 2


def test_druid_voice_of_the_woods_not_in_the_forest() -> None:
    t = Table("druid", "troll")
    t.lands("forest")
    t.force(4)
    t.pass_windows()
    assert t.told("drew-spells") == []
    assert t.g.active == B


# Ghoul ----------------------------------------------------------------------------------------


def test_ghoul_mind_assault_his_own_attacks_may_be_psychic() -> None:
    t = Table("ghoul", "troll")
    meet(t)
    assert t.options() == ["attack:battle", "attack:psychic"]
    t.do("attack:psychic", luck=(1, 3))
    assert t.told("duel")[0][1] == {"who": "@0", "whom": "@1", "score": 4 + 1, "theirs": 1 + 3}


def test_ghoul_life_drain_a_life_taken_in_psychic_combat_is_his() -> None:
    t = Table("ghoul", "troll")
    meet(t)
    t.do("attack:psychic", "take:life", luck=(6, 1))
    assert (t.hero(A).life, t.hero(B).life) == (5, 5)


@pytest.mark.parametrize(
    ("attack", "reward"), [("attack:battle", "take:life"), ("attack:psychic", "take:gold")]
)
def test_ghoul_life_drain_not_by_battle_nor_for_another_reward(attack: str, reward: str) -> None:
    t = Table("ghoul", "monk")
    meet(t)
    t.do(attack, reward, luck=(6, 1))
    assert t.hero(A).life == 4


def test_ghoul_life_drain_not_when_the_life_was_saved() -> None:
    t = Table("ghoul", "troll", "wizard")
    t.give(C, "preservation")
    meet(t)
    t.do("attack:psychic", "take:life", "cast:preservation:hero", luck=(6, 1))
    assert (t.hero(A).life, t.hero(B).life) == (4, 6)


def test_ghoul_raise_dead_an_enemy_killed_in_battle_becomes_a_follower() -> None:
    t = Table("ghoul", "troll")
    t.finds("fields_n", "bear", luck=(6, 1))
    assert t.options() == ["discard", "trophy:bear", "use:ghoul.raise_dead"]
    t.do("use:ghoul.raise_dead")
    assert (t.followers(A), t.won(A)) == (["bear"], [])


def test_ghoul_raise_dead_each_of_a_group() -> None:
    t = Table("ghoul", "troll")
    t.finds("ruins", "wolf", "wild_boar", luck=(6, 1))
    t.do("use:ghoul.raise_dead", "use:ghoul.raise_dead")
    assert t.followers(A) == ["wild_boar", "wolf"]


def test_ghoul_raise_dead_no_spirit() -> None:
    t = Table("ghoul", "troll")
    t.finds("fields_n", "shadow", luck=(6, 1))
    assert t.options() == ["discard", "trophy:shadow"]


def test_ghoul_undead_servant_one_raised_follower_adds_its_strength_and_is_gone() -> None:
    t = Table("ghoul", "troll")
    t.hero(B).missed = 1
    t.lay("ruins", "wolf", "wild_boar")
    t.lay("plains_w", "giant")
    t.lands("ruins", 6, 1)
    t.do("use:ghoul.raise_dead", "use:ghoul.raise_dead", luck=(1,))
    t.pass_windows()
    t.do("go:cw")
    t.pass_until("window-pre")
    assert t.options() == ["pass", "use:ghoul.undead_servant"]
    t.do("use:ghoul.undead_servant")
    assert t.options() == ["call:wild_boar", "call:wolf"]
    t.do("call:wolf", luck=(6, 1))
    assert t.told("fought")[1][1]["score"] == 2 + 2 + 6, "one servant a battle: no further question"
    t.do("trophy:giant")
    assert (t.followers(A), t.discarded()) == (["wild_boar"], ["wolf"])


# Prophetess -----------------------------------------------------------------------------------


def test_prophetess_first_spell() -> None:
    assert first_spells("prophetess") == ["healing"]


def test_prophetess_unending_magic_casting_the_last_spell_brings_another() -> None:
    t = Table("prophetess", "troll")
    t.give(A, "healing")
    t.force(t.spell("hex"))
    t.do("cast:healing", "aim:0")
    assert t.spells(A) == ["hex"]


def test_prophetess_foresight_one_drawn_card_is_swapped_and_the_new_one_faced() -> None:
    t = Table("prophetess", "troll")
    t.life(A, 1)
    t.draws("ruins", "dragon", "sword", "healer")
    t.pass_until("window-drawn")
    assert t.options() == ["pass", "use:prophetess.foresight"]
    t.do("use:prophetess.foresight")
    assert t.options() == ["swap:dragon", "swap:sword"]
    t.do("swap:dragon")
    assert (t.discarded(), t.lying("ruins")) == (["dragon"], ["sword", "healer"])
    assert t.hero(A).life == 3, "the Healer took the Dragon's place"
    assert (t.asked, t.options()) == ((A, "take"), ["done", "take:sword"])


def test_prophetess_foresight_only_cards_just_drawn_and_only_if_she_likes() -> None:
    t = Table("prophetess", "troll")
    t.lay("ruins", "healer")
    t.draws("ruins", "sword")
    t.do("pass")
    assert t.asked == (A, "take")
    t = Table("prophetess", "troll")
    t.lay("ruins", "healer")
    t.draws("ruins", "sword", "axe")
    t.do("use:prophetess.foresight")
    assert t.lying("ruins") == ["healer", "axe"], "the Healer was no candidate"


def test_prophetess_second_sight_she_sees_the_spells_of_others() -> None:
    t = Table("prophetess", "wizard", "elf")
    t.give(B, "healing", "hex")
    seen = t.match.view(A).heroes[B].spells
    assert [IDS[card] for card in seen] == ["healing", "hex"]
    assert t.match.view(C).heroes[B].spells == [HIDDEN, HIDDEN]


def test_prophetess_second_sight_not_as_a_toad() -> None:
    t = Table("prophetess", "wizard")
    t.give(B, "healing")
    t.toad(A)
    assert t.match.view(A).heroes[B].spells == [HIDDEN]


# Sorceress ------------------------------------------------------------------------------------


def test_sorceress_first_spell() -> None:
    assert first_spells("sorceress") == ["healing"]


def test_sorceress_mind_assault_her_own_attacks_may_be_psychic() -> None:
    t = Table("sorceress", "troll")
    meet(t)
    t.do("attack:psychic", luck=(1, 3))
    assert t.told("duel")[0][1]["score"] == 4 + 1


def test_sorceress_mind_assault_not_in_defence() -> None:
    t = Table("dwarf", "sorceress")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1", luck=(1, 1))
    assert t.told("duel")[0][1]["theirs"] == 2 + 1


@pytest.mark.parametrize(
    ("side", "lowest"), [("good", 6), ("neutral", 5), ("evil", 4)], ids=["good", "neutral", "evil"]
)
@pytest.mark.parametrize("die", [1, 3, 4, 5, 6])
def test_sorceress_beguile_good_yields_on_six_neutral_on_five_evil_on_four(
    side: str, lowest: int, die: int
) -> None:
    t = Table("sorceress", "dwarf")
    t.align(B, side)
    t.give(B, "ring", "maiden")
    meet(t)
    t.force(die)
    t.do("use:sorceress.beguile")
    if die >= lowest:
        assert t.options() == ["take:gold", "take:ring"]
        t.do("take:ring")
    else:
        assert t.g.active == B
    assert t.objects(A) == (["ring"] if die >= lowest else [])


def test_TAL_HAVE_7_sorceress_beguiles_nobody_who_has_nothing() -> None:
    t = Table("sorceress", "dwarf")
    t.gold(B, 0)
    t.give(B, "maiden", "pixie")
    meet(t)
    assert t.options() == ["attack:battle", "attack:psychic", "use:sorceress.lure_follower"]
    assert t.refused("use:sorceress.beguile") == "TAL-HAVE-7"


def test_sorceress_lure_follower_one_of_her_choice_but_none_of_the_three_faithful() -> None:
    t = Table("sorceress", "dwarf")
    t.give(B, "maiden", "unicorn", "princess", "pixie", "guide")
    meet(t)
    t.do("use:sorceress.lure_follower")
    assert t.options() == ["take:guide", "take:pixie"]
    t.do("take:pixie")
    assert t.followers(A) == ["pixie"]
    assert t.followers(B) == ["guide", "maiden", "princess", "unicorn"]


# Wizard ---------------------------------------------------------------------------------------


def test_wizard_first_spells() -> None:
    assert first_spells("wizard") == ["healing", "hex"]


def test_wizard_unending_magic_casting_the_last_spell_brings_another() -> None:
    t = Table("wizard", "troll")
    t.give(A, "healing")
    t.force(t.spell("hex"))
    t.do("cast:healing", "aim:0")
    assert t.spells(A) == ["hex"]


def test_wizard_mind_assault_his_own_attacks_may_be_psychic() -> None:
    t = Table("wizard", "troll")
    meet(t)
    t.do("attack:psychic", luck=(1, 3))
    assert t.told("duel")[0][1]["score"] == 5 + 1


def test_druid_who_is_a_toad_finds_no_spells_in_the_woods() -> None:
    t = Table("druid", "troll")
    t.toad(A)
    t.at(A, "graveyard")
    t.lay("woods_n", "healer")
    t.do("go:cw")
    assert t.where(A) == "woods_n"
    assert t.ask.seat == B
    assert t.spells(A) == []
