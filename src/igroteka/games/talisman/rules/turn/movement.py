"""The move in the Outer and Middle Regions (MOVE): the die, or something in its place."""

from __future__ import annotations

from igroteka.games.talisman.content.vocabulary import GainCard, MoveCap
from igroteka.games.talisman.rules.components.cards import BIT, KIND, SPELL_WORDS, is_raft
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import BY_REGION, TAVERN
from igroteka.games.talisman.rules.effects.conditions import Doing
from igroteka.games.talisman.rules.effects.interpreter import befall
from igroteka.games.talisman.rules.effects.picking import pick_space
from igroteka.games.talisman.rules.hero.fate import offer_fate, shown, throw
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.magic.casting import cast
from igroteka.games.talisman.rules.magic.timing import castable, refused
from igroteka.games.talisman.rules.magic.windows import may_use, use_power
from igroteka.games.talisman.rules.state import (
    ANYWHERE,
    END,
    GO_ON,
    LAND,
    NONE,
    PLAYING,
    Hero,
    Talisman,
)
from igroteka.games.talisman.rules.turn.places import ARRIVED, OVER, carry_to
from igroteka.games.talisman.rules.turn.rafts import crossed_river, raft_out
from igroteka.games.talisman.rules.turn.walking import walk_ring
from igroteka.kernel.flow import WHO, Flow, Option, Question, Refusal

ROLL = Option("roll", "roll", touches=("die:0",))
WALK = Option("walk", "walk")
TAVERN_OFFER = Option("passage", "passage")
MOVE_INSTEAD, MOVE_ROLL, MOVE_ROLLED = BIT["move_instead"], BIT["move_roll"], BIT["move_rolled"]


def move(g: Talisman, hero: Hero, rafts: list[int]) -> Flow[int]:
    """W-MOVE and what follows (TAL-TURN-2 step 3)."""
    crossed = False
    for raft in rafts:
        if raft in hero.objects:
            crossed = yield from raft_out(g, hero, raft, crossed)
    if crossed:
        return ARRIVED
    if hero.enslaved:
        return (yield from slave_move(g, hero))
    offer, hero.offer = hero.offer, NONE
    if hero.toad:
        return (yield from walk_ring(g, hero, 1))
    cap = move_cap(g, hero)
    mode = yield from choose_mode(g, hero, cap, offer)
    if mode is TAVERN_OFFER:
        yield from take_offer(g, hero, offer)
        return ARRIVED
    if mode is None:
        return ARRIVED if g.verdict == LAND else OVER
    if cap:
        return (yield from walk_ring(g, hero, cap))
    return (yield from roll_and_walk(g, hero))


def move_cap(g: Talisman, hero: Hero) -> int:
    """TAL-MOVE-10: the Poltergeist's owner, and everybody in a Blizzard, moves 1 space."""
    for card in hero.followers:
        for mod in KIND[card].mods:
            if isinstance(mod, MoveCap):
                return mod.amount
    for effect in g.lasting:
        for mod in KIND[effect.card].mods:
            if isinstance(mod, MoveCap):
                return mod.amount
    return 0


def choose_mode(g: Talisman, hero: Hero, cap: int, offer: int) -> Flow[Option | None]:
    """TAL-DEC-4, TAL-PRI-21: roll (or walk), or something in its place; None when it was used."""
    while True:
        options = instead(g, hero, cap, offer)
        if not options:
            return WALK if cap else ROLL
        options.append(WALK if cap else ROLL)
        option = yield _ask_mode(g, hero, options, 0 if cap else MOVE_ROLL)
        if option is ROLL or option is WALK or option is TAVERN_OFFER:
            return option
        g.verdict = GO_ON
        if option.verb == "cast":
            yield from cast(g, hero, option)
        else:
            yield from use_power(g, hero, option.value)
        yield from settle(g)
        if g.verdict != GO_ON or hero.status != PLAYING:
            return None


def _ask_mode(g: Talisman, hero: Hero, options: list[Option], words: int) -> Question:
    def why_not() -> list[Refusal]:
        return refused(g, hero, words)

    # Concealed: who is asked here may hold a Teleport, and nobody must learn it by the asking.
    return Question(hero.seat, "move", options, "TAL-DEC-4", refused=why_not, concealed=True)


def instead(g: Talisman, hero: Hero, cap: int, offer: int) -> list[Option]:
    """TAL-MOVE-7, TAL-MOVE-8: what may be used in place of the roll or of the whole move."""
    options: list[Option] = []
    if offer != NONE and hero.space == TAVERN:
        options.append(TAVERN_OFFER)
    if hero.words & MOVE_INSTEAD:
        options += _building(g, hero)
    if cap:
        return options
    if hero.words & MOVE_ROLL:
        for power in HEROES[hero.card].on("move_roll"):
            if may_use(g, hero, power.effect, power.name):
                options.append(power.option)
    for card in hero.spells:
        if SPELL_WORDS[card] & MOVE_ROLL:
            options += castable(g, hero, MOVE_ROLL)
            break
    return options


def _building(g: Talisman, hero: Hero) -> list[Option]:
    """TAL-RAFT-1: an Axe, a Woods or Forest space, and a Raft left in the stock."""
    found: dict[str, Option] = {}
    for card in hero.objects:
        if is_raft(card):
            continue
        for power in KIND[card].on("move_instead"):
            op = power.effect.do[0]
            wanted = op.card if isinstance(op, GainCard) else ""
            if (
                power.name not in found
                and any(KIND[c].id == wanted for c in g.stock)
                and may_use(g, hero, power.effect, power.name)
            ):
                found[power.name] = power.copies[card]
    return list(found.values())


def take_offer(g: Talisman, hero: Hero, offer: int) -> Flow[None]:
    """TAL-SPC-4: the wizard's teleport, or the boatman to the Temple."""
    if offer == ANYWHERE:
        spaces = [space for space in BY_REGION["outer"] if space != hero.space]
        space = yield from pick_space(hero, spaces, "TAL-SPC-4")
        carry_to(g, hero, space, "TAL-SPC-4")
    else:
        carry_to(g, hero, offer, "TAL-SPC-4")
        crossed_river(g, hero)


def slave_move(g: Talisman, hero: Hero) -> Flow[int]:
    """TAL-SPC-10: the die of release; on 4 to 6 he goes by it, or by his fixed distance."""
    hero.offer = NONE
    dice = yield from throw(g, hero, 1, "TAL-SPC-10")
    if dice[0] < 4:
        return OVER
    hero.enslaved = 0
    g.tell("freed", "TAL-SPC-10", who=WHO[hero.seat])
    distance = 1 if hero.toad else move_cap(g, hero)
    return (yield from walk_ring(g, hero, distance or dice[0]))


def roll_and_walk(g: Talisman, hero: Hero) -> Flow[int]:
    """TAL-MOVE-1, TAL-MOVE-9, W-ROLL: the die, Fate, then what looks at the natural number."""
    dice = [g.chance.roll(6, "TAL-MOVE-1")]
    shown(g, hero, dice, "TAL-MOVE-1")
    if hero.fate:
        yield from offer_fate(g, hero, dice, "TAL-MOVE-1")
    if hero.words & MOVE_ROLLED:
        g.verdict = GO_ON
        yield from _after_roll(g, hero, dice[0])
        if g.verdict == END:
            return OVER
    return (yield from walk_ring(g, hero, dice[0]))


def _after_roll(g: Talisman, hero: Hero, natural: int) -> Flow[None]:
    for power in HEROES[hero.card].on("move_rolled"):
        doing = Doing(hero, "TAL-MOVE-9")
        doing.natural = natural
        yield from befall(g, power, doing)
