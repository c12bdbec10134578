"""The timed game (VAR-16 to VAR-18) and the ranking of any match."""

from __future__ import annotations

from itertools import groupby

from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman
from igroteka.kernel.flow import WHO
from igroteka.kernel.game import Result


def score(hero: Hero) -> int:
    """TAL-VAR-16, TAL-VAR-18: counters, gold, Spells, Followers, Objects; 1 point each."""
    if hero.status != PLAYING:
        return 0
    counters = hero.strength_counters + hero.craft_counters
    cards = len(hero.spells) + len(hero.followers) + len(hero.objects)
    return counters + hero.gold + cards


def tell_score(g: Talisman) -> None:
    """Each player's total at the agreed end."""
    for hero in g.heroes:
        g.tell("scored", "TAL-VAR-16", who=WHO[hero.seat], total=score(hero))


def _rank(hero: Hero) -> tuple[int, int, int]:
    """TAL-VAR-17: ties go to more Lives, then to more Fate."""
    return (score(hero), hero.life, hero.fate)


def leaders(g: Talisman) -> list[Hero]:
    """Who has the most; several share the victory."""
    best = max(_rank(hero) for hero in g.heroes)
    return [hero for hero in g.heroes if _rank(hero) == best]


def result(g: Talisman) -> Result:
    """TAL-END-1, TAL-END-4, TAL-VAR-15 to TAL-VAR-17: winners first, then who fell last. Who has
    left the table is not out of the game (TAL-END-5): his hero plays on."""
    if g.ended_by == "TAL-VAR-16":
        scores = tuple(score(hero) for hero in g.heroes)
        order = sorted(g.heroes, key=_rank, reverse=True)
        places = [tuple(hero.seat for hero in equal) for _, equal in groupby(order, _rank)]
        return Result(scores, tuple(places), g.ended_by)
    standing = [h.seat for h in g.heroes if h.seat not in g.winners and h.seat not in g.fallen]
    fallen = [(seat,) for seat in reversed(g.fallen) if seat not in g.winners]
    scores = tuple(1 if hero.seat in g.winners else 0 for hero in g.heroes)
    places = [tuple(g.winners), *([tuple(standing)] if standing else []), *fallen]
    return Result(scores, tuple(places), g.ended_by)
