"""The Forge (CAN-FORGE): upgrades and temples, bought or free (CAN-TEMPLE, CAN-UPG)."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import (
    TEMPLES,
    UPGRADE_KIND,
    UPGRADE_SLOTS,
    UPGRADES,
)
from igroteka.games.candelabria.rules.choices import LEFT
from igroteka.games.candelabria.rules.effects import ANYWHERE, apply
from igroteka.games.candelabria.rules.figures import presence, present
from igroteka.games.candelabria.rules.houses import vigil
from igroteka.games.candelabria.rules.land import REGION_ID
from igroteka.games.candelabria.rules.points import gain_vp
from igroteka.games.candelabria.rules.powers import TEMPLE_PLACED, reactions
from igroteka.games.candelabria.rules.quests import (
    BOUGHT_UPGRADE,
    PLACED_TEMPLE,
    met,
    purchased,
)
from igroteka.games.candelabria.rules.setup import turn_up
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.temples import PLACE_VP
from igroteka.kernel.flow import DONE, WHO, Flow, Option, one_of


def _token_key(token: int) -> str:
    """The id of a token; a second copy of its kind is told apart."""
    kind = UPGRADE_KIND[token]
    copy = UPGRADE_KIND[:token].count(kind)
    return UPGRADES[kind].id if not copy else f"{UPGRADES[kind].id}-{copy + 1}"


_DONE: Final = (DONE,)
"""CAN-ACT-6: to leave the rest of the action unused."""
_COST: Final = tuple(UPGRADES[kind].cost_gold for kind in UPGRADE_KIND)
_TEMPLE_COST: Final = tuple(temple.cost_gold for temple in TEMPLES)

BUY_UPGRADE: Final = tuple(
    Option(
        f"upgrade:{_token_key(token)}",
        "buy-upgrade",
        token,
        {"upgrade": UPGRADES[kind].id, "cost": _COST[token]},
        (f"upgrade:{_token_key(token)}",),
    )
    for token, kind in enumerate(UPGRADE_KIND)
)
BUILD_TEMPLE: Final = tuple(
    tuple(
        Option(
            f"{temple.id}:{id}",
            "buy-temple",
            (colour, region),
            {"temple": temple.id, "region": id, "cost": temple.cost_gold},
            (id, f"supply:{temple.id}"),
        )
        for region, id in enumerate(REGION_ID)
    )
    for colour, temple in enumerate(TEMPLES)
)


def forbids_upgrade(g: Candelabria, player: Player, token: int) -> str | None:
    """CAN-FORGE-2, CAN-FORGE-3, CAN-TERM-17, CAN-UPG-1: enough gold, and a free cell."""
    if player.gold < _COST[token] or len(player.upgrades) >= UPGRADE_SLOTS:
        return "CAN-FORGE-3"
    return None


def forbids_temple(g: Candelabria, player: Player, option: Option) -> str | None:
    """CAN-FORGE-3, CAN-LIMIT-4, CAN-TEMPLE-1: gold, a piece in supply, and a figure there."""
    colour, region = option.value
    if player.gold < _TEMPLE_COST[colour]:
        return "CAN-FORGE-3"
    if not g.temple_supply[colour]:
        return "CAN-LIMIT-4"
    return None if present(g, player, region) else "CAN-TEMPLE-1"


def _wares(g: Candelabria, _player: Player) -> list[Option]:
    """All that the Forge sells: the open tokens, and every temple in every region."""
    wares = [BUY_UPGRADE[token] for token in g.tops if token != NONE]
    wares += [BUILD_TEMPLE[c][region] for region in g.side.regions for c in range(len(TEMPLES))]
    return wares


def _forbids(g: Candelabria, player: Player, option: Option) -> str | None:
    if option.verb == "buy-upgrade":
        return forbids_upgrade(g, player, option.value)
    return forbids_temple(g, player, option)


def _offers(g: Candelabria, player: Player) -> list[Option]:
    """What `_forbids` allows, without asking after what nobody could pay."""
    gold = player.gold
    options: list[Option] = []
    if not gold:
        return options
    if len(player.upgrades) < UPGRADE_SLOTS:
        options += [BUY_UPGRADE[t] for t in g.tops if t != NONE and _COST[t] <= gold]
    regions = presence(g, player)
    for colour, left in enumerate(g.temple_supply):
        if left and gold >= _TEMPLE_COST[colour]:
            table = BUILD_TEMPLE[colour]
            options += [table[region] for region in regions]
    return options


def visit_forge(g: Candelabria, player: Player, n: int, decision: str) -> Flow[None]:
    """CAN-FORGE-1, CAN-FORGE-4, CAN-ACT-6, CAN-EX-4: up to n purchases, one after another."""
    for left in range(n, 0, -1):
        offers = _offers(g, player)
        if not offers:
            return
        answer: Option = yield one_of(
            player.seat,
            "forge",
            decision,
            _wares,
            _forbids,
            LEFT[left],
            also=_DONE,
            quick=offers,
            about=(g, player),
        )
        if answer is DONE:
            return
        if answer.verb == "buy-upgrade":
            _buy_upgrade(g, player, answer.value)
            if g.options.quests:  # CAN-QUEST-18: not for a token that costs nothing
                year = UPGRADES[UPGRADE_KIND[answer.value]].year
                yield from met(g, player, BOUGHT_UPGRADE[year])
        else:
            colour, region = answer.value
            _pay(g, player, _TEMPLE_COST[colour])
            yield from place_temple(g, player, colour, region, "CAN-TEMPLE-1")
        if g.options.quests:
            yield from purchased(g, player)


def _pay(g: Candelabria, player: Player, gold: int) -> None:
    player.gold -= gold
    g.gold += gold


def _buy_upgrade(g: Candelabria, player: Player, token: int) -> None:
    _pay(g, player, _COST[token])
    gain_upgrade(g, player, token, "CAN-FORGE-1")


def gain_upgrade(g: Candelabria, player: Player, token: int, rule: str) -> None:
    """CAN-UPG-12, CAN-FORGE-5, CAN-SETUP-4: into the next free cell, for good; the next token is
    turned up."""
    player.upgrades.append(token)
    g.tell("upgrade", rule, who=WHO[player.seat], upgrade=UPGRADES[UPGRADE_KIND[token]].id)
    turn_up(g, g.tops.index(token), "CAN-SETUP-4")


def place_temple(g: Candelabria, player: Player, colour: int, region: int, rule: str) -> Flow[None]:
    """CAN-TEMPLE-2, CAN-TEMPLE-3, CAN-TEMPLE-7: white points, upgrades, then the Knights.

    CAN-TEMPLE-6, CAN-TEMPLE-8: whatever it covers scores nothing, and any stack can grow.
    """
    g.temple_supply[colour] -= 1
    g.temples[region].append(colour)
    g.tell(
        "temple", rule, who=WHO[player.seat], temple=TEMPLES[colour].id, region=REGION_ID[region]
    )
    if PLACE_VP[colour]:
        gain_vp(g, player, PLACE_VP[colour], "CAN-TEMPLE-3")
    if g.options.quests:  # CAN-QUEST-18, CAN-EX-8: any temple that is placed
        yield from met(g, player, PLACED_TEMPLE)
    for effects in reactions(g, player, TEMPLE_PLACED):
        yield from apply(g, player, effects, ANYWHERE)
    yield from vigil(g, region)
