"""What stands where (REL-TERM-4 to REL-TERM-7): every piece that comes, goes or is lost."""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.content import WARLORD
from igroteka.games.relicvium.rules.army import HELD, LIMIT, ONE, REGULARS
from igroteka.games.relicvium.rules.land import TERRAIN, TRACK
from igroteka.games.relicvium.rules.state import FREE, NONE, Player, Relicvium

_FIRST: Final[tuple[int, ...]] = (0, 3, 6, 9)
"""The first figure of each class."""
FIGURES: Final = 10
NINE: Final = 9
"""REL-END-1: so many castles a faction has, and wins with."""


def _figure(player: Player, kind: int, area: int) -> int:
    """A figure of this class in this area (or in the reserve)."""
    at = player.at
    figure = _FIRST[kind]
    while at[figure] != area:
        figure += 1
    return figure


def _settle(g: Relicvium, area: int, seat: int) -> None:
    """REL-TERM-4, REL-MARCH-6: a castle or a unit controls; nothing leaves an area free."""
    g.holder[area] = seat if g.units[area] or g.castle[area] else FREE


def deploy(g: Relicvium, player: Player, kind: int, area: int) -> None:
    """A unit comes from the reserve."""
    player.at[_figure(player, kind, NONE)] = area
    player.reserve -= ONE[kind]
    g.units[area] += ONE[kind]
    g.holder[area] = player.seat


def move(g: Relicvium, player: Player, kind: int, source: int, target: int) -> None:
    """A unit goes from one area to another."""
    player.at[_figure(player, kind, source)] = target
    g.units[source] -= ONE[kind]
    g.units[target] += ONE[kind]
    g.holder[target] = player.seat
    _settle(g, source, player.seat)


def lose(g: Relicvium, player: Player, kind: int, area: int) -> None:
    """REL-RES-8, REL-WL-4: a unit goes back to the reserve.

    Of units that differ only in being spent, a spent one goes first (REL-RUL-25).
    """
    player.at[_figure(player, kind, area)] = NONE
    player.reserve += ONE[kind]
    g.units[area] -= ONE[kind]
    if HELD[kind][g.spent[area]]:
        g.spent[area] -= ONE[kind]
    _settle(g, area, player.seat)


def raise_castle(g: Relicvium, player: Player, area: int) -> None:
    """REL-ACT-7: a castle comes from the track, and a division opens; REL-EX-10 shows when it is
    used."""
    player.castles[TERRAIN[area]] += 1
    g.castle[area] = 1
    g.holder[area] = player.seat


def raze(g: Relicvium, player: Player, area: int) -> None:
    """REL-RES-4, REL-ACT-7: a castle goes back to the track, and a division closes."""
    player.castles[TERRAIN[area]] -= 1
    g.castle[area] = 0
    _settle(g, area, player.seat)


def open_divisions(player: Player) -> list[int]:
    """REL-ACT-7: of each terrain as many as there are castles of it, from the left."""
    left = player.castles[:]
    found: list[int] = []
    for division, terrain in enumerate(TRACK[player.faction]):
        if left[terrain]:
            left[terrain] -= 1
            found.append(division)
    return found


def castles(player: Player) -> int:
    """How many castles a faction has on the board."""
    one, two, three = player.castles
    return one + two + three


def has_room(g: Relicvium, kind: int, area: int) -> bool:
    """REL-COMP-14, REL-WL-2, REL-EX-5: at most three regular units; a warlord is not counted."""
    return kind == WARLORD or REGULARS[g.units[area]] < LIMIT


def areas_held(g: Relicvium, seat: int) -> int:
    """How many areas a faction controls, lands and water spaces."""
    return g.holder.count(seat)


def army_places(g: Relicvium, seat: int) -> list[int]:
    """The areas with units of a faction."""
    units = g.units
    return [area for area, holder in enumerate(g.holder) if holder == seat and units[area]]
