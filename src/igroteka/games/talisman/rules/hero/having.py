"""What a hero has and may have (HAVE, PUR, TAL): cards received, lost and taken away."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS, IS_OBJECT, KIND
from igroteka.games.talisman.rules.components.decks import gain_spells
from igroteka.games.talisman.rules.components.piles import discard
from igroteka.games.talisman.rules.hero.totals import refresh, usable
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import WHO


def may_have(hero: Hero, card: int) -> str | None:
    """TAL-HAVE-5, TAL-TOAD-4: None, or the rule by which the hero may not have this card.

    Worked example: TAL-EX-13.
    """
    if hero.toad:
        return "TAL-TOAD-4"
    if KIND[card].forbidden >> hero.alignment & 1:
        return "TAL-HAVE-5"
    if not IS_OBJECT[card] and not KIND[card].sole:
        for follower in hero.followers:
            if KIND[follower].sole:
                return "TAL-HAVE-5"
    return None


def receive(g: Talisman, hero: Hero, card: int) -> None:
    """The card lies before the hero from now on."""
    (hero.objects if IS_OBJECT[card] else hero.followers).append(card)
    refresh(g, hero)
    floor = KIND[card].floor
    if floor and not hero.spells and usable(g, hero, KIND[card]):
        gain_spells(g, hero, floor, "TAL-SPL-16")  # the Wand


def part_with(g: Talisman, hero: Hero, card: int) -> None:
    """The card lies before the hero no longer; a Weapon is out of the running attack, too."""
    (hero.objects if card in hero.objects else hero.followers).remove(card)
    if g.attack is not None:
        for weapons in (g.attack.weapons, g.attack.rival_weapons):
            if card in weapons:
                weapons.remove(card)
    refresh(g, hero)


def lose_card(g: Talisman, hero: Hero, card: int, rule: str) -> None:
    """A card of the hero is discarded."""
    part_with(g, hero, card)
    discard(g, card)
    g.tell("discarded", rule, who=WHO[hero.seat], card=IDS[card])


def gain_from_stock(g: Talisman, hero: Hero, id: str, rule: str) -> None:
    """TAL-PUR-1, TAL-PUR-4, TAL-TAL-2: a card from an open stock, if one is left."""
    for stock in (g.stock, g.talismans):
        for card in stock:
            if IDS[card] == id and may_have(hero, card) is None:
                stock.remove(card)
                receive(g, hero, card)
                g.tell("took", rule, who=WHO[hero.seat], card=id)
                return


def has(hero: Hero, id: str) -> bool:
    """Whether the hero has such a card; a Talisman is carried, not used."""
    return id in [IDS[card] for card in hero.objects + hero.followers]


def removable(taker: Hero, owner: Hero, kinds: tuple[str, ...]) -> list[int]:
    """Cards of the owner that the taker may take away (TAL-PVP-13, TAL-FOL-5)."""
    cards: list[int] = []
    if "object" in kinds:
        cards += owner.objects
    if "follower" in kinds:
        cards += [card for card in owner.followers if not KIND[card].stuck]
    return [card for card in cards if may_have(taker, card) is None]
