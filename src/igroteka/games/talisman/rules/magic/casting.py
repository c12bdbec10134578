"""Casting a Spell: its choices, its resolution (CHAIN)."""

from __future__ import annotations

from igroteka.games.talisman.content.entries import Mode
from igroteka.games.talisman.content.vocabulary import Convert, MoveTo, TakeFrom
from igroteka.games.talisman.rules.components.cards import IDS, KIND
from igroteka.games.talisman.rules.components.piles import discard
from igroteka.games.talisman.rules.components.spaces import BY_REGION
from igroteka.games.talisman.rules.effects.conditions import Doing
from igroteka.games.talisman.rules.effects.interpreter import run
from igroteka.games.talisman.rules.effects.picking import (
    GOLD,
    board_cards,
    objects_to_convert,
    pick_any_objects,
    pick_board_card,
    pick_foe,
    pick_hero,
    pick_item,
    pick_space,
    reachable,
)
from igroteka.games.talisman.rules.magic.chain import keep_supplied, stands
from igroteka.games.talisman.rules.magic.timing import proof, targets
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman
from igroteka.games.talisman.rules.turn.places import heroes_at
from igroteka.kernel.flow import WHO, Flow, Option


def cast(g: Talisman, hero: Hero, option: Option, about: Hero | None = None) -> Flow[Doing]:
    """TAL-CHAIN-1 to TAL-CHAIN-12: name all choices, show the card, let it be answered, resolve.

    What the Spell did is in the returned `Doing`: nothing, if it was negated.
    """
    card, number = option.value
    mode = KIND[card].modes[number]
    doing = Doing(hero, "TAL-CHAIN-10", card)
    hero.spells.remove(card)  # shown first: from now on everybody knows it
    g.casting.append(card)
    hero.cast += 1  # TAL-CHAIN-2
    yield from _name_choices(g, hero, card, mode, about, doing)
    _tell_cast(g, hero, card, doing)
    casters = [hero]
    if (yield from stands(g, hero, casters)) and _still_legal(g, mode, doing):
        if mode.roller == "target" and doing.target is not None:
            doing.hero = doing.target
        yield from run(g, mode.do, doing)
    else:
        g.tell("fizzled", "TAL-CHAIN-6", card=IDS[card])
    if card in g.casting:  # a lasting Spell lies on its space by now
        g.casting.remove(card)
        discard(g, card)
    for caster in casters:
        keep_supplied(g, caster)
    return doing


def _tell_cast(g: Talisman, hero: Hero, card: int, doing: Doing) -> None:
    if doing.target is None:
        g.tell("cast", "TAL-CHAIN-1", who=WHO[hero.seat], card=IDS[card])
    else:
        whom = WHO[doing.target.seat]
        g.tell("cast-on", "TAL-CHAIN-1", who=WHO[hero.seat], card=IDS[card], whom=whom)


def _name_choices(
    g: Talisman, hero: Hero, card: int, mode: Mode, about: Hero | None, doing: Doing
) -> Flow[None]:
    target = mode.target
    op = mode.do[0]
    if target.kind == "hero":
        doing.target = about or (yield from pick_hero(hero, targets(g, hero, card, mode), card))
        if isinstance(op, TakeFrom):
            doing.opponent = doing.target
            doing.pick = yield from pick_item(hero, doing.target, op)
    elif target.kind == "space":
        free = [
            space
            for region in target.regions
            for space in BY_REGION[region]
            if not heroes_at(g, space)
        ]
        doing.pick = yield from pick_space(hero, free, "TAL-CHAIN-1")
    elif target.kind == "board_card":
        doing.pick = yield from pick_board_card(g, hero, board_cards(g, op))
    elif target.kind == "creature":
        assert g.attack is not None
        doing.foe = yield from pick_foe(hero, g.attack.foes)
    elif isinstance(op, MoveTo):
        doing.pick = yield from pick_space(hero, reachable(hero, op), "TAL-CHAIN-1")
    elif isinstance(op, Convert):
        doing.picks = yield from pick_any_objects(hero, objects_to_convert(hero))


def _still_legal(g: Talisman, mode: Mode, doing: Doing) -> bool:
    """TAL-CHAIN-9: the target may have died, or lost what was to be taken."""
    target = doing.target
    if target is None:
        return True
    if target.status != PLAYING or proof(g, target):
        return False
    if not isinstance(mode.do[0], TakeFrom):
        return True
    if doing.pick == GOLD:
        return target.gold > 0
    return doing.pick in target.objects or doing.pick in target.followers
