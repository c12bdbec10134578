"""Leaving things behind (DITCH)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS, KIND
from igroteka.games.talisman.rules.components.piles import lay
from igroteka.games.talisman.rules.components.spaces import SPACE_ID
from igroteka.games.talisman.rules.hero.having import part_with
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import WHO


def put_down(g: Talisman, hero: Hero, card: int, rule: str) -> None:
    """TAL-DITCH-1, TAL-DITCH-2, TAL-DITCH-4, TAL-OBJ-3: leave a card on the space.

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


def leave_on_arrival(g: Talisman, hero: Hero) -> None:
    """TAL-DITCH-5, TAL-ENC-7: what he meant to leave where his move ends, if he still has it."""
    leaving, hero.to_leave = hero.to_leave, []
    for card in leaving:
        if card in hero.objects or card in hero.followers:
            put_down(g, hero, card, "TAL-DITCH-5")
