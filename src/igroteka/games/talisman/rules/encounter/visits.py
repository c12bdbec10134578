"""Effects of held cards and abilities at a place that is visited (`visit`)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.components.cards import BIT, KIND, KINDS, Power
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.effects.interpreter import run, unavailable, use
from igroteka.games.talisman.rules.effects.purpose import works
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman
from igroteka.kernel.flow import PASS, WHO, Flow, Option, one_of

VISIT: Final = BIT["visit"]
VISITED: Final = frozenset(
    place
    for powers in (*(kind.on("visit") for kind in KINDS.values()), *(h.on("visit") for h in HEROES))
    for power in powers
    for place in power.effect.at
)
"""The places at which some card or ability has an effect: elsewhere nobody need look."""


def visited(g: Talisman, hero: Hero, place: str) -> Flow[None]:
    """The hero visits a place: what must happen, then what he may use, each once."""
    if place not in VISITED:
        return
    if not hero.words & VISIT and not (hero.toad and hero.followers):
        return  # nothing for a visit; but a Toad may still be rid of the Hag
    used: list[tuple[int, Power]] = []
    for card, power in _at(g, hero, place):
        if not power.effect.optional:
            used.append((card, power))
            yield from run(g, power.effect.do, deed(hero, "TAL-PRI-19", card, place))
    while hero.status == PLAYING:
        found: dict[str, tuple[int, Power]] = {}
        for card, power in _at(g, hero, place):
            if (card, power) not in used:
                found.setdefault(power.option.key, (card, power))

        def forbids(option: Option, found: dict[str, tuple[int, Power]] = found) -> str | None:
            card, power = found[option.key]
            return _useless(g, hero, power, card, place)

        candidates = [power.option for _, power in found.values()]
        option: Option = yield one_of(
            hero.seat, "visit", "TAL-PRI-19", candidates, forbids, also=(PASS,)
        )
        if option is PASS:
            return
        card, power = found[option.key]
        used.append((card, power))
        g.tell("used", "TAL-PRI-19", who=WHO[hero.seat], what=option.args["what"])
        yield from use(g, power.effect, deed(hero, "TAL-PRI-19", card, place))


def _useless(g: Talisman, hero: Hero, power: Power, card: int, place: str) -> str | None:
    """TAL-HAVE-7: its condition, its price, or nothing to work on."""
    rule = unavailable(g, power.effect, deed(hero, "TAL-PRI-19", card, place))
    return rule or (None if works(g, hero, power.effect) else "TAL-HAVE-7")


def _at(g: Talisman, hero: Hero, place: str) -> list[tuple[int, Power]]:
    found = [(-1, power) for power in HEROES[hero.card].on("visit") if place in power.effect.at]
    if hero.toad:
        found = []
    for card in (*hero.objects, *hero.followers):
        kind = KIND[card]
        if card not in g.binder and usable(g, hero, kind):
            found += [(card, p) for p in kind.on("visit") if place in p.effect.at]
    return found
