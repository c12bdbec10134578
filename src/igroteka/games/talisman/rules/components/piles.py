"""Where cards go: their piles and stocks, and the spaces of the board (CARD, PUR, TAL)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import (
    ADVENTURE,
    DECK,
    IDS,
    KIND,
    PURCHASE,
    RAFT,
    TALISMAN,
)
from igroteka.games.talisman.rules.state import NONE, Talisman


def discard(g: Talisman, card: int) -> None:
    """A card leaves play to the pile or stock it came from (TAL-PUR-3, TAL-TAL-3, TAL-FOL-2)."""
    deck = DECK[card]
    if deck == ADVENTURE:
        g.adventure.discard.append(card)
    elif deck == PURCHASE:
        g.stock.append(card)
    elif deck == TALISMAN:
        g.talismans.append(card)
    else:
        g.spells.discard.append(card)
    g.binder.pop(card, None)
    left = g.tokens.pop(card, 0)
    if left:
        _return_tokens(g, card, left)
    if KIND[card].rounds:
        g.lasting = [effect for effect in g.lasting if effect.card != card]


def _return_tokens(g: Talisman, card: int, left: int) -> None:
    stat = KIND[card].tokens_of
    if stat == "strength":
        g.strength_left += left
    elif stat == "craft":
        g.craft_left += left
    else:
        g.life_left += left


def lay(g: Talisman, card: int, space: int) -> None:
    """Put a card on a space; some never lie there (TAL-RAFT-8, TAL-FOL-4, TAL-FOL-5)."""
    if RAFT[card] or KIND[card].stuck or card in g.binder:
        discard(g, card)
    else:
        g.spaces[space] += (card,)


def lies_on(g: Talisman, card: int) -> int:
    """The space on which a card lies, or NONE: mostly where the active hero is."""
    here = g.heroes[g.active].space
    if card in g.spaces[here]:
        return here
    for space, cards in enumerate(g.spaces):
        if card in cards:
            return space
    return NONE


def lift(g: Talisman, card: int) -> int:
    """Take a card off the board; returns its space."""
    space = lies_on(g, card)
    if space == NONE:
        raise ValueError(f"{IDS[card]} does not lie on the board")
    lying = g.spaces[space]
    g.spaces[space] = tuple([other for other in lying if other != card]) if len(lying) > 1 else ()
    return space
