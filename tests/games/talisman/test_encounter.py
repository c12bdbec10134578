"""TAL-ENC-1 to TAL-ENC-12: hero or space, the draw, and the cards in their order."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.spaces import SPACE
from tests.games.talisman.table import A, B, C, Table


def test_TAL_ENC_1_nothing_is_encountered_where_the_turn_starts() -> None:
    t = Table("thief", "wizard")
    t.at(A, "village")
    t.at(B, "village")
    t.lay("village", "bear", "hex")
    t.lay("fields_n", "mage")
    t.do("go:cw", luck=(1,))
    assert t.encountered() == ["mage"]
    assert t.told("met") == t.told("hexed") == []


def test_TAL_ENC_1_brought_back_in_the_same_turn_he_lands_there() -> None:
    """He leaves the Forest, meets the Imp, and is put into the Forest again."""
    t = Table("thief", "wizard")
    t.at(A, "forest")
    t.next_cards("imp")
    t.do("go:cw", luck=(1, 2, 6))
    assert t.where(A) == "forest"
    assert t.hero(A).craft == 4


def test_TAL_ENC_1_the_crown_is_encountered_without_moving() -> None:
    t = Table("thief", "wizard")
    t.at(A, "crown_of_command")
    t.force(4)
    assert t.ask.seat == B
    assert t.hero(B).life == 3


def test_TAL_ENC_2_cards_without_a_number_act_before_choice_and_draw() -> None:
    t = Table("thief", "wizard", "monk")
    t.at(B, "oasis")
    t.finds("oasis", "hex")
    assert t.asked == (A, "encounter")
    assert t.hero(A).life == 3
    assert t.told("hexed") == [("TAL-ENC-2", {"who": "@0", "card": "hex"})]
    assert t.lying("oasis") == ["hex"]
    t.next_cards("mage")
    t.do("space")
    assert t.lying("oasis") == ["hex", "mage"]


def test_TAL_ENC_3_one_hero_or_the_space() -> None:
    t = Table("thief", "wizard", "monk")
    t.at(B, "fields_n")
    t.at(C, "fields_n")
    t.lands("fields_n")
    assert t.asked == (A, "encounter")
    assert t.options() == ["meet:1", "meet:2", "space"]


def test_TAL_ENC_3_alone_there_is_no_choice() -> None:
    t = Table("thief", "wizard")
    t.draws("fields_n", "mage")
    assert t.told("drew")[0][1]["card"] == "mage"


def test_TAL_ENC_4_choosing_a_hero_excludes_everything_else() -> None:
    t = Table("troll", "thief")
    t.life(A, 3)
    t.at(B, "fields_n")
    t.lay("fields_n", "healer", "ring", "cave")
    t.coins("fields_n", 2)
    t.lands("fields_n", 6, 1)
    t.do("meet:1", "done")
    assert t.encountered() == []
    assert (t.hero(A).life, t.hero(A).gold) == (3, 1)
    assert t.lying("fields_n") == ["healer", "ring", "cave"]
    assert t.told("drew") == []
    assert t.asked == (B, "way")


def test_TAL_ENC_4_it_excludes_the_draw_and_the_instruction_as_well() -> None:
    t = Table("troll", "thief")
    t.at(B, "desert_w")
    t.lands("desert_w", 6, 1)
    t.do("meet:1", "done")
    assert t.hero(A).life == 6
    assert t.lying("desert_w") == []


def test_TAL_ENC_5_after_an_evasion_the_space_cannot_be_chosen() -> None:
    t = Table("troll", "dwarf", "monk")
    t.at(B, "hills_s")
    t.at(C, "hills_s")
    t.lands("hills_s")
    t.do("meet:1", "evade")
    assert t.told("duel") == []
    assert t.lying("hills_s") == []
    assert t.asked == (B, "way")


@pytest.mark.parametrize(("lying", "drawn"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_TAL_ENC_6_just_enough_to_have_that_many_cards(lying: int, drawn: int) -> None:
    t = Table("troll", "thief")
    t.lay("hidden_valley", *["mage", "healer", "sorcerer"][:lying])
    t.draws("hidden_valley", "witch", "phantom", "fairy", luck=(6, 6))
    t.pass_windows()
    assert len(t.told("drew")) == drawn


def test_TAL_ENC_6_cards_of_every_kind_count() -> None:
    """A Sword from the stock, a Talisman and the Hex fill the Valley."""
    t = Table("troll", "thief")
    for name, deck in (("sword", 1), ("talisman", 2)):
        t.g.spaces[SPACE["hidden_valley"]] += (t.out(name, deck),)
    t.finds("hidden_valley", "hex")
    assert t.told("drew") == []
    assert t.options() == ["done", "take:sword", "take:talisman"]


def test_TAL_ENC_7_ditching_before_the_draw_reduces_it() -> None:
    t = Table("troll", "thief")
    t.give(A, "sword", "mule")
    t.next_cards("mage")
    t.at(A, "fields_sw")
    t.force(1)
    assert t.asides("shed") == ["shed:mule", "shed:sword"]
    t.do("shed:sword", "go:cw")
    assert t.lying("ruins") == ["sword", "mage"]
    assert len(t.told("drew")) == 1
    t.pass_windows()
    assert t.ask.seat == B
    assert t.objects(A) == []


def test_TAL_ENC_7_it_is_not_asked_where_nothing_would_be_drawn() -> None:
    t = Table("troll", "thief")
    t.give(A, "sword")
    t.finds("fields_n", "mage")
    prompts = []
    while t.ask.seat == A:
        prompts.append(t.ask.prompt)
        t.do("pass")
    assert "window-draw" not in prompts


def test_TAL_ENC_8_in_ascending_encounter_number() -> None:
    """However they lie: Event, Enemy, Spirit, Stranger, Object, Place."""
    t = Table("troll", "thief")
    t.finds("ruins", "cave", "ring", "healer", "lemure", "bear", "angel", luck=(6, 1, 6, 1, 4))
    t.do("discard", "discard", "take:ring")
    t.pass_windows()
    assert t.encountered() == ["angel", "bear", "lemure", "healer", "ring", "cave"]


def test_TAL_ENC_8_equal_numbers_in_the_order_they_came() -> None:
    t = Table("troll", "thief")
    t.lay("hidden_valley", "witch")
    t.next_cards("sorcerer", "healer")
    t.gold(A, 0)
    t.lands("hidden_valley", 3)
    assert t.encountered() == ["witch", "sorcerer", "healer"]


def test_TAL_ENC_9_cards_that_go_elsewhere_go_first_and_are_not_replaced() -> None:
    t = Table("troll", "thief")
    t.draws("ruins", "mage", "ghost", luck=(2,))
    assert t.lying("village") == ["ghost"]
    assert t.lying("ruins") == ["mage"]
    assert t.encountered() == ["mage"]
    assert t.told("placed") == [("TAL-ENC-9", {"card": "ghost", "space": "village"})]


@pytest.mark.parametrize(("creature", "lives"), [(6, 3), (1, 4)])
def test_TAL_ENC_10_behind_an_unbeaten_enemy_nothing_is_reached(creature: int, lives: int) -> None:
    """Beaten by the Ape, or in a stand-off with it."""
    t = Table("thief", "wizard")
    t.lay("city", "ape", "healer", "ring", "cave")
    t.coins("city", 3)
    t.lands("city", 1, creature)
    assert t.encountered() == ["ape"]
    assert (t.hero(A).gold, t.hero(A).life) == (1, lives)
    assert t.ask.seat == B
    assert len(t.lying("city")) == 4


def test_TAL_ENC_10_killed_or_evaded_all_the_rest_is_reached() -> None:
    t = Table("dwarf", "wizard")
    t.lay("hills_s", "dragon", "healer", "ring")
    t.life(A, 2)
    t.lands("hills_s")
    t.do("evade")
    assert t.hero(A).life == 4
    assert t.options() == ["done", "take:ring"]


def test_TAL_ENC_11_every_stranger_and_every_place_must_be_visited() -> None:
    """Witch, Healer, Cave and Marsh, whether he likes it or not."""
    t = Table("dwarf", "wizard")
    t.lay("ruins", "witch", "healer", "cave", "marsh")
    t.life(A, 3)
    t.lands("ruins", 2, 4)
    t.do("keep")
    assert t.encountered() == ["witch", "healer", "cave", "marsh"]
    assert t.hero(A).life == 4
    assert t.hero(A).missed == 1


def test_TAL_ENC_12_he_takes_what_he_wants_after_strangers_and_before_places() -> None:
    t = Table("dwarf", "wizard")
    t.lay("ruins", "market", "ring", "sword", "unicorn", "healer")
    t.coins("ruins", 2)
    t.lands("ruins")
    assert t.encountered() == ["healer"]
    assert t.options() == ["done", "take:coins", "take:ring", "take:sword", "take:unicorn"]
    t.do("take:ring", "take:coins", "take:unicorn", "done")
    assert (t.objects(A), t.followers(A), t.hero(A).gold) == (["ring"], ["unicorn"], 3)
    assert t.lying("ruins") == ["market", "sword", "healer"]
    t.pass_until("shop")
    assert t.encountered()[-1] == "market"


def test_TAL_ENC_12_also_what_has_only_just_come_to_lie_there() -> None:
    """The Druid beside him turns evil and has to part with the Holy Grail."""
    t = Table("monk", "druid")
    t.at(B, "fields_n")
    t.give(B, "holy_grail", "healing")
    t.finds("fields_n", "healer", "axe")
    t.when("encounter", "space")
    t.pass_until("window-card")
    assert t.asked == (B, "window-card")
    t.do("align:evil")
    t.pass_windows()
    assert t.asked == (A, "take")
    assert t.options() == ["done", "take:axe", "take:holy_grail"]


def test_TAL_ENC_12_what_he_may_not_have_is_not_offered() -> None:
    t = Table("monk", "wizard")
    t.finds("ruins", "runesword", "holy_lance")
    assert t.options() == ["done", "take:holy_lance"]
