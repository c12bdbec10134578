"""Answering Spells with Spells (CHAIN-3 to CHAIN-7, CHAIN-12, W-CAST)."""

from __future__ import annotations

from functools import partial

from igroteka.games.talisman.rules.components.cards import IDS, KIND
from igroteka.games.talisman.rules.components.decks import gain_spells
from igroteka.games.talisman.rules.components.piles import discard
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.magic.timing import SPELL_CAST, castable, holders, refused
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman, clockwise
from igroteka.kernel.flow import PASS, WHO, Flow, Option, Question


def stands(g: Talisman, caster: Hero, casters: list[Hero]) -> Flow[bool]:
    """W-CAST (TAL-CHAIN-3 to TAL-CHAIN-7): True when the Spell just cast is not negated."""
    if not holders(g, SPELL_CAST):
        return True
    waiting = _answering(g, caster)
    while waiting:
        hero = waiting.pop(0)
        options = castable(g, hero, SPELL_CAST)
        if not options:
            continue
        options.append(PASS)
        args = {"card": IDS[g.casting[-1]] if g.casting else "crown_of_command"}
        why_not = partial(refused, g, hero, SPELL_CAST)
        option: Option = yield Question(
            hero.seat, "answer", options, "TAL-CHAIN-3", args, why_not, concealed=True
        )
        if option is PASS:
            continue
        card = option.value[0]
        hero.spells.remove(card)
        g.casting.append(card)
        hero.cast += 1
        if hero not in casters:
            casters.append(hero)
        g.tell("cast", "TAL-CHAIN-4", who=WHO[hero.seat], card=IDS[card])
        negated = yield from stands(g, hero, casters)
        g.casting.remove(card)
        discard(g, card)
        if negated:
            return False
        g.tell("fizzled", "TAL-CHAIN-7", card=IDS[card])
        waiting = _answering(g, caster)
    return True


def _answering(g: Talisman, caster: Hero) -> list[Hero]:
    """TAL-CHAIN-3: the active player first, then clockwise, the caster last."""
    order = [hero for hero in clockwise(g, g.active) if hero is not caster]
    if caster.status == PLAYING:
        order.append(caster)
    return order


def keep_supplied(g: Talisman, hero: Hero) -> None:
    """TAL-SPL-16: a new Spell after the last one was cast, when the whole chain is over."""
    if hero.status != PLAYING or hero.toad:
        return
    floor = HEROES[hero.card].floor
    for card in hero.objects:
        if KIND[card].floor and usable(g, hero, KIND[card]):
            floor = max(floor, KIND[card].floor)
    if len(hero.spells) < floor:
        gain_spells(g, hero, floor - len(hero.spells), "TAL-SPL-16")
