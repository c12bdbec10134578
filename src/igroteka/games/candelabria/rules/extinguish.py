"""Flames that are put out (CAN-EFF-3, CAN-SNUFF)."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import HOUSES, ROLES
from igroteka.games.candelabria.rules.choices import TO, Follows, no_places
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
_WHEN_SNUFFED: Final = tuple((*AT_CURSE[:curses], TO_SUPPLY) for curses in range(4))
"""By how many curse cards there are."""
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


def enemy_flames(g: Candelabria, player: Player, mask: int) -> list[Option]:
    """CAN-EFF-3: all flames of opponents on these territories."""
    options: list[Option] = []
    for other in g.players:
        if other is player:
            continue
        land = other.land & mask
        if land:
            options += _LAND_FLAMES[other.house].of(land)
        for role, lit in enumerate(other.flames):
            if lit and BIT[other.at[role]] & mask:
                options.append(PUT_OUT_CANDLE_FLAME[other.house][role])
    return options


def flames(g: Candelabria, _player: Player, _mask: int, _rule: str) -> list[Option]:
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
    g: Candelabria, player: Player, mask: int, rule: str, option: Option
) -> str | None:
    """CAN-EFF-3, CAN-TERM-4, CAN-EFF-9: opponents' flames that burn, and on these territories;
    that they lie no further is said by a rule."""
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
    return None if BIT[place] & mask else rule


def put_out(g: Candelabria, player: Player, option: Option, means: str) -> Follows:
    """CAN-EFF-3, CAN-SNUFF-3: one flame goes out; `means` matters to quests."""
    house, role, territory = option.value
    victim = of_house(g, house)
    if role == NONE:
        return _put_out_land(g, player, victim, territory)
    victim.flames[role] -= 1
    if g.journal is not MUTE:
        g.tell(
            "extinguished-candle",
            "CAN-EFF-3",
            who=WHO[player.seat],
            house=HOUSES[house].id,
            candle=ROLES[role].id,
            left=victim.flames[role],
        )
    if g.options.quests and not victim.flames[role]:
        return met(g, player, PUT_OUT_CANDLE[means])
    return None


def _put_out_land(g: Candelabria, player: Player, victim: Player, territory: int) -> Follows:
    """CAN-SNUFF-1, CAN-SNUFF-2, CAN-2P-11: back to the supply; in the War season nothing more."""
    if g.journal is not MUTE:
        whose, place = HOUSES[victim.house].id, TERRITORY_ID[territory]
        who = WHO[player.seat]
        g.tell("extinguished-land", "CAN-EFF-3", who=who, house=whose, territory=place)
    victim.land &= ~BIT[territory]
    victim.supply += 1
    if g.options.quests:
        return _after_land(g, player, victim)
    return _snuffed(g, victim) if g.phase == "kindling" else None


def _after_land(g: Candelabria, player: Player, victim: Player) -> Flow[None]:
    """With quests: the flame finds its place, then the one who put it out may score."""
    if g.phase == "kindling":
        yield from _snuffed(g, victim)
    yield from met(g, player, PUT_OUT_LAND)


def _snuffed(g: Candelabria, victim: Player) -> Flow[None]:
    """CAN-SNUFF-1, CAN-SNUFF-4, CAN-2P-10, CAN-EX-5: to a curse, if its owner likes."""
    if len(g.players) == 2:
        yield from move_curses(g, victim, 1, "CAN-DEC-6", "CAN-2P-10")
        return
    options = _WHEN_SNUFFED[len(g.curses)]
    answer: Option = yield any_of(victim.seat, "snuffed", "CAN-DEC-6", options)
    if answer is not TO_SUPPLY:
        influence(g, victim, answer.value, "CAN-SNUFF-1")


def influence(g: Candelabria, player: Player, place: int, rule: str) -> None:
    """A land flame from the supply goes to a curse card."""
    player.supply -= 1
    curse = g.curses[place]
    curse.influence[player.seat] += 1
    if g.journal is not MUTE:
        number = curse.influence[player.seat]
        g.tell("influenced", rule, who=WHO[player.seat], number=place + 1, total=number)
