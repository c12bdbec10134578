"""Whether there is anything for an effect to work on (HAVE-7)."""

from __future__ import annotations

from igroteka.games.talisman.content.vocabulary import (
    Boost,
    Convert,
    Effect,
    GainSpell,
    Heal,
    MoveTo,
    Reckoned,
)
from igroteka.games.talisman.rules.effects.picking import objects_to_convert, reachable
from igroteka.games.talisman.rules.hero.totals import life_value, spell_limit
from igroteka.games.talisman.rules.state import Hero, Talisman


def works(g: Talisman, hero: Hero, effect: Effect) -> bool:
    """TAL-HAVE-7: a wounded hero, room for a Spell, an Object, a space, a servant."""
    op = effect.do[0]
    if isinstance(op, Heal):
        return hero.life < life_value(hero)
    if isinstance(op, GainSpell):
        return not hero.toad and len(hero.spells) < spell_limit(hero)
    if isinstance(op, Convert):
        return bool(objects_to_convert(hero))
    if isinstance(op, MoveTo):
        return bool(reachable(hero, op))
    if isinstance(op, Boost) and isinstance(op.amount, Reckoned) and op.amount.from_:
        return bool(servants(g, hero))
    return True


def servants(g: Talisman, hero: Hero) -> list[int]:
    """TAL-FOL-4: Enemies the hero himself has raised or charmed."""
    return [card for card in hero.followers if g.binder.get(card) == hero.seat]
