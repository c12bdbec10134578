"""How good a position is for a seat: holdings, prospects of war, relations, rivals."""

from __future__ import annotations

from igroteka.games.relicvium.bot.war import garrison_strength, margin, menace
from igroteka.games.relicvium.bot.weights import WEIGHTS as W
from igroteka.games.relicvium.content import ALLIANCE, MOUNTAIN, WAR, WARLORD, WATER
from igroteka.games.relicvium.rules.army import HELD, SIZE
from igroteka.games.relicvium.rules.attack import targets
from igroteka.games.relicvium.rules.build import PER_TERRAIN
from igroteka.games.relicvium.rules.campaign import goal_winner, plot, points
from igroteka.games.relicvium.rules.ending import winners
from igroteka.games.relicvium.rules.holdings import castles
from igroteka.games.relicvium.rules.land import NEIGHBOURS, TERRAIN
from igroteka.games.relicvium.rules.metrics import units_on_board
from igroteka.games.relicvium.rules.relations import PAIR
from igroteka.games.relicvium.rules.state import FREE, NONE, Player, Relicvium
from igroteka.games.relicvium.rules.strength import cards_held


def evaluate(g: Relicvium, seat: int) -> float:
    """The worth of a seat against that of its rivals, in areas."""
    if g.phase in ("factions", "setup"):
        return 0.0
    if g.phase == "over":
        first = winners(g)
        if len(first) == 1:
            return W.victory if first[0] == seat else -W.victory
        return -W.victory / 2
    worth = worths(g)
    rivals = [value for other, value in enumerate(worth) if other != seat]
    value = worth[seat] - W.best_rival * max(rivals) - W.rivals * sum(rivals)
    if g.options.uses("diplomacy"):
        value += _relations(g, seat, worth)
    return value


def progress(g: Relicvium) -> float:
    """How much of the game is over, from 0 to 1."""
    return (g.round - 1) / g.options.last_round


def worths(g: Relicvium) -> list[float]:
    """What every seat has and may expect."""
    done = progress(g)
    area = W.area + W.area_late * done
    castle = W.castle + (W.castle_last - W.castle) * done
    worth = [_forces(g, player, castle) for player in g.players]
    for place, holder in enumerate(g.holder):
        if holder >= 0:
            worth[holder] += area + _ground(g, place, holder, area, castle)
    for player in g.players:
        _war(g, player, worth, area, castle)
    if g.options.campaign:
        _campaign(g, worth)
    return worth


def _forces(g: Relicvium, player: Player, castle: float) -> float:
    """Castles, units and cards."""
    built = castles(player)
    worth = castle * built + W.towards_nine * max(0, built - 3) ** 2
    worth += W.unit * units_on_board(g, player)
    if player.at[-1] != NONE:
        worth += W.warlord
    return worth + W.strength_card * cards_held(g, player.seat)


def _ground(g: Relicvium, place: int, holder: int, area: float, castle: float) -> float:
    """What standing in an area is good for, and what threatens it."""
    worth = 0.0
    army = g.units[place]
    terrain = TERRAIN[place]
    if army:
        if terrain != WATER and not g.castle[place]:
            left = PER_TERRAIN - g.players[holder].castles[terrain]
            if left:
                worth += W.site_peak if terrain == MOUNTAIN else W.site
        for near in NEIGHBOURS[place]:
            if g.holder[near] == FREE:
                worth += W.frontier
    danger = menace(g, place) + 1 - garrison_strength(g, place)
    if danger > 1:
        worth -= W.threatened * min(3, danger) * _stake(g, place, area, castle)
    return worth


def _stake(g: Relicvium, place: int, area: float, castle: float) -> float:
    """What its holder would lose with an area, units apart."""
    if not g.castle[place]:
        return area
    last = g.players[g.holder[place]].castles[TERRAIN[place]] == 1
    return area + castle + (W.last_of_its_type if last else 0.0)


# War ------------------------------------------------------------------------------------------


def _war(g: Relicvium, player: Player, worth: list[float], area: float, castle: float) -> None:
    """Attacks that are planned: who would win what from whom."""
    sure = W.decided if g.phase == "attacks" else W.planned
    for target in targets(player):
        ahead, units = margin(g, player, target)
        if ahead <= 0:
            continue
        holder = g.holder[target]
        worth[player.seat] += sure * area
        if holder in (FREE, player.seat):
            continue
        garrison = SIZE[g.units[target] - g.helping[target]]
        killed = min(ahead, garrison)
        if ahead <= 2 and units > 1 and garrison:
            worth[player.seat] -= sure * W.unit
        worth[holder] -= sure * (_stake(g, target, area, castle) + W.unit * killed)
        warlord = HELD[WARLORD][g.units[target]]
        worth[holder] -= sure * W.warlord * warlord * killed / max(1, garrison)


# Diplomacy ------------------------------------------------------------------------------------


def _relations(g: Relicvium, seat: int, worth: list[float]) -> float:
    """An ally is a safe border, unless he is about to win or easy prey."""
    value = 0.0
    average = sum(worth) / len(worth)
    for other in range(len(g.players)):
        if other == seat:
            continue
        level = g.relations[PAIR[seat][other]]
        lead = max(0.0, worth[other] - max(average, worth[seat])) / (1 + abs(average))
        if level == ALLIANCE:
            value += W.alliance + W.alliance * contact(g, seat, other)
            value -= W.leader * min(1.0, 4 * lead) + W.prey * _prey(g, seat, other)
        elif level == WAR:
            value += W.war * (1 + contact(g, seat, other)) + W.leader * min(0.5, 2 * lead)
    return value


def contact(g: Relicvium, one: int, two: int) -> float:
    """How much two factions have to fear from each other, from 0 to 1."""
    touching = 0
    for place, holder in enumerate(g.holder):
        if holder == one:
            touching += any(g.holder[near] == two and g.units[near] for near in NEIGHBOURS[place])
    return min(1.0, touching / 3)


def _prey(g: Relicvium, seat: int, other: int) -> float:
    """What could be taken from a faction at once."""
    found = 0.0
    for place, holder in enumerate(g.holder):
        if holder != other:
            continue
        for near in NEIGHBOURS[place]:
            army = g.units[near]
            if g.holder[near] == seat and SIZE[army] > garrison_strength(g, place):
                found += 1.0 + g.castle[place]
                break
    return found


# The campaign ---------------------------------------------------------------------------------


def _campaign(g: Relicvium, worth: list[float]) -> None:
    """Points, and who leads in the goals of the round."""
    for seat in range(len(worth)):
        worth[seat] += W.point * points(g, seat)
    if g.peace == NONE or g.war == NONE:
        return
    peace, war, twist = plot(g.peace, g.war)
    for goal in (peace, war):
        first = goal_winner(g, goal, twist, NONE)
        if first != NONE:
            worth[first] += W.goal
