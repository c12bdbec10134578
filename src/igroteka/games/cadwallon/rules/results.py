"""What a fight leads to, in the order of CAD-FIGHT-14."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import FINE, GEAR, LOOT, ROBBERY
from igroteka.games.cadwallon.rules.board import STREETS
from igroteka.games.cadwallon.rules.equipment import use_up
from igroteka.games.cadwallon.rules.fights import (
    ATTACKER,
    DEFENDER,
    JAILS,
    SHIELDS,
    STEALS_MORE,
    WOUNDS,
    character_of,
    end_fight,
    kinds_played,
)
from igroteka.games.cadwallon.rules.figures import (
    current,
    has_gear,
    has_skill,
    name,
    others,
    put_figure,
    seat_of,
    sheet,
    told,
)
from igroteka.games.cadwallon.rules.flight import flee, flight_distance, imprison
from igroteka.games.cadwallon.rules.intrigues import check_standing, happened
from igroteka.games.cadwallon.rules.purse import gain, gain_experience, pay, take_from, wound
from igroteka.games.cadwallon.rules.state import (
    CYCLOPS,
    GUARDS,
    HUNTERS,
    KORNAK,
    MILITIAMEN,
    ZOMBIE,
    Cadwallon,
    Character,
    Fight,
)
from igroteka.games.cadwallon.rules.treasure import drop_surplus, hide
from igroteka.kernel.flow import NO, YES, Flow, Option, any_of

LIGHT_FINGERS: Final = 2
"""CAD-SKILL-6: ducats that Nyx takes besides."""


@cache
def stealing(character: str, kind: int) -> Option:
    """Taking a treasure of this kind from a character."""
    item = LOOT[kind]
    args = {"item": item, "character": character}
    return Option(f"steal:{item}", "steal", kind, args, (f"loot:{character}:{item}",))


def settle(g: Cadwallon, won: int, back: int) -> Flow[None]:
    """CAD-FIGHT-14: experience, wounds, smoke, theft, dropping, flight or Prison, cards, intrigues.

    `back` is where an attacker returns to when there is no way to flee (CAD-FLEE-7).
    """
    battle = g.fight
    assert battle is not None, "no fight to settle"
    winner, loser = battle.figures[won], battle.figures[1 - won]
    victim = character_of(g, battle, 1 - won)
    loaded = len(victim.loot) if victim else 0
    earn_sixes(g, battle)
    smoke = False
    if victim is not None:
        wound(g, victim, wounds_dealt(g, battle, won), "CAD-WOUND-1")
        smoke = yield from _smoke(g, battle, victim)
        yield from _spoils(g, battle, won, victim, smoke)
    elif loser == ZOMBIE:
        _bury(g, seat_of(winner))
    yield from _part(g, battle, won, smoke, back)
    end_fight(g, battle)
    _told_by_intrigues(g, battle, won, loaded)


# (1) and (2) ----------------------------------------------------------------------------------


def earn_sixes(g: Cadwallon, battle: Fight) -> None:
    """CAD-XP-2 to CAD-XP-4: natural sixes of an attacking character, won or lost (CAD-EX-11)."""
    attacker = character_of(g, battle, ATTACKER)
    if attacker is not None:
        sixes = battle.dice[ATTACKER].count(6)
        gain_experience(g, attacker.seat, sixes, "CAD-XP-2")


def wounds_dealt(g: Cadwallon, battle: Fight, won: int) -> int:
    """CAD-NOMERCY-4, CAD-EQUIP-10, CAD-MERC-9, CAD-WOUND-2, CAD-RUL-13: effects wound, a defeat
    does not."""
    if any(SHIELDS[kind] for kind in kinds_played(battle, 1 - won)):
        return 0
    dealt = sum([WOUNDS[kind] for kind in kinds_played(battle, won)])
    winner = character_of(g, battle, won)
    if winner is not None:
        dealt += has_skill(winner, "brutality")
        dealt += has_gear(winner, "serrated_dagger")
    return dealt


# (3) ------------------------------------------------------------------------------------------


def _smoke(g: Cadwallon, battle: Fight, victim: Character) -> Flow[bool]:
    """CAD-EQUIP-15, CAD-DEC-25: in the district its bearer may vanish with all it has."""
    if victim.gear != GEAR["smoke_bomb"] or battle.space >= len(STREETS):
        return False
    args = told(g, victim)
    chosen: Option = yield any_of(victim.seat, "smoke", "CAD-DEC-25", (YES, NO), args)
    if chosen is YES:
        use_up(g, victim, "CAD-EQUIP-15")
    return chosen is YES


# (4) and (5) ----------------------------------------------------------------------------------


def _spoils(g: Cadwallon, battle: Fight, won: int, victim: Character, smoke: bool) -> Flow[None]:
    """Theft by a character, a fine by a militiaman (CAD-MIL-12, CAD-RUL-20: to the bank, and no
    treasure), what a hunter takes; a zombie wants nothing."""
    figure = battle.figures[won]
    winner = character_of(g, battle, won)
    if winner is not None:
        if not smoke:
            yield from _rob(g, battle, won, winner, victim)
            yield from drop_surplus(g, winner)
    elif figure in MILITIAMEN:
        pay(g, victim.seat, FINE, "CAD-PATROL-4" if g.options.patrols else "CAD-MIL-11")
    elif figure in HUNTERS:
        yield from _hunt(g, victim, smoke)


def _rob(g: Cadwallon, battle: Fight, won: int, winner: Character, victim: Character) -> Flow[None]:
    """CAD-FIGHT-10 to CAD-FIGHT-12, CAD-ARC-14, CAD-ARC-15, CAD-SKILL-6: one treasure, or ducats;
    Cutpurse takes more, and so does Nyx."""
    thefts = 1 + sum([STEALS_MORE[kind] for kind in kinds_played(battle, won)])
    for _ in range(thefts):
        if victim.loot:
            kind = yield from choose_loot(g, winner.seat, victim, "CAD-DEC-15")
            victim.loot.remove(kind)
            winner.loot.append(kind)
            whose = name(g, victim.number)
            g.tell("stole", "CAD-FIGHT-10", **told(g, winner), other=whose, item=LOOT[kind])
        else:
            take_from(g, winner.seat, victim.seat, ROBBERY, "CAD-FIGHT-11")
    if has_skill(winner, "light_fingers"):
        take_from(g, winner.seat, victim.seat, LIGHT_FINGERS, "CAD-SKILL-6")


def choose_loot(g: Cadwallon, seat: int, victim: Character, rule: str) -> Flow[int]:
    """Which treasure is taken from a character."""
    whose = name(g, victim.number)
    options = [stealing(whose, kind) for kind in sorted(set(victim.loot))]
    args = {"character": whose}
    chosen: Option = yield any_of(seat, "steal", rule, options, args)
    kind: int = chosen.value
    return kind


def _hunt(g: Cadwallon, victim: Character, smoke: bool) -> Flow[None]:
    """CAD-ADV-4, CAD-DEC-37: a treasure is hidden in an empty room, or a fine is paid."""
    if not victim.loot:
        pay(g, victim.seat, FINE, "CAD-ADV-4")
        return
    if smoke:
        return
    seat = current(g).seat
    kind = yield from choose_loot(g, seat, victim, "CAD-DEC-37")
    g.tell("hunted", "CAD-ADV-4", **told(g, victim), item=LOOT[kind])
    yield from hide(g, seat, victim, kind)


def _bury(g: Cadwallon, seat: int) -> None:
    """CAD-ADV-6: a beaten zombie is removed and pays."""
    encounters = sheet(g).encounters
    assert encounters is not None, "zombies walk in their adventure only"
    gain(g, seat, encounters.ducats, "CAD-ADV-6")


# (6) ------------------------------------------------------------------------------------------


def _part(g: Cadwallon, battle: Fight, won: int, smoke: bool, back: int) -> Flow[None]:
    """CAD-FIGHT-13, CAD-FLEE-7, CAD-MIL-13: the winner has the space, the loser leaves it."""
    winner, loser = battle.figures[won], battle.figures[1 - won]
    if winner not in (ZOMBIE, CYCLOPS):
        put_figure(g, winner, battle.space)
    else:
        g.on[battle.space] = winner
    if loser == ZOMBIE:
        return
    if loser < GUARDS and is_jailed(g, battle, won):
        imprison(g, g.characters[loser], "CAD-PRISON-1")
        return
    mover = seat_of(loser) if smoke else mover_of(g, winner)
    steps = flight_distance(g, winner)
    fled = yield from flee(g, loser, battle.space, steps, mover)
    if not fled:
        _back(g, battle, won, back)


def mover_of(g: Cadwallon, winner: int) -> int:
    """CAD-FLEE-1, CAD-ADV-6: the winner's player; for militiamen the active one; for zombies the
    player after him."""
    if winner < GUARDS:
        return seat_of(winner)
    seat = current(g).seat
    return next(others(g, seat)).seat if winner == ZOMBIE else seat


def is_jailed(g: Cadwallon, battle: Fight, won: int) -> bool:
    """CAD-PATROL-5, CAD-PATROL-6, CAD-MERC-6, CAD-NOMERCY-4, CAD-NOMERCY-5, CAD-CAT-11,
    CAD-RUL-11, CAD-RUL-32: once is enough, and there
    must be a Prison."""
    if not g.options.catacombs:
        return False
    if battle.space >= len(STREETS):
        return True
    figure = battle.figures[won]
    if figure == KORNAK:
        return g.options.patrols
    winner = character_of(g, battle, won)
    if winner is not None and has_skill(winner, "headsman"):
        return True
    return any(JAILS[kind] for kind in kinds_played(battle, won))


def _back(g: Cadwallon, battle: Fight, won: int, back: int) -> None:
    """CAD-FLEE-7: nowhere to run: the attacker goes back, the defender stays."""
    attacker, defender = battle.figures
    put_figure(g, attacker, back)
    if won == ATTACKER:
        put_figure(g, defender, battle.space)
    g.tell("fell-back", "CAD-FLEE-7", figure=name(g, attacker))


# (9) ------------------------------------------------------------------------------------------


def _told_by_intrigues(g: Cadwallon, battle: Fight, won: int, loaded: int) -> None:
    """CAD-INTR-10: who beat whom, and how much the loser had carried."""
    winner, loser = battle.figures[won], battle.figures[1 - won]
    if winner < GUARDS:
        seat = seat_of(winner)
        if loser < GUARDS:
            happened(g, seat, "won_against_loaded", loaded)
            if won == ATTACKER and seat == current(g).seat:
                g.attack_wins += 1
                happened(g, seat, "attack_wins_this_turn", g.attack_wins)
        elif loser in MILITIAMEN and won == DEFENDER:
            happened(g, seat, "won_against_militiaman", 1)
    check_standing(g)
