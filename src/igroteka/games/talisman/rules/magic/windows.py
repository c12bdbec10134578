"""The OPEN windows (PRI): who may do what, and when; the cheap test comes before any work."""

from __future__ import annotations

from igroteka.games.talisman.content.vocabulary import (
    Boost,
    Convert,
    Effect,
    Heal,
    MoveTo,
    Reckoned,
)
from igroteka.games.talisman.rules.attack.arms import arms, choose_arms
from igroteka.games.talisman.rules.components.cards import (
    ALIGNMENTS,
    BIT,
    DITCH,
    FREE_ALIGN,
    KIND,
    SPELL_WORDS,
    TYPE,
    Power,
)
from igroteka.games.talisman.rules.components.offers import of_cards, refusals
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.conditions import Doing
from igroteka.games.talisman.rules.effects.interpreter import available, use
from igroteka.games.talisman.rules.effects.picking import objects_to_convert, reachable
from igroteka.games.talisman.rules.hero.alignment import realign
from igroteka.games.talisman.rules.hero.ditching import ditchable, put_down, undroppable
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.hero.totals import life_value, usable
from igroteka.games.talisman.rules.hero.trophies import exchange, exchanges, refused_exchanges
from igroteka.games.talisman.rules.magic.casting import cast
from igroteka.games.talisman.rules.magic.timing import castable, refused
from igroteka.games.talisman.rules.state import NONE, PLAYING, Hero, Talisman, clockwise
from igroteka.kernel.flow import PASS, WHO, Flow, Option, Question, Refusal

ALIGN = tuple(
    Option(f"align:{id}", "align", number, {"side": f"alignment:{id}"})
    for number, id in enumerate(ALIGNMENTS)
)
"""TAL-DEC-36: a free change of alignment."""

ATTACK_START = BIT["attack_start"]
_ANY = BIT["any_time"] | FREE_ALIGN
_MINE = _ANY | BIT["own_turn"] | DITCH
TROPHIES = BIT["turn_end"]

START = (_MINE | BIT["turn_start"], _ANY | BIT["hero_turn_start"])
LANDED = (_MINE | BIT["move_end"], _ANY)
CARD = (_MINE, _ANY)
DRAWING = (DITCH, 0)
PRE = (_ANY | ATTACK_START, _ANY)
FINISH = (_MINE | BIT["turn_end"], _ANY)
"""Each window: the words of the active hero (of the fighters in W-PRE), and of everybody else."""


def anyone(g: Talisman, window: tuple[int, int], second: int = NONE) -> bool:
    """Whether anybody could hold anything for the window: a few bits, before any work."""
    own, rest = window
    active = g.active
    for hero in g.heroes:
        words = own if hero.seat == active or hero.seat == second else rest
        if hero.words & words:
            return True
        for card in hero.spells:
            if SPELL_WORDS[card] & words:
                return True
    return bool(own & TROPHIES and g.heroes[active].trophies)


def open_window(g: Talisman, name: str, window: tuple[int, int], second: int = NONE) -> Flow[None]:
    """TAL-PRI-2 to TAL-PRI-5: one action or pass, the active player first; then all anew."""
    waiting = clockwise(g, g.active)
    while waiting and not g.over:
        hero = waiting.pop(0)
        if hero.status != PLAYING or hero.frozen:
            continue
        words = window[0 if hero.seat == g.active or hero.seat == second else 1]
        options = reactions(g, hero, words)
        if not options:
            continue
        options.append(PASS)
        option = yield ask_in_window(g, hero, name, options, words)
        if option is not PASS:
            yield from react(g, hero, option)
            yield from settle(g)
            waiting = clockwise(g, g.active)


def ask_in_window(
    g: Talisman, hero: Hero, name: str, options: list[Option], words: int
) -> Question:
    """A question nobody else sees asked; what is out of place is refused by its rule."""

    def why_not() -> list[Refusal]:
        found = refused(g, hero, words)
        if words & DITCH:
            found += refusals("ditch", options, undroppable(hero))
        if hero.words & words & FREE_ALIGN and hero.realigned:
            others = [option for option in ALIGN if option.value != hero.alignment]
            found += [Refusal(option, "TAL-ALI-3") for option in others]
        if words & TROPHIES and hero.trophies:
            found += refused_exchanges(g, hero)
        return found

    return Question(hero.seat, name, options, "TAL-PRI-2", refused=why_not, concealed=True)


def reactions(g: Talisman, hero: Hero, words: int) -> list[Option]:
    """Everything the hero may do in a window with these words."""
    options: list[Option] = []
    have = hero.words & words
    if have:
        options += [power.option for power in powers(g, hero, have)]
        if have & FREE_ALIGN and not hero.realigned:
            options += [option for option in ALIGN if option.value != hero.alignment]
        if have & DITCH:
            options += of_cards("ditch", ditchable(hero))
    if words & ATTACK_START and g.attack is not None:
        options += arms(g, hero, g.attack)
    if words & TROPHIES and hero.trophies:
        options += exchanges(g, hero)
    if hero.spells:
        options += castable(g, hero, words)
    return options


def powers(g: Talisman, hero: Hero, bits: int) -> list[Power]:
    """Abilities and held cards that may be used in these windows, one of a kind."""
    found: list[Power] = []
    sources = [HEROES[hero.card].effects] if not hero.toad else []
    for card in (*hero.objects, *hero.followers):
        kind = KIND[card]
        if kind.words & bits and TYPE[card] != "enemy" and usable(g, hero, kind):
            sources.append(kind.effects)
    for effects in sources:
        for word, entries in effects.items():
            if BIT[word] & bits:
                for power in entries:
                    if power not in found and may_use(g, hero, power.effect, power.name):
                        found.append(power)
    return found


def may_use(g: Talisman, hero: Hero, effect: Effect, name: str) -> bool:
    """The effect's condition, price and limit, and something for it to work on."""
    if not available(g, effect, Doing(hero, "TAL-PRI-6")):
        return False
    if hero.used and source_card(hero, name) in hero.used:
        return False
    if effect.limit == "once_per_attack" and g.attack is not None:
        return _mark(hero, name) not in g.attack.used and works(g, hero, effect)
    return works(g, hero, effect)


def works(g: Talisman, hero: Hero, effect: Effect) -> bool:
    """TAL-HAVE-7: whether there is anything for the effect to work on."""
    op = effect.do[0]
    if isinstance(op, Heal):
        return hero.life < life_value(hero)
    if isinstance(op, Convert):
        return bool(objects_to_convert(hero))
    if isinstance(op, MoveTo):
        return bool(reachable(hero, op))
    if isinstance(op, Boost) and isinstance(op.amount, Reckoned) and op.amount.from_:
        return bool(servants(g, hero))
    return True


def servants(g: Talisman, hero: Hero) -> list[int]:
    """TAL-FOL-4: Enemies the hero himself has raised or charmed."""
    return [card for card in hero.followers if g.binder.get(card) == hero.seat]


def source_card(hero: Hero, name: str) -> int:
    """The held card of this kind, or NONE for an ability."""
    for card in hero.objects:
        if KIND[card].id == name:
            return card
    for card in hero.followers:
        if KIND[card].id == name:
            return card
    return NONE


def _mark(hero: Hero, name: str) -> int:
    """How an attack remembers that this source was used in it."""
    card = source_card(hero, name)
    return card if card != NONE else NONE - 1 - hero.seat


def react(g: Talisman, hero: Hero, option: Option) -> Flow[None]:
    """Carry out what was chosen in an OPEN window."""
    verb = option.verb
    if verb == "cast":
        yield from cast(g, hero, option)
    elif verb == "ditch":
        put_down(g, hero, option.value, "TAL-DITCH-1")
    elif verb == "align":
        realign(g, hero, option.value, "TAL-ALI-7")
    elif verb == "wield" or verb == "bare" or verb == "ambush":
        choose_arms(g, hero, option)
    elif verb == "use":
        yield from use_power(g, hero, option.value)
    else:
        yield from exchange(g, hero, option.value)


def use_power(g: Talisman, hero: Hero, power: Power) -> Flow[Doing]:
    """Use a held card or an ability; its limit is marked, or that it was for nothing (HAVE-7)."""
    card = source_card(hero, power.name)
    doing = Doing(hero, "TAL-HAVE-1", card)
    if power.effect.limit == "once_per_turn":
        hero.used.append(card)
    if power.effect.limit == "once_per_attack" and g.attack is not None:
        g.attack.used.append(_mark(hero, power.name))
    g.tell("used", "TAL-HAVE-1", who=WHO[hero.seat], what=power.name)
    yield from use(g, power.effect, doing)
    if doing.idle:
        hero.used.append(card)
    return doing
