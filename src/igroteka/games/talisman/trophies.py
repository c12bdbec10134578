"""Trophies (TRO): kept Enemies, exchanged for Strength and Craft."""

from __future__ import annotations

from igroteka.games.talisman.belongings import discard
from igroteka.games.talisman.cards import IDS, KIND
from igroteka.games.talisman.offers import DONE, of_cards
from igroteka.games.talisman.state import Hero, Talisman
from igroteka.games.talisman.stats import gain
from igroteka.kernel.flow import WHO, Flow, Option, Question

EXCHANGE = {
    "battle": Option("exchange:strength", "exchange-strength", "battle", touches=("trophies",)),
    "psychic": Option("exchange:craft", "exchange-craft", "psychic", touches=("trophies",)),
}
_GAIN = {"battle": ("strength", "TAL-TRO-2"), "psychic": ("craft", "TAL-TRO-3")}


def exchanges(g: Talisman, hero: Hero) -> list[Option]:
    """TAL-TRO-2, TAL-TRO-3, TAL-TRO-8: what the trophies are enough for."""
    strength = craft = 0
    for card in hero.trophies:
        if KIND[card].attack == "battle":
            strength += KIND[card].figure
        else:
            craft += KIND[card].figure
    price = g.options.trophy_price
    options = []
    if strength >= price and g.strength_left:
        options.append(EXCHANGE["battle"])
    if craft >= price and g.craft_left:
        options.append(EXCHANGE["psychic"])
    return options


def exchange(g: Talisman, hero: Hero, attack: str) -> Flow[None]:
    """TAL-TRO-4, TAL-TRO-5, TAL-VAR-8: he names the cards; surplus points are lost."""
    price = g.options.trophy_price
    points = 0
    offered: list[int] = []
    while True:
        cards = [c for c in hero.trophies if KIND[c].attack == attack and c not in offered]
        options = of_cards("hand-in", cards)
        if points >= price:
            options.append(DONE)
        option = yield Question(hero.seat, "hand-in", options, "TAL-TRO-5", {"points": points})
        if option is DONE:
            break
        offered.append(option.value)
        points += KIND[option.value].figure
        if len(cards) == 1:
            break
    for card in offered:
        hero.trophies.remove(card)
        discard(g, card)
    names = [IDS[card] for card in offered]
    g.tell("exchanged", "TAL-TRO-4", who=WHO[hero.seat], cards=names, points=points)
    stat, rule = _GAIN[attack]
    gain(g, hero, stat, points // price, rule)


def keep(g: Talisman, hero: Hero, card: int) -> None:
    """TAL-TRO-1: the killed Enemy becomes a trophy."""
    hero.trophies.append(card)
    g.tell("trophy", "TAL-TRO-1", who=WHO[hero.seat], card=IDS[card])
