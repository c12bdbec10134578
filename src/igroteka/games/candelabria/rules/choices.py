"""Options that several chapters offer."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.candelabria.content import HOUSES
from igroteka.games.candelabria.rules.land import REGION_ID, TERRITORY_ID
from igroteka.kernel.flow import Option

DECLINE = Option("decline", "decline")
"""Not to use an effect, or what is left of it (CAN-EFF-11)."""

END = Option("end", "end")
"""To leave the rest of an action unused (CAN-MAN-3, CAN-ACT-6)."""

TO = tuple(
    Option(f"to:{id}", "to", number, {"territory": id}, (id,))
    for number, id in enumerate(TERRITORY_ID)
)
IN = tuple(
    Option(f"in:{id}", "in", number, {"region": id}, (id,)) for number, id in enumerate(REGION_ID)
)


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
