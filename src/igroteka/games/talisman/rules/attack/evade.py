"""Evading (EVD, W-EVADE): before every other Spell or ability of the attack."""

from __future__ import annotations

from igroteka.games.talisman.content.vocabulary import EvadeAt
from igroteka.games.talisman.rules.components.cards import BIT, SPELL_WORDS
from igroteka.games.talisman.rules.components.spaces import INNER, SPACE_KIND
from igroteka.games.talisman.rules.effects.dice import modifiers
from igroteka.games.talisman.rules.magic.casting import cast
from igroteka.games.talisman.rules.magic.timing import castable, refused
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import PASS, WHO, Flow, Option, Question, Refusal

EVADE = BIT["evade"]
EVADING = Option("evade", "evade")

_SHELTERS = ("hills", "woods")
"""Where abilities and Followers let one evade."""


def evaded(g: Talisman, hero: Hero, versus: str) -> Flow[bool]:
    """TAL-EVD-1 to TAL-EVD-7: True when the hero gets away from all of them, or from the hero.

    In the Inner Region only heroes can be evaded (TAL-EVD-4).
    """
    if versus == "creature" and INNER[hero.space]:
        return False
    if not _could(hero):
        return False
    while True:
        options = means(g, hero, versus)
        if not options:
            return False
        options.append(PASS)
        option = yield _ask(g, hero, options)
        if option is PASS:
            return False
        if option is EVADING:
            g.tell("evaded", "TAL-EVD-2", who=WHO[hero.seat])
            return True
        doing = yield from cast(g, hero, option)
        attack = g.attack
        if doing.evaded and (doing.hero.invisible or attack is None or not _left(g)):
            g.tell("evaded", "TAL-EVD-2", who=WHO[hero.seat])
            return True


def _left(g: Talisman) -> bool:
    attack = g.attack
    return attack is not None and bool(attack.foes)


def _could(hero: Hero) -> bool:
    """The cheap test: anything at all that may help."""
    if hero.invisible:
        return True
    for card in hero.spells:
        if SPELL_WORDS[card] & EVADE:
            return True
    return not hero.toad and SPACE_KIND[hero.space] in _SHELTERS


def means(g: Talisman, hero: Hero, versus: str) -> list[Option]:
    """What the hero may evade with."""
    options: list[Option] = []
    if hero.invisible or _sheltered(g, hero, versus):
        options.append(EVADING)
    if hero.spells:
        options += castable(g, hero, EVADE)
    return options


def _sheltered(g: Talisman, hero: Hero, versus: str) -> bool:
    kind = SPACE_KIND[hero.space]
    return any(
        isinstance(mod, EvadeAt) and kind in mod.space_kind and versus in mod.versus
        for mod in modifiers(g, hero)
    )


def _ask(g: Talisman, hero: Hero, options: list[Option]) -> Question:
    def why_not() -> list[Refusal]:
        return refused(g, hero, EVADE)

    return Question(hero.seat, "evade", options, "TAL-EVD-1", refused=why_not, concealed=True)
