"""The scene: two boards, what stands on them, mats, a fight; nothing hidden is shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.content import DISTRICT
from igroteka.games.cadwallon.rules.options import WHOLE
from igroteka.games.cadwallon.rules.state import Cadwallon
from igroteka.games.cadwallon.scene.look import ICONS
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.scene import Scene, parts
from igroteka.scene.art.load import load_art
from igroteka.testing import scenes
from igroteka.testing.explained import SHARE, measure
from igroteka.testing.scenes import icons, verbs_that_touch
from tests.games.cadwallon.table import A, B, Table


def seen(table: Table, viewer: int | None = A) -> Scene:
    return scenes.seen(table.match, viewer)


def moments(options: dict[str, Any], seed: int) -> Iterator[Match[Cadwallon]]:
    """A match by guidance, stopped at a sample of its questions."""
    rng = Random(seed)
    match = Match.new(GAME, GAME.configure(options), Fast.seeded(seed))
    while match.ask is not None:
        if rng.random() < 0.2:
            yield match
        ask = match.ask
        match.answer(ask.seat, rng.choices(ask.options, GAME.guide(match.g, ask))[0])


@pytest.mark.parametrize("adventure", ["sealed_stair", "dukes_ransom", "king_of_ashes", "fire"])
def test_whatever_an_option_touches_lies_on_the_table(adventure: str) -> None:
    options = {"players": 4, "adventure": adventure, **WHOLE}
    verbs = verbs_that_touch(GAME, moments(options, 1))
    assert {"activate", "step", "deploy", "card", "pick"} <= verbs


def test_the_table_explains_itself() -> None:
    tables: list[dict[str, Any]] = [
        {"players": 4},
        {"players": 3, "adventure": "barons_ransom"},
        {"players": 2, "adventure": "sealed_stair", **WHOLE},
        {"players": 4, "adventure": "festival_of_ashes", **WHOLE},
    ]
    found = measure(GAME, tables, 1)
    assert found.plausible.total() > 1000
    assert found.share >= SHARE, found.report()


def test_both_boards_with_their_spaces_and_borders() -> None:
    table = Table(whole=True)
    district, catacombs = seen(table).boards
    assert (len(district.spaces), len(catacombs.spaces)) == (73, 8)
    kinds = {edge.kind for edge in district.edges}
    assert kinds == {"street", "door", "window", "inner_door", "pentagram", "wall"}
    assert len(district.regions) == 4
    assert all(edge.directed for edge in catacombs.edges)
    assert len(seen(Table()).boards) == 1


def test_figures_chests_and_tokens_lie_where_they_are() -> None:
    table = Table(whole=True)
    table.at("iris", "bakery").wounds = 1
    table.chest("stable", "ruby")
    table.token("chapel", "trap")
    table.found("smithy", "staircase")
    pieces = {piece.id: piece for piece in seen(table).pieces}
    assert pieces["figure:iris"].where == "bakery"
    assert (pieces["figure:iris"].state, pieces["figure:iris"].owner) == ("lying", A)
    assert pieces["figure:kornak_reinforced"].where == "guardroom"
    assert pieces["figure:cyclops"].where == "lair"
    assert pieces["chest:stable"].kind == "ruby"
    assert pieces["token:smithy"].kind == "staircase"
    assert pieces["covered:chapel"].kind == "exploration_token"
    waiting = [card.id for row in seen(table).mats[A].rows for card in row.cards]
    assert "figure:leona" in waiting  # not yet on the board


def test_hands_and_purses_of_others_are_backs() -> None:
    table = Table(whole=True)
    table.hand(A, "run", "run", "dodge")
    table.plot(A, "tunnel_rat")
    own, other = seen(table, A).mats[A], seen(table, B).mats[A]
    assert [card.face for card in own.rows[0].cards] == ["run", "dodge"]
    assert [card.face for card in other.rows[0].cards] == ["", "", ""]
    assert next(counter.id for counter in own.counters) == "ducats:0"
    assert "ducats:0" not in [counter.id for counter in other.counters]
    data = msgspec.json.encode(seen(table, B))
    assert b"tunnel_rat" not in data
    assert b"arcana:run" not in data


def test_a_fight_is_shown_with_dice_and_cards() -> None:
    table = Table(whole=True)
    table.stand(leona="cross_11", nyx="h1_2")
    table.hand(B, "powerful_blow")
    table.player(B).experience = 1
    table.walk("leona")
    table.do("attack:h1_2")
    table.do("card:powerful_blow", luck=(3, 4, 5, 2))
    [panel] = seen(table, B).panels
    attacker, defender = panel.sides
    assert [die.shown for die in defender.dice] == [4, 1]
    assert [die.id for die in defender.dice] == ["die:0", "die:1"]
    assert {die.faces for die in (*attacker.dice, *defender.dice)} == {(1, 2, 3, 4, 5, 6)}
    assert (attacker.total, defender.total) == (4, 6)
    assert [card.face for row in defender.rows for card in row.cards] == ["powerful_blow"]


def test_portcullises_and_fire_are_marks() -> None:
    table = Table()
    table.alarm("exit_n1")
    table.g.burnt[0] = 1
    board = seen(table).boards[0]
    marks = {mark.id for space in board.spaces for mark in space.marks}
    assert {"portcullis:exit_n1", "burnt:apothecary", "pentagram:cross_41"} <= marks


def test_ids_are_unique_and_icons_known() -> None:
    for match in moments({"players": 3, "adventure": "dukes_ransom", **WHOLE}, 5):
        scene = GAME.scene(match.view(0), 0)
        assert len(parts(scene)) > 80
        assert set(icons(msgspec.to_builtins(scene))) <= {*ICONS.values(), ""}


def test_the_end_is_told_by_a_banner() -> None:
    table = Table(phase="sales")
    table.g.ended_by = "CAD-ROUND-3"
    table.ducats(9, 4)
    assert table.match.over
    [banner] = seen(table).banners
    assert banner.words.args == {"winners": ("@0",), "amount": 9}


def test_pieces_of_the_dead_are_gone() -> None:
    table = Table(whole=True)
    table.who("iris").at = -3
    ids = [piece.id for piece in seen(table).pieces]
    assert "figure:iris" not in ids


def test_the_art_draws_all_that_stands_on_the_boards() -> None:
    art, _files = load_art(GAME.folder)
    drawn = {*art.pieces, *art.spaces, *art.edges, *art.marks}
    for match in moments({"players": 4, "adventure": "king_of_ashes", **WHOLE}, 3):
        scene = GAME.scene(match.view(0), 0)
        spaces = [space for board in scene.boards for space in board.spaces]
        kinds = {piece.kind for piece in scene.pieces} | {space.kind for space in spaces}
        kinds |= {edge.kind for board in scene.boards for edge in board.edges}
        kinds |= {mark.kind for space in spaces for mark in space.marks}
        assert kinds <= drawn


def test_cards_of_a_kind_are_counted_and_a_single_one_is_not() -> None:
    table = Table()
    table.hand(A, "parry", "parry", "run")
    rows = seen(table, A).mats[A].rows
    hand = {card.id: card for row in rows for card in row.cards}
    assert [figure.value for figure in hand["arcana:parry"].figures] == [2]
    assert hand["arcana:run"].figures == ()


def test_the_great_houses_have_their_pages() -> None:
    assert GAME.almanac is not None
    pages = {page.id for page in GAME.almanac(GAME.rulebook()).pages}
    assert {house.id for house in DISTRICT.buildings} <= pages
