"""Temples that come down (CAN-TEMPLE, CAN-EFF-7, CAN-EFF-16)."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import TEMPLES
from igroteka.games.candelabria.rules.houses import vigil
from igroteka.games.candelabria.rules.land import REGION_ID
from igroteka.games.candelabria.rules.points import gain_vp
from igroteka.games.candelabria.rules.quests import DESTROYED_TEMPLE, met
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.kernel.flow import WHO, Flow

PLACE_VP: Final = tuple(temple.place_vp for temple in TEMPLES)
DESTROY_VP: Final = tuple(temple.destroy_vp for temple in TEMPLES)


def top(g: Candelabria, region: int) -> int:
    """CAN-TEMPLE-2: the colour that works in a region, or NONE."""
    stack = g.temples[region]
    return stack[-1] if stack else NONE


def destroy(g: Candelabria, player: Player, region: int) -> Flow[None]:
    """CAN-TEMPLE-6, CAN-TEMPLE-10: to the supply, points for a white one, then the Knights."""
    colour = g.temples[region].pop()
    g.temple_supply[colour] += 1
    g.tell(
        "destroyed",
        "CAN-EFF-7",
        who=WHO[player.seat],
        temple=TEMPLES[colour].id,
        region=REGION_ID[region],
    )
    if DESTROY_VP[colour]:
        gain_vp(g, player, DESTROY_VP[colour], "CAN-TEMPLE-3")
    if g.options.quests:
        yield from met(g, player, DESTROYED_TEMPLE)
    yield from vigil(g, region)
