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
from igroteka.games.talisman.rules.effects.doing import Doing
from igroteka.games.talisman.rules.effects.interpreter import befall
from igroteka.games.talisman.rules.encounter.course import card_window, stopped
from igroteka.games.talisman.rules.encounter.taking import pick_up, take_things
from igroteka.games.talisman.rules.encounter.unfriendly import UNFRIENDLY, avoided
from igroteka.games.talisman.rules.hero.having import may_have
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.hero.objects import things_to_take
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

NUMBERED: Final = tuple(number not in (0, 5) for number in NUMBER)
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
    here = [c for c in g.spaces[hero.space] if NUMBERED[c] and c not in g.evaded]
    if len(here) > 1:
        here.sort(key=NUMBER.__getitem__)
    g.agenda = [*here, THINGS, *g.agenda]
    left = False
    ahead = _numbers(g) if here else 0
    for number in (1, 2, 3):
        if ahead >> number & 1:
            left |= yield from encounter_number(g, hero, number)
            if stopped(g, hero):
                return
            ahead = _numbers(g)
    if left:  # TAL-ENC-16: now that the other Enemies have been met
        g.stage = FINISH
        return
    if ahead >> 4 & 1:
        yield from encounter_number(g, hero, 4)
        if stopped(g, hero):
            return
    if things_to_take(g, hero):
        yield from take_things(g, hero)
    g.agenda = [item for item in g.agenda if item == PRINTED or NUMBER[item] == 6]
    if g.agenda and g.agenda[0] != PRINTED and not stopped(g, hero):
        yield from encounter_number(g, hero, 6)


def encounter_number(g: Talisman, hero: Hero, number: int) -> Flow[bool]:
    """All cards of one encounter number, in the order they came into play.

    Returns whether some Enemy was left alone (TAL-ENC-16).
    """
    left = False
    while not stopped(g, hero):
        cards = _ahead(g, number)
        if not cards:
            break
        window = card_window(g)
        if window is not None:
            yield from window
            cards = _ahead(g, number)
            if stopped(g, hero) or not cards:
                break
        if TYPE[cards[0]] == "enemy":
            left |= yield from meet_enemies(g, hero, cards)
        else:
            g.agenda.remove(cards[0])
            yield from resolve(g, hero, cards[0])
    return left


def _numbers(g: Talisman) -> int:
    """The encounter numbers that are still ahead, one bit each."""
    numbers = 0
    for card in g.agenda:
        if card >= 0:
            numbers |= 1 << NUMBER[card]
    return numbers


def _ahead(g: Talisman, number: int) -> list[int]:
    return [card for card in g.agenda if card >= 0 and NUMBER[card] == number]


def meet_enemies(g: Talisman, hero: Hero, cards: list[int]) -> Flow[bool]:
    """TAL-ENC-10, TAL-MUL-9: the whole group at its number; a fight not won ends the turn
    (TAL-BAT-10), and the cards stay where they are (TAL-CARD-3, TAL-CARD-4, TAL-BAT-11)."""
    outcome = yield from fight_enemies(g, hero, cards)
    g.agenda = [item for item in g.agenda if item not in cards]
    if outcome not in (WON, EVADED, LEFT):
        g.stage = FINISH
    return outcome == LEFT


def resolve(g: Talisman, hero: Hero, card: int) -> Flow[None]:
    """TAL-CARD-2, TAL-CARD-5, TAL-CARD-7, TAL-CARD-8, TAL-ENC-21: do what it says, then go. It
    cannot be evaded (TAL-EVD-9), but for the variant."""
    kind = KIND[card]
    if kind.id in UNFRIENDLY.may_evade_cards and (yield from avoided(g, hero)):
        return
    if kind.after == "forced":
        yield from must_take(g, hero, card)
        return
    if kind.id in SHUNNED_BY_SOME and immune(g, hero, kind.id):
        return
    if g.journal is not MUTE:
        g.tell("encountered", CARD_RULE[kind.type], who=WHO[hero.seat], card=kind.id)
    doing = Doing(hero, CARD_RULE[kind.type], card, kind.id)
    for power in kind.on("encounter"):
        yield from befall(g, power, doing)
    if kind.after == "discard" and lies_on(g, card) != NONE:
        lift(g, card)
        discard(g, card)
    elif kind.after == "lasting" and all(effect.card != card for effect in g.lasting):
        g.lasting.append(Lasting(card, lies_on(g, card), hero.seat, kind.rounds + 1))
    if g.unsettled:
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
