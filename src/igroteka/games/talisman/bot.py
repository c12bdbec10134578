"""What a bot thinks of a position, and a quick, not senseless choice for rollouts."""

from __future__ import annotations

from igroteka.games.talisman.belongings import has
from igroteka.games.talisman.spaces import CROWN, INNER, REGION
from igroteka.games.talisman.state import OUT, PLAYING, Hero, Talisman
from igroteka.kernel.flow import Question

_WEIGHTS = {
    "ditch": 0.02,
    "bare": 0.02,
    "discard-enemy": 0.05,
    "drop": 1.0,
    "trophy": 5.0,
    "take": 5.0,
    "exchange-strength": 8.0,
    "exchange-craft": 8.0,
    "on": 6.0,
    "back": 0.3,
    "stay": 4.0,
    "cross": 2.0,
    "take-life": 3.0,
    "passage": 2.0,
    "portal-strength": 2.0,
    "portal-craft": 2.0,
    "align": 0.2,
    "no": 0.3,
}


def guide(g: Talisman, question: Question) -> list[float]:
    """Weights by the verb alone: keep what helps, go inwards, seldom turn back."""
    return [_WEIGHTS.get(option.verb, 1.0) for option in question.options]


def evaluate(g: Talisman, seat: int) -> float:
    """Strength of the hero against the strongest rival, and how near the Crown he is."""
    worth = [_worth(g, hero) for hero in g.heroes]
    if g.over:
        return 100.0 if seat in g.winners else -100.0
    rivals = [value for number, value in enumerate(worth) if number != seat]
    return worth[seat] - max(rivals)


def _worth(g: Talisman, hero: Hero) -> float:
    if hero.status == OUT:
        return -50.0
    if hero.status != PLAYING:
        return -10.0
    value = 2.0 * (hero.strength + hero.craft) + 2.0 * hero.life + 0.5 * hero.gold
    value += 0.5 * (hero.fate + len(hero.spells) + len(hero.objects) + len(hero.followers))
    value += 4.0 * has(hero, "talisman") + (3.0 if REGION[hero.space] == "middle" else 0.0)
    if INNER[hero.space]:
        value += 8.0
    return value + (30.0 if hero.space == CROWN else 0.0)
