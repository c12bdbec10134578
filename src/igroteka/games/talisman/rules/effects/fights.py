"""Fights that an instruction sets off: Creatures of spaces, the Werewolf, the Pitfiends, Death."""

from __future__ import annotations

from igroteka.games.talisman.content import CREATURE, CREATURES
from igroteka.games.talisman.content.vocabulary import Command, Contest, Fight, Reckoned
from igroteka.games.talisman.rules.attack.fighting import fight_creature
from igroteka.games.talisman.rules.attack.outcomes import LEFT, LOST, STAND_OFF, WON
from igroteka.games.talisman.rules.effects.doing import NOTHING, Doing
from igroteka.games.talisman.rules.effects.interpreter import PERFORM, run
from igroteka.games.talisman.rules.hero.fate import offer_fate, shown, throw
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.state import FINISH, PLAYING, Hero, Talisman
from igroteka.games.talisman.rules.turn.crown import command
from igroteka.kernel.flow import WHO, Flow


def _fight(g: Talisman, op: Fight, doing: Doing) -> Flow[int]:
    """An ordinary attack by a Creature of a space or table; losing or drawing ends the turn."""
    hero = doing.hero
    creature = CREATURE[op.creature]
    entry = CREATURES[creature]
    if entry.per_hero:
        outcome = yield from _werewolf(g, hero, creature)
    elif isinstance(op.amount, Reckoned):
        outcome = yield from _pitfiends(g, hero, creature, op.amount.dice)
    else:
        figure = entry.craft if entry.attack == "psychic" else entry.strength
        assert isinstance(figure, int)
        outcome = yield from fight_creature(g, hero, creature, figure)
    if outcome in (LOST, STAND_OFF, LEFT):
        g.stage = FINISH
    return NOTHING


def _werewolf(g: Talisman, hero: Hero, creature: int) -> Flow[int]:
    """TAL-WER-1 to TAL-WER-6: its Strength is thrown once, and not with Fate (TAL-FATE-5).

    Worked example: TAL-EX-8.
    """
    if not hero.werewolf:
        dice = [g.chance.roll(6, "TAL-WER-1"), g.chance.roll(6, "TAL-WER-1")]
        hero.werewolf = sum(dice)
        g.tell("werewolf", "TAL-WER-1", who=WHO[hero.seat], strength=hero.werewolf)
    outcome = yield from fight_creature(g, hero, creature, hero.werewolf)
    if outcome == WON:
        hero.held = hero.werewolf = 0
    return outcome


def _pitfiends(g: Talisman, hero: Hero, creature: int, count: int) -> Flow[int]:
    """TAL-PIT-1 to TAL-PIT-6: one after another, in separate battles."""
    if not hero.pitfiends:
        hero.pitfiends = sum((yield from throw(g, hero, count, "TAL-PIT-1")))
        g.tell("pitfiends", "TAL-PIT-1", who=WHO[hero.seat], count=hero.pitfiends)
    figure = CREATURES[creature].strength
    assert isinstance(figure, int)
    outcome = WON
    while hero.pitfiends and outcome == WON:
        outcome = yield from fight_creature(g, hero, creature, figure)
        if hero.status == PLAYING:
            yield from settle(g)
            if outcome == WON:
                hero.pitfiends -= 1
    if hero.pitfiends == 0:
        hero.held = 0
    return outcome


def _contest(g: Talisman, op: Contest, doing: Doing) -> Flow[int]:
    """TAL-DWD-1 to TAL-DWD-5: Death's dice lie before the hero decides on Fate."""
    hero = doing.hero
    hero.held = 0
    mine = [g.chance.roll(6, "TAL-DWD-1") for _ in range(op.dice)]
    shown(g, hero, mine, "TAL-DWD-1")
    death = [g.chance.roll(6, "TAL-DWD-4") for _ in range(op.dice)]
    g.tell("death-rolled", "TAL-DWD-4", dice=death)
    if hero.fate:
        yield from offer_fate(g, hero, mine, "TAL-DWD-3")
    if sum(mine) > sum(death):
        return (yield from run(g, op.win, doing))
    return (yield from run(g, op.tie if sum(mine) == sum(death) else op.lose, doing))


def _command(g: Talisman, op: Command, doing: Doing) -> Flow[int]:
    yield from command(g, doing.hero)
    return NOTHING


PERFORM[Fight] = _fight
PERFORM[Contest] = _contest
PERFORM[Command] = _command
