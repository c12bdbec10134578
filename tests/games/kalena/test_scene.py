"""The scene of Haunted Lands: complete, never failing, and blind to what the viewer cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.content import MAIN_BOARD, QUESTS, TRACKS
from igroteka.games.kalena.rules.land import HEX_ID
from igroteka.games.kalena.rules.options import Options
from igroteka.games.kalena.rules.setup import new
from igroteka.games.kalena.rules.state import CLOSED, EMPTY, Kalena
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.kernel.text import LANGS
from igroteka.scene import Card, Counter, Mark, Piece, Row, Space, Track, parts
from igroteka.testing import scenes
from igroteka.testing.coverage import rules
from igroteka.testing.scenes import dealt_anew, icons, seen, shown, verbs_that_touch
from igroteka.testing.story import liked
from tests.games.kalena.story import liking
from tests.games.kalena.table import BLUE, RED, YELLOW, Table

MATCHES = (
    Options(2, "wanderer"),
    Options(2, "citizen", (1, 2)),
    Options(3, "builder", "random"),
    Options(4, "wanderer"),
    Options(4, "citizen"),
)


def moments(options: Options, seed: int) -> Iterator[Match[Kalena]]:
    """A match at each of its decisions and at its end, with a liking for ghosts to get far."""
    return scenes.moments(GAME, options, seed, liked(liking, Random(seed)))


def of(table: Table, viewer: int | None = RED) -> dict[str, object]:
    """The parts of the scene of a situation."""
    return dict(parts(shown(GAME, table.g, viewer)))


# Whole matches ----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MATCHES, ids=str)
def test_whatever_an_option_touches_is_in_the_scene_of_the_asked(options: Options) -> None:
    verbs = verbs_that_touch(GAME, moments(options, 1))
    assert {"explore", "extract", "build", "contact", "sell", "learn", "train"} <= verbs


@pytest.mark.parametrize("options", MATCHES, ids=str)
def test_every_viewer_has_a_scene_at_every_moment(options: Options) -> None:
    for match in moments(options, 8):
        for viewer in (None, *range(options.players)):
            scene = seen(match, viewer)
            here = parts(scene)
            assert {piece.where for piece in scene.pieces} <= here.keys()
            assert {row.where for row in scene.rows if row.where} <= here.keys()


@pytest.mark.parametrize("options", MATCHES, ids=str)
def test_the_scene_counts_what_the_state_counts(options: Options) -> None:
    for match in moments(options, 3):
        g = match.g
        scene = seen(match, 0)
        standing = [piece for piece in scene.pieces if piece.state != "absent"]
        kinds = [piece.kind for piece in standing]
        assert kinds.count("ghost") == sum(g.ghosts)
        assert kinds.count("sensoric") == len(g.players)
        buildings = [piece for piece in standing if piece.id.startswith("building:")]
        assert len(buildings) == sum(kind != EMPTY for kind in g.buildings)
        owners = [g.owners[HEX_ID.index(piece.where)] for piece in buildings]
        assert [piece.owner for piece in buildings] == owners
        marks = [mark for space in scene.boards[0].spaces for mark in space.marks]
        assert [mark.kind for mark in marks].count("exhaustion_token") == sum(g.exhausted)
        markers = [piece for piece in standing if piece.id.startswith("marker:")]
        assert len(markers) == sum(marker != EMPTY for slots in g.slots for marker in slots)
        for player, mat in zip(g.players, scene.mats, strict=True):
            for number, track in enumerate(mat.tracks):
                states = [slot.state for slot in track.slots]
                assert states.count("active") == player.active[number]
                assert states.count("empty") == TRACKS[number].slots - player.tokens[number]


@pytest.mark.parametrize("options", MATCHES, ids=str)
def test_a_scene_is_the_same_whatever_the_others_hold(options: Options) -> None:
    """KAL-INFO: re-dealing the hidden quests changes no byte of what the viewer gets."""
    rng = Random(4)
    redealt = 0
    for match in moments(options, 4):
        for viewer in (None, *range(options.players)):
            redealt += dealt_anew(match, viewer, rng).players != match.g.players
    assert redealt, "nothing was ever hidden: the test says nothing"


def test_hidden_quests_are_backs_without_a_name() -> None:
    table = Table(mode="citizen")
    table.picked(BLUE, 1, 2)
    names = [quest.id.encode() for quest in QUESTS]
    spectator = msgspec.json.encode(GAME.scene(table.match.view(None), None))
    assert not [name for name in names if name in spectator]
    reds = of(table, RED)
    assert {"quests:1:back:0", "quests:1:back:5", "picked:1:back:0", "picked:1:back:1"} <= set(reds)
    assert not {"quests:1:back:6", "picked:1:back:2"} & set(reds)
    back = reds["picked:1:back:0"]
    assert isinstance(back, Card)
    assert (back.face, back.title, back.text, back.up) == ("", "", "", False)


def test_own_quests_have_faces_and_picked_ones_lie_face_down_all_the_same() -> None:
    table = Table()
    table.picked(RED, 1)
    reds = of(table, RED)
    assert {f"quest:{quest.id}" for quest in QUESTS} <= set(reds)
    picked = reds["picked:0"]
    assert isinstance(picked, Row)
    assert [(card.face, card.up) for card in picked.cards] == [("quest_stockpile", False)]


def test_picked_quests_of_all_are_revealed_when_the_match_is_won() -> None:
    table = Table(phase="over")
    table.g.ended_by = "KAL-FIN-2"
    table.picked(BLUE, 1)
    quest = of(table, RED)["quest:quest_stockpile@1"]
    assert isinstance(quest, Card)
    assert (quest.face, quest.up, quest.owner) == ("quest_stockpile", True, BLUE)


@rules("KAL-LOSE-3", "KAL-SEND-8")
@pytest.mark.parametrize("ended_by", ["KAL-LOSE-1", "KAL-LOSE-2"])
def test_after_a_shared_defeat_picked_quests_stay_face_down(ended_by: str) -> None:
    table = Table(phase="over")
    table.g.ended_by = ended_by
    table.picked(RED, 1)
    table.picked(BLUE, 2)
    own, other = of(table, RED)["picked:0"], of(table, RED)["picked:1"]
    assert isinstance(own, Row)
    assert isinstance(other, Row)
    assert [(card.face, card.up) for card in own.cards] == [("quest_stockpile", False)]
    assert [(card.face, card.up) for card in other.cards] == [("", False)]


# Situations -------------------------------------------------------------------------------------


def test_a_hex_shows_terrain_exhaustion_and_what_stands_on_it() -> None:
    table = Table()
    table.building(BLUE, "mill", "n_c")
    table.exhaust("n_e")
    table.ghosts("n_w")
    table.at(YELLOW, "n_w")
    here = of(table)
    mill, ghost, yellow = (here[id] for id in ("building:n_c", "ghost:n_w", "sensoric:3"))
    assert isinstance(mill, Piece)
    assert (mill.kind, mill.where, mill.owner, mill.icon) == ("mill", "n_c", BLUE, "windmill")
    assert isinstance(ghost, Piece)
    assert (ghost.where, ghost.state) == ("n_w", "translucent")
    assert isinstance(yellow, Piece)
    assert (yellow.where, yellow.owner) == ("n_w", YELLOW)
    assert isinstance(here["exhausted:n_e"], Mark)
    lake = here[
        next(id for id, kind in zip(HEX_ID, table.g.land.terrain, strict=True) if kind == 5)
    ]
    assert isinstance(lake, Space)
    assert lake.kind == "lake"


def test_KAL_CONT_1_where_there_is_no_ghost_its_place_is_kept_for_the_refusal() -> None:
    table = Table()
    table.at(RED, "n_c")
    missing = of(table)["ghost:n_c"]
    assert isinstance(missing, Piece)
    assert missing.state == "absent"
    assert table.refused("contact") == "KAL-CONT-1"


def test_KAL_PROD_2_a_building_beside_a_ghost_is_marked() -> None:
    table = Table()
    table.building(BLUE, "mill", "n_c")
    assert "chilled:n_c" not in of(table)
    table.ghosts("n_e")
    assert "chilled:n_c" in of(table)


def test_KAL_VAL_5_valour_tokens_are_stacked_and_turned_at_thirty() -> None:
    table = Table()
    table.valour(33, 3, 3, 0, stack=(3, 1, 0, 2))
    here = of(table)
    tokens = [here[f"valour:{seat}"] for seat in range(4)]
    assert all(isinstance(token, Piece) for token in tokens)
    placed = [(t.where, t.layer, t.state, t.figure) for t in tokens if isinstance(t, Piece)]
    assert placed == [
        ("valour_03", 2, "turned", 33),
        ("valour_03", 1, "", 3),
        ("valour_03", 3, "", 3),
        ("valour_00", 0, "", 0),
    ]


def test_own_storage_has_bare_ids_and_that_of_others_their_seat() -> None:
    table = Table()
    table.give(RED, wood=2)
    table.give(BLUE, wood=1)
    table.knows(BLUE, "trade_roomy_pack")
    here = of(table, RED)
    mine, theirs = here["resource:wood"], here["resource:wood@1"]
    assert isinstance(mine, Counter)
    assert isinstance(theirs, Counter)
    assert (mine.value, mine.of, theirs.value, theirs.of) == (2, 3, 1, 4)
    assert "resource:wood" not in of(table, None)


def test_a_track_shows_active_and_spent_tokens_and_prices() -> None:
    table = Table()
    table.track(RED, "contact", tokens=3, active=1)
    track = of(table)["track:contact"]
    assert isinstance(track, Track)
    assert [slot.state for slot in track.slots] == ["active", "spent", "spent", *["empty"] * 3]
    assert [slot.cost for slot in track.slots] == [None, 2, 2, 3, 4, 5]


def test_KAL_SETUP_14_closed_skill_slots_hold_counter_markers() -> None:
    table = Table(players=2)
    column = MAIN_BOARD.skill_columns[0].id
    assert table.g.slots[0] == (CLOSED, EMPTY, EMPTY, CLOSED)
    table.knows(BLUE, "comm_renown")
    here = of(table)
    owners = {id: p.owner for id, p in here.items() if isinstance(p, Piece) and column in id}
    assert owners == {
        f"marker:{column}:1": None,
        f"marker:{column}:2": BLUE,
        f"marker:{column}:4": None,
    }


def test_the_turn_is_of_the_last_player_in_the_spread_and_then_goes_in_order() -> None:
    for phase, seat in (("spread", YELLOW), ("turns", RED), ("season_end", None), ("over", None)):
        table = Table(phase=phase)  # type: ignore[arg-type]
        table.g.ended_by = "KAL-LOSE-1"
        assert GAME.scene(table.g, None).turn.seat == seat


@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_set_up_the_regions_are_unknown(players: int) -> None:
    g = new(Options(players), Fast(0))
    for viewer in (None, *range(players)):
        here = parts(GAME.scene(g, viewer))
        hexes = [here[id] for id in HEX_ID]
        kinds = [hex.kind for hex in hexes if isinstance(hex, Space)]
        assert (kinds.count("region_tile"), kinds.count("suburb"), kinds.count("city")) == (
            42,
            6,
            1,
        )


@pytest.mark.parametrize("ended_by", ["KAL-FIN-2", "KAL-LOSE-1", "KAL-LOSE-2"])
def test_the_end_is_told_in_both_languages(ended_by: str) -> None:
    table = Table(phase="over")
    table.valour(1, 5, 2, 0)
    table.g.ended_by = ended_by
    (banner,) = GAME.scene(table.g, RED).banners
    for lang in LANGS:
        said = GAME.translator(lang)(banner.words.key, banner.words.args)
        assert (GAME.translator(lang).name("@1") in said) == (ended_by == "KAL-FIN-2")


ICONS_OF_THE_SET = frozenset(
    [
        "candle-light",
        "castle",
        "chest",
        "circular-saw",
        "crown",
        "crown-coin",
        "desert",
        "field",
        "floating-ghost",
        "forest",
        "ghost",
        "log",
        "meeple",
        "mine-wagon",
        "mining",
        "mountains",
        "open-treasure-chest",
        "ore",
        "planks",
        "raft",
        "rolling-dices",
        "round-potion",
        "round-shield",
        "scroll-quill",
        "spectre",
        "tavern-sign",
        "tied-scroll",
        "treasure-map",
        "two-coins",
        "village",
        "war-pick",
        "water-mill",
        "wheat",
        "windmill",
    ]
)
"""Those of the game-icons set that this game uses, checked to be there."""


def test_every_icon_is_one_of_the_set() -> None:
    table = Table()
    table.building(RED, "mine", "nw_nw")
    table.ghosts("n_c")
    table.exhaust("n_e")
    data = msgspec.to_builtins(GAME.scene(table.g, RED))
    assert {icon for icon in icons(data) if icon} <= ICONS_OF_THE_SET
