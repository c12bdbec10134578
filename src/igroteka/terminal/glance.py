"""What of a scene is worth showing again inside a turn, and where its options point."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from igroteka.kernel.flow import Question
from igroteka.scene import Scene
from igroteka.terminal.hexes import is_hex_board


def touched(question: Question) -> set[str]:
    """The ids of the parts that the options of a question are about."""
    return {part for option in question.options for part in option.touches}


def glance(scene: Scene, seat: int | None, lit: Collection[str]) -> Scene:
    """The boards the question points at and the own mat: the rest has not changed for long."""
    boards = tuple(
        board for board in scene.boards if any(space.id in lit for space in board.spaces)
    )
    mats = tuple(replace(mat, rows=(), piles=()) for mat in scene.mats if mat.seat == seat)
    return replace(scene, boards=boards, mats=mats, rows=(), piles=(), supply=())


def hex_ids(scene: Scene) -> set[str]:
    """Ids that stand on a drawn board of hexes, for finding there what an option names."""
    boards = filter(is_hex_board, scene.boards)
    return {space.id for board in boards for space in board.spaces}
