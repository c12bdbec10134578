"""Conditions of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from igroteka.games.talisman.content import CREATURES
from igroteka.games.talisman.content.vocabulary import Cond, StatBound
from igroteka.games.talisman.rules.components.cards import ALIGNMENTS, IDS, KIND, TYPE
from igroteka.games.talisman.rules.components.spaces import REGION, SPACE_KIND
from igroteka.games.talisman.rules.effects.doing import Doing
from igroteka.games.talisman.rules.hero.having import has
from igroteka.games.talisman.rules.state import BATTLE, NONE, PLAYING, Attack, Hero, Talisman


def holds(g: Talisman, cond: Cond, doing: Doing) -> bool:
    """Whether a condition holds now."""
    compiled = _COMPILED.get(id(cond))
    if compiled is None:
        compiled = _COMPILED[id(cond)] = _compile(cond)
    test, value = compiled
    hero = doing.hero if cond.who == "self" else doing.other
    return hero is not None and test(g, hero, doing, value)


Test = Callable[[Talisman, Hero, Doing, Any], bool]

_COMPILED: Final[dict[int, tuple[Test, Any]]] = {}
"""By identity: conditions live as long as the content."""


def _compile(cond: Cond) -> tuple[Test, Any]:
    for name, test in _TESTS.items():
        value = getattr(cond, name)
        if value is not None:
            return test, value
    raise ValueError(f"an empty condition: {cond}")


def _figure(hero: Hero, bound: StatBound) -> tuple[int, int]:
    for stat in ("strength", "craft", "life", "fate", "gold"):
        number = getattr(bound, stat)
        if number is not None:
            return getattr(hero, stat), number
    raise ValueError("an empty bound")


def _alignment(g: Talisman, hero: Hero, doing: Doing, value: tuple[str, ...]) -> bool:
    return ALIGNMENTS[hero.alignment] in value


def _stat_min(g: Talisman, hero: Hero, doing: Doing, value: StatBound) -> bool:
    have, bound = _figure(hero, value)
    return have >= bound


def _stat_below(g: Talisman, hero: Hero, doing: Doing, value: StatBound) -> bool:
    have, bound = _figure(hero, value)
    return have < bound


def _has(g: Talisman, hero: Hero, doing: Doing, value: tuple[str, ...]) -> bool:
    kinds = {TYPE[card] for card in (*hero.objects, *hero.followers)}
    return any(id in kinds or has(hero, id) for id in value)


def _space_kind(g: Talisman, hero: Hero, doing: Doing, value: tuple[str, ...]) -> bool:
    return SPACE_KIND[hero.space] in value


def _region(g: Talisman, hero: Hero, doing: Doing, value: tuple[str, ...]) -> bool:
    return REGION[hero.space] in value


def _natural_roll(g: Talisman, hero: Hero, doing: Doing, value: tuple[int, ...]) -> bool:
    """TAL-GOLDEN-3."""
    return doing.rolled in value


def _attack(g: Talisman, hero: Hero, doing: Doing, value: str) -> bool:
    return g.attack is not None and (g.attack.kind == BATTLE) == (value == "battle")


def sorts(attack: Attack) -> list[str]:
    """TAL-ATK-6: what sorts of Creature are fought; a group counts as every sort it contains."""
    if attack.rival != NONE:
        return ["hero"]
    found = ["creature", *(KIND[card].enemy_type for card in attack.foes)]
    if attack.creature != NONE:
        found += CREATURES[attack.creature].types
    return found


def _versus(g: Talisman, hero: Hero, doing: Doing, value: tuple[str, ...]) -> bool:
    if g.attack is None:
        return False
    found = sorts(g.attack)
    return any(sort in found for sort in value)


def _used(g: Talisman, hero: Hero, doing: Doing, value: tuple[str, ...]) -> bool:
    assert g.attack is not None
    attack = g.attack
    weapons = attack.weapons if attack.seat == hero.seat else attack.rival_weapons
    return any(IDS[card] in value for card in weapons)


def _life_taken(g: Talisman, hero: Hero, doing: Doing, value: bool) -> bool:
    return doing.life_taken == value


def _quest_open(g: Talisman, hero: Hero, doing: Doing, value: bool) -> bool:
    return (hero.quest != NONE) == value


def _alone(g: Talisman, hero: Hero, doing: Doing, value: bool) -> bool:
    alone = not any(
        other is not hero and other.status == PLAYING and other.space == hero.space
        for other in g.heroes
    )
    return alone == value


def _roll_beats(g: Talisman, hero: Hero, doing: Doing, value: str) -> bool:
    return doing.rolled > KIND[doing.about].figure


def _all(g: Talisman, hero: Hero, doing: Doing, value: tuple[Cond, ...]) -> bool:
    return all(holds(g, cond, doing) for cond in value)


def _any(g: Talisman, hero: Hero, doing: Doing, value: tuple[Cond, ...]) -> bool:
    return any(holds(g, cond, doing) for cond in value)


def _not(g: Talisman, hero: Hero, doing: Doing, value: Cond) -> bool:
    return not holds(g, value, doing)


_TESTS: Final[dict[str, Test]] = {
    "alignment": _alignment,
    "stat_min": _stat_min,
    "stat_below": _stat_below,
    "has": _has,
    "space_kind": _space_kind,
    "region": _region,
    "natural_roll": _natural_roll,
    "attack": _attack,
    "versus": _versus,
    "used": _used,
    "life_taken": _life_taken,
    "won_by": _attack,
    "quest_open": _quest_open,
    "alone": _alone,
    "roll_beats": _roll_beats,
    "all_": _all,
    "any_": _any,
    "not_": _not,
}
