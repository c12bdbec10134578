"""KAL-SETUP: how a match begins. Randomness is judged over many fixed seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.content import (
    BONUS_CARDS,
    BUILDINGS,
    MARKETS,
    QUESTS,
    RESOURCES,
    SKILLS,
)
from igroteka.games.kalena.rules.land import HEX_ID
from igroteka.games.kalena.rules.options import Options
from igroteka.games.kalena.rules.setup import counter_markers_used, round_number
from igroteka.games.kalena.rules.state import Kalena
from igroteka.kernel.chance import Fast, Outcome
from igroteka.kernel.journal import Journal
from igroteka.kernel.match import Match
from igroteka.kernel.state import put
from igroteka.scene import Row, parts
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table

MANY = 1200
SKILLS_BY_KIND = [
    ("comm_renown", "comm_insight", "comm_second_breath"),
    ("travel_forest_trails", "travel_mountain_step", "travel_open_gates"),
    ("trade_roomy_pack", "trade_haggler", "trade_wholesale"),
    ("craft_abundance", "craft_master_builder", "craft_gleaner"),
]
TILES = [f"region_{number:02}" for number in range(1, 12)]


def begin(seed: int = 0, players: int = 4, **options: Any) -> Kalena:
    """A match set up, with its die rolled and nothing placed yet."""
    g = GAME.new(Options(players, **options), Fast.seeded("set-up", seed))
    g.journal = Journal()
    Match(GAME, g, tracked=False).start()
    return g


@pytest.fixture(scope="module")
def beginnings() -> list[Kalena]:
    """Many matches just set up."""
    return [begin(seed) for seed in range(MANY)]


def told(g: Kalena, kind: str) -> list[tuple[str, dict[str, Any]]]:
    return [(fact.rule, fact.args) for fact in g.journal.facts if fact.kind == kind]


def assert_uniform(outcomes: Iterable[Any], expected: Iterable[Any]) -> None:
    """All of the expected things occur and nothing else, each about equally often."""
    count = Counter(outcomes)
    assert set(count) == set(expected)
    even = count.total() / len(count)
    slack = 5 * even**0.5  # five standard deviations
    assert all(even - slack < times < even + slack for times in count.values()), count


def test_KAL_SETUP_1_six_different_region_tiles_lie_around_kalena(
    beginnings: list[Kalena],
) -> None:
    for g in beginnings:
        assert len(set(g.land.tiles)) == len(g.land.tiles) == 6
        assert told(g, "land") == [("KAL-SETUP-1", {"tiles": list(g.land.tiles)})]


def test_KAL_SETUP_1_every_tile_is_as_likely_in_every_slot(beginnings: list[Kalena]) -> None:
    for slot in range(6):
        assert_uniform((g.land.tiles[slot] for g in beginnings), TILES)


def test_KAL_SETUP_1_the_tiles_drawn_make_the_land(beginnings: list[Kalena]) -> None:
    for g in beginnings[:50]:
        mountains = {"region_03": 2, "region_05": 2, "region_07": 2, "region_09": 2}
        mountains |= {"region_10": 2, "region_11": 2}
        assert len(g.land.all(4)) == sum(mountains.get(tile, 1) for tile in g.land.tiles)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KAL_SETUP_2_everything_begins_in_the_supply(players: int) -> None:
    g = begin(players=players)
    assert g.ghost_supply == 25
    assert g.exhaustion_supply == 12
    assert g.resource_supply == (16, 16, 16, 16)
    assert g.building_supply == (12, 12, 12, 12)
    assert [resource.id for resource in RESOURCES] == ["food", "water", "wood", "ore"]
    assert [building.id for building in BUILDINGS] == ["mill", "sawmill", "mine", "noria"]
    assert g.ghosts == g.exhausted == (0,) * 49
    assert g.buildings == g.owners == (-1,) * 49


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KAL_SETUP_3_the_counter_marker_lies_on_the_first_round(players: int) -> None:
    g = begin(players=players)
    assert (g.season, g.round, g.turn) == (1, 1, 0)
    assert round_number(g) == 1
    assert g.phase == "spread"


@rules("KAL-SETUP-3")
@pytest.mark.parametrize(
    ("season", "round", "number"), [(1, 3, 3), (2, 1, 4), (2, 2, 5), (3, 1, 7), (3, 3, 9)]
)
def test_the_counter_marker_walks_nine_spaces(season: int, round: int, number: int) -> None:
    assert round_number(Table(season=season, round=round).g) == number


def test_KAL_SETUP_4_one_skill_of_each_deck(beginnings: list[Kalena]) -> None:
    for column, deck in enumerate(SKILLS_BY_KIND):
        assert_uniform((SKILLS[g.skills[column]].id for g in beginnings), deck)
    for g in beginnings:
        names = [SKILLS[number].id for number in g.skills]
        assert told(g, "skills-drawn") == [("KAL-SETUP-4", {"skills": names})]
        assert len(names) == 4


def test_KAL_SETUP_4_the_decks_are_drawn_independently(beginnings: list[Kalena]) -> None:
    pairs = [(a, b) for a in SKILLS_BY_KIND[0] for b in SKILLS_BY_KIND[3]]
    drawn = ((SKILLS[g.skills[0]].id, SKILLS[g.skills[3]].id) for g in beginnings)
    assert_uniform(drawn, pairs)


def test_KAL_SETUP_4_the_skills_stay_for_the_whole_game() -> None:
    table = Table(round=3)
    skills = table.g.skills[:]
    table.end_turns()
    assert table.g.season == 2
    assert table.g.skills == skills


def test_KAL_SETUP_5_one_market_card(beginnings: list[Kalena]) -> None:
    cards = ("market_uniform", "market_assorted", "market_full_basket")
    assert_uniform((MARKETS[g.market].id for g in beginnings), cards)
    for g in beginnings:
        assert told(g, "market-drawn") == [("KAL-SETUP-5", {"market": MARKETS[g.market].id})]


@pytest.mark.parametrize(
    ("mode", "extra", "cards", "names"),
    [
        ("wanderer", (), (1,), ["ghost_numbing_chill"]),
        ("builder", (), (2,), ["ghost_barren_ground"]),
        ("citizen", (), (3,), ["ghost_creeping_dread"]),
        ("citizen", (1,), (1, 3), ["ghost_numbing_chill", "ghost_creeping_dread"]),
        ("builder", (3,), (2, 3), ["ghost_barren_ground", "ghost_creeping_dread"]),
    ],
)
def test_KAL_SETUP_6_the_ghost_cards_of_the_mode_lie_open(
    mode: str, extra: tuple[int, ...], cards: tuple[int, ...], names: list[str]
) -> None:
    g = begin(mode=mode, extra_ghosts=extra)
    assert g.ghost_cards == cards
    assert told(g, "ghost-cards") == [("KAL-SETUP-6", {"cards": names})]
    assert all(fact.told_to(None) for fact in g.journal.facts)


def test_KAL_SETUP_7_the_first_bonus_card_is_in_force() -> None:
    g = begin()
    assert told(g, "season") == [("KAL-SETUP-7", {"season": 1, "card": "bonus_season_1"})]
    assert [card.id for card in BONUS_CARDS] == [f"bonus_season_{n}" for n in (1, 2, 3)]
    row = parts(GAME.scene(g, None))["row:coming-bonus"]
    assert isinstance(row, Row)
    assert [(card.id, card.up) for card in row.cards] == [
        ("bonus_season_2", True),
        ("bonus_season_3", True),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KAL_SETUP_8_each_player_takes_the_pieces_of_a_colour(players: int) -> None:
    g = begin(players=players)
    assert GAME.colours == ("red", "blue", "green", "yellow")
    assert [player.seat for player in g.players] == list(range(players))
    assert [player.markers for player in g.players] == [15] * players
    assert [player.skills for player in g.players] == [0] * players
    assert [player.picked for player in g.players] == [[]] * players
    assert sorted(g.stack) == sorted(g.order) == list(range(players))


@pytest.mark.parametrize("players", [3, 4])
def test_KAL_SETUP_8_each_player_has_eight_quests(players: int) -> None:
    for player in begin(players=players).players:
        assert [QUESTS[quest].number for quest in player.quests] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KAL_SETUP_9_tokens_4_1_1_1_all_active_and_empty_pockets(players: int) -> None:
    for player in begin(players=players).players:
        assert player.tokens == (4, 1, 1, 1)
        assert player.active == (4, 1, 1, 1)
        assert player.resources == (0, 0, 0, 0)
        assert player.pecunias == 0


def test_KAL_SETUP_9_the_boards_of_two_players_are_not_one() -> None:
    first, second = begin(players=2).players
    first.active = put(first.active, 0, first.active[0] - 1)
    first.resources = put(first.resources, 0, first.resources[0] + 1)
    first.quests.pop()
    assert (second.active, second.resources, len(second.quests)) == ((4, 1, 1, 1), (0,) * 4, 6)
    assert first.tokens == (4, 1, 1, 1)


def test_KAL_SETUP_10_the_valour_tokens_are_stacked_in_random_order(
    beginnings: list[Kalena],
) -> None:
    seats = (RED, BLUE, GREEN, YELLOW)
    for height in range(4):
        assert_uniform((g.stack[height] for g in beginnings), seats)
    assert len({tuple(g.stack) for g in beginnings}) == 24


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KAL_SETUP_11_everybody_starts_with_0_valour(players: int) -> None:
    assert [player.valour for player in begin(players=players).players] == [0] * players


def test_KAL_SETUP_12_the_topmost_token_is_first(beginnings: list[Kalena]) -> None:
    for g in beginnings:
        assert g.order == (g.stack[3], g.stack[2], g.stack[1], g.stack[0])
        assert told(g, "order") == [("KAL-SETUP-12", {"seats": [f"@{s}" for s in g.order]})]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KAL_SETUP_13_every_sensoric_starts_in_the_city(players: int) -> None:
    g = begin(players=players)
    assert [HEX_ID[player.hex] for player in g.players] == ["k_c"] * players


@pytest.mark.parametrize(
    ("players", "slots", "used"),
    [(4, (-1, -1, -1, -1), 1), (3, (-2, -1, -1, -1), 5), (2, (-2, -1, -1, -2), 9)],
)
@rules("KAL-SETUP-14", "KAL-SETUP-15")
def test_counter_markers_close_slots_by_player_count(
    players: int, slots: tuple[int, ...], used: int
) -> None:
    g = begin(players=players)
    assert g.slots == (slots,) * 4
    assert counter_markers_used(g) == used


def learners(players: int) -> Table:
    """Everybody stands in a suburb and learns Guide's Renown in turn."""
    table = Table(players=players)
    for seat in range(players):
        table.at(seat, "k_e")
        table.give(seat, water=1, ore=1)
    for seat in range(players):
        table.do("learn:comm_renown")
        if seat < players - 1:
            table.do("end")
    return table


def test_KAL_SETUP_14_with_three_players_slot_1_is_closed() -> None:
    table = learners(3)
    assert [player.valour for player in table.g.players] == [3, 2, 1]
    assert table.g.slots[0] == (-2, RED, BLUE, GREEN)


def test_KAL_SETUP_15_with_two_players_slots_1_and_4_are_closed() -> None:
    table = learners(2)
    assert [player.valour for player in table.g.players] == [3, 2]
    assert table.g.slots[0] == (-2, RED, BLUE, -2)


def test_KAL_SETUP_16_with_two_players_quests_3_and_4_are_removed() -> None:
    for player in begin(players=2).players:
        assert [QUESTS[quest].number for quest in player.quests] == [1, 2, 5, 6, 7, 8]


@rules("KAL-SETUP-1", "KAL-SETUP-4", "KAL-SETUP-5", "KAL-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_is_asked_for_exactly_what_the_setup_needs(players: int) -> None:
    g = GAME.new(Options(players), Fast.seeded("asked"))
    outcomes: list[Outcome] = []
    g.chance.record = outcomes.append
    Match(GAME, g).start()
    tiles = [("draw", number, "KAL-SETUP-1") for number in (11, 10, 9, 8, 7, 6)]
    skills = [("draw", 3, "KAL-SETUP-4")] * 4
    stack = [("shuffle", number, "KAL-SETUP-10") for number in range(players, 1, -1)]
    assert [(outcome.kind, outcome.of, outcome.why) for outcome in outcomes] == [
        *tiles,
        *skills,
        ("pick", 3, "KAL-SETUP-5"),
        *stack,
        ("roll", 6, "KAL-SPREAD-1"),
    ]
