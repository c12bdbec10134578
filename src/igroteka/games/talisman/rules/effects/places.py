"""Operations on place, time and state: moving, missing turns, Toads, alignment, quests."""

from __future__ import annotations

from igroteka.games.talisman.content.vocabulary import (
    Align,
    BecomeToad,
    CrossRiver,
    EndTurn,
    ExtraTurns,
    Hold,
    MissTurn,
    MoveTo,
    NextMove,
    TakeQuest,
)
from igroteka.games.talisman.rules.components.cards import ALIGNMENTS
from igroteka.games.talisman.rules.components.spaces import OPPOSITE, SPACE, SPACE_ID
from igroteka.games.talisman.rules.effects.conditions import Doing
from igroteka.games.talisman.rules.effects.interpreter import PERFORM
from igroteka.games.talisman.rules.effects.numbers import whom
from igroteka.games.talisman.rules.effects.picking import pick_space, reachable
from igroteka.games.talisman.rules.hero.alignment import realign
from igroteka.games.talisman.rules.hero.objects import takeable
from igroteka.games.talisman.rules.hero.quests import accept
from igroteka.games.talisman.rules.hero.toads import become_toad
from igroteka.games.talisman.rules.state import ANYWHERE, END, NONE, Hero, Talisman
from igroteka.games.talisman.rules.turn.places import carry_to, walk
from igroteka.kernel.flow import WHO, Flow


def _move_to(g: Talisman, op: MoveTo, doing: Doing) -> Flow[None] | None:
    if op.space is not None:
        carry_to(g, doing.hero, SPACE[op.space], doing.rule)
        return None
    if doing.pick != NONE:
        carry_to(g, doing.hero, doing.pick, doing.rule)
        return None
    return _move_to_choice(g, op, doing)


def _move_to_choice(g: Talisman, op: MoveTo, doing: Doing) -> Flow[None]:
    space = yield from pick_space(doing.hero, reachable(doing.hero, op), "TAL-MOVE-6")
    carry_to(g, doing.hero, space, doing.rule)


def _next_move(g: Talisman, op: NextMove, doing: Doing) -> None:
    """TAL-SPC-3, TAL-SPC-4: an offer for the next move."""
    hero = doing.hero
    hero.offer = ANYWHERE if op.space is None else SPACE[op.space]
    if op.space is None:
        g.tell("offered", "TAL-SPC-4", who=WHO[hero.seat])
    else:
        g.tell("offered-ferry", "TAL-SPC-4", who=WHO[hero.seat], space=op.space)


def _cross_river(g: Talisman, op: CrossRiver, doing: Doing) -> Flow[None]:
    """TAL-RAFT-3: to any space directly opposite."""
    hero = doing.hero
    space = yield from pick_space(hero, OPPOSITE[hero.space], "TAL-RAFT-3")
    walk(g, hero, space, "TAL-RAFT-3")
    doing.river = True


def _miss_turn(g: Talisman, op: MissTurn, doing: Doing) -> None:
    """TAL-MISS-1 to TAL-MISS-5: the turn cut short counts if something was left in it."""
    for hero in whom(g, op.who, doing):
        missed = op.amount
        if hero.seat == g.active:
            g.verdict = END
            if something_left(g, hero):
                missed -= 1
        hero.missed += missed
        g.tell("will-miss", "TAL-MISS-1", who=WHO[hero.seat], turns=op.amount)


TAKING_AHEAD = 2
"""In `g.instruction`: the taking of Objects, Followers and gold is still to come."""


def something_left(g: Talisman, hero: Hero) -> bool:
    """TAL-MISS-2: a card not yet reached, something to take, or the printed instruction."""
    if g.instruction & 1:
        return True
    coins = g.coins[hero.space] and not hero.toad
    if g.instruction & TAKING_AHEAD and (coins or takeable(g, hero)):
        return True
    return bool(g.pending)


def _extra_turns(g: Talisman, op: ExtraTurns, doing: Doing) -> None:
    """TAL-TURN-6: so many turns in a row, this one included."""
    g.extra_turns += op.amount - 1
    g.tell("extra-turns", "TAL-TURN-6", who=WHO[doing.hero.seat], turns=op.amount)


def _end_turn(g: Talisman, op: EndTurn, doing: Doing) -> None:
    g.verdict = END


def _hold(g: Talisman, op: Hold, doing: Doing) -> None:
    hero = doing.hero
    if op.release == "victory":
        hero.held = 1
    else:
        hero.enslaved = 1
        g.tell("enslaved", "TAL-SPC-9", who=WHO[hero.seat], space=SPACE_ID[hero.space])


def _toad(g: Talisman, op: BecomeToad, doing: Doing) -> None:
    for hero in whom(g, op.who, doing):
        become_toad(g, hero, op.turns)


def _align(g: Talisman, op: Align, doing: Doing) -> None:
    for hero in whom(g, op.who, doing):
        realign(g, hero, ALIGNMENTS.index(op.to), doing.rule)


def _quest(g: Talisman, op: TakeQuest, doing: Doing) -> Flow[None]:
    return accept(g, doing.hero)


PERFORM[MoveTo] = _move_to
PERFORM[NextMove] = _next_move
PERFORM[CrossRiver] = _cross_river
PERFORM[MissTurn] = _miss_turn
PERFORM[ExtraTurns] = _extra_turns
PERFORM[EndTurn] = _end_turn
PERFORM[Hold] = _hold
PERFORM[BecomeToad] = _toad
PERFORM[Align] = _align
PERFORM[TakeQuest] = _quest
