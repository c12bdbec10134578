"""Movement in the Outer and Middle Regions (MOVE, BRG, POR, RAFT)."""

from __future__ import annotations

from collections.abc import Callable

from igroteka.games.talisman.content import CREATURE, CREATURES
from igroteka.games.talisman.content.vocabulary import GainCard, MoveCap
from igroteka.games.talisman.rules.attack import EVADED, WON, fight_creature
from igroteka.games.talisman.rules.belongings import lose_card
from igroteka.games.talisman.rules.cards import BIT, KIND, SPELL_WORDS, TYPE, is_raft
from igroteka.games.talisman.rules.conditions import Doing
from igroteka.games.talisman.rules.dice import dice_at
from igroteka.games.talisman.rules.effects import befall, run
from igroteka.games.talisman.rules.fate import offer_fate, shown, throw
from igroteka.games.talisman.rules.limits import settle
from igroteka.games.talisman.rules.picking import pick_space
from igroteka.games.talisman.rules.places import carry_to, forget_space, walk
from igroteka.games.talisman.rules.roster import HEROES
from igroteka.games.talisman.rules.spaces import (
    BY_REGION,
    CLOCKWISE,
    COUNTER,
    HILLS,
    PLAIN,
    PORTAL,
    SENTINEL,
    SPACE_ID,
    STEP,
    TAVERN,
)
from igroteka.games.talisman.rules.spells import cast, castable, refused
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
from igroteka.games.talisman.rules.stats import lose
from igroteka.games.talisman.rules.windows import may_use, use_power
from igroteka.kernel.flow import WHO, Flow, Option, Question, Refusal

ARRIVED, FIGHT_ON, PASSING, OVER = range(4)
"""How a movement part ends: on a new space; on the old one with its instruction still to do; on
the way back through the Inner Region, where nothing is encountered; or with the turn."""

ROLL = Option("roll", "roll", touches=("die:0",))
WALK = Option("walk", "walk")
TAVERN_OFFER = Option("passage", "passage")
CROSS = Option("cross", "cross", touches=("space:sentinel", "space:hills_middle"))
GO_ALONG = Option("along", "along")
TRY = (
    Option("portal:strength", "portal-strength", "strength", touches=("space:portal_of_power",)),
    Option("portal:craft", "portal-craft", "craft", touches=("space:portal_of_power",)),
)
MOVE_INSTEAD, MOVE_ROLL, MOVE_ROLLED = BIT["move_instead"], BIT["move_roll"], BIT["move_rolled"]


def _go(direction: int, space: int) -> Option:
    name = ("cw", "ccw")[direction]
    args = {"space": SPACE_ID[space]}
    return Option(f"go:{name}", f"go-{name}", direction, args, (f"space:{SPACE_ID[space]}",))


GO = tuple(tuple(_go(way, space) for space in range(len(SPACE_ID))) for way in (0, 1))


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


def raft_out(g: Talisman, hero: Hero, raft: int, crossed: bool) -> Flow[bool]:
    """TAL-RAFT-3, TAL-RAFT-5: cross, or lose the Raft unused; True when he has crossed."""
    doing = Doing(hero, "TAL-RAFT-5", raft)
    if crossed or hero.enslaved:  # TAL-RAFT-10: not free to leave
        lose_card(g, hero, raft, "TAL-RAFT-5")
        return crossed
    for power in KIND[raft].on("move_instead"):
        yield from run(g, power.effect.do, doing)
    if doing.river:
        forget_space(hero)
        crossed_river(g, hero)
    return doing.river


def crossed_river(g: Talisman, hero: Hero) -> None:
    """`river_crossed`: the Poltergeist leaves."""
    for card in hero.followers[:]:
        if TYPE[card] == "follower" and KIND[card].on("river_crossed"):
            lose_card(g, hero, card, "TAL-FOL-5")


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


# Walking --------------------------------------------------------------------------------------


def walk_ring(g: Talisman, hero: Hero, distance: int) -> Flow[int]:
    """TAL-MOVE-2 to TAL-MOVE-5: along the ring, with the crossings on the way."""
    left, space, way = distance, hero.space, NONE
    crossed = False
    while left:
        option = GO_ALONG
        if way == NONE or space in CROSSINGS:
            option = yield _which_way(hero, space, left, way, crossed)
        if option is CROSS:
            if not (yield from bridge(g, hero, space)):
                return OVER
            space, crossed, way = hero.space, True, NONE
        elif option in TRY:
            yield from portal(g, hero, space, option.value)
            return OVER
        else:
            if option is not GO_ALONG:
                way = option.value
            space = STEP[way][space]
        left -= 1
    if hero.space != space:
        walk(g, hero, space, "TAL-MOVE-1")
    return ARRIVED


CROSSINGS = (SENTINEL, HILLS, PORTAL)


def _which_way(hero: Hero, space: int, left: int, way: int, crossed: bool) -> Question:
    """TAL-DEC-6 to TAL-DEC-8: a direction at the start, a crossing where there is one."""
    options = _crossing(hero, space, crossed)
    rule = "TAL-DEC-6"
    if options:
        rule = "TAL-DEC-8" if space == PORTAL else "TAL-DEC-7"
    if way == NONE:
        options += _ways(space, left)
    else:
        options.append(GO_ALONG)
    shut = _portal_shut(hero, space)
    return Question(hero.seat, "way", options, rule, {"left": left}, shut)


def _ways(space: int, left: int) -> list[Option]:
    """Both directions, each with the space where it would end."""
    ends = [space, space]
    for _ in range(left):
        ends = [STEP[CLOCKWISE][ends[0]], STEP[COUNTER][ends[1]]]
    return [GO[CLOCKWISE][ends[0]], GO[COUNTER][ends[1]]]


def _crossing(hero: Hero, space: int, crossed: bool) -> list[Option]:
    """W-CROSS (TAL-BRG-2, TAL-BRG-11, TAL-BRG-12, TAL-POR-2, TAL-POR-7)."""
    if space == PORTAL:
        return [] if hero.quest != NONE else [*TRY]
    if (space in (SENTINEL, HILLS)) and not crossed:
        return [CROSS]
    return []


def _portal_shut(hero: Hero, space: int) -> Callable[[], list[Refusal]] | None:
    """TAL-QST-8: who has an unfinished quest is told why he cannot try."""
    if space != PORTAL or hero.quest == NONE:
        return None

    def why_not() -> list[Refusal]:
        return [Refusal(option, "TAL-POR-7") for option in TRY]

    return why_not


def bridge(g: Talisman, hero: Hero, space: int) -> Flow[bool]:
    """TAL-BRG-3 to TAL-BRG-11: the Sentinel fights who goes inward; True when he is across."""
    if hero.space != space:
        walk(g, hero, space, "TAL-BRG-2")
    if hero.space == HILLS:
        walk(g, hero, SENTINEL, "TAL-BRG-11")
        crossed_river(g, hero)
        return True
    creature = CREATURE["sentinel_guard"]
    figure = CREATURES[creature].strength
    assert isinstance(figure, int)
    outcome = yield from fight_creature(g, hero, creature, figure)
    if outcome not in (WON, EVADED) or hero.status != PLAYING:
        return False
    walk(g, hero, HILLS, "TAL-BRG-4")
    crossed_river(g, hero)
    return True


def portal(g: Talisman, hero: Hero, space: int, stat: str) -> Flow[None]:
    """TAL-POR-3 to TAL-POR-6, TAL-POR-11: two dice against Strength or Craft; the turn ends."""
    if hero.space != space:
        walk(g, hero, space, "TAL-POR-2")
    count = 2
    if stat == "craft":
        count = yield from dice_at(g, hero, "portal_craft", count)
    dice = yield from throw(g, hero, count, "TAL-POR-3")
    if sum(dice) <= (hero.strength if stat == "strength" else hero.craft):
        g.tell("opened", "TAL-POR-4", who=WHO[hero.seat])
        walk(g, hero, PLAIN, "TAL-POR-4")
        forget_space(hero)
    else:
        g.tell("portal-shut", "TAL-POR-5", who=WHO[hero.seat])
        lose(g, hero, stat, 1, "TAL-POR-5")
