"""Strength, Craft and limits as they follow from cards, space and state (STAT, SPL-4)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import MISC
from igroteka.games.talisman.rules.components.cards import DITCH, KIND, RAFT, TYPE, Kind
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
    void, suppressed = VOID[hero.space], g.suppressed
    for card in hero.objects:
        kind = KIND[card]
        if not void and not (suppressed and kind.magic):
            strength += kind.strength_bonus
            craft += kind.craft_bonus
        if not (kind.magic and (void or suppressed)):
            words |= kind.words
        if not RAFT[card]:
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
    """TAL-SPC-14, Destroy Magic: whether a held card may be used now; he has it either way
    (TAL-HAVE-4)."""
    return not kind.magic or not (VOID[hero.space] or g.suppressed)


def held_kinds(g: Talisman, hero: Hero) -> list[Kind]:
    """The cards whose rules work for the hero now, as kinds."""
    kinds = [kind for kind in (KIND[card] for card in hero.objects) if usable(g, hero, kind)]
    kinds += [KIND[card] for card in hero.followers if TYPE[card] != "enemy"]
    return kinds
