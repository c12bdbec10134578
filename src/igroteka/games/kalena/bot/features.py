"""What a learned evaluation looks at: the parts of the hand-written one, not yet weighed."""

from __future__ import annotations

from typing import Final

from igroteka.games.kalena.bot import weights
from igroteka.games.kalena.bot.evaluation import (
    ROUNDS,
    buildings,
    danger,
    outlook,
    quest_prospect,
)
from igroteka.games.kalena.bot.plans import (
    STACK,
    build_plan,
    contact_plan,
    extract_plan,
    learn_plan,
    sell_plan,
    train_plan,
    unfilled,
)
from igroteka.games.kalena.content import TRACKS
from igroteka.games.kalena.rules.setup import round_number
from igroteka.games.kalena.rules.state import Kalena

NAMES: Final = (
    "valour",
    "quests",
    "buildings",
    "danger",
    "resources",
    "resources-turns",
    "pecunias",
    "pecunias-turns",
    "exploration-turns",
    "contact-turns",
    "extraction-turns",
    "construction-turns",
    "full-tracks",
    "skills-turns",
    "markers",
    "plan-build",
    "plan-learn",
    "plan-sell",
    "plan-train",
    "plan-extract",
    "plan-contact",
    "buildings-turns",
)
"""`…-turns`: for every turn that is left to use it."""

FIXED: Final = {"danger": 0.5}
"""The fear of shared defeat is halved. What was learned among others who follow guidance would
leave a quarter of it: others will meet the ghosts. Where all think so, nobody does."""


def features(g: Kalena, seat: int) -> list[float]:
    """The figures of a seat, in the order of their names."""
    player = g.players[seat]
    o = outlook(g, player)
    turns = o.future
    quests = 0.0
    for quest in player.picked:
        quests += quest_prospect(g, player, quest, turns)
    stacks = 0.0
    for held in player.resources:
        stacks += STACK[held]
    full = 0
    for track, held in enumerate(player.tokens):
        full += held == TRACKS[track].slots
    pecunias = min(player.pecunias, unfilled(player))
    endangered = danger(o)  # notes what a ghost less is worth: before the plans
    found = [float(player.valour), quests, buildings(o), endangered]
    found += [stacks, stacks * turns, float(pecunias), float(pecunias * turns)]
    found += [float(tokens * turns) for tokens in player.tokens]
    found += [float(full), weights.power_of(player.skills) * turns, float(player.markers)]
    if turns or o.walk >= 0:
        # Wants are noted by what is to be paid for: extraction comes after it.
        found += [build_plan(o), learn_plan(o), sell_plan(o)]
        found += [train_plan(o), extract_plan(o), contact_plan(o)]
    else:
        found += [0.0] * 6
    found.append(float(turns * sum([owner == seat for owner in g.owners])))
    return found


def progress(g: Kalena) -> float:
    """How much of the match is over."""
    return min(1.0, round_number(g) / ROUNDS)
