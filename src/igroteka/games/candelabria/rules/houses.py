"""The House ability that answers to temples (CAN-HOUSE-11, CAN-HOUSE-12).

The other abilities only change figures or react like upgrades: see `powers.py`.
"""

from __future__ import annotations

from igroteka.games.candelabria.content import ROLES
from igroteka.games.candelabria.rules.choices import DECLINE, ways
from igroteka.games.candelabria.rules.land import OFF, REGION_ID, TERRITORY_ID, members
from igroteka.games.candelabria.rules.powers import HAS_VIGIL
from igroteka.games.candelabria.rules.quests import arrived
from igroteka.games.candelabria.rules.state import Candelabria
from igroteka.kernel.flow import WHO, Flow, Option, Question

SEND = ways("send", "send:", [role.id for role in ROLES])


def vigil(g: Candelabria, region: int) -> Flow[None]:
    """CAN-HOUSE-11, CAN-HOUSE-12: a temple was placed or destroyed in a region, by anybody."""
    for player in g.players:
        if not HAS_VIGIL[player.house]:
            continue
        options = [
            SEND[player.house][role][territory]
            for role in range(3)
            if player.at[role] != OFF
            for territory in members(g.side.region[region])
            if territory != player.at[role]
        ]
        if not options:
            return
        options.append(DECLINE)
        args = {"region": REGION_ID[region]}
        answer: Option = yield Question(player.seat, "vigil", options, "CAN-DEC-19", args)
        if answer is DECLINE:
            return
        role, territory = answer.value
        player.at[role] = territory
        g.tell(
            "sent",
            "CAN-HOUSE-11",
            who=WHO[player.seat],
            candle=ROLES[role].id,
            territory=TERRITORY_ID[territory],
        )
        yield from arrived(g, player, territory)
