"""Missions of the guild (CAD-MISS)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import (
    DUKE,
    HOSTAGE,
    LOOT,
    LOOT_NUMBER,
    MISSION_COST,
    MISSIONS,
)
from igroteka.games.cadwallon.rules.board import PRISON
from igroteka.games.cadwallon.rules.figures import SEAL, gang, lose_loot, name, on_board
from igroteka.games.cadwallon.rules.intrigues import check_standing
from igroteka.games.cadwallon.rules.purse import gain
from igroteka.games.cadwallon.rules.state import Cadwallon, Character, Player
from igroteka.kernel.actions import Action
from igroteka.kernel.deck import NO_CARD
from igroteka.kernel.flow import WHO, Flow, Option, one_of

KIND_OF: Final = "three_of_a_kind"
ANY: Final = "any"


@cache
def completing(mission: int, cost: int) -> Option:
    """Completing a mission."""
    card = MISSIONS[mission]
    args = {"mission": card.id, "cost": cost, "reward": card.reward}
    return Option(f"mission:{card.id}", "mission", mission, args, (f"mission:{card.id}",))


@cache
def giving(character: str, figure: int, kind: int) -> Option:
    """Giving one treasure of a character for a mission."""
    item = LOOT[kind]
    args = {"item": item, "character": character}
    touched = (f"loot:{character}:{item}",)
    return Option(f"give:{character}:{item}", "give", (figure, kind), args, touched)


def givers(g: Cadwallon, seat: int) -> list[Character]:
    """CAD-MISS-2, CAD-MISS-5: own characters on a board and not in the Prison."""
    return [c for c in gang(g, seat) if c.loot and on_board(c) and c.at != PRISON]


def stock(g: Cadwallon, seat: int) -> list[int]:
    """How many treasures of each kind the givers carry; hostages and the Duke never count."""
    held = [0] * len(LOOT)
    for character in givers(g, seat):
        for kind in character.loot:
            held[kind] += 1
    held[HOSTAGE] = held[DUKE] = 0
    return held


def mission_cost(g: Cadwallon, seat: int) -> int:
    """CAD-MISS-1, CAD-EQUIP-21: three AP, two with the Guild Seal at large."""
    for character in gang(g, seat):
        if character.gear == SEAL and on_board(character) and character.at != PRISON:
            return MISSION_COST - 1
    return MISSION_COST


def is_met(mission: int, held: list[int]) -> bool:
    """CAD-MISS-7: whether these treasures are enough."""
    for need, amount in MISSIONS[mission].needs.items():
        if need == KIND_OF:
            if max(held) < amount:
                return False
        elif need == ANY:
            if sum(held) < amount:
                return False
        elif held[LOOT_NUMBER[need]] < amount:
            return False
    return True


def barred(g: Cadwallon, player: Player) -> str | None:
    """CAD-MISS-1, CAD-MISS-2: once per turn, with treasures at hand, and for its AP."""
    if g.mission_done:
        return "CAD-MISS-1"
    if not givers(g, player.seat):
        return "CAD-MISS-2"
    return None if g.ap >= mission_cost(g, player.seat) else "CAD-ACT-4"


def candidates(g: Cadwallon, player: Player) -> Sequence[Option]:
    """CAD-DEC-7: the missions that lie face up."""
    cost = mission_cost(g, player.seat)
    return [completing(mission, cost) for mission in g.shown]


def forbids(g: Cadwallon, player: Player, option: Option) -> str | None:
    """CAD-MISS-2: the treasures must be there."""
    return None if is_met(option.value, stock(g, player.seat)) else "CAD-MISS-2"


def quick(g: Cadwallon, player: Player) -> Sequence[Option]:
    """What the predicates let pass, quickly: the treasures are counted once."""
    if g.ap < MISSION_COST - 1 or g.mission_done:
        return ()  # not even with the Guild Seal
    if not givers(g, player.seat):
        return ()
    if g.ap < MISSION_COST and g.ap < mission_cost(g, player.seat):
        return ()
    held = stock(g, player.seat)
    return [option for option in candidates(g, player) if is_met(option.value, held)]


def perform(g: Cadwallon, player: Player, option: Option) -> Flow[None]:
    """CAD-MISS-1 to CAD-MISS-6: pay, hand over, be paid; a new mission is turned up."""
    mission: int = option.value
    g.ap -= option.args["cost"]
    g.mission_done = True
    for need, amount in MISSIONS[mission].needs.items():
        kind = -1 if need in (KIND_OF, ANY) else LOOT_NUMBER[need]
        for left in range(amount, 0, -1):
            same = left if need == KIND_OF else 0
            given = yield from _hand_over(g, player, kind, same)
            kind = given if need == KIND_OF else kind
    reward = MISSIONS[mission].reward
    who = WHO[player.seat]
    g.tell("mission", "CAD-MISS-3", who=who, mission=MISSIONS[mission].id, reward=reward)
    gain(g, player.seat, reward, "CAD-MISS-3")
    _replace(g, mission)
    check_standing(g)


def _hand_over(g: Cadwallon, player: Player, kind: int, same: int) -> Flow[int]:
    """CAD-MISS-3, CAD-MISS-6, CAD-DEC-32: one treasure leaves the game; `kind` may be open, and
    `same` says how many of one kind there must be."""
    held = stock(g, player.seat)

    def wrong(option: Option) -> str | None:
        item: int = option.value[1]
        if item in (HOSTAGE, DUKE):
            return "CAD-MISS-7"
        fits = held[item] >= same and kind in (-1, item)
        return None if fits else "CAD-MISS-6"

    options = [
        giving(name(g, character.number), character.number, item)
        for character in givers(g, player.seat)
        for item in sorted(set(character.loot))
    ]
    chosen: Option = yield one_of(player.seat, "hand-over", "CAD-DEC-32", options, wrong)
    figure, item = chosen.value
    g.characters[figure].loot.remove(item)
    lose_loot(g, item)
    return int(item)


def _replace(g: Cadwallon, mission: int) -> None:
    """CAD-MISS-4: the card leaves the game; the next one takes its place while cards last."""
    place = g.shown.index(mission)
    g.missions_gone.append(mission)
    card = g.missions.draw(g.chance, "CAD-MISS-4")
    if card == NO_CARD:
        del g.shown[place]
    else:
        g.shown[place] = card
        g.tell("mission-shown", "CAD-MISS-4", mission=MISSIONS[card].id)


MISSION: Final = Action("mission", barred, candidates, forbids, perform)
