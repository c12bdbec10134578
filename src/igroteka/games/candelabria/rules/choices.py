"""Options that several chapters offer, and parts of the table that none of them can use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.candelabria.content import BOARDS, CASTLE_FIGURE, HOUSES, ROLES
from igroteka.games.candelabria.rules.figures import CASTLE
from igroteka.games.candelabria.rules.land import OFF, REGION_ID, TERRITORY_ID
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.kernel.flow import Flow, Option

Follows = Flow[None] | None
"""What somebody must be asked before a rule is carried out in full; None where nobody must."""

# CAN-TERM-9: land flames and curses are not among the figures that move.
FIGURE_ID: Final = (*(role.id for role in ROLES), CASTLE_FIGURE.id)

TO: Final = tuple(
    Option(f"to:{id}", "to", number, {"territory": id}, (id,))
    for number, id in enumerate(TERRITORY_ID)
)
IN: Final = tuple(
    Option(f"in:{id}", "in", number, {"region": id}, (id,)) for number, id in enumerate(REGION_ID)
)

LEFT: Final = tuple({"left": count} for count in range(128))
"""How often a question will still be asked, for its text."""


def copies(id: str, count: int) -> tuple[str, ...]:
    """The ids of so many cards of a kind side by side: the first has the bare one."""
    return tuple(id if copy == 1 else f"{id}:{copy}" for copy in range(1, count + 1))


Ways = tuple[tuple[tuple[Option, ...], ...], ...]
"""Options by House, figure and territory."""


def ways(verb: str, prefix: str, figures: Sequence[str]) -> Ways:
    """An option for each figure of each House and each territory to which it may go."""
    return tuple(
        tuple(
            tuple(
                Option(
                    f"{prefix}{figure}:{id}",
                    verb,
                    (number, territory),
                    {"figure": figure, "territory": id},
                    (id, f"{house.id}:{figure}"),
                )
                for territory, id in enumerate(TERRITORY_ID)
            )
            for number, figure in enumerate(figures)
        )
        for house in HOUSES
    )


# What somebody may click on in vain -----------------------------------------------------------

SEAL: Final = tuple(
    Option(f"seal:{id}", "seal", number, {"region": id}, (f"seal:{id}",))
    for number, id in enumerate(REGION_ID)
)
"""The token of a region: flames, candles and castles stand on territories (CAN-BOARD-1)."""
WATER: Final = {
    id: Option(
        "water",
        "seal",
        OFF,
        {"region": "water"},
        tuple(f"water:{lake}" for lake, _ in enumerate(board.board.water, start=1)),
    )
    for id, board in BOARDS.items()
}
"""Lakes and channels, by side: nothing stands there either."""
FIGURE_OF: Final = tuple(
    tuple(
        Option(
            f"figure:{house.id}:{id}",
            "figure-of",
            (number, figure),
            {"house": house.id, "figure": id},
            (f"{house.id}:{id}",),
        )
        for figure, id in enumerate(FIGURE_ID)
    )
    for number, house in enumerate(HOUSES)
)
"""A candle or a castle as such, by House and figure."""


def no_places(g: Candelabria) -> list[Option]:
    """The token of every region, and the water between them."""
    return [*(SEAL[region] for region in g.side.regions), WATER[g.side.id]]


def candles_of(player: Player) -> list[Option]:
    """The candles of a player on the map."""
    return [FIGURE_OF[player.house][role] for role in range(CASTLE) if player.at[role] != OFF]


def candles_of_others(g: Candelabria, player: Player) -> list[Option]:
    """The candles of everybody else."""
    return [option for other in g.players if other is not player for option in candles_of(other)]


def figures_of_others(g: Candelabria, player: Player) -> list[Option]:
    """The candles and castles of everybody else."""
    castles = [FIGURE_OF[other.house][CASTLE] for other in g.players if other is not player]
    return candles_of_others(g, player) + castles
