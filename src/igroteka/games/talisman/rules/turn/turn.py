"""A hero's turn and the passing of slots (TURN, MISS, TERM-10)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS, is_raft
from igroteka.games.talisman.rules.components.piles import discard, lift
from igroteka.games.talisman.rules.components.spaces import CROWN, INNER
from igroteka.games.talisman.rules.encounter.instruction import instruction
from igroteka.games.talisman.rules.encounter.landing import encounters
from igroteka.games.talisman.rules.hero.death import finish, new_hero
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.hero.toads import toad_turn_over
from igroteka.games.talisman.rules.hero.totals import refresh
from igroteka.games.talisman.rules.magic.windows import FINISH, LANDED, START, anyone, open_window
from igroteka.games.talisman.rules.state import GO_ON, LAND, OUT, PLAYING, WAITING, Hero, Talisman
from igroteka.games.talisman.rules.turn.inner import move_inner
from igroteka.games.talisman.rules.turn.movement import move
from igroteka.games.talisman.rules.turn.places import ARRIVED, FIGHT_ON, OVER
from igroteka.games.talisman.rules.turn.scoring import leaders, tell_score
from igroteka.kernel.flow import WHO, Flow


def slot(g: Talisman) -> Flow[None]:
    """TAL-TURN-2 steps 0 and 1: who may not play is passed over, a new hero enters."""
    hero = g.heroes[g.active]
    end_own_suppression(g, hero)
    if hero.status == OUT:
        end_slot(g)
        return
    if hero.status == WAITING:
        yield from new_hero(g, hero)
    if hero.missed:
        miss(g, hero)
        yield from settle(g)
        return
    hero.cast_limit = len(hero.spells)  # TAL-TURN-3, TAL-SPL-10
    g.phase = "turn"
    g.tell("turn", "TAL-TURN-1", who=WHO[hero.seat], touches=(f"hero:{hero.seat}",))
    if g.unsettled:
        yield from settle(g)
        hero.cast_limit = len(hero.spells)


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


def take_turn(g: Talisman) -> Flow[None]:
    """TAL-TURN-2 steps 2 to 9."""
    hero = g.heroes[g.active]
    rafts = [card for card in hero.objects if is_raft(card)] if hero.objects else []
    g.verdict = GO_ON
    if anyone(g, START):
        yield from open_window(g, "window-start", START)
    if hero.status == PLAYING and not hero.frozen and not g.over:
        if g.verdict == LAND:  # carried off before he could move (TAL-MOVE-6)
            yield from encounters(g, hero)
        else:
            yield from move_and_encounter(g, hero, rafts)
        if hero.status == PLAYING and not g.over:
            if g.unsettled:
                yield from settle(g)
            if anyone(g, FINISH):
                yield from open_window(g, "window-end", FINISH)
    if not g.over:
        end_turn(g, hero)
        yield from settle(g)  # TAL-TOAD-17: who is no Toad any more has a limit again


def move_and_encounter(g: Talisman, hero: Hero, rafts: list[int]) -> Flow[None]:
    """Steps 3 to 7."""
    if INNER[hero.space]:
        how = yield from move_inner(g, hero, rafts)
    else:
        how = yield from move(g, hero, rafts)
    if how == OVER or hero.status != PLAYING or g.over:
        return
    if how == FIGHT_ON:
        yield from on_the_spot(g, hero)
        return
    g.verdict = GO_ON
    if g.unsettled:
        yield from settle(g)
    if anyone(g, LANDED):
        yield from open_window(g, "window-land", LANDED)
    carried = g.verdict == LAND  # in the window, from the way back through the Inner Region
    if (how == ARRIVED or carried) and hero.status == PLAYING and not g.over:
        yield from encounters(g, hero)


def on_the_spot(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-INN-15, TAL-CRN-3, TAL-CRN-5: unfinished spaces and the Crown need no move."""
    g.verdict = GO_ON
    if hero.space == CROWN:
        yield from encounters(g, hero)
        return
    yield from instruction(g, hero)
    if g.verdict == LAND and hero.status == PLAYING and not g.over:
        yield from encounters(g, hero)


# The end of a turn ----------------------------------------------------------------------------


def end_turn(g: Talisman, hero: Hero) -> None:
    """Step 9, TAL-TURN-6, TAL-TURN-7: what lasted until now ends; extra turns come first."""
    for card in g.lingering:
        discard(g, card)
    g.lingering = []
    for other in g.heroes:
        _forget_turn(g, other)
    g.pending = []
    g.dropped = []
    g.drawn = []
    g.evaded = []
    g.shunned = []
    g.instruction = 0
    g.verdict = GO_ON
    if hero.status == PLAYING:
        toad_turn_over(g, hero)
    g.phase = "slot"
    if g.extra_turns:
        g.extra_turns -= 1
    else:
        end_slot(g)


def _forget_turn(g: Talisman, hero: Hero) -> None:
    hero.cast = hero.realigned = hero.frozen = hero.invisible = hero.battle_boost = 0
    if hero.used:
        hero.used = []
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
