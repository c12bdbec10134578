"""What `art.yaml` says: how each kind of thing in a scene is drawn.

A drawing is called by the id of its `<symbol>`; several of a kind are `forest.1`, `forest.2` and
so on, and `forest` means all of them: which one a part gets follows from its own id.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Drawn(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Base of what the manifest is made of: a misspelt field is an error."""


class Outline(Drawn, frozen=True):
    """The outline of a space drawn once more, so far inside it, in a class of the style."""

    style: str
    inset: float = 0.0


class SpaceArt(Drawn, frozen=True):
    """A kind of space: its ground is the outline, its drawing lies on it around the middle.

    Drawings are made for a space that reaches 60 units from its middle, and scaled to others.
    `glint` is a drawing on a layer that glimmers. `cut` cuts the drawing to the outline, `frame`
    lies over it. `corner` is how far corners are rounded off.
    """

    draw: str = ""
    glint: str = ""
    cut: bool = False
    frame: tuple[Outline, ...] = ()
    inset: float = 1.2
    corner: int = 9
    named: bool = True


class PieceArt(Drawn, frozen=True):
    """A kind of piece: where on a space it stands, and the reach of the space it is made for.

    On other spaces it is scaled, up to `most`. Pieces on each other are lifted by `rise` a layer.
    """

    draw: str
    stand: Literal["middle", "front", "air"] = "front"
    fits: int = 60
    most: float = 1.2
    rise: int = 0


class RegionArt(Drawn, frozen=True):
    """A kind of region: as an `area` its spaces are washed over, instead of lined around.

    `rim` repeats its border in several classes, one over another, each cut to the region: wide
    strokes become soft bands inside it.
    """

    area: bool = False
    rim: tuple[str, ...] = ()


class Along(Drawn, frozen=True):
    """A drawing repeated along an edge every so many units, aside of it by turns.

    It is turned with the edge, unless it stands `upright`.
    """

    draw: str
    every: int
    aside: tuple[int, ...] = (0,)
    upright: bool = False


class EdgeArt(Drawn, frozen=True):
    """A kind of edge: its line in several strokes, one over another, and what is built on it.

    `under` draws it beneath the land. `bend` sweeps a straight line aside by that share of its
    length. `middle` lies in the middle and `tip` at the end of a directed one, turned with the
    line: drawn as if the line came from the left.
    """

    strokes: tuple[str, ...] = ()
    corner: int = 0
    bend: float = 0.0
    under: bool = False
    middle: str = ""
    along: Along | None = None
    tip: str = ""


class DeckArt(Drawn, frozen=True):
    """The cards with a certain back: a colour (`#rrggbb`, or a kind with an ink) and an ornament.

    The ornament is one of the client's, or a drawing in a box of 100 by 120.
    """

    tone: str
    pattern: str


class Layer(Drawn, frozen=True):
    """A drawing under a board, as large as its canvas or as what its spaces cover, and a margin.

    It is stretched by nothing: percentages in it are those of that size.
    """

    draw: str
    around: Literal["canvas", "spaces"] = "canvas"
    margin: int = 0


class BoardArt(Drawn, frozen=True):
    """What lies under a board, and how many veils drift over it."""

    layers: tuple[Layer, ...] = ()
    veils: int = 0


class Placed(Drawn, frozen=True):
    """A drawing on the cover: where its middle lies, how large it is, in whose colour.

    `figure` and `tags` are those of the part for which it would be drawn on a table.
    """

    draw: str
    x: float = 0.0
    y: float = 0.0
    size: float = 1.0
    flipped: bool = False
    tint: str = ""
    figure: int | None = None
    tags: tuple[str, ...] = ()


class CoverArt(Drawn, frozen=True):
    """The picture on the box, 320 wide and 180 high: drawings from the back to the front.

    A single one of several of a kind is called by its number: `forest.2`.
    """

    layers: tuple[Placed, ...]
    light: Literal["day", "night"] = "night"


class NamesArt(Drawn, frozen=True):
    """Whether the names of places are written on the land, and on which drawing."""

    shown: bool = False
    scroll: str = ""


class Art(Drawn, frozen=True):
    """The art of a game, by kind: spaces and edges also by tag, boards by id, decks by back.

    The last fields are not written by hand: the addresses of the files, and the game's own icons.
    """

    names: NamesArt = NamesArt()
    boards: dict[str, BoardArt] = {}
    spaces: dict[str, SpaceArt] = {}
    pieces: dict[str, PieceArt] = {}
    marks: dict[str, str] = {}
    edges: dict[str, EdgeArt] = {}
    regions: dict[str, RegionArt] = {}
    decks: dict[str, DeckArt] = {}
    cover: CoverArt | None = None
    style: str = ""
    drawings: tuple[str, ...] = ()
    icons: str = ""
    icon_names: tuple[str, ...] = ()


def drawings_of(art: Art) -> list[str]:
    """Every drawing that the manifest asks for."""
    found = [art.names.scroll, *art.marks.values()]
    found += [layer.draw for board in art.boards.values() for layer in board.layers]
    for space in art.spaces.values():
        found += [space.draw, space.glint]
    found += [piece.draw for piece in art.pieces.values()]
    for edge in art.edges.values():
        found += [edge.middle, edge.tip, edge.along.draw if edge.along else ""]
    found += [deck.pattern for deck in art.decks.values() if deck.pattern not in ORNAMENTS]
    if art.cover is not None:
        found += [layer.draw for layer in art.cover.layers]
    return [name for name in found if name]


ORNAMENTS = frozenset({"waves", "rays", "wisps", "leaves", "knots", "scales"})
"""The ornaments of card backs that the client draws by itself."""
