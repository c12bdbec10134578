"""Options that several chapters offer."""

from __future__ import annotations

from igroteka.games.candelabria.land import REGION_ID, TERRITORY_ID
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
