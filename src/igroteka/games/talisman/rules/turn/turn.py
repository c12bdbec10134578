"""A hero's turn and the passing of slots (TURN, MISS, TERM-10).

In the next turn a hero moves on without meeting again what has beaten him (TAL-BAT-12).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.talisman.rules.components.cards import IDS, RAFT
from igroteka.games.talisman.rules.components.piles import discard, lift
from igroteka.games.talisman.rules.components.spaces import INNER
from igroteka.games.talisman.rules.encounter.instruction import instruction
from igroteka.games.talisman.rules.encounter.landing import encounters
from igroteka.games.talisman.rules.hero.death import finish, new_hero
from igroteka.games.talisman.rules.hero.ditching import leave_on_arrival
from igroteka.games.talisman.rules.hero.limits import settle, unsettled
from igroteka.games.talisman.rules.hero.toads import toad_turn_over
from igroteka.games.talisman.rules.hero.totals import refresh
from igroteka.games.talisman.rules.magic import windows
from igroteka.games.talisman.rules.magic.windows import Reacting, anyone, open_window
from igroteka.games.talisman.rules.state import (
    AGAIN,
    ARRIVAL,
    FINISH,
    LANDED,
    MOVE,
    OUT,
    PLAYING,
    START,
    WAITING,
    Hero,
    Talisman,
)
from igroteka.games.talisman.rules.turn.inner import move_inner
from igroteka.games.talisman.rules.turn.movement import MOVE_INSTEAD, move
from igroteka.games.talisman.rules.turn.places import FIGURE
from igroteka.games.talisman.rules.turn.scoring import leaders, tell_score
from igroteka.games.talisman.rules.turn.walking import walk_ring
from igroteka.kernel.flow import WHO, Flow
from igroteka.kernel.journal import MUTE


def slot(g: Talisman) -> Flow[None] | None:
    """TAL-TURN-2 steps 0 and 1: who may not play is passed over, a new hero enters. Between turns
    and in a missed one no window opens (TAL-PRI-9)."""
    if g.unsettled and unsettled(g):  # by what has ended with the last turn
        return settle(g)
    hero = g.heroes[g.active]
    if hero.missed or hero.status == WAITING:
        return _entered_or_missed(g, hero)
    if g.lasting:
        end_own_suppression(g, hero)
    if hero.status == OUT:
        end_slot(g)
        return None
    begin(g, hero)
    return start(g, hero)


def _entered_or_missed(g: Talisman, hero: Hero) -> Flow[None]:
    if g.lasting:
        end_own_suppression(g, hero)
    if hero.status == WAITING:
        yield from new_hero(g, hero)
    if hero.missed:
        miss(g, hero)
    else:
        begin(g, hero)


def begin(g: Talisman, hero: Hero) -> None:
    """TAL-TURN-1, TAL-TURN-3: the turn is his; how many Spells he may cast in it is known."""
    hero.cast_limit = len(hero.spells)  # TAL-SPL-10
    g.phase = "turn"
    g.stage = START
    if g.journal is not MUTE:
        g.tell("turn", "TAL-TURN-1", who=WHO[hero.seat], touches=FIGURE[hero.seat])


def miss(g: Talisman, hero: Hero) -> None:
    """TAL-MISS-6: nothing happens, but the turn counts for durations."""
    hero.missed -= 1
    g.tell("missed", "TAL-MISS-6", who=WHO[hero.seat])
    end_turn(g, hero)


def end_own_suppression(g: Talisman, hero: Hero) -> None:
    """TAL-TURN-7: Destroy Magic ends when its caster's next slot begins."""
    for effect in g.lasting:
        if effect.slots == 0 and effect.seat == hero.seat:
            g.lasting.remove(effect)
            discard(g, effect.card)
            for other in g.heroes:
                refresh(g, other)
            g.tell("expired", "TAL-TURN-7", card=IDS[effect.card])
            return


# TAL-TURN-2 steps 2 to 9. Each part of a turn is a step of the match, so that a copy of it has
# little to play again; a part in which nobody has anything to decide is no flow at all, it is done.


def start(g: Talisman, hero: Hero) -> Flow[None] | None:
    """Step 2: W-START, which is over before the move begins (TAL-PRI-12)."""
    first = None if g.unsettled and unsettled(g) else anyone(g, hero, windows.START)
    if g.unsettled or first is not None:
        return _started(g, hero, first)
    g.stage = MOVE
    return set_off(g, hero)


def _started(g: Talisman, hero: Hero, first: Reacting | None) -> Flow[None]:
    """Steps 2 and 3: then the move, unless he was carried off before it (TAL-MOVE-6). The Rafts of
    this turn are those he had when it began: a turn he does not really take is none (TAL-RAFT-9).
    """
    if g.unsettled:
        yield from settle(g)
        hero.cast_limit = len(hero.spells)
        g.stage = START
        first = anyone(g, hero, windows.START)
    rafts = _rafts(hero)
    if first is not None:
        yield from open_window(g, windows.START, first)
    if hero.frozen or hero.status != PLAYING or g.over:  # TAL-TURN-8
        g.stage = FINISH
    if g.stage == START:
        g.stage = MOVE
        moving = move_inner(g, hero, rafts) if INNER[hero.space] else move(g, hero, rafts)
        if moving is not None:
            yield from moving


def set_off(g: Talisman, hero: Hero) -> Flow[None] | None:
    """Step 3: nobody has done anything before it, his Rafts are those he began with."""
    rafts = _rafts(hero) if hero.words & MOVE_INSTEAD else NO_RAFTS
    return move_inner(g, hero, rafts) if INNER[hero.space] else move(g, hero, rafts)


NO_RAFTS: Final[list[int]] = []


def _rafts(hero: Hero) -> list[int]:
    return [card for card in hero.objects if RAFT[card]]


def rest(g: Talisman, hero: Hero) -> Flow[None] | None:
    """Step 4, W-LAND; on the way back through the Inner Region nothing is encountered after it
    (TAL-INN-13), out of it by the Portal it is (TAL-POR-8)."""
    first = None if g.unsettled and unsettled(g) else anyone(g, hero, windows.LANDED)
    if hero.to_leave or g.unsettled or first is not None:
        return _rested(g, hero, first)
    if hero.turning_back:
        g.stage = FINISH
        return None
    g.stage = ARRIVAL
    return encounters(g, hero)


def _rested(g: Talisman, hero: Hero, first: Reacting | None) -> Flow[None]:
    if hero.to_leave or g.unsettled:
        leave_on_arrival(g, hero)
        yield from settle(g)
        first = anyone(g, hero, windows.LANDED)
    if first is not None:
        yield from open_window(g, windows.LANDED, first)
    if g.stage == LANDED:
        g.stage = FINISH if hero.turning_back else ARRIVAL


def stay(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-INN-15: an unfinished space needs no move."""
    yield from instruction(g, hero)
    if g.stage == AGAIN:
        g.stage = FINISH


def finish_turn(g: Talisman, hero: Hero) -> Flow[None] | None:
    """Step 9, W-END: what ends the turn leads straight to it (TAL-TURN-5)."""
    if hero.status == PLAYING and not hero.frozen:
        first = None if g.unsettled and unsettled(g) else anyone(g, hero, windows.FINISH)
        if g.unsettled or first is not None:
            return _finished(g, hero, first)
    end_turn(g, hero)
    return None


def _finished(g: Talisman, hero: Hero, first: Reacting | None) -> Flow[None]:
    if g.unsettled:
        yield from settle(g)
        first = anyone(g, hero, windows.FINISH)
    if first is not None:
        yield from open_window(g, windows.FINISH, first)
    if not g.over:
        end_turn(g, hero)


PARTS: Final[tuple[Callable[[Talisman, Hero], Flow[None] | None], ...]] = (
    start,
    set_off,
    walk_ring,
    rest,
    encounters,
    encounters,
    stay,
    finish_turn,
)
"""By the stage of the turn; no step begins in the midst of an encounter."""


# The end of a turn ----------------------------------------------------------------------------


def end_turn(g: Talisman, hero: Hero) -> None:
    """Step 9, TAL-TURN-6, TAL-TURN-7: what lasted until now ends; extra turns come first. Limits
    may hang on it (a Toad's shape, TAL-TOAD-17; a boost): they are checked before the next slot."""
    if g.lingering:
        for card in g.lingering:
            discard(g, card)
        g.lingering = []
    for other in g.heroes:
        other.cast = other.realigned = other.frozen = other.invisible = other.battle_boost = 0
        if other.used or other.to_leave or other.boost:
            _forget_turn(g, other)
    if g.agenda or g.dropped or g.drawn or g.evaded or g.shunned:
        _clear_table(g)
    g.stage = START
    g.steps = 0
    if hero.toad and hero.status == PLAYING:
        toad_turn_over(g, hero)
    g.phase = "slot"
    if g.extra_turns:
        g.extra_turns -= 1
    else:
        end_slot(g)


def _clear_table(g: Talisman) -> None:
    g.agenda = []
    g.dropped = []
    g.drawn = []
    g.evaded = []
    g.shunned = []


def _forget_turn(g: Talisman, hero: Hero) -> None:
    hero.used = []
    hero.to_leave = []
    if hero.boost:
        hero.boost = 0
        refresh(g, hero)


def end_slot(g: Talisman) -> None:
    """TAL-TERM-10: effects counted in rounds; then the next player, perhaps the next round."""
    if g.lasting:
        for effect in g.lasting[:]:
            if effect.seat == g.active and effect.slots:
                effect.slots -= 1
                if not effect.slots:
                    g.tell("expired", "TAL-TERM-10", card=IDS[effect.card])
                    lift(g, effect.card)
                    discard(g, effect.card)
    g.active = (g.active + 1) % len(g.heroes)
    if g.active == 0:
        g.round += 1
        if g.options.rounds and g.round > g.options.rounds:  # TAL-VAR-17
            tell_score(g)
            finish(g, "TAL-VAR-16", leaders(g))
