"""The two-player game (CAN-2P): curses that nobody controls walk the map and call battles."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import BLACK, CURSES
from igroteka.games.candelabria.rules.choices import no_places
from igroteka.games.candelabria.rules.land import (
    BIT,
    CENTRE,
    OFF,
    REGION_OF,
    TERRITORY_ID,
    members,
)
from igroteka.games.candelabria.rules.state import Candelabria, Curse, Player
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, one_of

_PLACES: Final = 3
STEP: Final = tuple(
    tuple(
        Option(
            f"curse:{place + 1}:{id}",
            "move-curse",
            (place, territory),
            {"number": place + 1, "territory": id},
            (id, f"curse:{place + 1}"),
        )
        for territory, id in enumerate(TERRITORY_ID)
    )
    for place in range(_PLACES)
)


def topped_black(g: Candelabria, region: int) -> bool:
    """CAN-TEMPLE-2, CAN-TEMPLE-5: whether a black temple works in a region."""
    stack = g.temples[region]
    return bool(stack) and stack[-1] == BLACK


def place_marker(g: Candelabria, curse: Curse) -> None:
    """CAN-2P-6, CAN-2P-17: on the mine of its region, or of the next without a black temple."""
    region = CURSES[curse.card].region
    while topped_black(g, region) or region == CENTRE:
        region = region % g.side.regions[-1] + 1
    curse.territory = g.side.mine[region]
    g.tell(
        "curse-appears",
        "CAN-2P-6",
        curse=CURSES[curse.card].id,
        territory=TERRITORY_ID[curse.territory],
    )


def forbids_step(g: Candelabria, option: Option) -> str | None:
    """CAN-2P-9, CAN-2P-17, CAN-2P-25: one step, and into no region topped by a black temple."""
    if option.verb == "seal":
        return "CAN-BOARD-1"
    place, territory = option.value
    here = g.curses[place].territory
    if not g.side.adjacent[here] & BIT[territory]:
        return "CAN-2P-9"
    region = REGION_OF[territory]
    return "CAN-2P-17" if region != REGION_OF[here] and topped_black(g, region) else None


def _steps(g: Candelabria) -> list[Option]:
    """What `forbids_step` allows, quickly."""
    return [
        STEP[place][territory]
        for place, curse in enumerate(g.curses)
        for territory in members(g.side.adjacent[curse.territory])
        if forbids_step(g, STEP[place][territory]) is None
    ]


def move_curses(g: Candelabria, player: Player, steps: int, asked_by: str, rule: str) -> Flow[None]:
    """CAN-2P-9, CAN-2P-10, CAN-2P-22: up to so many steps, split among the curses."""

    def candidates() -> list[Option]:
        """Any curse to any territory."""
        places = range(len(g.curses))
        return [STEP[place][t] for place in places for t in g.side.territories] + no_places(g)

    def forbids(option: Option) -> str | None:
        return forbids_step(g, option)

    for left in range(steps, 0, -1):
        answer: Option = yield one_of(
            player.seat,
            "move-curse",
            asked_by,
            candidates,
            forbids,
            {"left": left},
            also=(DECLINE,),
            quick=_steps(g),
        )
        if answer is DECLINE:
            return
        place, territory = answer.value
        g.curses[place].territory = territory
        g.tell(
            "curse-moved",
            rule,
            who=WHO[player.seat],
            curse=CURSES[g.curses[place].card].id,
            territory=TERRITORY_ID[territory],
        )


def cursed_regions(g: Candelabria) -> set[int]:
    """CAN-2P-12, CAN-2P-23: the regions that hold a curse figure."""
    return {REGION_OF[curse.territory] for curse in g.curses if curse.territory != OFF}
