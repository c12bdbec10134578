"""What the bots hold things to be worth, in areas.

The figures were found by the rules first (what wins, what a castle brings each round) and then
corrected by hand in matches of greedy bots, so that they build, fight and end the game.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """The figures of the evaluation."""

    area: float = 1.0
    """An area at the start; towards the last round it counts more,"""
    area_late: float = 1.0
    """… by so much."""
    castle: float = 3.2
    """A castle: an action each round to come."""
    castle_last: float = 1.0
    """At the end a castle is only a tie-break and a land that nobody walks into."""
    towards_nine: float = 0.12
    """The square of the castles beyond three: the ninth wins."""
    unit: float = 0.95
    warlord: float = 0.8
    """A warlord beyond an ordinary unit."""
    site: float = 0.7
    """A unit on a land where a castle could be built,"""
    site_peak: float = 1.0
    """… and more on a mountain, of which there are few."""
    frontier: float = 0.12
    """A free area beside an own unit."""
    point: float = 3.0
    """A victory point of the campaign,"""
    goal: float = 1.3
    """… and a goal in which one leads now."""
    strength_card: float = 0.3

    # War: what is at stake in an attack counts by how sure it is.
    planned: float = 0.7
    """… before the support stage,"""
    decided: float = 0.9
    """… after it."""
    threatened: float = 0.16
    """The part of an area's worth that a stronger army beside it puts at risk."""
    last_of_its_type: float = 1.5
    """The last castle of a type: to lose it ends the game."""

    # Diplomacy: what a relation is worth, by who the other is.
    alliance: float = 0.3
    """An ally is a border less to watch, and +1 in battles."""
    war: float = -0.35
    """An enemy may strike without a word."""
    leader: float = 1.4
    """To be allied with somebody who is about to win costs so much; to be at war is right."""
    prey: float = 0.5
    """The part of what could be taken from an ally that the alliance costs."""

    # Rivals.
    best_rival: float = 0.55
    rivals: float = 0.12
    victory: float = 60.0
    by_hand: float = 0.4
    """How much of all this counts beside the odds to win, where those are told."""


WEIGHTS: Final = Weights()


class Odds(msgspec.Struct, frozen=True):
    """By how much the logarithm of the odds to win grows with a castle, with any place for the
    next one, and with an area."""

    castle: float
    site: float
    area: float


EARLY: Final = Odds(0.6, 0.9, 0.13)
RACE: Final = Odds(1.3, 1.5, 0.1)
"""Somebody could raise the ninth castle in this round."""
LAST: Final = Odds(1.15, 0.55, 0.5)
"""The last round is about to be played."""
