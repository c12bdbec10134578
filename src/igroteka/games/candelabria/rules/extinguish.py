"""Flames that are put out (CAN-EFF-3, CAN-SNUFF)."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import HOUSES, ROLES
from igroteka.games.candelabria.rules.choices import TO, no_places
from igroteka.games.candelabria.rules.figures import of_house
from igroteka.games.candelabria.rules.land import BIT, OFF, TERRITORY_ID, ByTerritory, members
from igroteka.games.candelabria.rules.quests import PUT_OUT_CANDLE, PUT_OUT_LAND, met
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.two_players import move_curses
from igroteka.kernel.flow import WHO, Flow, Option, any_of
from igroteka.kernel.journal import MUTE

PUT_OUT_LAND_FLAME: Final = tuple(
    tuple(
        Option(
            f"extinguish:{house.id}:{id}",
            "extinguish-land",
            (number, NONE, territory),
            {"house": house.id, "territory": id},
            (id, f"{house.id}:flame:{id}"),
        )
        for territory, id in enumerate(TERRITORY_ID)
    )
    for number, house in enumerate(HOUSES)
)
_LAND_FLAMES: Final = tuple(ByTerritory(options) for options in PUT_OUT_LAND_FLAME)
PUT_OUT_CANDLE_FLAME: Final = tuple(
    tuple(
        Option(
            f"extinguish:{house.id}:{role.id}",
            "extinguish-candle",
            (number, candle, NONE),
            {"house": house.id, "candle": role.id},
            (f"{house.id}:{role.id}",),
        )
        for candle, role in enumerate(ROLES)
    )
    for number, house in enumerate(HOUSES)
)
AT_CURSE: Final = tuple(
    Option(f"at:{place + 1}", "at-curse", place, {"number": place + 1}, (f"curse:{place + 1}",))
    for place in range(3)
)
TO_SUPPLY: Final = Option("supply", "to-supply", NONE)
FLAME_AT_CURSE: Final = tuple(
    tuple(
        Option(
            f"flame:{place + 1}:{seat}",
            "at-curse",
            place,
            {"number": place + 1},
            (f"influence:{place + 1}:{seat}",),
        )
        for seat in range(len(HOUSES))
    )
    for place in range(3)
)
"""Land flames at a curse card, by place and seat: nothing puts them out."""


class Within:
    """Where flames can be put out, and the rule that says so."""

    __slots__ = ("mask", "rule")

    def __init__(self, mask: int, rule: str) -> None:
        self.mask = mask
        self.rule = rule


def enemy_flames(g: Candelabria, player: Player, mask: int) -> list[Option]:
    """CAN-EFF-3: all flames of opponents on these territories."""
    options: list[Option] = []
    for other in g.players:
        if other is player:
            continue
        land = other.land & mask
        if land:
            options += _LAND_FLAMES[other.house].of(land)
        for role in range(3):
            if other.flames[role] and BIT[other.at[role]] & mask:
                options.append(PUT_OUT_CANDLE_FLAME[other.house][role])
    return options


def flames(g: Candelabria, _player: Player, _within: Within) -> list[Option]:
    """Every candle and land flame there is, and every place that has none, whoever asks."""
    options = no_places(g)
    burning = 0
    for one in g.players:
        burning |= one.land
        options += _LAND_FLAMES[one.house].of(one.land)
        for role in range(3):
            if one.at[role] != OFF:
                options.append(PUT_OUT_CANDLE_FLAME[one.house][role])
        for place, curse in enumerate(g.curses):
            if curse.influence[one.seat]:
                options.append(FLAME_AT_CURSE[place][one.seat])
    return options + [TO[territory] for territory in members(g.side.all & ~burning)]


def forbids_extinguishing(
    g: Candelabria, player: Player, within: Within, option: Option
) -> str | None:
    """CAN-EFF-3, CAN-TERM-4, CAN-EFF-9: opponents' flames that burn, and within reach."""
    if option.verb == "seal":
        return "CAN-BOARD-1"
    if option.verb in ("to", "at-curse"):
        return "CAN-EFF-3"
    house, role, territory = option.value
    victim = of_house(g, house)
    if victim is player:
        return "CAN-EFF-3"
    if role != NONE and not victim.flames[role]:
        return "CAN-TERM-4"
    place = territory if role == NONE else victim.at[role]
    return None if BIT[place] & within.mask else within.rule


def put_out(g: Candelabria, player: Player, option: Option, means: str) -> Flow[None]:
    """CAN-EFF-3, CAN-SNUFF-3: one flame goes out; `means` matters to quests."""
    house, role, territory = option.value
    victim = of_house(g, house)
    if role == NONE:
        if g.journal is not MUTE:
            whose, place = HOUSES[house].id, TERRITORY_ID[territory]
            who = WHO[player.seat]
            g.tell("extinguished-land", "CAN-EFF-3", who=who, house=whose, territory=place)
        yield from lose_land_flame(g, victim, territory)
        if g.options.quests:
            yield from met(g, player, PUT_OUT_LAND)
        return
    victim.flames[role] -= 1
    g.tell(
        "extinguished-candle",
        "CAN-EFF-3",
        who=WHO[player.seat],
        house=HOUSES[house].id,
        candle=ROLES[role].id,
        left=victim.flames[role],
    )
    if g.options.quests and not victim.flames[role]:
        yield from met(g, player, PUT_OUT_CANDLE[means])


def lose_land_flame(g: Candelabria, victim: Player, territory: int) -> Flow[None]:
    """CAN-SNUFF-1, CAN-SNUFF-2, CAN-SNUFF-4, CAN-2P-10, CAN-EX-5: back to the supply, or to a
    curse. CAN-2P-11: in the War season nothing moves a curse."""
    victim.land &= ~BIT[territory]
    victim.supply += 1
    if g.phase != "kindling":
        return
    if len(g.players) == 2:
        yield from move_curses(g, victim, 1, "CAN-DEC-6", "CAN-2P-10")
        return
    options = [*AT_CURSE[: len(g.curses)], TO_SUPPLY]
    answer: Option = yield any_of(victim.seat, "snuffed", "CAN-DEC-6", options)
    if answer is not TO_SUPPLY:
        influence(g, victim, answer.value, "CAN-SNUFF-1")


def influence(g: Candelabria, player: Player, place: int, rule: str) -> None:
    """A land flame from the supply goes to a curse card."""
    player.supply -= 1
    curse = g.curses[place]
    curse.influence[player.seat] += 1
    number = curse.influence[player.seat]
    g.tell("influenced", rule, who=WHO[player.seat], number=place + 1, total=number)
