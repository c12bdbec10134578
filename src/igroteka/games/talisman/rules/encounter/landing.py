"""Landing, and whom or what to encounter (ENC)."""

from __future__ import annotations

from igroteka.games.talisman.rules.attack.duel import meet
from igroteka.games.talisman.rules.components.cards import BIT, IDS, TYPE
from igroteka.games.talisman.rules.components.offers import by_seat
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import ACTS, CROWN, DRAWS, MEETING, SPACE_ID
from igroteka.games.talisman.rules.effects.conditions import Doing
from igroteka.games.talisman.rules.effects.interpreter import befall
from igroteka.games.talisman.rules.encounter.cards import encounter_cards
from igroteka.games.talisman.rules.encounter.course import card_window, stopped
from igroteka.games.talisman.rules.encounter.instruction import instruction
from igroteka.games.talisman.rules.hero.life import lose_life
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.hero.totals import spell_limit
from igroteka.games.talisman.rules.magic.timing import proof
from igroteka.games.talisman.rules.state import GO_ON, LAND, PLAYING, Hero, Talisman
from igroteka.games.talisman.rules.turn.places import heroes_at
from igroteka.kernel.flow import WHO, Flow, Option, Question

THE_SPACE = tuple(Option("space", "space", touches=(f"space:{id}",)) for id in SPACE_ID)
LANDS = BIT["land"]


def encounters(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-14: wherever an effect puts the hero, he lands and begins anew."""
    while True:
        g.verdict = GO_ON
        yield from land(g, hero)
        if not stopped(g, hero):
            yield from encounter(g, hero)
        if g.unsettled:
            yield from settle(g)
        g.pending = []
        g.instruction = 0
        if g.verdict != LAND or hero.status != PLAYING or g.over:
            return


def land(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-2, TAL-SPL-15: cards without a number act first, then the hero's own effects."""
    if g.unsettled:
        yield from settle(g)
    for card in g.spaces[hero.space]:
        if TYPE[card] == "spell" and hero.status == PLAYING and not proof(g, hero):
            g.tell("hexed", "TAL-ENC-2", who=WHO[hero.seat], card=IDS[card])
            yield from lose_life(g, hero, 1, "TAL-ENC-2")
            break
    if hero.words & LANDS and len(hero.spells) < spell_limit(hero):
        for power in HEROES[hero.card].on("land"):
            yield from befall(g, power, Doing(hero, "TAL-PRI-19"))


def encounter(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-3, TAL-CRN-3: one hero here, or the space itself."""
    if MEETING[hero.space]:
        here = [o for o in heroes_at(g, hero.space) if o is not hero and o.seat not in g.shunned]
        if here:
            options = [by_seat("meet")[other.seat] for other in here]
            if hero.space != CROWN:
                options.append(THE_SPACE[hero.space])
            option = yield Question(hero.seat, "encounter", options, "TAL-ENC-3")
            if option.verb == "meet":
                yield from meet(g, hero, g.heroes[option.value])
                return
    yield from encounter_space(g, hero)


def encounter_space(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-6 to TAL-ENC-13: draw, then the cards by number, then the printed instruction."""
    space = hero.space
    if DRAWS[space]:
        g.instruction = 0
        yield from instruction(g, hero)
        if stopped(g, hero):
            return
    else:
        g.instruction = 1 if ACTS[space] else 0
    if (g.spaces[space] or g.coins[space]) and space != CROWN:  # TAL-CRN-11
        yield from encounter_cards(g, hero)
        if stopped(g, hero):
            return
    if g.instruction:
        yield from card_window(g, hero)
        if stopped(g, hero):
            return
        g.instruction = 0
        yield from instruction(g, hero)
