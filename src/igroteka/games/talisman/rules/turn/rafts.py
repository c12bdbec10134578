"""Rafts (RAFT)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import KIND, TYPE
from igroteka.games.talisman.rules.effects.doing import CROSSED, NOTHING, deed
from igroteka.games.talisman.rules.effects.interpreter import run
from igroteka.games.talisman.rules.hero.having import lose_card
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.games.talisman.rules.turn.places import forget_space
from igroteka.kernel.flow import Flow


def raft_out(g: Talisman, hero: Hero, raft: int, crossed: bool) -> Flow[bool]:
    """TAL-RAFT-3, TAL-RAFT-5: cross, or lose the Raft unused; True when he has crossed. Whoever has
    it may (TAL-RAFT-7); who does not cross moves as usual (TAL-RAFT-11)."""
    if crossed or hero.enslaved:  # TAL-RAFT-10: not free to leave
        lose_card(g, hero, raft, "TAL-RAFT-5")
        return crossed
    done = NOTHING
    for power in KIND[raft].on("move_instead"):
        done |= yield from run(g, power.effect.do, deed(hero, "TAL-RAFT-5", raft))
    if not done & CROSSED:
        return False
    forget_space(hero)
    crossed_river(g, hero)
    return True


def crossed_river(g: Talisman, hero: Hero) -> None:
    """`river_crossed`: the Poltergeist leaves."""
    for card in hero.followers[:]:
        if TYPE[card] == "follower" and KIND[card].on("river_crossed"):
            lose_card(g, hero, card, "TAL-FOL-5")
