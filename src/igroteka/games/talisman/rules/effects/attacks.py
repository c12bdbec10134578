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
from igroteka.games.talisman.rules.components.roster import HEROES, printed
from igroteka.games.talisman.rules.effects.doing import (
    EVADES,
    GONE,
    KILLED,
    NOTHING,
    PREVENTS,
    SAVED,
    Doing,
)
from igroteka.games.talisman.rules.effects.interpreter import PERFORM
from igroteka.games.talisman.rules.hero.totals import refresh
from igroteka.games.talisman.rules.state import NONE, Hero, Talisman
from igroteka.kernel.flow import WHO, Flow, Option, one_of


def _no_attack(g: Talisman, op: NoAttack, doing: Doing) -> int:
    """TAL-ENC-16: neither killed nor evaded: whatever is not GONE is spared (`declare`)."""
    return NOTHING


def _kill(g: Talisman, op: Kill, doing: Doing) -> Flow[int]:
    """TAL-PRI-22, TAL-TRO-7: destroyed without a fight, unless somebody saves it; no trophy."""
    card = doing.about
    if not (yield from slay(g, card)):
        return SAVED
    if card == NONE:
        return GONE
    lift(g, card)
    if card in g.agenda:
        g.agenda.remove(card)
    discard(g, card)
    g.tell("slain", "TAL-TRO-7", who=WHO[doing.hero.seat], card=IDS[card])
    return GONE | KILLED


def _evade(g: Talisman, op: Evade, doing: Doing) -> int:
    """TAL-EVD-1; Invisibility lasts until the end of the turn."""
    if op.until == "turn":
        doing.hero.invisible = 1
        _linger(g, doing)
    return EVADES


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


def _prevent(g: Talisman, op: Prevent, doing: Doing) -> int:
    """TAL-LIFE-7: exactly one loss does not happen."""
    return PREVENTS


def _boost(g: Talisman, op: Boost, doing: Doing) -> Flow[int] | int:
    amount = op.amount
    if isinstance(amount, Reckoned):
        if amount.from_ is not None:
            return _servant(g, doing)
        amount = printed(HEROES[doing.hero.card], amount)
    assert isinstance(amount, int)
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
    return NOTHING


def _add_to_attack(g: Talisman, hero: Hero, amount: int) -> None:
    attack = g.attack
    assert attack is not None
    if attack.seat == hero.seat:
        attack.boost += amount
    else:
        attack.rival_boost += amount


def _servant(g: Talisman, doing: Doing) -> Flow[int]:
    """TAL-FOL-4: one Follower that the hero himself has raised or charmed adds its Strength."""
    hero = doing.hero

    def forbids(option: Option) -> str | None:
        return None if g.binder.get(option.value) == hero.seat else "TAL-FOL-4"

    candidates = of_cards("call", hero.followers)
    option: Option = yield one_of(hero.seat, "servant", "TAL-FOL-4", candidates, forbids)
    doing.about = option.value
    amount = KIND[doing.about].figure
    _add_to_attack(g, hero, amount)
    g.tell("boosted", doing.rule, who=WHO[hero.seat], amount=amount)
    return NOTHING


def _immobilise(g: Talisman, op: Immobilise, doing: Doing) -> int:
    """TAL-TURN-8, TAL-RUL-2: a hero does nothing this turn; a Creature cannot be attacked."""
    _linger(g, doing)
    if op.what == "hero":
        assert doing.other is not None
        doing.other.frozen = 1
        g.tell("frozen", "TAL-TURN-8", who=WHO[doing.other.seat])
        return NOTHING
    attack = g.attack
    assert attack is not None
    if doing.about in attack.foes:
        attack.foes.remove(doing.about)
        g.evaded.append(doing.about)
    else:
        attack.creature = NONE
    return NOTHING


PERFORM[NoAttack] = _no_attack
PERFORM[Kill] = _kill
PERFORM[Evade] = _evade
PERFORM[Prevent] = _prevent
PERFORM[Boost] = _boost
PERFORM[Immobilise] = _immobilise
