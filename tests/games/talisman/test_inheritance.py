"""TAL-VAR-4 to TAL-VAR-7: what a killed hero leaves to his player's next one."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.components.roster import HERO
from igroteka.games.talisman.rules.components.spaces import SPACE
from igroteka.games.talisman.rules.state import OUT, WAITING
from tests.games.talisman.table import A, B, C, Table


def plague(*things: str, heir: str = "dwarf", crowned: bool = False, market: bool = False) -> Table:
    """C turns up a Pestilence: A, with 1 Life, dies in the Graveyard; his next hero is the heir.

    With a Market on the space the turn of C is not over: A still waits.
    """
    t = Table("thief", "monk", "troll", active=C, inheritance=True)
    t.g.crowned = int(crowned)
    t.at(A, "graveyard")
    t.life(A, 1)
    t.gold(A, 3)
    t.counters(A, strength=1, craft=1)
    t.trophies(A, "ape")
    t.give(A, *things)
    t.lay("fields_n", "pestilence", *(["market"] if market else []))
    t.lands("fields_n", HERO[heir])
    t.pass_windows()
    return t


def test_TAL_VAR_4_objects_followers_and_gold_are_set_aside() -> None:
    t = plague("ring", "mule", "healing", market=True)
    assert t.hero(A).status == WAITING
    assert [IDS[card] for card in t.hero(A).estate] == ["ring", "mule"]
    assert t.hero(A).estate_gold == 3
    assert t.lying("graveyard") == []
    assert t.g.coins[SPACE["graveyard"]] == 0


def test_TAL_VAR_4_the_rest_is_handled_as_usual() -> None:
    t = plague("ring", "healing", market=True)
    assert t.spent() == ["healing"]
    assert sorted(t.discarded()) == ["ape", "pestilence"]
    assert (t.g.strength_left, t.g.craft_left) == (72, 72)


def test_TAL_VAR_4_what_would_leave_play_leaves_it() -> None:
    t = plague("poltergeist", "raft", "sword", market=True)
    assert [IDS[card] for card in t.hero(A).estate] == ["sword"]
    assert "poltergeist" in t.discarded()
    assert t.stock("raft") == 1


def test_TAL_VAR_4_without_this_rule_everything_stays_on_the_space() -> None:
    t = Table("thief", "monk", "troll", active=C)
    t.at(A, "graveyard")
    t.life(A, 1)
    t.give(A, "ring", "mule")
    t.finds("fields_n", "pestilence")
    assert t.lying("graveyard") == ["ring", "mule"]


def test_TAL_VAR_5_the_new_hero_receives_them_on_arrival() -> None:
    t = plague("ring", "mule")
    assert t.ask.seat == A
    assert (t.objects(A), t.followers(A)) == (["ring"], ["mule"])
    assert t.hero(A).gold == 3 + 1
    assert (t.hero(A).strength, t.hero(A).craft) == (4, 4)
    assert (t.hero(A).estate, t.hero(A).estate_gold) == ([], 0)


def test_TAL_VAR_5_what_he_may_not_have_lies_on_his_start_space() -> None:
    """The Runesword is not for the good Elf, who starts in the Forest."""
    t = plague("runesword", "ring", heir="elf")
    assert t.ask.seat == A
    assert t.objects(A) == ["ring"]
    assert t.lying("forest") == ["runesword"]


def test_TAL_VAR_5_a_mule_comes_with_its_load() -> None:
    t = plague("mule", "ring", "sword", "axe", "shield", "helmet")
    assert t.ask.seat == A
    assert len(t.objects(A)) == 5
    assert t.followers(A) == ["mule"]


def test_TAL_VAR_5_what_he_cannot_carry_he_puts_down_there() -> None:
    t = plague("ring", "sword", "axe", "shield", market=True)
    t.hero(A).estate.append(t.out("helmet"))
    t.do("done")
    assert (t.asked, t.ask.rule) == ((A, "drop"), "TAL-VAR-5")
    t.do("drop:axe")
    assert t.objects(A) == ["helmet", "ring", "shield", "sword"]
    assert t.lying("crags") == ["axe"]


def test_TAL_VAR_5_four_objects_he_can_carry() -> None:
    t = plague("ring", "sword", "axe", "shield")
    assert t.asked != (A, "drop")
    assert t.told("put-down") == []
    assert t.objects(A) == ["axe", "ring", "shield", "sword"]


def test_TAL_VAR_6_the_killer_takes_nothing() -> None:
    t = Table("troll", "thief", "monk", inheritance=True)
    t.at(B, "fields_n")
    t.life(B, 1)
    t.give(B, "ring")
    t.lands("fields_n", 6, 1, HERO["dwarf"])
    t.do("meet:1")
    t.when("reward", "take:life")
    assert t.objects(A) == []
    assert t.hero(A).gold == 1
    assert t.objects(B) == ["ring"]


def test_TAL_VAR_7_who_still_waits_when_the_crown_is_reached_leaves_them_behind() -> None:
    """A dies in B's turn; C stands on the Crown before A's slot comes."""
    t = Table("thief", "monk", "troll", active=B, inheritance=True)
    t.at(A, "graveyard")
    t.life(A, 1)
    t.gold(A, 3)
    t.give(A, "ring", "mule")
    t.at(C, "valley_of_fire")
    t.give(C, "talisman")
    t.finds("fields_n", "pestilence", luck=(1,))
    t.pass_until("inner")
    assert (t.hero(A).status, t.lying("graveyard")) == (WAITING, [])
    t.do("on:crown_of_command")
    assert t.hero(A).status == OUT
    assert t.lying("graveyard") == ["ring", "mule"]
    assert t.g.coins[SPACE["graveyard"]] == 3
    assert (t.hero(A).estate, t.hero(A).estate_gold) == ([], 0)


def test_TAL_VAR_7_nor_does_anybody_inherit_after_that() -> None:
    t = plague("ring", crowned=True)
    assert t.hero(A).status == OUT
    assert t.lying("graveyard") == ["ring"]
    assert t.g.coins[SPACE["graveyard"]] == 3
