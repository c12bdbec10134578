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
from igroteka.games.talisman.rules.components.spaces import (
    BY_REGION,
    OPPOSITE,
    REGION,
    SPACE,
    SPACE_ID,
)
from igroteka.games.talisman.rules.effects.doing import CROSSED, NOTHING, Doing
from igroteka.games.talisman.rules.effects.interpreter import PERFORM
from igroteka.games.talisman.rules.effects.numbers import whom
from igroteka.games.talisman.rules.effects.picking import pick_space, unreachable
from igroteka.games.talisman.rules.hero.alignment import realign
from igroteka.games.talisman.rules.hero.objects import things_to_take
from igroteka.games.talisman.rules.hero.quests import accept
from igroteka.games.talisman.rules.hero.toads import become_toad
from igroteka.games.talisman.rules.state import ANYWHERE, FINISH, NONE, THINGS, Hero, Talisman
from igroteka.games.talisman.rules.turn.places import carry_to, walk
from igroteka.kernel.flow import WHO, Flow


def _move_to(g: Talisman, op: MoveTo, doing: Doing) -> Flow[int] | int:
    if op.space is None and doing.named is None:
        return _move_to_choice(g, op, doing)
    space = SPACE[op.space] if op.space is not None else (doing.named or [NONE])[0]
    carry_to(g, doing.hero, space, doing.rule)
    return NOTHING


def _move_to_choice(g: Talisman, op: MoveTo, doing: Doing) -> Flow[int]:
    hero = doing.hero
    here = BY_REGION[REGION[hero.space]]
    space = yield from pick_space(hero, unreachable(hero, op), "TAL-MOVE-6", here)
    carry_to(g, doing.hero, space, doing.rule)
    return NOTHING


def _next_move(g: Talisman, op: NextMove, doing: Doing) -> int:
    """TAL-SPC-3, TAL-SPC-4: an offer for the next move."""
    hero = doing.hero
    hero.offer = ANYWHERE if op.space is None else SPACE[op.space]
    if op.space is None:
        g.tell("offered", "TAL-SPC-4", who=WHO[hero.seat])
    else:
        g.tell("offered-ferry", "TAL-SPC-4", who=WHO[hero.seat], space=op.space)
    return NOTHING


def _cross_river(g: Talisman, op: CrossRiver, doing: Doing) -> Flow[int]:
    """TAL-RAFT-3: to any space directly opposite."""
    hero = doing.hero

    def unfit(space: int) -> str | None:
        return None if space in OPPOSITE[hero.space] else "TAL-RAFT-3"

    space = yield from pick_space(hero, unfit, "TAL-RAFT-3")
    walk(g, hero, space, "TAL-RAFT-3")
    return CROSSED


def _miss_turn(g: Talisman, op: MissTurn, doing: Doing) -> int:
    """TAL-MISS-1 to TAL-MISS-5: the turn cut short counts if something was left in it."""
    for hero in whom(g, op.who, doing):
        missed = op.amount
        if hero.seat == g.active:
            g.stage = FINISH
            if something_left(g, hero):
                missed -= 1
        hero.missed += missed
        g.tell("will-miss", "TAL-MISS-1", who=WHO[hero.seat], turns=op.amount)
    return NOTHING


def something_left(g: Talisman, hero: Hero) -> bool:
    """TAL-MISS-2, TAL-RUL-14: a card not yet reached, something to take, or what is printed."""
    return any(item != THINGS or things_to_take(g, hero) for item in g.agenda)


def _extra_turns(g: Talisman, op: ExtraTurns, doing: Doing) -> int:
    """TAL-TURN-6: so many turns in a row, this one included."""
    g.extra_turns += op.amount - 1
    g.tell("extra-turns", "TAL-TURN-6", who=WHO[doing.hero.seat], turns=op.amount)
    return NOTHING


def _end_turn(g: Talisman, op: EndTurn, doing: Doing) -> int:
    g.stage = FINISH
    return NOTHING


def _hold(g: Talisman, op: Hold, doing: Doing) -> int:
    hero = doing.hero
    if op.release == "victory":
        hero.held = 1
    else:
        hero.enslaved = 1
        g.tell("enslaved", "TAL-SPC-9", who=WHO[hero.seat], space=SPACE_ID[hero.space])
    return NOTHING


def _toad(g: Talisman, op: BecomeToad, doing: Doing) -> int:
    for hero in whom(g, op.who, doing):
        become_toad(g, hero, op.turns)
    return NOTHING


def _align(g: Talisman, op: Align, doing: Doing) -> int:
    for hero in whom(g, op.who, doing):
        realign(g, hero, ALIGNMENTS.index(op.to), doing.rule)
    return NOTHING


def _quest(g: Talisman, op: TakeQuest, doing: Doing) -> Flow[int]:
    yield from accept(g, doing.hero)
    return NOTHING


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
