"""What a bot is given to think about: the match as its seat may hold it for true.

The hidden cards of others are dealt anew before anything leaves this process, and the sealed
luck stays here: a worker could not cheat if it wanted to.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from igroteka.kernel.chance import Fast, Outcome, Scripted
from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.flow import Option
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.record import question_hash
from igroteka.kernel.state import State, decode, encode
from igroteka.kernel.zones import redeal

TRIES = 20
"""Deals that are tried before we give up to find one that fits what has been seen since."""


class Position(msgspec.Struct, frozen=True):
    """A state to begin at, the answers and rolls since, and what is asked after them."""

    game: str
    seat: int
    state: bytes
    since: tuple[tuple[int, str], ...]
    rolls: tuple[int, ...]
    question: str
    luck: int


def guessed(match: Match[Any], seat: int, rng: Random) -> Position | None:
    """The match with all that the seat cannot know dealt anew; None where no deal fits.

    A match stands at its last anchor with the answers since. At the anchor any deal will do.
    After it, what others have shown must agree with what they are dealt: so deals are tried.
    """
    question = match.asked(seat)
    assert question is not None
    wanted, seen = question_hash(question), encode(match.view(seat))
    since = _since(match, seat)
    for _ in range(TRIES):
        found = _dealt(match, seat, since, rng)
        if found is None:
            continue
        position, view = found
        if position.question == wanted and view == seen:
            return position
    return None


Since = list[tuple[int, Option]]


def _since(match: Match[Any], seat: int) -> Since:
    """The answers since the anchor, without those that others gave in secret."""
    sides = match._sides
    if sides is None:
        return match._since
    own = [(by, option) for by, option in match._since[sides.since :] if by == seat]
    return [*match._since[: sides.since], *own]


def _dealt(
    match: Match[Any], seat: int, since: Since, rng: Random
) -> tuple[Position, bytes] | None:
    game: Game[Any] = match.game
    g: State = (match._base or match.g).copy()
    redeal(game.zones(g), seat, rng)
    luck = rng.getrandbits(64)
    outcomes: list[Outcome] = []
    begin = g.copy()
    begin.chance = Fast(luck)
    state = encode(begin)
    g.chance.record = outcomes.append
    twin: Match[Any] = Match(game, g)
    try:
        _replay(twin, [(by, option.key) for by, option in since])
    except IgrotekaError:
        return None  # somebody showed what this deal does not give them
    question = twin.asked(seat)
    if question is None or any(outcome.kind != "roll" for outcome in outcomes):
        return None
    position = Position(
        game=game.id,
        seat=seat,
        state=state,
        since=tuple((by, option.key) for by, option in since),
        rolls=tuple(outcome.got + 1 for outcome in outcomes),
        question=question_hash(question),
        luck=luck,
    )
    return position, encode(twin.view(seat))


def opened(position: Position, game: Game[Any]) -> Match[Any]:
    """The guess as a match that stands at the question."""
    g: State = decode(game.state, game.parts, position.state)
    g.chance = Scripted(position.luck, 0, dict(enumerate(position.rolls)))
    match: Match[Any] = Match(game, g)
    _replay(match, position.since)
    return match


def _replay(match: Match[Any], since: Sequence[tuple[int, str]]) -> None:
    match.start()
    for by, key in since:
        match.answer(by, key)
