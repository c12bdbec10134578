"""What changed between two scenes makes the new one out of the old one, and is little."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game, game_names
from igroteka.scene import Board, Circle, Counter, Mat, Palette, Piece, Scene, Seat, Space, Turn
from igroteka.server.tables.deltas import Differences
from tests.server.tables.kit import as_sent, patched

ANSWERS = 40


def sent(scene: Scene) -> dict[str, Any]:
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(scene))
    return whole


def told(old: Scene, new: Scene) -> dict[str, Any]:
    delta: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode(Differences().between(old, new))
    )
    return delta


@pytest.mark.parametrize("name", game_names())
def test_a_change_leads_to_the_new_scene_in_every_game(name: str) -> None:
    game, rng = find_game(name), Random(8)
    match: Match[Any] = Match.new(game, game.configure({"players": 3}), Fast.seeded(8))
    scenes = {viewer: game.scene(match.view(viewer), viewer) for viewer in (None, 0, 1)}
    whole = changes = 0
    for _ in range(ANSWERS):
        question = rng.choice(match.asks)
        match.answer(question.seat, rng.choice(list(question.options)))
        for viewer, before in scenes.items():
            now = scenes[viewer] = game.scene(match.view(viewer), viewer)
            delta = told(before, now)
            assert as_sent(patched(sent(before), delta)) == sent(now)
            whole += len(msgspec.json.encode(now))
            changes += len(msgspec.json.encode(delta))
    assert changes < whole / 10


# What a change tells --------------------------------------------------------------------------


def space(id: str, **how: Any) -> Space:
    return Space(id=id, shape=Circle(5), x=0, y=0, **how)


def scene(
    spaces: tuple[Space, ...] = (space("a"), space("b"), space("c")),
    pieces: tuple[Piece, ...] = (),
    gold: int = 1,
) -> Scene:
    return Scene(
        game="cairns",
        viewer=0,
        palette=Palette("#fff", "#000", "#f00"),
        seats=(Seat(id="seat:0", seat=0, colour="red"),),
        turn=Turn(0),
        boards=(Board(id="land", name="land", width=9, height=9, spaces=spaces),),
        pieces=pieces,
        mats=(Mat(id="mat:0", seat=0, counters=(Counter(id="gold", label="gold", value=gold),)),),
    )


def piece(id: str) -> Piece:
    return Piece(id=id, kind="man", where="a")


def test_nothing_changed_is_nothing_told() -> None:
    assert told(scene(), scene()) == {}


def test_a_change_reaches_into_boards_and_mats() -> None:
    spaces = (space("a"), space("b", owner=0), space("c"))
    assert told(scene(), scene(spaces, gold=2)) == {
        "inside": {
            "boards": {"land": {"inside": {"spaces": {"b": {"fields": {"owner": 0}}}}}},
            "mats": {"mat:0": {"inside": {"counters": {"gold": {"fields": {"value": 2}}}}}},
        }
    }


def test_what_is_as_it_mostly_is_again_is_told() -> None:
    spaces = (space("a"), space("b", owner=0), space("c"))
    inside = told(scene(spaces), scene())["inside"]["boards"]["land"]["inside"]
    assert inside == {"spaces": {"b": {"fields": {"owner": None}}}}


@pytest.mark.parametrize(
    ("before", "after", "delta"),
    [
        ("ab", "a", {"gone": ["b"]}),
        ("ab", "abc", {"changed": ["c"]}),
        ("ab", "cadb", {"changed": ["c", "d"], "put": [["c", ""], ["d", "a"]]}),
        ("abc", "xb", {"changed": ["x"], "gone": ["a", "c"], "put": [["x", ""]]}),
        ("abc", "cab", {"order": ["c", "a", "b"]}),
    ],
)
def test_parts_come_go_and_change_places(before: str, after: str, delta: dict[str, Any]) -> None:
    old, new = (scene(pieces=tuple(map(piece, ids))) for ids in (before, after))
    found = told(old, new)
    assert as_sent(patched(sent(old), found)) == sent(new)
    ids = {
        kind: [it["id"] for it in lists["pieces"]]
        for kind, lists in found.items()
        if kind == "changed"
    }
    others = {kind: lists["pieces"] for kind, lists in found.items() if kind != "changed"}
    assert {**others, **ids} == delta


def test_what_viewers_share_is_compared_once() -> None:
    old, new = scene(), scene((space("a", owner=0), space("b"), space("c")))
    one, other = (
        tuple(msgspec.structs.replace(it, viewer=viewer) for it in (old, new)) for viewer in (1, 2)
    )
    differences = Differences()
    first, second = differences.between(*one), differences.between(*other)
    assert first.inside["boards"] is second.inside["boards"]
