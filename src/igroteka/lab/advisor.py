"""The advisor: what a seat had best do now, how the best compare, and why, from its own view.

The bots' advice says which options are best; what they lead to at once says why. Nothing here rests
on what the seat cannot know: where hidden cards are dealt anew the same is advised.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import msgspec

from igroteka.bots.advice import Advice, advise
from igroteka.kernel.coach import Coach
from igroteka.kernel.match import Match
from igroteka.kernel.record import question_hash
from igroteka.kernel.state import encode
from igroteka.lab.analysis.report import Taken
from igroteka.lab.analysis.scale import Judge, evaluated
from igroteka.scene.changes import Change
from igroteka.scene.consequences import Chance, Consequence, WhatIf
from igroteka.scene.parts import Words

BEST = 3
"""How many options are told."""
SECONDS = 3.0
"""How long the best are looked for."""
DIFFERS = 0.1
"""Odds that differ by less are alike."""
MOST = 3
"""How many things are told of each side."""


class CounselBase(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Base of what an advisor says."""


class Odds(CounselBase, frozen=True, kw_only=True):
    """Something that may happen: in what share of the guesses, this way and the other way."""

    share: float
    other: float
    change: Change | None = None
    words: Words | None = None


class Reason(CounselBase, frozen=True, kw_only=True):
    """What differs between the best and the next best: what only one of them brings for certain,
    and whose odds are better."""

    gains: tuple[Change, ...]
    misses: tuple[Change, ...]
    """What the other way would bring."""
    odds: tuple[Odds, ...]


class Advised(CounselBase, frozen=True, kw_only=True):
    """An option, and the chance to win with it."""

    option: Taken
    chance: float


class Counsel(CounselBase, frozen=True, kw_only=True):
    """What an advisor says: the best first; the reason where there are two to compare."""

    seat: int
    options: tuple[Advised, ...]
    reason: Reason | None = None


def counsel(
    match: Match[Any],
    seat: int,
    options: Mapping[str, Any],
    answers: int,
    seconds: float = SECONDS,
    among: Collection[str] | None = None,
) -> Counsel:
    """Advice on the open question of a seat: `options` are those of the table, at which so many
    answers were given so far. A lesson that leaves a choice among a few says which they are."""
    question = match.asked(seat)
    assert question is not None, f"seat {seat} is not asked anything"
    seen = encode(match.view(seat)) + question_hash(question).encode()
    seed = int.from_bytes(hashlib.blake2b(seen, digest_size=8).digest())
    found = advise(match, seat, seed=seed, seconds=seconds, best=BEST, among=among)
    judge = Judge(match.game, match.game.configure(options))
    told = tuple(
        Advised(
            option=Taken(key=it.option.key, verb=it.option.verb, args=dict(it.option.args)),
            chance=round(chance, 3),
        )
        for it, chance in zip(found, _chances(judge, found, seat, answers), strict=True)
    )
    reason = None
    if len(found) > 1:
        what_if = WhatIf(match, seat)
        reason = differing(*(what_if.of(it.option) for it in found[:2]))
    return Counsel(seat=seat, options=told, reason=reason)


def left_to_choose(coach: Coach[Any]) -> tuple[str, ...]:
    """The keys of what a step of a lesson leaves to choose among. None where it wants one thing
    only: the coach has said which, and nobody is to contradict it."""
    asked = coach.question
    wanted = {option.key for option in coach.wanted}
    left = () if asked is None else tuple(it.key for it in asked.options if it.key in wanted)
    return left if len(left) > 1 else ()


def differing(best: Consequence, other: Consequence) -> Reason:
    """What the best brings that the other does not, and the other way round."""
    return Reason(
        gains=tuple(change for change in best.certain if change not in other.certain)[:MOST],
        misses=tuple(change for change in other.certain if change not in best.certain)[:MOST],
        odds=tuple(sorted(_odds(best, other), key=lambda one: -abs(one.share - one.other)))[:MOST],
    )


def _odds(best: Consequence, other: Consequence) -> Iterator[Odds]:
    here, there = _shares(best), _shares(other)
    for key in dict.fromkeys((*here, *there)):
        one = here.get(key) or there[key]
        share = here[key].share if key in here else 0.0
        elsewhere = there[key].share if key in there else 0.0
        if abs(share - elsewhere) >= DIFFERS:
            yield Odds(share=share, other=elsewhere, change=one.change, words=one.words)


def _shares(found: Consequence) -> dict[bytes, Chance]:
    return {
        msgspec.json.encode((one.change, one.words), order="sorted"): one
        for one in (*found.outcomes, *found.likely)
    }


def _chances(judge: Judge, found: list[Advice], seat: int, answers: int) -> Iterator[float]:
    """The chance to win with each option: what it is worth to the seat some turns later, beside
    what the others have soon. Those are the same for all: what is worth more is never told as less
    likely to win."""
    seen = [evaluated(judge.game, g, judge.seats) for it in found for g in it.outcomes]
    points = [sum(column) / len(seen) for column in zip(*seen, strict=True)]
    for it in found:
        points[seat] = it.value
        yield judge.scale.chances(points, judge.scale.played(answers))[seat]
