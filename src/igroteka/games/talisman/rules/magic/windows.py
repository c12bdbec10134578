"""The OPEN windows (PRI): who may do what, and when; the cheap test comes before any work."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.attack.arms import armed, arms, choose_arms, unarmed
from igroteka.games.talisman.rules.components.cards import BIT, SPELL_WORDS
from igroteka.games.talisman.rules.effects.powers import powers, unusable, use_power
from igroteka.games.talisman.rules.hero.asides import VERBS, accompanied, done_beside
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.hero.trophies import (
    EXCHANGE,
    exchange,
    exchanges,
    no_exchange,
)
from igroteka.games.talisman.rules.magic.casting import cast
from igroteka.games.talisman.rules.magic.timing import castable, hand, holders, uncastable
from igroteka.games.talisman.rules.state import (
    NONE,
    PLAYING,
    ROUND,
    Attack,
    Hero,
    Talisman,
)
from igroteka.kernel.flow import PASS, Flow, Option, Question, one_of

_ANY: Final = BIT["any_time"]


class Window:
    """What may be played in an OPEN window: Spells of those it concerns and of all others, and
    cards and abilities of those it concerns. It concerns the active hero; W-PRE the fighters."""

    __slots__ = ("cast", "concerned", "dice", "name", "trophies", "use")

    def __init__(
        self, name: str, cast: str = "", others: str = "", dice: bool = False, end: bool = False
    ) -> None:
        self.name: str = f"window-{name}"
        self.concerned: int = _ANY | BIT["own_turn"] | (BIT[cast] if cast else 0)
        if dice:
            self.concerned = _ANY | BIT["attack_start"]
        self.cast: int = _ANY | (BIT[others] if others else 0)
        self.use: int = self.concerned if dice else BIT[cast] if cast else 0
        """Before dice also what may be used at any time: elsewhere that is an aside."""
        self.dice: bool = dice
        self.trophies: bool = end


START: Final = Window("start", "turn_start", "hero_turn_start")
LANDED: Final = Window("land", "move_end")
CARD: Final = Window("card")
PRE: Final = Window("pre", dice=True)
FINISH: Final = Window("end", "turn_end", end=True)


Reacting = tuple[int, list[Option]]
"""A seat, and all it may do in a window."""


def _concerned(g: Talisman, which: Window) -> tuple[int, ...]:
    """The seats that a window concerns."""
    attack = g.attack
    if which.dice and attack is not None:
        return attack.seat, attack.rival
    return (g.active,)


def anyone(g: Talisman, active: Hero, which: Window) -> Reacting | None:
    """Who may do something in the window first, and what: a few bits before any work. It concerns
    the `active` hero."""
    if active.words & which.use or (which.trophies and active.trophies and exchanges(g, active)):
        return _first(g, which)
    for hero in g.heroes:
        if hero.spells:  # mostly there are none
            words = which.concerned if hero is active else which.cast
            for card in hero.spells:
                if SPELL_WORDS[card] & words:
                    return _first_caster(g, which)
    return None


def anyone_before_dice(g: Talisman, attack: Attack) -> Reacting | None:
    """The same for W-PRE, which concerns the fighters."""
    for seat in (attack.seat, attack.rival):
        if seat != NONE:
            hero = g.heroes[seat]
            if hero.words & PRE.use or armed(hero, attack) or _has_spell(hero, PRE.concerned):
                return _first(g, PRE)
    return _first(g, PRE) if holders(g, PRE.cast) else None


def _has_spell(hero: Hero, words: int) -> bool:
    for card in hero.spells:  # noqa: SIM110  (no generator)
        if SPELL_WORDS[card] & words:
            return True
    return False


def _first_caster(g: Talisman, which: Window) -> Reacting | None:
    """The same where nothing but Spells may be used: mostly none of them has its moment."""
    heroes, active = g.heroes, g.active
    for seat in ROUND[len(heroes)][active]:
        hero = heroes[seat]
        if hero.spells and hero.status == PLAYING and not hero.frozen:
            options = castable(g, hero, which.concerned if seat == active else which.cast)
            if options:
                return seat, options
    return None


def _first(g: Talisman, which: Window) -> Reacting | None:
    """Who can use in the window what he holds for it, and what that is."""
    heroes, concerned = g.heroes, _concerned(g, which)
    for seat in ROUND[len(heroes)][g.active]:
        hero = heroes[seat]
        concerns = seat in concerned
        if (hero.spells or concerns) and hero.status == PLAYING and not hero.frozen:
            options = _reactions(g, hero, which, concerns)
            if options:
                return seat, options
    return None


def open_window(g: Talisman, which: Window, first: Reacting | None = None) -> Flow[None]:
    """TAL-PRI-2 to TAL-PRI-5: one action or pass, the active player first; then all anew.

    Outside of windows nobody acts (TAL-PRI-1), at any time means in each of these (TAL-PRI-7,
    TAL-PRI-14), nobody must (TAL-SPL-13), and what opens inside is finished first (TAL-PRI-20).

    Who is the `first` to react, and how, is known where `anyone` has found him: those before him
    pass. A seat that can do nothing passes without a question, so that not even a pause tells what
    it holds.
    """
    waiting = _in_order(g, which)
    while waiting and g.phase != "over":
        hero = waiting[0]
        quick = reactions(g, hero, which) if first is None else _known(hero, first)
        if not quick:
            waiting.pop(0)
            continue
        first = None
        option: Option = yield accompanied(_question(g, hero, which, quick))
        if option is PASS:
            waiting.pop(0)
        elif option.verb not in VERBS:
            yield from _react(g, hero, option)
            yield from settle(g)
            waiting = _in_order(g, which)
        elif (yield from done_beside(g, hero, option)):
            waiting.pop(0)


def _in_order(g: Talisman, which: Window) -> list[Hero]:
    """Who holds nothing at all is not even looked at."""
    heroes, concerned = g.heroes, _concerned(g, which)
    waiting: list[Hero] = []
    for seat in ROUND[len(heroes)][g.active]:
        hero = heroes[seat]
        if (hero.spells or seat in concerned) and hero.status == PLAYING:
            waiting.append(hero)
    return waiting


def _known(hero: Hero, first: Reacting) -> list[Option]:
    return first[1] if hero.seat == first[0] else []


def _question(g: Talisman, hero: Hero, which: Window, quick: list[Option]) -> Question:
    """A question nobody else sees asked; what is out of place is refused by its rule."""
    return one_of(
        hero.seat,
        which.name,
        "TAL-PRI-2",
        _candidates,
        _forbids,
        also=(PASS,),
        quick=quick,
        about=(g, hero, which),
        concealed=True,
    )


def _candidates(g: Talisman, hero: Hero, which: Window) -> list[Option]:
    found = hand(hero)
    if hero.seat in _concerned(g, which):
        found += [power.option for power in powers(g, hero, which.use)]
        if which.trophies:
            found += EXCHANGE.values() if hero.trophies else ()
        if which.dice and g.attack is not None:
            found += arms(hero, g.attack)
    return found


def _forbids(g: Talisman, hero: Hero, which: Window, option: Option) -> str | None:
    if option.verb == "cast":
        concerned = hero.seat in _concerned(g, which)
        return uncastable(g, hero, option, which.concerned if concerned else which.cast)
    if option.verb == "use":
        return unusable(g, hero, option.value)
    if option.verb in ("exchange-strength", "exchange-craft"):
        return no_exchange(g, hero, option.value)
    assert g.attack is not None
    return unarmed(g, hero, g.attack, option)


def reactions(g: Talisman, hero: Hero, which: Window) -> list[Option]:
    """Everything the hero may do in a window."""
    if hero.status != PLAYING or hero.frozen:
        return []
    return _reactions(g, hero, which, hero.seat in _concerned(g, which))


def _reactions(g: Talisman, hero: Hero, which: Window, concerned: bool) -> list[Option]:
    if not concerned:
        return castable(g, hero, which.cast)
    options: list[Option] = []
    if hero.words & which.use:
        options += [
            power.option for power in powers(g, hero, which.use) if unusable(g, hero, power) is None
        ]
    if which.trophies and hero.trophies:
        options += exchanges(g, hero)
    attack = g.attack
    if which.dice and attack is not None:
        options += [
            option for option in arms(hero, attack) if unarmed(g, hero, attack, option) is None
        ]
    if hero.spells:
        options += castable(g, hero, which.concerned)
    return options


def _react(g: Talisman, hero: Hero, option: Option) -> Flow[None]:
    """Carry out what was chosen in an OPEN window."""
    verb = option.verb
    if verb == "cast":
        yield from cast(g, hero, option)
    elif verb == "use":
        yield from use_power(g, hero, option.value)
    elif verb == "wield" or verb == "bare" or verb == "ambush":
        choose_arms(g, hero, option)
    else:
        yield from exchange(g, hero, option.value)
