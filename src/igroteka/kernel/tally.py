"""What a score is made of: points by source, for each seat, from the story that rules have told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from igroteka.kernel.fact import Fact

Tally = list[dict[str, int]]
"""For each seat its points by source; `label-source-<id>` names a source."""


def empty(seats: int) -> Tally:
    """Nobody has anything yet."""
    return [{} for _ in range(seats)]


def add(tally: Tally, seat: int, source: str, points: int) -> None:
    """Some points more, or fewer."""
    if points:
        tally[seat][source] = tally[seat].get(source, 0) + points


def seat_of(mention: str) -> int:
    """The seat that a fact names as `@2`."""
    return int(mention.removeprefix("@"))


def by_rules(
    seats: int, facts: Iterable[Fact], signs: Mapping[str, int], sources: Mapping[str, str]
) -> Tally:
    """Facts of these kinds give (1) or cost (-1) `who` their `amount`; the rule is the source."""
    tally = empty(seats)
    for fact in facts:
        if sign := signs.get(fact.kind):
            points = sign * int(fact.args["amount"])
            add(tally, seat_of(fact.args["who"]), sources[fact.rule], points)
    return tally
