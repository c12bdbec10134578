"""The scene of Relicvium: complete at every moment, and true to the state."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from random import Random

import pytest

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.content import AREAS
from igroteka.games.relicvium.rules.land import AREA, AREA_ID
from igroteka.games.relicvium.rules.options import VARIANTS
from igroteka.games.relicvium.rules.state import NONE, Relicvium
from igroteka.kernel.match import Match
from igroteka.scene import (
    AnyPart,
    Card,
    Edge,
    Panel,
    Piece,
    Polygon,
    Region,
    Scene,
    Space,
    Words,
    parts,
)
from igroteka.scene.art import load_art
from igroteka.testing import scenes
from igroteka.testing.battery import guided
from igroteka.testing.scenes import verbs_that_touch
from tests.games.relicvium.table import L, N, O, Table

TABLES = (VARIANTS[5], VARIANTS[7], VARIANTS[15])


def moments(table: dict[str, object], seed: int) -> Iterator[Match[Relicvium]]:
    """A match at each of its decisions and at its end."""
    return scenes.moments(GAME, GAME.configure(table), seed, guided(GAME, Random(seed)))


def seen(t: Table) -> Scene:
    return scenes.seen(t.match, None)


def part(t: Table, id: str) -> AnyPart:
    return parts(seen(t))[id]


# Whole matches ----------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whatever_an_option_touches_is_on_the_table(table: dict[str, object]) -> None:
    verbs = verbs_that_touch(GAME, moments(table, 1))
    assert {"march", "recruit", "build", "summon", "at", "melee"} <= verbs


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_piece_stands_somewhere_and_every_figure_is_shown(table: dict[str, object]) -> None:
    for match in moments(table, 2):
        scene = GAME.scene(match.view(None), None)
        here = parts(scene)
        assert {piece.where for piece in scene.pieces} <= here.keys()
        units = [p for p in scene.pieces if p.kind in ("warrior", "defender", "mage", "warlord")]
        on_board = sum(area != NONE for player in match.g.players for area in player.at)
        assert len(units) == on_board
        castles = [p for p in scene.pieces if p.kind.startswith("castle_")]
        assert len(castles) == sum(match.g.castle)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_words_of_a_scene_can_be_said(table: dict[str, object]) -> None:
    for lang in ("ru", "en"):
        say = GAME.translator(lang)
        for match in list(moments(table, 3))[::7]:
            scene = GAME.scene(match.view(0), 0)
            for panel in scene.panels:
                assert panel.label.args is not None
                say(panel.label.key, panel.label.args)
                for side in panel.sides:
                    for score in side.scores:
                        assert say(score.label.key, score.label.args)
                if panel.outcome is not None:
                    say(panel.outcome.key, panel.outcome.args)
            for banner in scene.banners:
                say(banner.words.key, banner.words.args)


# Parts ------------------------------------------------------------------------------------------


def test_provinces_realms_and_closed_lands() -> None:
    t = Table(N, O, bare=False)
    t.act(N, "plain")
    area = part(t, "sky_peak")
    assert isinstance(area, Space)
    assert (area.kind, area.owner) == ("mountain", None)
    home = part(t, "deer_meadows")
    assert isinstance(home, Space)
    assert home.owner == 0
    closed = part(t, "fiery_maw")
    assert isinstance(closed, Space)
    assert "closed" in closed.tags
    realm = part(t, "realm:0")
    assert isinstance(realm, Region)
    assert set(realm.spaces) == {"deer_meadows", "mossy_crags", "mother_grove"}
    assert realm.owner == 0


def test_tokens_are_arrows_over_borders_and_gone_from_the_mat() -> None:
    t = Table()
    t.army(N, "windy_steppe", "WM")
    t.army(O, "relic_wood", "D")
    t.melee(N, 2, "windy_steppe", "relic_wood")
    t.ranged(N, 1, "windy_steppe", "relic_wood")
    t.act(N, "plain")
    arrow = part(t, "alliance_of_nature:melee_2")
    assert isinstance(arrow, Edge)
    assert (arrow.kind, arrow.start, arrow.end) == ("melee", "windy_steppe", "relic_wood")
    assert (arrow.directed, arrow.owner, arrow.figure) == (True, 1, 2)
    support = part(t, "alliance_of_nature:ranged_1")
    assert isinstance(support, Edge)
    assert (support.kind, support.figure) == ("ranged", 1)
    left = part(t, "alliance_of_nature:melee_1")
    assert isinstance(left, Card)
    assert left.owner == 1


def test_a_creature_is_a_seal_with_its_reach() -> None:
    t = Table()
    t.army(N, "windy_steppe", "W")
    t.creature(N, "cornibus", "dusk_thicket", "stone_sentinel", "windy_steppe")
    t.act(N, "plain")
    seal = part(t, "cornibus")
    assert isinstance(seal, Piece)
    assert seal.where == "j36"
    reach = part(t, "reach:cornibus")
    assert isinstance(reach, Region)
    assert set(reach.spaces) == {"dusk_thicket", "stone_sentinel", "windy_steppe"}


def test_junctions_show_while_a_creature_seeks_its_place() -> None:
    t = Table()
    t.army(N, "windy_steppe", "W")
    t.act(N, "forest")
    assert "j36" not in parts(seen(t))
    t.do("summon:lignum")
    assert len([s for s in seen(t).boards[0].spaces if s.kind == "junction"]) == 48


def test_a_planned_attack_shows_what_it_would_lead_to() -> None:
    t = Table()
    t.army(N, "windy_steppe", "WW")
    t.army(O, "relic_wood", "D")
    t.melee(N, 1, "windy_steppe", "relic_wood")
    t.act(N, "plain")
    panel = part(t, "planned:1:relic_wood")
    assert isinstance(panel, Panel)
    assert [side.total for side in panel.sides] == [5, 2]
    assert [(s.label, s.value) for s in panel.sides[0].scores] == [
        (Words("label-term-REL-CALC-1", {"what": "warrior"}), 4),
        (Words("label-term-REL-CALC-4", {"what": "melee_1"}), 1),
    ]
    # Each leads to the rule by which it counts.
    assert [score.rule for score in panel.sides[0].scores] == ["REL-CALC-1", "REL-CALC-4"]


def seen_by(t: Table, faction: int) -> Scene:
    seat = t.seat(faction)
    return scenes.seen(t.match, seat)


def test_before_a_token_is_laid_the_table_adds_up_what_it_would_lead_to() -> None:
    t = Table()
    t.armies(N, windy_steppe="WW", honey_vale="D")
    t.army(O, "relic_wood", "DM")
    t.melee(N, 2, "honey_vale", "relic_wood")
    t.act(N, "plain")
    assert "melee:windy_steppe>relic_wood" in t.options("melee")
    (panel,) = [panel for panel in seen_by(t, N).panels if panel.id == "possible"]
    (side,) = panel.sides
    assert (side.name, side.owner) == (
        Words("label-strike", {"start": "windy_steppe", "end": "relic_wood"}),
        t.seat(O),
    )
    unit, token = "label-term-REL-CALC-1", "label-term-REL-CALC-4"
    assert [(score.label, score.value) for score in side.scores] == [
        (Words(unit, {"what": "defender"}), 1),
        (Words(unit, {"what": "warrior"}), 4),
        (Words(token, {"what": "melee_2"}), 2),
        (Words(token, {"what": "melee_1"}), 1),
        (Words(unit, {"what": "defender"}), -2),
        (Words(unit, {"what": "mage"}), -1),
    ]
    assert side.total == 5
    assert panel.outcome == Words("label-possible-ahead")
    assert panel.folded
    assert "possible" not in parts(seen(t)), "who looks on plans nothing"
    assert "possible" not in parts(seen_by(t, O)), "whoever has no plain before him neither"


def test_under_assault_a_possible_attack_need_not_be_ahead() -> None:
    t = Table(events=True, round=2)
    t.events(war="8")
    t.army(N, "windy_steppe", "W")
    t.army(O, "relic_wood", "W")
    t.act(N, "plain")
    (panel,) = seen_by(t, N).panels
    assert panel.outcome == Words("label-possible-assault")


def test_nothing_is_possible_where_no_foreign_area_is_near() -> None:
    t = Table()
    t.army(N, "mother_grove", "W")
    t.act(N, "plain")
    assert seen_by(t, N).panels == ()


def test_a_battle_panel_adds_up_term_by_term() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "WW")
    t.army(O, "relic_wood", "WWM")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.do("attack:relic_wood")
    before = part(t, "battle:relic_wood")
    assert isinstance(before, Panel)
    assert [card.id for card in before.sides[0].rows[0].cards] == ["fighter:warrior:windy_steppe"]
    assert [side.total for side in before.sides] == [4, 3], "as it would be with everybody"
    t.do("muster:warrior:windy_steppe")
    fewer = part(t, "battle:relic_wood")
    assert isinstance(fewer, Panel)
    assert [side.total for side in fewer.sides] == [2, 3], "as it would be with those picked so far"
    t.do("all")
    panel = part(t, "battle:relic_wood")
    assert isinstance(panel, Panel)
    for side in panel.sides:
        assert side.total == sum(score.value for score in side.scores)
    assert [side.state for side in panel.sides] == ["won", "lost"]
    assert panel.outcome is not None


def test_supporters_turn_and_the_spent_lie() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "WM")
    t.ranged(N, 1, "windy_steppe", "relic_wood", "M")
    t.g.spent[AREA["windy_steppe"]] = 1
    t.army(O, "relic_wood", "D")
    t.army(L, "oath_field", "W")
    t.melee(L, 0, "oath_field", "relic_wood")
    states = {p.kind: p.state for p in seen(t).pieces if p.where == "windy_steppe"}
    assert states == {"warrior": "lying", "mage": "turned"}


def test_skills_leave_their_marks() -> None:
    t = Table()
    t.army(N, "windy_steppe", "W")
    t.player(N).hedged = AREA["windy_steppe"]
    t.player(L).decayed = AREA["windy_steppe"]
    t.g.blocked = 0
    t.act(N, "plain")
    space = part(t, "windy_steppe")
    assert isinstance(space, Space)
    assert [mark.kind for mark in space.marks] == ["arborus", "mortum"]
    assert [e.kind for e in seen(t).boards[0].edges].count("blocked") == 1


def test_the_track_shows_what_is_open_used_and_current() -> None:
    t = Table(phase="diplomacy", bare=False)
    t.do("decline")
    rows = {row.id: row for mat in seen(t).mats for row in mat.rows}
    cards = rows["mat:0:track"].cards
    assert [card.up for card in cards] == [True] * 3 + [False] * 6
    assert [card.tapped for card in cards][:3] == [True, False, False]
    assert ["current" in card.tags for card in cards][:3] == [False, True, False]


def test_the_end_is_announced() -> None:
    t = Table(phase="attacks", round=9)
    t.army(N, "sky_peak", "W")
    assert t.match.over
    assert [banner.tone for banner in seen(t).banners] == ["good"]
    t = Table(phase="attacks", round=9)
    assert t.match.over
    assert [banner.tone for banner in seen(t).banners] == ["grave"]
    assert len(AREA_ID) == 37


# How it looks -------------------------------------------------------------------------------------


def test_neighbours_share_the_line_that_a_pen_drew_between_them() -> None:
    """Every side of a border is gone once in each direction, or lies at the edge of the map."""
    board = seen(Table(bare=False)).boards[0]
    outlines = [space.shape.points for space in board.spaces if isinstance(space.shape, Polygon)]
    sides = [
        side for points in outlines for side in zip(points, (*points[1:], points[0]), strict=True)
    ]
    inner = [side for side in sides if side[::-1] in sides]
    assert len(set(sides)) == len(sides)
    assert len(inner) > 0.8 * len(sides)
    drawn = {tuple(point) for side in inner for point in side}
    lines = [edge.line for edge in board.edges if edge.kind == "border"]
    assert all(point in drawn for line in lines for point in line)


def test_a_held_province_bears_the_colour_of_its_holder() -> None:
    t = Table(N, O, bare=False)
    owners = {space.id: space.owner for space in seen(t).boards[0].spaces}
    assert owners["mother_grove"] == t.seat(N)
    assert owners["golden_fields"] == t.seat(O)
    assert owners["sky_peak"] is None
    assert owners["fiery_maw"] is None, "closed, and nobody's"


def test_who_is_at_war_and_who_is_allied_is_seen_at_a_glance() -> None:
    t = Table(diplomacy="on")
    t.relation(N, O, "war")
    t.relation(N, L, "alliance")
    marks = {seat.seat: seat.marks for seat in seen(t).seats}
    assert [(mark.kind, mark.owner) for mark in marks[t.seat(N)]] == [
        ("war", t.seat(O)),
        ("alliance", t.seat(L)),
    ]
    assert [mark.kind for mark in marks[t.seat(O)]] == ["war"]


def test_what_is_planned_lies_folded_and_what_is_fought_is_open() -> None:
    t = Table()
    t.army(N, "windy_steppe", "WW")
    t.army(O, "relic_wood", "D")
    t.melee(N, 1, "windy_steppe", "relic_wood")
    t.act(N, "plain")
    assert [panel.folded for panel in seen(t).panels] == [True]
    assert not [id for id in parts(seen(t)) if id.startswith("contested:")]
    fought = Table(phase="attacks")
    fought.army(N, "windy_steppe", "WW")
    fought.army(O, "relic_wood", "D")
    fought.melee(N, 1, "windy_steppe", "relic_wood")
    fought.do("attack:relic_wood")
    assert [panel.folded for panel in seen(fought).panels] == [False]
    shown = part(fought, "contested:relic_wood")
    assert isinstance(shown, Region)
    assert shown.spaces == ("relic_wood",), "the map shows what is fought for"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everything_on_the_atlas_has_a_drawing_and_a_name(table: dict[str, object]) -> None:
    art, _ = load_art(GAME.folder)
    for match in list(moments(table, 4))[::9]:
        scene = GAME.scene(match.view(None), None)
        board = scene.boards[0]
        assert {space.kind for space in board.spaces} <= art.spaces.keys()
        assert {edge.kind for edge in board.edges} <= art.edges.keys()
        assert {piece.kind for piece in scene.pieces} <= art.pieces.keys()
        marks = {mark.kind for space in board.spaces for mark in space.marks}
        assert marks <= art.marks.keys()
        cards = [one for one in parts(scene).values() if isinstance(one, Card)]
        assert {card.back for card in cards} <= art.decks.keys()
        shown = [*board.edges, *scene.pieces]
        assert {one.kind for one in shown} | {card.back for card in cards} | marks <= set(
            GAME.names
        )


def test_the_plans_of_others_stay_in_sight_while_a_battle_is_fought() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "WW")
    t.army(O, "relic_wood", "D")
    t.army(L, "skull_field", "W")
    t.army(O, "oath_field", "D")
    t.melee(N, 1, "windy_steppe", "relic_wood")
    t.melee(L, 1, "skull_field", "oath_field")
    t.do("attack:relic_wood")
    assert [panel.id for panel in seen(t).panels] == [
        "battle:relic_wood",
        f"planned:{t.seat(L)}:oath_field",
    ]


def test_REL_SUP_5_who_supports_elsewhere_is_no_garrison() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "WW")
    t.armies(O, relic_wood="DMM", oath_field="D")
    t.ranged(O, 2, "relic_wood", "oath_field", "M")
    t.melee(N, 1, "windy_steppe", "relic_wood")
    t.do("attack:relic_wood")
    panel = part(t, "battle:relic_wood")
    assert isinstance(panel, Panel)
    garrison = panel.sides[1].rows[0].cards
    assert {card.face: card.figures[0].value for card in garrison} == {"defender": 1, "mage": 1}


def test_a_step_of_the_pen_is_short_and_strays_little() -> None:
    """Every stroke of an outline is about as long as a hand draws, and lies beside its side."""
    for area, space in zip(AREAS, seen(Table(bare=False)).boards[0].spaces, strict=False):
        assert isinstance(space.shape, Polygon)
        points = space.shape.points
        assert set(area.polygon) <= set(points), "the corners stay"
        for one, two in zip(points, (*points[1:], points[0]), strict=True):
            assert dist(one, two) < 45
