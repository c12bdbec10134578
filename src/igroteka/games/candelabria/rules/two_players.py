"""The two-player game (CAN-2P): curses that nobody controls walk the map and call battles."""

from __future__ import annotations

from igroteka.games.candelabria.content import BLACK, CURSES
from igroteka.games.candelabria.rules.choices import DECLINE
from igroteka.games.candelabria.rules.land import CENTRE, OFF, REGION_OF, TERRITORY_ID, members
from igroteka.games.candelabria.rules.state import Candelabria, Curse, Player
from igroteka.kernel.flow import WHO, Flow, Option, Question, Refusal

_PLACES = 3
STEP = tuple(
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
    """CAN-2P-17, CAN-2P-25: no curse enters a region topped by a black temple."""
    place, territory = option.value
    region = REGION_OF[territory]
    if region != REGION_OF[g.curses[place].territory] and topped_black(g, region):
        return "CAN-2P-17"
    return None


def candidates(g: Candelabria) -> list[Option]:
    """CAN-2P-9: any curse to any adjacent territory."""
    return [
        STEP[place][territory]
        for place, curse in enumerate(g.curses)
        if curse.territory != OFF
        for territory in members(g.side.adjacent[curse.territory])
    ]


def move_curses(g: Candelabria, player: Player, steps: int, asked_by: str, rule: str) -> Flow[None]:
    """CAN-2P-9, CAN-2P-10, CAN-2P-22: up to so many steps, split among the curses."""

    def refused() -> list[Refusal]:
        found = [(option, forbids_step(g, option)) for option in candidates(g)]
        return [Refusal(option, why) for option, why in found if why is not None]

    for left in range(steps, 0, -1):
        options = [option for option in candidates(g) if forbids_step(g, option) is None]
        options.append(DECLINE)
        answer: Option = yield Question(
            player.seat, "move-curse", options, asked_by, {"left": left}, refused
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
