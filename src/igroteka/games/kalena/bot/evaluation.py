"""How a bot looks at a position (`evaluate`), and what it would do offhand (`guide`).

One valour is worth 1.0. A position is worth the valour on the track, what holdings should still
bring, and the plans that can be carried out from here, less the danger of shared defeat.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.kalena.bot import weights
from igroteka.games.kalena.bot.plans import (
    QUEST_KIND,
    QUEST_PER,
    QUEST_VALOUR,
    STACK,
    Outlook,
    contact_plan,
    extract_plan,
    spending_plans,
    train_plan,
    unfilled,
)
from igroteka.games.kalena.bot.ways import view_of
from igroteka.games.kalena.content import CALENDAR, CONTACT, EXPLORATION
from igroteka.games.kalena.rules.contact import bonus_card
from igroteka.games.kalena.rules.land import KALENA, NEIGHBOURS, REGION_OF, REGION_SLOTS
from igroteka.games.kalena.rules.powers import haunting_of, powers_of
from igroteka.games.kalena.rules.production import INCOME
from igroteka.games.kalena.rules.quests import quest_value
from igroteka.games.kalena.rules.setup import round_number
from igroteka.games.kalena.rules.spread import PER_SPREAD
from igroteka.games.kalena.rules.state import EMPTY, Kalena, Player
from igroteka.games.kalena.rules.storage import TYPES
from igroteka.kernel.flow import Option, Question

ROUNDS: Final = CALENDAR.seasons * CALENDAR.rounds_per_season
RULE_LASTS: Final = 0.85
"""How likely a region ruled now is still ruled at the end."""
CALM: Final = 17
"""With more ghosts than this in the supply Kalena is in no danger yet."""
_SPILL: Final = tuple(
    tuple(
        sum(max(0.0, PER_SPREAD - room + nth * PER_SPREAD / 3) / 3 for nth in range(spreads))
        for room in range(9)
    )
    for spreads in range(4)
)
"""Ghosts that will find no room on a terrain, by the spreads to come and the room there is."""
_YIELD: Final = tuple(next(r for r in TYPES if income[r]) for income in INCOME)


def evaluate(g: Kalena, seat: int) -> float:
    """How good the position is for a seat, in valour."""
    player = g.players[seat]
    if g.phase == "over":
        return _final(g, player)
    if g.phase == "setup":
        return 0.0
    o = outlook(g, player)
    value = player.valour + buildings(o) - danger(o)
    for quest in player.picked:
        value += quest_prospect(g, player, quest, o.future)
    if o.future or o.walk >= 0:
        value += _holdings(o)
        value += spending_plans(o) + train_plan(o) + extract_plan(o) + contact_plan(o)
    return value


def _final(g: Kalena, player: Player) -> float:
    """KAL-LOSE-3: shared defeat is worse than any last place."""
    return player.valour - (0 if g.ended_by == "KAL-FIN-2" else 2 * weights.W.defeat)


def outlook(g: Kalena, player: Player) -> Outlook:
    """What the seat has before it: time, prices, distances."""
    w = weights.W
    rounds = ROUNDS - round_number(g)
    phase = g.phase
    acting = waiting = False
    if phase == "turns":
        place = g.order.index(player.seat)
        acting, waiting = place == g.turn, place > g.turn
    elif phase == "spread":
        waiting = True
    future = rounds + waiting
    idle = not (future or acting)
    powers = powers_of(player.skills)
    return Outlook(
        g,
        player,
        powers,
        view_of(g, player, powers.explore_cost),
        tuple(player.resources),
        player.active[EXPLORATION] if acting else -1,
        player.tokens[EXPLORATION],
        future,
        rounds + (phase == "spread"),
        0.0 if idle else w.resource + w.resource_turn * future,
        0.0 if idle else w.pecunia + w.pecunia_turn * future,
    )


# Holdings -------------------------------------------------------------------------------------


def _holdings(o: Outlook) -> float:
    """Resources, pecunias that can still be spent, tokens and skills for the turns left."""
    player, w = o.player, weights.W
    explore, contact, extract, construct = player.tokens
    food, water, wood, ore = o.resources
    per_turn = (
        w.exploration * explore
        + w.contact * contact
        + w.extraction * extract
        + w.construction * construct
    )
    return (
        (STACK[food] + STACK[water] + STACK[wood] + STACK[ore]) * o.resource
        + min(player.pecunias, unfilled(player)) * o.pecunia
        + (per_turn + weights.power_of(player.skills) * w.skill) * o.future
        + w.step * max(o.walk, 0)
    )


def buildings(o: Outlook) -> float:
    """Own buildings will produce; those of rivals too, unless ghosts chill them."""
    if not o.productions:
        return 0.0
    g, w = o.g, weights.W
    ghosts, buildings, seat = g.ghosts, g.buildings, o.player.seat
    chills = haunting_of(g.ghost_cards).chills_buildings
    own = [0.0] * len(TYPES)
    rivals = 0.0
    for hex, owner in enumerate(g.owners):
        if owner == EMPTY:
            continue
        part = 1.0
        if chills:
            for near in NEIGHBOURS[hex]:
                if ghosts[near]:
                    part = w.chilled
                    break
        if owner == seat:
            own[_YIELD[buildings[hex]]] += part
        else:
            rivals += part
    income = sum([n if n < 1.5 else 0.75 + n / 2 for n in own])
    income *= (1 + o.powers.production_bonus / 2) * w.income * o.resource
    return (income - rivals * w.rival_income) * o.productions


# Quests ---------------------------------------------------------------------------------------


def quest_prospect(g: Kalena, player: Player, quest: int, future: int) -> float:
    """What a quest would pay now, and what the turns left should add. Only the own quests are
    looked at: those of others are theirs to know.
    """
    w = weights.W
    match QUEST_PER[quest]:
        case "building":
            built = _built(g, player.seat, QUEST_KIND[quest])
            return (built + w.quest_building * future) * QUEST_VALOUR[quest]
        case "region_majority" if future:
            ruled = _ruled(g, player.seat)
            return ruled * QUEST_VALOUR[quest] * RULE_LASTS + w.quest_region * future
        case "resource_set" | "pecunias" if future:
            return quest_value(g, player, quest) / 2 + w.quest_holdings
        case _:
            return float(quest_value(g, player, quest))


def _built(g: Kalena, seat: int, kind: int) -> int:
    """How many buildings of a kind a seat has."""
    buildings = g.buildings
    count = 0
    for hex, owner in enumerate(g.owners):
        if owner == seat and buildings[hex] == kind:
            count += 1
    return count


def _ruled(g: Kalena, seat: int) -> int:
    """How many regions a seat rules (KAL-QUEST-4); quicker than scoring the quest."""
    others = [[0] * len(g.players) for _ in REGION_SLOTS]
    own = [0] * len(REGION_SLOTS)
    for hex, owner in enumerate(g.owners):
        if owner == seat:
            own[REGION_OF[hex]] += 1
        elif owner != EMPTY:
            others[REGION_OF[hex]][owner] += 1
    return sum([mine > max(theirs) for mine, theirs in zip(own, others, strict=True)])


# Shared defeat --------------------------------------------------------------------------------


def danger(o: Outlook) -> float:
    """What the looming of shared defeat costs. Notes what one ghost less would be worth."""
    g, w = o.g, weights.W
    spreads = o.productions
    if not spreads:
        return 0.0
    turns = len(g.players) - g.turn if g.phase == "turns" else 0
    short = _shortage(g.ghost_supply, spreads, turns, len(g.players), w.urgency)
    shorter = _shortage(g.ghost_supply + 1, spreads, turns, len(g.players), w.urgency)
    full, emptier = _overflow(o, spreads)
    o.relief = (short - shorter) * w.defeat
    o.kalena_relief = (full - emptier) * w.defeat
    return (short + full) * w.defeat


@cache
def _shortage(supply: int, spreads: int, turns: int, players: int, urgency: float) -> float:
    """KAL-LOSE-2: how likely the ghosts will run out, by the contacts needed in each turn."""
    worst = 0.0
    for nth in range(spreads):
        needed = PER_SPREAD * (nth + 1) - supply
        if needed > 0:
            worst = max(worst, needed / (turns + nth * players + 0.01))
    return worst**2 / (worst**2 + urgency**2)


def _overflow(o: Outlook, spreads: int) -> tuple[float, float]:
    """KAL-LOSE-1: how likely Kalena fills up, by its ghosts and by the room outside; and how
    likely with one ghost less there.
    """
    g = o.g
    if g.ghost_supply > CALM:
        return 0.0, 0.0
    ghosts, buildings = g.ghosts, g.buildings
    haunted = 0.0
    for hex in KALENA:
        haunted += ghosts[hex]
    for places in o.view.terrain.values():
        room = 0
        for _, hex in places:
            if not ghosts[hex] and buildings[hex] == EMPTY:
                room += 1
        haunted += _SPILL[min(spreads, 3)][min(room, len(_SPILL[0]) - 1)]
    return _filled(haunted), _filled(max(haunted - 1, 0.0))


def _filled(haunted: float) -> float:
    part = min(haunted / len(KALENA), 1.0)
    return part * part * part * weights.W.overflow


# Guidance -------------------------------------------------------------------------------------

_VERB: Final = {
    "contact": 60.0,
    "build": 30.0,
    "learn": 20.0,
    "sell": 20.0,
    "extract": 8.0,
    "end": 0.05,
}
_TRAIN: Final = {"contact": 40.0}
"""Ghosts must be met, so contact is trained before all else."""


def guide(g: Kalena, question: Question) -> list[float]:
    """Weights for a quick choice: gains before steps, steps towards ghosts, ending last."""
    player = g.players[question.seat]
    match question.prompt:
        case "turn":
            return [_liking(g, player, option) for option in question.options]
        case "quests":
            rounds = ROUNDS - round_number(g)
            return [
                0.1 + quest_prospect(g, player, option.value, rounds) for option in question.options
            ]
        case "any-resource":
            return [1.0 / (1 + player.resources[option.value]) ** 2 for option in question.options]
        case "spread":
            return [1.0 + _chill(g, question.seat, option.value) for option in question.options]
        case _:
            return [1.0] * len(question.options)


def _liking(g: Kalena, player: Player, option: Option) -> float:
    """How much one would like an action without thinking: ghosts draw those who can meet them."""
    if option.verb == "train":
        return _TRAIN.get(option.args["track"], 6.0)
    if option.verb != "explore":
        return _VERB[option.verb]
    hex = option.value[0]
    if player.active[CONTACT] < bonus_card(g).contact_cost:
        return 4.0 if hex in KALENA and player.pecunias else 1.0  # off to train
    if g.ghosts[hex]:
        return 30.0
    return 6.0 if any(g.ghosts[near] for near in NEIGHBOURS[hex]) else 1.0


def _chill(g: Kalena, seat: int, hex: int) -> float:
    """How welcome a ghost would be on a hex: beside the buildings of others, not the own."""
    welcome = 0.0
    for near in NEIGHBOURS[hex]:
        owner = g.owners[near]
        if owner != EMPTY:
            welcome += 2.0 if owner != seat else -0.15
    return max(welcome, -0.9)
