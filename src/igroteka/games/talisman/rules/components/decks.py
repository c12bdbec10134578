"""Drawing Adventure cards and Spells (CARD-9, SPL-2, SPL-3, SPL-7)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.hero.totals import spell_limit
from igroteka.games.talisman.rules.state import NONE, Hero, Talisman
from igroteka.kernel.flow import WHO


def draw_adventure(g: Talisman, rule: str) -> int:
    """TAL-CARD-9: the next card, or NONE when deck and discard are empty."""
    if g.top:
        g.top_seen.pop(0)
        return g.top.pop(0)
    _renew(g)
    return g.chance.draw(g.deck, rule) if g.deck else NONE


def _renew(g: Talisman) -> None:
    if not g.deck and g.discard:
        g.deck, g.discard = g.discard, []
        g.tell("reshuffled", "TAL-CARD-9")


def look_at_top(g: Talisman, hero: Hero, count: int, rule: str) -> None:
    """TAL-INFO-3: only the looker sees them; the others learn how many."""
    while len(g.top) < count:
        _renew(g)
        if not g.deck:
            break
        g.top.append(g.chance.draw(g.deck, rule))
        g.top_seen.append(0)
    for n in range(min(count, len(g.top))):
        g.top_seen[n] |= 1 << hero.seat
    seen = [IDS[card] for card in g.top[:count]]
    g.tell("looked", rule, who=WHO[hero.seat], count=len(seen))
    g.tell("seen", rule, to=(hero.seat,), cards=seen)


def gain_spells(g: Talisman, hero: Hero, count: int, rule: str) -> int:
    """TAL-SPL-7, TAL-TOAD-10: one at a time, never above the limit."""
    got = 0
    while got < count and not hero.toad and len(hero.spells) < spell_limit(hero):
        if not g.spell_deck:
            g.spell_deck, g.spell_discard = g.spell_discard, []
        if not g.spell_deck:
            break
        card = g.chance.draw(g.spell_deck, rule)
        hero.spells.append(card)
        got += 1
        g.tell("spell", rule, to=(hero.seat,), card=IDS[card])
    if got:
        g.tell("drew-spells", rule, who=WHO[hero.seat], count=got)
    return got
