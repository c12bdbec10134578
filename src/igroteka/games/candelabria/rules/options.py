"""The options of a table (CAN-SETUP-1, CAN-SETUP-9, CAN-QUEST, CAN-WITH)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from igroteka.games.candelabria.content import MODES
from igroteka.kernel.game import Options as KernelOptions


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before set-up.

    `houses` (CAN-SETUP-9): chosen by the players in turn (with two players the draft of
    CAN-2P-1), drawn at random, or agreed: one House for each seat. Withering may be asked for
    with two players, too; it is not used then (CAN-WITH-12).
    """

    players: Annotated[int, msgspec.Meta(ge=2, le=5)] = 4
    houses: Literal["choice", "random"] | tuple[str, ...] = "choice"
    quests: bool = False
    withering: bool = False

    def __post_init__(self) -> None:
        if isinstance(self.houses, tuple):
            self._check(self.houses)

    def _check(self, houses: tuple[str, ...]) -> None:
        """CAN-SETUP-9, CAN-2P-1, CAN-2P-2: one House each, with two players from either side."""
        mode = MODES[self.players]
        if len(houses) != self.players or len(set(houses)) != self.players:
            raise ValueError(f"name {self.players} different Houses, one for each seat")
        if unknown := [house for house in houses if house not in mode.houses]:
            allowed = ", ".join(mode.houses)
            raise ValueError(f"{unknown[0]} cannot be played here: choose from {allowed}")
        for side in mode.sides.values():
            if set(houses) <= set(side):
                raise ValueError("two players begin on opposite sides (CAN-2P-1)")


VARIANTS = tuple(
    {
        "players": players,
        "houses": "choice" if quests == withering else "random",
        "quests": quests,
        "withering": withering,
    }
    for players in MODES
    for quests in (False, True)
    for withering in (False, True)
)
"""Player counts with each expansion, both and none; Houses given out in either way."""
