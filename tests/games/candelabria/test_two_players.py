"""The two-player game (CAN-2P)."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.content import CURSES, HOUSES, TACTICS, TACTICS_KIND
from igroteka.games.candelabria.rules.land import TERRITORY_ID
from igroteka.games.candelabria.rules.options import Options
from igroteka.kernel.chance import Scripted
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.match import Match
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, SOWERS, Table, number_of

THREE = ("curse_5_mirror_crown", "curse_2_iron_shade", "curse_8_grey_tide")


def duel(*curses: str, year: int = 1, quests: bool = False, withering: bool = False) -> Table:
    """Ash against the Engineers with only castles on the map."""
    t = Table(ASH, ENGINEERS, year=year, quests=quests, withering=withering)
    t.bare()
    t.curses(*(curses or THREE))
    return t


def standing(t: Table) -> list[str | None]:
    """Where the curses stand, left to right."""
    return [None if c.territory == -1 else TERRITORY_ID[c.territory] for c in t.g.curses]


def fought(t: Table) -> list[str]:
    """The regions of the battles so far, in order."""
    kinds = {"battle", "unopposed", "no-battle"}
    return [fact.args["region"] for fact in t.g.journal.facts if fact.kind in kinds]


def through_kindling(t: Table) -> None:
    """Both spend their cards on empty Maneuvers until the next year, or the end."""
    year = t.g.year
    while not t.match.over and t.g.year == year:
        t.do(t.options("maneuver")[0])
        t.decline_all()


# Set-up ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1])
def test_CAN_2P_1_a_random_player_drafts_and_the_other_takes_the_opposite_side(first: int) -> None:
    chance = Scripted()
    g = GAME.new(Options(2), chance)
    chance.force(g.players[first])
    match = Match(GAME, g)
    match.start()
    assert match.ask is not None
    assert match.ask.seat == first
    match.answer(first, "house:new_life_coven")
    assert match.ask.seat == 1 - first
    assert [option.key for option in match.ask.options] == [
        "house:engineers_guild",
        "house:sowers_order",
    ]
    match.answer(1 - first, "house:sowers_order")
    assert [HOUSES[g.players[seat].house].id for seat in (first, 1 - first)] == [
        "new_life_coven",
        "sowers_order",
    ]
    assert g.side.id == "small"


@pytest.mark.parametrize(
    ("house", "others"),
    [
        ("ash_clan", {"engineers_guild", "sowers_order"}),
        ("new_life_coven", {"engineers_guild", "sowers_order"}),
        ("engineers_guild", {"ash_clan", "new_life_coven"}),
        ("sowers_order", {"ash_clan", "new_life_coven"}),
    ],
)
def test_CAN_2P_2_west_against_east_without_the_knights(house: str, others: set[str]) -> None:
    match = Match.new(GAME, Options(2), Scripted())
    assert match.ask is not None
    assert {option.key for option in match.ask.options} == {
        f"house:{name}"
        for name in ("ash_clan", "new_life_coven", "engineers_guild", "sowers_order")
    }
    match.answer(match.ask.seat, f"house:{house}")
    assert {option.key for option in match.ask.options} == {f"house:{name}" for name in others}


@pytest.mark.parametrize(
    "houses",
    [
        ["ash_clan", "new_life_coven"],
        ["sowers_order", "engineers_guild"],
        ["ash_clan", "knights_of_light"],
    ],
)
def test_CAN_2P_2_houses_of_one_side_cannot_be_agreed_on(houses: list[str]) -> None:
    with pytest.raises(BadOptions):
        GAME.configure({"players": 2, "houses": houses})


def test_CAN_2P_3_set_up_is_normal_with_the_curses_of_three_players() -> None:
    t = Table(COVEN, ENGINEERS, phase="mist")
    regions = sorted(CURSES[card].region for card in t.g.curse_deck)
    regions = sorted(regions + [CURSES[curse.card].region for curse in t.g.curses])
    assert regions == [1, 2, 3, 4, 5, 7, 8]
    for house, supply in ((COVEN, 22), (ENGINEERS, 21)):
        player = t.player(house)
        assert (player.gold, player.wax, player.supply) == (2, 2, supply)
        assert (len(player.hand), len(player.tactics)) == (3, 3)
    assert t.stack(4) == ["white"]


@pytest.mark.parametrize("houses", [(ASH, SOWERS), (SOWERS, ASH)])
def test_CAN_2P_20_the_track_follows_the_house_numbers(houses: tuple[int, int]) -> None:
    t = Table(*houses)
    assert t.order() == [ASH, SOWERS]


# Mist and Kindling ----------------------------------------------------------------------------


def test_CAN_2P_4_no_region_is_struck() -> None:
    t = duel()
    t.land(ASH, "r5_mine")
    t.hand(ASH, "link_boy")
    t.hand(ENGINEERS)
    t.turn_of(ASH)
    t.do("maneuver:link_boy", "done")
    assert "r5" in fought(t)  # although the card of region 5 is on the curse board
    assert t.facts("struck") == []
    assert t.score(ASH) > 0


def test_CAN_2P_5_three_curse_cards_lie_on_the_board_each_year() -> None:
    t = Table(ASH, ENGINEERS, phase="mist")
    t.curses()
    assert t.prompt() == "turn"
    seen = [[curse.card for curse in t.g.curses]]
    assert (len(seen[0]), len(t.g.curse_deck)) == (3, 4)
    for left in (2, 0):
        through_kindling(t)
        seen.append([curse.card for curse in t.g.curses])
        assert len(seen[-1]) == 3
        assert len(t.g.curse_deck) == left
    assert {cards[2] for cards in seen} == {seen[0][2]}


def test_CAN_2P_6_a_new_curse_appears_on_the_mine_of_its_region() -> None:
    t = Table(ASH, ENGINEERS, phase="mist")
    t.curses()
    t.force(*(number_of(CURSES, name) for name in THREE))
    assert t.prompt() == "turn"
    assert standing(t) == ["r5_mine", "r2_mine", "r8_mine"]
    assert [CURSES[curse.card].id for curse in t.g.curses] == list(THREE)


def test_CAN_2P_7_a_curse_of_the_year_before_stays_where_it_stands() -> None:
    t = duel()
    t.curse_at(3, "r6_tavern")
    assert t.prompt() == "turn"
    through_kindling(t)
    assert t.g.year == 2
    assert standing(t)[2] == "r6_tavern"
    assert CURSES[t.g.curses[2].card].id == "curse_8_grey_tide"


def test_CAN_2P_8_curses_belong_to_nobody_and_have_no_strength() -> None:
    t = duel()
    t.curse_at(1, "r6_forge")
    t.land(ASH, "r6_forge")
    t.land(ENGINEERS, "r6_forge", "r6_portal")
    t.award()
    t.decline_all("lay")
    assert [t.strength(house, 6) for house in (ASH, ENGINEERS)] == [1, 2]
    assert [curse.owner for curse in t.g.curses] == [-1, -1, -1]
    assert t.facts("curse-won") == []


def test_CAN_2P_21_the_effects_of_curse_cards_are_not_used() -> None:
    t = duel("curse_8_grey_tide", "curse_1_rekindling_wraith", "curse_7_snuffing_breath")
    t.land(ASH, "r8_mine", "r1_mine")
    t.land(ENGINEERS, "r8_mine", "r7_mine")
    t.award()
    t.decline_all()
    assert t.flames(ASH) == {"r8_mine", "r1_mine"}
    assert t.flames(ENGINEERS) == {"r8_mine", "r7_mine"}
    assert not {"grey-tide", "curse-placed"} & {fact.kind for fact in t.g.journal.facts}


def influence(*flames: str, year: int = 1) -> Table:
    """The Engineers' castle enters r1_curse."""
    t = duel(year=year)
    t.castle(ENGINEERS, "r1_forge")
    t.land(ENGINEERS, *flames)
    t.turn_of(ENGINEERS)
    t.do("maneuver:eng_gear_apprentice", "castle:r1_curse")
    return t


def test_CAN_2P_9_curse_influence_makes_steps_with_curses() -> None:
    t = influence("r2_curse")
    assert (t.asked, t.prompt(), t.ask.args) == (ENGINEERS, "move-curse", {"left": 2})
    assert [key for key in t.options() if key.startswith("curse:3")] == [
        "curse:3:r7_portal",
        "curse:3:r8_barracks",
        "curse:3:r8_forge",
    ]
    t.do("curse:3:r8_forge", "curse:3:r6_forge")
    assert standing(t) == ["r5_mine", "r2_mine", "r6_forge"]
    assert t.prompt() == "move"
    t = influence("r2_curse")
    t.do("curse:3:r8_forge", "curse:1:r3_mine")
    assert standing(t) == ["r3_mine", "r2_mine", "r8_forge"]


def test_CAN_2P_9_no_flames_are_put_at_curse_cards() -> None:
    t = influence("r2_curse")
    supply = t.player(ENGINEERS).supply
    t.do("curse:3:r8_forge", "decline")
    assert t.player(ENGINEERS).supply == supply
    assert t.at_curse(3) == {}


def test_CAN_2P_22_steps_may_be_left_out() -> None:
    t = influence("r2_curse")
    t.do("decline")
    assert standing(t) == ["r5_mine", "r2_mine", "r8_mine"]
    assert t.prompt() == "move"


def test_CAN_2P_10_a_lost_land_flame_moves_a_curse() -> None:
    t = duel()
    t.land(ENGINEERS, "r7_tavern")
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "castle:r7_tavern")
    supply = t.player(ENGINEERS).supply
    t.do("extinguish:engineers_guild:r7_tavern")
    assert (t.asked, t.prompt(), t.ask.args) == (ENGINEERS, "move-curse", {"left": 1})
    assert t.player(ENGINEERS).supply == supply + 1
    t.do("curse:2:r2_curse")
    assert standing(t) == ["r5_mine", "r2_curse", "r8_mine"]
    assert t.asked == ASH


def test_CAN_2P_10_the_step_may_be_declined() -> None:
    t = duel()
    t.land(ENGINEERS, "r7_tavern")
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "castle:r7_tavern", "extinguish:engineers_guild:r7_tavern")
    t.do("decline")
    assert standing(t) == ["r5_mine", "r2_mine", "r8_mine"]
    assert t.asked == ASH


# War ------------------------------------------------------------------------------------------


def test_CAN_2P_11_a_flame_lost_in_a_battle_moves_no_curse() -> None:
    t = duel()
    t.tactics(ASH, "snuff")
    t.tactics(ENGINEERS)
    t.land(ASH, "r5_forge", "r5_mine")
    t.land(ENGINEERS, "r5_forge", "r5_curse")
    t.award()
    t.lay(ASH, "snuff")
    t.do("extinguish:engineers_guild:r5_forge")
    assert (t.asked, t.prompt()) == (ASH, "extinguish")
    assert standing(t)[0] == "r5_mine"


def test_CAN_2P_12_battles_only_where_a_curse_stands() -> None:
    t = duel()
    t.curse_at(1, "r6_tavern")
    t.award()
    t.decline_all()
    assert sorted(fought(t)) == ["r2", "r6", "r8"]


def test_CAN_2P_23_one_battle_for_several_curses() -> None:
    t = duel()
    t.curse_at(1, "r2_curse")
    t.curse_at(3, "r2_barracks")
    t.award()
    t.decline_all()
    assert fought(t) == ["r2"]


def test_CAN_2P_13_the_printed_region_of_the_leftmost_card_comes_last() -> None:
    t = duel()
    t.award()
    t.decline_all()
    assert fought(t) == ["r8", "r2", "r5"]
    t = duel()
    t.curse_at(1, "r7_mine")
    t.curse_at(2, "r5_curse")  # another curse in the printed region of the first
    t.award()
    t.decline_all()
    assert fought(t) == ["r7", "r8", "r5"]


def house_of(card: int) -> str:
    """The emblem of a tactics card; a common card has none."""
    return TACTICS[TACTICS_KIND[card]].house


def used_up() -> Table:
    """Ash resolved one card and spent another; the Engineers' card was neutralised."""
    t = duel()
    t.tactics(ASH, "ash_no_mercy", "snuff", "rekindle")
    t.tactics(ENGINEERS, "blackout", "eng_siege_mechanism")
    for house in (ASH, ENGINEERS):
        t.land(house, "r5_forge")
        t.cubes(house)
    t.curse_at(2, "r5_curse")
    t.curse_at(3, "r5_curse")
    t.award()
    t.lay(ASH, "ash_no_mercy", "snuff")
    t.lay(ENGINEERS, "blackout", "")
    t.do("spend:2:engineers_guild:1")
    t.decline_all()
    return t


def test_CAN_2P_14_used_tactics_leave_their_owner_for_good() -> None:
    t = used_up()
    assert t.g.year == 2
    assert t.tactics_of(ASH) == ["rekindle"]
    assert t.tactics_of(ENGINEERS) == ["eng_siege_mechanism"]
    assert t.player(ASH).used == []
    assert len(t.g.tactics_deck.under) == 2
    assert t.census_is_whole()


def test_CAN_2P_14_returned_cards_come_back_last() -> None:
    t = duel()
    t.tactics(ENGINEERS)
    t.display("rekindle")
    t.castle(ASH, "r8_forge")
    deck, t.g.tactics_deck.cards = t.g.tactics_deck.cards, []
    t.g.tactics_deck.under = deck[:2]
    t.g.tactics_deck.under_seen = [1, 2]
    t.turn_of(ASH)
    t.do("maneuver:ash_coal_burner", "castle:r8_barracks")
    assert t.g.display == deck[:2]  # first in, first out


def test_CAN_2P_24_common_cards_go_under_the_deck_house_cards_leave_the_game() -> None:
    t = used_up()
    assert [house_of(card) for card in t.g.out] == ["ash_clan"]
    assert {house_of(card) for card in t.g.tactics_deck.under} == {""}


def test_CAN_2P_15_unused_tactics_stay() -> None:
    t = used_up()
    assert t.tactics_of(ASH) == ["rekindle"]
    assert t.tactics_of(ENGINEERS) == ["eng_siege_mechanism"]


def test_CAN_2P_16_the_third_curse_stays_and_new_ones_fill_the_left_places() -> None:
    t = duel()
    t.curse_at(3, "r6_forge")
    t.force(
        *(number_of(CURSES, name) for name in ("curse_1_rekindling_wraith", "curse_4_hollow_mason"))
    )
    t.battle(1)
    assert t.prompt() == "turn"
    assert [CURSES[curse.card].id for curse in t.g.curses] == [
        "curse_1_rekindling_wraith",
        "curse_4_hollow_mason",
        "curse_8_grey_tide",
    ]
    assert standing(t) == ["r1_mine", "r4_mine", "r6_forge"]
    assert [CURSES[card].id for card in t.g.gone[-2:]] == list(THREE[:2])


# Black temples --------------------------------------------------------------------------------


def test_CAN_2P_17_no_curse_enters_a_region_topped_by_a_black_temple() -> None:
    t = duel()
    t.temple(3, "black")
    t.temple(7, "black", "white")
    t.castle(ENGINEERS, "r1_forge")
    t.turn_of(ENGINEERS)
    t.do("maneuver:eng_gear_apprentice", "castle:r1_curse")
    assert t.refused("curse:1:r3_mine") == "CAN-2P-17"
    assert "curse:1:r3_mine" not in t.options()
    assert "curse:1:r7_mine" in t.options()


@pytest.mark.parametrize(
    ("black", "mine"),
    [((), "r5_mine"), ((5,), "r7_mine"), ((5, 7), "r8_mine"), ((5, 7, 8), "r1_mine")],
)
def test_CAN_2P_17_a_new_curse_is_sent_on_to_the_next_region(
    black: tuple[int, ...], mine: str
) -> None:
    t = Table(ASH, ENGINEERS, phase="mist")
    t.curses()
    for region in black:
        t.temple(region, "black")
    t.force(number_of(CURSES, "curse_5_mirror_crown"))
    assert t.prompt() == "turn"
    assert standing(t)[0] == mine


def test_CAN_2P_25_a_black_temple_does_not_drive_a_curse_out() -> None:
    t = duel()
    t.temple(2, "black")
    t.castle(ENGINEERS, "r1_forge")
    t.turn_of(ENGINEERS)
    t.do("maneuver:eng_gear_apprentice", "castle:r1_curse")
    steps = {key for key in t.options() if key.startswith("curse:2")}
    inside = {"curse:2:r2_curse", "curse:2:r2_barracks"}
    assert steps == inside | {"curse:2:r3_barracks", "curse:2:r6_portal"}
    t = duel()
    t.temple(2, "black")
    t.award()
    t.decline_all()
    assert "r2" in fought(t)


def test_CAN_2P_18_powers_about_placing_and_strength_of_curses_do_nothing() -> None:
    t = Table(COVEN, ENGINEERS, year=3)
    t.bare()
    t.upgrades(COVEN, "curse_bell_1", "spirit_archive")
    t.curses("curse_5_mirror_crown", "curse_2_iron_shade", "curse_8_grey_tide")
    t.land(COVEN, "r5_mine")
    assert t.strength(COVEN, 5) == 1
    t.award()
    t.decline_all("lay")
    assert t.facts("took") == []


def test_CAN_2P_18_one_more_territory_is_one_more_step() -> None:
    t = Table(COVEN, ENGINEERS, year=2)
    t.bare()
    t.castle(COVEN, "r4_tavern")
    t.upgrades(COVEN, "whispering_altar")
    t.turn_of(COVEN)
    t.do("maneuver:cov_smoke_catcher", "castle:r1_curse")
    assert (t.prompt(), t.ask.args) == ("move-curse", {"left": 3})


def test_CAN_2P_19_the_end_and_its_tie_break_are_the_usual_ones() -> None:
    t = Table(SOWERS, ASH, year=3, phase="clean_up")
    t.bare()
    t.castle(SOWERS, "r3_mine")
    t.vp(SOWERS, 20)
    t.vp(ASH, 20)
    assert t.match.over
    assert t.match.result.winners == (t.seat(ASH),)
    assert t.match.result.rule == "CAN-END-5"
