"""One character for everything: colour is never the only sign of who or what it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.color import Color
from rich.style import Style
from rich.text import Text

from igroteka.kernel.text import Translator
from igroteka.scene import Mark, Palette, Piece, Scene

NOBODY = "·"


@dataclass(frozen=True, slots=True)
class Signs:
    """How a scene's players and kinds are written."""

    words: Translator
    palette: Palette
    letters: dict[int, str]
    colours: dict[int, str]

    @classmethod
    def of(cls, scene: Scene, words: Translator) -> Signs:
        """The signs for one scene in one language."""
        names = [(seat.seat, words.name(f"@{seat.seat}")) for seat in scene.seats]
        colours = {seat.seat: scene.palette.inks.get(seat.colour, "") for seat in scene.seats}
        return cls(words, scene.palette, _letters(names), colours)

    def kind(self, kind: str) -> str:
        """The sign of a kind of thing."""
        return self.palette.signs.get(kind, "")

    def seat(self, seat: int) -> Text:
        """A player's letter on his colour."""
        return Text(self.letters[seat], style=self.chip(seat))

    def chip(self, seat: int) -> Style:
        """A player's colour as a ground to write on."""
        return _chip(self.colours[seat])

    def piece(self, piece: Piece | Mark) -> Text:
        """A piece: its owner's letter after the sign of its kind, or either of them alone."""
        sign = self.kind(piece.kind)
        if piece.owner is not None:
            text = Text(sign + self.letters[piece.owner], style=self.chip(piece.owner))
        else:
            text = Text(sign or NOBODY, style=_chip(self.palette.inks.get(piece.kind, "")))
        if isinstance(piece, Piece) and piece.state == "turned":
            text.append("+", style=Style(bold=True))
        return text


def _chip(colour: str) -> Style:
    """Letters that can be read on a ground of this colour, if there is one."""
    if not colour:
        return Style(bold=True)
    return Style(color=readable_on(colour), bgcolor=colour, bold=True)


def _letters(names: Iterable[tuple[int, str]]) -> dict[int, str]:
    """For each seat the first letter of its name that nobody has yet, or else its number."""
    letters: dict[int, str] = {}
    for seat, name in names:
        free = (c.upper() for c in name if c.isalpha() and c.upper() not in letters.values())
        letters[seat] = next(free, str(seat + 1))
    return letters


def readable_on(ground: str) -> str:
    """Black or white, whichever can be read on this ground."""
    red, green, blue = Color.parse(ground).get_truecolor()
    return "#000000" if 0.3 * red + 0.59 * green + 0.11 * blue > 110 else "#ffffff"


def shaded(colour: str, by: float) -> str:
    """The colour made lighter (above 1) or darker (below)."""
    parts = Color.parse(colour).get_truecolor()
    return "#" + "".join(f"{min(255, round(part * by)):02x}" for part in parts)
