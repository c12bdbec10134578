"""Taking what lies on the space (ENC-12, CARD-6, GOLD-7)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS, KIND, NUMBER
from igroteka.games.talisman.rules.components.offers import DONE, of_cards, refusals
from igroteka.games.talisman.rules.components.piles import lift
from igroteka.games.talisman.rules.components.spaces import SPACE_ID
from igroteka.games.talisman.rules.effects.conditions import Doing
from igroteka.games.talisman.rules.effects.interpreter import run
from igroteka.games.talisman.rules.encounter.course import card_window, stopped
from igroteka.games.talisman.rules.hero.counters import pay
from igroteka.games.talisman.rules.hero.having import receive
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.hero.objects import takeable, untakeable
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import WHO, Flow, Option, Question, Refusal

TAKE_COINS = tuple(Option("take:coins", "take-coins", touches=(f"coins:{id}",)) for id in SPACE_ID)
"""By the space on which it happens."""


def pick_up(g: Talisman, hero: Hero, card: int) -> Flow[None]:
    """TAL-CARD-6: a card goes from the space to the hero, with what happens when it is taken."""
    lift(g, card)
    if KIND[card].cost:
        pay(g, hero, KIND[card].cost, "TAL-CARD-6")
    receive(g, hero, card)
    g.tell("picked-up", "TAL-CARD-6", who=WHO[hero.seat], card=IDS[card])
    for power in KIND[card].on("take"):
        yield from run(g, power.effect.do, Doing(hero, "TAL-CARD-6", card))
    if g.unsettled:
        yield from settle(g)


def take_things(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-12: any of the Objects, Followers and gold lying here."""
    first = True
    while not stopped(g, hero):
        cards = takeable(g, hero)
        coins = g.coins[hero.space] and not hero.toad
        if not cards and not coins:
            return
        if first:
            first = False
            yield from card_window(g, hero)
            continue
        options = of_cards("take", cards)
        if coins:
            options.append(TAKE_COINS[hero.space])
        options.append(DONE)
        option = yield _ask_what_to_take(g, hero, options)
        if option is DONE:
            return
        if option.verb == "take-coins":
            take_coins(g, hero)
            yield from settle(g)
        else:
            yield from pick_up(g, hero, option.value)


def _ask_what_to_take(g: Talisman, hero: Hero, options: list[Option]) -> Question:
    """What lies here and may not be taken is refused by its rule."""

    def why_not() -> list[Refusal]:
        lying = [card for card in g.spaces[hero.space] if NUMBER[card] == 5]
        here = [(card, untakeable(g, hero, card)) for card in lying]
        return refusals("take", options, [(card, rule) for card, rule in here if rule])

    return Question(hero.seat, "take", options, "TAL-ENC-12", refused=why_not)


def take_coins(g: Talisman, hero: Hero) -> None:
    """TAL-GOLD-7: coins on the space are taken together."""
    coins, g.coins[hero.space] = g.coins[hero.space], 0
    hero.gold += coins
    g.unsettled |= 1 << hero.seat
    g.tell("took-coins", "TAL-GOLD-7", who=WHO[hero.seat], amount=coins)
