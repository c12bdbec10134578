"""The effects of symbols (CAN-EFF), interpreted in one place."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import HOUSES, ROLES
from igroteka.games.candelabria.rules.choices import (
    IN,
    LEFT,
    Follows,
    candles_of_others,
    no_places,
)
from igroteka.games.candelabria.rules.extinguish import (
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
    DRAW_TACTICS,
    EXTINGUISH,
    GAIN_VP,
    LIGHT,
    STEAL,
    Symbols,
)
from igroteka.games.candelabria.rules.tactics import take_tactics
from igroteka.games.candelabria.rules.temples import destroy
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, Question, one_of
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
        elif op == BECOME_FIRST:
            become_first(g, player, "CAN-EFF-8")
        elif op == DRAW_TACTICS:
            yield from take_tactics(g, player, n, "CAN-EFF-4", optional=True)
        else:
            for left in range(n, 0, -1):
                question = _on_what(g, player, op, left, reach)
                if question is None:
                    break
                answer: Option = yield question
                if answer is DECLINE:  # CAN-EFF-11
                    break
                follows = _use(g, player, op, answer, reach)
                if follows is not None:
                    yield from follows


def _on_what(g: Candelabria, player: Player, op: int, left: int, reach: Reach) -> Question | None:
    """What a symbol shall be used on; None where there is nothing."""
    if op == LIGHT:
        return _what_to_light(g, player, left, reach)
    if op == EXTINGUISH:
        return _what_to_extinguish(g, player, left, reach)
    if op == STEAL:
        return _what_to_steal(g, player, left, reach)
    return _what_to_destroy(g, player, left, reach)


def _use(g: Candelabria, player: Player, op: int, option: Option, reach: Reach) -> Follows:
    """One use of a symbol."""
    if op == LIGHT:
        return _light(g, player, option)
    if op == EXTINGUISH:
        return put_out(g, player, option, reach.means)
    if op == STEAL:
        return _steal(g, player, option)
    return destroy(g, player, option.value)  # DESTROY_TEMPLE


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
    options: list[Option] = []
    for role, place in enumerate(player.at):
        if BIT[place] & mask and player.flames[role] < MOST_FLAMES[role] and role != reach.spared:
            options.append(candles[role])
    if player.supply:
        options += _LIGHT_LAND.of(mask & ~player.land)
    return options


def _what_to_light(g: Candelabria, player: Player, left: int, reach: Reach) -> Question | None:
    options = _lightable(g, player, reach)
    if not options:
        return None
    return one_of(
        player.seat,
        "light",
        "CAN-DEC-5",
        _thought_of,
        forbids_light,
        LEFT[left],
        also=_DECLINE,
        quick=options,
        about=(g, player, reach),
    )


def _light(g: Candelabria, player: Player, option: Option) -> Follows:
    """CAN-EFF-2, CAN-EFF-13: a flame on an own candle, or an own land flame."""
    role, territory = option.value
    if role == NONE:
        # CAN-ACT-4: lighting is no move, so no territory action follows.
        place_land_flame(g, player, territory, "CAN-EFF-2")
        return arrived(g, player, territory) if g.options.quests else None
    player.flames[role] += 1
    if g.journal is not MUTE:
        who, lit = WHO[player.seat], player.flames[role]
        g.tell("lit", "CAN-EFF-2", who=who, candle=ROLES[role].id, flames=lit)
    return None


def place_land_flame(g: Candelabria, player: Player, territory: int, rule: str) -> None:
    """A land flame goes from the supply to the map."""
    player.supply -= 1
    player.land |= BIT[territory]
    if g.journal is not MUTE:
        g.tell("land-flame", rule, who=WHO[player.seat], territory=TERRITORY_ID[territory])


# Extinguish, steal, destroy -------------------------------------------------------------------


def _what_to_extinguish(g: Candelabria, player: Player, left: int, reach: Reach) -> Question | None:
    """CAN-EFF-3: flames of opponents in reach."""
    mask = _mask(g, reach)
    options = enemy_flames(g, player, mask)
    if not options:
        return None
    return one_of(
        player.seat,
        "extinguish",
        "CAN-DEC-5",
        flames,
        forbids_extinguishing,
        LEFT[left],
        also=_DECLINE,
        quick=options,
        about=(g, player, mask, reach.rule),
    )


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


def _what_to_steal(g: Candelabria, player: Player, left: int, reach: Reach) -> Question | None:
    options = _loot(g, player, reach)
    if not options:
        return None
    return one_of(
        player.seat,
        "steal",
        "CAN-DEC-5",
        _cubes,
        forbids_stealing,
        LEFT[left],
        also=_DECLINE,
        quick=options,
        about=(g, player, reach),
    )


def _steal(g: Candelabria, player: Player, option: Option) -> Follows:
    """CAN-EFF-6, CAN-EFF-15: a cube from another warehouse; without room it goes to the supply."""
    house, kind = option.value
    victim = of_house(g, house)
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
    if g.journal is not MUTE:
        who, whose = WHO[player.seat], HOUSES[house].id
        g.tell("stole", "CAN-EFF-6", who=who, house=whose, cube=CUBE_ID[kind])
        if not room:
            g.tell("no-room", "CAN-EFF-15", who=who, amount=1)
    return gained_cubes(g, player, 1) if room and g.options.quests else None


def forbids_destroying(g: Candelabria, reach: Reach, option: Option) -> str | None:
    """CAN-EFF-7, CAN-EFF-16: the top temple of a region in reach."""
    if reach.region not in (NONE, option.value):
        return reach.rule
    return None if g.temples[option.value] else "CAN-EFF-7"


def _regions(g: Candelabria, _reach: Reach) -> list[Option]:
    return [IN[region] for region in g.side.regions]


def _what_to_destroy(g: Candelabria, player: Player, left: int, reach: Reach) -> Question | None:
    question = one_of(
        player.seat,
        "destroy",
        "CAN-DEC-5",
        _regions,
        forbids_destroying,
        LEFT[left],
        also=_DECLINE,
        about=(g, reach),
    )
    return question if len(question.options) > 1 else None
