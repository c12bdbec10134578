"""The options of a table: how many play, who chooses his hero, which alternative rules (VAR)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from igroteka.kernel.game import Options as KernelOptions


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """TAL-SETUP-12: what all players agree on. `choosers` pick one of three heroes (SETUP-3)."""

    # TAL-COMP-1
    players: Annotated[int, msgspec.Meta(ge=2, le=6)] = 4
    choosers: tuple[int, ...] = ()
    evade_unfriendly: bool = False
    inheritance: bool = False
    trophy_price: Literal[7, 6, 5] = 7
    starting_bonus: bool = False
    battle_for_talisman: bool = False
    easier_command: bool = False
    sudden_death: bool = False
    rounds: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """TAL-VAR-17: the game ends after so many rounds; 0 plays to the last hero."""

    exclusive = (("inheritance", "battle_for_talisman"),)  # TAL-VAR-12; else free (TAL-VAR-19)

    def __post_init__(self) -> None:
        if len(set(self.choosers)) != len(self.choosers) or not all(
            0 <= seat < self.players for seat in self.choosers
        ):
            raise ValueError(f"choosers must be different seats below {self.players}")


_RULES: tuple[dict[str, Any], ...] = (
    {},
    {"evade_unfriendly": True},
    {"inheritance": True},
    {"trophy_price": 6},
    {"trophy_price": 5},
    {"starting_bonus": True},
    {"battle_for_talisman": True},
    {"easier_command": True},
    {"sudden_death": True},
    {"rounds": 25},
)
_TOGETHER: tuple[dict[str, Any], ...] = (
    {
        "evade_unfriendly": True,
        "inheritance": True,
        "trophy_price": 5,
        "starting_bonus": True,
        "easier_command": True,
        "sudden_death": True,
        "rounds": 100,
    },
    {
        "evade_unfriendly": True,
        "battle_for_talisman": True,
        "trophy_price": 6,
        "starting_bonus": True,
        "easier_command": True,
    },
)

VARIANTS: tuple[dict[str, Any], ...] = (
    *({"players": players} for players in range(2, 7)),
    *({"players": players, "choosers": tuple(range(players))} for players in (2, 6)),
    {"players": 6, "choosers": (0, 2, 3, 5)},
    *({"players": 4, **rules} for rules in _RULES[1:]),
    *({"players": players, **rules} for players in (3, 5, 6) for rules in _TOGETHER),
)
"""Every number of players, every alternative rule alone, and all of them together."""
