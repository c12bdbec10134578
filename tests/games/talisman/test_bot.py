"""The bots' eye for Talisman: what it likes, fears and does offhand."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from igroteka.bots import bot
from igroteka.games.talisman import GAME
from igroteka.games.talisman.bot.evaluation import TAKE_LIFE, VICTORY, evaluate, guide
from igroteka.games.talisman.bot.roads import (
    AT_MOST,
    BY_CRYPT,
    BY_MINES,
    Road,
    beats,
    steps_to,
    survival,
    turns_to,
)
from igroteka.games.talisman.bot.worth import WORTH, fighting
from igroteka.games.talisman.rules.components.spaces import CAVE, PORTAL, SENTINEL, SPACE, STEP
from igroteka.games.talisman.rules.state import NONE, OUT, PLAYING, Talisman
from igroteka.kernel.match import Match
from igroteka.kernel.record import fast_luck, luck_source
from tests.games.talisman.table import A, B, Table


def choice(t: Table, seat: int = A) -> str:
    """What the greedy bot does now; it must be sure of it, whatever its seed."""
    (key,) = {bot("greedy", seed).choose(t.match, seat).key for seed in range(4)}
    return key


def heaviest(t: Table) -> str:
    """What the guidance weighs most."""
    weights = guide(t.g, t.ask)
    return t.ask.options[weights.index(max(weights))].key


# What it likes --------------------------------------------------------------------------------


def test_a_strong_hero_with_a_talisman_fights_the_sentinel() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "sentinel")
    t.counters(A, strength=12)
    t.give(A, "talisman")
    t.force(3)
    t.pass_until("way")
    assert heaviest(t) == "cross"


def test_a_weak_hero_leaves_the_sentinel_alone() -> None:
    t = Table("wizard", "warrior")
    t.at(A, "sentinel")
    t.life(A, 2)
    t.force(2)
    t.pass_until("way")
    assert heaviest(t) != "cross"
    assert choice(t) != "cross"


@pytest.mark.parametrize(
    ("hero", "stat", "key"),
    [("warrior", "strength", "portal:strength"), ("wizard", "craft", "portal:craft")],
)
def test_it_opens_the_portal_by_what_it_is_best_at(hero: str, stat: str, key: str) -> None:
    t = Table(hero, "monk")
    t.at(A, "portal_of_power")
    t.counters(A, **{"strength": 6, stat: 14})
    t.give(A, "talisman")
    t.force(3)
    t.pass_until("way")
    assert heaviest(t) == key


def test_it_goes_on_to_the_crown() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "valley_of_fire")
    t.give(A, "talisman")
    t.pass_until("inner")
    assert choice(t) == "on:crown_of_command"


def test_without_a_talisman_there_is_nothing_to_do_in_the_inner_region() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "plain_of_peril")
    assert heaviest(t) == "back:portal_of_power"
    assert choice(t) == "back:portal_of_power"


def test_it_accepts_a_quest_for_a_talisman() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "runes_se")
    t.move(1)
    assert t.asked == (A, "quest")
    assert choice(t) == "yes"


def test_it_takes_what_lies_there() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "fields_n")
    t.lay("woods_n", "ring")
    t.move(2)
    assert t.asked == (A, "take")
    assert heaviest(t) == "take:ring"
    assert choice(t) == "take:ring"


def test_it_does_not_invite_the_alchemist() -> None:
    """Handing him nothing again and again would put off the turn for ever."""
    t = Table("warrior", "wizard")
    t.at(A, "fields_n")
    t.lay("woods_n", "alchemist")
    t.move(2)
    assert choice(t) == "done"


def test_it_exchanges_trophies() -> None:
    t = Table("warrior", "wizard")
    t.trophies(A, "dragon")
    t.lands("castle")
    t.pass_until("window-end")
    assert heaviest(t) == "exchange:strength"
    assert choice(t) == "exchange:strength"


# Dice and fights ------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "key"), [(1, 3, "reroll:1"), (6, 1, "keep")])
def test_fate_is_for_a_fight_that_would_be_lost(mine: int, theirs: int, key: str) -> None:
    t = Table("troll", "wizard")
    t.at(A, "fields_n")
    t.lay("woods_n", "ogre")
    t.fate(A, 2)
    t.force(2, mine, theirs)
    t.when("fate", "keep", "go:cw")
    assert t.asked == (A, "fate")
    assert heaviest(t) == key
    assert choice(t) == key


def test_armour_is_used() -> None:
    t = Table("troll", "wizard")
    t.at(A, "fields_n")
    t.give(A, "shield")
    t.lay("woods_n", "dragon")
    t.do("go:cw", luck=(2, 1, 6))
    t.pass_until("life")
    assert heaviest(t) == "use:shield"
    assert choice(t) == "use:shield"


def test_fate_is_not_for_how_far_one_walks() -> None:
    t = Table("warrior", "wizard")
    t.fate(A, 2)
    t.force(1)
    t.pass_until("fate")
    assert choice(t) == "keep"
    assert min(guide(t.g, t.ask)) <= 0.05 * max(guide(t.g, t.ask))  # hopeless


@pytest.mark.parametrize(("life", "key"), [(4, "pass"), (1, "cast:healing")])
def test_healing_is_for_who_is_hurt(life: int, key: str) -> None:
    t = Table("wizard", "warrior")
    t.give(A, "healing")
    t.life(A, life)
    t.pass_until("window-start")
    assert choice(t) == key


def test_who_heals_heals_himself() -> None:
    t = Table("wizard", "warrior")
    t.give(A, "healing")
    t.life(A, 1)
    t.life(B, 1)
    t.pass_until("window-start")
    t.do("cast:healing")
    assert heaviest(t) == f"aim:{A}"


def test_what_may_be_cast_at_any_time_is_thought_of_when_ones_own_turn_begins() -> None:
    weighed = {}
    for whose in (A, B):
        t = Table("warrior", "wizard")
        t.give(whose, "random")
        t.pass_until("window-start")
        assert t.asked == (whose, "window-start")
        weighed[whose] = dict(zip([o.key for o in t.ask.options], guide(t.g, t.ask), strict=True))
    assert weighed[A]["cast:random"] > 0.05 * weighed[A]["pass"]
    assert weighed[B]["cast:random"] <= 0.05 * weighed[B]["pass"]  # hopeless


def two_at_the_crown(hero: str) -> Table:
    """This hero and a Wizard have both come to the Crown."""
    t = Table(hero, "wizard")
    t.g.crowned = 1
    t.at(A, "crown_of_command")
    t.at(B, "crown_of_command")
    return t


def test_who_wins_on_the_crown_takes_a_life() -> None:
    """To take things from each other for ever would be no end."""
    t = two_at_the_crown("warrior")
    t.give(B, "ring", "solomons_crown")
    t.force(6, 6, 1)
    t.pass_until("reward")
    assert choice(t) == "take:life"


def test_a_life_is_taken_even_where_armour_may_save_it_and_treasures_lie() -> None:
    """What he may do about it is not yet known: by figures alone the treasures were better."""
    t = two_at_the_crown("warrior")
    t.give(B, "solomons_crown", "ring", "armour")
    t.force(6, 6, 1)
    t.pass_until("reward")
    assert choice(t) == "take:life"


def test_TAL_DEATH_7_heroes_are_fought_and_not_robbed_once_the_crown_has_been_reached() -> None:
    t = two_at_the_crown("thief")
    t.give(B, "solomons_crown")
    t.pass_until("meet")
    assert choice(t) == "attack:battle"


def test_TAL_CRN_5_an_amulet_is_laid_down_at_the_crown() -> None:
    t = Table("warrior", "wizard")
    t.g.crowned = 1
    t.at(A, "crown_of_command")
    t.give(A, "talisman", "amulet")
    assert t.asked == (A, "command")
    assert choice(t) == "lay-down:amulet"


def test_on_the_last_march_the_bridge_is_tried_against_all_odds() -> None:
    """Else a hero with a Poltergeist walks to and fro before it for ever."""
    t = Table("priest", "wizard")
    t.g.crowned = 1
    t.at(B, "crown_of_command")
    t.at(A, "sentinel")
    t.give(A, "poltergeist")
    t.force(3)
    t.pass_until("way")
    assert "cross" in t.options()
    assert "cross" in {bot("greedy", seed).choose(t.match, A).key for seed in range(8)}


def test_a_stronger_hero_is_not_met() -> None:
    t = Table("wizard", "troll")
    t.at(A, "fields_n")
    t.at(B, "woods_n")
    t.counters(B, strength=6)
    t.life(A, 1)
    t.move(2)
    t.pass_until("encounter")
    assert heaviest(t) == "space"


def test_weapons_count_for_those_who_can_use_them() -> None:
    t = Table("warrior", "monk")
    t.give(A, "sword", "axe", "runesword")
    t.give(B, "sword")
    assert fighting(t.hero(A)) == 4 + 2
    assert fighting(t.hero(B)) == 2 + 3


# What a position is worth ---------------------------------------------------------------------


def worth(t: Table) -> float:
    return evaluate(t.g, A)


def test_everything_a_hero_gains_is_worth_something() -> None:
    t = Table("warrior", "wizard")
    before = worth(t)
    t.counters(A, strength=1)
    after = [worth(t)]
    t.counters(A, craft=1)
    after.append(worth(t))
    t.life(A, t.hero(A).life + 1)
    after.append(worth(t))
    t.fate(A, 2)
    after.append(worth(t))
    t.gold(A, 5)
    after.append(worth(t))
    t.trophies(A, "bear")
    after.append(worth(t))
    t.give(A, "healing")
    after.append(worth(t))
    t.give(A, "talisman")
    after.append(worth(t))
    assert all(less < more for less, more in pairwise([before, *after]))


def test_what_a_rival_gains_is_a_loss() -> None:
    t = Table("warrior", "wizard")
    before = worth(t)
    t.counters(B, strength=3)
    assert worth(t) < before


@pytest.mark.parametrize("spell", ["healing", "divination"])
def test_the_spells_of_a_rival_are_only_counted(spell: str) -> None:
    t = Table("warrior", "wizard")
    t.give(B, spell)
    other = Table("warrior", "wizard")
    other.give(B, "random")
    assert worth(t) == worth(other)
    assert WORTH[t.hero(B).spells[0]] != WORTH[other.hero(B).spells[0]]


def test_the_nearer_to_the_crown_the_better() -> None:
    values = []
    for space in ("village", "hills_middle", "castle", "plain_of_peril", "valley_of_fire"):
        t = Table("warrior", "wizard")
        t.counters(A, strength=7)
        t.give(A, "talisman")
        t.at(A, space)
        values.append(worth(t))
    assert all(less < more for less, more in pairwise(values))


def test_an_open_quest_stands_between_a_hero_and_the_portal() -> None:
    t = Table("warrior", "wizard")
    t.counters(A, strength=8)
    t.give(A, "talisman")
    t.at(A, "castle")
    before = worth(t)
    t.quest(A, "give_3_gold")
    assert worth(t) < before


def test_the_amulet_is_useless_on_the_crown() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "crown_of_command")
    before = worth(t)
    t.give(A, "amulet")
    assert worth(t) < before - 20


def test_while_another_wears_the_crown_only_to_go_there_helps() -> None:
    """To be healed again and again while the Command Spell works would never end."""
    t = Table("priest", "warrior")
    t.at(A, "hills_n")
    t.at(B, "crown_of_command")
    t.g.crowned = 1
    before = worth(t)
    t.life(A, 9)
    healed = worth(t)
    assert healed == before
    t.at(A, "sentinel")
    assert worth(t) > healed + 0.5


def forlorn() -> Table:
    """The Crown is worn, the third player is out, and the Elf owes the Warlock a Life."""
    t = Table("elf", "warrior", "wizard")
    t.g.crowned = 1
    t.hero(2).status = OUT
    t.at(B, "crown_of_command")
    t.at(A, "castle")
    t.give(A, "talisman")
    t.hero(A).quest = TAKE_LIFE
    return t


def test_TAL_POR_7_who_can_never_pass_the_portal_does_not_hold_out() -> None:
    """To be healed at the Castle for ever would be no end."""
    t = forlorn()
    before = worth(t)
    t.life(A, 9)
    assert worth(t) < before


@pytest.mark.parametrize("hope", ["another hero", "no quest", "past the Portal"])
def test_TAL_POR_7_who_may_yet_pass_the_portal_goes_on(hope: str) -> None:
    t = forlorn()
    lost = worth(t)
    if hope == "another hero":
        t.hero(2).status = PLAYING
    elif hope == "no quest":
        t.hero(A).quest = NONE
    else:
        t.at(A, "plain_of_peril")
    assert worth(t) > lost + 20


def test_the_end_is_all_that_counts_in_the_end() -> None:
    t = Table("warrior", "wizard")
    t.g.phase = "over"
    t.g.winners = [B]
    assert (evaluate(t.g, A), evaluate(t.g, B)) == (-VICTORY, VICTORY)


# The roads ------------------------------------------------------------------------------------


def test_odds_are_those_of_the_dice() -> None:
    assert beats(0) == pytest.approx(15 / 36)
    assert (beats(6), beats(-6)) == (1.0, 0.0)
    assert AT_MOST[2][7] == pytest.approx(21 / 36)
    assert AT_MOST[3][10] == pytest.approx(0.5)


def test_turns_to_a_place_agree_with_walks() -> None:
    """The Cave must be hit exactly; going the better way round each time is tried out."""
    turns = turns_to(CAVE, False)
    rng = Random(1)
    start = SPACE["castle"]
    total = 0
    for _ in range(3000):
        space, visited = start, False
        while not visited:
            die = rng.randint(1, 6)
            ends = []
            for way in (0, 1):
                end = space
                for _ in range(die):
                    end = STEP[way][end]
                ends.append(end)
            space = min(ends, key=lambda end: 0.0 if end == CAVE else turns[end])
            visited = space == CAVE
            total += 1
    assert total / 3000 == pytest.approx(turns[start], rel=0.05)


def test_steps_are_counted_the_shorter_way_round() -> None:
    steps = steps_to(SENTINEL)
    assert [steps[SPACE[id]] for id in ("sentinel", "hills_n", "graveyard", "chapel")] == [
        0,
        1,
        2,
        2,
    ]
    assert max(steps.values()) == 12
    assert len(steps) == 24


def test_a_crossing_is_reached_in_passing() -> None:
    assert turns_to(PORTAL, True)[PORTAL] == 1.0
    assert turns_to(SENTINEL, True)[SPACE["woods_n"]] == pytest.approx(1 + 1 / 6, abs=0.05)


@pytest.mark.parametrize("road", [BY_CRYPT, BY_MINES])
def test_the_strong_and_hale_survive(road: Road) -> None:
    by_life = [survival(road, 8, life) for life in range(1, 9)]
    by_strength = [survival(road, strength, 4) for strength in range(1, 12)]
    assert by_life == sorted(by_life)
    assert by_strength == sorted(by_strength)
    assert 0.9 < by_life[-1] < 1.0


# Whole games ----------------------------------------------------------------------------------


def played(names: list[str], seed: int, **options: object) -> Match[Talisman]:
    match = Match.new(
        GAME,
        GAME.configure({"players": len(names), **options}),
        luck_source(fast_luck(seed)),
    )
    bots = [bot(name, seed + seat) for seat, name in enumerate(names)]
    while match.ask is not None:
        seat = match.ask.seat
        match.answer(seat, bots[seat].choose(match, seat))
    return match


def test_guidance_weighs_every_option_of_a_game() -> None:
    match = Match.new(GAME, GAME.configure({"players": 4}), luck_source(fast_luck(5)))
    player = bot("guided", 5)
    while match.ask is not None:
        weights = guide(match.g, match.ask)
        assert len(weights) == len(match.ask.options)
        assert min(weights) > 0
        match.answer(match.ask.seat, player.choose(match, match.ask.seat))
    assert match.result.winners


def test_greedy_bots_play_a_timed_game_to_its_end() -> None:
    """One game may go badly for all; of three, somebody comes to something."""
    results = [played(["greedy"] * 3, seed, rounds=6).result for seed in (7, 8, 9)]
    assert {result.rule for result in results} == {"TAL-VAR-16"}
    assert max(max(result.scores) for result in results) > 3


def test_greedy_beats_random_to_the_crown() -> None:
    match = played(["random", "greedy"], 3, sudden_death=True)
    assert match.result.winners == (1,)
