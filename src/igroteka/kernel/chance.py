"""Chance: one recorded stream of outcomes per match.

`Fast` serves simulation, `Sealed` a live table (commit, salt, reveal, verify), `Scripted` tests,
`Foretold` lessons, `Begun` a table that goes on where a lesson ended.
The position in the stream is part of the state, so that a clone has the same luck ahead.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

_SIGN: Final = 1 << 63


def _word(quarter: i64) -> i64:
    return 4 * quarter - 1


_WORD: Final[i64] = _word(1 << 62)
"""All bits of a word. The compiled engine reckons in machine words, which wrap around by
themselves: there it is -1 and cuts nothing off."""


class Outcome(NamedTuple):
    """One outcome of chance: what was asked of it, what came, and for which rule."""

    kind: str
    of: int
    got: int
    why: str


class Chance:
    """A stream of uniform numbers with the verbs of a games table."""

    __slots__ = ("_at", "record")

    _at: i64

    def __init__(self, at: int) -> None:
        self._at = at if at < _SIGN else at - 2 * _SIGN  # as a machine word holds it
        self.record: Callable[[Outcome], None] | None = None

    @property
    def at(self) -> int:
        """The position in the stream, 64 bits of it."""
        word: int = self._at
        return word if word >= 0 else word + 2 * _SIGN

    @at.setter
    def at(self, at: int) -> None:
        self._at = at if at < _SIGN else at - 2 * _SIGN

    def below(self, n: int) -> int:
        """The next number of the stream, uniform over 0 … n − 1."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """The same stream at the same position; the copy records nothing."""
        raise NotImplementedError

    def roll(self, sides: int, why: str) -> int:
        """Roll a die with faces 1 … sides."""
        got = self.below(sides)  # as `_outcome`, one call less: nothing is done so often
        if self.record is not None:
            self.record(Outcome("roll", sides, got, why))
        return 1 + got

    def pick(self, items: Sequence[T], why: str) -> T:
        """Pick one of the items at random."""
        return items[self._outcome("pick", len(items), why)]

    def draw(self, cards: MutableSequence[T], why: str) -> T:
        """Draw a card from an unordered pile: any card may be the next."""
        count = len(cards)
        got = self.below(count)  # as `roll`: cards are drawn nearly as often
        if self.record is not None:
            self.record(Outcome("draw", count, got, why))
        return cards.pop(got)

    def shuffle(self, cards: MutableSequence[Any], why: str) -> None:
        """Put the cards into random order (Fisher–Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self._outcome("shuffle", last + 1, why)
            cards[last], cards[other] = cards[other], cards[last]

    def _outcome(self, kind: str, n: int, why: str) -> int:
        got = self.below(n)
        if self.record is not None:
            self.record(Outcome(kind, n, got, why))
        return got


class Fast(Chance):
    """A small, quick generator (a 64-bit linear congruential step with an output mix)."""

    __slots__ = ()

    @classmethod
    def seeded(cls, *seed: int | str) -> Fast:
        """A stream that depends on every part of the seed."""
        digest = hashlib.blake2b(repr(seed).encode(), digest_size=8).digest()
        return cls(int.from_bytes(digest))

    def below(self, n: int) -> int:
        self._at = word = (self._at * 6364136223846793005 + 1442695040888963407) & _WORD
        mixed = word >> 22 & 0x3FFFFFFFFFF
        return (mixed ^ mixed >> 22) % n

    def roll(self, sides: int, why: str) -> int:
        if self.record is not None:
            return super().roll(sides, why)
        # As `below`, one call less: in a simulation nothing is done so often.
        self._at = word = (self._at * 6364136223846793005 + 1442695040888963407) & _WORD
        mixed = word >> 22 & 0x3FFFFFFFFFF
        return 1 + (mixed ^ mixed >> 22) % sides

    def copy(self) -> Fast:
        return Fast(self._at)


class Sealed(Chance):
    """The stream of a live table: HMAC-SHA256 over a counter, keyed by secret and salts."""

    __slots__ = ("key", "seal")

    def __init__(self, key: bytes, at: int = 0, seal: Any = None) -> None:
        super().__init__(at)
        self.key = key
        # Keyed once: `hmac.digest` takes three times as long, and lets another thread in meanwhile.
        self.seal = hmac.new(key, digestmod="sha256") if seal is None else seal

    def below(self, n: int) -> int:
        limit = (1 << 64) // n * n  # reject the ragged end: every number stays equally likely
        while True:
            sealed = self.seal.copy()
            sealed.update(self.at.to_bytes(8))
            self.at += 1
            value = int.from_bytes(sealed.digest()[:8])
            if value < limit:
                return value % n

    def copy(self) -> Sealed:
        return Sealed(self.key, self.at, self.seal)


class Replayed(Chance):
    """First the outcomes of a match that is replayed, then luck."""

    __slots__ = ("luck", "outcomes")

    def __init__(self, outcomes: Sequence[int], luck: int, at: int = 0) -> None:
        super().__init__(at)
        self.outcomes = outcomes
        self.luck = luck

    def below(self, n: int) -> int:
        told = self.at < len(self.outcomes)
        got = self.outcomes[self.at] if told else Fast.seeded(self.luck, self.at).below(n)
        self.at += 1
        return got

    def copy(self) -> Replayed:
        return Replayed(self.outcomes, self.luck, self.at)


class Begun(Sealed):
    """First the outcomes with which a match began, openly; from then on a sealed stream."""

    __slots__ = ("outcomes",)

    def __init__(self, outcomes: Sequence[int], key: bytes, at: int = 0, seal: Any = None) -> None:
        super().__init__(key, at, seal)
        self.outcomes = outcomes

    def below(self, n: int) -> int:
        if self.at >= len(self.outcomes):
            return super().below(n)
        got = self.outcomes[self.at]
        self.at += 1
        return got

    def copy(self) -> Begun:
        return Begun(self.outcomes, self.key, self.at, self.seal)


def commitment(seed: bytes) -> str:
    """What the table publishes before the first decision: the hash of its secret seed."""
    return hashlib.sha256(seed).hexdigest()


def sealed_key(seed: bytes, salts: Sequence[str]) -> bytes:
    """The key of the stream: nobody who lacks either the seed or one salt can know it."""
    return hmac.digest(seed, "\n".join(salts).encode(), "sha256")


class Scripted(Chance):
    """A stream that tests write: `force(6, 3)` makes the next outcomes a 6 and a 3.

    Dice are forced by face; picks and draws by the item itself. Where the script is silent the
    stream falls back to luck. The script is kept by position, so clones and replays obey it.
    """

    __slots__ = ("luck", "script")

    def __init__(self, seed: int = 0, at: int = 0, script: dict[int, Any] | None = None) -> None:
        super().__init__(at)
        self.luck = seed
        self.script: dict[int, Any] = {} if script is None else script

    def force(self, *outcomes: Any) -> None:
        """Fix the next outcomes that are not yet fixed."""
        at = self.at
        for outcome in outcomes:
            while at in self.script:
                at += 1
            self.script[at] = outcome

    def below(self, n: int) -> int:
        self.at += 1
        return Fast.seeded(self.luck, self.at).below(n)

    def roll(self, sides: int, why: str) -> int:
        return 1 + self._scripted("roll", list(range(1, sides + 1)), why)

    def pick(self, items: Sequence[T], why: str) -> T:
        return items[self._scripted("pick", items, why)]

    def draw(self, cards: MutableSequence[T], why: str) -> T:
        return cards.pop(self._scripted("draw", cards, why))

    def _scripted(self, kind: str, items: Sequence[Any], why: str) -> int:
        if self.at not in self.script:
            return self._outcome(kind, len(items), why)
        wanted = self.script[self.at]
        if wanted not in items:
            raise ValueError(f"the script forces {wanted!r} for {why}, but there is only {items!r}")
        got = list(items).index(wanted)
        self.at += 1
        if self.record is not None:
            self.record(Outcome(kind, len(items), got, why))
        return got

    def copy(self) -> Scripted:
        return Scripted(self.luck, self.at, self.script)


class Foretold(Chance):
    """The luck of a lesson: what falls next under a rule is written down, the rest is luck.

    `foretold` lists outcomes by the rule that asks for them: dice by face, picks and draws by the
    item itself. It may grow while the match goes on; copies share it.
    """

    __slots__ = ("foretold", "seed", "used")

    def __init__(
        self,
        seed: int,
        foretold: dict[str, list[Any]],
        at: int = 0,
        used: dict[str, int] | None = None,
    ) -> None:
        super().__init__(at)
        self.seed = seed
        self.foretold = foretold
        self.used: dict[str, int] = {} if used is None else used

    def below(self, n: int) -> int:
        self.at += 1
        return Fast.seeded(self.seed, self.at).below(n)

    def roll(self, sides: int, why: str) -> int:
        return 1 + self._fallen("roll", list(range(1, sides + 1)), why)

    def pick(self, items: Sequence[T], why: str) -> T:
        return items[self._fallen("pick", items, why)]

    def draw(self, cards: MutableSequence[T], why: str) -> T:
        return cards.pop(self._fallen("draw", cards, why))

    def _fallen(self, kind: str, items: Sequence[Any], why: str) -> int:
        told, used = self.foretold.get(why, ()), self.used.get(why, 0)
        if used >= len(told):
            return self._outcome(kind, len(items), why)
        if told[used] not in items:
            raise ValueError(f"{told[used]!r} is foretold for {why}, but there is only {items!r}")
        got = list(items).index(told[used])
        self.used[why] = used + 1
        self.at += 1
        if self.record is not None:
            self.record(Outcome(kind, len(items), got, why))
        return got

    def copy(self) -> Foretold:
        return Foretold(self.seed, self.foretold, self.at, dict(self.used))
