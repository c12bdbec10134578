"""The table as one seat, or a spectator, may see it: the kingdom, the displays, a mat per House.

Everything is read from the redacted state, so nothing hidden can be shown by mistake.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from igroteka.games.candelabria.content import GAME_ID, HOUSES, SEATS
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player
from igroteka.games.candelabria.rules.year_end import winner
from igroteka.games.candelabria.scene.battle import battle_panels
from igroteka.games.candelabria.scene.displays import displays, markers, open_cards, supply
from igroteka.games.candelabria.scene.look import PALETTE
from igroteka.games.candelabria.scene.map import kingdom, pieces
from igroteka.games.candelabria.scene.mats import mat
from igroteka.kernel.flow import WHO
from igroteka.scene import Banner, Scene, Seat, Turn, Words


def scene(g: Candelabria, viewer: int | None) -> Scene:
    """The table as the viewer sees it; `g` is the state redacted for that same viewer."""
    return Scene(
        game=GAME_ID,
        viewer=viewer,
        palette=PALETTE,
        seats=tuple(
            Seat(id=f"seat:{player.seat}", seat=player.seat, colour=_colour(player))
            for player in g.players
        ),
        turn=_turn(g),
        boards=(kingdom(g), displays(g)),
        pieces=(*pieces(g), *markers(g)),
        rows=open_cards(g),
        supply=tuple(supply(g)),
        mats=tuple(mat(g, player, viewer) for player in g.players),
        panels=tuple(battle_panels(g)),
        banners=tuple(_banners(g)),
    )


def own(g: Candelabria, seat: int, seen: Scene) -> Scene:
    """The table as a seat sees it, out of what lies open to all: its own mat is different."""
    mats = list(seen.mats)
    mats[seat] = mat(g, g.players[seat], seat)
    return replace(seen, viewer=seat, mats=tuple(mats))


def _colour(player: Player) -> str:
    return SEATS[player.seat].id if player.house == NONE else HOUSES[player.house].id


def _turn(g: Candelabria) -> Turn:
    clock = (Words("label-year", {"year": g.year}),)
    return Turn(_acting(g), tuple(g.track), Words(f"label-phase-{g.phase}"), clock)


def _acting(g: Candelabria) -> int | None:
    """Whose turn it is to kindle, or to resolve the tactics laid for a battle."""
    if g.phase == "kindling":
        return g.order[g.turn]
    if g.phase == "battles" and g.fought:
        seen = g.fought[-1]
        if not seen.totals and 0 <= seen.resolved < len(seen.fighters):
            return seen.fighters[seen.resolved]
    return None


def _banners(g: Candelabria) -> Iterator[Banner]:
    if g.phase == "over":
        first = g.players[winner(g)]
        words = Words("label-result-CAN-END-5", {"who": WHO[first.seat], "total": first.vp})
        yield Banner(id="result", words=words, tone="good")
