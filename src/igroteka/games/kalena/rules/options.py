"""The options of a table (KAL-DEC-1, KAL-MODE)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from igroteka.games.kalena.content import MODES, PLAYER_COUNTS
from igroteka.kernel.game import Options as KernelOptions


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """KAL-DEC-1: what the host agrees on with the table.

    `extra_ghosts` raises the difficulty of any mode: further ghost cards by number, or "random"
    for one of the two others drawn at set-up.
    """

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 4  # KAL-COMP-1
    mode: Literal["wanderer", "builder", "citizen"] = "wanderer"  # KAL-MODE-1
    extra_ghosts: tuple[int, ...] | Literal["random"] = ()

    def __post_init__(self) -> None:
        mode = MODES[self.mode]
        if self.extra_ghosts != "random" and self.extra_ghosts not in mode.extra_ghost_cards:
            allowed = ", ".join(str(list(cards)) for cards in mode.extra_ghost_cards)
            raise ValueError(
                f"{self.mode} cannot be played with extra ghost cards {list(self.extra_ghosts)}: "
                f"choose one of {allowed}, or random (KAL-MODE-6 to KAL-MODE-8)"
            )


VARIANTS = tuple(
    {"players": players, "mode": mode.id, "extra_ghosts": extra}
    for players in PLAYER_COUNTS
    for mode in MODES.values()
    for extra in (*mode.extra_ghost_cards, "random")
)
"""Every table of KAL-DEC-1."""
