"""Choosing a card, a space or an Enemy: the questions that many effects share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from igroteka.games.talisman.content.vocabulary import AnyOp, If, MoveTo, RemoveCard, Roll, TakeFrom
from igroteka.games.talisman.rules.components.cards import (
    ADVENTURE,
    DECK,
    IDS,
    IS_OBJECT,
    KIND,
    RAFT,
    TYPE,
)
from igroteka.games.talisman.rules.components.offers import by_space, of_cards
from igroteka.games.talisman.rules.components.spaces import (
    BY_REGION,
    CROWN,
    INNER,
    REGION,
    SPACE_ID,
    SPACE_KIND,
    VALLEY,
)
from igroteka.games.talisman.rules.hero.having import has, may_have
from igroteka.games.talisman.rules.state import NONE, Hero, Talisman
from igroteka.kernel.flow import DONE, WHO, Flow, Option, one_of

GOLD: Final = -3
"""One coin, where otherwise a card is picked."""
TAKE_GOLD: Final = Option("take:gold", "take-gold", GOLD)


# From another hero ----------------------------------------------------------------------------


def pick_item(hero: Hero, owner: Hero, op: TakeFrom) -> Flow[int]:
    """What is taken from another hero: a card, or GOLD; NONE where there is nothing."""
    if not anything_to_take(hero, owner, op):
        return NONE
    candidates = of_cards("take", [*owner.objects, *owner.followers])
    if owner.gold:
        candidates.append(TAKE_GOLD)

    def forbids(option: Option) -> str | None:
        return untakable(hero, op, option.value)

    args = {"who": WHO[owner.seat]}
    option: Option = yield one_of(hero.seat, "take-from", "TAL-HAVE-5", candidates, forbids, args)
    item: int = option.value
    return item


def untakable(hero: Hero, op: TakeFrom, item: int) -> str | None:
    """The rule by which an effect does not take this (TAL-HAVE-5, TAL-FOL-5, TAL-TOAD-18).

    Worked example: TAL-EX-15.
    """
    if item == GOLD:
        if "gold" not in op.kinds:
            return "TAL-HAVE-2"
        return "TAL-TOAD-18" if hero.toad else None
    if ("object" if IS_OBJECT[item] else "follower") not in op.kinds:
        return "TAL-HAVE-2"
    if (op.only and IDS[item] not in op.only) or IDS[item] in op.except_:
        return "TAL-HAVE-2"
    return "TAL-FOL-5" if KIND[item].stuck else may_have(hero, item)


def anything_to_take(hero: Hero, owner: Hero, op: TakeFrom) -> bool:
    """TAL-HAVE-7: whether the owner has anything that the effect could take."""
    if owner.gold and untakable(hero, op, GOLD) is None:
        return True
    return any(untakable(hero, op, card) is None for card in (*owner.objects, *owner.followers))


def taking(ops: tuple[AnyOp, ...]) -> list[TakeFrom]:
    """What a list of operations may take from another hero, whatever a die decides."""
    found: list[TakeFrom] = []
    for op in ops:
        if isinstance(op, TakeFrom):
            found.append(op)
        elif isinstance(op, Roll):
            for row in op.table:
                found += taking(row.do)
        elif isinstance(op, If):
            found += taking(op.then)
    return found


# Spaces ---------------------------------------------------------------------------------------

_TO: Final = by_space("to")
EVERYWHERE: Final = range(len(_TO))
Unfit = Callable[[int], str | None]
"""The rule by which a space cannot be picked, or None."""


def pick_space(hero: Hero, unfit: Unfit, rule: str, among: Sequence[int] = EVERYWHERE) -> Flow[int]:
    """Where to; none but the spaces `among` these can fit."""

    def forbids(option: Option) -> str | None:
        return unfit(option.value)

    quick = [_TO[space] for space in among if unfit(space) is None]
    option: Option = yield one_of(hero.seat, "space", rule, _TO, forbids, quick=quick)
    space: int = option.value
    return space


def unreachable(hero: Hero, op: MoveTo) -> Unfit:
    """Where an effect cannot put the hero; none opens a way to the Crown (TAL-CRN-1)."""
    here = hero.space

    def unfit(space: int) -> str | None:
        if space == CROWN:
            return "TAL-CRN-1"
        if REGION[space] != REGION[here]:
            return "TAL-MOVE-6"
        if space == VALLEY and not has(hero, "talisman"):
            return "TAL-VAL-1"
        if space == here and op.pick != "any_in_region":
            return "TAL-MOVE-6"
        if op.pick == "same_kind_in_region" and SPACE_KIND[space] != SPACE_KIND[here]:
            return "TAL-MOVE-6"
        return None

    return unfit


def reaches(hero: Hero, op: MoveTo) -> bool:
    """Whether there is a space an effect may put the hero on."""
    unfit = unreachable(hero, op)
    return any(unfit(space) is None for space in BY_REGION[REGION[hero.space]])


# Cards on the board ---------------------------------------------------------------------------


def _lasts(op: RemoveCard, card: int, space: int) -> str | None:
    """The rule by which a card on the board cannot be removed; Creatures of the Inner Region are
    out of reach (TAL-SPL-9)."""
    if DECK[card] != ADVENTURE or TYPE[card] not in op.card_types:
        return "TAL-CHAIN-1"
    return "TAL-SPL-9" if TYPE[card] == "enemy" and INNER[space] else None


def anything_to_remove(g: Talisman, op: RemoveCard) -> bool:
    """Whether a fitting card lies face up on the board."""
    return any(
        _lasts(op, card, space) is None for space, cards in enumerate(g.spaces) for card in cards
    )


def pick_board_card(g: Talisman, hero: Hero, op: RemoveCard) -> Flow[int]:
    """A card lying on the board: copies on different spaces are different choices."""
    candidates: list[Option] = []
    places: dict[str, int] = {}
    for space, lying in enumerate(g.spaces):
        alike: dict[str, list[int]] = {}
        for card in lying:
            alike.setdefault(IDS[card], []).append(card)
        for id, cards in alike.items():
            places[id] = places.get(id, 0) + 1
            candidates.append(_remove(cards, space, places[id]))

    def forbids(option: Option) -> str | None:
        return _lasts(op, *option.value)

    option: Option = yield one_of(hero.seat, "remove", "TAL-CHAIN-1", candidates, forbids)
    picked: int = option.value[0]
    return picked


def _remove(cards: list[int], space: int, place: int) -> Option:
    id = IDS[cards[0]]
    key = f"remove:{id}" if place == 1 else f"remove:{id}:{place}"
    args = {"card": id, "space": f"place:{SPACE_ID[space]}"}
    touches = tuple([f"card:{card}" for card in cards])
    return Option(key, "remove", (cards[0], space), args, touches)


# Enemies and Objects --------------------------------------------------------------------------


def pick_foe(hero: Hero, foes: list[int], sorts: tuple[str, ...] = ()) -> Flow[int]:
    """TAL-MUL-5: which of a group, of these sorts; NONE for a Creature that is no card."""
    if not foes:
        return NONE

    def forbids(option: Option) -> str | None:
        return None if not sorts or KIND[option.value].enemy_type in sorts else "TAL-ATK-6"

    option: Option = yield one_of(hero.seat, "foe", "TAL-MUL-5", of_cards("foe", foes), forbids)
    card: int = option.value
    return card


def objects_to_convert(hero: Hero) -> list[int]:
    """TAL-RAFT-8: any Object but a Raft can be turned into gold."""
    return [card for card in hero.objects if not RAFT[card]]


def pick_any_objects(hero: Hero) -> Flow[list[int]]:
    """Any number of Objects to hand in, named one by one."""
    picked: list[int] = []

    def forbids(option: Option) -> str | None:
        if option.value in picked:
            return "TAL-SPC-2"
        return "TAL-RAFT-8" if RAFT[option.value] else None

    while len(picked) < len(objects_to_convert(hero)):
        left = [card for card in hero.objects if card not in picked]
        candidates = of_cards("sell", [*left, *picked])
        option: Option = yield one_of(
            hero.seat, "sell", "TAL-SPC-2", candidates, forbids, also=(DONE,)
        )
        if option is DONE:
            break
        picked.append(option.value)
    return picked
