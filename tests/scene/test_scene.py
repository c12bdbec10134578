"""The vocabulary itself: it travels as JSON, ids are unique, and it can say other tables too."""

from __future__ import annotations

import msgspec
import pytest

from igroteka import scene as s

PALETTE = s.Palette("#ffffff", "#000000", "#888888", {"red": "#cc0000"}, {"guard": "G"})
WOUND = s.Card(
    id="wolf", back="adventure", face="wolf", title="wolf", figures=(s.Figure(2, "fire"),)
)
PROVINCE = s.Polygon(((0, 0), (10, 0), (10, 10)))

EVERYTHING = s.Scene(
    game="any",
    viewer=0,
    palette=PALETTE,
    seats=(s.Seat(id="seat:0", seat=0, colour="red"),),
    turn=s.Turn(0, (0,), s.Words("label-phase"), (s.Words("label-round", {"round": 2}),)),
    boards=(
        s.Board(
            id="city",
            name="city",
            width=100,
            height=100,
            spaces=(
                s.Space(
                    id="room",
                    shape=s.Rect(10, 20, 45),
                    x=1,
                    y=2,
                    marks=(s.Mark(id="fire:room", kind="fire"),),
                ),
                s.Space(id="hall", shape=s.Circle(5), x=3, y=4, figure=7),
                s.Space(id="moor", shape=PROVINCE, x=5, y=5, tags=("cursed",)),
                s.Space(id="glade", shape=s.Hex(9, "flat"), x=6, y=6),
            ),
            edges=(
                s.Edge(id="door", start="room", end="hall", kind="door", line=((0, 0), (1, 1))),
                s.Edge(
                    id="arrow", start="moor", end="hall", kind="support", directed=True, figure=2
                ),
            ),
            regions=(s.Region(id="reach", spaces=("room", "hall"), owner=0),),
        ),
    ),
    pieces=(s.Piece(id="guard", kind="guard", where="room", owner=0, state="turned", facing=90),),
    rows=(s.Row(id="lying", label="adventure", cards=(WOUND,), where="moor"),),
    piles=(
        s.Pile(id="deck", label="adventure", count=9, back="adventure"),
        s.Pile(id="used", label="adventure", count=1, top=s.Card(id="bear", back="adventure")),
    ),
    supply=(
        s.Counter(id="coins", label="coins", value=3, of=9, lines=(s.Line((s.Figure(1),), ()),)),
    ),
    dice=(s.Die(id="die", label="die", faces=(1, 2, "skull"), shown=2),),
    mats=(
        s.Mat(
            id="mat:0",
            seat=0,
            counters=(s.Counter(id="life", label="life", value=4),),
            tracks=(s.Track(id="track", label="track", slots=(s.Slot("active"), s.Slot(cost=3))),),
            rows=(s.Row(id="hand", label="hand", cards=()),),
            piles=(s.Pile(id="own", label="own", count=0),),
        ),
    ),
    panels=(
        s.Panel(id="battle", label="battle", dice=(s.Die(id="foe", label="die", faces=(1, 2)),)),
    ),
    banners=(s.Banner(id="won", words=s.Words("label-won", {"who": "@0"}), tone="good"),),
)


def test_every_part_survives_the_wire() -> None:
    encoded = msgspec.json.encode(EVERYTHING)
    assert msgspec.json.decode(encoded, type=s.Scene) == EVERYTHING


def test_every_part_names_its_kind_on_the_wire() -> None:
    """A client tells parts apart by their tag, wherever it meets them."""
    for part in s.parts(EVERYTHING).values():
        assert msgspec.to_builtins(part)["part"] == type(part).__name__.lower()


def test_parts_finds_what_is_nested_at_any_depth() -> None:
    found = s.parts(EVERYTHING)
    assert {"fire:room", "door", "reach", "wolf", "bear", "life", "track", "foe"} <= set(found)
    assert found["wolf"] == WOUND
    assert len(found) == 26


def test_two_parts_with_one_id_are_an_error_that_names_both() -> None:
    doubled = msgspec.structs.replace(
        EVERYTHING, dice=(s.Die(id="guard", label="die", faces=(1, 2)),)
    )
    with pytest.raises(s.DuplicateId, match="'guard': a Piece and a Die"):
        s.parts(doubled)


def test_a_scene_has_a_schema_for_clients() -> None:
    schema = msgspec.json.schema(s.Scene)
    assert {"Board", "Card", "Piece", "Mat"} <= set(schema["$defs"])


def test_nothing_in_a_scene_can_be_changed() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        EVERYTHING.game = "other"  # type: ignore[misc]
