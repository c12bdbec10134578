"""The scene: the vocabulary in which a game describes its table to a screen. Knows no game.

A game turns the state that one viewer may see into a `Scene`; a screen draws it, and lights the
parts that an option `touches`. Every part has an id, unique in the scene and the same as long as
the thing itself lasts, so a screen can animate what moved between two scenes. Nothing here is in
a language: a `Label` is a content id of the game's names, a seat (`@2`), or a Fluent message.
Nor is anything drawn here: a scene names kinds, and the game's `art` says how they look.

How the games say their tables:

- *Kalena*: a board of pointy hexes whose `kind` is the terrain; ghosts are translucent pieces,
  exhaustion is a mark; tiles are regions. The main board is a second board whose spaces are
  card cells, track spaces and marker slots, with rows of cards lying `where` the cells are. A
  mat for each player carries action tracks, storage counters and quest cards or their backs.
- *Talisman*: one board of rectangles, three nested rings as three regions; the bridge and the
  gate are edges of kind `bridge` and `gate`, the Storm River an edge with a `line`. Cards on a
  space are a `Row` with `where` = the space, drawn tilted; a follower or an object is a card in
  a row of the hero's mat. A battle is a `Panel` of two sides: what counts for each line by
  line, the foe's cards in a row, the dice with what they show, the sums and the outcome. The
  hero himself is a card in the mat.
- *Candelabria*: territories are polygons with inner dotted edges, the wax pools regions; a
  flame is a mark, a castle a piece, a cursed region carries the tag `cursed`. Hands are rows
  of cards or backs, cards played face down a row with `up=False` until they are turned. A
  battle is a `Panel` whose sides hold the tactics; what is secret is a hidden score.
- *Relicvium*: provinces are polygons with an `owner`, waters polygons of another kind; an order
  of support is a directed edge of kind `support` with its owner and its strength as `figure`,
  swept aside by the art; a token stands on the edge of a border; a creature is a piece at a
  circle space (the junction) that `reach`es so far, what it reaches a region of those spaces.
- *Cadwallon*: rooms are polygons or rectangles; a wall, a door or a window is an edge between
  two rooms with its `line`, an open or locked door differs in its tags; floors and catacombs are
  boards of their own, side by side; a guard's pool of light is the `reach` of the piece.
"""

from igroteka.scene.almanac import Almanac, Chapter, Drawing, Page
from igroteka.scene.changes import Change
from igroteka.scene.consequences import Chance, Consequence
from igroteka.scene.index import DuplicateId, parts
from igroteka.scene.look import Look
from igroteka.scene.parts import (
    AnyPart,
    Banner,
    Board,
    Card,
    Circle,
    Counter,
    Die,
    Edge,
    Figure,
    Hex,
    Label,
    Line,
    Mark,
    Mat,
    Palette,
    Panel,
    Part,
    Piece,
    Pile,
    Polygon,
    Rect,
    Region,
    Row,
    Scene,
    Score,
    Seat,
    Shape,
    Side,
    Slot,
    Space,
    Track,
    Turn,
    Words,
)

__all__ = [
    "Almanac",
    "AnyPart",
    "Banner",
    "Board",
    "Card",
    "Chance",
    "Change",
    "Chapter",
    "Circle",
    "Consequence",
    "Counter",
    "Die",
    "Drawing",
    "DuplicateId",
    "Edge",
    "Figure",
    "Hex",
    "Label",
    "Line",
    "Look",
    "Mark",
    "Mat",
    "Page",
    "Palette",
    "Panel",
    "Part",
    "Piece",
    "Pile",
    "Polygon",
    "Rect",
    "Region",
    "Row",
    "Scene",
    "Score",
    "Seat",
    "Shape",
    "Side",
    "Slot",
    "Space",
    "Track",
    "Turn",
    "Words",
    "parts",
]
