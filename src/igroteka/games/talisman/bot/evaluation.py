"""How a bot looks at a position: what each hero is worth, and how soon he may wear the Crown."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from igroteka.games.talisman.bot.guide import guide, on_last_march
from igroteka.games.talisman.bot.roads import (
    AT_MOST,
    BY_CRYPT,
    BY_MINES,
    FULL,
    HELD,
    MOST,
    ON,
    Road,
    beats,
    steps_to,
    survival,
    turns_to,
)
from igroteka.games.talisman.bot.worth import (
    AMULET,
    AXE,
    ENOUGH,
    FATE,
    GOLD,
    IN_STOCK,
    LIFE,
    MINER,
    ON_THE_WAY,
    RAFT,
    SENTINEL_STRENGTH,
    SPARE,
    STAT,
    STAT_BEYOND,
    TALISMAN,
    TROPHY_WORTH,
    UNSEEN_SPELL,
    WORTH,
    fighting,
)
from igroteka.games.talisman.content import QUESTS
from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.components.roster import HERO, HEROES
from igroteka.games.talisman.rules.components.spaces import (
    CAVE,
    CROWN,
    HILLS,
    INNER,
    PLAIN,
    PORTAL,
    REGION,
    SENTINEL,
)
from igroteka.games.talisman.rules.state import NONE, OUT, PLAYING, Hero, Talisman
from igroteka.games.talisman.rules.turn.scoring import score

__all__ = ["evaluate", "guide"]

VICTORY: Final = 300.0
CROWN_WORTH: Final = 110.0
"""What it is worth to wear the Crown; the farther it is, the less."""
PATIENCE: Final = 15.0
"""So many turns from the Crown its worth is half."""
HASTE: Final = 2.0
"""How much more it is worth to be near the Crown once somebody else wears it."""
FAR_SHORE: Final = 30.0
STRIDE: Final = 3.0
"""What is lost for a last march by being in the Outer Region, and by each step still to go."""
ANY_LIFE: Final = 4
"""A hero on his last march reckons with so many Lives, whatever he has."""
LAST_LIFE: Final = 10.0
"""What each Life of a rival costs once nobody comes back."""
RIVALS: Final = 0.3
"""How much the worth of all rivals together weighs against the own."""
DEAD: Final = 24.0
"""The worth of a new hero who has yet to begin."""
ELIMINATED: Final = -60.0
UNFINISHED: Final = -3.0
"""A turn whose end is not yet in sight: to put it off is no gain."""

TOAD: Final = -5.0
MISSED: Final = -2.0
ENSLAVED: Final = -3.5
"""A turn as a Toad, a turn missed, and slavery in the Temple."""

TALISMAN_QUEST: Final = 8.0
"""Turns that a quest of the Warlock takes, once he has named it."""
COIN: Final = 4.0
"""Turns until another coin is found."""
NO_TALISMAN_LEFT: Final = 45.0
RAFT_TO_BUILD: Final = 9.0
"""Turns until the owner of an Axe is across the Storm River."""
NEXT_TRY: Final = 1.3
"""Turns between two tries at the Portal; the hero may stand before it."""
FIGHT_AGAIN: Final = 2.5
"""Turns between two fights with the Sentinel."""
BACK_AGAIN: Final = 9.0
"""Turns between two tries at the first space of the Inner Region (CRY, MIN)."""
WAY_OUT: Final = 3.0
"""Turns to leave the Inner Region."""
FATAL: Final = 60.0
"""How many turns a death on the last road costs."""
NEVER: Final = 90.0


def evaluate(g: Talisman, seat: int) -> float:
    """How good the position is for a seat. Only his own Spells are looked at."""
    if g.phase == "over":
        return VICTORY if seat in g.winners else -VICTORY
    value = UNFINISHED if g.phase == "turn" and g.active == seat else 0.0
    for hero in g.heroes:
        if hero.seat == seat:
            value += hero_worth(g, hero) + _spells(hero)
        else:
            rival = hero_worth(g, hero) + UNSEEN_SPELL * len(hero.spells)
            value -= RIVALS * rival
            if g.crowned:  # the dead stay dead (TAL-DEATH-7): Lives before loot
                value -= LAST_LIFE * hero.life
    return value


def _spells(hero: Hero) -> float:
    total = 0.0
    for card in hero.spells:
        total += WORTH[card]
    return total


def hero_worth(g: Talisman, hero: Hero) -> float:
    """What a hero is worth, by all that everybody can see."""
    if hero.status != PLAYING:
        return ELIMINATED if hero.status == OUT or g.crowned else DEAD
    if hero.quest == TAKE_LIFE and g.crowned and _shut_out(g, hero):
        return ELIMINATED - hero.life
    if hero.toad:  # what waits for him when he is himself again
        printed = HEROES[hero.card]
        strength = printed.strength + hero.strength_counters
        craft = printed.craft + hero.craft_counters
    else:
        strength, craft = fighting(hero), hero.craft
    value = _belongings(hero) + _stat(strength) + _stat(craft) + _counters(hero)
    if hero.toad or hero.missed or hero.enslaved:
        value += TOAD * hero.toad + MISSED * hero.missed + ENSLAVED * hero.enslaved
    life = hero.life
    if g.crowned and on_last_march(g, hero) and _wearer(g) != NONE:
        value += HASTE * _nearness(g, hero, strength, craft, ANY_LIFE) + _last_march(hero)
    else:
        value += _nearness(g, hero, strength, craft, life)
        value += LIFE[life if life < MOST_LIVES else MOST_LIVES]
    if g.options.rounds:  # TAL-VAR-16: in the end points are all that counts
        value += 4.0 * score(hero) * (g.round / g.options.rounds) ** 3
    return value


def _wearer(g: Talisman) -> int:
    """Who stands on the Crown of Command."""
    for hero in g.heroes:
        if hero.space == CROWN and hero.status == PLAYING:
            return hero.seat
    return NONE


def _last_march(hero: Hero) -> float:
    """Somebody else wears the Crown: only to go there helps. Lives are worth nothing now, since
    who is healed again and again (by the Chapel, a step away) holds out for ever and wins nothing.
    """
    match REGION[hero.space]:
        case "outer":
            return -FAR_SHORE - STRIDE * steps_to(SENTINEL)[hero.space]
        case "middle":
            return -STRIDE * steps_to(PORTAL)[hero.space]
        case _:
            return 0.0


def _shut_out(g: Talisman, hero: Hero) -> bool:
    """TAL-POR-7: he still has to take a Life from a hero, and nobody is left whom he could attack
    but those at the Crown, behind the very Portal that is shut. He has lost, and the sooner it is
    over the better: else he is healed again and again, and nobody ever wins."""
    if INNER[hero.space]:
        return False
    for other in g.heroes:
        if other.seat != hero.seat and other.status == PLAYING and other.space != CROWN:
            return False
    return True


def _nearness(g: Talisman, hero: Hero, strength: int, craft: int, life: int) -> float:
    """What it is worth that the Crown is so many turns away."""
    if strength > MOST:
        strength = MOST
    if craft > MOST:
        craft = MOST
    return CROWN_WORTH / (1.0 + _turns_to_crown(g, hero, strength, craft, life) / PATIENCE)


@cache
def _stat(total: int) -> float:
    over = total - ENOUGH
    return STAT * total - ((STAT - STAT_BEYOND) * over if over > 0 else 0.0)


def _counters(hero: Hero) -> float:
    """Fate, gold and trophies."""
    fate, gold = hero.fate, hero.gold
    value = FATE[fate if fate < MOST_FATE else MOST_FATE]
    value += GOLD[gold if gold < MOST_GOLD else MOST_GOLD]
    for card in hero.trophies:
        value += TROPHY_WORTH[card]
    return value


MOST_LIVES: Final = len(LIFE) - 1
MOST_FATE: Final = len(FATE) - 1
MOST_GOLD: Final = len(GOLD) - 1
"""More of it is worth nothing more."""


def _belongings(hero: Hero) -> float:
    """What cards are worth beside the Strength and Craft they add."""
    value = 0.0
    for card in hero.followers:
        value += WORTH[card]
    seen: list[str] = []
    for card in hero.objects:
        id = IDS[card]
        value += WORTH[card] if id not in seen else SPARE
        seen.append(id)
    return value


# The way to the Crown -------------------------------------------------------------------------


def _turns_to_crown(g: Talisman, hero: Hero, strength: int, craft: int, life: int) -> float:
    """About how many turns it takes, by where he is, what he lacks and how strong he is."""
    space, means, followers = hero.space, _means(hero), len(hero.followers)
    if INNER[space]:
        if space == CROWN:
            return NEVER if means & AMULET else 0.0
        if means & TALISMAN and not hero.turning_back and space != PLAIN:
            road = (HELD if hero.held else ON)[space]
            return _along(road, strength, life, followers)
    if hero.card == DWARF:
        means |= MINER
    if g.talismans:
        means |= IN_STOCK
    quest = _quest(hero) if hero.quest != NONE else NO_QUEST
    return _turns_from(space, strength, craft, life, followers, means, quest)


@lru_cache(maxsize=16384)
def _turns_from(
    space: int, strength: int, craft: int, life: int, followers: int, means: int, quest: float
) -> float:
    """The same, to the Portal first: few heroes change between two looks at a table."""
    miner, talisman = means & MINER != 0, means & TALISMAN != 0
    turns = _inner(miner, strength, craft, life, followers)
    if space == PLAIN and talisman:
        return turns
    turns += _portal(miner, strength, craft)
    region, middle = REGION[space], space
    if region == "outer":
        turns += _bridge(space, strength, means)
        middle = HILLS
    elif region == "inner":
        turns += WAY_OUT
        middle = PORTAL
    if quest != NO_QUEST:  # until it is done the Portal is shut (TAL-POR-7)
        turns += quest
        middle = CAVE  # where the Warlock hands over a Talisman (TAL-QST-5)
    elif not talisman:
        turns += TALISMAN_QUEST + turns_to(CAVE, False)[middle]
        middle = CAVE
    if not (talisman or means & IN_STOCK):
        turns += NO_TALISMAN_LEFT
    return turns + turns_to(PORTAL, True)[middle]


NO_QUEST: Final = -1.0
"""In place of the turns until a quest is done."""


def _means(hero: Hero) -> int:
    """What he has that matters for the way, one bit each."""
    means = 0
    for card in hero.objects:
        means |= ON_THE_WAY[card]
    for card in hero.followers:
        means |= ON_THE_WAY[card]
    return means


DWARF: Final = HERO["dwarf"]
"""He knows mines and locks himself."""


def _along(road: Road, strength: int, life: int, followers: int) -> float:
    """On a road whose first space lets the hero on. Followers are for the Vampire."""
    life += followers if road.vampire else 0
    return road.turns + (1.0 - survival(road, strength, min(life, FULL))) * FATAL


@cache
def _inner(miner: bool, strength: int, craft: int, life: int, followers: int) -> float:
    """From the Plain of Peril, by the better road; who fails is thrown back and comes again."""
    crypt = _thrown_back(AT_MOST[3][strength]) + _along(BY_CRYPT, strength, life, followers)
    dice = 2 if miner else 3
    mines = _thrown_back(AT_MOST[dice][craft]) + _along(BY_MINES, strength, life, followers)
    return min(crypt, mines)


def _thrown_back(passes: float) -> float:
    return (1.0 / max(passes, 0.05) - 1.0) * BACK_AGAIN


@cache
def _portal(miner: bool, strength: int, craft: int) -> float:
    """Tries at the Portal after the first one."""
    opens = max(AT_MOST[2][strength], AT_MOST[1 if miner else 2][craft])
    return min((1.0 / max(opens, 0.03) - 1.0) * NEXT_TRY, NEVER)


def _bridge(space: int, strength: int, means: int) -> float:
    """Across the Storm River: past the Sentinel, or over the water."""
    if means & RAFT:
        return 1.0
    opens = max(beats(strength - SENTINEL_STRENGTH), 0.03)
    fought = turns_to(SENTINEL, True)[space] + (1.0 / opens - 1.0) * FIGHT_AGAIN
    return min(fought, RAFT_TO_BUILD) if means & AXE else fought


TAKE_LIFE: Final = next(place for place, quest in enumerate(QUESTS) if quest.id == "take_life")
"""The quest that takes another hero to fulfil."""


def _quest(hero: Hero) -> float:
    """Until the Warlock's quest is done."""
    price = QUESTS[hero.quest].pay
    if price is not None and price.stat == "gold":
        return COIN * max(price.amount - hero.gold, 0)
    return TALISMAN_QUEST
