"""The scenarios of `scenarios.md` about moving, spaces, missed turns, quests and Toads."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.spaces import SPACE
from igroteka.games.talisman.rules.hero.counters import gain
from tests.games.talisman.table import A, B, Table


def test_TAL_S08_which_turn_is_missed_with_an_object_left() -> None:
    t = Table("thief", "troll")
    t.misses(B, 1)
    t.at(B, "oasis")
    t.draws("ruins", "storm", "sword")
    assert t.lying("ruins") == ["sword"]
    assert t.discarded() == ["storm"]
    assert t.asked == (A, "way")  # B sat out; this was the missed turn, the next is normal
    assert [args["who"] for _, args in t.told("missed")] == ["@1"]


def test_TAL_S08_the_next_hero_there_draws_one_card() -> None:
    """B, held up by the Storm as well, comes when A has gone on."""
    t = Table("thief", "troll")
    t.at(B, "fields_sw")
    t.draws("ruins", "storm", "sword", "mage", "healer", "hermit", luck=(1, 1))
    assert [args["who"] for _, args in t.told("missed")] == ["@1"]
    t.do("go:cw")
    assert t.asked == (B, "way")
    t.do("go:cw", "done")
    assert t.lying("ruins") == ["sword", "healer"]


def test_TAL_S08_which_turn_is_missed_with_nothing_left() -> None:
    t = Table("thief", "troll")
    t.misses(B, 1)
    t.at(B, "oasis")
    t.draws("fields_n", "storm")
    assert [args["who"] for _, args in t.told("missed")] == ["@1", "@0"]
    assert t.asked == (B, "way")


def test_TAL_S09_hex_and_a_left_object_on_a_draw_two_space() -> None:
    t = Table("thief", "monk")
    t.lay("oasis", "hex", "sword")
    t.draws("oasis", "mage")
    assert t.hero(A).life == 3
    assert t.asked == (A, "take")
    t.do("take:sword")
    assert t.objects(A) == ["sword"]
    assert t.told("drew") == []
    assert t.lying("oasis") == ["hex"]


def test_TAL_S11_tie_with_the_sentinel() -> None:
    t = Table("thief", "monk")
    t.misses(B)
    t.at(A, "graveyard")
    t.counters(A, strength=2)
    t.give(A, "sword")
    t.lay("sentinel", "pestilence")
    t.force(4, 6, 3)
    t.pass_windows()
    t.do("go:cw", "cross")
    t.when("window-pre", "pass")
    assert t.told("fought")[0][1]["score"] == t.told("fought")[0][1]["theirs"] == 12
    assert (t.hero(A).life, t.where(A)) == (4, "sentinel")
    assert t.lying("sentinel") == ["pestilence"]
    t.force(1)
    t.pass_until("way")
    assert t.options() == ["cross", "go:ccw", "go:cw"]


def test_TAL_S12_sentinel_beaten() -> None:
    t = Table("thief", "monk")
    t.at(A, "woods_n")
    t.counters(A, strength=5)
    t.lay("sentinel", "dragon")
    t.lay("hills_middle", "dragon")
    t.lay("black_knight", "mage")
    t.do("go:cw", "cross", luck=(5, 5, 3))
    assert t.told("fought")[0][1]["score"] == 13
    assert t.told("fought")[0][1]["theirs"] == 12
    assert t.where(A) == "hills_middle"
    assert t.ask.args == {"left": 3}
    assert t.options() == ["go:ccw", "go:cw"]
    t.do("go:cw")
    assert t.where(A) == "chasm"
    assert t.won(A) == []
    assert len(t.told("fought")) == 1


def test_TAL_S13_portal_opened_with_a_rival_behind_it() -> None:
    t = Table("thief", "monk")
    t.at(A, "castle")
    t.at(B, "plain_of_peril")
    t.counters(A, craft=6)
    t.fate(A, 2)
    t.trophies(A, "dragon")
    t.do("keep", "go:cw", "portal:craft", luck=(2, 5, 5, 4))
    assert t.asked == (A, "fate")
    t.do("reroll:1")
    assert t.where(A) == "plain_of_peril"
    assert t.hero(A).fate == 1
    assert t.told("met") == []
    assert t.asked == (A, "window-end")
    t.do("exchange:strength")
    assert t.hero(A).strength == 4


def test_TAL_S14_portal_fails_nothing_to_lose() -> None:
    """Unicorn and Magic Belt make a Warrior's Strength 6."""
    t = Table("warrior", "monk")
    t.at(A, "portal_of_power")
    t.give(A, "unicorn", "magic_belt")
    t.lay("portal_of_power", "hex")
    t.force(3, 4, 4)
    t.pass_windows()
    t.do("portal:strength")
    t.pass_windows()
    assert t.told("portal-shut") == [("TAL-POR-5", {"who": "@0"})]
    assert (t.where(A), t.hero(A).strength, t.hero(A).life) == ("portal_of_power", 6, 5)
    assert t.told("drew") == t.told("hexed") == []
    assert t.ask.seat == B


def test_TAL_S15_a_quest_is_paid_in_another_players_turn() -> None:
    """B, in his own turn, is about to act when A receives a coin."""
    t = Table("thief", "sorceress", active=B)
    t.quest(A, "give_3_gold")
    t.gold(A, 2)
    t.give(B, "healing")
    assert t.asked == (B, "window-start")
    gain(t.g, t.hero(A), "gold", 1, "TAL-GOLD-2")
    t.do("cast:healing", "aim:1")
    assert (t.where(A), t.hero(A).gold) == ("warlocks_cave", 0)
    assert t.objects(A) == ["talisman"]
    assert t.stock("talisman") == 3
    assert t.asked == (B, "way")


def test_TAL_S16_a_quest_is_paid_on_the_spot() -> None:
    t = Table("thief", "monk")
    t.gold(A, 4)
    t.lands("warlocks_cave", 6)
    t.do("yes")
    assert t.hero(A).gold == 2
    assert t.objects(A) == ["talisman"]
    t.pass_windows()
    assert t.ask.seat == B


def test_TAL_S25_three_turns_as_a_toad() -> None:
    t = Table("elf", "monk")
    t.misses(B)
    t.counters(A, strength=2)
    t.gold(A, 2)
    t.give(A, "ring", "sword", "shield", "guide", "hex", "alchemy")
    t.trophies(A, "serpent")
    t.lay("fields_n", "witch")
    t.lay("graveyard", "bear")
    t.lands("fields_n", 1)
    t.pass_until("way")
    assert sorted(t.lying("fields_n")) == ["guide", "ring", "shield", "sword", "witch"]
    assert t.g.coins[SPACE["fields_n"]] == 2
    assert (t.spells(A), t.won(A)) == (["alchemy", "hex"], ["serpent"])
    assert (t.hero(A).strength, t.ask.args) == (1, {"left": 1})
    t.do("go:cw", luck=(6, 1))
    assert t.told("fought")[0][1]["score"] == 7
    assert t.told("fought")[0][1]["theirs"] == 4
    t.do("trophy:bear", "exchange:strength", "hand-in:bear")
    assert t.hero(A).strength == 2
    t.next_cards("mage", "healer")
    for _ in range(2):
        t.when("way", "go:cw")
    assert t.hero(A).toad == 0
    assert t.hero(A).strength == 5
    t.pass_until("window-start")
    assert "cast:hex" in t.options()


def test_TAL_S29_building_and_keeping_a_raft() -> None:
    t = Table("thief", "monk")
    t.at(A, "woods_e")
    t.at(B, "village")
    t.give(A, "axe", "ring", "shield", "helmet")
    t.lay("woods_e", "bear")
    t.lay("fields_n", "storm")
    t.pass_until("move")
    assert "use:axe" in t.options()
    t.do("use:axe")
    assert t.asked == (A, "drop")
    assert "drop:raft" in t.options()
    t.do("drop:helmet", luck=(1, 2))
    assert t.told("fought") == []
    assert t.lying("woods_e") == ["bear", "helmet"]
    t.pass_until("way")
    assert t.ask.seat == B
    t.do("go:cw")  # the Storm holds both of them up
    t.pass_until("choose")
    assert [args["who"] for _, args in t.told("missed")] == ["@0", "@1"]
    assert t.options() == ["choose:abandon", "choose:cross"]
    assert "raft" in t.objects(A)
    t.do("choose:abandon")
    assert t.stock("raft") == 1
    t.do("roll")
    assert t.ask.args == {"left": 2}


def test_TAL_S39_a_raft_shakes_off_the_poltergeist() -> None:
    t = Table("thief", "monk")
    t.misses(B, 1)
    t.at(A, "woods_e")
    t.give(A, "axe", "poltergeist")
    t.lay("runes_se", "mage")
    t.pass_until("move")
    assert t.options() == ["use:axe", "walk"]
    t.do("use:axe")
    t.pass_until("choose")
    assert t.where(A) == "woods_e"
    assert t.objects(A) == ["axe", "raft"]
    t.do("choose:cross")
    t.pass_windows()
    assert t.asked == (B, "way")
    assert [args["who"] for _, args in t.told("rolled")] == ["@1"]
    assert t.where(A) == "runes_se"
    assert t.discarded() == ["poltergeist"]
    assert t.stock("raft") == 1
    assert [args["card"] for _, args in t.told("encountered")] == ["mage"]


def test_TAL_S33_moved_in_mid_encounter() -> None:
    t = Table("thief", "monk")
    t.at(B, "ruins")
    t.lay("ruins", "mage")
    t.draws("hidden_valley", "imp", "bear", "sword", "healer", "hermit", luck=(4,))
    assert t.lying("hidden_valley") == ["bear", "sword"]
    assert t.where(A) == "ruins"
    assert t.asked == (A, "encounter")
    t.do("space")
    assert t.lying("ruins") == ["mage", "healer"]


def test_TAL_S43_a_toad_finishes_a_quest() -> None:
    t = Table("thief", "monk")
    t.toad(A)
    t.quest(A, "kill_enemy")
    t.at(A, "village")
    t.next_cards("wild_boar")
    t.do("go:cw", "trophy:wild_boar", luck=(5, 2))
    assert t.told("fought")[0][1]["score"] == 6
    assert t.told("fought")[0][1]["theirs"] == 3
    assert t.won(A) == ["wild_boar"]
    assert t.where(A) == "warlocks_cave"
    assert t.objects(A) == []
    assert t.stock("talisman") == 4
    assert t.asked == (A, "quest")
