"""Plans of the bots: what could be done from here, now or next turn, and what it is worth.

A plan is worth nearly its gain, the more the nearer it is: so a bot that looks one decision
ahead walks towards it and, once there, does it. What a plan would spend is taken off its gain,
since the holdings count already.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from igroteka.games.kalena.bot import weights
from igroteka.games.kalena.bot.ways import View
from igroteka.games.kalena.content import (
    BONUS_CARDS,
    BUILDINGS,
    CONSTRUCTION,
    CONTACT,
    EXTRACTION,
    MAIN_BOARD,
    MARKETS,
    QUESTS,
    RESOURCES,
    SKILLS,
    TRACKS,
    WATER,
)
from igroteka.games.kalena.rules.land import KALENA, REGION_OF, REGION_SLOTS, RESOURCE, TERRAIN
from igroteka.games.kalena.rules.powers import Powers, haunting_of
from igroteka.games.kalena.rules.state import EMPTY, Kalena, Player
from igroteka.games.kalena.rules.storage import TYPES


@dataclass(slots=True)
class Outlook:
    """A position with the eyes of one seat: what all its plans need to know."""

    g: Kalena
    player: Player
    powers: Powers
    view: View
    resources: tuple[int, ...]
    walk: int
    """How far the seat can still walk this turn; −1 when it is not its turn."""
    far_walk: int
    """How far it can walk next turn."""
    future: int
    """Turns of the seat after the running one."""
    productions: int
    """Productions still to come."""
    resource: float
    """What a first resource of a type is worth."""
    pecunia: float
    """What a pecunia is worth."""
    relief: float = 0.0
    """What it is worth that there is one ghost less on the board,"""
    kalena_relief: float = 0.0
    """… and how much more if it stood in Kalena."""
    wants: list[float] = field(default_factory=lambda: [0.0] * len(TYPES))
    """By resource: what a plan that lacks only this one would give for it."""


NOWHERE: Final = 99
"""The distance of what is not to be found."""

NEARNESS: Final = tuple(0.98**far for far in range(64))
"""A plan gets a little better with every step towards it."""

STACK: Final[tuple[float, ...]] = (0.0, 1.0, 1.8, 2.4, 2.7)
"""What so many resources of one type are worth, against the first."""

Cost = tuple[tuple[int, int], ...]
"""Pairs of a resource and its amount."""


def _cost(resources: dict[str, int]) -> Cost:
    return tuple((RESOURCE[name], amount) for name, amount in resources.items())


_BUILD_COST: Final = tuple(_cost(building.cost.resources) for building in BUILDINGS)
_BUILD_PRICE: Final = tuple(sum(building.cost.resources.values()) for building in BUILDINGS)
_SKILL_COST: Final = tuple(_cost(skill.cost) for skill in SKILLS)
_SKILL_PRICE: Final = tuple(sum(skill.cost.values()) for skill in SKILLS)
_SLOT_VALOUR: Final = tuple(
    tuple(slot.valour for slot in column.slots) for column in MAIN_BOARD.skill_columns
)
_LAST_SLOT: Final = len(_SLOT_VALOUR[0]) - 1
_SITE: Final = tuple(
    EMPTY if building.requires == "adjacent_lake" else TERRAIN[building.terrain[0]]
    for building in BUILDINGS
)
"""The terrain for each building; EMPTY for the one that stands beside lakes."""
_SOURCE: Final = tuple(
    EMPTY if resource == WATER else TERRAIN[RESOURCES[resource].terrain] for resource in TYPES
)
"""The terrain that yields each resource; water comes from wells."""
_REGION_HEXES: Final = tuple(
    tuple(hex for hex, there in enumerate(REGION_OF) if there == region)
    for region in range(len(REGION_SLOTS))
)
_IN_KALENA: Final = frozenset(KALENA)
_KIND: Final = {building.id: number for number, building in enumerate(BUILDINGS)}
QUEST_KIND: Final = tuple(_KIND.get(quest.score.building, EMPTY) for quest in QUESTS)
"""The kind of building that a quest counts, if it counts one."""
QUEST_VALOUR: Final = tuple(quest.score.valour for quest in QUESTS)
QUEST_PER: Final = tuple(quest.score.per for quest in QUESTS)
_GOVERNOR: Final = QUEST_PER.index("region_majority")
_LATE: Final = QUEST_PER.index("rightmost_skill_slot")
_REST_COST: Final = tuple(
    tuple(sum(cost or 0 for cost in track.train_cost[n:]) for n in range(track.slots + 1))
    for track in TRACKS
)


def reach(o: Outlook, far: int, ready: bool = True) -> float:
    """How much of its gain a plan is worth at this distance; `ready`: it could be done now."""
    w = weights.W
    if ready and far <= o.walk:
        return w.now * NEARNESS[far]
    if not o.future:
        return 0.0
    return (w.soon if far <= o.far_walk else w.later) * NEARNESS[far]


def _prospect(o: Outlook, gain: float, cost: Cost, far: int, ready: bool) -> float:
    """The worth of a plan with this cost; what it lacks is wanted from extractions."""
    w = weights.W
    lacking = 0
    for resource, amount in cost:
        if amount > o.resources[resource]:
            lacking += 1
            lacked = resource
    if not lacking:
        return gain * reach(o, far, ready)
    if lacking > 1:
        return gain * w.lacks_two * reach(o, far, False)
    want = gain * w.wanted
    if want > o.wants[lacked]:
        o.wants[lacked] = want
    return gain * w.lacks_one * reach(o, far, False)


def spending_plans(o: Outlook) -> float:
    """Building, learning, selling: the same resources cannot serve all of them, so all but the
    best plan count in part only.
    """
    build, learn, sell = build_plan(o), learn_plan(o), sell_plan(o)
    second = weights.W.second
    return second * (build + learn + sell) + (1 - second) * max(build, learn, sell)


# Buildings and skills -------------------------------------------------------------------------


def build_plan(o: Outlook) -> float:
    """The best building on its nearest free site."""
    if not o.player.markers:
        return 0.0
    ready = o.player.active[CONSTRUCTION] > 0
    income = weights.W.income * o.productions
    best = 0.0
    for kind, supply in enumerate(o.g.building_supply):
        far, hex = _site(o, kind)
        if not supply or far == NOWHERE:
            continue
        gain = (
            BUILDINGS[kind].valour
            + o.powers.build_valour
            + _quests_for_building(o, kind, hex)
            + (income - _BUILD_PRICE[kind]) * o.resource
        )
        if gain > 0 and (worth := _prospect(o, gain, _BUILD_COST[kind], far, ready)) > best:
            best = worth
    return best


def _site(o: Outlook, kind: int) -> tuple[int, int]:
    """The nearest free hex for a kind of building, with its distance."""
    buildings, ghosts = o.g.buildings, o.g.ghosts
    site = _SITE[kind]
    for place in o.view.lakeside if site == EMPTY else o.view.terrain[site]:
        hex = place[1]
        if buildings[hex] == EMPTY and not ghosts[hex]:
            return place
    return NOWHERE, NOWHERE


def _quests_for_building(o: Outlook, kind: int, hex: int) -> float:
    """What picked quests pay for one more building."""
    extra = 0.0
    for quest in o.player.picked:
        counts = QUEST_KIND[quest] == kind
        if counts or (quest == _GOVERNOR and _would_rule(o.g, o.player.seat, REGION_OF[hex])):
            extra += QUEST_VALOUR[quest]
    return extra


def _would_rule(g: Kalena, seat: int, region: int) -> bool:
    """Whether one more building wins a region that is not ours yet."""
    count = [0] * len(g.players)
    for hex in _REGION_HEXES[region]:
        owner = g.owners[hex]
        if owner != EMPTY:
            count[owner] += 1
    own = count[seat]
    count[seat] = 0
    return own == max(count)


def learn_plan(o: Outlook) -> float:
    """The best skill, in the nearest suburb."""
    g, player = o.g, o.player
    if not player.markers:
        return 0.0
    far = _town(o)
    turns = o.future * weights.W.skill
    best = 0.0
    for column, skill in enumerate(g.skills):
        if player.skills >> skill & 1:
            continue
        slot = g.slots[column].index(EMPTY)
        gain = _SLOT_VALOUR[column][slot] + weights.SKILL_POWER[skill] * turns
        gain -= _SKILL_PRICE[skill] * o.resource
        if slot == _LAST_SLOT and _LATE in player.picked:
            gain += QUEST_VALOUR[_LATE]
        if gain > 0 and (worth := _prospect(o, gain, _SKILL_COST[skill], far, True)) > best:
            best = worth
    return best


# In town --------------------------------------------------------------------------------------


def _town(o: Outlook) -> int:
    """How far it is to where one learns and trains."""
    gates = len(o.powers.places["train"]) > 1
    return min(o.view.suburb, o.view.city) if gates else o.view.suburb


def train_plan(o: Outlook) -> float:
    """The best token that can be paid, or a track that can be filled, in the nearest suburb."""
    player, w = o.player, weights.W
    purse, price = player.pecunias, o.pecunia
    if purse < 2:
        return 0.0
    serving = (w.exploration, w.contact, w.extraction, w.construction)
    best = 0.0
    for track, held in enumerate(player.tokens):
        card = TRACKS[track]
        if held == card.slots:
            continue
        cost = card.train_cost[held] or 0
        rest = _REST_COST[track][held]
        if cost <= purse:
            best = max(best, o.future * serving[track] - price * cost)
        if rest <= purse:
            steps = card.slots - held
            gain = card.completion_valour * NEARNESS[steps] + o.future * serving[track] * steps
            best = max(best, gain - price * rest)
    return best * reach(o, _town(o))


def sell_plan(o: Outlook) -> float:
    """The best sale, in the city."""
    gates = len(o.powers.places["sell"]) > 1
    far = min(o.view.suburb, o.view.city) if gates else o.view.city
    sale = _best_sale(o.g.market, o.powers.sale_pecunias, o.resources, o.resource, o.pecunia)
    return sale * reach(o, far)


@lru_cache(maxsize=1 << 16)
def _best_sale(
    market: int, bonus: int, held: tuple[int, ...], resource: float, pecunia: float
) -> float:
    best = 0.0
    for line in MARKETS[market].options:
        gain = (line.pecunias + bonus) * pecunia
        # What each type would lose: the cheapest types are sold.
        if line.pattern == "different":
            losses = sorted(STACK[n] - STACK[n - 1] for n in held if n)
            if len(losses) < line.resources:
                continue
            loss = sum(losses[: line.resources])
        else:
            piles = [STACK[n] - STACK[n - line.resources] for n in held if n >= line.resources]
            if not piles:
                continue
            loss = min(piles)
        best = max(best, gain - loss * resource)
    return best


def unfilled(player: Player) -> int:
    """The pecunias that could still be spent on training."""
    return sum(_REST_COST[track][held] for track, held in enumerate(player.tokens))


# In the land ----------------------------------------------------------------------------------


def extract_plan(o: Outlook) -> float:
    """The best resource to be had now, and what the place promises for next turn."""
    if not o.g.exhaustion_supply:
        return 0.0
    w, limit = weights.W, o.powers.storage_limit
    now = soon = 0.0
    for resource in TYPES:
        held = o.resources[resource]
        if held >= limit:
            continue
        far = _well(o) if resource == WATER else _source(o, _SOURCE[resource])
        if far > o.far_walk:
            continue
        worth = (STACK[held + 1] - STACK[held]) * o.resource + o.wants[resource]
        worth *= NEARNESS[far]
        if far <= o.walk and worth > now:
            now = worth
        if worth > soon:
            soon = worth
    bonus = 1 + o.powers.extract_bonus
    value = now * w.now * o.player.active[EXTRACTION] * bonus
    return value + (soon * w.place * bonus if o.future else 0.0)


def _source(o: Outlook, terrain: int) -> int:
    """How far the nearest land of this terrain is that can be worked."""
    g = o.g
    exhausted, buildings, ghosts = g.exhausted, g.buildings, g.ghosts
    barred = haunting_of(g.ghost_cards).bars_extraction
    for far, hex in o.view.terrain[terrain]:
        if not exhausted[hex] and buildings[hex] == EMPTY and not (barred and ghosts[hex]):
            return far
    return NOWHERE


def _well(o: Outlook) -> int:
    """How far it is to the nearest water."""
    g = o.g
    exhausted, buildings, ghosts = g.exhausted, g.buildings, g.ghosts
    barred = haunting_of(g.ghost_cards).bars_extraction
    for far, hexes in o.view.wells:
        for hex in hexes:
            if not exhausted[hex] and buildings[hex] == EMPTY and not (barred and ghosts[hex]):
                return far
    return NOWHERE


def contact_plan(o: Outlook) -> float:
    """The nearest ghosts, as many as the contact tokens are good for."""
    g, player, w = o.g, o.player, weights.W
    cost = BONUS_CARDS[g.season - 1].contact_cost
    can = player.active[CONTACT] // cost if o.walk >= 0 else 0
    could = player.tokens[CONTACT] // cost if o.future else 0
    if not (can or could):
        return 0.0
    ghosts = g.ghosts
    worth = reward(g.season, o.resource, o.pecunia) + o.powers.contact_valour + o.relief
    limit = max(o.walk, o.far_walk)
    total = 0.0
    seen = 0
    for far, hex in o.view.everywhere:
        if far > limit:
            break
        if ghosts[hex]:
            near = (worth + o.kalena_relief if hex in _IN_KALENA else worth) * NEARNESS[far]
            if seen < can and far <= o.walk:
                total += near * w.now
            if seen < could and far <= o.far_walk:
                total += near * w.place
            seen += 1
            if seen >= can and seen >= could:
                break
    return total


@lru_cache(maxsize=1 << 10)
def reward(season: int, resource: float, pecunia: float) -> float:
    """What a contact brings on average."""
    rows = BONUS_CARDS[season - 1].rows
    total = sum(row.valour + row.any_resources * resource + row.pecunias * pecunia for row in rows)
    return total / len(rows)
