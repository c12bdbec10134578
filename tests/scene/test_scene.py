"""The vocabulary itself: it travels as JSON, ids are unique, and it can say other tables too."""

from __future__ import annotations

import msgspec
import pytest

from igroteka.scene import (
    Banner,
    Board,
    Card,
    Circle,
    Counter,
    Die,
    DuplicateId,
    Edge,
    Figure,
    Hex,
    Line,
    Mark,
    Mat,
    Palette,
    Panel,
    Piece,
    Pile,
    Polygon,
    Rect,
    Region,
    Row,
    Scene,
    Seat,
    Slot,
    Space,
    Track,
    Turn,
    Words,
    parts,
)

PALETTE = Palette("#ffffff", "#000000", "#888888", {"red": "#cc0000"}, {"guard": "G"})
WOUND = Card(id="wolf", back="adventure", face="wolf", title="wolf", figures=(Figure(2, "fire"),))
PROVINCE = Polygon(((0, 0), (10, 0), (10, 10)))

EVERYTHING = Scene(
    game="any",
    viewer=0,
    palette=PALETTE,
    seats=(Seat(id="seat:0", seat=0, colour="red"),),
    turn=Turn(0, (0,), Words("label-phase"), (Words("label-round", {"round": 2}),)),
    boards=(
        Board(
            id="city",
            name="city",
            width=100,
            height=100,
            spaces=(
                Space(
                    id="room",
                    shape=Rect(10, 20, 45),
                    x=1,
                    y=2,
                    marks=(Mark(id="fire:room", kind="fire"),),
                ),
                Space(id="hall", shape=Circle(5), x=3, y=4, figure=7),
                Space(id="moor", shape=PROVINCE, x=5, y=5, tags=("cursed",)),
                Space(id="glade", shape=Hex(9, "flat"), x=6, y=6),
            ),
            edges=(
                Edge(id="door", start="room", end="hall", kind="door", line=((0, 0), (1, 1))),
                Edge(id="arrow", start="moor", end="hall", kind="support", directed=True, figure=2),
            ),
            regions=(Region(id="reach", spaces=("room", "hall"), owner=0),),
        ),
    ),
    pieces=(Piece(id="guard", kind="guard", where="room", owner=0, state="turned", facing=90),),
    rows=(Row(id="lying", label="adventure", cards=(WOUND,), where="moor"),),
    piles=(
        Pile(id="deck", label="adventure", count=9, back="adventure"),
        Pile(id="used", label="adventure", count=1, top=Card(id="bear", back="adventure")),
    ),
    supply=(Counter(id="coins", label="coins", value=3, of=9, lines=(Line((Figure(1),), ()),)),),
    dice=(Die(id="die", label="die", faces=(1, 2, "skull"), shown=2),),
    mats=(
        Mat(
            id="mat:0",
            seat=0,
            counters=(Counter(id="life", label="life", value=4),),
            tracks=(Track(id="track", label="track", slots=(Slot("active"), Slot(cost=3))),),
            rows=(Row(id="hand", label="hand", cards=()),),
            piles=(Pile(id="own", label="own", count=0),),
        ),
    ),
    panels=(Panel(id="battle", label="battle", dice=(Die(id="foe", label="die", faces=(1, 2)),)),),
    banners=(Banner(id="won", words=Words("label-won", {"who": "@0"}), tone="good"),),
)


def test_every_part_survives_the_wire() -> None:
    encoded = msgspec.json.encode(EVERYTHING)
    assert msgspec.json.decode(encoded, type=Scene) == EVERYTHING


def test_every_part_names_its_kind_on_the_wire() -> None:
    """A client tells parts apart by their tag, wherever it meets them."""
    for part in parts(EVERYTHING).values():
        assert msgspec.to_builtins(part)["part"] == type(part).__name__.lower()


def test_parts_finds_what_is_nested_at_any_depth() -> None:
    found = parts(EVERYTHING)
    assert {"fire:room", "door", "reach", "wolf", "bear", "life", "track", "foe"} <= set(found)
    assert found["wolf"] == WOUND
    assert len(found) == 26


def test_two_parts_with_one_id_are_an_error_that_names_both() -> None:
    doubled = msgspec.structs.replace(
        EVERYTHING, dice=(Die(id="guard", label="die", faces=(1, 2)),)
    )
    with pytest.raises(DuplicateId, match="'guard': a Piece and a Die"):
        parts(doubled)


def test_a_scene_has_a_schema_for_clients() -> None:
    schema = msgspec.json.schema(Scene)
    assert {"Board", "Card", "Piece", "Mat"} <= set(schema["$defs"])


def test_nothing_in_a_scene_can_be_changed() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        EVERYTHING.game = "other"  # type: ignore[misc]
