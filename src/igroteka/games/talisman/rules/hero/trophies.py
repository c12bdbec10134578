"""Trophies (TRO): kept Enemies, exchanged for Strength and Craft."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.components.cards import IDS, KIND
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.piles import discard
from igroteka.games.talisman.rules.hero.counters import gain
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import DONE, WHO, Flow, Option, one_of

EXCHANGE: Final = {
    "battle": Option("exchange:strength", "exchange-strength", "battle", touches=("trophies",)),
    "psychic": Option("exchange:craft", "exchange-craft", "psychic", touches=("trophies",)),
}
_GAIN: Final = {"battle": ("strength", "TAL-TRO-2"), "psychic": ("craft", "TAL-TRO-3")}


def no_exchange(g: Talisman, hero: Hero, attack: str) -> str | None:
    """TAL-TRO-2, TAL-TRO-3, TAL-TRO-8: None, or the rule by which there is no exchange."""
    points = sum([KIND[c].figure for c in hero.trophies if KIND[c].attack == attack])
    if points < g.options.trophy_price:
        return "TAL-TRO-2" if attack == "battle" else "TAL-TRO-3"
    left = g.strength_left if attack == "battle" else g.craft_left
    return None if left else "TAL-TRO-8"


def exchanges(g: Talisman, hero: Hero) -> list[Option]:
    """What the hero may exchange now."""
    points = 0
    for card in hero.trophies:
        points += KIND[card].figure
    if points < g.options.trophy_price:
        return []
    return [option for attack, option in EXCHANGE.items() if no_exchange(g, hero, attack) is None]


def exchange(g: Talisman, hero: Hero, attack: str) -> Flow[None]:
    """TAL-TRO-4, TAL-TRO-5, TAL-VAR-8: he names the cards; surplus points are lost."""
    price = g.options.trophy_price
    points = 0
    offered: list[int] = []
    stat, rule = _GAIN[attack]

    def forbids(option: Option) -> str | None:
        """Points of the other sort do not count, and no card counts twice."""
        if option.value in offered:
            return "TAL-TRO-5"
        return None if KIND[option.value].attack == attack else rule

    left = sum([KIND[card].attack == attack for card in hero.trophies])
    while left:
        rest = [card for card in hero.trophies if card not in offered]
        question = one_of(
            hero.seat,
            "hand-in",
            "TAL-TRO-5",
            of_cards("hand-in", [*rest, *offered]),
            forbids,
            {"points": points},
            also=(DONE,) if points >= price else (),
        )
        option: Option = yield question
        if option is DONE:
            break
        offered.append(option.value)
        points += KIND[option.value].figure
        left -= 1
    for card in offered:
        hero.trophies.remove(card)
        discard(g, card)
    names = [IDS[card] for card in offered]
    g.tell("exchanged", "TAL-TRO-4", who=WHO[hero.seat], cards=names, points=points)
    gain(g, hero, stat, points // price, rule)


def keep(g: Talisman, hero: Hero, card: int) -> None:
    """TAL-TRO-1, TAL-TRO-9: the killed Enemy becomes a trophy, which is no Object; a Toad's too
    (TAL-TOAD-8)."""
    hero.trophies.append(card)
    g.tell("trophy", "TAL-TRO-1", who=WHO[hero.seat], card=IDS[card])
