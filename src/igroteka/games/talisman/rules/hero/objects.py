"""Carrying Objects and taking them from a space (OBJ, ENC-12)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import MISC
from igroteka.games.talisman.rules.components.cards import KIND, NUMBER
from igroteka.games.talisman.rules.hero.having import may_have
from igroteka.games.talisman.rules.state import Hero, Talisman

CARRIED: Final = MISC.object_limit.base
"""TAL-OBJ-2: Objects that every hero can carry."""
TAKING: Final = 5
"""The encounter number of what is taken (TAL-CARD-1)."""


def carrying_limit(hero: Hero) -> int:
    """TAL-OBJ-2: four Objects, Rafts (TAL-RAFT-6) and Talismans (TAL-TAL-4) among them, and four
    more for each Mule; Followers know no limit (TAL-FOL-1)."""
    return CARRIED + sum([KIND[card].carry for card in hero.followers])


def untakeable(g: Talisman, hero: Hero, card: int) -> str | None:
    """TAL-ENC-12: None, or the rule by which the hero may not take this card from his space."""
    if NUMBER[card] != TAKING:
        return "TAL-ENC-12"
    if card in g.dropped:
        return "TAL-DITCH-2"
    if hero.gold < KIND[card].cost:
        return "TAL-GOLD-5"
    if KIND[card].coined and not g.gold_left:
        return "TAL-GOLD-6"
    return may_have(hero, card)


def things_to_take(g: Talisman, hero: Hero) -> bool:
    """TAL-ENC-12: whether he may take anything from his space, coins included."""
    if g.coins[hero.space] and not hero.toad:
        return True
    for card in g.spaces[hero.space]:
        if NUMBER[card] == TAKING and untakeable(g, hero, card) is None:
            return True
    return False
