"""What a bot is given to think about: the match as its seat may hold it for true.

The hidden cards of others are dealt anew before anything leaves this process, and the sealed
luck stays here: a worker could not cheat if it wanted to.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from igroteka.kernel.chance import Fast, Outcome, Replayed
from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.record import question_hash
from igroteka.kernel.state import State, decode, encode
from igroteka.kernel.zones import hidden_cards, redeal

TRIES = 20
"""Deals that are tried before we give up to find one that fits what has been seen since."""


class Position(msgspec.Struct, frozen=True):
    """A state to begin at, the answers and outcomes since, and what is asked after them."""

    game: str
    seat: int
    state: bytes
    since: tuple[tuple[int, str], ...]
    outcomes: tuple[int, ...]
    question: str
    luck: int


def determinize(match: Match[Any], seat: int, rng: Random) -> Position | None:
    """The match with all that the seat cannot know dealt anew; None where no deal fits.

    A match stands at its last anchor with the answers since. At the anchor any deal will do.
    After it, what the seat has seen stays where it was, so that the same luck brings it to
    light again; what others did must agree with what they are dealt: so deals are tried.
    """
    question = match.asked(seat)
    assert question is not None
    if match.anchored and not match.secretly:
        return _at_the_anchor(match, seat, question, rng)
    wanted, seen = question_hash(question), encode(match.view(seat))
    for _ in range(TRIES):
        found = _one_deal(match, seat, rng)
        if found is None:
            continue
        position, view = found
        if position.question == wanted and view == seen:
            return position
    return None


def _at_the_anchor(match: Match[Any], seat: int, question: Question, rng: Random) -> Position:
    g: State = match.g.copy()
    redeal(match.game.zones(g), seat, rng)
    luck = rng.getrandbits(64)
    g.chance = Fast(luck)
    asked = question_hash(question)
    return Position(match.game.id, seat, encode(g), (), (), asked, luck)


def _one_deal(match: Match[Any], seat: int, rng: Random) -> tuple[Position, bytes] | None:
    game: Game[Any] = match.game
    g: State
    g, since = match.replay_prefix(seat)
    redeal(game.zones(g), seat, rng, only=hidden_cards(game.zones(match.g), seat))
    luck = rng.getrandbits(64)
    outcomes: list[Outcome] = []
    begin = g.copy()
    begin.chance = Fast(luck)
    state = encode(begin)
    g.chance.record = outcomes.append  # the true luck, again
    twin: Match[Any] = Match(game, g)
    try:
        _replay(twin, [(by, option.key) for by, option in since])
    except IgrotekaError:
        return None  # somebody showed what this deal does not give them
    question = twin.asked(seat)
    if question is None:
        return None
    position = Position(
        game=game.id,
        seat=seat,
        state=state,
        since=tuple((by, option.key) for by, option in since),
        outcomes=tuple(outcome.got for outcome in outcomes),
        question=question_hash(question),
        luck=luck,
    )
    return position, encode(twin.view(seat))


def restore(position: Position, game: Game[Any]) -> Match[Any]:
    """The determinized match, standing at the question."""
    g: State = decode(game.state, game.parts, position.state)
    g.chance = Replayed(position.outcomes, position.luck)
    match: Match[Any] = Match(game, g)
    _replay(match, position.since)
    return match


def _replay(match: Match[Any], since: Sequence[tuple[int, str]]) -> None:
    match.start()
    for by, key in since:
        match.answer(by, key)
