"""TAL-TURN: the order of a turn, its end, extra turns and turns in which one may do nothing."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.roster import HERO
from igroteka.games.talisman.rules.components.spaces import SPACE
from igroteka.games.talisman.rules.state import OUT, WAITING
from tests.games.talisman.table import A, B, C, D, Table


def test_TAL_TURN_1_movement_then_encounters_then_the_next_player() -> None:
    t = Table("troll", "thief", "monk")
    t.finds("fields_n", "bear", luck=(6, 1))
    t.do("discard")
    assert [f.kind for f in t.g.journal.facts] == [
        "turn",
        "rolled",
        "moved",
        "rolled",
        "fought",
        "slain",
        "turn",
        "rolled",
    ]
    assert t.asked == (B, "way")
    assert t.turns() == ["@0", "@1"]


def test_TAL_TURN_2_the_windows_of_a_turn_in_order() -> None:
    """A has a Spell for any time and a trophy: every window of the turn asks him."""
    t = Table("elf", "thief")
    t.at(A, "village")
    t.misses(B)
    t.give(A, "healing")
    t.trophies(A, "dragon")
    t.at(B, "fields_n")
    t.next_cards("healer")
    t.force(1)
    prompts = []
    while t.match.ask is not None and t.turns() == ["@0"]:
        prompts.append(t.ask.prompt)
        answers = {"way": "go:cw", "encounter": "space"}
        t.do(answers.get(t.ask.prompt, "pass"))
    assert prompts == [
        "window-start",
        "way",
        "window-land",
        "encounter",
        "window-card",
        "window-end",
    ]


def test_TAL_TURN_2_the_slot_check_skips_waits_and_misses() -> None:
    t = Table("troll", "thief", "monk", "elf")
    t.hero(B).status = OUT
    t.g.fallen.append(B)
    t.hero(C).status = WAITING
    t.hero(D).missed = 1
    t.lay("fields_n", "mage")
    t.lands("fields_n", HERO["dwarf"])
    assert t.g.heroes[C].card == HERO["dwarf"]
    assert (t.ask.seat, t.turns()) == (C, ["@0", "@2"])
    t.do("keep", "go:cw")
    while t.ask.seat == C:
        t.do(t.options()[0])
    assert t.told("missed") == [("TAL-MISS-6", {"who": "@3"})]
    assert t.turns() == ["@0", "@2", "@0"]


def test_TAL_TURN_2_a_hex_acts_before_the_choice_of_hero_or_space() -> None:
    t = Table("troll", "thief")
    t.at(B, "fields_n")
    t.finds("fields_n", "hex")
    assert t.asked == (A, "encounter")
    assert t.hero(A).life == 5


def test_TAL_TURN_2_the_toad_countdown_comes_after_the_last_window() -> None:
    t = Table("troll", "thief")
    t.toad(A, 1)
    t.trophies(A, "dragon")
    t.at(A, "village")
    t.lay("fields_n", "mage")
    t.do("go:cw")
    assert t.asked == (A, "window-end")
    assert t.hero(A).toad == 1
    t.do("pass")
    assert t.hero(A).toad == 0


def test_TAL_TURN_3_a_new_heros_first_spells_count_for_the_casting_limit() -> None:
    """The Wizard enters with two Spells and may cast both in this very turn, but no third one."""
    t = Table("troll", "thief")
    t.hero(B).status = WAITING
    t.lay("fields_n", "mage")
    spells = [t.spell(name) for name in ("divination", "healing", "random")]
    t.lands("fields_n", HERO["wizard"], *spells[:2])
    assert t.hero(B).cast_limit == 2
    t.do("cast:divination")
    t.force(spells[2])
    t.do("cast:healing", "aim:1")
    assert t.spells(B) == ["random"]
    assert t.hero(B).cast == 2
    assert t.ask.prompt == "fate"


def test_TAL_TURN_3_expiring_effects_end_before_the_limit_is_counted() -> None:
    """Destroy Magic switched off the Crown; A's own slot ends it, and then Spells are counted."""
    t = Table("wizard", "thief")
    t.at(A, "temple")
    t.at(B, "temple")
    t.hero(A).enslaved = t.hero(B).enslaved = 1
    t.fate(B, 1)
    t.give(A, "destroy_magic", "healing", "solomons_crown")
    t.do("cast:destroy_magic", luck=(1, 1))
    t.pass_windows()
    assert t.asked == (B, "fate")
    assert (t.hero(A).craft, t.g.suppressed) == (5, True)
    t.do("keep")
    assert (t.hero(A).craft, t.g.suppressed) == (7, False)
    assert t.asked == (A, "window-start")
    assert t.hero(A).cast_limit == 1
    assert "cast:healing" in t.options()


def test_TAL_TURN_4_heroes_and_creatures_are_met_only_in_ones_own_turn() -> None:
    """B stands beside a Bear and beside A, who passes his turn elsewhere: nothing happens to B."""
    t = Table("troll", "thief")
    t.at(B, "village")
    t.lay("village", "bear")
    t.lay("fields_n", "mage")
    t.at(A, "village")
    t.do("go:cw", luck=(1,))
    assert t.told("fought") == t.told("met") == []
    assert t.asked == (B, "way")
    assert t.lying("village") == ["bear"]


def test_TAL_TURN_5_a_turn_cut_short_still_has_its_last_window() -> None:
    t = Table("thief", "troll")
    t.trophies(A, "dragon")
    t.finds("ruins", "ogre", "healer", "sword", luck=(1, 6))
    assert t.asked == (A, "window-end")
    assert "exchange:strength" in t.options()
    assert t.lying("ruins") == ["ogre", "healer", "sword"]
    assert t.hero(A).life == 3


def test_TAL_TURN_6_three_turns_in_a_row_each_with_its_own_limit() -> None:
    t = Table("sorceress", "thief")
    t.enslave(A)
    t.counters(A, craft=2)
    t.give(A, "temporal_warp", "healing", "random")
    t.do("cast:temporal_warp", "cast:healing", "aim:0", "pass", "pass", luck=(1, 6, 1, 1))
    assert t.turns() == ["@0", "@0"]
    assert (t.hero(A).cast_limit, t.hero(A).cast) == (1, 0)
    t.do("cast:random", "aim:0")
    assert t.hero(A).life == 5
    assert t.turns() == ["@0", "@0", "@0", "@1"]
    assert t.g.round == 1


def test_TAL_TURN_6_extra_turns_count_for_missed_turns() -> None:
    """Made to miss a turn in the first of three, he misses the second and plays the third."""
    t = Table("sorceress", "thief")
    t.give(A, "temporal_warp")
    t.at(A, "plains_sw")
    t.do("cast:temporal_warp", luck=(1, 1))
    t.when("way", "go:cw")
    assert t.where(A) == "tavern"
    assert len(t.told("missed")) == 1
    t.pass_windows()
    assert t.asked == (A, "way")
    assert t.turns() == ["@0", "@0"]


def test_TAL_TURN_7_what_lasts_until_the_end_of_the_turn_ends_with_any_turn() -> None:
    """B, attacked in A's turn, drinks his Potion: it is over when A's turn is."""
    t = Table("troll", "thief")
    t.at(B, "fields_n")
    t.give(B, "potion_of_strength")
    t.lands("fields_n")
    t.do("meet:1")
    assert t.asked == (B, "window-pre")
    t.do("use:potion_of_strength", luck=(1, 2))
    assert t.told("duel")[0][1]["theirs"] == 3 + 2 + 2
    assert t.told("stand-off")
    assert t.g.active == B
    assert t.hero(B).strength == 3


def test_TAL_TURN_7_until_your_next_turn_ends_also_when_that_turn_is_missed_or_he_is_dead() -> None:
    for status in ("missed", "out"):
        t = Table("sorceress", "thief", "troll")
        for seat in (A, B, C):
            t.enslave(seat)
        t.fate(B, 1)
        t.give(A, "destroy_magic")
        t.force(*[1] * 9)
        t.do("cast:destroy_magic")
        t.pass_windows()
        assert (t.asked, t.g.suppressed) == ((B, "fate"), True)
        if status == "missed":
            t.hero(A).missed = 1
        else:
            t.hero(A).status = OUT
            t.g.fallen.append(A)
        t.do("keep")
        assert (t.asked, t.g.suppressed) == ((B, "fate"), False)
        assert t.told("expired") == [("TAL-TURN-7", {"card": "destroy_magic"})]
        assert "destroy_magic" in t.spent()


def test_TAL_TURN_8_an_immobilised_hero_does_nothing_and_the_others_go_on() -> None:
    """B freezes A; C may still act in the same window; A is asked nothing more, not even to end."""
    t = Table("wizard", "priest", "sorceress")
    t.at(A, "village")
    t.give(A, "healing", "sword")
    t.trophies(A, "dragon")
    t.give(B, "immobility")
    t.give(C, "healing")
    assert t.asked == (A, "window-start")
    t.do("pass")
    t.do("cast:immobility:hero")
    assert t.asked == (C, "window-start")
    t.do("pass")
    assert t.where(A) == "village"
    assert t.turns() == ["@0", "@1"]
    assert t.hero(A).missed == 0
    assert t.spent() == ["immobility"]


def test_TAL_TURN_8_it_counts_for_durations_and_raft_and_passage_wait() -> None:
    t = Table("thief", "priest")
    t.toad(A, 3)
    t.give(B, "immobility")
    t.do("cast:immobility:hero")
    assert t.hero(A).toad == 2
    t = Table("thief", "priest")
    t.at(A, "tavern")
    t.give(A, "raft")
    t.hero(A).offer = SPACE["temple"]
    t.give(B, "immobility")
    t.do("cast:immobility:hero")
    assert t.objects(A) == ["raft"]
    assert t.hero(A).offer == SPACE["temple"]
    assert t.where(A) == "tavern"
    assert t.ask.seat == B
