"""Whether there is anything for an effect to work on (HAVE-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from igroteka.games.talisman.content.vocabulary import (
    Boost,
    Convert,
    Effect,
    GainSpell,
    Heal,
    MoveTo,
    Reckoned,
)
from igroteka.games.talisman.rules.effects.picking import objects_to_convert, reaches
from igroteka.games.talisman.rules.hero.totals import life_value, spell_limit
from igroteka.games.talisman.rules.state import Hero, Talisman


def works(g: Talisman, hero: Hero, effect: Effect) -> bool:
    """TAL-HAVE-7: a wounded hero, room for a Spell, an Object, a space, a servant."""
    op = effect.do[0]
    needs = _NEEDS.get(type(op))
    return needs is None or needs(g, hero, op)


def _wounded(g: Talisman, hero: Hero, op: Heal) -> bool:
    return hero.life < life_value(hero)


def _room(g: Talisman, hero: Hero, op: GainSpell) -> bool:
    return not hero.toad and len(hero.spells) < spell_limit(hero)


def _object(g: Talisman, hero: Hero, op: Convert) -> bool:
    return bool(objects_to_convert(hero))


def _space(g: Talisman, hero: Hero, op: MoveTo) -> bool:
    return reaches(hero, op)


def _servant(g: Talisman, hero: Hero, op: Boost) -> bool:
    by_servant = isinstance(op.amount, Reckoned) and op.amount.from_
    return not by_servant or bool(servants(g, hero))


_NEEDS: Final[dict[type, Callable[[Talisman, Hero, Any], bool]]] = {
    Heal: _wounded,
    GainSpell: _room,
    Convert: _object,
    MoveTo: _space,
    Boost: _servant,
}
"""What an operation cannot do without; the others always do something."""


def servants(g: Talisman, hero: Hero) -> list[int]:
    """TAL-FOL-4: Enemies the hero himself has raised or charmed."""
    return [card for card in hero.followers if g.binder.get(card) == hero.seat]
