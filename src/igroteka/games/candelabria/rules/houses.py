"""The House ability that answers to temples (CAN-HOUSE-11, CAN-HOUSE-12).

The other abilities only change figures or react like upgrades: see `powers.py`.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import ROLES
from igroteka.games.candelabria.rules.choices import candles_of_others, no_places, ways
from igroteka.games.candelabria.rules.land import (
    OFF,
    REGION_ID,
    REGION_OF,
    TERRITORY_ID,
    members,
)
from igroteka.games.candelabria.rules.powers import HAS_VIGIL
from igroteka.games.candelabria.rules.quests import arrived
from igroteka.games.candelabria.rules.state import Candelabria, Player
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, Question, one_of

SEND: Final = ways("send", "send:", [role.id for role in ROLES])


def vigil(g: Candelabria, region: int) -> Flow[None]:
    """CAN-HOUSE-11, CAN-HOUSE-12: a temple was placed or destroyed in a region, by anybody."""
    for player in g.players:
        if not HAS_VIGIL[player.house]:
            continue
        question = _whom_to_send(g, player, region)
        if len(question.options) == 1:
            return
        answer: Option = yield question
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


def _whom_to_send(g: Candelabria, player: Player, region: int) -> Question:
    """CAN-HOUSE-11, CAN-MOVE-3: any own candle to another territory, one of that region."""
    own = [role for role in range(3) if player.at[role] != OFF]
    table = SEND[player.house]
    there = members(g.side.region[region])

    def candidates() -> list[Option]:
        sent = [table[role][territory] for role in own for territory in g.side.territories]
        return sent + candles_of_others(g, player) + no_places(g)

    def forbids(option: Option) -> str | None:
        if option.verb == "seal":
            return "CAN-BOARD-1"
        if option.verb == "figure-of":
            return "CAN-HOUSE-11"
        role, territory = option.value
        if territory == player.at[role]:
            return "CAN-MOVE-3"
        return None if REGION_OF[territory] == region else "CAN-HOUSE-11"

    return one_of(
        player.seat,
        "vigil",
        "CAN-DEC-19",
        candidates,
        forbids,
        {"region": REGION_ID[region]},
        also=(DECLINE,),
        quick=[table[role][place] for role in own for place in there if place != player.at[role]],
    )
