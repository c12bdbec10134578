"""Strength, Craft and limits as they follow from cards, space and state (STAT, SPL-4)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import MISC
from igroteka.games.talisman.rules.components.cards import DITCH, KIND, Kind
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import VOID
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman

_LIMITS: Final = tuple(
    next(
        row.spells
        for row in MISC.spell_limit.table
        if (row.craft[0] is None or craft >= row.craft[0])
        and (row.craft[1] is None or craft <= row.craft[1])
    )
    for craft in range(100)
)
"""TAL-SPL-4: Spells that may be held, by current Craft."""
UNLIMITED: Final = 99


def spell_limit(hero: Hero) -> int:
    """TAL-SPL-1, TAL-SPL-4: as many as Craft allows. TAL-TOAD-10: a Toad keeps what it has."""
    return UNLIMITED if hero.toad else _LIMITS[hero.craft]


def life_value(hero: Hero) -> int:
    """TAL-LIFE-1: the number on the hero card."""
    return HEROES[hero.card].life


def refresh(g: Talisman, hero: Hero) -> None:
    """TAL-STAT-1, TAL-STAT-2, TAL-STAT-8: count anew what follows from cards, space and state.

    Bonuses of cards are no counters (TAL-STAT-3); they count whenever allowed (TAL-HAVE-3), each
    copy for itself (TAL-FOL-3), and a Purchase card like any other (TAL-PUR-2).

    Worked example: TAL-EX-5.
    """
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
    void = VOID[hero.space]
    hindered = void or (len(g.lasting) > 0 and g.suppressed)
    for card in hero.objects:
        kind = KIND[card]
        if hindered and (void or kind.magic):  # he has it, even so (TAL-HAVE-4)
            words |= kind.held & DITCH if kind.magic else kind.held
            continue
        strength += kind.strength_bonus
        craft += kind.craft_bonus
        words |= kind.held
    for card in hero.followers:
        kind = KIND[card]
        strength += kind.strength_bonus
        craft += kind.craft_bonus
        words |= kind.held
    hero.strength = strength
    hero.craft = craft
    hero.words = words


def usable(g: Talisman, hero: Hero, kind: Kind) -> bool:
    """TAL-SPC-14, Destroy Magic: whether a held card may be used now; he has it either way
    (TAL-HAVE-4)."""
    return not kind.magic or not (VOID[hero.space] or (len(g.lasting) > 0 and g.suppressed))
