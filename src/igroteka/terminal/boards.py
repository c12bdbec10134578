"""Boards: hexes as a picture with a legend, anything else as lists of what stands where."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from igroteka.scene import Board, Piece, Scene, Space
from igroteka.terminal.hexes import LIT, HexPicture, is_hex_board
from igroteka.terminal.signs import NOBODY, Signs, readable_on
from igroteka.terminal.words import say

Standing = Mapping[str, list[Piece]]

LONG = 12
"""A track longer than this, or of places with names, shows only where something stands."""
SIDE = 24
"""Columns that a legend needs to stand beside a picture; with less room it goes below."""


def standing(scene: Scene) -> dict[str, list[Piece]]:
    """What stands on each space, the lowest piece first. Absent pieces do not stand anywhere."""
    by_space: dict[str, list[Piece]] = {}
    for piece in sorted(scene.pieces, key=lambda piece: piece.layer):
        if piece.state != "absent":
            by_space.setdefault(piece.where, []).append(piece)
    return by_space


def board(
    board: Board, pieces: Standing, signs: Signs, lit: Collection[str], width: int
) -> RenderableType:
    """One board in `width` columns."""
    if not is_hex_board(board):
        return _listed(board, pieces, signs, lit)
    picture = HexPicture(board, pieces, signs, lit, width)
    legend = list(_legend(board, pieces, signs, lit))
    beside = width - picture.width - 3
    if beside < SIDE:
        indent = max(0, (width - picture.width) // 2)
        return Group(Padding(picture, (0, 0, 0, indent)), Columns(legend, padding=(0, 2)))
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_column(width=picture.width, no_wrap=True)
    both.add_column(width=beside)
    title = Text(signs.words("table-legend"), style="bold")
    both.add_row(picture, Group(Text(), title, *legend))
    return both


# The legend ---------------------------------------------------------------------------------


def _legend(board: Board, pieces: Standing, signs: Signs, lit: Collection[str]) -> Iterator[Text]:
    """The signs that the picture shows: land, marks, pieces, players."""
    kinds: dict[str, None] = {}
    for space in board.spaces:
        kinds |= dict.fromkeys([space.kind])
    for space in board.spaces:
        kinds |= dict.fromkeys(mark.kind for mark in space.marks)
        kinds |= dict.fromkeys(piece.kind for piece in pieces.get(space.id, ()))
    for kind in kinds:
        if signs.kind(kind):
            yield _entry(signs, kind)
    for seat, letter in signs.letters.items():
        yield Text.assemble((f" {letter} ", signs.chip(seat)), " ", signs.words.name(f"@{seat}"))
    if any(space.id in lit for space in board.spaces):
        yield Text.assemble((f" {LIT} ", "bold"), " ", signs.words("table-lit"))


def _entry(signs: Signs, kind: str) -> Text:
    ink = signs.palette.inks.get(kind)
    style = Style(color=readable_on(ink), bgcolor=ink) if ink else Style(bold=True)
    return Text.assemble((f" {signs.kind(kind)} ", style), " ", signs.words.name(kind))


# Lists --------------------------------------------------------------------------------------


def _listed(board: Board, pieces: Standing, signs: Signs, lit: Collection[str]) -> RenderableType:
    """Regions as lines of their spaces, side by side; then places on which something stands."""
    spaces = {space.id: space for space in board.spaces}
    lines = []
    told: set[str] = set()
    for region in board.regions:
        told.update(region.spaces)
        line = _line([spaces[id] for id in region.spaces], pieces, signs, lit)
        lines.append(Text.assemble((say(signs.words, region.name), "dim"), "  ", line))
    places = Table.grid(padding=(0, 2, 0, 0))
    for space in board.spaces:
        if space.id not in told and (space.id in pieces or space.marks or space.id in lit):
            places.add_row(_name(space, signs, lit), _told(space, pieces, signs))
    listed: list[RenderableType] = []
    if lines:
        listed.append(Columns(lines, padding=(0, 3)))
    if places.row_count:
        listed.append(places)
    return Group(*listed)


def _line(spaces: list[Space], pieces: Standing, signs: Signs, lit: Collection[str]) -> Text:
    shown = spaces
    if len(spaces) > LONG or any(space.name for space in spaces):
        shown = [space for space in spaces if space.id in pieces or space.id in lit]
    if not shown:
        return Text(NOBODY, style="dim")
    return Text("  ").join(_cell(space, pieces, signs, lit) for space in shown)


def _cell(space: Space, pieces: Standing, signs: Signs, lit: Collection[str]) -> Text:
    """A space of a track: its name or the figure printed on it, and who is there."""
    text = Text(LIT if space.id in lit else "", style="bold")
    if space.name:
        text.append(f"{say(signs.words, space.name)} ", style="not bold")
    text.append("" if space.figure is None else str(space.figure), style="not bold")
    here = [signs.piece(thing) for thing in (*space.marks, *pieces.get(space.id, ()))]
    return text.append_text(Text().join(here) if here else Text(NOBODY, style="dim"))


def _name(space: Space, signs: Signs, lit: Collection[str]) -> Text:
    name = say(signs.words, space.name) or space.id
    text = Text(f"{LIT} {name}" if space.id in lit else name, style="bold")
    if space.kind:
        text.append(f" ({signs.words.name(space.kind)})", style="not bold")
    return text


def _told(space: Space, pieces: Standing, signs: Signs) -> Text:
    """Pieces of a place by name, each with its sign."""
    things = [*space.marks, *pieces.get(space.id, ())]
    told = [
        Text.assemble(signs.piece(thing), " ", signs.words.name(thing.kind)) for thing in things
    ]
    return Text(", ").join(told)
