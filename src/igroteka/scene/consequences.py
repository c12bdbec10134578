"""What would happen: an option tried on guesses, as the one who may take it would see it.

What comes out alike in every guess is certain; where luck or hidden cards decide, the guesses tell
how likely the outcomes are. All guesses are made from what the viewer knows and from the question
itself, so that the same question has the same answer, whatever is hidden.
"""

from __future__ import annotations

import hashlib
from collections import Counter as Count
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from igroteka.kernel.flow import Option, Question
from igroteka.kernel.journal import Journal
from igroteka.kernel.match import Guess, Match
from igroteka.kernel.record import question_hash
from igroteka.kernel.state import encode, fingerprint
from igroteka.scene.changes import Change, Changes, changes
from igroteka.scene.parts import Plain, Scene, Words

AGREEING = 4
"""So many guesses must agree on what is certain."""
DRAWS = 48
"""On how many guesses odds are reckoned, once luck has a hand in it."""
FOLLOW_UPS = 12
"""How many questions of the same step are answered in passing, by guidance."""
RARE = 0.04
"""What happens less often is not worth a word."""
MOST = 6
"""How many things that may happen are told."""


class Chance(Plain, frozen=True):
    """Something that may happen, and in what share of the guesses it did."""

    share: float
    change: Change | None = None
    words: Words | None = None


class Consequence(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What an option leads to: what is certain up to the next decision, what may come of it."""

    certain: tuple[Change, ...] = ()
    likely: tuple[Chance, ...] = ()
    outcomes: tuple[Chance, ...] = ()
    then: Words | None = None
    """What else the same seat is asked next, where that is certain."""
    luck: bool = False
    """Whether dice, or cards that are hidden, have a hand in it."""

    @property
    def none(self) -> bool:
        """Whether nothing at all is to be seen of it yet."""
        return not (self.certain or self.likely or self.outcomes or self.then)


class WhatIf:
    """The options of one question, all tried on the same guesses.

    Guesses mostly lead to tables that look alike: each of them is laid and compared once. `alike`
    is the same question in another world, where the same tables have been looked at already.
    """

    def __init__(
        self, match: Match[Any], seat: int, alike: WhatIf | None = None, draws: int = DRAWS
    ) -> None:
        question = match.asked(seat)
        assert question is not None, f"seat {seat} is not asked anything"
        self._match = match
        self._seat = seat
        self._draws = draws
        self._prompt = question.prompt
        view = match.view(seat)
        self._before: Scene = match.game.scene(view, seat)
        self._seed = _seed(encode(view), question)
        self._guesses: dict[int, Guess[Any]] = {}
        same = alike is not None and alike._seed == self._seed
        self._seen: dict[bytes, Changes] = alike._seen if alike is not None and same else {}
        """What is otherwise at a table that looks like this."""

    def of(self, option: Option | str) -> Consequence:
        """What taking an option would lead to."""
        key = option if isinstance(option, str) else option.key
        tried = [self._try(key, number) for number in range(AGREEING)]
        lucky = any(one.lucky for one in tried) or any(one.near != tried[0].near for one in tried)
        if lucky:
            tried += [self._try(key, number) for number in range(AGREEING, self._draws)]
        certain = _common([one.near for one in tried])
        then = tried[0].then
        return Consequence(
            certain=tuple(certain.values()),
            likely=tuple(_likely(tried, certain, self._seat)) if lucky else (),
            outcomes=tuple(_outcomes(tried)),
            then=then if all(one.then == then for one in tried) else None,
            luck=lucky,
        )

    def _try(self, key: str, number: int) -> _Tried:
        twin = self._twin(number)
        journal = twin.g.journal = Journal()
        luck, step = twin.g.chance.at, twin.running
        twin.answer(self._seat, key)
        near, then = self._changes(twin), self._then(twin)
        followed = self._follow(twin, step)
        far = self._changes(twin) if followed else near
        lucky = twin.g.chance.at != luck
        return _Tried(near, far, then, lucky, self._outcome(journal))

    def _twin(self, number: int) -> Match[Any]:
        guess = self._guesses.get(number)
        if guess is None:
            rng = Random(f"{self._seed} {number}")
            guess = self._match.guess(self._seat, rng, settled=True)
            self._guesses[number] = guess
        return guess.twin()

    def _changes(self, twin: Match[Any]) -> Changes:
        view = twin.view(self._seat)
        looks = fingerprint(view)
        found = self._seen.get(looks)
        if found is None:
            after: Scene = self._match.game.scene(view, self._seat)
            found = self._seen[looks] = changes(self._before, after)
        return found

    def _then(self, twin: Match[Any]) -> Words | None:
        asked = twin.asked(self._seat)
        if asked is None or asked.prompt == self._prompt:
            return None  # the same again goes without saying
        return Words(f"ask-{asked.prompt}", dict(asked.args))

    def _follow(self, twin: Match[Any], step: object) -> bool:
        """Answer what still belongs to the matter, as guidance would; whether there was any."""
        for number in range(FOLLOW_UPS):
            ask = twin.ask
            if ask is None or ask.anchor or twin.secretly or twin.running is not step:
                return number > 0
            weights = self._match.game.guide(twin.g, ask)
            twin.follow(ask.seat, ask.options[weights.index(max(weights))])
        return True

    def _outcome(self, journal: Journal) -> Words | None:
        """What is decided in the end, as far as the game names it and the seat would hear of it."""
        named = self._match.game.outcome
        if named is None:
            return None
        decided = [named(fact, self._seat) for fact in journal.seen_by(self._seat)]
        return next((words for words in reversed(decided) if words is not None), None)


class _Tried:
    """One option on one guess."""

    __slots__ = ("far", "lucky", "near", "outcome", "then")

    def __init__(
        self,
        near: Changes,
        far: Changes,
        then: Words | None,
        lucky: bool,
        outcome: Words | None,
    ) -> None:
        self.near = near
        self.far = far
        self.then = then
        self.lucky = lucky
        self.outcome = outcome


def _seed(view: bytes, question: Question) -> str:
    return hashlib.blake2b(view + question_hash(question).encode(), digest_size=16).hexdigest()


def _common(found: list[Changes]) -> Changes:
    """What all of them have, in the order of the first."""
    first, *others = found
    return {key: change for key, change in first.items() if all(key in one for one in others)}


def _likely(tried: list[_Tried], certain: Changes, seat: int) -> Iterator[Chance]:
    """How the viewer's own figures may come out in the end. What comes out so every time is no
    luck, but what guidance has chosen on the way."""
    counted: Count[tuple[str, ...]] = Count()
    known: Changes = {}
    for one in tried:
        for key, change in one.far.items():
            if change.figure_of(seat) and key not in certain:
                counted[key] += 1
                known[key] = change
    shares = [(key, number / len(tried)) for key, number in counted.most_common()]
    for key, share in [(key, share) for key, share in shares if RARE <= share < 1][:MOST]:
        yield Chance(share, change=known[key])


def _outcomes(tried: list[_Tried]) -> Iterator[Chance]:
    """How the matter may be decided, the likeliest first."""
    counted: Count[bytes] = Count()
    known: dict[bytes, Words] = {}
    for one in tried:
        if one.outcome is not None:
            key = msgspec.json.encode(one.outcome, order="sorted")
            counted[key] += 1
            known[key] = one.outcome
    for key, number in counted.most_common(MOST):
        if number / len(tried) >= RARE:
            yield Chance(number / len(tried), words=known[key])
