"""Answering Spells with Spells (CHAIN-3 to CHAIN-7, CHAIN-12, W-CAST)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import IDS, KIND
from igroteka.games.talisman.rules.components.decks import gain_spells
from igroteka.games.talisman.rules.components.piles import discard
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.magic.asking import offer_spells
from igroteka.games.talisman.rules.magic.timing import SPELL_CAST, castable, holders
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman, clockwise
from igroteka.kernel.flow import WHO, Flow, Option
from igroteka.kernel.windows import window


def stands(g: Talisman, caster: Hero, casters: list[Hero]) -> Flow[bool]:
    """W-CAST (TAL-CHAIN-3 to TAL-CHAIN-7): True when the Spell just cast is not negated.

    An answer is itself a cast Spell and opens its own W-CAST (TAL-CHAIN-4), which is settled
    first (TAL-CHAIN-5); all who cast anything are added to `casters`.
    """
    if not holders(g, SPELL_CAST):
        return True
    if not any(castable(g, hero, SPELL_CAST) for hero in clockwise(g, g.active)):
        return True
    args = {"card": IDS[g.casting[-1]] if g.casting else "crown_of_command"}

    def order() -> list[int]:
        """TAL-CHAIN-3: the active player first, then clockwise, the caster last."""
        seats = [hero.seat for hero in clockwise(g, g.active) if hero is not caster]
        return [*seats, caster.seat] if caster.status == PLAYING else seats

    def offer(seat: int) -> Flow[Option]:
        return offer_spells(g, g.heroes[seat], SPELL_CAST, "answer", "TAL-CHAIN-3", args)

    def negates(seat: int, option: Option) -> Flow[bool]:
        return answer(g, g.heroes[seat], option.value[0], casters)

    return not (yield from window(order, offer, negates))


def answer(g: Talisman, hero: Hero, card: int, casters: list[Hero]) -> Flow[bool]:
    """A Spell against the Spell just cast: whether it takes effect (TAL-CHAIN-6, TAL-CHAIN-7)."""
    hero.spells.remove(card)
    g.casting.append(card)
    hero.cast += 1  # TAL-CHAIN-2
    if hero not in casters:
        casters.append(hero)
    g.tell("cast", "TAL-CHAIN-4", who=WHO[hero.seat], card=IDS[card])
    effective = yield from stands(g, hero, casters)
    g.casting.remove(card)
    discard(g, card)
    if not effective:
        g.tell("fizzled", "TAL-CHAIN-7", card=IDS[card])
    return effective


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
