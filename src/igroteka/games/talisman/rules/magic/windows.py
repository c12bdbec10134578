"""The OPEN windows (PRI): who may do what, and when; the cheap test comes before any work."""

from __future__ import annotations

from igroteka.games.talisman.rules.attack.arms import arms, choose_arms, unarmed
from igroteka.games.talisman.rules.components.cards import BIT, SPELL_WORDS
from igroteka.games.talisman.rules.effects.powers import powers, unusable, use_power
from igroteka.games.talisman.rules.hero.asides import VERBS, accompanied, done_beside
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.hero.trophies import EXCHANGE, exchange, no_exchange
from igroteka.games.talisman.rules.magic.casting import cast
from igroteka.games.talisman.rules.magic.timing import castable, hand, uncastable
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman, clockwise
from igroteka.kernel.flow import PASS, Flow, Option, Question, one_of
from igroteka.kernel.windows import window

_ANY = BIT["any_time"]


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


START = Window("start", "turn_start", "hero_turn_start")
LANDED = Window("land", "move_end")
CARD = Window("card")
PRE = Window("pre", dice=True)
FINISH = Window("end", "turn_end", end=True)


Reacting = tuple[int, list[Option]]
"""A seat, and all it may do in a window."""


def _concerns(g: Talisman, which: Window, hero: Hero) -> bool:
    if which.dice:
        return g.attack is not None and hero.seat in (g.attack.seat, g.attack.rival)
    return hero.seat == g.active


def anyone(g: Talisman, which: Window) -> Reacting | None:
    """Who may do something in the window first: a few bits, before any work."""
    active, dice, use = g.active, which.dice, which.use
    for hero in g.heroes:
        if hero.spells:
            words = which.concerned if dice or hero.seat == active else which.cast
            for card in hero.spells:
                if SPELL_WORDS[card] & words:
                    return _first(g, which)
        if use and hero.words & use and (dice or hero.seat == active):
            return _first(g, which)
    if which.trophies and g.heroes[active].trophies:
        return _first(g, which)
    return None


def _first(g: Talisman, which: Window) -> Reacting | None:
    """Who can use in the window what he holds for it, and what that is."""
    for hero in g.heroes[g.active :] + g.heroes[: g.active]:
        if hero.status == PLAYING and not hero.frozen and _equipped(g, hero, which):
            options = reactions(g, hero, which)
            if options:
                return hero.seat, options
    return None


def _equipped(g: Talisman, hero: Hero, which: Window) -> bool:
    """Whether the hero holds anything for the window; before dice it may be arms."""
    words = which.cast
    if which.dice:
        return True
    if hero.seat == g.active:
        if hero.words & which.use or (which.trophies and hero.trophies):
            return True
        words = which.concerned
    held = 0
    for card in hero.spells:
        held |= SPELL_WORDS[card]
    return held & words != 0


def open_window(g: Talisman, which: Window, first: Reacting | None = None) -> Flow[None]:
    """TAL-PRI-2 to TAL-PRI-5: one action or pass, the active player first; then all anew.

    Outside of windows nobody acts (TAL-PRI-1), at any time means in each of these (TAL-PRI-7,
    TAL-PRI-14), nobody must (TAL-SPL-13), and what opens inside is finished first (TAL-PRI-20).

    Who is the `first` to react, and how, is known where `anyone` has found him.
    """
    known = [] if first is None else [first]

    def order() -> list[int]:
        """Who holds nothing at all is not even looked at."""
        if g.over:
            return []
        seats = [hero.seat for hero in clockwise(g, g.active) if _holds_any(hero, which)]
        return seats[seats.index(known[0][0]) :] if known else seats

    def offer(seat: int) -> Flow[Option]:
        hero = g.heroes[seat]
        if hero.status != PLAYING or hero.frozen:
            return PASS
        quick = known.pop()[1] if known else reactions(g, hero, which)
        while quick:
            option: Option = yield accompanied(g, hero, _question(g, hero, which, quick))
            if option.verb not in VERBS:
                return option
            if (yield from done_beside(g, hero, option)):
                return PASS
            quick = reactions(g, hero, which)
        return PASS

    def react(seat: int, option: Option) -> Flow[bool]:
        hero = g.heroes[seat]
        yield from _react(g, hero, option)
        yield from settle(g)
        return g.over

    yield from window(order, offer, react)


def _holds_any(hero: Hero, which: Window) -> bool:
    return bool(hero.spells or hero.words & which.use or which.dice or which.trophies)


def _question(g: Talisman, hero: Hero, which: Window, quick: list[Option]) -> Question:
    """A question nobody else sees asked; what is out of place is refused by its rule."""
    concerned = _concerns(g, which, hero)
    words = which.concerned if concerned else which.cast

    def candidates() -> list[Option]:
        found = hand(hero)
        if concerned:
            found += [power.option for power in powers(g, hero, which.use)]
            if which.trophies:
                found += EXCHANGE.values() if hero.trophies else ()
            if which.dice and g.attack is not None:
                found += arms(hero, g.attack)
        return found

    def forbids(option: Option) -> str | None:
        if option.verb == "cast":
            return uncastable(g, hero, option, words)
        if option.verb == "use":
            return unusable(g, hero, option.value)
        if option.verb in ("exchange-strength", "exchange-craft"):
            return no_exchange(g, hero, option.value)
        assert g.attack is not None
        return unarmed(g, hero, g.attack, option)

    return one_of(
        hero.seat,
        which.name,
        "TAL-PRI-2",
        candidates,
        forbids,
        also=(PASS,),
        quick=quick,
        concealed=True,
    )


def reactions(g: Talisman, hero: Hero, which: Window) -> list[Option]:
    """Everything the hero may do in a window."""
    options: list[Option] = []
    concerned = _concerns(g, which, hero)
    if concerned:
        if hero.words & which.use:
            options += [
                power.option
                for power in powers(g, hero, which.use)
                if unusable(g, hero, power) is None
            ]
        if which.trophies and hero.trophies:
            options += [
                option
                for attack, option in EXCHANGE.items()
                if no_exchange(g, hero, attack) is None
            ]
        attack = g.attack
        if which.dice and attack is not None:
            options += [
                option for option in arms(hero, attack) if unarmed(g, hero, attack, option) is None
            ]
    if hero.spells:
        spells = castable(g, hero, which.concerned if concerned else which.cast)
        return options + spells if options else spells
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
