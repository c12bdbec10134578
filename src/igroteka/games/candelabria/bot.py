"""How a bot looks at a position (`evaluate`), and what it would do offhand (`guide`)."""

from __future__ import annotations

from igroteka.games.candelabria.content import CONSTANTS
from igroteka.games.candelabria.figures import strength
from igroteka.games.candelabria.state import Candelabria
from igroteka.kernel.flow import Question

_LIKING = {"end": 0.3, "decline": 0.3, "deploy": 4.0, "buy-upgrade": 2.0, "leave-free": 0.5}
"""How much likelier than other options a thing is done."""


def evaluate(g: Candelabria, seat: int) -> float:
    """Points scored, and a share of the coming battle points by strength in each region."""
    player = g.players[seat]
    value = float(player.vp)
    if g.phase in ("over", "houses", "setup"):
        return value
    prize = CONSTANTS.battle_vp[g.year]
    for region in g.side.regions:
        own = strength(g, player, region)
        if own:
            total = sum(strength(g, other, region) for other in g.players)
            value += prize * own / total
    years = CONSTANTS.years - g.year + 1
    value += 0.3 * years * (len(player.tactics) + player.gold + player.wax)
    value += 0.5 * years * player.land.bit_count() + years * len(player.upgrades)
    return value + 0.7 * sum(curse.influence[seat] for curse in g.curses)


def guide(g: Candelabria, question: Question) -> list[float]:
    """Weights for a quick, not senseless choice: use what there is, stop rarely."""
    return [_LIKING.get(option.verb, 1.0) for option in question.options]
