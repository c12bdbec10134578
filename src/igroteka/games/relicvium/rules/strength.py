"""The faction strength stage (REL-STR): who holds which strength card."""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.content import STRENGTH_CARDS
from igroteka.games.relicvium.rules.metrics import best, results
from igroteka.games.relicvium.rules.state import NONE, OUT, Relicvium
from igroteka.kernel.flow import WHO, Flow

ATTACK: Final = 0
DEFENCE: Final = 1
SUPPORT: Final = 2
"""The three roles of a unit."""

_ICONS: Final = tuple(
    (card.icons.attack, card.icons.defence, card.icons.support) for card in STRENGTH_CARDS
)


def strength_stage(g: Relicvium) -> Flow[None]:
    """REL-STR-1, REL-STR-2, REL-MOD-9: in every round each card is dealt anew, warlords or not."""
    if g.options.uses("strength"):
        deal_strength_cards(g)
    g.phase = "support"
    g.turn = 0
    return
    yield


def deal_strength_cards(g: Relicvium) -> None:
    """REL-STR-2 to REL-STR-4: whoever is alone at the top takes the card."""
    for number, card in enumerate(STRENGTH_CARDS):
        if g.strength_cards[number] == OUT:
            continue
        first = best(results(g, card.metric))
        holder = first[0] if len(first) == 1 else NONE
        if holder not in (NONE, g.strength_cards[number]):
            g.tell("strength-card", "REL-STR-2", who=WHO[holder], card=card.id)
        g.strength_cards[number] = holder


def icons(g: Relicvium, seat: int, role: int) -> int:
    """REL-WL-8, REL-WL-9: the icons of a role on the cards that a faction holds (REL-EX-1)."""
    held = enumerate(g.strength_cards)
    return sum([_ICONS[number][role] for number, holder in held if holder == seat])


def cards_held(g: Relicvium, seat: int) -> int:
    """REL-END-9: how many strength cards a faction holds."""
    return g.strength_cards.count(seat)
