"""Operations on the running attack: kills, evasion, prevention, boosts."""

from __future__ import annotations

from igroteka.games.talisman.content.vocabulary import (
    Boost,
    Evade,
    Immobilise,
    Kill,
    NoAttack,
    Prevent,
    Reckoned,
)
from igroteka.games.talisman.rules.attack.victory import slay
from igroteka.games.talisman.rules.components.cards import IDS, KIND
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.piles import discard, lift
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.conditions import Doing
from igroteka.games.talisman.rules.effects.interpreter import PERFORM
from igroteka.games.talisman.rules.hero.totals import refresh
from igroteka.games.talisman.rules.magic.windows import servants
from igroteka.games.talisman.rules.state import NONE, Hero, Talisman
from igroteka.kernel.flow import WHO, Flow, Question


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


PERFORM[NoAttack] = _no_attack
PERFORM[Kill] = _kill
PERFORM[Evade] = _evade
PERFORM[Prevent] = _prevent
PERFORM[Boost] = _boost
PERFORM[Immobilise] = _immobilise
