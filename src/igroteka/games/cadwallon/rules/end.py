"""The end of the game (CAD-END)."""

from __future__ import annotations

from collections.abc import Mapping

from igroteka.games.cadwallon.content import (
    DUKE,
    HOSTAGE,
    LEFT_BEHIND,
    LOOT,
)
from igroteka.games.cadwallon.rules.board import OUT
from igroteka.games.cadwallon.rules.figures import gang, has_skill, on_board, sheet, told
from igroteka.games.cadwallon.rules.intrigues import settle_at_end
from igroteka.games.cadwallon.rules.purse import ducats, gain, pay
from igroteka.games.cadwallon.rules.rolls import rolled_by
from igroteka.games.cadwallon.rules.state import Cadwallon, Character
from igroteka.kernel.flow import WHO, Flow
from igroteka.kernel.game import Result


def sales(g: Cadwallon) -> Flow[None]:
    """CAD-END-1 to CAD-END-3: one player after another sells what was carried out."""
    seat = g.order[g.turn]
    for character in gang(g, seat):
        if character.at == OUT:
            for kind in character.loot:
                yield from _sell(g, character, kind)
    g.turn += 1
    if g.turn == len(g.order):
        g.turn = 0
        _reckon(g)


def _sell(g: Cadwallon, character: Character, kind: int) -> Flow[None]:
    """CAD-END-2, CAD-END-9, CAD-SKILL-12, CAD-DEC-26, CAD-RUL-25: a die each; hostages and the Duke
    have their price."""
    fixed = _fixed_price(g, kind)
    if fixed:
        amount = fixed
    else:
        skill = "haggler" if has_skill(character, "haggler") else ""
        amount = yield from rolled_by(g, character.seat, "CAD-END-2", skill)
    g.tell("sold-out", "CAD-END-2", **told(g, character), item=LOOT[kind], amount=amount)
    gain(g, character.seat, amount, "CAD-END-2")


def _fixed_price(g: Cadwallon, kind: int) -> int:
    own = sheet(g)
    if kind == HOSTAGE and own.encounters is not None:
        return own.encounters.ducats
    if kind == DUKE and own.duke is not None:
        return own.duke.ducats
    return 0


def _reckon(g: Cadwallon) -> None:
    """CAD-END-4, CAD-END-5, CAD-END-8, CAD-PRISON-10: who was left behind, intrigues, and the match
    is over."""
    for seat in g.order:
        behind = sum(on_board(character) for character in gang(g, seat))
        if behind:
            g.tell("left-behind", "CAD-END-4", who=WHO[seat], amount=behind)
            pay(g, seat, LEFT_BEHIND * behind, "CAD-END-4")
    settle_at_end(g)
    g.phase = "over"
    winners = [WHO[seat] for seat in result(g).winners]
    best = max(ducats(g, player.seat) for player in g.players)
    g.tell("won", "CAD-END-6", winners=winners, amount=best)


def standing(g: Cadwallon, seat: int) -> tuple[int, int, int]:
    """CAD-END-6, CAD-END-7: ducats, then characters out, then treasures carried out."""
    out = [character for character in gang(g, seat) if character.at == OUT]
    return ducats(g, seat), len(out), sum(len(character.loot) for character in out)


def result(g: Cadwallon) -> Result:
    """CAD-END-6, CAD-END-7: most ducats; equals share their place."""
    standings = {player.seat: standing(g, player.seat) for player in g.players}
    scores = tuple(ducats(g, player.seat) for player in g.players)
    return Result(scores, ranked(standings), g.ended_by)


def ranked(standings: Mapping[int, tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Seats from first to last; those with the same standing share a place."""
    levels = sorted(set(standings.values()), reverse=True)
    return tuple(
        tuple(seat for seat, standing in standings.items() if standing == level) for level in levels
    )
