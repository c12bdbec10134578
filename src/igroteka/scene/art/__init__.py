"""The art of a game: drawings, and which of them each kind of thing is drawn with. Knows no game.

A game that brings no `art/` is drawn plainly. What is in it:

- `art.yaml`, an `Art`: the drawings by kind;
- `*.svg`: the drawings, each a `<symbol>` named by its id, and `<defs>` that they share;
- `style.css`: the colours of the drawings, palette and type, by day and by night;
- `icons.svg`: icons that the scene names and the common set lacks;
- `*.woff2`: faces that the style names.

Everything is checked when it is read, so that a browser can be given it as it is.
"""

from igroteka.scene.art.load import load_art, load_cover
from igroteka.scene.art.manifest import (
    Along,
    Art,
    BoardArt,
    CoverArt,
    DeckArt,
    EdgeArt,
    Layer,
    NamesArt,
    Outline,
    PieceArt,
    Placed,
    RegionArt,
    SpaceArt,
)
from igroteka.scene.art.safe import BadArt

__all__ = [
    "Along",
    "Art",
    "BadArt",
    "BoardArt",
    "CoverArt",
    "DeckArt",
    "EdgeArt",
    "Layer",
    "NamesArt",
    "Outline",
    "PieceArt",
    "Placed",
    "RegionArt",
    "SpaceArt",
    "load_art",
    "load_cover",
]
