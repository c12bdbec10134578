"""KAL-COMP: what is in the box, as far as play depends on it."""

from __future__ import annotations

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.content import (
    BONUS_CARDS,
    BUILDINGS,
    COLOURS,
    GHOST_CARDS,
    MARKETS,
    QUESTS,
    RESOURCES,
    SKILLS,
    SUPPLY,
)
from igroteka.games.kalena.rules.land import REGION_TILES
from igroteka.games.kalena.rules.options import Options
from igroteka.kernel.chance import Fast
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.match import Match
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table

BOX = {
    "ghost": 25,
    "exhaustion_token": 12,
    **dict.fromkeys(("mill", "sawmill", "mine", "noria"), 12),
    **dict.fromkeys(("food", "water", "wood", "ore"), 16),
}
"""How many pieces of each kind the supply has."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_KAL_COMP_1_two_to_four_players_sit_down(players: int) -> None:
    options = GAME.configure({"players": players})
    match = Match.new(GAME, options, Fast.seeded("seats", players))
    assert [player.seat for player in match.g.players] == list(range(players))
    assert sorted(match.g.order) == list(range(players))


@pytest.mark.parametrize("players", [0, 1, 5])
def test_KAL_COMP_1_no_other_number_of_players_is_admitted(players: int) -> None:
    with pytest.raises(BadOptions):
        GAME.configure({"players": players})


@pytest.mark.parametrize(
    ("column", "skill", "costs"),
    [
        (0, "comm_renown", {"water": 1, "ore": 1}),
        (1, "travel_forest_trails", {"food": 1, "wood": 1}),
        (2, "trade_roomy_pack", {"wood": 1, "food": 1}),
        (3, "craft_abundance", {"ore": 1, "wood": 1}),
    ],
)
def test_KAL_COMP_7_the_four_slots_of_a_column_give_4_3_2_and_1(
    column: int, skill: str, costs: dict[str, int]
) -> None:
    table = Table()
    for seat in (RED, BLUE, GREEN, YELLOW):
        table.at(seat, "k_e")
        table.give(seat, **costs)
    assert table.g.slots[column] == (-1, -1, -1, -1)
    for _ in range(4):
        table.do(f"learn:{skill}")
        if table.ask.seat != YELLOW:
            table.do("end")
    assert [player.valour for player in table.g.players] == [4, 3, 2, 1]
    assert table.g.slots[column] == (RED, BLUE, GREEN, YELLOW)
    assert [args["slot"] for _, args in table.told("learned")] == [1, 2, 3, 4]
    others = [slots for number, slots in enumerate(table.g.slots) if number != column]
    assert others == [(-1, -1, -1, -1)] * 3


def test_KAL_COMP_8_the_tracks_have_6_6_2_and_2_slots() -> None:
    table = Table()
    table.at(RED, "k_e")
    table.give(RED, pecunias=100)
    for track, missing in {
        "exploration": 2,
        "contact": 5,
        "extraction": 1,
        "construction": 1,
    }.items():
        for _ in range(missing):
            assert f"train:{track}" in table.options("train")
            table.do(f"train:{track}")
        assert table.refused(f"train:{track}") == "KAL-TRAIN-5"
    assert table.player(RED).tokens == (6, 6, 2, 2)
    assert table.options("train") == []


@rules("KAL-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_piece_of_the_box_is_accounted_for(players: int) -> None:
    match = Match.new(GAME, Options(players), Fast.seeded("box"))
    common = {
        **BOX,
        "counter_marker": {2: 9, 3: 5, 4: 1}[players],
        "valour_token": players,
        "turn_order_token": players,
    }
    own = {
        f"{colour}:{thing}": number
        for colour in ("red", "blue", "green", "yellow")[:players]
        for thing, number in {
            "markers": 15,
            "quests": 6 if players == 2 else 8,
            "buildings without owner": 0,
            "tokens out of place": 0,
        }.items()
    }
    assert GAME.census(match.g) == common | own
    assert GAME.census(GAME.new(Options(players), Fast.seeded("box"))) == common | own


def test_no_piece_is_made_or_lost_in_a_busy_position() -> None:
    table = Table()
    before = GAME.census(table.g)
    table.ghosts("n_c", "k_c", "se_w")
    table.exhaust("n_ne", "n_se")
    table.building(RED, "mill", "n_sw", "ne_e")
    table.building(BLUE, "noria", "s_c")
    table.give(RED, food=3, ore=1)
    table.give(BLUE, food=2, water=1)
    table.knows(GREEN, "comm_renown", "craft_gleaner")
    table.picked(YELLOW, 3, 8)
    table.track(YELLOW, "contact", tokens=6, active=0)
    assert GAME.census(table.g) == before


@pytest.mark.parametrize(
    ("track", "tokens", "active", "wrong"),
    [("contact", 6, 6, 0), ("contact", 7, 6, 1), ("contact", 2, 3, 1), ("contact", 2, -1, 1)],
)
def test_a_token_beyond_its_track_is_noticed(
    track: str, tokens: int, active: int, wrong: int
) -> None:
    table = Table()
    table.track(RED, track, tokens, active)
    assert GAME.census(table.g)["red:tokens out of place"] == wrong


def test_a_building_without_a_marker_is_noticed() -> None:
    table = Table()
    table.building(RED, "mill", "n_c", "n_sw")
    table.g.owners = (-1,) * 49
    assert GAME.census(table.g)["red:buildings without owner"] == 2
    assert GAME.census(table.g)["red:markers"] == 13


@rules("KAL-SUP-1", "KAL-SUP-2", "KAL-SUP-3", "KAL-SUP-4", "KAL-SUP-6")
def test_the_box_holds_what_the_ledger_lists() -> None:
    counted = (*SUPPLY, *BUILDINGS, *RESOURCES)
    assert {kind.id: kind.count for kind in counted} == BOX  # type: ignore[attr-defined]
    assert sum(colour.markers for colour in COLOURS) == 60
    cards = {
        "region tiles": len(REGION_TILES),
        "skills": len(SKILLS),
        "markets": len(MARKETS),
        "bonus cards": len(BONUS_CARDS),
        "ghost cards": len(GHOST_CARDS),
        "quests": len(QUESTS) * len(COLOURS),
    }
    assert cards == {
        "region tiles": 11,
        "skills": 12,
        "markets": 3,
        "bonus cards": 3,
        "ghost cards": 3,
        "quests": 32,
    }
