"""Victory points, cubes and the turn-order track: what every chapter gives and takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.candelabria.content import CELLS
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.kernel.flow import WHO
from igroteka.kernel.journal import MUTE

GOLD: Final = 0
WAX: Final = 1
CUBE_ID: Final[tuple[str, ...]] = ("gold_cube", "wax_cube")


def gain_vp(g: Candelabria, player: Player, amount: int, rule: str) -> None:
    """CAN-EFF-5, CAN-BOARD-12: points are simply added, above 100 as well."""
    player.vp += amount
    if g.journal is not MUTE:
        g.tell("vp", rule, who=WHO[player.seat], amount=amount, total=player.vp)


def free_cells(player: Player) -> int:
    """CAN-MINE-2: room for so many cubes."""
    return CELLS - player.gold - player.wax


def become_first(g: Candelabria, player: Player, rule: str) -> None:
    """CAN-EFF-8, CAN-YEAR-3: the marker goes to the first place; those it passes move back one."""
    if g.track[0] == player.seat:
        return
    g.track.remove(player.seat)
    g.track.insert(0, player.seat)
    g.tell("first", rule, who=WHO[player.seat])


def earliest(g: Candelabria, seats: Sequence[int]) -> int:
    """CAN-TERM-12: of tied players the one earlier on the track."""
    for seat in g.track:
        if seat in seats:
            return seat
    raise LookupError(seats)
