"""The table as one seat, or a spectator, may see it: two boards, mats, and what is being settled.

Everything is read from the redacted state, so nothing hidden can be shown by mistake.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from igroteka.games.cadwallon.content import DIE, GANGS, TITLE
from igroteka.games.cadwallon.rules.end import result
from igroteka.games.cadwallon.rules.fights import bonus, kinds_played
from igroteka.games.cadwallon.rules.figures import adventure, name, seat_of
from igroteka.games.cadwallon.rules.state import EMPTY, Cadwallon, Fight
from igroteka.games.cadwallon.scene.boards import catacombs, district
from igroteka.games.cadwallon.scene.look import ICONS, PALETTE
from igroteka.games.cadwallon.scene.mats import arcana, mat, piles, rows, supply
from igroteka.games.cadwallon.scene.pieces import pieces
from igroteka.kernel.flow import WHO
from igroteka.scene import Banner, Die, Panel, Row, Scene, Score, Seat, Side, Turn, Words

FACES = tuple(range(1, DIE + 1))


def scene(g: Cadwallon, viewer: int | None) -> Scene:
    """The table as the viewer sees it; `g` is the state redacted for that same viewer."""
    boards = (district(g), catacombs()) if g.options.catacombs else (district(g),)
    return Scene(
        game=TITLE.id,
        viewer=viewer,
        palette=PALETTE,
        seats=tuple(_seat(seat) for seat in range(g.options.players)),
        turn=_turn(g),
        boards=boards,
        pieces=tuple(pieces(g)),
        rows=tuple(rows(g)),
        piles=tuple(piles(g)),
        supply=tuple(supply(g)),
        mats=tuple(mat(g, player) for player in g.players),
        panels=tuple(_panels(g, viewer)),
        banners=tuple(_banners(g)),
    )


def own(g: Cadwallon, seat: int, seen: Scene) -> Scene:
    """The table as a seat sees it, out of what lies open to all: its own mat is different, and
    which dice of a fight are its own."""
    mats = list(seen.mats)
    mats[seat] = mat(g, g.players[seat])
    return replace(seen, viewer=seat, mats=tuple(mats), panels=tuple(_panels(g, seat)))


def _seat(seat: int) -> Seat:
    """Seats keep their colours, whichever gang they lead: names go by them."""
    return Seat(id=f"seat:{seat}", seat=seat, colour=GANGS[seat].colour)


def _turn(g: Cadwallon) -> Turn:
    playing = g.phase in ("watch", "turn", "sales")
    clock: tuple[Words, ...] = ()
    if g.adventure >= 0:
        alarm = Words("label-alarm" if g.alarm else "label-quiet")
        rounds = adventure(g).rounds
        clock = (Words("label-round", {"round": g.round, "rounds": rounds}), alarm)
    seat = g.order[g.turn] if playing else None
    return Turn(seat, tuple(g.order), Words(f"label-phase-{g.phase}"), clock)


def _panels(g: Cadwallon, viewer: int | None) -> Iterator[Panel]:
    if g.fight is not None:
        sides = tuple(_side(g, g.fight, side, viewer) for side in range(2))
        yield Panel(id="fight", label=Words("label-fight"), sides=sides)
    if g.roll is not None:
        dice = tuple(_die(f"die:{n}", face) for n, face in enumerate(g.roll.dice))
        yield Panel(id="roll", label=Words("label-roll"), dice=dice)


def _side(g: Cadwallon, fight: Fight, side: int, viewer: int | None) -> Side:
    """One side of a fight. What options touch are the dice of the viewer's own side."""
    figure = fight.figures[side]
    seat = seat_of(figure)
    defends = viewer is not None and seat_of(fight.figures[1]) == viewer
    prefix = "die" if side == int(defends) else "other-die"
    dice = fight.dice[side]
    played = kinds_played(fight, side)
    cards = tuple(arcana(f"played:{side}:{n}", kind, 1) for n, kind in enumerate(played))
    total, other = _total(g, fight, side), _total(g, fight, 1 - side)
    return Side(
        id=f"side:{side}",
        name=name(g, figure),
        owner=seat if seat != EMPTY else None,
        scores=_scores(g, fight, side),
        total=total,
        rows=(Row(id=f"played:{side}", label=Words("label-hand"), cards=cards),) if cards else (),
        dice=tuple(_die(f"{prefix}:{n}", face) for n, face in enumerate(dice)),
        state="ahead" if total is not None and other is not None and total > other else "",
    )


def _total(g: Cadwallon, fight: Fight, side: int) -> int | None:
    dice = fight.dice[side]
    return max(dice) + bonus(g, fight, side) if dice else None


def _scores(g: Cadwallon, fight: Fight, side: int) -> tuple[Score, ...]:
    dice = fight.dice[side]
    if not dice:
        return ()
    highest, added = Words("label-dice-total"), Words("label-bonus")
    return (
        Score(label=highest, value=max(dice), icon=ICONS["die"]),
        Score(label=added, value=bonus(g, fight, side), icon=ICONS["bonus"]),
    )


def _die(id: str, face: int) -> Die:
    return Die(id=id, label=Words("label-die"), faces=FACES, shown=face - 1)


def _banners(g: Cadwallon) -> Iterator[Banner]:
    if g.phase == "over":
        ended = result(g)
        best = max(ended.scores)
        winners = tuple(WHO[seat] for seat in ended.winners)
        words = Words("label-victory", {"winners": winners, "amount": best})
        yield Banner(id="result", words=words, tone="good")
