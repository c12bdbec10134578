"""What differs between two scenes of the same viewer."""

from __future__ import annotations

from typing import Any

from igroteka.scene import (
    Board,
    Card,
    Circle,
    Counter,
    Figure,
    Mark,
    Mat,
    Palette,
    Piece,
    Row,
    Scene,
    Seat,
    Slot,
    Space,
    Track,
    Turn,
)
from igroteka.scene.changes import Change, changes


def table(
    gold: int = 2,
    ready: int = 1,
    at: str = "a",
    cards: tuple[Card, ...] = (),
    marks: tuple[Mark, ...] = (),
    turn: int = 0,
    **more: Any,
) -> Scene:
    track = Track(id="track", label="walk", slots=(Slot("active"),) * ready)
    mat = Mat(
        id="mat:0",
        seat=0,
        counters=(Counter(id="gold", label="gold", value=gold),),
        tracks=(track,),
        rows=(Row(id="hand", label="hand", cards=cards),),
    )
    spaces = tuple(
        Space(id=id, shape=Circle(9), x=0, y=0, name=id, marks=marks if id == "a" else ())
        for id in "ab"
    )
    pieces = (Piece(id="knight", kind="knight", where=at, owner=0),) if at else ()
    return Scene(
        game="toy",
        viewer=0,
        palette=Palette(paper="#000000", ink="#ffffff", accent="#ff0000"),
        seats=(Seat(id="seat:0", seat=0, colour="red"),),
        turn=Turn(turn),
        boards=(Board(id="board", name="board", width=9, height=9, spaces=spaces),),
        pieces=pieces,
        mats=(mat,),
        **more,
    )


def found(after: Scene, before: Scene | None = None) -> list[Change]:
    return list(changes(before or table(), after).values())


def test_nothing_differs_from_itself() -> None:
    assert found(table()) == []


def test_figures_of_mats_change_by_so_many() -> None:
    assert found(table(gold=5)) == [Change("counter", "gold", "gold", 0, 3)]
    assert found(table(ready=0)) == [Change("track", "track", "walk", 0, -1)]


def test_pieces_move_come_and_go() -> None:
    assert found(table(at="b")) == [Change("piece", "knight", "knight", 0, 0, "a", "b")]
    assert found(table(at="")) == [Change("piece", "knight", "knight", 0, 0, "a", "")]
    assert found(table(), table(at="")) == [Change("piece", "knight", "knight", 0, 0, "", "a")]


def test_cards_come_by_what_they_are_and_backs_by_their_number() -> None:
    sword = Card(id="card:1", back="object", face="sword", title="sword", figures=(Figure(2),))
    back = Card(id="hand:back:0", back="spell")
    assert found(table(cards=(sword, back))) == [
        Change("card", "sword", "sword", 0, 2),
        Change("cards", "spell", "spell", 0, 1),
    ]


def test_marks_and_the_turn() -> None:
    burning = Mark(id="burning:a", kind="burning")
    assert found(table(marks=(burning,))) == [
        Change("mark", "burning:a", "burning", None, 0, "", "a")
    ]
    assert found(table(turn=1)) == [Change("turn", "seat:0", owner=0)]
