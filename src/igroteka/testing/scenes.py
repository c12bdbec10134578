"""What the scenes of every game must stand: whatever an option points at lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import TypeVar

import msgspec

from igroteka.kernel.chance import Fast
from igroteka.kernel.game import Game, Options
from igroteka.kernel.match import Match
from igroteka.kernel.state import State
from igroteka.kernel.zones import redact, redeal
from igroteka.scene import Scene, parts
from igroteka.testing.battery import Choice

S = TypeVar("S", bound=State)


def moments(game: Game[S], options: Options, seed: int, choose: Choice) -> Iterator[Match[S]]:
    """A match at each of its decisions and at its end."""
    match = Match.new(game, options, Fast.seeded("scene", seed))
    while match.ask is not None:
        yield match
        match.answer(match.ask.seat, match.ask.options[choose(match, match.ask)])
    yield match


def seen(match: Match[S], viewer: int | None) -> Scene:
    """The table as a seat, or a spectator, sees it."""
    scene: Scene = match.game.scene(match.view(viewer), viewer)
    return scene


def shown(game: Game[S], g: S, viewer: int | None) -> Scene:
    """The same of a state that was laid out by hand, whatever is asked there."""
    view = g.copy()
    redact(game.zones(view), viewer)
    scene: Scene = game.scene(view, viewer)
    return scene


def dealt_anew(match: Match[S], viewer: int | None, rng: Random) -> S:
    """The same position with all that the viewer cannot see dealt otherwise: it changes no byte of
    the scene that he gets."""
    game, other = match.game, match.g.copy()
    redeal(game.zones(other), viewer, rng)
    theirs, his = shown(game, other, viewer), seen(match, viewer)
    assert msgspec.json.encode(theirs) == msgspec.json.encode(his)
    return other


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
