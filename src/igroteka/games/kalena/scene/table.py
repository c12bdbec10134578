"""The table as one seat, or a spectator, may see it: two boards, the supply, a mat per player.

Everything is read from the redacted state, so nothing hidden can be shown by mistake.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from msgspec.structs import replace

from igroteka.games.kalena.content import CALENDAR, COLOURS, DICE
from igroteka.games.kalena.rules.state import Kalena
from igroteka.games.kalena.rules.valour import ranking
from igroteka.games.kalena.scene.boards import land, main_board, pieces
from igroteka.games.kalena.scene.cards import open_cards
from igroteka.games.kalena.scene.look import PALETTE
from igroteka.games.kalena.scene.mats import mat, supply
from igroteka.kernel.flow import WHO
from igroteka.scene import Banner, Die, Scene, Seat, Turn, Words

_TOLD = {"terrain_die": ("spread", "terrain"), "bonus_die": ("bonus-rolled", "face")}
"""KAL-SPREAD-1, KAL-CONT-4: what was rolled last is no part of the state: the log tells it."""

_DICE = tuple(Die(id=die.id, label=die.id, faces=die.faces, told=_TOLD.get(die.id)) for die in DICE)


def scene(g: Kalena, viewer: int | None) -> Scene:
    """The table as the viewer sees it; `g` is the state redacted for that same viewer."""
    return Scene(
        game=CALENDAR.id,
        viewer=viewer,
        palette=PALETTE,
        seats=_seats(len(g.players)),
        turn=_turn(g),
        boards=(land(g), main_board()),
        pieces=pieces(g),
        rows=open_cards(g),
        supply=supply(g),
        dice=_DICE,
        mats=tuple([mat(g, player, viewer) for player in g.players]),
        banners=tuple(_banners(g)),
    )


def own(g: Kalena, seat: int, seen: Scene) -> Scene:
    """The table as a seat sees it, out of what lies open to all: its own mat is different."""
    mats = list(seen.mats)
    mats[seat] = mat(g, g.players[seat], seat)
    return replace(seen, viewer=seat, mats=tuple(mats))


@cache
def _seats(players: int) -> tuple[Seat, ...]:
    return tuple(
        Seat(id=f"seat:{seat}", seat=seat, colour=COLOURS[seat].id) for seat in range(players)
    )


def _turn(g: Kalena) -> Turn:
    return _turn_of(_active(g), tuple(g.order), g.phase, g.season, g.round)


@lru_cache(maxsize=2048)
def _turn_of(
    active: int | None, order: tuple[int, ...], phase: str, season: int, round: int
) -> Turn:
    """Remembered, as most parts are: what did not change is then the very same."""
    clock = (
        Words("label-season", {"season": season}),
        Words("label-round", {"round": round}),
    )
    return Turn(active, order, Words(f"label-phase-{phase}"), clock)


def _active(g: Kalena) -> int | None:
    """KAL-SPREAD-1, KAL-TURN-1: the last player spreads the ghosts; then turns go in order."""
    if g.phase == "spread":
        return g.order[-1]
    return g.order[g.turn] if g.phase == "turns" else None


def _banners(g: Kalena) -> Iterator[Banner]:
    if g.phase != "over":
        return
    if g.ended_by == "KAL-FIN-2":
        winner = g.players[ranking(g)[0]]
        won = Words(f"label-result-{g.ended_by}", {"who": WHO[winner.seat], "total": winner.valour})
        yield Banner(id="result", words=won, tone="good")
    else:
        yield Banner(id="result", words=Words(f"label-result-{g.ended_by}"), tone="grave")
