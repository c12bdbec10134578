"""A board of pointy hexes as a picture of characters.

Every hex is two lines of text between zigzag borders which neighbouring rows share: blocks of
colour where the terminal has colours, drawn lines where it has none.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from operator import itemgetter

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from igroteka.scene import Board, Hex, Mark, Piece, Space
from igroteka.terminal.signs import Signs, readable_on, shaded

HEIGHT = 3
"""Lines from one row to the next: a border and two lines of text."""
NARROWEST, WIDEST = 8, 10
SHADES = (1.0, 0.9, 1.1)
"""Neighbours of the same terrain differ a little, or a forest would be one blot."""
LIT = "›"


@dataclass(frozen=True, slots=True)
class Placed:
    """A hex in the grid: rows of hexes, columns of half hexes."""

    space: Space
    row: int
    column: int

    @property
    def shade(self) -> float:
        """One of three, never that of a neighbour."""
        return SHADES[((self.column - self.row) // 2 - self.row) % 3]


def is_hex_board(board: Board) -> bool:
    """Whether the board can be drawn as hexes."""
    return bool(board.spaces) and all(
        isinstance(space.shape, Hex) and space.shape.top == "pointy" for space in board.spaces
    )


def grid(board: Board) -> list[Placed]:
    """The hexes by row and column, from where they lie on the canvas."""
    left = min(space.x for space in board.spaces)
    top = min(space.y for space in board.spaces)
    placed = []
    for space in board.spaces:
        assert isinstance(space.shape, Hex)
        radius = space.shape.radius
        row = round((space.y - top) / (1.5 * radius))
        placed.append(Placed(space, row, round((space.x - left) / (sqrt(3) / 2 * radius))))
    return placed


class HexPicture:
    """The picture, `width` columns wide at most; spaces with `lit` ids are pointed at."""

    def __init__(
        self,
        board: Board,
        pieces: Mapping[str, list[Piece]],
        signs: Signs,
        lit: Collection[str],
        width: int,
    ) -> None:
        self.hexes = grid(board)
        self.pieces = pieces
        self.signs = signs
        self.lit = lit
        halves = max(hex.column for hex in self.hexes) + 2
        across = min(WIDEST, max(NARROWEST, (width - 1) // halves * 2))
        self.half = across // 2
        self.rows = max(hex.row for hex in self.hexes) + 1
        self.width = halves * self.half + 1

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        coloured = console.color_system is not None and not console.no_color
        canvas = _Canvas(self.width, self.rows * HEIGHT + 1)
        if coloured:
            self._paint(canvas)
        else:
            self._outline(canvas)
        for hex in self.hexes:
            self._write(canvas, hex, coloured)
        yield from canvas.lines()

    # Geometry ------------------------------------------------------------------------------

    def _left(self, hex: Placed) -> int:
        return hex.column * self.half

    def _cover(self) -> dict[tuple[int, int], Placed]:
        """The hex of each row at each column of characters."""
        return {
            (hex.row, x): hex
            for hex in self.hexes
            for x in range(self._left(hex), self._left(hex) + 2 * self.half)
        }

    def _borders(self) -> Iterator[tuple[int, int, float, Placed | None, Placed | None]]:
        """Each cell of the zigzags: x, y, how low the border runs there, hexes above and below."""
        cover = self._cover()
        parity = {hex.row: hex.column % 2 for hex in self.hexes}
        for row in range(self.rows + 1):
            odd = parity[row] if row in parity else 1 - parity[row - 1]
            for x in range(self.width):
                above, below = cover.get((row - 1, x)), cover.get((row, x))
                if above or below:
                    inside = (x - odd * self.half) % (2 * self.half) + 0.5
                    yield x, row * HEIGHT, abs(inside / self.half - 1), above, below

    # Drawing -------------------------------------------------------------------------------

    def _ground(self, hex: Placed | None) -> str | None:
        ink = hex and self.signs.palette.inks.get(hex.space.kind)
        return shaded(ink, hex.shade) if hex and ink else None

    def _paint(self, canvas: _Canvas) -> None:
        for x, y, low, above, below in self._borders():
            upper = self._ground(above if low > 1 / 3 else below)
            lower = self._ground(above if low > 2 / 3 else below)
            canvas.blocks(x, y, upper, lower)
        for hex in self.hexes:
            ground = self._ground(hex)
            edge = Style(color=shaded(ground, 0.6), bgcolor=ground) if ground else Style()
            for y in range(hex.row * HEIGHT + 1, (hex.row + 1) * HEIGHT):
                canvas.put(self._left(hex), y, "▏", edge)
                for x in range(1, 2 * self.half):
                    canvas.put(self._left(hex) + x, y, " ", Style(bgcolor=ground))

    def _outline(self, canvas: _Canvas) -> None:
        for x, y, low, _, _ in self._borders():
            canvas.put(x, y, "'-._"[(low > 0.25) + (low > 0.5) + (low > 0.8)], Style())
        for hex in self.hexes:
            for y in range(hex.row * HEIGHT + 1, (hex.row + 1) * HEIGHT):
                canvas.put(self._left(hex), y, "|", Style())
                canvas.put(self._left(hex) + 2 * self.half, y, "|", Style())

    def _write(self, canvas: _Canvas, hex: Placed, coloured: bool) -> None:
        left, top = self._left(hex) + 1, hex.row * HEIGHT + 1
        room = 2 * self.half - 1
        ground = self._ground(hex) if coloured else None
        ink = self.signs.palette.inks.get(hex.space.kind)
        base = Style(color=readable_on(ink), bgcolor=ground) if ink and ground else Style()
        canvas.text(left, top, self._title(hex.space, room), base)
        here = self._standing(hex.space, room)
        canvas.text(left + (room - here.cell_len) // 2, top + 1, here, base)

    def _title(self, space: Space, room: int) -> Text:
        lit = space.id in self.lit
        text = Text(self.signs.kind(space.kind) or " ")
        text.append(LIT if lit else " ")
        text.append(space.id, style=Style(bold=lit))
        text.truncate(room, overflow="ellipsis")
        return text

    def _standing(self, space: Space, room: int) -> Text:
        """Marks, then pieces, apart from each other if there is room."""
        things: list[Mark | Piece] = [*space.marks, *self.pieces.get(space.id, [])]
        shown = [self.signs.piece(thing) for thing in things]
        text = Text(" ").join(shown)
        if text.cell_len > room:
            text = Text().join(shown)
        text.truncate(room, overflow="ellipsis")
        return text


class _Canvas:
    """Characters with their styles, by place."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", Style()) for _ in range(width)] for _ in range(height)]

    def put(self, x: int, y: int, character: str, style: Style) -> None:
        self.cells[y][x] = (character, style)

    def blocks(self, x: int, y: int, upper: str | None, lower: str | None) -> None:
        """A cell of two halves."""
        if upper == lower:
            self.put(x, y, " ", Style(bgcolor=upper))
        elif upper is None:
            self.put(x, y, "▄", Style(color=lower))
        else:
            self.put(x, y, "▀", Style(color=upper, bgcolor=lower))

    def text(self, x: int, y: int, text: Text, base: Style) -> None:
        """Write a text, each letter in its style upon the base."""
        for offset, character in enumerate(text.plain):
            style = base + _style_at(text, offset)
            self.put(x + offset, y, character, style)

    def lines(self) -> Iterator[Text]:
        for row in self.cells:
            line = Text(no_wrap=True)
            for style, run in groupby(row, key=itemgetter(1)):
                line.append("".join(character for character, _ in run), style)
            yield line


def _style_at(text: Text, offset: int) -> Style:
    style = text.style if isinstance(text.style, Style) else Style()
    for span in text.spans:
        if span.start <= offset < span.end and isinstance(span.style, Style):
            style += span.style
    return style
