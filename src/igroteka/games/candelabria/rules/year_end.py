"""War season: clean-up (CAN-CLEAN, CAN-2P-16), and the end of the game (CAN-END)."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import (
    ACTIONS,
    CONSTANTS,
    HOUSES,
    UPGRADE_KIND,
    UPGRADES,
)
from igroteka.games.candelabria.content.entries import Power
from igroteka.games.candelabria.rules.figures import standing
from igroteka.games.candelabria.rules.land import OFF
from igroteka.games.candelabria.rules.points import gain_vp
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.withering import clear
from igroteka.kernel.flow import WHO, Flow

_ACTION: Final = {action.id: number for number, action in enumerate(ACTIONS)}


def clean_up(g: Candelabria) -> Flow[None]:
    """CAN-CLEAN-1 to CAN-CLEAN-9, CAN-WITH-8: House by House in track order.

    CAN-LIMIT-8: nothing but this and the effects of cards takes anything away.
    """
    for seat in g.track:
        yield from clear(g, g.players[seat])
    for seat in g.track:
        _tidy(g, g.players[seat])
    leaving = 2 if len(g.players) == 2 else len(g.curses)  # CAN-2P-16
    g.gone += [curse.card for curse in g.curses[:leaving]]
    del g.curses[:leaving]
    g.tell("year-over", "CAN-CLEAN-7", year=g.year)
    if g.year < CONSTANTS.years:
        g.year += 1
        g.phase = "mist"
    else:
        score(g)


def _tidy(g: Candelabria, player: Player) -> None:
    """CAN-CLEAN-1 to CAN-CLEAN-3, CAN-CLEAN-6, CAN-CLEAN-9: cards and candles of one House."""
    player.tactics += player.used  # CAN-2P-15: with two players there are only unused ones
    player.used.clear()
    for role, card in enumerate(player.deployed):
        if card != NONE:
            g.candle_deck.put_under(card, player.seat)
            player.deployed[role] = NONE
            player.at[role] = OFF
            player.flames[role] = 0
    player.hand += player.maneuvers
    player.maneuvers.clear()


# The end --------------------------------------------------------------------------------------


def score(g: Candelabria) -> None:
    """CAN-END-1 to CAN-END-3: end-of-game abilities and upgrades, after the clean-up."""
    for seat in g.track:
        player = g.players[seat]
        for id, power in _final_powers(player):
            points = power.vp * counted(g, player, power)
            if points:
                g.tell("final", "CAN-END-2", who=WHO[seat], card=id)
                gain_vp(g, player, points, "CAN-END-2")
    g.phase = "over"
    first = winner(g)
    g.tell("won", "CAN-END-5", who=WHO[first], total=g.players[first].vp)


def _final_powers(player: Player) -> list[tuple[str, Power]]:
    """CAN-UPG-9, CAN-HOUSE-1: what scores at the end only."""
    kinds = [UPGRADES[UPGRADE_KIND[token]] for token in player.upgrades]
    found = [(a.id, a.effect) for a in HOUSES[player.house].abilities]
    found += [(kind.id, kind.effect) for kind in kinds]
    return [(id, power) for id, power in found if power.kind == "end_game"]


def counted(g: Candelabria, player: Player, power: Power) -> int:
    """CAN-END-4, CAN-TERM-2: how many of what a power counts the player has."""
    match power.per:
        case "controlled_territory":
            return (standing(player) & g.side.symbol[_ACTION[power.action]]).bit_count()
        case "stored_cube":
            return player.gold + player.wax
        case "tactics_card":
            return len(player.tactics)
        case "land_flame":
            return player.land.bit_count()
        case _:
            raise ValueError(f"nothing is counted by {power.per!r}")


def winner(g: Candelabria) -> int:
    """CAN-END-5, CAN-2P-19: most points; a tie goes to the earlier on the track."""
    return max(g.track, key=lambda seat: g.players[seat].vp)


def ranking(g: Candelabria) -> list[tuple[int, ...]]:
    """CAN-END-5, CAN-END-7: the winner, then places that equal points share."""
    first = winner(g)
    behind: dict[int, list[int]] = {}
    for seat in sorted(g.track, key=lambda seat: -g.players[seat].vp):
        if seat != first:
            behind.setdefault(g.players[seat].vp, []).append(seat)
    return [(first,), *(tuple(sorted(seats)) for seats in behind.values())]
