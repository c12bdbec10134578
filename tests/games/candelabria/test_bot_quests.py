"""The bots' eye for quests: which one they keep, and that they pursue those that lie open."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.bots import bot
from igroteka.games.candelabria.bot.evaluation import evaluate
from igroteka.games.candelabria.bot.guide import guide
from igroteka.games.candelabria.bot.keeping import TIMES, hoped
from igroteka.games.candelabria.bot.quests import wanted
from igroteka.games.candelabria.bot.war import war
from igroteka.games.candelabria.content import QUESTS
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table, number_of


def weight(t: Table, house: int, key: str) -> float:
    """How much the guidance likes an option, against what it likes best."""
    question = t.match.asked(t.seat(house))
    assert question is not None
    weights = guide(t.match.g, question)
    return weights[[option.key for option in question.options].index(key)] / max(weights)


def choice(t: Table, house: int) -> str:
    """What the greedy bot does now; it must be sure of it, whatever its seed."""
    seat = t.seat(house)
    (key,) = {bot("greedy", seed).choose(t.match, seat).key for seed in range(3)}
    return key


def kindling(*quests: str, year: int = 3) -> Table:
    """An empty map and the turn of Ash; these quests are common."""
    t = Table(year=year, quests=True)
    t.bare()
    t.turn_of(ASH)
    for quest in quests:
        t.common(quest)
    return t


# What lies open -------------------------------------------------------------------------------


@rules("CAN-QUEST-3", "CAN-QUEST-5", "CAN-QUEST-8")
def test_wanted_are_common_quests_and_the_own_one_for_what_they_pay_now() -> None:
    t = kindling(year=2)
    t.common("deploy_three_candles", (COVEN,))
    t.common("build_temple", (SOWERS,))
    t.common("destroy_temple")
    t.personal(ASH, "buy_three")
    t.personal(SOWERS, "gain_six_cubes")
    found = {QUESTS[card].id: points for card, points in wanted(t.g, t.player(ASH)).items()}
    assert found == {
        "deploy_three_candles": 8,
        "build_temple": 0,
        "destroy_temple": 8,
        "buy_three": 12,
    }


def test_without_the_expansion_nothing_is_wanted() -> None:
    t = Table()
    assert wanted(t.g, t.player(ASH)) == {}


# A position nearer to an open quest is better -------------------------------------------------


NEARER: dict[str, Callable[[Table], None]] = {
    "control_region_6": lambda t: t.land(ASH, "r6_barracks", "r6_forge"),
    "deploy_three_candles": lambda t: t.candle(ASH, "warrior", "r8_forge"),
    "build_temple": lambda t: t.cubes(ASH, gold=2),
    "buy_upgrade_1": lambda t: t.cubes(ASH, gold=1),
    "buy_three": lambda t: t.cubes(ASH, gold=5),
    "control_curse_1": lambda t: t.influence(1, {ASH: 2}),
    "win_with_curse": lambda t: t.influence(1, {ASH: 2}),
    "extinguish_land_flame": lambda t: t.hand(ASH, "ash_coal_burner", "court_jester"),
}
"""A step towards each quest."""


def gained(step: str, quests: tuple[str, ...]) -> float:
    """How much better a step makes the position of Ash where these quests lie open."""
    t = kindling(*quests)
    t.hand(ASH, "court_scribe", "court_jester")
    t.cubes(ASH, wax=2)
    t.land(SOWERS, "r3_mine")
    t.tops("parade_hall", "heavy_shove")
    before = evaluate(t.g, t.seat(ASH))
    NEARER[step](t)
    return evaluate(t.g, t.seat(ASH)) - before


@pytest.mark.parametrize("quest", NEARER)
def test_a_step_towards_an_open_quest_makes_a_position_better(quest: str) -> None:
    assert gained(quest, (quest,)) > gained(quest, ()) + 0.2


def test_a_quest_that_was_scored_this_year_is_no_aim() -> None:
    values = []
    for marks in ((), (COVEN,)):
        t = kindling()
        t.common("control_region_6", marks)
        t.land(ASH, "r6_barracks", "r6_forge")
        values.append(evaluate(t.g, t.seat(ASH)))
    assert values[0] > values[1] + 2


def test_the_secret_quest_of_a_rival_is_no_aim() -> None:
    t = kindling()
    t.land(ASH, "r6_barracks", "r6_forge")
    before = evaluate(t.g, t.seat(ASH))
    t.personal(SOWERS, "control_region_6")
    assert evaluate(t.g, t.seat(ASH)) == before


@rules("CAN-QUEST-12", "CAN-QUEST-19")
@pytest.mark.parametrize("rival", [True, False])
def test_a_battle_is_worth_more_where_a_quest_waits_for_its_winner(rival: bool) -> None:
    t = Table(year=2, quests=True)
    t.bare()
    t.battle(3, 5)
    t.castle(SOWERS, "r1_forge")
    t.temple(3, "white")
    for place in ("r3_mine", "r5_mine"):
        t.candle(ASH, "warrior", place)
        if rival:
            t.land(COVEN, "r3_forge", "r5_curse")
    t.common("win_at_white_temple")
    prize = war(t.g, t.seat(ASH)).prize
    assert (prize[3], prize[5]) == (20 if rival else 8, 8)


# What a bot does offhand, and what it chooses -------------------------------------------------


def test_the_guidance_sees_what_an_option_scores() -> None:
    """A castle comes to a rival's flame, which a quest asks to put out."""
    weights = []
    for quests in ((), ("extinguish_land_flame",)):
        t = kindling(*quests)
        t.castle(ASH, "r4_portal")
        t.land(COVEN, "r4_mine")
        t.maneuver()
        weights.append(weight(t, ASH, "castle:r4_mine"))
    assert weights[1] > weights[0]
    assert weights[1] == 1.0


def test_the_guidance_likes_the_last_flame_that_a_quest_asks_for() -> None:
    weights = []
    for quests in ((), ("candle_kills_candle",)):
        t = kindling(*quests)
        t.hand(ASH, "ash_coal_burner")
        t.curses("curse_10_forerunner", "curse_9_second_voice", "curse_8_grey_tide")
        t.candle(ASH, "pilgrim", "r3_mine", 2)
        t.candle(SOWERS, "pilgrim", "r3_mine", 2)
        t.candle(KNIGHTS, "pilgrim", "r1_forge", 1)
        t.do("deploy:ash_coal_burner:explorer")
        assert t.prompt() == "extinguish"
        weights.append(weight(t, ASH, "extinguish:knights_of_light:pilgrim"))
    assert weights[0] < weights[1] == 1.0


def test_the_guidance_likes_what_an_open_quest_asks_to_buy() -> None:
    found = []
    for quests in ((), ("buy_upgrade_1",), ("build_temple",)):
        t = kindling(*quests)
        t.hand(ASH, "ash_coal_burner")
        t.cubes(ASH, gold=2)
        t.castle(ASH, "r4_mine")
        t.tops("long_stride", "heavy_shove")
        t.maneuver("castle:r8_forge")
        found.append(weight(t, ASH, "upgrade:long_stride"))
    plain, upgrade, temple = found
    assert temple < plain < upgrade


def test_of_the_cards_it_draws_the_coven_keeps_the_one_that_a_quest_asks_for() -> None:
    liked = []
    for quests in ((), ("destroy_temple",)):
        t = kindling(*quests)
        t.turn_of(COVEN)
        t.temple(3, "black")
        t.hand(COVEN, "cov_smoke_catcher")
        t.force_candles("court_jester", "iconoclast", "duelist")
        t.do("deploy:cov_smoke_catcher:warrior")
        assert t.prompt() == "keep-candle"
        liked.append(weight(t, COVEN, "keep:iconoclast"))
    assert liked[1] > liked[0]


# Which quest is kept --------------------------------------------------------------------------


def kept(house: int, *pair: str, rivals: tuple[int, ...] = (SOWERS, KNIGHTS)) -> str:
    """Which of two quests the greedy bot of a House keeps."""
    t = Table(house, *rivals, quests=True, phase="quests")
    t.curses()
    others = [quest.id for quest in QUESTS if quest.id not in pair]
    dealt = [*pair, *others[: 2 * len(rivals)]]
    t.force(*(number_of(QUESTS, id) for id in dealt))
    assert t.prompt(house) == "keep-quest"
    return choice(t, house)


@pytest.mark.parametrize("house", [ASH, ENGINEERS, COVEN])
def test_it_keeps_the_quest_that_is_met_more_often(house: int) -> None:
    assert kept(house, "neutralise_tactics", "castle_kills_candle") == "keep:neutralise_tactics"
    assert kept(house, "castle_kills_candle", "neutralise_tactics") == "keep:neutralise_tactics"


def test_each_house_keeps_what_suits_it() -> None:
    """The Coven begins with a white temple, the Ash Clan on a forge."""
    assert kept(COVEN, "win_at_white_temple", "build_temple") == "keep:win_at_white_temple"
    white, temple = (number_of(QUESTS, id) for id in ("win_at_white_temple", "build_temple"))
    assert TIMES[COVEN][white] > TIMES[ASH][white]
    assert TIMES[ASH][temple] > TIMES[COVEN][temple]


def test_what_counts_at_the_end_suits_from_the_beginning() -> None:
    """CAN-HOUSE-18: the Sowers want curse-influence territories in any case."""
    curse = number_of(QUESTS, "control_curse_1")
    assert TIMES[SOWERS][curse] > TIMES[ENGINEERS][curse] > TIMES[ASH][curse]


def test_with_two_players_quests_pay_less_and_are_hoped_for_less() -> None:
    """CAN-QUEST-20: the middle slot is blocked, and so is the first year."""
    few, many = Table(COVEN, SOWERS, quests=True), Table(COVEN, SOWERS, ASH, quests=True)
    for quest in ("gain_six_cubes", "extinguish_land_flame"):
        card = number_of(QUESTS, quest)
        assert hoped(few.g, few.player(COVEN), card) < hoped(many.g, many.player(COVEN), card)
