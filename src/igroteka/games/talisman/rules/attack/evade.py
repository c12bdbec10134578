"""Evading (EVD, W-EVADE): before every other Spell or ability of the attack."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content.vocabulary import EvadeAt
from igroteka.games.talisman.rules.components.cards import BIT, SPELL_WORDS
from igroteka.games.talisman.rules.components.spaces import INNER, SPACE_KIND
from igroteka.games.talisman.rules.effects.dice import modifiers
from igroteka.games.talisman.rules.effects.doing import EVADES
from igroteka.games.talisman.rules.magic.casting import cast
from igroteka.games.talisman.rules.magic.timing import castable, hand, uncastable
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import PASS, WHO, Flow, Option, Question, one_of

EVADE: Final = BIT["evade"]
EVADING: Final = Option("evade", "evade")

_SHELTERS: Final[tuple[str, ...]] = ("hills", "woods")
"""Where abilities and Followers let one evade."""


def evaded(g: Talisman, hero: Hero, versus: str) -> Flow[bool]:
    """TAL-EVD-1 to TAL-EVD-7: True when the hero gets away from all of them, or from the hero.

    Worked example: TAL-EX-19.
    """
    while evasive(hero, versus):
        quick = means(g, hero, versus)
        if not quick:
            break
        option: Option = yield _question(g, hero, versus, quick)
        if option is PASS:
            break
        if option is not EVADING:
            done = yield from cast(g, hero, option)
            if not done & EVADES or not (hero.invisible or not _left(g)):
                continue
        g.tell("evaded", "TAL-EVD-2", who=WHO[hero.seat])
        return True
    return False


def _left(g: Talisman) -> bool:
    attack = g.attack
    return attack is not None and bool(attack.foes)


def evasive(hero: Hero, versus: str) -> bool:
    """The cheap test: anything at all that may help. In the Inner Region only heroes can be evaded
    (TAL-EVD-4)."""
    if versus == "creature" and INNER[hero.space]:
        return False
    if hero.invisible:
        return True
    for card in hero.spells:
        if SPELL_WORDS[card] & EVADE:
            return True
    return not hero.toad and SPACE_KIND[hero.space] in _SHELTERS


def means(g: Talisman, hero: Hero, versus: str) -> list[Option]:
    """What the hero may evade with."""
    options: list[Option] = []
    if unsheltered(g, hero, versus) is None:
        options.append(EVADING)
    if hero.spells:
        options += castable(g, hero, EVADE)
    return options


def unsheltered(g: Talisman, hero: Hero, versus: str) -> str | None:
    """The rule by which he cannot simply slip away: he is seen, and this is no place for it."""
    if hero.invisible:
        return None
    kind = SPACE_KIND[hero.space]
    sheltered = any(
        isinstance(mod, EvadeAt) and kind in mod.space_kind and versus in mod.versus
        for mod in modifiers(g, hero)
    )
    return None if sheltered else "TAL-EVD-1"


def _question(g: Talisman, hero: Hero, versus: str, quick: list[Option]) -> Question:
    def forbids(option: Option) -> str | None:
        if option is EVADING:
            return unsheltered(g, hero, versus)
        return uncastable(g, hero, option, EVADE)

    return one_of(
        hero.seat,
        "evade",
        "TAL-EVD-1",
        lambda: [EVADING, *hand(hero)],
        forbids,
        also=(PASS,),
        quick=quick,
        concealed=True,
    )
