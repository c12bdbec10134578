"""The effects of symbols (CAN-EFF), interpreted in one place."""

from __future__ import annotations

from igroteka.games.candelabria.content import HOUSES, ROLES
from igroteka.games.candelabria.rules.choices import DECLINE, IN
from igroteka.games.candelabria.rules.extinguish import enemy_flames, put_out
from igroteka.games.candelabria.rules.figures import of_house
from igroteka.games.candelabria.rules.land import BIT, TERRITORY_ID, members
from igroteka.games.candelabria.rules.points import (
    CUBE_ID,
    GOLD,
    WAX,
    become_first,
    free_cells,
    gain_vp,
)
from igroteka.games.candelabria.rules.quests import arrived, gained_cubes
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.symbols import (
    BECOME_FIRST,
    DESTROY_TEMPLE,
    DRAW_TACTICS,
    EXTINGUISH,
    GAIN_VP,
    LIGHT,
    STEAL,
    Symbols,
)
from igroteka.games.candelabria.rules.tactics import take_tactics
from igroteka.games.candelabria.rules.temples import destroy
from igroteka.kernel.flow import WHO, Flow, Option, Question, Refusal

MOST_FLAMES = tuple(role.max_flames for role in ROLES)
"""CAN-TERM-7, CAN-TERM-15: the flames of each role."""

LIGHT_CANDLE = tuple(
    tuple(
        Option(
            f"light:{role.id}",
            "light-candle",
            (candle, NONE),
            {"candle": role.id},
            (f"{house.id}:{role.id}",),
        )
        for candle, role in enumerate(ROLES)
    )
    for house in HOUSES
)
"""By House and role."""
LIGHT_LAND = tuple(
    Option(f"light:{id}", "light-land", (NONE, territory), {"territory": id}, (id,))
    for territory, id in enumerate(TERRITORY_ID)
)
TAKE_CUBE = tuple(
    tuple(
        Option(
            f"steal:{house.id}:{name}",
            "steal",
            (number, kind),
            {"house": house.id, "cube": CUBE_ID[kind]},
            (f"{house.id}:{name}",),
        )
        for kind, name in enumerate(("gold", "wax"))
    )
    for number, house in enumerate(HOUSES)
)


class Reach:
    """How far an effect goes (CAN-EFF-9, CAN-EFF-10, CAN-EFF-14)."""

    __slots__ = ("means", "region", "seats", "spared")

    def __init__(
        self, region: int = NONE, seats: int = -1, spared: int = NONE, means: str = ""
    ) -> None:
        self.region = region
        """The only region in reach, or NONE for the whole map."""
        self.seats = seats
        """The seats that can be robbed, one bit each."""
        self.spared = spared
        """The own candle that may not be lit (CAN-CURSE-7), or NONE."""
        self.means = means
        """What puts flames out, as quests ask for it (CAN-QUEST-17)."""


ANYWHERE = Reach()
BY_CANDLE = Reach(means="candle_card_effect")


def apply(g: Candelabria, player: Player, effects: Symbols, reach: Reach) -> Flow[None]:
    """CAN-EFF-1, CAN-EFF-12: symbol after symbol, each repetition a use of its own."""
    for op, n in effects:
        if op == GAIN_VP:
            gain_vp(g, player, n, "CAN-EFF-5")
        elif op == LIGHT:
            yield from light(g, player, n, reach)
        elif op == EXTINGUISH:
            yield from extinguish(g, player, n, reach)
        elif op == STEAL:
            yield from steal(g, player, n, reach)
        elif op == DRAW_TACTICS:
            yield from take_tactics(g, player, n, "CAN-EFF-4", optional=True)
        elif op == DESTROY_TEMPLE:
            yield from destroy_temples(g, player, n, reach)
        elif op == BECOME_FIRST:
            become_first(g, player, "CAN-EFF-8")


def _mask(g: Candelabria, reach: Reach) -> int:
    return g.side.all if reach.region == NONE else g.side.region[reach.region]


# Light ----------------------------------------------------------------------------------------


def forbids_light(g: Candelabria, player: Player, reach: Reach, option: Option) -> str | None:
    """CAN-TERM-8, CAN-TERM-15, CAN-LIMIT-1, CAN-EFF-9, CAN-CURSE-7: what cannot be lit."""
    role, territory = option.value
    if role == NONE:
        if player.land & BIT[territory]:
            return "CAN-TERM-8"
        return None if player.supply else "CAN-LIMIT-1"
    if not BIT[player.at[role]] & _mask(g, reach):
        return "CAN-EFF-9"
    if role == reach.spared:
        return "CAN-CURSE-7"
    return None if player.flames[role] < MOST_FLAMES[role] else "CAN-TERM-15"


def _lightable(g: Candelabria, player: Player, reach: Reach) -> list[Option]:
    """CAN-EFF-2, CAN-EFF-13: what `forbids_light` allows, quickly."""
    mask = _mask(g, reach)
    candles = LIGHT_CANDLE[player.house]
    options = [
        candles[role]
        for role in range(3)
        if BIT[player.at[role]] & mask
        and role != reach.spared
        and player.flames[role] < MOST_FLAMES[role]
    ]
    if player.supply:
        options += [LIGHT_LAND[territory] for territory in members(mask & ~player.land)]
    return options


def light(g: Candelabria, player: Player, n: int, reach: Reach) -> Flow[None]:
    """CAN-EFF-2, CAN-EFF-11, CAN-EFF-13: flames on own candles, or own land flames."""

    def refused() -> list[Refusal]:
        candles = LIGHT_CANDLE[player.house]
        candidates = [candles[role] for role in range(3) if BIT[player.at[role]]]
        candidates += [LIGHT_LAND[territory] for territory in members(_mask(g, reach))]
        found = [(option, forbids_light(g, player, reach, option)) for option in candidates]
        return [Refusal(option, rule) for option, rule in found if rule is not None]

    for left in range(n, 0, -1):
        options = _lightable(g, player, reach)
        if not options:
            return
        options.append(DECLINE)
        answer: Option = yield Question(
            player.seat, "light", options, "CAN-DEC-5", {"left": left}, refused
        )
        if answer is DECLINE:
            return
        role, territory = answer.value
        if role == NONE:
            place_land_flame(g, player, territory, "CAN-EFF-2")
            yield from arrived(g, player, territory)
        else:
            player.flames[role] += 1
            g.tell(
                "lit",
                "CAN-EFF-2",
                who=WHO[player.seat],
                candle=ROLES[role].id,
                flames=player.flames[role],
            )


def place_land_flame(g: Candelabria, player: Player, territory: int, rule: str) -> None:
    """A land flame goes from the supply to the map."""
    player.supply -= 1
    player.land |= BIT[territory]
    g.tell("land-flame", rule, who=WHO[player.seat], territory=TERRITORY_ID[territory])


# Extinguish, steal, destroy -------------------------------------------------------------------


def extinguish(g: Candelabria, player: Player, n: int, reach: Reach) -> Flow[None]:
    """CAN-EFF-3, CAN-EFF-11: flames of opponents in reach."""
    for left in range(n, 0, -1):
        options = enemy_flames(g, player, _mask(g, reach))
        if not options:
            return
        options.append(DECLINE)
        answer: Option = yield Question(
            player.seat, "extinguish", options, "CAN-DEC-5", {"left": left}
        )
        if answer is DECLINE:
            return
        yield from put_out(g, player, answer, reach.means)


def steal(g: Candelabria, player: Player, n: int, reach: Reach) -> Flow[None]:
    """CAN-EFF-6, CAN-EFF-14, CAN-EFF-15: cubes from other warehouses."""
    for left in range(n, 0, -1):
        options: list[Option] = []
        for other in g.players:
            if other is player or not reach.seats >> other.seat & 1:
                continue
            if other.gold:
                options.append(TAKE_CUBE[other.house][GOLD])
            if other.wax:
                options.append(TAKE_CUBE[other.house][WAX])
        if not options:
            return
        options.append(DECLINE)
        answer: Option = yield Question(player.seat, "steal", options, "CAN-DEC-5", {"left": left})
        if answer is DECLINE:
            return
        house, kind = answer.value
        yield from _take_cube(g, player, of_house(g, house), kind)


def _take_cube(g: Candelabria, player: Player, victim: Player, kind: int) -> Flow[None]:
    room = free_cells(player) > 0
    if kind == GOLD:
        victim.gold -= 1
        if room:
            player.gold += 1
        else:
            g.gold += 1
    else:
        victim.wax -= 1
        if room:
            player.wax += 1
        else:
            g.wax += 1
    house, cube = HOUSES[victim.house].id, CUBE_ID[kind]
    g.tell("stole", "CAN-EFF-6", who=WHO[player.seat], house=house, cube=cube)
    if room:
        yield from gained_cubes(g, player, 1)
    else:
        g.tell("no-room", "CAN-EFF-15", who=WHO[player.seat], amount=1)


def destroy_temples(g: Candelabria, player: Player, n: int, reach: Reach) -> Flow[None]:
    """CAN-EFF-7, CAN-EFF-16: the top temple of a region in reach."""
    regions = g.side.regions if reach.region == NONE else (reach.region,)
    for left in range(n, 0, -1):
        options = [IN[region] for region in regions if g.temples[region]]
        if not options:
            return
        options.append(DECLINE)
        answer: Option = yield Question(
            player.seat, "destroy", options, "CAN-DEC-5", {"left": left}
        )
        if answer is DECLINE:
            return
        yield from destroy(g, player, answer.value)
