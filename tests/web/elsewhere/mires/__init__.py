"""Mires: a tiny game of another package, with art of its own, that the client has never heard of.

Two wanderers walk over an atlas and put down torches by the way. It shows what a scene can say and
what `art/` can draw: provinces with names on scrolls, hatched water, borders with arrows, a seal
with its reach; and beside it a cellar of rooms, walls, doors and pools of light.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from igroteka.kernel.actions import Action, Actions
from igroteka.kernel.chance import Chance
from igroteka.kernel.content import Text
from igroteka.kernel.flow import WHO, Flow, Option, Question, one_of
from igroteka.kernel.game import Game, Options, Result
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import State
from igroteka.scene import (
    Board,
    Card,
    Circle,
    Counter,
    Edge,
    Mat,
    Palette,
    Piece,
    Polygon,
    Rect,
    Region,
    Row,
    Scene,
    Seat,
    Space,
    Turn,
    Words,
)

HEATH, FEN, HOLD, LAKE = PLACES = ("heath", "fen", "hold", "lake")
BORDERS = {HEATH: (FEN, LAKE), FEN: (HEATH, HOLD), HOLD: (FEN, LAKE), LAKE: (HEATH, HOLD)}
TURNS = 6
TORCHES = 2

WALK = {
    place: Option(f"walk:{place}", "walk", place, {"place": place}, (place,)) for place in PLACES
}
DROP = {
    seat: [
        Option(f"drop:{seat}:{n}", "drop", n, touches=(f"torch:{seat}:{n}",))
        for n in range(TORCHES)
    ]
    for seat in range(2)
}


class Table(Options, frozen=True, forbid_unknown_fields=True):
    players: int = 2


@dataclass
class Mires(State):
    at: list[str]
    torches: list[list[int]]
    turn: int

    def copy(self) -> Mires:
        torches = [own[:] for own in self.torches]
        return Mires(self.chance.copy(), MUTE, self.at[:], torches, self.turn)


def new(options: Table, chance: Chance) -> Mires:
    torches = [[*range(TORCHES)] for _ in range(options.players)]
    return Mires(chance, MUTE, [HEATH, HOLD], torches, 0)


def step(g: Mires) -> Flow[None] | None:
    return walk(g) if g.turn < TURNS else None


def walk(g: Mires) -> Flow[None]:
    """MIR-WALK-1: to a neighbouring province, and never into the water."""
    seat = g.turn % 2

    def forbids(option: Option) -> str | None:
        if option.value == LAKE:
            return "MIR-WALK-2"
        return None if option.value in BORDERS[g.at[seat]] else "MIR-WALK-3"

    def ask() -> Question:
        return one_of(seat, "walk", "MIR-WALK-1", list(WALK.values()), forbids, always=True)

    answer = yield from BESIDE.beside(g, seat, ask)
    g.at[seat] = answer.value
    g.tell("walked", "MIR-WALK-1", who=WHO[seat], place=answer.value)
    g.turn += 1


def drop(g: Mires, seat: int, option: Option) -> Flow[None]:
    """MIR-TORCH-1: beside the walk."""
    g.torches[seat].remove(option.value)
    g.tell("dropped", "MIR-TORCH-1", who=WHO[seat])
    return
    yield


BESIDE: Actions[Mires, int] = Actions(
    Action(
        "drop",
        lambda _g, _seat: None,
        lambda g, seat: [DROP[seat][n] for n in g.torches[seat]],
        lambda _g, _seat, _option: None,
        drop,
    )
)


def result(g: Mires) -> Result:
    """MIR-END-1: whoever came through shares the victory."""
    return Result((1, 1), ((0, 1),), "MIR-END-1")


# The scene ------------------------------------------------------------------------------------

PALETTE = Palette(
    paper="#1d1a14",
    ink="#efe3c4",
    accent="#d8a23c",
    inks={
        HEATH: "#b7a05a",
        FEN: "#6f8a58",
        HOLD: "#a5765a",
        LAKE: "#5b8aa0",
        "room": "#4a5568",
        "guard": "#ffcf6b",
        "ochre": "#c4452f",
        "azure": "#2f6fb5",
    },
)
_OUTLINES = {
    HEATH: ((20, 20), (250, 30), (270, 160), (235, 262), (120, 270), (30, 230)),
    FEN: ((250, 30), (480, 20), (475, 240), (370, 268), (235, 262), (270, 160)),
    HOLD: ((235, 262), (370, 268), (475, 240), (470, 470), (250, 480), (220, 370)),
    LAKE: ((30, 230), (120, 270), (235, 262), (220, 370), (250, 480), (20, 470)),
}
_MIDDLES = {HEATH: (140, 130), FEN: (370, 130), HOLD: (360, 370), LAKE: (125, 380)}


def _atlas(g: Mires) -> Board:
    owners = {place: seat for seat, place in enumerate(g.at)}
    spaces = [
        Space(
            id=place,
            shape=Polygon(_OUTLINES[place]),
            x=_MIDDLES[place][0],
            y=_MIDDLES[place][1],
            kind=place,
            name=place,
            owner=owners.get(place),
            tags=("water",) if place == LAKE else ("province",),
        )
        for place in PLACES
    ]
    seal = Space(id="junction", shape=Circle(22), x=235, y=262, kind="junction")
    arrows = [
        Edge(
            id=f"arrow:{seat}",
            start=place,
            end=BORDERS[place][0],
            kind="support",
            directed=True,
            owner=seat,
        )
        for seat, place in enumerate(g.at)
    ]
    border = Edge(id="border", start=HEATH, end=FEN, kind="border", line=((250, 30), (270, 160)))
    return Board(
        id="atlas",
        name=Words("label-atlas"),
        width=500,
        height=500,
        spaces=(*spaces, seal),
        edges=(border, *arrows),
    )


def _cellar() -> Board:
    rooms = [
        Space(id=f"room:{n}", shape=Rect(120, 120), x=80 + 130 * n, y=90, kind="room")
        for n in range(3)
    ]
    walls = [
        Edge(
            id=f"wall:{n}",
            start=f"room:{n}",
            end=f"room:{n + 1}",
            kind="wall",
            line=((145 + 130 * n, 30), (145 + 130 * n, 150)),
            tags=("open",) if n else ("shut",),
        )
        for n in range(2)
    ]
    lit = Region(id="lit", spaces=("room:1", "room:2"), kind="lit")
    return Board(
        id="cellar",
        name=Words("label-cellar"),
        width=420,
        height=180,
        spaces=tuple(rooms),
        edges=tuple(walls),
        regions=(lit,),
    )


def scene(g: Mires, viewer: int | None) -> Scene:
    wanderers = [
        Piece(id=f"wanderer:{seat}", kind="wanderer", where=place, owner=seat)
        for seat, place in enumerate(g.at)
    ]
    others = [
        Piece(id="beast", kind="beast", where="junction", reach=90),
        Piece(id="token", kind="token", where="border", figure=2),
        Piece(id="guard", kind="guard", where="room:1", reach=85),
    ]
    mats = [
        Mat(
            id=f"mat:{seat}",
            seat=seat,
            counters=(Counter(id=f"light:{seat}", label="torch", value=len(own), icon="sigil"),),
            rows=(
                Row(
                    id=f"torches:{seat}",
                    label="torch",
                    cards=tuple(
                        Card(
                            id=f"torch:{seat}:{n}",
                            back="torch",
                            face="torch",
                            title="torch",
                            icon="sigil",
                        )
                        for n in own
                    ),
                ),
            ),
        )
        for seat, own in enumerate(g.torches)
    ]
    return Scene(
        game="mires",
        viewer=viewer,
        palette=PALETTE,
        seats=tuple(
            Seat(id=f"seat:{n}", seat=n, colour=colour) for n, colour in enumerate(GAME.colours)
        ),
        turn=Turn(g.turn % 2, (0, 1)),
        boards=(_atlas(g), _cellar()),
        pieces=(*wanderers, *others),
        mats=tuple(mats),
    )


NAMES = {
    HEATH: Text("Пустошь", "The Heath"),
    FEN: Text("Топь", "The Fen"),
    HOLD: Text("Острог", "The Hold"),
    LAKE: Text("Озеро", "The Lake"),
    "junction": Text("Перепутье", "Junction"),
    "support": Text("Поддержка", "Support"),
    "border": Text("Граница", "Border"),
    "room": Text("Подвал", "Cellar room"),
    "wall": Text("Стена", "Wall"),
    "wanderer": Text("Странник", "Wanderer"),
    "beast": Text("Зверь", "Beast"),
    "token": Text("Жетон", "Token"),
    "guard": Text("Сторож", "Watchman"),
    "torch": Text("Факел", "Torch"),
    "ochre": Text("Охра", "Ochre"),
    "azure": Text("Лазурь", "Azure"),
}


GAME: Game[Mires] = Game(
    id="mires",
    rules_version="1",
    folder=Path(__file__).parent,
    names=NAMES,
    colours=("ochre", "azure"),
    options=Table,
    variants=({"players": 2},),
    state=Mires,
    parts=(),
    new=new,
    step=step,
    zones=lambda _g: [],
    result=result,
    census=lambda _g: {},
    scene=scene,
    evaluate=lambda _g, _seat: 0.0,
    guide=lambda _g, question: [1.0] * len(question.options),
    longest=60,
)
