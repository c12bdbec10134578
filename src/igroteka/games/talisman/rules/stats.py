"""Strength, Craft, Lives, Fate, gold (STAT, LIFE, FATE, GOLD): totals, gains, losses, supply."""

from __future__ import annotations

from igroteka.games.talisman.content import MISC
from igroteka.games.talisman.rules.cards import DITCH, KIND, TYPE, Kind, is_raft
from igroteka.games.talisman.rules.roster import HEROES
from igroteka.games.talisman.rules.spaces import VOID
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman
from igroteka.kernel.flow import WHO

_LIMITS = tuple(
    next(
        row.spells
        for row in MISC.spell_limit.table
        if (row.craft[0] is None or craft >= row.craft[0])
        and (row.craft[1] is None or craft <= row.craft[1])
    )
    for craft in range(100)
)
"""TAL-SPL-4: Spells that may be held, by current Craft."""

UNLIMITED = 99


def spell_limit(hero: Hero) -> int:
    """TAL-SPL-4, TAL-TOAD-10: a Toad keeps what it has."""
    return UNLIMITED if hero.toad else _LIMITS[hero.craft]


def life_value(hero: Hero) -> int:
    """TAL-LIFE-1: the number on the hero card."""
    return HEROES[hero.card].life


def refresh(g: Talisman, hero: Hero) -> None:
    """TAL-STAT-1, TAL-STAT-2, TAL-STAT-8: count anew what follows from cards, space and state."""
    g.unsettled |= 1 << hero.seat
    if hero.status != PLAYING:
        hero.strength = hero.craft = hero.words = 0
        return
    if hero.toad:  # TAL-TOAD-6, TAL-TOAD-12
        hero.strength = MISC.toad.strength + hero.toad_strength
        hero.craft = MISC.toad.craft + hero.toad_craft
        hero.words = 0
        return
    printed = HEROES[hero.card]
    strength = printed.strength + hero.strength_counters + hero.boost
    craft = printed.craft + hero.craft_counters
    words = printed.words
    void, suppressed = VOID[hero.space], g.suppressed
    for card in hero.objects:
        kind = KIND[card]
        if not void and not (suppressed and kind.magic):
            strength += kind.strength_bonus
            craft += kind.craft_bonus
        if not (kind.magic and (void or suppressed)):
            words |= kind.words
        if not is_raft(card):
            words |= DITCH
    for card in hero.followers:
        kind = KIND[card]
        if TYPE[card] != "enemy":  # a raised or charmed Enemy is a mere Follower (TAL-FOL-4)
            strength += kind.strength_bonus
            craft += kind.craft_bonus
            words |= kind.words
        if not kind.stuck:
            words |= DITCH
    hero.strength = strength
    hero.craft = craft
    hero.words = words


def usable(g: Talisman, hero: Hero, kind: Kind) -> bool:
    """TAL-SPC-14, Destroy Magic: whether a held card may be used now."""
    return not kind.magic or not (VOID[hero.space] or g.suppressed)


def held_kinds(g: Talisman, hero: Hero) -> list[Kind]:
    """The cards whose rules work for the hero now, as kinds."""
    kinds = [kind for kind in (KIND[card] for card in hero.objects) if usable(g, hero, kind)]
    kinds += [KIND[card] for card in hero.followers if TYPE[card] != "enemy"]
    return kinds


# Gains and losses -----------------------------------------------------------------------------


def gain(g: Talisman, hero: Hero, stat: str, amount: int, rule: str) -> int:
    """Take counters, tokens or coins; the reserve is finite (TAL-GOLDEN-4, TAL-COMP-5)."""
    if hero.status != PLAYING:
        return 0
    got = _TAKE[stat](g, hero, amount)
    if got:
        g.tell("gained", rule, who=WHO[hero.seat], what=f"stat:{stat}", amount=got)
    return got


def lose(g: Talisman, hero: Hero, stat: str, amount: int, rule: str) -> int:
    """Give back Strength, Craft, Fate or gold as far as there is any (TAL-STAT-6, TAL-GOLD-4).

    Lives are lost through `life.lose_lives` alone.
    """
    lost = -_TAKE[stat](g, hero, -amount)
    if lost:
        g.tell("lost", rule, who=WHO[hero.seat], what=f"stat:{stat}", amount=lost)
    return lost


def _strength(g: Talisman, hero: Hero, amount: int) -> int:
    have = hero.toad_strength if hero.toad else hero.strength_counters
    amount = max(-have, min(amount, g.strength_left))
    if hero.toad:
        hero.toad_strength += amount
    else:
        hero.strength_counters += amount
    g.strength_left -= amount
    refresh(g, hero)
    return amount


def _craft(g: Talisman, hero: Hero, amount: int) -> int:
    have = hero.toad_craft if hero.toad else hero.craft_counters
    amount = max(-have, min(amount, g.craft_left))
    if hero.toad:
        hero.toad_craft += amount
    else:
        hero.craft_counters += amount
    g.craft_left -= amount
    refresh(g, hero)
    return amount


def _life(g: Talisman, hero: Hero, amount: int) -> int:
    amount = max(-hero.life, min(amount, g.life_left))
    hero.life += amount
    g.life_left -= amount
    return amount


def _fate(g: Talisman, hero: Hero, amount: int) -> int:
    amount = max(-hero.fate, min(amount, g.fate_left))
    hero.fate += amount
    g.fate_left -= amount
    return amount


def _gold(g: Talisman, hero: Hero, amount: int) -> int:
    """TAL-TOAD-18: a Toad's coins stay in the reserve."""
    if hero.toad and amount > 0:
        return 0
    amount = max(-hero.gold, min(amount, g.gold_left))
    hero.gold += amount
    g.gold_left -= amount
    g.unsettled |= 1 << hero.seat  # a quest may be payable now (TAL-QST-4)
    return amount


_TAKE = {"strength": _strength, "craft": _craft, "life": _life, "fate": _fate, "gold": _gold}


def remove_lives(g: Talisman, hero: Hero, amount: int, rule: str) -> int:
    """TAL-LIFE-4: green counters go back; what may prevent it was asked before."""
    lost = -_life(g, hero, -amount)
    if lost:
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
