"""What the bots hold things to be worth, in valour.

How the figures were found: first by the rules (what a sale, a building, a track pays), then in
some 1,500 matches of three or four greedy bots whose figures were blurred by about a third. A
linear regression of their scores, against the mean of the table, on the logarithms of the
figures told which way to move each of them; this was done seven times over. The figures of
shared defeat were set by hand, so that it stays rare: a bot that looks at nothing but its own
score leaves the ghosts to the others.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from igroteka.games.kalena.content import SKILLS


class Weights(msgspec.Struct, frozen=True):
    """The figures of the evaluation."""

    # Plans: how much of its gain a plan is worth before it is carried out.
    now: float = 0.85
    """… this turn,"""
    soon: float = 0.37
    """… next turn,"""
    later: float = 0.22
    """… farther away than one turn's walk."""
    lacks_one: float = 0.32
    """… while one resource is missing,"""
    lacks_two: float = 0.23
    """… while two are."""
    wanted: float = 0.13
    """The part of a plan's gain that its missing resource is worth to an extraction."""
    second: float = 0.4
    """… that wants the same resources as a better one."""
    place: float = 0.21
    """Ghosts and fresh land within next turn's walk: the worth of standing well."""
    step: float = 0.01
    """An exploration token not yet spent: nobody walks for nothing."""

    # Holdings: a base, and more for every turn left to use them.
    resource: float = 0.58
    resource_turn: float = 0.087
    pecunia: float = 0.19
    pecunia_turn: float = 0.09
    income: float = 0.49
    """A resource that a building will yet produce, against one in storage."""
    chilled: float = 0.49
    """The part of its income that a building beside a ghost is still good for."""
    rival_income: float = 0.04
    """What each coming income of a rival costs us."""

    # A token on each track, for every turn it will serve.
    exploration: float = 0.15
    contact: float = 1.2
    extraction: float = 0.43
    construction: float = 0.49
    skill: float = 0.67
    """Scales the table of skills below."""

    # Shared defeat.
    defeat: float = 25.0
    """How far it is below a position without any valour."""
    urgency: float = 0.6
    """Contacts needed for each turn left at which defeat is as likely as not."""
    overflow: float = 1.0
    """Weighs the danger that Kalena fills up."""

    # Quests: what is likely to be added to their present value in each turn left.
    quest_building: float = 0.26
    quest_region: float = 0.44
    quest_holdings: float = 1.0
    """What a quest for resources or pecunias will come to, whatever is held now."""


W: Final = Weights()

_SKILL_POWER: Final = {
    "comm_renown": 0.6,
    "comm_insight": 0.5,
    "comm_second_breath": 0.5,
    "travel_forest_trails": 0.25,
    "travel_mountain_step": 0.3,
    "travel_open_gates": 0.3,
    "trade_roomy_pack": 0.15,
    "trade_haggler": 0.3,
    "trade_wholesale": 0.3,
    "craft_abundance": 0.4,
    "craft_master_builder": 0.7,
    "craft_gleaner": 0.6,
}
SKILL_POWER: Final = tuple(_SKILL_POWER[skill.id] for skill in SKILLS)
"""What each skill brings for every turn it will serve."""


@cache
def power_of(skills: int) -> float:
    """What a set of learned skills brings in a turn."""
    return sum(power for n, power in enumerate(SKILL_POWER) if skills >> n & 1)
