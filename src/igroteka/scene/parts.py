"""The parts of a scene: frozen structs that encode to JSON, each with its tag and its id."""

from __future__ import annotations

from typing import Literal

import msgspec

# What is not a part: words, figures, shapes -------------------------------------------------


class Plain(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Base of what has no id of its own: it is drawn with the part that holds it."""


class Words(Plain, frozen=True):
    """A Fluent message; string arguments are content ids or seats such as `@2`."""

    key: str
    args: dict[str, int | str | tuple[str, ...]] = {}


Label = str | Words
"""What something is called: a content id, a seat such as `@2`, or a message."""


class Figure(Plain, frozen=True):
    """A number with its icon: "2 wood". `of` speaks of things whose type is open: "3 alike"."""

    value: int
    icon: str = ""
    label: Label = ""
    of: Literal["", "any", "same", "different"] = ""


class Line(Plain, frozen=True):
    """One line of a card or of a recipe: what it costs or asks for, and what it gives."""

    cost: tuple[Figure, ...] = ()
    gain: tuple[Figure, ...] = ()


class Hex(Plain, frozen=True, tag_field="form", tag="hex"):
    """A regular hexagon; `radius` goes from centre to corner."""

    radius: int
    top: Literal["pointy", "flat"] = "pointy"


class Rect(Plain, frozen=True, tag_field="form", tag="rect"):
    """A rectangle around its centre, turned clockwise by `angle` degrees."""

    width: int
    height: int
    angle: int = 0


class Circle(Plain, frozen=True, tag_field="form", tag="circle"):
    """A circle."""

    radius: int


class Polygon(Plain, frozen=True, tag_field="form", tag="polygon"):
    """Any outline; the points are places on the canvas, x and y of the space its label's place."""

    points: tuple[tuple[int, int], ...]


Shape = Hex | Rect | Circle | Polygon


class Slot(Plain, frozen=True):
    """One slot of a track: what filling it costs and gives, and what lies in it."""

    state: Literal["empty", "active", "spent"] = "empty"
    cost: int | None = None
    gain: int | None = None


class Palette(Plain, frozen=True):
    """The colours of a world: paper and ink, a colour and a sign for each kind.

    `inks` gives a colour (`#rrggbb`) to kinds: terrains, pieces, cards, colours of seats. `signs`
    gives each a single character, for screens made of text and for eyes that see no colours.
    """

    paper: str
    ink: str
    accent: str
    inks: dict[str, str] = {}
    signs: dict[str, str] = {}


# Parts --------------------------------------------------------------------------------------


class Part(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="part", omit_defaults=True, gc=False
):
    """Anything on the table that can be pointed at. Options name these ids in `touches`.

    A part opens the page of the almanac that its kind, name or label stands for; `about` names
    another one.
    """

    id: str
    about: str = ""


class Mark(Part, frozen=True, tag="mark"):
    """A small sign that is no piece to be moved: on a space (exhausted, burning), by a player."""

    kind: str
    icon: str = ""
    owner: int | None = None


class Space(Part, frozen=True, tag="space"):
    """A place on a board; `figure` is printed on it. `kind` is a content id, such as a terrain.

    A place with an `owner` is washed in that seat's colour.
    """

    shape: Shape
    x: int
    y: int
    kind: str = ""
    icon: str = ""
    name: Label = ""
    figure: int | None = None
    owner: int | None = None
    tags: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()


class Edge(Part, frozen=True, tag="edge"):
    """Something between two spaces: a border, river, wall, door, road, or an arrow of support."""

    start: str
    end: str
    kind: str
    line: tuple[tuple[int, int], ...] = ()
    directed: bool = False
    owner: int | None = None
    figure: int | None = None
    tags: tuple[str, ...] = ()


class Region(Part, frozen=True, tag="region"):
    """Spaces that belong together, in their order: a tile, a track, a ring, a reach."""

    spaces: tuple[str, ...]
    name: Label = ""
    kind: str = ""
    owner: int | None = None
    tags: tuple[str, ...] = ()


class Board(Part, frozen=True, tag="board"):
    """A canvas with places on it."""

    name: Label
    width: int
    height: int
    spaces: tuple[Space, ...]
    edges: tuple[Edge, ...] = ()
    regions: tuple[Region, ...] = ()


class Piece(Part, frozen=True, tag="piece"):
    """A figure or token standing `where`: on a space, or in the middle of an edge.

    `layer` tells what lies on what. What `reach`es so many units around it has a ring or a pool of
    light there, in the manner of its kind. An `absent` piece is not drawn: it keeps the place to
    which a refusal points ("there is no ghost here").
    """

    kind: str
    where: str
    icon: str = ""
    owner: int | None = None
    state: Literal["", "translucent", "turned", "lying", "absent"] = ""
    facing: int | None = None
    figure: int | None = None
    layer: int = 0
    reach: int | None = None
    tags: tuple[str, ...] = ()
    name: Label = ""


class Card(Part, frozen=True, tag="card"):
    """A card. Without a `face` the viewer knows its back only; `up` is how it lies for all."""

    back: str
    face: str = ""
    title: Label = ""
    text: Label = ""
    icon: str = ""
    figures: tuple[Figure, ...] = ()
    lines: tuple[Line, ...] = ()
    up: bool = True
    tapped: bool = False
    owner: int | None = None
    tags: tuple[str, ...] = ()


class Row(Part, frozen=True, tag="row"):
    """Cards side by side: a hand, a display, what lies on a space (`where`)."""

    label: Label
    cards: tuple[Card, ...]
    where: str = ""


class Pile(Part, frozen=True, tag="pile"):
    """Cards upon each other: how many, and the top one where it may be seen."""

    label: Label
    count: int
    back: str = ""
    top: Card | None = None
    where: str = ""


class Counter(Part, frozen=True, tag="counter"):
    """A number that matters, out of `of` where there is a limit; `lines` say what one is for."""

    label: Label
    value: int
    icon: str = ""
    of: int | None = None
    lines: tuple[Line, ...] = ()


class Track(Part, frozen=True, tag="track"):
    """A row of slots that fill from the left; `gain` is what the full track gives."""

    label: Label
    slots: tuple[Slot, ...]
    icon: str = ""
    gain: Figure | None = None


class Die(Part, frozen=True, tag="die"):
    """A die: its faces are numbers or content ids; `shown` is the index of the face on top.

    Where the last roll is no part of the state, the story tells it: `told` names the kind of the
    fact and the argument of it that is the face.
    """

    label: Label
    faces: tuple[int | str, ...]
    shown: int | None = None
    told: tuple[str, str] | None = None


class Mat(Part, frozen=True, tag="mat"):
    """What lies before a player."""

    seat: int
    counters: tuple[Counter, ...] = ()
    tracks: tuple[Track, ...] = ()
    rows: tuple[Row, ...] = ()
    piles: tuple[Pile, ...] = ()


class Score(Plain, frozen=True):
    """One line of a reckoning: "Strength 4", "the sword +1"; a `hidden` one is seen as a back.

    `rule` is the one by which it counts: its name leads there.
    """

    label: Label
    value: int = 0
    icon: str = ""
    hidden: bool = False
    rule: str = ""


class Side(Part, frozen=True, tag="side"):
    """One side of a matter: who, what counts for it line by line, and the sum of it."""

    name: Label
    owner: int | None = None
    scores: tuple[Score, ...] = ()
    total: int | None = None
    rows: tuple[Row, ...] = ()
    dice: tuple[Die, ...] = ()
    state: Literal["", "ahead", "won", "lost"] = ""


class Panel(Part, frozen=True, tag="panel"):
    """A matter that is being settled apart from the board: a battle, a trade, a vote.

    `sides` stand against each other; `outcome` is the sentence that ends it. A `folded` one shows
    its label and sums until it is opened: what may come of something, and covers no board.
    """

    label: Label
    counters: tuple[Counter, ...] = ()
    rows: tuple[Row, ...] = ()
    dice: tuple[Die, ...] = ()
    sides: tuple[Side, ...] = ()
    outcome: Words | None = None
    folded: bool = False


class Banner(Part, frozen=True, tag="banner"):
    """A sentence over the table: who won, that all is lost."""

    words: Words
    tone: Literal["calm", "good", "bad", "grave"] = "calm"


class Seat(Part, frozen=True, tag="seat"):
    """A player: called `@seat`, with a colour of the palette that is never the only sign.

    `marks` say how the player stands with others, their owners: at war, allied.
    """

    seat: int
    colour: str
    marks: tuple[Mark, ...] = ()


class Turn(Plain, frozen=True):
    """Whose turn it is (None between turns and at the end), the order, and what time it is."""

    seat: int | None = None
    order: tuple[int, ...] = ()
    phase: Label = ""
    clock: tuple[Label, ...] = ()


AnyPart = (
    Mark
    | Space
    | Edge
    | Region
    | Board
    | Piece
    | Card
    | Row
    | Pile
    | Counter
    | Track
    | Die
    | Mat
    | Side
    | Panel
    | Banner
    | Seat
)


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A table as one viewer sees it (None: a spectator). Mats stand in the order of the seats."""

    game: str
    viewer: int | None
    palette: Palette
    seats: tuple[Seat, ...]
    turn: Turn
    boards: tuple[Board, ...] = ()
    pieces: tuple[Piece, ...] = ()
    rows: tuple[Row, ...] = ()
    piles: tuple[Pile, ...] = ()
    supply: tuple[Counter, ...] = ()
    dice: tuple[Die, ...] = ()
    mats: tuple[Mat, ...] = ()
    panels: tuple[Panel, ...] = ()
    banners: tuple[Banner, ...] = ()
