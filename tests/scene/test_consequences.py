"""Tables that look alike are laid once: what tells them apart must tell all of them apart."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from igroteka.games.kalena import GAME
from igroteka.kernel.registry import find_game, game_names
from igroteka.kernel.state import encode, fingerprint
from igroteka.scene import Scene, consequences
from igroteka.scene.changes import Changes, changes
from igroteka.scene.consequences import WhatIf
from igroteka.testing.almanac import random_moments
from igroteka.testing.battery import other_world


@pytest.mark.parametrize("name", game_names())
def test_a_fingerprint_differs_where_the_state_does(name: str) -> None:
    alike: dict[bytes, set[bytes]] = {}
    for match in random_moments(find_game(name), 2, every=5):
        for viewer in (None, 0):
            view = match.view(viewer)
            alike.setdefault(fingerprint(view), set()).add(encode(view))
    assert len(alike) > 5
    assert [len(same) for same in alike.values() if len(same) > 1] == []


def test_where_the_same_was_looked_at_before_it_is_not_laid_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    laid: list[Scene] = []

    def counted(before: Scene, after: Scene) -> Changes:
        laid.append(after)
        return changes(before, after)

    monkeypatch.setattr(consequences, "changes", counted)
    match = next(iter(random_moments(GAME, 1)))
    seat, option = match.asks[0].seat, match.asks[0].options[0]
    world = other_world(match, seat, Random(1))
    assert world is not None
    here = WhatIf(match, seat)
    found = here.of(option)
    once = len(laid)
    assert once > 0
    assert msgspec.json.encode(WhatIf(world, seat, here).of(option)) == msgspec.json.encode(found)
    assert len(laid) == once
    assert msgspec.json.encode(WhatIf(match, seat).of(option)) == msgspec.json.encode(found)
    assert len(laid) == 2 * once
