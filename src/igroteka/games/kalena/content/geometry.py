"""The hexes of the board, worked out from slots and positions (KAL-MAP-5 to KAL-MAP-8)."""

from __future__ import annotations

from math import sqrt

from igroteka.games.kalena.content.entries import Board, Hex
from igroteka.kernel.content import Point, Text

Spot = tuple[int, int]
"""Axial coordinates (q, r)."""


def hexes_of(board: Board) -> tuple[Hex, ...]:
    """Every hex, slot by slot."""
    spots = _spots(board)
    hexes = {spot: hex for hex, spot in spots.items()}
    return tuple(
        Hex(
            id=hex,
            name=_name(board, hex),
            slot=_parted(hex)[0],
            position=_parted(hex)[1],
            neighbours=tuple(hexes[near] for near in _around(board, spot) if near in hexes),
            layout=_layout(board, spot),
        )
        for hex, spot in spots.items()
    )


def _spots(board: Board) -> dict[str, Spot]:
    """KAL-MAP-6, KAL-MAP-7: the centre of the slot, and from there the offset of the position."""
    return {
        f"{slot_name}_{position_name}": (
            slot.centre[0] + position.offset[0],
            slot.centre[1] + position.offset[1],
        )
        for slot_name, slot in board.slots.items()
        for position_name, position in board.positions.items()
    }


def _around(board: Board, spot: Spot) -> list[Spot]:
    """KAL-TERM-5, KAL-MAP-5: one step in each of the six directions, and never the hex itself."""
    return [(spot[0] + q, spot[1] + r) for q, r in board.directions.values()]


def _parted(hex: str) -> tuple[str, str]:
    slot, _, position = hex.partition("_")
    return slot, position


def _name(board: Board, hex: str) -> Text:
    if hex in board.hex_names:
        return board.hex_names[hex]
    slot, position = _parted(hex)
    region, place = board.slots[slot].name, board.positions[position].name
    return Text(ru=f"{region.ru}, {place.ru}", en=f"{region.en}, {place.en}")


def _layout(board: Board, spot: Spot) -> Point:
    """Pointy side up: every second row is shifted by half a hex; y grows downwards."""
    q, r = spot
    middle = board.canvas / 2
    return Point(
        x=round(middle + board.spacing * (q + r / 2)),
        y=round(middle + board.spacing * sqrt(3) / 2 * r),
    )
