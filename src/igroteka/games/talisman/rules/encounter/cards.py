"""Cards met in the order of their numbers (ENC, CARD)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content.vocabulary import ImmuneTo
from igroteka.games.talisman.rules.attack.fighting import fight_enemies
from igroteka.games.talisman.rules.attack.outcomes import EVADED, LEFT, WON
from igroteka.games.talisman.rules.components.cards import KIND, KINDS, NUMBER, TYPE
from igroteka.games.talisman.rules.components.piles import discard, lies_on, lift
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.dice import modifiers
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.effects.interpreter import befall
from igroteka.games.talisman.rules.encounter.course import card_window, stopped
from igroteka.games.talisman.rules.encounter.taking import pick_up, take_things, takeable
from igroteka.games.talisman.rules.encounter.unfriendly import UNFRIENDLY_CARDS, avoided
from igroteka.games.talisman.rules.hero.having import may_have
from igroteka.games.talisman.rules.hero.limits import settle, unsettled
from igroteka.games.talisman.rules.hero.objects import TAKING
from igroteka.games.talisman.rules.state import (
    FINISH,
    NONE,
    PRINTED,
    THINGS,
    Hero,
    Lasting,
    Talisman,
)
from igroteka.kernel.flow import WHO, Flow
from igroteka.kernel.journal import MUTE

STRANGER: Final = 4
ALL: Final = 7
"""Encounter numbers (TAL-CARD-1): Strangers; beyond the last of them."""
NUMBERED: Final = tuple(number not in (0, TAKING) for number in NUMBER)
"""Cards met by their number: what is taken waits for its turn, Spells on the board are none."""
CARD_RULE: Final = {
    "event": "TAL-CARD-2",
    "stranger": "TAL-CARD-5",
    "place": "TAL-CARD-7",
    "follower": "TAL-CARD-8",
}


def encounter_cards(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-8, TAL-ENC-10 to TAL-ENC-12: ascending numbers; taking before Places.

    Worked example: TAL-EX-2.
    """
    ahead: list[int] = []
    for card in g.spaces[hero.space]:
        if NUMBERED[card] and card not in g.evaded:
            ahead.append(card)  # noqa: PERF401  (mostly there is one)
    if len(ahead) > 1:
        ahead.sort(key=NUMBER.__getitem__)
    ahead.append(THINGS)
    ahead += g.agenda
    g.agenda = ahead
    if _next_number(g) < TAKING:
        yield from meet_in_order(g, hero, TAKING)
        if stopped(g, hero):
            return
    things = takeable(g, hero)
    if things:
        yield from take_things(g, hero, things)
    g.agenda.remove(THINGS)
    if g.agenda and g.agenda[0] != PRINTED and not stopped(g, hero):
        yield from meet_in_order(g, hero, ALL)


def meet_in_order(g: Talisman, hero: Hero, end: int) -> Flow[None]:
    """The cards ahead with numbers below this `end`, those of a number in the order they came into
    play. An Enemy left alone ends the turn once the others have been met (TAL-ENC-16)."""
    left = False
    number = _next_number(g)
    while number < end and not (left and number == STRANGER):
        window = card_window(g, hero)
        if window is not None:
            yield from window
        if window is None or (not stopped(g, hero) and _next_number(g) == number):
            card = g.agenda[0]
            if TYPE[card] == "enemy":
                left |= yield from meet_enemies(g, hero, _ahead(g, number))
            else:
                g.agenda.pop(0)
                yield from resolve(g, hero, card)
        if stopped(g, hero):
            return
        number = _next_number(g)
    if left:
        g.stage = FINISH


def _next_number(g: Talisman) -> int:
    """The encounter number of the next card ahead."""
    agenda = g.agenda
    return NUMBER[agenda[0]] if agenda and agenda[0] >= 0 else ALL


def _ahead(g: Talisman, number: int) -> list[int]:
    ahead: list[int] = []
    for card in g.agenda:
        if card >= 0 and NUMBER[card] == number:
            ahead.append(card)  # noqa: PERF401  (mostly there is one)
    return ahead


def meet_enemies(g: Talisman, hero: Hero, cards: list[int]) -> Flow[bool]:
    """TAL-ENC-10, TAL-MUL-9: the whole group at its number; a fight not won ends the turn
    (TAL-BAT-10), and the cards stay where they are (TAL-CARD-3, TAL-CARD-4, TAL-BAT-11)."""
    outcome = yield from fight_enemies(g, hero, cards)
    for card in cards:
        if card in g.agenda:
            g.agenda.remove(card)
    if outcome not in (WON, EVADED, LEFT):
        g.stage = FINISH
    return outcome == LEFT


def resolve(g: Talisman, hero: Hero, card: int) -> Flow[None]:
    """TAL-CARD-2, TAL-CARD-5, TAL-CARD-7, TAL-CARD-8, TAL-ENC-21: do what it says, then go. It
    cannot be evaded (TAL-EVD-9), but for the variant."""
    kind = KIND[card]
    if kind.id in UNFRIENDLY_CARDS and (yield from avoided(g, hero)):
        return
    if kind.after == "forced":
        yield from must_take(g, hero, card)
        return
    if kind.id in SHUNNED_BY_SOME and immune(g, hero, kind.id):
        return
    if g.journal is not MUTE:
        g.tell("encountered", CARD_RULE[kind.type], who=WHO[hero.seat], card=kind.id)
    doing = deed(hero, CARD_RULE[kind.type], card, kind.id)
    for power in kind.on("encounter"):
        follows = befall(g, power, doing)
        if follows is not None:
            yield from follows
    if kind.after == "discard" and lies_on(g, card) != NONE:
        lift(g, card)
        discard(g, card)
    elif kind.after == "lasting" and all(effect.card != card for effect in g.lasting):
        g.lasting.append(Lasting(card, lies_on(g, card), hero.seat, kind.rounds + 1))
    if g.unsettled and unsettled(g):
        yield from settle(g)


SHUNNED_BY_SOME: Final = {
    id
    for mods in (*(kind.mods for kind in KINDS.values()), *(hero.mods for hero in HEROES))
    for mod in mods
    if isinstance(mod, ImmuneTo)
    for id in mod.cards
}


def immune(g: Talisman, hero: Hero, id: str) -> bool:
    """Whether this card does nothing to the hero."""
    return any(isinstance(mod, ImmuneTo) and id in mod.cards for mod in modifiers(g, hero))


def must_take(g: Talisman, hero: Hero, card: int) -> Flow[None]:
    """TAL-CARD-8: it cannot be refused; who may not have it leaves it lying."""
    if may_have(hero, card) is None:
        yield from pick_up(g, hero, card)
