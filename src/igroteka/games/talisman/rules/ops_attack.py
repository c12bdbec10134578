"""Operations on attacks: fights with Creatures, kills, evasion, prevention, boosts."""

from __future__ import annotations

from igroteka.games.talisman.content import CREATURE, CREATURES
from igroteka.games.talisman.content.vocabulary import (
    Boost,
    Command,
    Contest,
    Evade,
    Fight,
    Immobilise,
    Kill,
    NoAttack,
    Prevent,
    Reckoned,
)
from igroteka.games.talisman.rules.attack import LEFT, LOST, STAND_OFF, WON, fight_creature, slay
from igroteka.games.talisman.rules.belongings import discard, lift
from igroteka.games.talisman.rules.cards import IDS, KIND
from igroteka.games.talisman.rules.conditions import Doing
from igroteka.games.talisman.rules.crown import command
from igroteka.games.talisman.rules.effects import PERFORM, run
from igroteka.games.talisman.rules.fate import offer_fate, shown, throw
from igroteka.games.talisman.rules.limits import settle
from igroteka.games.talisman.rules.offers import of_cards
from igroteka.games.talisman.rules.roster import HEROES
from igroteka.games.talisman.rules.state import END, NONE, PLAYING, Hero, Talisman
from igroteka.games.talisman.rules.stats import refresh
from igroteka.games.talisman.rules.windows import servants
from igroteka.kernel.flow import WHO, Flow, Question


def _fight(g: Talisman, op: Fight, doing: Doing) -> Flow[None]:
    """An ordinary attack by a Creature of a space or table; losing or drawing ends the turn."""
    hero = doing.hero
    creature = CREATURE[op.creature]
    entry = CREATURES[creature]
    if entry.per_hero:
        outcome = yield from _werewolf(g, hero, creature)
    elif isinstance(op.amount, Reckoned):
        outcome = yield from _pitfiends(g, hero, creature)
    else:
        figure = entry.craft if entry.attack == "psychic" else entry.strength
        assert isinstance(figure, int)
        outcome = yield from fight_creature(g, hero, creature, figure)
    if outcome in (LOST, STAND_OFF, LEFT):
        g.verdict = END


def _werewolf(g: Talisman, hero: Hero, creature: int) -> Flow[int]:
    """TAL-WER-1 to TAL-WER-6: its Strength is thrown once, and not with Fate (TAL-FATE-5)."""
    if not hero.werewolf:
        dice = [g.chance.roll(6, "TAL-WER-1"), g.chance.roll(6, "TAL-WER-1")]
        hero.werewolf = sum(dice)
        g.tell("werewolf", "TAL-WER-1", who=WHO[hero.seat], strength=hero.werewolf)
    outcome = yield from fight_creature(g, hero, creature, hero.werewolf)
    if outcome == WON:
        hero.held = hero.werewolf = 0
    return outcome


def _pitfiends(g: Talisman, hero: Hero, creature: int) -> Flow[int]:
    """TAL-PIT-1 to TAL-PIT-6: one after another, in separate battles."""
    if not hero.pitfiends:
        dice = yield from throw(g, hero, 1, "TAL-PIT-1")
        hero.pitfiends = dice[0]
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


def _no_attack(g: Talisman, op: NoAttack, doing: Doing) -> None:
    """TAL-ENC-16: neither killed nor evaded: whatever is not undone is spared (`declare`)."""


def _kill(g: Talisman, op: Kill, doing: Doing) -> Flow[None]:
    """TAL-PRI-22, TAL-TRO-7: destroyed without a fight, unless somebody saves it."""
    card = doing.foe
    if not (yield from slay(g, doing.hero, card)):
        doing.saved = True
        return
    doing.undone = True
    if card != NONE:
        doing.life_taken = True
        lift(g, card)
        if card in g.pending:
            g.pending.remove(card)
        discard(g, card)
        g.tell("slain", "TAL-TRO-7", who=WHO[doing.hero.seat], card=IDS[card])


def _evade(g: Talisman, op: Evade, doing: Doing) -> None:
    """TAL-EVD-1; Invisibility lasts until the end of the turn."""
    doing.evaded = True
    if op.until == "turn":
        doing.hero.invisible = 1
        _linger(g, doing)


def _linger(g: Talisman, doing: Doing) -> None:
    """TAL-CHAIN-10: a Spell that works until the turn ends stays until then."""
    if doing.card in g.casting:
        g.casting.remove(doing.card)
        g.lingering.append(doing.card)


def _linger_in_attack(g: Talisman, doing: Doing) -> None:
    """TAL-CHAIN-10: a Spell that works for one attack stays until it is over."""
    assert g.attack is not None
    if doing.card in g.casting:
        _linger(g, doing)
        g.attack.leaving.append(doing.card)


def _prevent(g: Talisman, op: Prevent, doing: Doing) -> None:
    """TAL-LIFE-7: exactly one loss does not happen."""
    doing.prevented += 1


def _boost(g: Talisman, op: Boost, doing: Doing) -> Flow[None] | None:
    amount = op.amount
    if isinstance(amount, Reckoned):
        if amount.from_ is not None:
            return _servant(g, doing)
        amount = HEROES[doing.hero.card].craft
    assert isinstance(amount, int)
    _boosted(g, op, doing, amount)
    return None


def _boosted(g: Talisman, op: Boost, doing: Doing, amount: int) -> None:
    hero = doing.hero
    if op.until == "attack":
        _add_to_attack(g, hero, amount)
        _linger_in_attack(g, doing)
    elif op.scope == "battle":
        hero.battle_boost += amount
    else:
        hero.boost += amount
        refresh(g, hero)
    g.tell("boosted", doing.rule, who=WHO[hero.seat], amount=amount)


def _add_to_attack(g: Talisman, hero: Hero, amount: int) -> None:
    attack = g.attack
    assert attack is not None
    if attack.seat == hero.seat:
        attack.boost += amount
    else:
        attack.rival_boost += amount


def _servant(g: Talisman, doing: Doing) -> Flow[None]:
    """TAL-FOL-4: one Follower that the hero himself has raised or charmed adds its Strength."""
    hero = doing.hero
    options = of_cards("call", servants(g, hero))
    option = yield Question(hero.seat, "servant", options, "TAL-FOL-4")
    doing.follower = option.value
    amount = KIND[doing.follower].figure
    _add_to_attack(g, hero, amount)
    g.tell("boosted", doing.rule, who=WHO[hero.seat], amount=amount)


def _immobilise(g: Talisman, op: Immobilise, doing: Doing) -> None:
    """TAL-TURN-8, TAL-RUL-2: a hero does nothing this turn; a Creature cannot be attacked."""
    if op.what == "hero":
        assert doing.target is not None
        doing.target.frozen = 1
        g.tell("frozen", "TAL-TURN-8", who=WHO[doing.target.seat])
        _linger(g, doing)
        return
    attack = g.attack
    assert attack is not None
    if doing.foe in attack.foes:
        attack.foes.remove(doing.foe)
        g.evaded.append(doing.foe)
    else:
        attack.creature = NONE
    _linger(g, doing)


def _contest(g: Talisman, op: Contest, doing: Doing) -> Flow[None]:
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
        yield from run(g, op.win, doing)
    elif sum(mine) == sum(death):
        yield from run(g, op.tie, doing)
    else:
        yield from run(g, op.lose, doing)


def _command(g: Talisman, op: Command, doing: Doing) -> Flow[None]:
    return command(g, doing.hero)


PERFORM[Fight] = _fight
PERFORM[NoAttack] = _no_attack
PERFORM[Kill] = _kill
PERFORM[Evade] = _evade
PERFORM[Prevent] = _prevent
PERFORM[Boost] = _boost
PERFORM[Immobilise] = _immobilise
PERFORM[Contest] = _contest
PERFORM[Command] = _command
