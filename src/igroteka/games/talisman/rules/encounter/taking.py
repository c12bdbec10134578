"""Taking what lies on the space (ENC-12, CARD-6, GOLD-7)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.components.cards import BIT, IDS, KIND, NUMBER
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.piles import lift
from igroteka.games.talisman.rules.components.spaces import SPACE_ID
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.effects.interpreter import run
from igroteka.games.talisman.rules.encounter.course import card_window, stopped
from igroteka.games.talisman.rules.hero.asides import VERBS, accompanied, done_beside
from igroteka.games.talisman.rules.hero.counters import pay
from igroteka.games.talisman.rules.hero.having import receive
from igroteka.games.talisman.rules.hero.limits import settle, unsettled
from igroteka.games.talisman.rules.hero.objects import TAKING, untakeable
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import DONE, NO_ARGS, WHO, Flow, Option, Question, one_of
from igroteka.kernel.journal import MUTE

TAKEN: Final = BIT["take"]
NO_MORE: Final[tuple[Option, ...]] = (DONE,)
TAKE_COINS: Final = tuple(
    Option("take:coins", "take-coins", touches=(f"coins:{id}",)) for id in SPACE_ID
)
"""By the space on which it happens."""
FAR_COINS: Final = tuple(
    Option(f"take:coins:{id}", "far-coins", number, {"space": f"place:{id}"}, (f"coins:{id}",))
    for number, id in enumerate(SPACE_ID)
)


def pick_up(g: Talisman, hero: Hero, card: int) -> Flow[None]:
    """TAL-CARD-6: a card goes from the space to the hero, with what happens when it is taken."""
    lift(g, card)
    if KIND[card].cost:
        pay(g, hero, KIND[card].cost, "TAL-CARD-6")
    receive(g, hero, card)
    if g.journal is not MUTE:
        g.tell("picked-up", "TAL-CARD-6", who=WHO[hero.seat], card=IDS[card])
    if KIND[card].words & TAKEN:
        for power in KIND[card].on("take"):
            yield from run(g, power.effect.do, deed(hero, "TAL-CARD-6", card))
    if g.unsettled and unsettled(g):
        yield from settle(g)


def take_things(g: Talisman, hero: Hero, quick: list[Option]) -> Flow[None]:
    """TAL-ENC-12: any of the Objects, Followers and gold lying here, of which these are `takeable`
    now."""
    window = card_window(g, hero)
    if window is not None:
        yield from window
        quick = takeable(g, hero)
    while quick and not stopped(g, hero):
        option: Option = yield accompanied(_what(g, hero, quick))
        if option is DONE:
            return
        if option.verb in VERBS:
            if (yield from done_beside(g, hero, option)):
                return
        elif option.verb == "take-coins":
            take_coins(g, hero)
            yield from settle(g)
        else:
            yield from pick_up(g, hero, option.value)
        quick = takeable(g, hero)


def _what(g: Talisman, hero: Hero, quick: list[Option]) -> Question:
    """What lies here and may not be taken is refused by its rule."""
    seat, about = hero.seat, (g, hero)
    return one_of(seat, "take", "TAL-ENC-12", _lying, _forbids, NO_ARGS, NO_MORE, quick, about)


def takeable(g: Talisman, hero: Hero) -> list[Option]:
    """What he may take from his space."""
    here = hero.space
    free = _free(g, hero) if g.spaces[here] else None
    found = of_cards("take", free) if free else []
    if g.coins[here] and not hero.toad:
        found.append(TAKE_COINS[here])
    return found


def _free(g: Talisman, hero: Hero) -> list[int]:
    free: list[int] = []
    for card in g.spaces[hero.space]:
        if NUMBER[card] == TAKING and untakeable(g, hero, card) is None:
            free.append(card)  # noqa: PERF401  (mostly there is one, or none)
    return free


def _lying(g: Talisman, hero: Hero) -> list[Option]:
    """The cards of his space, those he may take first, and coins anywhere."""
    here, free = hero.space, _free(g, hero)
    found = of_cards("take", [*free, *(c for c in g.spaces[here] if c not in free)])
    for space, coins in enumerate(g.coins):
        if coins:
            found.append(TAKE_COINS[here] if space == here else FAR_COINS[space])
    return found


def _forbids(g: Talisman, hero: Hero, option: Option) -> str | None:
    if option.verb == "take":
        return untakeable(g, hero, option.value)
    if option.verb == "far-coins":
        return "TAL-GOLD-7"
    return "TAL-TOAD-18" if hero.toad else None


def take_coins(g: Talisman, hero: Hero) -> None:
    """TAL-GOLD-7: coins on the space are taken together."""
    coins, g.coins[hero.space] = g.coins[hero.space], 0
    hero.gold += coins
    g.unsettled |= 1 << hero.seat
    g.tell("took-coins", "TAL-GOLD-7", who=WHO[hero.seat], amount=coins)
