"""CAN-SETUP, CAN-DECK: boards, decks, Houses and what everybody begins with."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.content import (
    CANDLES,
    CURSES,
    HOUSES,
    TACTICS,
    TACTICS_KIND,
)
from igroteka.games.candelabria.rules.land import TERRITORY
from igroteka.games.candelabria.rules.mist import struck
from igroteka.games.candelabria.rules.state import Candelabria
from igroteka.kernel.chance import Fast
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.match import Match
from igroteka.kernel.zones import HIDDEN
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table

SEATINGS = {
    2: ("ash_clan", "sowers_order"),
    3: ("ash_clan", "sowers_order", "knights_of_light"),
    4: ("ash_clan", "sowers_order", "new_life_coven", "knights_of_light"),
    5: tuple(house.id for house in HOUSES),
}


ABSENT = {"engineers_guild", "new_life_coven"}
"""The Houses that do not play with three."""


def begin(players: int = 4, seed: int = 0, **options: Any) -> Match[Candelabria]:
    """A match set up, at the first turn of the Kindling season."""
    options.setdefault("houses", SEATINGS[players])
    configured = GAME.configure({"players": players, **options})
    return Match.new(GAME, configured, Fast.seeded("set-up", seed))


def played_out(match: Match[Candelabria], seed: int) -> list[tuple[int, str, list[str]]]:
    """Year by year: which House was handed which candles by the curse deck, and the curses."""
    rng = Random(seed)
    seen: list[tuple[int, str, list[str]]] = []
    while match.asks:
        g = match.g
        if g.phase == "kindling" and (not seen or seen[-1][0] != g.year):
            for player in g.players:
                own = [c for c in player.hand if CANDLES[c].house == HOUSES[player.house].id]
                of_year = [CANDLES[c].id for c in own if CANDLES[c].year == g.year]
                seen.append((g.year, HOUSES[player.house].id, sorted(of_year)))
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options))
    return seen


@pytest.mark.parametrize(
    ("players", "territory_of_one_side"),
    [(2, "r1_mine"), (3, "r1_mine"), (4, "r1_barracks"), (5, "r1_barracks")],
)
def test_CAN_SETUP_1_the_number_of_players_decides_the_side(
    players: int, territory_of_one_side: str
) -> None:
    g = begin(players).g
    spaces = GAME.scene(g, None).boards[0].spaces
    drawn = {space.id for space in spaces if space.id in TERRITORY}
    assert territory_of_one_side in drawn
    assert len(drawn) == {"r1_mine": 24, "r1_barracks": 30}[territory_of_one_side]


def test_CAN_SETUP_2_six_common_tactics_lie_open_and_sixty_nine_in_the_deck() -> None:
    shown: set[str] = set()
    for seed in range(40):
        g = begin(seed=seed).g
        assert len(g.display) == 6
        assert len(g.tactics_deck.cards) == 69
        kinds = Counter(TACTICS[TACTICS_KIND[card]].id for card in g.display + g.tactics_deck.cards)
        assert kinds.total() == 75
        assert kinds["spark_and_ash"] == 8
        assert not [card for card in kinds if card.split("_")[0] in {"ash", "sow", "cov", "kni"}]
        shown |= {TACTICS[TACTICS_KIND[card]].id for card in g.display}
    assert len(shown) == 18


def test_CAN_SETUP_3_nine_stacks_of_four_upgrades() -> None:
    shown: set[int] = set()
    for seed in range(60):
        g = begin(seed=seed).g
        assert len(g.tops) == len(set(g.tops)) == 9
        assert g.stack_left == [3] * 9
        assert len(g.upgrade_pool) == 27
        assert sorted(g.tops + g.upgrade_pool) == list(range(36))
        shown |= set(g.tops)
    assert len(shown) == 36


def test_CAN_SETUP_4_the_next_token_of_a_stack_is_turned_up_at_once() -> None:
    t = Table()
    t.tops("heavy_shove", "toll_gate")
    t.cubes(ASH, gold=9)
    t.candle(ASH, "explorer", "r5_tavern")
    beneath = t.g.upgrade_pool[0]
    t.maneuver("explorer:r6_forge")
    assert len(t.options("buy-upgrade")) == 9
    t.force(beneath)
    t.do("upgrade:heavy_shove")
    assert t.g.stack_left[:2] == [2, 3]
    assert t.g.tops[0] == beneath
    assert len(t.options("buy-upgrade")) == 9


def test_CAN_SETUP_4_only_the_open_tokens_are_seen() -> None:
    match = begin()
    for viewer in (0, None):
        view = match.view(viewer)
        assert view.tops == match.g.tops
        assert set(view.upgrade_pool) == {HIDDEN}


def test_CAN_SETUP_6_fifty_upgraded_candles_lie_in_a_deck_nobody_sees() -> None:
    match = begin(5)
    deck = [CANDLES[card] for card in match.g.candle_deck.cards]
    assert len(deck) == 50
    assert {card.house for card in deck} == {""}
    for viewer in (0, None):
        assert match.view(viewer).candle_deck.cards == [HIDDEN] * 50
    drawn: set[str] = set()
    for seed in range(8):
        t = begin(seed=seed)
        t.answer(0, "deploy:ash_coal_burner:explorer")
        t.answer(0, "decline")
        drawn.add(CANDLES[t.g.players[0].hand[-1]].id)
    assert len(drawn) > 4


def test_CAN_SETUP_7_cubes_come_from_the_common_supply_and_return_to_it() -> None:
    t = Table()
    assert (t.g.gold, t.g.wax) == (42, 42)
    t.hand(ASH, "pageant_rider")
    t.do("deploy:pageant_rider:explorer")
    assert (t.player(ASH).wax, t.g.wax) == (1, 43)
    t = Table()
    t.candle(ASH, "explorer", "r8_forge")
    t.do("maneuver:ash_coal_burner", "explorer:r4_mine", "cubes:1:1")
    assert (t.g.gold, t.g.wax) == (41, 41)
    t = Table()
    t.cubes(ASH, gold=2)
    t.do("maneuver:ash_coal_burner", "castle:r8_mine")
    t.land(ASH)
    t.do("castle:r8_forge", "temple_grey:r8")
    assert (t.player(ASH).gold, t.g.gold) == (0, 44)


@pytest.mark.parametrize(("players", "regions"), [(3, 8), (4, 10)])
def test_CAN_SETUP_8_every_region_shows_its_number_until_curses_are_drawn(
    players: int, regions: int
) -> None:
    g = GAME.new(GAME.configure({"players": players}), Fast.seeded("tokens"))
    assert g.side.regions == tuple(range(1, regions + 1))
    assert struck(g) == set()


@rules("CAN-SETUP-10")
def test_CAN_SETUP_9_players_choose_among_the_houses_still_free() -> None:
    match = begin(3, houses="choice")
    taken = ["knights_of_light", "ash_clan", "engineers_guild"]
    for seat, house in enumerate(taken):
        assert match.ask is not None
        offered = {option.key for option in match.ask.options}
        left = {name.id for name in HOUSES} - set(taken[:seat])
        assert offered == {f"house:{name}" for name in left}
        match.answer(seat, f"house:{house}")
    assert [HOUSES[player.house].id for player in match.g.players] == taken


def test_CAN_SETUP_9_at_random_every_house_comes_to_every_seat() -> None:
    seen = Counter(
        (player.seat, player.house)
        for seed in range(120)
        for player in begin(4, seed, houses="random").g.players
    )
    assert len(seen) == 4 * 5
    assert min(seen.values()) > 8


@pytest.mark.parametrize(
    "houses",
    [
        ("ash_clan", "ash_clan", "sowers_order"),
        ("ash_clan", "sowers_order"),
        ("ash_clan", "sowers_order", "chimera"),
    ],
)
def test_CAN_SETUP_9_one_house_each_and_none_twice(houses: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        GAME.configure({"players": 3, "houses": houses})


def test_CAN_SETUP_10_with_three_players_the_knights_begin_in_region_7() -> None:
    t = Table(ASH, SOWERS, KNIGHTS)
    assert t.where(KNIGHTS, "castle") == "r7_tavern"
    assert t.flames(KNIGHTS) == {"r7_tavern", "r7_mine"}
    assert t.stack(7) == ["black"]


@pytest.mark.parametrize(
    ("house", "candles", "tactics"),
    [
        (
            ASH,
            {"ash_cinder_mourner", "ash_coal_burner", "ash_scarlet_vine_priest"},
            {"ash_no_mercy", "ash_crimson_offering", "ash_scarlet_vines"},
        ),
        (
            ENGINEERS,
            {"eng_gear_apprentice", "eng_alloy_caster", "eng_guild_bookkeeper"},
            {"eng_golden_alloy", "eng_siege_mechanism", "eng_exact_reckoning"},
        ),
        (
            SOWERS,
            {"sow_masked_novice", "sow_crystal_gardener", "sow_order_treasurer"},
            {"sow_scattered_sparks", "sow_gilded_bribe", "sow_glitter_of_masks"},
        ),
        (
            COVEN,
            {"cov_smoke_catcher", "cov_lantern_keeper", "cov_mad_melter"},
            {"cov_soul_theft", "cov_vessel_light", "cov_whisper_in_smoke"},
        ),
        (
            KNIGHTS,
            {"kni_dawn_herald", "kni_rune_shieldbearer", "kni_academy_mentor"},
            {"kni_wall_of_light", "kni_oath_of_dawn", "kni_academy_strike"},
        ),
    ],
)
def test_CAN_SETUP_11_three_candles_three_tactics_two_wax_two_gold(
    house: int, candles: set[str], tactics: set[str]
) -> None:
    t = Table(ASH, ENGINEERS, SOWERS, COVEN, KNIGHTS)
    assert set(t.hand_of(house)) == candles
    assert len(t.hand_of(house)) == 3
    assert sorted(t.tactics_of(house)) == sorted(tactics)
    assert (t.player(house).gold, t.player(house).wax) == (2, 2)
    assert t.player(house).upgrades == []


# The curse deck -----------------------------------------------------------------------------


def curses_by_year(match: Match[Candelabria], seed: int) -> list[list[int]]:
    """The regions of the curse cards of each year of a match, left to right."""
    rng = Random(seed)
    years: dict[int, list[int]] = {}
    while match.asks:
        g = match.g
        if g.phase == "kindling":
            years.setdefault(g.year, [CURSES[curse.card].region for curse in g.curses])
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options))
    return [years[year] for year in (1, 2, 3)]


@pytest.mark.parametrize("players", [4, 5])
def test_CAN_DECK_1_nine_curses_in_three_piles_of_three(players: int) -> None:
    years = curses_by_year(begin(players), seed=players)
    assert [len(year) for year in years] == [3, 3, 3]
    assert sorted(region for year in years for region in year) == [1, 2, 3, 4, 5, 7, 8, 9, 10]


def test_CAN_DECK_1_any_curse_may_come_first() -> None:
    firsts = {CURSES[begin(seed=seed).g.curses[0].card].region for seed in range(60)}
    assert firsts == {1, 2, 3, 4, 5, 7, 8, 9, 10}


def test_CAN_DECK_2_with_three_players_seven_curses_come_as_three_two_and_two() -> None:
    years = curses_by_year(begin(3), seed=3)
    assert [len(year) for year in years] == [3, 2, 2]
    assert sorted(region for year in years for region in year) == [1, 2, 3, 4, 5, 7, 8]


@rules("CAN-DECK-4")
def test_CAN_DECK_3_house_candles_of_year_2_and_3_lie_between_the_piles() -> None:
    handed = played_out(begin(3), seed=1)
    assert [entry for entry in handed if entry[0] == 2] == [
        (2, "ash_clan", ["ash_raging_brand"]),
        (2, "sowers_order", ["sow_sower_of_sparks"]),
        (2, "knights_of_light", ["kni_sun_paladin"]),
    ]
    assert [entry for entry in handed if entry[0] == 3] == [
        (3, "ash_clan", ["ash_crimson_matriarch"]),
        (3, "sowers_order", ["sow_golden_mask"]),
        (3, "knights_of_light", ["kni_grand_master"]),
    ]


def test_CAN_DECK_4_candles_of_absent_houses_are_nowhere() -> None:
    match = begin(3)
    rng = Random(4)
    while match.asks:
        g = match.g
        cards = [
            *g.candle_deck.cards,
            *g.candle_deck.under,
            *(c for layer in g.house_layers for c in layer),
        ]
        for player in g.players:
            cards += [*player.hand, *player.maneuvers, *(c for c in player.deployed if c >= 0)]
        assert len(cards) == 50 + 3 * 5
        assert not [card for card in cards if CANDLES[card].house in ABSENT]
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options))


@pytest.mark.parametrize("lost", ["flame", "candle", "tactics"])
def test_CAN_LIMIT_1_a_lost_piece_of_a_house_is_missed(lost: str) -> None:
    """What every move of a random match is checked against."""
    t = Table()
    assert t.census_is_whole()
    knights = t.player(KNIGHTS)
    if lost == "flame":
        knights.supply -= 1
    elif lost == "candle":
        knights.hand.pop()
    else:
        knights.tactics.pop()
    assert not t.census_is_whole()


def test_CAN_LIMIT_1_pieces_on_quests_and_war_boards_are_still_there() -> None:
    t = Table(quests=True, withering=True)
    t.common("extinguish_whole_candle", (KNIGHTS, COVEN))
    t.withered(ASH, 1, "flicker")
    t.withered(COVEN, 2, "faded_crown")
    assert t.census_is_whole()
    t.g.quests[0].marks.remove(t.seat(COVEN))
    t.g.quests[0].neutral.pop()
    assert not t.census_is_whole()
    t.player(COVEN).supply += 1
    assert t.census_is_whole()
    t.player(ASH).withered[0] = -1
    assert not t.census_is_whole()
