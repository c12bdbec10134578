"""The table as one seat, or a spectator, may see it."""

from __future__ import annotations

from igroteka.games.cadwallon.rules.state import Cadwallon
from igroteka.scene import Palette, Scene, Turn


def scene(g: Cadwallon, viewer: int | None) -> Scene:
    """A stub."""
    return Scene(
        game="cadwallon", viewer=viewer, palette=Palette("", "", "", ""), seats=(), turn=Turn()
    )
