"""Leaving things behind (DITCH)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS, KIND, is_raft
from igroteka.games.talisman.rules.components.piles import lay
from igroteka.games.talisman.rules.components.spaces import SPACE_ID
from igroteka.games.talisman.rules.hero.having import part_with
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import WHO


def put_down(g: Talisman, hero: Hero, card: int, rule: str) -> None:
    """TAL-DITCH-1, TAL-DITCH-2, TAL-OBJ-3: leave a card on the space.

    The active hero cannot take it back now; what others put down he may take.
    """
    part_with(g, hero, card)
    lay(g, card, hero.space)
    if hero.seat == g.active:
        g.dropped.append(card)
    g.tell("put-down", rule, who=WHO[hero.seat], card=IDS[card], space=SPACE_ID[hero.space])


def leave_everything(g: Talisman, hero: Hero) -> None:
    """TAL-DEATH-1, TAL-TOAD-3: Objects, Followers and gold stay on the space."""
    for card in hero.objects + hero.followers:
        if not (KIND[card].stuck and hero.toad):  # TAL-TOAD-5: a curse stays with the Toad
            part_with(g, hero, card)
            lay(g, card, hero.space)
    g.coins[hero.space] += hero.gold
    hero.gold = 0


def ditchable(hero: Hero) -> list[int]:
    """TAL-DITCH-1, TAL-RAFT-8, TAL-FOL-5: Objects and Followers that may be left behind."""
    cards = [card for card in hero.objects if not is_raft(card)]
    cards += [card for card in hero.followers if not KIND[card].stuck]
    return cards


def undroppable(hero: Hero) -> list[tuple[int, str]]:
    """What may not be left behind, each with its rule."""
    found = [(card, "TAL-RAFT-8") for card in hero.objects if is_raft(card)]
    return found + [(card, "TAL-FOL-5") for card in hero.followers if KIND[card].stuck]
