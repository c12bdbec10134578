"""Whether an encounter goes on, and the window before its next part (ENC, W-CARD)."""

from __future__ import annotations

from igroteka.games.talisman.rules.hero.limits import settle, unsettled
from igroteka.games.talisman.rules.magic.windows import CARD, anyone, open_window
from igroteka.games.talisman.rules.state import ENCOUNTER, PLAYING, Hero, Talisman
from igroteka.kernel.flow import Flow


def stopped(g: Talisman, hero: Hero) -> bool:
    """Whether the encounter cannot go on: turn over, moved away, dead, or the game is over."""
    return g.stage != ENCOUNTER or hero.status != PLAYING or g.phase == "over"


def card_window(g: Talisman, hero: Hero) -> Flow[None] | None:
    """W-CARD: before each next card or the space instruction; None where nothing at all would
    happen in it."""
    if g.unsettled and unsettled(g):
        return _settled_window(g, hero)
    first = anyone(g, hero, CARD)
    return None if first is None else open_window(g, CARD, first)


def _settled_window(g: Talisman, hero: Hero) -> Flow[None]:
    yield from settle(g)
    first = anyone(g, hero, CARD)
    if first is not None:
        yield from open_window(g, CARD, first)
