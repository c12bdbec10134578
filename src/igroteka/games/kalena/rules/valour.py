"""The valour track (KAL-VAL) and the turn order that follows from it (KAL-ORDER)."""

from __future__ import annotations

from typing import Final

from igroteka.games.kalena.content import MAIN_BOARD
from igroteka.games.kalena.rules.state import Kalena, Player
from igroteka.kernel.flow import WHO

LAP: Final = MAIN_BOARD.valour_track.lap


def gain_valour(g: Kalena, player: Player, amount: int, rule: str) -> None:
    """KAL-VAL-1 to KAL-VAL-4: move the token forward, on top of those already there.

    KAL-VAL-8: nothing moves it back.
    """
    if amount == 0:
        return  # KAL-VAL-4: the token does not move, also not inside its stack
    player.valour += amount
    others = [seat for seat in g.stack if seat != player.seat]
    g.stack = (*others, player.seat)  # KAL-VAL-2; KAL-VAL-3: the others keep their order
    g.tell("valour", rule, who=WHO[player.seat], amount=amount, total=player.valour)


def space_of(valour: int) -> int:
    """KAL-VAL-5: the track is a loop."""
    return valour % LAP


def shows_plus_30(valour: int) -> bool:
    """KAL-VAL-5: the token shows its +30 side from 30 on (KAL-VAL-7: for good)."""
    return valour >= LAP


def ranking(g: Kalena) -> list[int]:
    """KAL-ORDER-1, KAL-VAL-6, KAL-FIN-3: by total; among equals the higher token first."""
    height = {seat: place for place, seat in enumerate(g.stack)}
    return sorted(height, key=lambda seat: (g.players[seat].valour, height[seat]), reverse=True)


def leaders(g: Kalena) -> list[int]:
    """KAL-SEND-2: everybody whose total equals the highest; the stack does not matter."""
    highest = max(player.valour for player in g.players)
    return [player.seat for player in g.players if player.valour == highest]
