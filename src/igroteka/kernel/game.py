"""The contract of a game: one value that names its rules, data and texts. Nothing else is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from igroteka.kernel.chance import Chance
from igroteka.kernel.content import Text
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.flow import Flow, Question
from igroteka.kernel.rulebook import Rulebook
from igroteka.kernel.state import State
from igroteka.kernel.text import Translator
from igroteka.kernel.zones import Zone

S = TypeVar("S", bound=State)


_RULEBOOKS: dict[str, Rulebook] = {}
_TRANSLATORS: dict[tuple[str, str], Translator] = {}
"""By game, and language: these files take longer to read than a match to play."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before set-up. Games derive their own; all count the players."""

    players: int

    exclusive: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Pairs of switches of which only one may be on; forms keep to it by themselves.

    `Game.configure` refuses both at once; a game's own `__post_init__` need not think of it."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended: scores by seat, and who came before whom.

    `ranking` holds the seats from first to last place, those that share a place together; it is
    empty where everybody lost. `rule` names the rule that ended the match.
    """

    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    rule: str

    @classmethod
    def in_order(cls, scores: Sequence[int], seats: Sequence[int], rule: str) -> Result:
        """Nobody shares a place."""
        return cls(tuple(scores), tuple([(seat,) for seat in seats]), rule)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won: one, several who share the victory, or nobody."""
        return self.ranking[0] if self.ranking else ()

    @property
    def order(self) -> tuple[int, ...]:
        """The seats from first to last."""
        return tuple([seat for place in self.ranking for seat in place])


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """Everything the kernel, the bots and the tables need to know of a game."""

    id: str
    rules_version: str
    folder: Traversable
    names: Mapping[str, Text]
    """Every content id that a text may mention, by its name in both languages."""
    colours: Sequence[str]
    """Ids of the colours of the seats, in order: who plays whom at a new table."""
    options: type[Options]
    variants: Sequence[Mapping[str, Any]]
    """Every kind of table there is, as options: the battery and the fuzzer play them all."""
    state: type[S]
    parts: Sequence[type]
    """The further classes that a state is made of, for reading saves."""
    new: Callable[[Any, Chance], S]
    """The bare state before set-up; set-up itself is the first step."""
    step: Callable[[S], Flow[None] | None]
    """The step that comes next by the state alone, or None when the match is over."""
    zones: Callable[[S], list[Zone]]
    result: Callable[[S], Result]
    census: Callable[[S], dict[str, int]]
    """How many of each component there are in all places together: it must never change."""
    scene: Callable[[S, int | None], Any]
    """The table as one seat, or a spectator, may see it; gets the redacted state only."""
    evaluate: Callable[[S, int], float]
    """How good the position is for a seat, in points of the game's own score."""
    guide: Callable[[S, Question], list[float]]
    """Weights for a quick, not senseless choice: rollouts, and random games that get far."""
    longest: int
    """More decisions than any match can take: past it, it is a runaway."""
    hopeless: float = 0.0
    """How far guidance can be trusted: an option that weighs no more than this part of the
    heaviest is not worth looking at."""
    rounds: Callable[[S], int] | None = None
    """How many rounds have begun, where no rule fixes their number."""
    sides: Callable[[S], Sequence[str]] | None = None
    """Whom each seat plays, by content id, where that makes a difference: is it a fair one?"""

    def configure(self, options: Mapping[str, Any]) -> Options:
        """Options from plain values; says what is wrong with them."""
        try:
            chosen = msgspec.convert(options, self.options)
        except msgspec.ValidationError as error:
            raise BadOptions(f"{self.id}: {error}") from error
        for one, other in chosen.exclusive:
            if getattr(chosen, one) and getattr(chosen, other):
                raise BadOptions(f"{self.id}: {one} and {other} cannot both be on")
        return chosen

    def rulebook(self) -> Rulebook:
        """The numbered rules in both languages."""
        if self.id not in _RULEBOOKS:
            _RULEBOOKS[self.id] = Rulebook.load(self.folder)
        return _RULEBOOKS[self.id]

    def translator(self, lang: str, seats: Sequence[str] | None = None) -> Translator:
        """Texts in one language; seats are called by their colours unless named."""
        if (self.id, lang) not in _TRANSLATORS:
            found = Translator.for_game(self.folder, lang, self.names)
            _TRANSLATORS[self.id, lang] = found
        translator = _TRANSLATORS[self.id, lang]
        if seats is None:
            seats = [getattr(self.names[colour], lang) for colour in self.colours]
        return translator.with_seats(seats)
