"""Battles (REL-RES, REL-RET): the outcome, losses, retreat and advance."""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.content import CASTLES
from igroteka.games.relicvium.rules.army import HELD, KINDS, ONE, SIZE, Army
from igroteka.games.relicvium.rules.choices import (
    ADVANCE,
    ALL,
    LOSE,
    RETREAT,
    RETREAT_TO,
    UNIT_ID,
)
from igroteka.games.relicvium.rules.ending import TYPE_LOST, end
from igroteka.games.relicvium.rules.events import ASSAULT, BLOOD_MOON, MERCY, WAR_AMOUNT
from igroteka.games.relicvium.rules.holdings import has_room, lose, move, raze
from igroteka.games.relicvium.rules.land import ARC, AREA_ID, NEIGHBOURS, SOURCE, TERRAIN
from igroteka.games.relicvium.rules.might import attack_terms, defence_terms, total
from igroteka.games.relicvium.rules.reach import untouched
from igroteka.games.relicvium.rules.state import CLOSED, FREE, NONE, Battle, Player, Relicvium
from igroteka.kernel.flow import DONE, WHO, Flow, Option, any_of, one_of

NARROW: Final = 2
"""REL-RES-3, REL-RES-6: a victory by no more than this costs the winner a unit."""


def fight(g: Relicvium, battle: Battle, used: dict[int, int]) -> Flow[None]:
    """REL-RES-1, REL-CALC-9, REL-DEC-1, as in REL-EX-2: the totals are fixed, then blood is paid.

    Attackers are spent by it, defenders are not (REL-ATT-6, REL-RES-9).
    """
    attacker, defender = g.players[battle.attacker], g.players[battle.defender]
    target = battle.target
    battle.attack = tuple(attack_terms(g, attacker, target, battle.picked, used))
    battle.defence = tuple(defence_terms(g, defender, target))
    attack, defence = total(battle.attack), total(battle.defence)
    battle.attack_total, battle.defence_total = attack, defence
    for player, might in ((attacker, attack), (defender, defence)):
        player.tally.highest_army_strength = max(player.tally.highest_army_strength, might)
    for source, army in battle.picked:
        g.spent[source] += army
    g.tell(
        "battle",
        "REL-RES-1",
        touches=(AREA_ID[target],),
        who=WHO[attacker.seat],
        whom=WHO[defender.seat],
        area=AREA_ID[target],
        attack=attack,
        defence=defence,
    )
    if attack > defence or (attack == defence and g.war == ASSAULT):
        yield from _taken(g, battle)
    elif defence > attack:
        yield from _repelled(g, battle)
    else:
        yield from _tied(g, battle)


# Losses ---------------------------------------------------------------------------------------


def _toll(g: Relicvium, margin: int) -> int:
    """REL-RES-2, REL-RES-5, REL-EVENT-2W, REL-EVENT-7W: what the loser of a battle pays."""
    if g.war == MERCY:
        return WAR_AMOUNT[MERCY]
    return margin + (WAR_AMOUNT[BLOOD_MOON] if g.war == BLOOD_MOON else 0)


def _price(g: Relicvium, margin: int, winners: int) -> int:
    """REL-RES-3, REL-RES-6, REL-EVENT-7W: what the winner pays for a narrow victory."""
    return int(margin <= NARROW and winners >= 2 and g.war != MERCY)


def _garrison(g: Relicvium, area: int) -> Army:
    """REL-TERM-11, REL-SUP-7: who supports is never at risk."""
    return g.units[area] - g.helping[area]


def _defender_loses(g: Relicvium, battle: Battle, number: int) -> Flow[None]:
    """REL-RES-2, REL-RES-6, REL-RES-7, REL-RES-8: the defender chooses."""
    target = battle.target
    player = g.players[battle.defender]
    spared = max(0, SIZE[_garrison(g, target)] - number)
    while SIZE[_garrison(g, target)] > spared:
        options = [LOSE[kind][target] for kind in KINDS[_garrison(g, target)]]
        left = SIZE[_garrison(g, target)] - spared
        kind = (yield from _choose_loss(player, options, left, spared)).value[0]
        _lose(g, player, kind, target, "REL-RES-2")
        g.players[battle.attacker].tally.units_destroyed += 1


def _attacker_loses(g: Relicvium, battle: Battle, number: int) -> Flow[None]:
    """REL-RES-3, REL-RES-5, REL-RES-7, REL-RES-8: the attacker chooses."""
    player = g.players[battle.attacker]
    spared = max(0, attackers(battle) - number)
    while attackers(battle) > spared:
        options = [LOSE[kind][source] for source, army in battle.picked for kind in KINDS[army]]
        left = attackers(battle) - spared
        kind, source = (yield from _choose_loss(player, options, left, spared)).value
        _take_off(battle, kind, source)
        _lose(g, player, kind, source, "REL-RES-5")
        g.players[battle.defender].tally.units_destroyed += 1


def _choose_loss(player: Player, options: list[Option], left: int, spared: int) -> Flow[Option]:
    """REL-DEC-1: where nobody is spared there is nothing to choose."""
    if not spared:
        return options[0]
    answer: Option = yield any_of(player.seat, "lose", "REL-RES-8", options, {"left": left})
    return answer


def _lose(g: Relicvium, player: Player, kind: int, area: int, rule: str) -> None:
    lose(g, player, kind, area)
    g.tell("lost", rule, who=WHO[player.seat], unit=UNIT_ID[kind], area=AREA_ID[area])


def attackers(battle: Battle) -> int:
    """How many units attack."""
    return sum([SIZE[army] for _, army in battle.picked])


def _take_off(battle: Battle, kind: int, source: int) -> None:
    """One of the attacking units is lost, or has moved in."""
    battle.picked = [
        (area, army - ONE[kind] if area == source else army) for area, army in battle.picked
    ]


# Outcomes -------------------------------------------------------------------------------------


def _taken(g: Relicvium, battle: Battle) -> Flow[None]:
    """REL-RES-2 to REL-RES-4, REL-EVENT-8W: the attacker wins."""
    attacker, defender = g.players[battle.attacker], g.players[battle.defender]
    target, margin = battle.target, battle.attack_total - battle.defence_total
    battle.winner = attacker.seat
    attacker.tally.battles_won_attacking += 1
    g.tell("attack-won", "REL-RES-1", who=WHO[attacker.seat], area=AREA_ID[target], margin=margin)
    price = _price(g, margin, attackers(battle)) if _garrison(g, target) else 0
    yield from _defender_loses(g, battle, _toll(g, max(1, margin)))
    yield from _attacker_loses(g, battle, price)
    had_castle = g.castle[target]
    if had_castle:
        raze(g, defender, target)
        attacker.tally.castles_razed += 1
        castle = CASTLES[TERRAIN[target]].id
        g.tell("razed", "REL-RES-4", who=WHO[defender.seat], castle=castle, area=AREA_ID[target])
    yield from _retreat(g, battle)
    yield from advance(g, battle, "REL-RES-4")
    if had_castle and not defender.castles[TERRAIN[target]]:
        end(g, TYPE_LOST)


def _repelled(g: Relicvium, battle: Battle) -> Flow[None]:
    """REL-RES-5, REL-RES-6: the defender wins; who is left stays in the sources."""
    defender = g.players[battle.defender]
    margin = battle.defence_total - battle.attack_total
    battle.winner = defender.seat
    defender.tally.battles_won_defending += 1
    place = AREA_ID[battle.target]
    g.tell("defence-won", "REL-RES-1", who=WHO[defender.seat], area=place, margin=margin)
    price = _price(g, margin, SIZE[_garrison(g, battle.target)])
    yield from _attacker_loses(g, battle, _toll(g, margin))
    yield from _defender_loses(g, battle, price)


def _tied(g: Relicvium, battle: Battle) -> Flow[None]:
    """REL-RES-7, REL-EVENT-7W: each side loses one, nobody moves."""
    g.tell("tie", "REL-RES-7", area=AREA_ID[battle.target])
    if g.war != MERCY:
        yield from _defender_loses(g, battle, 1)
        yield from _attacker_loses(g, battle, 1)


# Retreat --------------------------------------------------------------------------------------


def _retreat(g: Relicvium, battle: Battle) -> Flow[None]:
    """REL-RET-1 to REL-RET-5: garrison and supporters leave; who finds no place is lost."""
    target = battle.target
    player = g.players[battle.defender]
    _tokens_leave(g, player, target)
    g.helping[target] = 0

    def thought_of() -> list[Option]:
        near = _ways_out(g, target)
        return near + untouched(near, RETREAT_TO)

    def forbids(option: Option) -> str | None:
        if option.verb == "retreat-to":
            return "REL-RET-1"
        return retreat_forbidden(g, player, target, *option.value)

    while g.units[target]:
        options = [way for way in _ways_out(g, target) if forbids(way) is None]
        if not options:
            break
        answer: Option = yield one_of(
            player.seat,
            "retreat",
            "REL-RET-3",
            thought_of,
            forbids,
            {"area": AREA_ID[target]},
            quick=options,
        )
        kind, refuge = answer.value
        _war_move(g, player, kind, target, refuge)
        g.tell(
            "retreated",
            "REL-RET-1",
            who=WHO[player.seat],
            unit=UNIT_ID[kind],
            start=AREA_ID[target],
            end=AREA_ID[refuge],
        )
    while g.units[target]:
        _lose(g, player, KINDS[g.units[target]][0], target, "REL-RET-4")
        g.players[battle.attacker].tally.units_destroyed += 1


def _ways_out(g: Relicvium, area: int) -> list[Option]:
    return [RETREAT[kind][near] for kind in KINDS[g.units[area]] for near in NEIGHBOURS[area]]


def retreat_forbidden(
    g: Relicvium, player: Player, source: int, kind: int, refuge: int
) -> str | None:
    """REL-RET-1, REL-RET-2: own or free, open, with room, and across no blocked border."""
    holder = g.holder[refuge]
    if holder == CLOSED:
        return "REL-TERM-8"
    if holder not in (FREE, player.seat):
        return "REL-RET-1"
    if ARC[source, refuge] >> 1 == g.blocked:
        return "REL-SKILL-2"
    return None if has_room(g, kind, refuge) else "REL-RET-2"


def _tokens_leave(g: Relicvium, player: Player, area: int) -> None:
    """REL-RET-5: the defeated faction's tokens with that area as source."""
    for token, arc in enumerate(player.melee):
        if arc != NONE and SOURCE[arc] == area:
            player.melee[token] = NONE
    for token, arc in enumerate(player.ranged):
        if arc != NONE and SOURCE[arc] == area:
            player.ranged[token] = NONE
            player.sent[token] = 0


def _war_move(g: Relicvium, player: Player, kind: int, source: int, target: int) -> None:
    """REL-TERM-15, REL-RET-3: a unit that moves in war is spent where it arrives."""
    if HELD[kind][g.spent[source]]:
        g.spent[source] -= ONE[kind]
    move(g, player, kind, source, target)
    g.spent[target] += ONE[kind]


# Advance --------------------------------------------------------------------------------------


def advance(g: Relicvium, battle: Battle, rule: str) -> Flow[None]:
    """REL-RES-4, REL-ATT-4: at least one of the units moves in, more within the limit."""
    player = g.players[battle.attacker]
    target = battle.target
    player.tally.areas_taken_by_attack += 1

    def thought_of() -> list[Option]:
        return [ADVANCE[kind][source] for source, army in battle.picked for kind in KINDS[army]]

    def forbids(option: Option) -> str | None:
        return None if has_room(g, option.value[0], target) else "REL-COMP-14"

    moved = 0
    while True:
        options = [way for way in thought_of() if forbids(way) is None]
        if not options:
            return
        also = (ALL,) if len(options) > 1 or attackers(battle) > 1 else ()
        answer: Option = yield one_of(
            player.seat,
            "advance",
            rule,
            thought_of,
            forbids,
            {"area": AREA_ID[target]},
            also=(*also, DONE) if moved else also,
            quick=options,
        )
        if answer is DONE:
            return
        everybody = answer is ALL
        while everybody and options:
            kind, source = options[0].value
            _move_in(g, battle, kind, source, rule)
            options = [way for way in thought_of() if forbids(way) is None]
        if everybody:
            return
        kind, source = answer.value
        _move_in(g, battle, kind, source, rule)
        moved += 1


def _move_in(g: Relicvium, battle: Battle, kind: int, source: int, rule: str) -> None:
    player = g.players[battle.attacker]
    _take_off(battle, kind, source)
    _war_move(g, player, kind, source, battle.target)
    g.tell(
        "advanced",
        rule,
        who=WHO[player.seat],
        unit=UNIT_ID[kind],
        start=AREA_ID[source],
        end=AREA_ID[battle.target],
    )
