"""The contract of a game: one value that names its rules, data and texts. Nothing else is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from igroteka.kernel.chance import Chance
from igroteka.kernel.content import Text
from igroteka.kernel.errors import BadOptions, BadSave, UnknownLesson
from igroteka.kernel.fact import Fact
from igroteka.kernel.flow import Flow, Question
from igroteka.kernel.learn import LearnPage, load_learn
from igroteka.kernel.lesson import Lesson, load_lessons
from igroteka.kernel.routes import Route
from igroteka.kernel.rulebook import Rulebook
from igroteka.kernel.state import State
from igroteka.kernel.tally import Tally
from igroteka.kernel.telling import Telling, load_telling
from igroteka.kernel.text import Translator
from igroteka.kernel.zones import Zone

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


_RULEBOOKS: dict[str, Rulebook] = {}
_TRANSLATORS: dict[tuple[str, str], Translator] = {}
_TELLINGS: dict[str, Telling] = {}
_LESSONS: dict[str, tuple[Lesson, ...]] = {}
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


class Figures(msgspec.Struct, frozen=True):
    """One figure of every seat: `label` is the key of its text, `rule` the rule that counts it."""

    label: str
    rule: str
    by_seat: tuple[int, ...]


class Gift(msgspec.Struct, frozen=True):
    """Something the next match begins with; `label` is the key of the sentence that says so."""

    label: str
    rule: str
    args: dict[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Campaign(Generic[S]):
    """Linked matches of a game: each begins with what the one before has handed on.

    What a match hands on tells of all matches so far, so that the last one is enough to count.
    """

    id: str
    """Content id: what the campaign is called."""
    matches: Sequence[str]
    """Content ids of the matches, in their order."""
    terms: type[Options]
    """What is agreed on once, for all of them."""
    handed: type[msgspec.Struct]
    """What a match hands on, as a frozen struct."""
    option: str
    """The option of a match that carries it: nobody chooses that one."""
    options: Callable[[Any, Any], dict[str, Any]]
    """The options of the next match by the terms and what was handed on; None before the first."""
    hand_on: Callable[[S], Any]
    """What a finished match hands on."""
    figures: Callable[[Any], Sequence[Figures]]
    """What is written down of the match that handed this on."""
    gifts: Callable[[Any], Sequence[Gift]]
    """What the next match begins with because of it."""
    count: Callable[[Any], Result]
    """Who is ahead, and after the last match who has won."""

    def agree(self, terms: Mapping[str, Any]) -> Options:
        """Terms from plain values; says what is wrong with them."""
        return _configured(self.id, self.terms, terms)

    def read(self, handed: Mapping[str, Any]) -> Any:
        """What was handed on, from plain values."""
        try:
            return msgspec.convert(handed, self.handed)
        except msgspec.ValidationError as error:
            raise BadSave(f"{self.id}: {error}") from error


@dataclass(frozen=True, slots=True)
class Foresight:
    """How a searching bot plays on in a guess before it judges the position: as far as it pays in
    this game, and as well as it is worth its time."""

    turns: int = 0
    """How many turns of the seat come to their beginning before that; 0: it judges at the end of
    the turn that is being played."""
    rounds: int = 0
    """How many rounds come to their beginning before that, in place of turns: where a position can
    be judged between two rounds alone. It takes a game that counts them (`Game.rounds`)."""
    own: int = 4
    """Of how many options the seat then takes the one that looks best; 0: it follows guidance."""
    others: int = 0
    """The same for the others."""
    this_round: bool = False
    """Whether options are considered in the round alone that is being played, and all follow
    guidance in those that come after it."""
    judge: Callable[[Any, int], float] | None = None
    """What a position in which a playout ends is worth to a seat, in points of the evaluation;
    None: what the evaluation says, and what was learned."""
    care: int = 1
    """How many times as many playouts as usual it takes to see through luck."""
    offhand: float = 0.35
    """In which part of its decisions an adept trusts its first look: less where that look misleads,
    since who trusts it often is no stronger there than who never thinks. Where turns are drafted it
    is a whim: an option by the weights of guidance."""
    plans: int = 0
    """How many positions of a turn masters go on with side by side to plan the whole of it; 0: they
    think about one action at a time. Turns must be of actions that are anchors."""
    drafts: int = 0
    """How many turns adepts and masters draw up by guidance, beside one from each of their options,
    to think about whole turns and not about every action anew; 0: none. For games whose guidance
    plays well, and whose turns are long. Turns must be of actions that are anchors."""
    longest: int = 160
    """Decisions after which a playout ends wherever it stands."""
    masters: Foresight | None = None
    """How masters look ahead; None: as everybody does."""
    second: Foresight | None = None
    """How masters look a second time at what came out best, farther ahead: where the evaluation
    errs, it is better to see what comes of a turn."""
    between: tuple[float, float] = (0.0, 1.0)
    """In which part of a match (`Features.progress`) that pays."""


@dataclass(frozen=True, slots=True)
class Features(Generic[S]):
    """What a learned evaluation looks at (`igroteka train`), where a turn has ended."""

    names: Sequence[str]
    of: Callable[[S, int], list[float]]
    """The figures of a seat, in the order of their names: what it has, what it may expect."""
    progress: Callable[[S], float]
    """How much of the match is over, from 0 to 1: the same figure weighs otherwise later on."""
    fixed: Mapping[str, float] = field(default_factory=dict)
    """Weights that are set by hand: of what comes true too rarely to be learned."""


class Eyes(Protocol[S_contra]):
    """Eyes on one table for as long as somebody looks at it: of what they saw before they may make
    again only what has changed."""

    def scene(self, g: S_contra, /) -> Any:
        """The table as a spectator sees it; gets the state redacted for one."""
        ...

    def own(self, g: S_contra, seat: int, seen: Any, /) -> Any:
        """The table as a seat sees it, out of what a spectator sees at that moment; gets the state
        redacted for the seat."""
        ...


class _Anew(Generic[S]):
    """Eyes that remember nothing."""

    __slots__ = ("_game",)

    def __init__(self, game: Game[S]) -> None:
        self._game = game

    def scene(self, g: S) -> Any:
        return self._game.scene(g, None)

    def own(self, g: S, seat: int, seen: Any) -> Any:
        game = self._game
        return game.scene(g, seat) if game.own is None else game.own(g, seat, seen)


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
    rest_of_turn: Callable[[S], Flow[None] | None] | None = None
    """As `step`, and None where the turn is over: who tries an option need not see the luck of the
    next turn. For games in which that begins with luck; None: it is seen."""
    foresight: Foresight = Foresight()
    """How bots that search look ahead."""
    features: Features[S] | None = None
    """The figures that an evaluation can be learned from."""
    own: Callable[[S, int, Any], Any] | None = None
    """The scene of a seat out of the scene that a spectator has at that moment, which is made
    once for all: only what the seat sees otherwise is made anew. Gets the state redacted for the
    seat. None: the whole scene is."""
    eyes: Callable[[], Eyes[S]] | None = None
    """For a table that is looked at for long: makes scenes out of the ones before, where that is
    cheaper. None: each is made by `scene` and `own`."""
    rounds: Callable[[S], int] | None = None
    """How many rounds have begun, where no rule fixes their number."""
    tally: Callable[[S, Sequence[Fact]], Tally] | None = None
    """What each score is made of, by source, from the state and all that was told so far; at the
    end it adds up to the scores of the result."""
    almanac: Callable[[Rulebook], Any] | None = None
    """Everything a player may meet, to be read of: an `Almanac` of the scene's vocabulary."""
    outcome: Callable[[Fact, int], Any] | None = None
    """What a fact decides for a seat, as `Words`, or None: a battle won, lost or drawn. The odds
    of an option are told by it, besides what is seen on the table."""
    sides: Callable[[S], Sequence[str]] | None = None
    """Whom each seat plays, by content id, where that makes a difference: is it a fair one?"""
    routes: Callable[[S, Question], Sequence[Route]] | None = None
    """Where the answers to an open question may lead, several of them together; gets the state as
    the seat that is asked may see it, and may change it. Only who looks at a table wants them."""
    campaign: Campaign[S] | None = None
    """Linked matches, where the game has them."""

    def configure(self, options: Mapping[str, Any]) -> Options:
        """Options from plain values; says what is wrong with them."""
        return _configured(self.id, self.options, options)

    def choose(self, options: Mapping[str, Any]) -> Options:
        """The same for a single match: what a campaign hands on cannot be chosen."""
        if self.campaign is not None and options.get(self.campaign.option) is not None:
            raise BadOptions(f"{self.id}: {self.campaign.option} is what a campaign hands on")
        return self.configure(options)

    def watch(self) -> Eyes[S]:
        """Eyes for one table."""
        return _Anew(self) if self.eyes is None else self.eyes()

    def rulebook(self) -> Rulebook:
        """The numbered rules in both languages."""
        if self.id not in _RULEBOOKS:
            _RULEBOOKS[self.id] = Rulebook.load(self.folder)
        return _RULEBOOKS[self.id]

    def learn(self, lang: str) -> tuple[LearnPage, ...]:
        """How to play, page by page, for somebody who has never seen the game."""
        return load_learn(self.folder, lang)

    def telling(self) -> Telling:
        """How the game is told to those who watch it."""
        if self.id not in _TELLINGS:
            _TELLINGS[self.id] = load_telling(self.folder)
        return _TELLINGS[self.id]

    def lessons(self) -> tuple[Lesson, ...]:
        """The game taught by playing it, in the order in which it is learned."""
        if self.id not in _LESSONS:
            _LESSONS[self.id] = load_lessons(self.folder)
        return _LESSONS[self.id]

    def lesson(self, id: str) -> Lesson:
        """One of them."""
        for lesson in self.lessons():
            if lesson.id == id:
                return lesson
        known = ", ".join(lesson.id for lesson in self.lessons()) or "none"
        raise UnknownLesson(f"{self.id} has no lesson {id!r}; there are: {known}")

    def translator(self, lang: str, seats: Sequence[str] | None = None) -> Translator:
        """Texts in one language; seats are called by their colours unless named."""
        if (self.id, lang) not in _TRANSLATORS:
            found = Translator.for_game(self.folder, lang, self.names)
            _TRANSLATORS[self.id, lang] = found
        translator = _TRANSLATORS[self.id, lang]
        if seats is None:
            seats = [getattr(self.names[colour], lang) for colour in self.colours]
        return translator.with_seats(seats)


def _configured(name: str, kind: type[Options], values: Mapping[str, Any]) -> Options:
    try:
        chosen = msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise BadOptions(f"{name}: {error}") from error
    for one, other in chosen.exclusive:
        if getattr(chosen, one) and getattr(chosen, other):
            raise BadOptions(f"{name}: {one} and {other} cannot both be on")
    return chosen
