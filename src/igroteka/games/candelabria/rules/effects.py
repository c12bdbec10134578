"""The effects of symbols (CAN-EFF), interpreted in one place."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import HOUSES, ROLES
from igroteka.games.candelabria.rules.choices import IN, candles_of_others, no_places
from igroteka.games.candelabria.rules.extinguish import (
    Within,
    enemy_flames,
    flames,
    forbids_extinguishing,
    put_out,
)
from igroteka.games.candelabria.rules.figures import of_house
from igroteka.games.candelabria.rules.land import BIT, OFF, TERRITORY_ID, ByTerritory
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
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, one_of
from igroteka.kernel.journal import MUTE

_DECLINE: Final = (DECLINE,)
"""CAN-EFF-11: not to use an effect, or what is left of it."""

MOST_FLAMES: Final = tuple(role.max_flames for role in ROLES)
"""CAN-TERM-7, CAN-TERM-15: the flames of each role."""

LIGHT_CANDLE: Final = tuple(
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
LIGHT_LAND: Final = tuple(
    Option(f"light:{id}", "light-land", (NONE, territory), {"territory": id}, (id,))
    for territory, id in enumerate(TERRITORY_ID)
)
_LIGHT_LAND: Final = ByTerritory(LIGHT_LAND)
TAKE_CUBE: Final = tuple(
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

    __slots__ = ("means", "region", "rule", "seats", "spared")

    def __init__(
        self,
        region: int = NONE,
        seats: int = -1,
        spared: int = NONE,
        means: str = "",
        rule: str = "CAN-EFF-9",
    ) -> None:
        self.region = region
        """The only region in reach, or NONE for the whole map."""
        self.seats = seats
        """The seats that can be robbed, one bit each."""
        self.spared = spared
        """The own candle that may not be lit (CAN-CURSE-7), or NONE."""
        self.means = means
        """What puts flames out, as quests ask for it (CAN-QUEST-17)."""
        self.rule = rule
        """Why it goes no further."""


ANYWHERE: Final = Reach()
BY_CANDLE: Final = Reach(means="candle_card_effect")
"""CAN-DEPLOY-6: the cards of candles reach the whole map."""


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
    if option.verb == "seal":
        return "CAN-BOARD-1"
    if option.verb == "figure-of":
        return "CAN-EFF-2"
    role, territory = option.value
    place = territory if role == NONE else player.at[role]
    if not BIT[place] & _mask(g, reach):
        return reach.rule
    if role == NONE:
        if player.land & BIT[territory]:
            return "CAN-TERM-8"
        return None if player.supply else "CAN-LIMIT-1"
    if role == reach.spared:
        return "CAN-CURSE-7"
    return None if player.flames[role] < MOST_FLAMES[role] else "CAN-TERM-15"


def _thought_of(g: Candelabria, player: Player, _reach: Reach) -> list[Option]:
    """Every own candle on the map, a land flame anywhere, and what is not one's own."""
    candles = LIGHT_CANDLE[player.house]
    options = [candles[role] for role in range(3) if player.at[role] != OFF]
    options += [LIGHT_LAND[territory] for territory in g.side.territories]
    return options + candles_of_others(g, player) + no_places(g)


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
        options += _LIGHT_LAND.of(mask & ~player.land)
    return options


def light(g: Candelabria, player: Player, n: int, reach: Reach) -> Flow[None]:
    """CAN-EFF-2, CAN-EFF-11, CAN-EFF-13: flames on own candles, or own land flames."""
    for left in range(n, 0, -1):
        options = _lightable(g, player, reach)
        if not options:
            return
        answer: Option = yield one_of(
            player.seat,
            "light",
            "CAN-DEC-5",
            _thought_of,
            forbids_light,
            {"left": left},
            also=_DECLINE,
            quick=options,
            about=(g, player, reach),
        )
        if answer is DECLINE:
            return
        role, territory = answer.value
        if role == NONE:
            # CAN-ACT-4: lighting is no move, so no territory action follows.
            place_land_flame(g, player, territory, "CAN-EFF-2")
            if g.options.quests:
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
    if g.journal is not MUTE:
        g.tell("land-flame", rule, who=WHO[player.seat], territory=TERRITORY_ID[territory])


# Extinguish, steal, destroy -------------------------------------------------------------------


def extinguish(g: Candelabria, player: Player, n: int, reach: Reach) -> Flow[None]:
    """CAN-EFF-3, CAN-EFF-11: flames of opponents in reach."""
    within = Within(_mask(g, reach), reach.rule)
    for left in range(n, 0, -1):
        options = enemy_flames(g, player, within.mask)
        if not options:
            return
        answer: Option = yield one_of(
            player.seat,
            "extinguish",
            "CAN-DEC-5",
            flames,
            forbids_extinguishing,
            {"left": left},
            also=_DECLINE,
            quick=options,
            about=(g, player, within),
        )
        if answer is DECLINE:
            return
        yield from put_out(g, player, answer, reach.means)


def forbids_stealing(g: Candelabria, player: Player, reach: Reach, option: Option) -> str | None:
    """CAN-EFF-6, CAN-EFF-14, CAN-EFF-15, CAN-BATTLE-19: from one who takes part and has it."""
    house, kind = option.value
    victim = of_house(g, house)
    if victim is player:
        return "CAN-EFF-6"
    if not reach.seats >> victim.seat & 1:
        return "CAN-EFF-14"
    return None if (victim.gold if kind == GOLD else victim.wax) else "CAN-EFF-15"


def _cubes(g: Candelabria, _player: Player, _reach: Reach) -> list[Option]:
    """Gold and wax of everybody."""
    return [option for one in g.players for option in TAKE_CUBE[one.house]]


def _loot(g: Candelabria, player: Player, reach: Reach) -> list[Option]:
    """What `forbids_stealing` allows, quickly."""
    options: list[Option] = []
    for other in g.players:
        if other is not player and reach.seats >> other.seat & 1:
            if other.gold:
                options.append(TAKE_CUBE[other.house][GOLD])
            if other.wax:
                options.append(TAKE_CUBE[other.house][WAX])
    return options


def steal(g: Candelabria, player: Player, n: int, reach: Reach) -> Flow[None]:
    """CAN-EFF-6, CAN-EFF-14, CAN-EFF-15: cubes from other warehouses."""
    for left in range(n, 0, -1):
        options = _loot(g, player, reach)
        if not options:
            return
        answer: Option = yield one_of(
            player.seat,
            "steal",
            "CAN-DEC-5",
            _cubes,
            forbids_stealing,
            {"left": left},
            also=_DECLINE,
            quick=options,
            about=(g, player, reach),
        )
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
    candidates = [IN[region] for region in g.side.regions]

    def forbids(option: Option) -> str | None:
        if reach.region not in (NONE, option.value):
            return reach.rule
        return None if g.temples[option.value] else "CAN-EFF-7"

    for left in range(n, 0, -1):
        question = one_of(
            player.seat, "destroy", "CAN-DEC-5", candidates, forbids, {"left": left}, also=_DECLINE
        )
        if len(question.options) == 1:
            return
        answer: Option = yield question
        if answer is DECLINE:
            return
        yield from destroy(g, player, answer.value)
