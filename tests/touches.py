"""What an option points at must lie on the table of whoever is asked."""

from __future__ import annotations

from collections.abc import Iterable
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
