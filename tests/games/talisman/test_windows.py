"""TAL-PRI-1 to TAL-PRI-13: who is asked when, in which order, and what he may do then."""

from __future__ import annotations

import pytest

from igroteka.kernel.errors import NotAsked
from tests.games.talisman.table import A, B, C, Table


def asked_in_turn(t: Table, seat: int, answers: dict[str, str]) -> list[str]:
    """Everything this seat is asked in the running turn, the others passing where they can."""
    active = t.match.g.active
    prompts = []
    while t.match.ask is not None and t.g.active == active and t.g.phase == "turn":
        if t.ask.seat == seat:
            prompts.append(t.ask.prompt)
        t.do(answers.get(t.ask.prompt, "pass"))
    return prompts


def bear_turn(*heroes: str) -> Table:
    """A is about to meet a Bear on the Fields and to beat it."""
    t = Table(*heroes)
    t.at(A, "village")
    t.lay("fields_n", "bear")
    t.force(1, 6, 1)
    return t


ANSWERS = {"way": "go:cw", "trophy": "discard", "encounter": "space", "choose": "choose:doctor"}


def test_TAL_PRI_1_outside_the_windows_nobody_can_act() -> None:
    """B holds a Spell for any time, but A's direction is no such time."""
    t = bear_turn("troll", "priest")
    t.give(B, "healing")
    t.pass_until("way")
    assert t.asked == (A, "way")
    with pytest.raises(NotAsked):
        t.match.answer(B, "cast:healing")
    assert t.spells(B) == ["healing"]


def test_TAL_PRI_2_the_active_player_first_then_clockwise() -> None:
    t = Table("priest", "druid", "elf", active=B)
    for seat, spell in ((A, "healing"), (B, "random"), (C, "healing")):
        t.give(seat, spell)
    t.hero(B).realigned = 1
    order = []
    while t.ask.prompt == "window-start":
        order.append(t.ask.seat)
        t.do("pass")
    assert order == [B, C, A]


def test_TAL_PRI_3_after_an_action_asking_begins_anew() -> None:
    """C casts; then A, who had passed, is asked again, then B."""
    t = Table("priest", "sorceress", "elf")
    for seat, spell in ((A, "healing"), (B, "healing"), (C, "random")):
        t.give(seat, spell)
    t.do("pass", "pass", luck=(6,))
    assert t.asked == (C, "window-start")
    t.do("cast:random", "aim:2")
    assert t.hero(C).life == 5
    assert t.asked == (A, "window-start")
    t.do("pass")
    assert t.asked == (B, "window-start")


def test_TAL_PRI_3_one_action_at_a_time() -> None:
    t = Table("sorceress", "priest")
    t.give(A, "healing", "random")
    t.give(B, "healing")
    t.do("cast:healing", "aim:0", luck=(6,))
    assert t.asked == (A, "window-start")
    t.do("cast:random", "aim:0")
    assert t.asked == (B, "window-start")


def test_TAL_PRI_4_the_window_closes_when_all_pass_in_a_row() -> None:
    t = Table("priest", "sorceress")
    t.give(A, "healing")
    t.give(B, "healing")
    t.at(A, "village")
    t.do("pass", "cast:healing", "aim:1")
    assert t.asked == (A, "window-start")
    t.do("pass")
    assert t.asked == (A, "way")


def test_TAL_PRI_5_who_can_do_nothing_is_passed_silently() -> None:
    """B's Teleport is for his own move only; C is asked, and nobody else sees it."""
    t = Table("troll", "priest", "elf")
    t.give(B, "teleport")
    t.give(C, "healing")
    assert t.asked == (C, "window-start")
    assert t.ask.concealed
    assert t.told("turn") == [("TAL-TURN-1", {"who": "@0"})]


def test_TAL_PRI_5_without_any_action_no_window_shows() -> None:
    t = bear_turn("troll", "priest")
    t.give(B, "teleport")
    prompts = asked_in_turn(t, A, ANSWERS)
    assert prompts == ["way", "trophy"]


@pytest.mark.parametrize("spell", ["psionic_blast", "counterspell", "teleport", "preservation"])
def test_TAL_PRI_6_only_in_a_window_of_its_own_timing(spell: str) -> None:
    t = Table("sorceress", "troll")
    t.give(A, spell, "healing")
    assert t.asked == (A, "window-start")
    refused = {r.option.args["card"]: r.rule for r in t.match.why_not(A)}
    assert refused == {spell: "TAL-PRI-6"}
    key = f"cast:{spell}" if spell != "preservation" else "cast:preservation:hero"
    assert t.refused(key) == "TAL-PRI-6"


@pytest.mark.parametrize("spell", ["alchemy", "divination", "temporal_warp", "destroy_magic"])
def test_TAL_PRI_6_a_spell_of_ones_own_turn_is_not_for_the_turn_of_another(spell: str) -> None:
    t = Table("troll", "sorceress")
    t.give(B, spell, "healing", "sword")
    assert t.asked == (B, "window-start")
    assert t.options("cast") == ["cast:healing"]
    assert t.refused(f"cast:{spell}") == "TAL-PRI-6"


def test_TAL_PRI_7_at_any_time_means_every_open_window_of_any_turn() -> None:
    t = bear_turn("troll", "priest", "monk")
    t.give(B, "healing")
    assert asked_in_turn(t, B, ANSWERS) == [
        "window-start",
        "window-land",
        "window-card",
        "window-pre",
        "window-end",
    ]


def test_TAL_PRI_7_before_each_next_card_and_before_the_instruction() -> None:
    t = Table("troll", "priest")
    t.at(A, "fields_se")
    t.gold(A, 0)
    t.lay("city", "healer", "mage")
    t.give(B, "healing")
    t.force(1)
    assert asked_in_turn(t, B, ANSWERS) == [
        "window-start",
        "window-land",
        "window-card",
        "window-card",
        "window-card",
        "window-end",
    ]


def test_TAL_PRI_7_it_does_not_interrupt_another_effect() -> None:
    """Two Lives in the Temple at once: Healing comes before or after, not between."""
    t = Table("troll", "priest")
    t.at(A, "desert_w")
    t.give(B, "healing")
    t.force(1, 1, 1)
    lives = []
    while t.g.active == A:
        if t.ask.seat == B:
            lives.append(t.hero(A).life)
        t.do("go:cw" if t.ask.prompt == "way" else "pass")
    assert lives == [6, 6, 6, 4]


def test_TAL_PRI_8_compulsory_effects_come_before_optional_ones() -> None:
    """The Hex in the Woods strikes the Druid before the Woods offer him Spells."""
    t = Table("druid", "troll")
    t.lay("woods_n", "hex")
    t.at(A, "graveyard")
    t.when("way", "go:cw", luck=(1,))
    t.pass_until("use")
    assert t.asked == (A, "use")
    assert t.hero(A).life == 3
    t.do("yes")
    assert len(t.spells(A)) == 2


def test_TAL_PRI_8_at_one_moment_clockwise_and_each_player_orders_his_own() -> None:
    """Destroy Magic lowers the Craft of two heroes: C gives up a Spell first, then A."""
    t = Table("druid", "sorceress", "wizard", active=B)
    t.hero(A).realigned = 1
    t.give(A, "solomons_crown", "healing", "alchemy", "teleport")
    t.give(C, "ring", "hex", "random", "divination")
    t.give(B, "destroy_magic")
    t.do("cast:destroy_magic")
    assert t.asked == (C, "forget")
    assert t.options() == ["forget:divination", "forget:hex", "forget:random"]
    t.do("forget:hex")
    assert t.asked == (A, "forget")
    t.do("forget:teleport")
    assert (t.spells(A), t.spells(C)) == (["alchemy", "healing"], ["divination", "random"])


def test_TAL_PRI_9_no_window_in_a_missed_turn_nor_between_turns() -> None:
    t = Table("troll", "priest", "elf")
    for seat in (A, B, C):
        t.enslave(seat)
    t.force(*[1] * 6)
    t.give(C, "healing")
    t.hero(B).missed = 1
    asked = []
    for _ in range(4):
        asked.append((t.g.active, t.ask.prompt))
        t.do("pass")
    starts_and_ends = ["window-start", "window-end"]
    assert asked == [(A, prompt) for prompt in starts_and_ends] + [
        (C, prompt) for prompt in starts_and_ends
    ]


def test_TAL_PRI_10_evading_comes_first_and_cannot_be_made_up_for() -> None:
    """Invisibility cast in W-PRE does not end this attack, but helps against the Spirit after."""
    t = Table("sorceress", "troll")
    t.give(A, "invisibility")
    t.finds("fields_n", "wolf", "shadow", luck=(6, 1))
    t.when("evade", "pass")
    assert t.asked == (A, "window-pre")
    t.do("cast:invisibility")
    assert t.told("fought")[-1][1]["foes"] == ["wolf"]
    t.do("discard")
    assert t.asked == (A, "evade")
    assert t.options() == ["evade", "pass"]
    t.do("evade")
    assert t.told("fought")[-1][1]["foes"] == ["wolf"]
    assert t.lying("fields_n") == ["shadow"]


def test_TAL_PRI_10_what_is_declared_comes_before_evading() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "invisibility", "cross")
    t.finds("fields_n", "shadow")
    prompts = []
    while t.ask.prompt != "window-pre":
        prompts.append(t.ask.prompt)
        t.do("pass")
    assert prompts[-2:] == ["declare", "evade"]


def test_TAL_PRI_11_in_a_closed_window_only_its_own_plays() -> None:
    """The movement mode: Teleport is a play of it, Healing is not; nor is it after the die."""
    t = Table("sorceress", "troll")
    t.give(A, "teleport", "healing")
    t.fate(A, 1)
    t.at(A, "village")
    t.pass_until("move")
    assert t.options() == ["cast:teleport", "roll"]
    assert t.refused("cast:healing") == "TAL-PRI-6"
    t.do("roll")
    assert t.options() == ["keep", "reroll:1"]
    t.do("keep")
    assert t.asked == (A, "way")
    assert t.options("cast") == []


def test_TAL_PRI_12_once_the_turn_has_begun_its_start_is_over() -> None:
    t = bear_turn("troll", "sorceress")
    t.give(B, "immobility", "healing")
    assert "cast:immobility:hero" in t.options()
    t.do("pass", "go:cw")
    assert t.asked == (B, "window-land")
    assert t.refused("cast:immobility:hero") == "TAL-PRI-6"


def test_TAL_PRI_13_own_turn_is_beside_every_question_but_in_an_attack() -> None:
    t = bear_turn("sorceress", "monk")
    t.give(A, "alchemist", "ring", "healing")
    offered = []
    while t.g.active == A:
        if "apply:alchemist" in t.asides():
            offered.append(t.ask.prompt)
        t.do(ANSWERS.get(t.ask.prompt, "pass"))
    assert offered == ["window-start", "way", "window-land", "window-card", "window-end"]


def test_TAL_PRI_13_nobody_is_asked_whether_he_would_use_it() -> None:
    t = bear_turn("troll", "monk")
    t.give(A, "alchemist", "ring", "potion_of_strength")
    assert asked_in_turn(t, A, ANSWERS) == ["way", "window-pre", "trophy"]


def test_TAL_PRI_13_own_turn_is_not_the_turn_of_another() -> None:
    t = bear_turn("troll", "monk")
    t.give(B, "alchemist", "ring")
    assert asked_in_turn(t, B, ANSWERS) == []


def test_TAL_PRI_13_wherever_the_heroes_stand() -> None:
    t = bear_turn("troll", "priest")
    t.give(B, "healing")
    t.at(B, "crown_of_command")
    assert t.asked == (B, "window-start")


# What is refused there ------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["good", "neutral", "evil"])
def test_TAL_ALI_3_a_second_change_is_refused_to_who_could_change_freely(side: str) -> None:
    others = sorted({"align:good", "align:neutral", "align:evil"} - {f"align:{side}"})
    t = Table("druid", "troll")
    t.align(A, side)
    assert t.asides("align") == others
    assert t.refusals()[f"align:{side}"] == "TAL-ALI-6"
    t = Table("druid", "troll")
    t.align(A, side)
    t.hero(A).realigned = 1
    assert (t.asked, t.asides("align")) == ((A, "way"), [])
    assert {t.refusals()[key] for key in others} == {"TAL-ALI-3"}


def test_TAL_ALI_3_nobody_else_is_told_of_it() -> None:
    t = Table("elf", "troll")
    t.give(A, "ring")
    t.hero(A).realigned = 1
    assert not [key for key in t.refusals() if key.startswith("align")]


def test_TAL_RAFT_8_and_TAL_FOL_5_what_cannot_be_left_is_refused_where_one_may_ditch() -> None:
    t = Table("elf", "druid")
    for seat in (A, B):
        t.give(seat, "raft", "healing")
    t.give(A, "hag", "ring")
    t.align(B, "good")
    t.hero(B).realigned = 1
    refused = {key: rule for key, rule in t.refusals().items() if key.startswith("ditch")}
    assert refused == {"ditch:raft": "TAL-RAFT-8", "ditch:hag": "TAL-FOL-5"}
    t.do("pass")
    assert t.asked == (B, "window-start")
    sides = {key: rule for key, rule in t.refusals().items() if key.startswith("align")}
    assert set(sides.values()) == {"TAL-ALI-3"}
    assert t.refusals()["ditch:raft"] == "TAL-DITCH-3"


def test_TAL_TRO_2_and_TAL_TRO_3_an_exchange_is_refused_at_the_end_of_the_turn_alone() -> None:
    t = Table("elf", "troll")
    t.give(A, "healing")
    t.trophies(A, "bear", "ghost")
    t.finds("fields_n", "healer")
    seen = {}
    while t.g.active == A:
        seen[t.ask.prompt] = t.refusals()
        t.do("pass")
    assert seen.pop("window-end") == {
        "exchange:strength": "TAL-TRO-2",
        "exchange:craft": "TAL-TRO-3",
    }
    assert seen
    assert not any(seen.values())


def test_TAL_TRO_8_with_an_empty_reserve_nothing_is_exchanged() -> None:
    t = Table("elf", "troll")
    t.trophies(A, "dragon", "demon", "wraith")
    t.g.strength_left = t.g.craft_left = 0
    t.give(A, "healing")
    t.finds("fields_n", "healer")
    t.pass_until("window-end")
    assert t.refusals() == {"exchange:strength": "TAL-TRO-8", "exchange:craft": "TAL-TRO-8"}
