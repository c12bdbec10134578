"""The scene in detail: single facts by name, and two whole scenes against golden files.

After an intended change: IGROTEKA_GOLDEN=write make test, then read what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.kalena import GAME
from igroteka.scene import Card, Counter, Piece, Region, Row, Scene, Words, parts
from igroteka.testing.golden import assert_drawn_as_before
from igroteka.testing.scenes import shown
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table

GOLDEN = Path(__file__).parent / "scenes"


def scene_of(table: Table, viewer: int | None) -> Scene:
    return shown(GAME, table.g, viewer)


def busy_table() -> Table:
    """A late position with something of everything in it."""
    table = Table(season=2, round=3, mode="builder", extra_ghosts=(3,), market="market_assorted")
    table.valour(31, 4, 17, 17, stack=(1, 0, 3, 2))
    table.g.order = (RED, GREEN, YELLOW, BLUE)
    table.ghosts("n_c", "k_e", "s_w")
    table.exhaust("n_w", "ne_w")
    table.building(RED, "mill", "ne_e")
    table.building(BLUE, "noria", "n_sw")
    table.at(BLUE, "n_c")
    table.give(RED, food=2, ore=3, pecunias=7)
    table.tokens(RED, "1/0/1/0")
    table.track(GREEN, "contact", 4, 2)
    table.knows(GREEN, "comm_renown", "trade_roomy_pack")
    table.knows(BLUE, "comm_renown")
    table.picked(RED, 3)
    table.picked(YELLOW, 1, 8)
    return table


def duel_at_its_end() -> Table:
    table = Table(players=2, board="ref_b", season=3, round=3, phase="over")
    table.valour(40, 38, stack=(1, 0))
    table.picked(BLUE, 7)
    table.g.ended_by = "KAL-FIN-2"
    return table


@pytest.mark.parametrize(
    ("name", "viewer"),
    [("busy-table", RED), ("busy-table", None), ("duel-at-its-end", BLUE)],
)
def test_the_scene_is_still_the_same(name: str, viewer: int | None) -> None:
    table = busy_table() if name == "busy-table" else duel_at_its_end()
    assert_drawn_as_before(GOLDEN, name, viewer, scene_of(table, viewer))


def test_each_mat_shows_the_place_in_the_turn_order() -> None:
    found = parts(scene_of(busy_table(), RED))
    places = {
        seat: found["turn_order_token" if seat == RED else f"turn_order_token@{seat}"]
        for seat in (RED, BLUE, GREEN, YELLOW)
    }
    values = {seat: part.value for seat, part in places.items() if isinstance(part, Counter)}
    assert values == {RED: 1, GREEN: 2, YELLOW: 3, BLUE: 4}


@pytest.mark.parametrize("season", [1, 2, 3])
def test_the_bonus_card_of_the_season_lies_open(season: int) -> None:
    row = parts(scene_of(Table(season=season), RED))["row:bonus"]
    assert isinstance(row, Row)
    assert [card.id for card in row.cards] == [f"bonus_season_{season}"]


def test_three_seasons_of_three_rounds_are_named() -> None:
    found = parts(scene_of(Table(), RED))
    for season in (1, 2, 3):
        region = found[f"season:{season}"]
        assert isinstance(region, Region)
        assert region.name == Words("label-season", {"season": season})
        rounds = range(3 * season - 2, 3 * season + 1)
        assert region.spaces == tuple(f"round_{n}" for n in rounds)


def test_only_counter_markers_say_that_they_close_a_slot() -> None:
    table = Table(players=3)
    table.knows(RED, "comm_renown")
    found = parts(scene_of(table, RED))
    markers = {
        part.owner: part.name
        for part in found.values()
        if isinstance(part, Piece) and part.id.startswith("marker:")
    }
    assert markers == {None: Words("label-skill-slot-closed"), RED: ""}


def test_cards_can_be_read() -> None:
    found = parts(scene_of(busy_table(), RED))
    for name in ("comm_renown", "market_assorted", "ghost_creeping_dread", "quest:quest_miller"):
        card = found[name]
        assert isinstance(card, Card)
        assert card.text == f"{name.removeprefix('quest:')}:text"


def test_everything_with_a_name_can_be_called_by_it() -> None:
    """Labels that are content ids must stand in the catalogue of names."""
    for viewer in (RED, None):
        for part in parts(scene_of(busy_table(), viewer)).values():
            for field in ("name", "title", "text", "label"):
                label = getattr(part, field, "")
                if isinstance(label, str) and label and not label.startswith("@"):
                    assert label in GAME.names, f"{part.id} is called {label}"
