"""Drafts: turns of a seat as guidance would play them, from each of its options and at a venture.

Where a turn is a long chain of small actions, a beam over them sees too little of what they are
for, and to think about each of them anew is dear. Guidance knows how they hang together: what is
left to think about is which of the turns that it can think of turns out best.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from igroteka.bots.search.policy import drawn, heaviest
from igroteka.kernel.chance import Chance
from igroteka.kernel.flow import Option
from igroteka.kernel.match import Guess, Match

LONGEST: Final = 48
"""Actions of a turn, as far as anybody drafts."""


def drafts(
    guess: Guess[Any], seat: int, options: Sequence[Option], more: int, chance: Chance
) -> list[tuple[str, ...]]:
    """The rest of a turn by the keys of its actions, until luck has a hand in it: begun with each
    of these options and gone on with as guidance weighs most, and so many drawn by its weights;
    none of them twice."""
    found: dict[tuple[str, ...], None] = {}
    for option in options:
        found.setdefault(_drafted(guess.twin(), seat, option, None))
    for _ in range(more):
        twin = guess.twin()
        ask = twin.ask
        assert ask is not None, "somebody thinks about a question"
        found.setdefault(_drafted(twin, seat, drawn(twin, ask, chance), chance))
    return list(found)


def _drafted(
    match: Match[Any], seat: int, option: Option, chance: Chance | None
) -> tuple[str, ...]:
    """One draft. The match is used up by it."""
    luck = match.g.chance.at
    keys = [option.key]
    match.follow(seat, option)
    while len(keys) < LONGEST and match.g.chance.at == luck:
        ask = match.ask
        if ask is None or (ask.anchor and ask.seat != seat):
            break
        planned = ask.anchor and ask.seat == seat
        venture = chance if planned else None
        chosen = heaviest(match, ask) if venture is None else drawn(match, ask, venture)
        if planned:
            keys.append(chosen.key)
        match.follow(ask.seat, chosen)
    return tuple(keys)
