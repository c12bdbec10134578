"""Trophies (TRO): kept Enemies, exchanged for Strength and Craft."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS, KIND
from igroteka.games.talisman.rules.components.offers import DONE, of_cards
from igroteka.games.talisman.rules.components.piles import discard
from igroteka.games.talisman.rules.hero.counters import gain
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import WHO, Flow, Option, Question, Refusal

EXCHANGE = {
    "battle": Option("exchange:strength", "exchange-strength", "battle", touches=("trophies",)),
    "psychic": Option("exchange:craft", "exchange-craft", "psychic", touches=("trophies",)),
}
_GAIN = {"battle": ("strength", "TAL-TRO-2"), "psychic": ("craft", "TAL-TRO-3")}


def no_exchange(g: Talisman, hero: Hero, attack: str) -> str | None:
    """TAL-TRO-2, TAL-TRO-3, TAL-TRO-8: None, or the rule by which there is no exchange."""
    points = sum([KIND[c].figure for c in hero.trophies if KIND[c].attack == attack])
    if points < g.options.trophy_price:
        return "TAL-TRO-2" if attack == "battle" else "TAL-TRO-3"
    left = g.strength_left if attack == "battle" else g.craft_left
    return None if left else "TAL-TRO-8"


def exchanges(g: Talisman, hero: Hero) -> list[Option]:
    """What the trophies are enough for."""
    return [option for attack, option in EXCHANGE.items() if no_exchange(g, hero, attack) is None]


def refused_exchanges(g: Talisman, hero: Hero) -> list[Refusal]:
    """What they are not enough for."""
    rules = [(option, no_exchange(g, hero, attack)) for attack, option in EXCHANGE.items()]
    return [Refusal(option, rule) for option, rule in rules if rule is not None]


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
