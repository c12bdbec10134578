"""Drawing Adventure cards and Spells (CARD-9, SPL-2, SPL-3, SPL-7)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.hero.totals import spell_limit
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import WHO
from igroteka.kernel.journal import MUTE


def draw_adventure(g: Talisman, rule: str) -> int:
    """TAL-CARD-9: the next card, or NO_CARD when deck and discard are empty."""
    deck = g.adventure
    if not deck.top and not deck.cards:
        _renew(g)
    return deck.draw(g.chance, rule)


def _renew(g: Talisman) -> None:
    """What was looked at stays on top; the discard comes under it when the rest is used up."""
    deck = g.adventure
    if not deck.cards and deck.discard:
        deck.cards, deck.discard = deck.discard, []
        g.tell("reshuffled", "TAL-CARD-9")


def look_at_top(g: Talisman, hero: Hero, count: int, rule: str) -> None:
    """TAL-INFO-3: only the looker sees them; the others learn how many."""
    deck = g.adventure
    if len(deck.top) < count:
        _renew(g)
    cards = deck.look(g.chance, count, hero.seat, rule)
    if len(cards) < count and deck.discard:
        _renew(g)
        cards = deck.look(g.chance, count, hero.seat, rule)
    seen = [IDS[card] for card in cards]
    g.tell("looked", rule, who=WHO[hero.seat], count=len(seen))
    g.tell("seen", rule, to=(hero.seat,), cards=seen)


def gain_spells(g: Talisman, hero: Hero, count: int, rule: str) -> int:
    """TAL-SPL-7, TAL-TOAD-10: one at a time, never above the limit, hidden from the others
    (TAL-SPL-2); a used-up deck is made anew of its discard (TAL-SPL-3)."""
    got = 0
    while got < count and not hero.toad and len(hero.spells) < spell_limit(hero):
        g.spells.renew()
        if not g.spells.cards:
            break
        card = g.spells.draw(g.chance, rule)
        hero.spells.append(card)
        got += 1
        if g.journal is not MUTE:
            g.tell("spell", rule, to=(hero.seat,), card=IDS[card])
    if got and g.journal is not MUTE:
        g.tell("drew-spells", rule, who=WHO[hero.seat], count=got)
    return got
