"""Choosing a hero, a card, a space or an Enemy: the questions that many effects share."""

from __future__ import annotations

from igroteka.games.talisman.content.vocabulary import AnyOp, MoveTo, RemoveCard, TakeFrom
from igroteka.games.talisman.rules.components.cards import ADVENTURE, DECK, IDS, TYPE, is_raft
from igroteka.games.talisman.rules.components.offers import DONE, by_seat, by_space, of_cards
from igroteka.games.talisman.rules.components.spaces import (
    BY_REGION,
    CROWN,
    INNER,
    REGION,
    SPACE_ID,
    SPACE_KIND,
    VALLEY,
)
from igroteka.games.talisman.rules.hero.having import has, removable
from igroteka.games.talisman.rules.state import NONE, Hero, Talisman
from igroteka.kernel.flow import WHO, Flow, Option, Question

GOLD = -3
"""One coin, where otherwise a card is picked."""
TAKE_GOLD = Option("take:gold", "take-gold", GOLD)


def pick_hero(hero: Hero, candidates: list[Hero], card: int) -> Flow[Hero]:
    """Whom a Spell is aimed at."""
    options = [by_seat("aim")[other.seat] for other in candidates]
    option: Option = yield Question(hero.seat, "aim", options, "TAL-CHAIN-1", {"card": IDS[card]})
    return next(other for other in candidates if other.seat == option.value)


def pick_item(hero: Hero, owner: Hero, op: TakeFrom) -> Flow[int]:
    """What is taken from another hero: a card, or GOLD; NONE where there is nothing."""
    options = items(hero, owner, op)
    if not options:
        return NONE
    option: Option = yield Question(
        hero.seat, "take-from", options, "TAL-HAVE-5", {"who": WHO[owner.seat]}
    )
    item: int = option.value
    return item


def items(hero: Hero, owner: Hero, op: TakeFrom) -> list[Option]:
    """What an effect may take away."""
    cards = removable(hero, owner, op.kinds)
    if op.only:
        cards = [card for card in cards if IDS[card] in op.only]
    options = of_cards("take", [card for card in cards if IDS[card] not in op.except_])
    if "gold" in op.kinds and owner.gold and not hero.toad:
        options.append(TAKE_GOLD)
    return options


def pick_space(hero: Hero, spaces: list[int] | tuple[int, ...], rule: str) -> Flow[int]:
    """Where to."""
    table = by_space("to")
    option: Option = yield Question(hero.seat, "space", [table[n] for n in spaces], rule)
    space: int = option.value
    return space


def reachable(hero: Hero, op: MoveTo) -> list[int]:
    """The spaces an effect may put the hero on; none opens a way to the Crown (TAL-CRN-1)."""
    here = hero.space
    region = [space for space in BY_REGION[REGION[here]] if space != CROWN]
    if INNER[here] and not has(hero, "talisman"):  # TAL-VAL-1
        region.remove(VALLEY)
    spaces = [space for space in region if space != here]
    if op.pick == "any_in_region":
        return region
    if op.pick == "same_kind_in_region":
        return [space for space in spaces if SPACE_KIND[space] == SPACE_KIND[here]]
    return spaces


def board_cards(g: Talisman, op: AnyOp) -> list[int]:
    """Face-up Adventure cards on the board; no Creature of the Inner Region (TAL-SPL-9)."""
    assert isinstance(op, RemoveCard)
    return [
        card
        for space, cards in enumerate(g.spaces)
        for card in cards
        if DECK[card] == ADVENTURE
        and TYPE[card] in op.card_types
        and not (TYPE[card] == "enemy" and INNER[space])
    ]


def pick_board_card(g: Talisman, hero: Hero, cards: list[int]) -> Flow[int]:
    """A card lying on the board: copies on different spaces are different choices."""
    options: dict[tuple[str, int], Option] = {}
    copies: dict[str, int] = {}
    for card in cards:
        id = IDS[card]
        space = next(n for n, lying in enumerate(g.spaces) if card in lying)
        if (id, space) not in options:
            copies[id] = copies.get(id, 0) + 1
            options[id, space] = _remove(card, space, copies[id])
    chosen: Option = yield Question(hero.seat, "remove", list(options.values()), "TAL-CHAIN-1")
    picked: int = chosen.value
    return picked


def _remove(card: int, space: int, copy: int) -> Option:
    key = f"remove:{IDS[card]}" if copy == 1 else f"remove:{IDS[card]}:{copy}"
    args = {"card": IDS[card], "space": f"place:{SPACE_ID[space]}"}
    return Option(key, "remove", card, args, (f"card:{card}",))


def pick_foe(hero: Hero, foes: list[int]) -> Flow[int]:
    """TAL-MUL-5: which of a group; NONE for a Creature that is no card."""
    if not foes:
        return NONE
    option: Option = yield Question(hero.seat, "foe", of_cards("foe", foes), "TAL-MUL-5")
    card: int = option.value
    return card


def objects_to_convert(hero: Hero) -> list[int]:
    """TAL-RAFT-8: any Object but a Raft can be turned into gold."""
    return [card for card in hero.objects if not is_raft(card)]


def pick_any_objects(hero: Hero, cards: list[int]) -> Flow[list[int]]:
    """Any number of Objects to hand in, named one by one."""
    picked: list[int] = []
    while cards:
        options = [*of_cards("sell", cards), DONE]
        option: Option = yield Question(hero.seat, "sell", options, "TAL-SPC-2")
        if option is DONE:
            break
        cards.remove(option.value)
        picked.append(option.value)
    return picked
