"""The move in the Outer and Middle Regions (MOVE): the die, or something in its place."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content.vocabulary import GainCard, MoveCap
from igroteka.games.talisman.rules.components.cards import (
    BIT,
    IDS,
    KIND,
    RAFT,
    Power,
)
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import REGION, TAVERN
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.effects.interpreter import befall
from igroteka.games.talisman.rules.effects.picking import pick_space
from igroteka.games.talisman.rules.effects.powers import unusable, use_power
from igroteka.games.talisman.rules.hero.asides import MOOT, VERBS, accompanied, done_beside
from igroteka.games.talisman.rules.hero.fate import offer_fate, shown, throw
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.magic.casting import cast
from igroteka.games.talisman.rules.magic.timing import castable, hand, uncastable
from igroteka.games.talisman.rules.state import (
    ANYWHERE,
    FINISH,
    LANDED,
    MOVE,
    NONE,
    PLAYING,
    WALK,
    Hero,
    Talisman,
)
from igroteka.games.talisman.rules.turn.places import carry_to
from igroteka.games.talisman.rules.turn.rafts import crossed_river, raft_out
from igroteka.kernel.flow import WHO, Flow, Option, Question, one_of

ROLL: Final = Option("roll", "roll", touches=("die:0",))
FIXED: Final = Option("walk", "walk")
TAVERN_OFFER: Final = Option("passage", "passage")
MOVE_INSTEAD: Final = BIT["move_instead"]
MOVE_ROLL: Final = BIT["move_roll"]
MOVE_ROLLED: Final = BIT["move_rolled"]
INSTEAD: Final = MOVE_INSTEAD | MOVE_ROLL

CAP: Final = tuple(next((mod for mod in k.mods if isinstance(mod, MoveCap)), None) for k in KIND)


def move(g: Talisman, hero: Hero, rafts: list[int]) -> Flow[None] | None:
    """W-MOVE and what follows (TAL-TURN-2 step 3): how far the hero walks, or where else he is."""
    if rafts:
        return _with_rafts(g, hero, rafts)
    if hero.enslaved:
        return slave_move(g, hero)
    if hero.toad:
        _hop(g, hero)
        return None
    cap = move_cap(g, hero) if hero.followers or g.lasting else 0
    if hero.spells or hero.words & INSTEAD or hero.offer != NONE:
        if instead(g, hero, cap, hero.offer):
            return move_freely(g, hero, cap)
        hero.offer = NONE
    if not cap and (hero.fate or hero.words & MOVE_ROLLED):
        return roll(g, hero)
    set_out(g, cap or thrown(g, hero)[0])
    return None


def _with_rafts(g: Talisman, hero: Hero, rafts: list[int]) -> Flow[None]:
    crossed = False
    for raft in rafts:
        if raft in hero.objects:
            crossed = yield from raft_out(g, hero, raft, crossed)
    if crossed:
        g.stage = LANDED
    else:
        on_foot = move(g, hero, [])
        if on_foot is not None:
            yield from on_foot


def _hop(g: Talisman, hero: Hero) -> None:
    """TAL-TOAD-9: a Toad moves one space."""
    hero.offer = NONE
    set_out(g, 1)


def set_out(g: Talisman, steps: int) -> None:
    """The distance is known: now he walks."""
    g.steps = steps
    g.stage = WALK


def move_freely(g: Talisman, hero: Hero, cap: int) -> Flow[None]:
    """TAL-DEC-4: by the die, by a fixed distance (`cap`), or by what is used in its place."""
    offer, hero.offer = hero.offer, NONE
    mode = yield from choose_mode(g, hero, cap, offer)
    if mode is TAVERN_OFFER:
        yield from take_offer(g, hero, offer)
        g.stage = LANDED
    elif mode is FIXED:
        set_out(g, cap)
    elif mode is ROLL:
        yield from roll(g, hero)
    elif g.stage == MOVE:
        g.stage = FINISH


def move_cap(g: Talisman, hero: Hero) -> int:
    """TAL-MOVE-10: the Poltergeist's owner, and everybody in a Blizzard, moves 1 space."""
    for card in hero.followers:
        cap = CAP[card]
        if cap is not None:
            return cap.amount
    for effect in g.lasting:
        cap = CAP[effect.card]
        if cap is not None and cap.scope == "everyone":
            return cap.amount
    return 0


def choose_mode(g: Talisman, hero: Hero, cap: int, offer: int) -> Flow[Option]:
    """TAL-DEC-4, TAL-PRI-21: roll (or walk), or something in its place; MOOT when it was used."""
    while quick := instead(g, hero, cap, offer):
        option: Option = yield accompanied(_how(g, hero, cap, offer, quick))
        if option.verb in VERBS:
            if (yield from done_beside(g, hero, option)):
                return MOOT
            continue
        if option.verb == "cast":
            yield from cast(g, hero, option)
        elif option.verb == "use":
            yield from use_power(g, hero, option.value)
        else:
            return option
        yield from settle(g)
        if g.stage != MOVE or hero.status != PLAYING:
            return MOOT
    return FIXED if cap else ROLL


def _how(g: Talisman, hero: Hero, cap: int, offer: int, quick: list[Option]) -> Question:
    words = 0 if cap else MOVE_ROLL

    def forbids(g: Talisman, hero: Hero, option: Option) -> str | None:
        if option is TAVERN_OFFER:
            return None
        if option.verb == "cast":
            return uncastable(g, hero, option, words)
        power: Power = option.value
        if power.effect.when == "move_roll":
            return "TAL-MOVE-7" if cap else unusable(g, hero, power)
        return unbuildable(g, hero, power)

    def candidates(g: Talisman, hero: Hero) -> list[Option]:
        found = [TAVERN_OFFER] if offer != NONE and hero.space == TAVERN else []
        found += [power.copies[card] for card, power in _builders(hero)]
        found += [power.option for power in HEROES[hero.card].on("move_roll")]
        return found + hand(hero)

    # Concealed: who is asked here may hold a Teleport, and nobody must learn it by the asking.
    return one_of(
        hero.seat,
        "move",
        "TAL-DEC-4",
        candidates,
        forbids,
        also=(FIXED if cap else ROLL,),
        quick=quick,
        about=(g, hero),
        concealed=True,
    )


def instead(g: Talisman, hero: Hero, cap: int, offer: int) -> list[Option]:
    """TAL-MOVE-7, TAL-MOVE-8: what may be used in place of the roll or of the whole move."""
    options: list[Option] = []
    if offer != NONE and hero.space == TAVERN:
        options.append(TAVERN_OFFER)
    if hero.words & MOVE_INSTEAD:
        options += [
            power.copies[card]
            for card, power in _builders(hero)
            if unbuildable(g, hero, power) is None
        ]
    return options if cap else options + _instead_of_the_roll(g, hero)


def _instead_of_the_roll(g: Talisman, hero: Hero) -> list[Option]:
    options: list[Option] = []
    if hero.words & MOVE_ROLL:
        own = HEROES[hero.card].on("move_roll")
        options += [power.option for power in own if unusable(g, hero, power) is None]
    if hero.spells:
        options += castable(g, hero, MOVE_ROLL)
    return options


def _builders(hero: Hero) -> list[tuple[int, Power]]:
    """Held cards with something to do in place of a move: the Axe. A Raft has its own chapter."""
    found: dict[str, tuple[int, Power]] = {}
    for card in hero.objects:
        if KIND[card].words & MOVE_INSTEAD and not RAFT[card]:
            for power in KIND[card].on("move_instead"):
                found.setdefault(power.name, (card, power))
    return list(found.values())


def unbuildable(g: Talisman, hero: Hero, power: Power) -> str | None:
    """TAL-RAFT-1: an Axe, a Woods or Forest space, and a Raft left in the stock. Its effect ends
    the turn (TAL-RAFT-2)."""
    op = power.effect.do[0]
    wanted = op.card if isinstance(op, GainCard) else ""
    if unusable(g, hero, power) is not None or all(IDS[card] != wanted for card in g.stock):
        return "TAL-RAFT-1"
    return None


def take_offer(g: Talisman, hero: Hero, offer: int) -> Flow[None]:
    """TAL-SPC-4: the wizard's teleport, or the boatman to the Temple."""
    if offer == ANYWHERE:
        here = hero.space

        def unfit(space: int) -> str | None:
            return "TAL-SPC-4" if space == here or REGION[space] != "outer" else None

        space = yield from pick_space(hero, unfit, "TAL-SPC-4")
        carry_to(g, hero, space, "TAL-SPC-4")
    else:
        carry_to(g, hero, offer, "TAL-SPC-4")
        crossed_river(g, hero)


def slave_move(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-SPC-10: the die of release; on 4 to 6 he goes by it, or by his fixed distance."""
    hero.offer = NONE
    dice = yield from throw(g, hero, 1, "TAL-SPC-10")
    if dice[0] < 4:
        g.stage = FINISH
        return
    hero.enslaved = 0
    g.tell("freed", "TAL-SPC-10", who=WHO[hero.seat])
    distance = 1 if hero.toad else move_cap(g, hero)
    set_out(g, distance or dice[0])


def roll(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-MOVE-1, TAL-MOVE-9, W-ROLL: the die, Fate, then what looks at the natural number.

    Worked example: TAL-EX-7.
    """
    dice = thrown(g, hero)
    if hero.fate:
        yield from offer_fate(g, hero, dice, "TAL-MOVE-1")
    if hero.words & MOVE_ROLLED:
        for power in HEROES[hero.card].on("move_rolled"):
            doing = deed(hero, "TAL-MOVE-9")
            doing.rolled = dice[0]
            follows = befall(g, power, doing)
            if follows is not None:
                yield from follows
    if g.stage == MOVE:
        set_out(g, dice[0])


def thrown(g: Talisman, hero: Hero) -> list[int]:
    """TAL-MOVE-1: one die."""
    dice = [g.chance.roll(6, "TAL-MOVE-1")]
    shown(g, hero, dice, "TAL-MOVE-1")
    return dice
