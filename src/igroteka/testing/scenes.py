"""What the scenes of every game must stand: whatever an option points at lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.state import State
from igroteka.scene import parts

S = TypeVar("S", bound=State)


def verbs_that_touch(game: Game[S], moments: Iterable[Match[S]]) -> set[str]:
    """The verbs that touched something; also what is refused is pointed at, and the why told."""
    verbs = set()
    for match in moments:
        for ask in match.asks:
            here = parts(game.scene(match.view(ask.seat), ask.seat))
            refused = [refusal.option for refusal in match.why_not(ask.seat)]
            for option in (*ask.options, *refused):
                if option.touches:
                    verbs.add(option.verb)
                missing = [id for id in option.touches if id not in here]
                assert not missing, f"{option} of {ask.prompt} touches {missing}"
    return verbs


def icons(value: object) -> Iterator[str]:
    """The icons that a scene as plain data names, those of parts within parts included."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "icon":
                yield inner
            yield from icons(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from icons(inner)
