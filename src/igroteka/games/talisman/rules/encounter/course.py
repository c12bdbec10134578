"""Whether an encounter goes on, and the window before its next part (ENC, W-CARD)."""

from __future__ import annotations

from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.magic.windows import CARD, anyone, open_window
from igroteka.games.talisman.rules.state import ENCOUNTER, PLAYING, Hero, Talisman
from igroteka.kernel.flow import Flow


def stopped(g: Talisman, hero: Hero) -> bool:
    """Whether the encounter cannot go on: turn over, moved away, dead, or the game is over."""
    return g.stage != ENCOUNTER or hero.status != PLAYING or g.phase == "over"


def card_window(g: Talisman) -> Flow[None]:
    """W-CARD: before each next card or the space instruction."""
    if g.unsettled:
        yield from settle(g)
    first = anyone(g, CARD)
    if first is not None:
        yield from open_window(g, CARD, first)


def quiet(g: Talisman) -> bool:
    """Whether nothing at all would happen in W-CARD."""
    return not g.unsettled and anyone(g, CARD) is None
