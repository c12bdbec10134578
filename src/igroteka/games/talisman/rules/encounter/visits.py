"""Effects of held cards and abilities at a place that is visited (`visit`)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import BIT, KIND, Power
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.conditions import Doing
from igroteka.games.talisman.rules.effects.interpreter import available, run, use
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.magic.windows import works
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman
from igroteka.kernel.flow import PASS, WHO, Flow, Question

VISIT = BIT["visit"]


def visited(g: Talisman, hero: Hero, place: str) -> Flow[None]:
    """The hero visits a place: what must happen, then what he may use, each once."""
    if not hero.words & VISIT and not (hero.toad and hero.followers):
        return  # nothing for a visit; but a Toad may still be rid of the Hag
    used: list[tuple[int, Power]] = []
    for card, power in _at(g, hero, place):
        if not power.effect.optional:
            used.append((card, power))
            yield from run(g, power.effect.do, Doing(hero, "TAL-PRI-19", card, place))
    while hero.status == PLAYING:
        offered: dict[str, tuple[int, Power]] = {}
        for card, power in _at(g, hero, place):
            doing = Doing(hero, "TAL-PRI-19", card, place)
            free = (card, power) not in used and available(g, power.effect, doing)
            if free and works(g, hero, power.effect):
                offered.setdefault(power.option.key, (card, power))
        if not offered:
            return
        options = [power.option for _, power in offered.values()]
        options.append(PASS)
        option = yield Question(hero.seat, "visit", options, "TAL-PRI-19")
        if option is PASS:
            return
        card, power = offered[option.key]
        used.append((card, power))
        g.tell("used", "TAL-PRI-19", who=WHO[hero.seat], what=option.args["what"])
        yield from use(g, power.effect, Doing(hero, "TAL-PRI-19", card, place))


def _at(g: Talisman, hero: Hero, place: str) -> list[tuple[int, Power]]:
    found = [(-1, power) for power in HEROES[hero.card].on("visit") if place in power.effect.at]
    if hero.toad:
        found = []
    for card in (*hero.objects, *hero.followers):
        kind = KIND[card]
        if card not in g.binder and usable(g, hero, kind):
            found += [(card, p) for p in kind.on("visit") if place in p.effect.at]
    return found
