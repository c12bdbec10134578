"""The bots' eye for Candelabria: where it fights, what it buys, what it does offhand."""

from __future__ import annotations

import pytest

from igroteka.bots import bot
from igroteka.games.candelabria.bot.evaluation import evaluate
from igroteka.games.candelabria.bot.guide import guide
from igroteka.games.candelabria.bot.war import war
from igroteka.games.candelabria.content import TACTICS, TACTICS_KIND
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table, number_of


def choices(t: Table, house: int) -> set[str]:
    """What greedy bots of several seeds do now."""
    seat = t.seat(house)
    return {bot("greedy", seed).choose(t.match, seat).key for seed in range(5)}


def choice(t: Table, house: int) -> str:
    """What the greedy bot does now; it must be sure of it, whatever its seed."""
    (key,) = choices(t, house)
    return key


def liked(t: Table, house: int) -> str:
    """What the guidance weighs most."""
    question = t.match.asked(t.seat(house))
    assert question is not None
    weights = guide(t.match.g, question)
    return question.options[weights.index(max(weights))].key


# Kindling -------------------------------------------------------------------------------------


@pytest.mark.parametrize("year", [1, 2, 3])
def test_CAN_KIND_4_it_deploys_before_its_last_card_is_gone(year: int) -> None:
    t = Table(year=year)
    t.turn_of(ASH)
    t.no_hands_but(ASH, SOWERS)
    t.hand(ASH, "ash_coal_burner")
    assert choice(t, ASH).startswith("deploy:ash_coal_burner:")


def test_the_warrior_comes_first_as_it_is_the_strongest() -> None:
    t = Table(year=3)
    t.turn_of(ASH)
    t.no_hands_but(ASH, SOWERS)
    t.hand(ASH, "ash_coal_burner")
    assert choice(t, ASH) == "deploy:ash_coal_burner:warrior"


def test_it_would_rather_deploy_the_card_that_brings_more() -> None:
    """Who is first already gains nothing from becoming it; five points are two more than three."""
    values = []
    for card in ("kni_dawn_herald", "cov_smoke_catcher"):
        t = Table()
        t.track(KNIGHTS, ASH, SOWERS, COVEN)
        t.turn_of(KNIGHTS)
        t.hand(KNIGHTS, "kni_dawn_herald", "cov_smoke_catcher")
        t.force_candles("court_jester")
        t.do(f"deploy:{card}:warrior")
        values.append(evaluate(t.g, t.seat(KNIGHTS)))
    assert values[1] == pytest.approx(values[0] + 2)


def test_its_last_move_goes_where_something_happens() -> None:
    """One Maneuver left in the last year: a white temple can be had at the next forge."""
    t = Table(year=3)
    t.bare()
    t.turn_of(ASH)
    t.no_hands_but(ASH)
    t.hand(ASH, "ash_coal_burner")
    t.cubes(ASH, gold=2)
    t.castle(ASH, "r4_mine")
    t.maneuver()
    assert choice(t, ASH) == "castle:r8_forge"


def test_it_buys_a_white_temple_when_nothing_else_pays_any_more() -> None:
    t = Table(year=3)
    t.turn_of(ASH)
    t.bare()
    t.no_hands_but(ASH)
    t.hand(ASH, "ash_coal_burner")
    t.cubes(ASH, gold=2)
    t.castle(ASH, "r4_mine")
    t.tops(*("long_stride", "heavy_shove", "toll_gate", "parade_hall", "lamp_yard"))
    t.maneuver("castle:r8_forge")
    assert choice(t, ASH).startswith("temple_white:")


def test_early_on_it_buys_upgrades() -> None:
    t = Table()
    t.turn_of(ASH)
    t.bare()
    t.cubes(ASH, gold=1)
    t.castle(ASH, "r4_mine")
    t.tops("parade_hall", "heavy_shove")
    t.maneuver("castle:r8_forge")
    assert choice(t, ASH).startswith("upgrade:")


@pytest.mark.parametrize(
    ("flames", "wanted"),
    [
        ((0, 6, 6), "at:1"),  # the others are beyond reach
        ((6, 6, 1), "at:3"),  # one flame draws level, where nobody else counts
        ((6, 2, 6), "at:2"),
    ],
)
def test_it_contests_the_curse_that_can_be_won(flames: tuple[int, ...], wanted: str) -> None:
    t = Table()
    t.turn_of(ASH)
    t.bare()
    t.no_hands_but(ASH, SOWERS)
    for place, count in enumerate(flames, start=1):
        t.influence(place, {SOWERS: count, ASH: 1})
    t.castle(ASH, "r1_forge")
    t.maneuver("castle:r1_curse")
    assert t.prompt() == "influence"
    assert liked(t, ASH) == wanted
    assert choice(t, ASH) == wanted


def test_a_snuffed_flame_goes_to_a_curse() -> None:
    t = Table()
    t.turn_of(ASH)
    t.castle(ASH, "r4_portal")
    t.maneuver("castle:r4_mine", "extinguish:new_life_coven:r4_mine")
    assert t.prompt(COVEN) == "snuffed"
    assert choices(t, COVEN) <= {"at:1", "at:2", "at:3"}


# War ------------------------------------------------------------------------------------------


def contested(region_year: int = 3, **flames: int) -> Table:
    """A last battle in region 3: the Sowers' land flames against the Ash Clan's warrior."""
    t = Table(year=region_year)
    t.bare()
    t.battle(3)
    t.castle(SOWERS, "r1_forge")
    t.land(SOWERS, "r3_curse", "r3_forge", "r3_mine")
    t.candle(ASH, "warrior", "r3_mine", flames.get("ash", 3))
    return t


def test_it_commits_its_best_cards_to_a_close_last_battle() -> None:
    t = contested(ash=1)
    t.tactics(ASH, "beacon_chain", "blackout", "herald_of_glory")
    t.tactics(SOWERS, "rekindle", "snuff")
    assert t.prompt(ASH) == "lay"
    first = choices(t, ASH).pop()
    t.do(first, seat=t.seat(ASH))
    assert {first, choice(t, ASH)} == {"lay:beacon_chain", "lay:blackout"}


def test_it_keeps_its_cards_for_battles_that_can_be_won() -> None:
    t = contested()
    t.castle(SOWERS, "r3_forge")
    t.land(SOWERS, "r3_curse", "r3_forge", "r3_mine")
    t.player(SOWERS).upgrades.clear()
    t.candle(SOWERS, "warrior", "r3_forge")
    t.candle(SOWERS, "pilgrim", "r3_forge")
    t.g.battles = [3, 5]
    t.candle(ASH, "pilgrim", "r5_mine", 2)
    t.candle(COVEN, "explorer", "r5_mine", 2)
    t.tactics(ASH, "rekindle", "snuff")
    t.tactics(SOWERS, "rekindle", "snuff")
    assert t.strength(SOWERS, 3) > t.strength(ASH, 3) + 8
    assert choice(t, ASH) == "free"


def test_under_a_grey_temple_it_does_not_light() -> None:
    t = contested()
    t.temple(3, "grey")
    t.tactics(ASH, "beacon_chain", "herald_of_glory")
    t.tactics(SOWERS, "rekindle", "snuff")
    keys = [choice(t, ASH)]
    t.do(keys[0], seat=t.seat(ASH))
    keys.append(choice(t, ASH))
    assert "lay:beacon_chain" not in keys
    assert "lay:herald_of_glory" in keys


def test_the_cards_of_others_do_not_matter_while_they_are_hidden() -> None:
    """CAN-HIDDEN-1: neither to the evaluation nor to the guidance."""
    seen = []
    for kinds in (("rekindle", "snuff"), ("blackout", "beacon_chain")):
        t = contested()
        t.tactics(ASH, "beacon_chain", "herald_of_glory")
        t.tactics(SOWERS, *kinds)
        question = t.match.asked(t.seat(ASH))
        assert question is not None
        seen.append((evaluate(t.match.g, t.seat(ASH)), guide(t.match.g, question)))
    assert seen[0] == seen[1]


def test_it_neutralises_the_card_that_would_cost_the_battle() -> None:
    t = contested(ash=4)
    t.tactics(ASH, "triumphal_light")
    t.tactics(SOWERS, "beacon_chain")
    t.track(ASH, SOWERS, COVEN, KNIGHTS)
    t.lay(ASH, "", "triumphal_light")
    t.lay(SOWERS, "beacon_chain")
    assert t.prompt(ASH) == "neutralise"
    assert choice(t, ASH) == "spend:2:sowers_order:1"


def test_it_puts_out_flames_where_that_turns_a_battle() -> None:
    t = Table(year=3)
    t.bare()
    t.turn_of(ASH)
    t.no_hands_but(ASH, COVEN)
    t.hand(ASH, "ash_coal_burner")
    t.curses("curse_10_forerunner", "curse_9_second_voice", "curse_8_grey_tide")
    t.candle(ASH, "pilgrim", "r3_mine", 2)
    t.candle(SOWERS, "pilgrim", "r3_mine", 2)
    t.candle(KNIGHTS, "pilgrim", "r1_forge", 3)
    t.do("deploy:ash_coal_burner:explorer")
    assert t.prompt() == "extinguish"
    assert choice(t, ASH) == "extinguish:sowers_order:pilgrim"


def test_a_curse_is_placed_where_its_strength_decides() -> None:
    t = Table(year=2)
    t.bare()
    t.curses("curse_2_iron_shade", "curse_8_grey_tide", "curse_9_second_voice")
    t.castle(ASH, "r8_forge")  # struck: no battle there
    t.land(ASH, "r5_mine", "r8_mine")
    t.land(COVEN, "r5_mine", "r5_curse")
    t.influence(1, {ASH: 1})
    t.award()
    assert t.prompt() == "place-curse"
    assert choice(t, ASH) == "in:r5"


# The war as it stands -------------------------------------------------------------------------


def test_strength_more_is_worth_most_where_it_is_close() -> None:
    t = Table(year=3)
    t.bare()
    t.battle(3, 5)
    t.castle(SOWERS, "r3_forge")
    t.candle(ASH, "explorer", "r3_mine", 1)
    t.candle(ASH, "pilgrim", "r5_mine", 2)
    t.candle(COVEN, "pilgrim", "r5_mine", 2)
    found = war(t.g, t.seat(ASH))
    assert found.gain(5, 2) > found.gain(3, 2) > 0
    assert found.gain(7, 2) == 0  # no battle there
    assert found.gain(5, -2) < 0


def test_a_region_held_alone_is_safe_only_once_the_war_has_begun() -> None:
    t = Table()
    t.bare()
    t.curses("curse_10_forerunner", "curse_9_second_voice", "curse_8_grey_tide")
    t.land(ASH, "r1_forge")
    before = war(t.g, t.seat(ASH)).chance(1)
    t.battle(1)
    assert before < 0.9 < war(t.g, t.seat(ASH)).chance(1)


def test_under_a_grey_temple_the_weaker_is_ahead() -> None:
    t = contested(ash=1)
    assert war(t.g, t.seat(ASH)).chance(3) < 0.5
    t.temple(3, "grey")
    assert war(t.g, t.seat(ASH)).chance(3) > 0.5


# At all times ---------------------------------------------------------------------------------


def test_every_seat_is_judged_by_its_own_things() -> None:
    t = Table()
    before = {house: evaluate(t.g, t.seat(house)) for house in (ASH, SOWERS)}
    t.cubes(ASH, gold=6)
    card = next(
        c for c in t.g.tactics_deck.cards if TACTICS_KIND[c] == number_of(TACTICS, "blackout")
    )
    t.g.tactics_deck.cards.remove(card)
    t.player(ASH).tactics.append(card)
    assert evaluate(t.g, t.seat(ASH)) > before[ASH] + 2
    assert evaluate(t.g, t.seat(SOWERS)) == before[SOWERS]
