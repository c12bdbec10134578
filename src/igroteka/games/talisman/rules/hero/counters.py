"""Counters, tokens and coins gained and lost (STAT, LIFE, FATE, GOLD): the reserve is finite."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.hero.totals import life_value, refresh
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman
from igroteka.kernel.flow import WHO
from igroteka.kernel.journal import MUTE


def gain(g: Talisman, hero: Hero, stat: str, amount: int, rule: str) -> int:
    """Take counters, tokens or coins (TAL-STAT-5); Lives also above the value (TAL-LIFE-3). The
    reserve is finite (TAL-GOLDEN-4, TAL-COMP-5).

    Worked example: TAL-EX-18.
    """
    if hero.status != PLAYING:
        return 0
    got = _TAKE[stat](g, hero, amount)
    if got and g.journal is not MUTE:
        g.tell("gained", rule, who=WHO[hero.seat], what=f"stat:{stat}", amount=got)
    return got


def lose(g: Talisman, hero: Hero, stat: str, amount: int, rule: str) -> int:
    """Give back Strength, Craft, Fate or gold as far as there is any (TAL-STAT-6, TAL-GOLD-4).

    Lives are lost through `life.lose_lives` alone.
    """
    lost = -_TAKE[stat](g, hero, -amount)
    if lost and g.journal is not MUTE:
        g.tell("lost", rule, who=WHO[hero.seat], what=f"stat:{stat}", amount=lost)
    return lost


def _within(amount: int, have: int, left: int) -> int:
    """What can be had of it: no more is taken than is left, no more given back than he has."""
    if amount > left:
        return left
    return amount if amount > -have else -have


def _strength(g: Talisman, hero: Hero, amount: int) -> int:
    have = hero.toad_strength if hero.toad else hero.strength_counters
    amount = _within(amount, have, g.strength_left)
    if hero.toad:
        hero.toad_strength += amount
    else:
        hero.strength_counters += amount
    g.strength_left -= amount
    refresh(g, hero)
    return amount


def _craft(g: Talisman, hero: Hero, amount: int) -> int:
    have = hero.toad_craft if hero.toad else hero.craft_counters
    amount = _within(amount, have, g.craft_left)
    if hero.toad:
        hero.toad_craft += amount
    else:
        hero.craft_counters += amount
    g.craft_left -= amount
    refresh(g, hero)
    return amount


def _life(g: Talisman, hero: Hero, amount: int) -> int:
    """TAL-TOAD-11: of a Toad, too, they are the hero's own."""
    amount = _within(amount, hero.life, g.life_left)
    hero.life += amount
    g.life_left -= amount
    return amount


def _fate(g: Talisman, hero: Hero, amount: int) -> int:
    amount = _within(amount, hero.fate, g.fate_left)
    hero.fate += amount
    g.fate_left -= amount
    return amount


def _gold(g: Talisman, hero: Hero, amount: int) -> int:
    """TAL-TOAD-18: a Toad's coins stay in the reserve. Coins are no Objects (TAL-GOLD-3), and there
    is no other way to part with them than a rule (TAL-GOLD-8)."""
    if hero.toad and amount > 0:
        return 0
    amount = _within(amount, hero.gold, g.gold_left)
    hero.gold += amount
    g.gold_left -= amount
    g.unsettled |= 1 << hero.seat  # a quest may be payable now (TAL-QST-4)
    return amount


_TAKE: Final = {"strength": _strength, "craft": _craft, "life": _life, "fate": _fate, "gold": _gold}


def remove_lives(g: Talisman, hero: Hero, amount: int, rule: str) -> int:
    """TAL-LIFE-4: green counters go back; what may prevent it was asked before."""
    lost = -_life(g, hero, -amount)
    if lost and g.journal is not MUTE:
        g.tell("lost", rule, who=WHO[hero.seat], what="stat:life", amount=lost)
    return lost


def heal(g: Talisman, hero: Hero, amount: int, rule: str) -> int:
    """TAL-LIFE-2: never above the Life value."""
    missing = life_value(hero) - hero.life
    return gain(g, hero, "life", min(amount, missing), rule) if missing > 0 else 0


def replenish(g: Talisman, hero: Hero, amount: int, rule: str) -> int:
    """TAL-FATE-8: never above the Fate value."""
    missing = HEROES[hero.card].fate - hero.fate
    return gain(g, hero, "fate", min(amount, missing), rule) if missing > 0 else 0


def pay(g: Talisman, hero: Hero, amount: int, rule: str) -> None:
    """TAL-GOLD-2, TAL-GOLD-5: payments go to the reserve."""
    assert hero.gold >= amount
    lose(g, hero, "gold", amount, rule)
