"""The action learn (KAL-LEARN)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import ge
from typing import Final

from igroteka.games.kalena.content import MAIN_BOARD, SKILLS
from igroteka.games.kalena.rules.powers import powers_of
from igroteka.games.kalena.rules.state import EMPTY, Kalena, Player
from igroteka.games.kalena.rules.storage import can_spend, per_type, spend
from igroteka.games.kalena.rules.valour import gain_valour
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option
from igroteka.kernel.state import put

_COST: Final = tuple(per_type(skill.cost) for skill in SKILLS)
_VALOUR: Final = tuple(
    tuple(slot.valour for slot in column.slots) for column in MAIN_BOARD.skill_columns
)
_LEARN: Final = tuple(
    Option(
        f"learn:{skill.id}",
        "learn",
        number,
        {"skill": skill.id, "cost": list(skill.cost)},
        (skill.id,),
    )
    for number, skill in enumerate(SKILLS)
)


def knows(player: Player, skill: int) -> bool:
    """Whether the player has learned this skill."""
    return bool(player.skills >> skill & 1)


def candidates(g: Kalena, player: Player) -> list[Option]:
    """KAL-DEC-13: any of the four open skills."""
    return [_LEARN[skill] for skill in g.skills]


def barred(g: Kalena, player: Player) -> str | None:
    """KAL-LEARN-1, KAL-LEARN-8: only in a suburb (or by Open Gates), with a marker left."""
    here = g.land.terrain[player.hex]
    if here not in powers_of(player.skills).places["learn"]:
        return "KAL-LEARN-1"
    return None if player.markers else "KAL-LEARN-8"


def forbids(g: Kalena, player: Player, option: Option) -> str | None:
    """KAL-LEARN-4, KAL-TERM-9: once per player, and its resources must be there."""
    skill: int = option.value
    if player.skills >> skill & 1:
        return "KAL-LEARN-4"
    return None if can_spend(player, _COST[skill]) else "KAL-TERM-9"


@cache
def _affordable(food: int, water: int, wood: int, ore: int) -> int:
    """The skills whose resources such a storage holds, one bit each."""
    held = (food, water, wood, ore)
    return sum(1 << n for n, cost in enumerate(_COST) if all(map(ge, held, cost)))


def quick(g: Kalena, player: Player) -> Sequence[Option]:
    """What can be paid and is not known yet."""
    if g.land.terrain[player.hex] not in powers_of(player.skills).places["learn"]:
        return ()
    if not player.markers:
        return ()
    wanted = _affordable(*player.resources) & ~player.skills
    return [_LEARN[skill] for skill in g.skills if wanted >> skill & 1] if wanted else ()


def perform(g: Kalena, player: Player, option: Option) -> Flow[None]:
    """KAL-LEARN-2, KAL-LEARN-5: pay, mark the leftmost free slot, gain its valour."""
    skill: int = option.value
    spend(g, player, _COST[skill])
    column = g.skills.index(skill)
    slot = g.slots[column].index(EMPTY)  # KAL-LEARN-3: a closed one is not empty
    g.slots = put(g.slots, column, put(g.slots[column], slot, player.seat))
    player.markers -= 1
    player.skills |= 1 << skill
    g.tell("learned", "KAL-LEARN-2", who=WHO[player.seat], skill=SKILLS[skill].id, slot=slot + 1)
    gain_valour(g, player, _VALOUR[column][slot], "KAL-LEARN-2")
    return
    yield


LEARN: Final = Action("learn", barred, candidates, forbids, perform, quick=quick)
