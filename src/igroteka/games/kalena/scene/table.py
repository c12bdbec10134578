"""The table as one seat, or a spectator, may see it: two boards, the supply, a mat per player.

Everything is read from the redacted state, so nothing hidden can be shown by mistake.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from igroteka.games.kalena.content import CALENDAR, COLOURS, DICE
from igroteka.games.kalena.rules.state import Kalena
from igroteka.games.kalena.rules.valour import ranking
from igroteka.games.kalena.scene.boards import boards, on_land, pieces
from igroteka.games.kalena.scene.cards import open_cards
from igroteka.games.kalena.scene.look import PALETTE
from igroteka.games.kalena.scene.mats import mats, own_mat, supply
from igroteka.kernel.flow import WHO
from igroteka.scene import Banner, Die, Scene, Seat, Turn, Words
from igroteka.scene.kept import Kept

_TOLD = {"terrain_die": ("spread", "terrain"), "bonus_die": ("bonus-rolled", "face")}
"""KAL-SPREAD-1, KAL-CONT-4: what was rolled last is no part of the state: the log tells it."""

_DICE = tuple(Die(id=die.id, label=die.id, faces=die.faces, told=_TOLD.get(die.id)) for die in DICE)


class Eyes:
    """Somebody's eyes on one table: what has not changed since they looked last is the same."""

    def __init__(self) -> None:
        self._kept = Kept()

    def scene(self, g: Kalena) -> Scene:
        """The table as it lies open to all."""
        kept = self._kept
        land = on_land(g, kept)
        return Scene(
            game=CALENDAR.id,
            viewer=None,
            palette=PALETTE,
            seats=_seats(len(g.players)),
            turn=kept.made("turn", _turn, _active(g), g.order, g.phase, g.season, g.round),
            boards=boards(g, land, kept),
            pieces=pieces(g, land, kept),
            rows=open_cards(g, kept),
            supply=supply(g, kept),
            dice=_DICE,
            mats=mats(g, kept),
            banners=(_result(g),) if g.phase == "over" else (),
        )

    def own(self, g: Kalena, seat: int, seen: Scene) -> Scene:
        """The same as a seat sees it: its own mat is different."""
        lying = seen.mats
        mine = own_mat(g, g.players[seat], lying[seat], self._kept)
        return replace(seen, viewer=seat, mats=(*lying[:seat], mine, *lying[seat + 1 :]))


def scene(g: Kalena, viewer: int | None) -> Scene:
    """The table as the viewer sees it; `g` is the state redacted for that same viewer."""
    eyes = Eyes()
    seen = eyes.scene(g)
    return seen if viewer is None else eyes.own(g, viewer, seen)


@cache
def _seats(players: int) -> tuple[Seat, ...]:
    return tuple(
        Seat(id=f"seat:{seat}", seat=seat, colour=COLOURS[seat].id) for seat in range(players)
    )


def _turn(active: int | None, order: tuple[int, ...], phase: str, season: int, round: int) -> Turn:
    clock = (
        Words("label-season", {"season": season}),
        Words("label-round", {"round": round}),
    )
    return Turn(active, tuple(order), Words(f"label-phase-{phase}"), clock)


def _active(g: Kalena) -> int | None:
    """KAL-SPREAD-1, KAL-TURN-1: the last player spreads the ghosts; then turns go in order."""
    if g.phase == "spread":
        return g.order[-1]
    return g.order[g.turn] if g.phase == "turns" else None


def _result(g: Kalena) -> Banner:
    if g.ended_by != "KAL-FIN-2":
        return Banner(id="result", words=Words(f"label-result-{g.ended_by}"), tone="grave")
    winner = g.players[ranking(g)[0]]
    won = Words(f"label-result-{g.ended_by}", {"who": WHO[winner.seat], "total": winner.valour})
    return Banner(id="result", words=won, tone="good")
