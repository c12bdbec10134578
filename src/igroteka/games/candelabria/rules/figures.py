"""Figures on the map (CAN-TERM): who stands where, control and strength."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import CONSTANTS, CURSES, ROLES
from igroteka.games.candelabria.rules.land import BIT, REGION_OF
from igroteka.games.candelabria.rules.powers import CASTLE_STRENGTH, CURSE_STRENGTH, bonus
from igroteka.games.candelabria.rules.state import Candelabria, Player

CASTLE: Final = len(ROLES)
"""The number of the castle among the figures that move; candles have those of their roles."""

_CASTLE: Final = CONSTANTS.strength.castle
_CURSE: Final = tuple(card.strength for card in CURSES)


def of_house(g: Candelabria, house: int) -> Player:
    """The player of a House in play."""
    for player in g.players:
        if player.house == house:
            return player
    raise LookupError(house)


def where(player: Player, figure: int) -> int:
    """The territory of a candle or the castle."""
    return player.castle if figure == CASTLE else player.at[figure]


def put(player: Player, figure: int, territory: int) -> None:
    """A candle or the castle changes its place; a castle never leaves the map (CAN-TERM-11)."""
    if figure == CASTLE:
        player.castle = territory
    else:
        player.at[figure] = territory


def standing(player: Player) -> int:
    """CAN-TERM-2, CAN-TERM-5: the territories with a figure of the player, unlit candles too."""
    explorer, pilgrim, warrior = player.at
    return player.land | BIT[player.castle] | BIT[explorer] | BIT[pilgrim] | BIT[warrior]


def present(g: Candelabria, player: Player, region: int) -> bool:
    """Whether a player has at least one figure in a region; a curse is none (CAN-TERM-16)."""
    return standing(player) & g.side.region[region] != 0


def presence(g: Candelabria, player: Player) -> list[int]:
    """The regions in which a player is present."""
    stands, masks = standing(player), g.side.region
    return [region for region in g.side.regions if stands & masks[region]]


def active(g: Candelabria, player: Player, region: int) -> bool:
    """CAN-TERM-6: a land flame, a castle, or a candle with at least one flame."""
    if (player.land | BIT[player.castle]) & g.side.region[region]:
        return True
    return region in [REGION_OF[player.at[role]] for role in range(3) if player.flames[role]]


def curse_strength(g: Candelabria, player: Player, card: int) -> int:
    """CAN-CURSE-1: the base figure of the card, and what its controller adds."""
    return _CURSE[card] + bonus(g, player, CURSE_STRENGTH)


def strength(g: Candelabria, player: Player, region: int) -> int:
    """CAN-TERM-3, CAN-BATTLE-11, CAN-CURSE-8: all that counts for a player in a region."""
    total = (player.land & g.side.region[region]).bit_count()
    for role, territory in enumerate(player.at):
        if REGION_OF[territory] == region:
            total += player.flames[role]
    if REGION_OF[player.castle] == region:
        total += _CASTLE + bonus(g, player, CASTLE_STRENGTH)
    for curse in g.curses:
        if curse.region == region and curse.owner == player.seat:
            total += curse_strength(g, player, curse.card)
    return total


def holds_curse(g: Candelabria, player: Player, region: int) -> bool:
    """Whether a curse of the player stands in a region."""
    return any(curse.region == region and curse.owner == player.seat for curse in g.curses)


def castles(g: Candelabria) -> int:
    """CAN-TERM-10: the territories that hold a castle."""
    mask = 0
    for player in g.players:
        mask |= BIT[player.castle]
    return mask
