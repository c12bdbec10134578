"""Abilities and held cards that a hero may use (HAVE), and when (PRI-6)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import BIT, KIND, TYPE, Power
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.doing import IDLE, deed
from igroteka.games.talisman.rules.effects.interpreter import unavailable, use
from igroteka.games.talisman.rules.effects.purpose import works
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.state import NONE, Hero, Talisman
from igroteka.kernel.flow import WHO, Flow


def powers(g: Talisman, hero: Hero, bits: int) -> list[Power]:
    """Abilities and usable held cards with effects of these windows, one of a kind."""
    found: list[Power] = []
    sources = [HEROES[hero.card].effects] if not hero.toad else []
    for card in (*hero.objects, *hero.followers):
        kind = KIND[card]
        if kind.words & bits and TYPE[card] != "enemy" and usable(g, hero, kind):
            sources.append(kind.effects)
    for effects in sources:
        for word, entries in effects.items():
            if BIT[word] & bits:
                found += [power for power in entries if power not in found]
    return found


def unusable(g: Talisman, hero: Hero, power: Power) -> str | None:
    """The rule by which a card or ability may not be used now: its condition, price or limit, or
    that there is nothing for it to work on."""
    effect = power.effect
    if power.bound:
        rule = unavailable(g, effect, deed(hero, "TAL-PRI-6"))
        if rule is not None:
            return rule
    if hero.used and source_card(hero, power.name) in hero.used:
        return "TAL-HAVE-7"
    if effect.limit == "once_per_attack" and _used_in_attack(g, hero, power.name):
        return "TAL-PRI-6"
    return None if works(g, hero, effect) else "TAL-HAVE-7"


def source_card(hero: Hero, name: str) -> int:
    """The held card of this kind, or NONE for an ability."""
    for card in hero.objects:
        if KIND[card].id == name:
            return card
    for card in hero.followers:
        if KIND[card].id == name:
            return card
    return NONE


def _used_in_attack(g: Talisman, hero: Hero, name: str) -> bool:
    if g.attack is None:
        return False
    card = source_card(hero, name)
    return hero.seat in g.attack.able if card == NONE else card in g.attack.used


def use_power(g: Talisman, hero: Hero, power: Power) -> Flow[int]:
    """Use a held card or an ability; its limit is marked, or that it was for nothing (HAVE-7)."""
    card = source_card(hero, power.name)
    if power.effect.limit == "once_per_turn":
        hero.used.append(card)
    if power.effect.limit == "once_per_attack" and g.attack is not None:
        if card == NONE:
            g.attack.able.append(hero.seat)
        else:
            g.attack.used.append(card)
    g.tell("used", "TAL-HAVE-1", who=WHO[hero.seat], what=power.name)
    done = yield from use(g, power.effect, deed(hero, "TAL-HAVE-1", card))
    if done & IDLE:
        hero.used.append(card)
    return done
