"""Carrying Objects and taking them from a space (OBJ, ENC-12)."""

from __future__ import annotations

from igroteka.games.talisman.content import MISC
from igroteka.games.talisman.rules.components.cards import IDS, KIND, NUMBER, TYPE
from igroteka.games.talisman.rules.hero.having import may_have
from igroteka.games.talisman.rules.state import Hero, Talisman


def carrying_limit(hero: Hero) -> int:
    """TAL-OBJ-2: four Objects, and four more for each Mule."""
    return MISC.object_limit.base + sum([KIND[card].carry for card in hero.followers])


def untakeable(g: Talisman, hero: Hero, card: int) -> str | None:
    """TAL-ENC-12: None, or the rule by which the hero may not take this card from his space."""
    if card in g.dropped:
        return "TAL-DITCH-2"
    if hero.gold < KIND[card].cost:
        return "TAL-GOLD-5"
    if TYPE[card] == "object" and IDS[card].endswith("of_gold") and not g.gold_left:
        return "TAL-GOLD-6"
    return may_have(hero, card)


def takeable(g: Talisman, hero: Hero) -> list[int]:
    """TAL-ENC-12: what the hero may take from his space, also what has only just come there."""
    here = g.spaces[hero.space]
    return [card for card in here if NUMBER[card] == 5 and untakeable(g, hero, card) is None]
