"""Objects, Followers and where cards go (OBJ, FOL, HAVE, DITCH, PUR, TAL)."""

from __future__ import annotations

from igroteka.games.talisman.content import MISC
from igroteka.games.talisman.rules.cards import (
    ADVENTURE,
    DECK,
    IDS,
    KIND,
    NUMBER,
    PURCHASE,
    TALISMAN,
    TYPE,
    is_object,
    is_raft,
)
from igroteka.games.talisman.rules.decks import gain_spells
from igroteka.games.talisman.rules.spaces import SPACE_ID
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.games.talisman.rules.stats import refresh, usable
from igroteka.kernel.flow import WHO


def discard(g: Talisman, card: int) -> None:
    """A card leaves play to the pile or stock it came from (TAL-PUR-3, TAL-TAL-3, TAL-FOL-2)."""
    deck = DECK[card]
    if deck == ADVENTURE:
        g.discard.append(card)
    elif deck == PURCHASE:
        g.stock.append(card)
    elif deck == TALISMAN:
        g.talismans.append(card)
    else:
        g.spell_discard.append(card)
    g.binder.pop(card, None)
    left = g.tokens.pop(card, 0)
    if left:
        _return_tokens(g, card, left)
    if KIND[card].rounds:
        g.lasting = [effect for effect in g.lasting if effect.card != card]


def _return_tokens(g: Talisman, card: int, left: int) -> None:
    stat = KIND[card].tokens_of
    if stat == "strength":
        g.strength_left += left
    elif stat == "craft":
        g.craft_left += left
    else:
        g.life_left += left


def lay(g: Talisman, card: int, space: int) -> None:
    """Put a card on a space; some never lie there (TAL-RAFT-8, TAL-FOL-4, TAL-FOL-5)."""
    if is_raft(card) or KIND[card].stuck or card in g.binder:
        discard(g, card)
    else:
        g.spaces[space].append(card)


def lift(g: Talisman, card: int) -> int:
    """Take a card off the board; returns its space."""
    for space, cards in enumerate(g.spaces):
        if card in cards:
            cards.remove(card)
            return space
    raise ValueError(f"{IDS[card]} does not lie on the board")


def may_have(hero: Hero, card: int) -> str | None:
    """TAL-HAVE-5, TAL-TOAD-4: None, or the rule by which the hero may not have this card."""
    if hero.toad:
        return "TAL-TOAD-4"
    if KIND[card].forbidden >> hero.alignment & 1:
        return "TAL-HAVE-5"
    if not is_object(card) and not KIND[card].sole:
        for follower in hero.followers:
            if KIND[follower].sole:
                return "TAL-HAVE-5"
    return None


def receive(g: Talisman, hero: Hero, card: int) -> None:
    """The card lies before the hero from now on."""
    (hero.objects if is_object(card) else hero.followers).append(card)
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


def put_down(g: Talisman, hero: Hero, card: int, rule: str) -> None:
    """TAL-DITCH-1, TAL-DITCH-2, TAL-OBJ-3: leave a card on the space.

    The active hero cannot take it back now; what others put down he may take.
    """
    part_with(g, hero, card)
    lay(g, card, hero.space)
    if hero.seat == g.active:
        g.dropped.append(card)
    g.tell("put-down", rule, who=WHO[hero.seat], card=IDS[card], space=SPACE_ID[hero.space])


def leave_everything(g: Talisman, hero: Hero) -> None:
    """TAL-DEATH-1, TAL-TOAD-3: Objects, Followers and gold stay on the space."""
    for card in hero.objects + hero.followers:
        if not (KIND[card].stuck and hero.toad):  # TAL-TOAD-5: a curse stays with the Toad
            part_with(g, hero, card)
            lay(g, card, hero.space)
    g.coins[hero.space] += hero.gold
    hero.gold = 0


def gain_from_stock(g: Talisman, hero: Hero, id: str, rule: str) -> None:
    """TAL-PUR-1, TAL-PUR-4, TAL-TAL-2: a card from an open stock, if one is left."""
    for stock in (g.stock, g.talismans):
        for card in stock:
            if IDS[card] == id and may_have(hero, card) is None:
                stock.remove(card)
                receive(g, hero, card)
                g.tell("took", rule, who=WHO[hero.seat], card=id)
                return


def carrying_limit(hero: Hero) -> int:
    """TAL-OBJ-2: four Objects, and four more for each Mule."""
    return MISC.object_limit.base + sum([KIND[card].carry for card in hero.followers])


def has(hero: Hero, id: str) -> bool:
    """Whether the hero has such a card; a Talisman is carried, not used."""
    return any(IDS[card] == id for card in hero.objects) or any(
        IDS[card] == id for card in hero.followers
    )


def untakeable(g: Talisman, hero: Hero, card: int) -> str | None:
    """TAL-ENC-12: None, or the rule by which the hero may not take this card from his space."""
    if card in g.dropped:
        return "TAL-DITCH-2"
    if hero.gold < KIND[card].cost:
        return "TAL-GOLD-5"
    if TYPE[card] == "object" and IDS[card].endswith("of_gold") and not g.gold_left:
        return "TAL-GOLD-6"
    return may_have(hero, card)


def takeable(g: Talisman, hero: Hero) -> list[int]:
    """TAL-ENC-12: what the hero may take from his space, also what has only just come there."""
    here = g.spaces[hero.space]
    return [card for card in here if NUMBER[card] == 5 and untakeable(g, hero, card) is None]


def ditchable(hero: Hero) -> list[int]:
    """TAL-DITCH-1, TAL-RAFT-8, TAL-FOL-5: Objects and Followers that may be left behind."""
    cards = [card for card in hero.objects if not is_raft(card)]
    cards += [card for card in hero.followers if not KIND[card].stuck]
    return cards


def undroppable(hero: Hero) -> list[tuple[int, str]]:
    """What may not be left behind, each with its rule."""
    found = [(card, "TAL-RAFT-8") for card in hero.objects if is_raft(card)]
    return found + [(card, "TAL-FOL-5") for card in hero.followers if KIND[card].stuck]


def removable(taker: Hero, owner: Hero, kinds: tuple[str, ...]) -> list[int]:
    """Cards of the owner that the taker may take away (TAL-PVP-13, TAL-FOL-5)."""
    cards: list[int] = []
    if "object" in kinds:
        cards += owner.objects
    if "follower" in kinds:
        cards += [card for card in owner.followers if not KIND[card].stuck]
    return [card for card in cards if may_have(taker, card) is None]
