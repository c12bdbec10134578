"""A recorded match: every answer, outcome of chance and fact, line by line, and undo.

The lines are a function of the header and of the acts (answers, undos) alone. That is what
`verify` relies on: it lets the acts happen again and compares the lines.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from igroteka.kernel.chance import Begun, Chance, Fast, Outcome, Sealed, commitment, sealed_key
from igroteka.kernel.errors import BadSave, CannotUndo, RulesError
from igroteka.kernel.fact import Fact
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Game
from igroteka.kernel.journal import Journal
from igroteka.kernel.match import Match
from igroteka.kernel.state import State, decode, digest, encode
from igroteka.kernel.zones import Unseen, Zone, learned, unseen

S = TypeVar("S", bound=State)

SNAPSHOT_EVERY = 50
"""Answers between two snapshots in the story. The newest one is kept beside it."""


class Luck(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where chance comes from. `seed` is left out of what is shown before the end."""

    kind: str
    commitment: str = ""
    salts: tuple[str, ...] = ()
    seed: str = ""
    begun: tuple[int, ...] = ()
    """The outcomes of a lesson with which the match began; from there on the seed rules."""


class Header(msgspec.Struct, frozen=True):
    """The first line: what is played, by whom, under which options and luck."""

    igroteka: int
    game: str
    rules: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    luck: Luck


class Answered(msgspec.Struct, frozen=True, tag_field="line", tag="answer", gc=False):
    """An answer, with a short hash of the question it answered."""

    seat: int
    option: str
    question: str


class Undone(msgspec.Struct, frozen=True, tag_field="line", tag="undo", gc=False):
    """Answers were taken back; `to` is how many remain."""

    seat: int
    to: int


class ChanceLine(msgspec.Struct, frozen=True, tag_field="line", tag="chance", gc=False):
    """An outcome of chance, and the rule that asked for it."""

    kind: str
    of: int
    got: int
    why: str


class FactLine(msgspec.Struct, frozen=True, tag_field="line", tag="fact", gc=False):
    """A fact the rules reported."""

    fact: Fact


class Snapshot(msgspec.Struct, frozen=True, tag_field="line", tag="state", gc=False):
    """The state after so many answers, with its digest: begun there, the next step leads to the
    question that was asked then, with whatever the rules do before it."""

    answers: int
    digest: str
    state: msgspec.Raw

    @classmethod
    def of(cls, answers: int, state: State) -> Snapshot:
        """A state, written down."""
        data = encode(state)
        return cls(answers, digest(data), msgspec.Raw(data))


Line = Answered | Undone | ChanceLine | FactLine | Snapshot
Act = Answered | Undone


def sealed_luck(seed: bytes, salts: Sequence[str]) -> Luck:
    """The luck of a live table, seed included: for the table's own keeping."""
    return Luck("sealed", commitment(seed), tuple(salts), seed.hex())


def begun_luck(outcomes: Sequence[int], seed: bytes, salts: Sequence[str]) -> Luck:
    """The luck of a table that goes on where a lesson ended: its outcomes stand in the open."""
    return msgspec.structs.replace(sealed_luck(seed, salts), begun=tuple(outcomes))


def fast_luck(seed: int) -> Luck:
    """The luck of a simulation."""
    return Luck("fast", seed=str(seed))


def luck_source(luck: Luck) -> Chance:
    """The stream that a header speaks of."""
    if luck.kind == "fast":
        return Fast.seeded(luck.seed)
    if luck.kind != "sealed":
        raise BadSave(f"unknown kind of luck {luck.kind!r} in the header")
    if not luck.seed:
        raise BadSave("the seed is not revealed yet: wait for the end of the match")
    try:
        seed = bytes.fromhex(luck.seed)
    except ValueError as error:
        raise BadSave("the seed in the header is not a hexadecimal number") from error
    if commitment(seed) != luck.commitment:
        raise BadSave("the revealed seed is not the one the table committed itself to")
    key = sealed_key(seed, luck.salts)
    return Begun(luck.begun, key) if luck.begun else Sealed(key)


def question_hash(question: Question) -> str:
    """A short hash of what was asked: it tells when changed rules ask something else."""
    keys = ",".join([option.key for option in question.options])
    return f"{zlib.crc32(f'{question.seat}|{question.prompt}|{keys}'.encode()):08x}"


class _Lines(Journal):
    """A journal that keeps facts and outcomes of chance in the order they happened."""

    __slots__ = ("lines",)

    def __init__(self, lines: list[Line]) -> None:
        super().__init__()
        self.lines = lines

    def told(self, fact: Fact) -> None:
        super().told(fact)
        self.lines.append(FactLine(fact))

    def chanced(self, outcome: Outcome) -> None:
        """Take down an outcome of chance."""
        self.lines.append(ChanceLine(*outcome))


def _listens(g: State, journal: _Lines) -> None:
    """Let a journal hear all that happens in a state from now on."""
    g.journal = journal
    g.chance.record = journal.chanced


class Ahead(Generic[S]):
    """A record one act further on, before it has taken that act: `take` makes it so.

    `of` is the match as it stood when the act was tried.
    """

    __slots__ = ("act", "gained", "hidden", "journal", "match", "of", "zones")

    def __init__(
        self,
        of: Match[S],
        act: Act,
        match: Match[S],
        journal: _Lines,
        zones: list[Zone],
        hidden: Unseen,
        gained: bool,
    ) -> None:
        self.of = of
        self.act = act
        self.match = match
        self.journal = journal
        self.zones = zones
        """Those of the match, as it stands."""
        self.hidden = hidden
        self.gained = gained


class Record(Generic[S]):
    """A match with its whole story: what a table plays, saves and takes back."""

    def __init__(self, game: Game[S], header: Header) -> None:
        self.game = game
        self.header = header
        self.lines: list[Line] = []
        self.answers: list[Answered] = []
        self.gained: list[bool] = []
        """Whether somebody learned something by each answer: no free undo crosses that."""
        self._snapshots: list[Snapshot] = []
        self._journal = _Lines(self.lines)
        self._hidden = Unseen((), [])
        self._viewers = (None, *range(len(header.seats)))
        self.match: Match[S] = Match(game, self._fresh_state())

    @classmethod
    def new(
        cls, game: Game[S], options: dict[str, Any], seats: Sequence[str], luck: Luck
    ) -> Record[S]:
        """Begin a match and run it to its first question."""
        record = cls.unstarted(game, options, seats, luck)
        record.start()
        return record

    @classmethod
    def unstarted(
        cls, game: Game[S], options: dict[str, Any], seats: Sequence[str], luck: Luck
    ) -> Record[S]:
        """A match of which nothing has happened yet, not even its set-up."""
        checked = msgspec.to_builtins(game.configure(options))
        return cls(game, Header(1, game.id, game.rules_version, checked, tuple(seats), luck))

    def start(self) -> None:
        """Set up, and run to the first question."""
        _listens(self.match.g, self._journal)
        self.match.start()
        self._hidden = self._unseen(self.match)
        self._after_act()

    def resume(
        self, lines: list[Line], snapshot: Snapshot | None, gained: Sequence[bool] = ()
    ) -> None:
        """Take up a story at a snapshot that its lines lead to, or at the beginning (then
        without lines). `gained` tells what somebody learned something by, as far as is known."""
        self.lines[:] = lines
        self.answers, self._snapshots = _standing(lines)
        self.gained = [*gained, *(True for _ in self.answers)][: len(self.answers)]
        if snapshot is None:
            self.start()
            return
        self.match = self._standing_at(self._restored(snapshot))
        self._journal.facts[:] = facts_until(lines, len(self.answers))
        self._listen()

    @property
    def facts(self) -> list[Fact]:
        """What happened so far, in order, without what was taken back."""
        return self._journal.facts

    # Acts ----------------------------------------------------------------------------------

    def answer(self, seat: int, option: Option | str) -> None:
        """Answer, and write it down before it takes effect."""
        match = self.match
        chosen = match.offered(seat, option)
        line = self._line(seat, chosen)
        self.lines.append(line)
        self.answers.append(line)
        luck = match.g.chance.at
        match.answer(seat, chosen)
        hidden = self._unseen(match)
        self.gained.append(match.g.chance.at != luck or learned(self._hidden, hidden))
        self._hidden = hidden
        self._after_act()

    def undoable(self, seat: int) -> int:
        """How many of its latest answers a seat may take back without asking anybody."""
        count = 0
        for line, gained in zip(reversed(self.answers), reversed(self.gained), strict=True):
            if line.seat != seat or gained:
                break
            count += 1
        return count

    def undo(self, seat: int, answers: int = 1) -> None:
        """Take back the latest answers. Whether the others agree is the table's business."""
        self.take(self.undone(seat, answers))

    # Acts that are tried first -------------------------------------------------------------

    def answered(self, seat: int, option: Option | str) -> Ahead[S]:
        """The record after an answer. If the rules break over it nothing has happened here."""
        match = self.match
        chosen = match.offered(seat, option)
        line = self._line(seat, chosen)
        journal = _Lines([line])
        twin = match.branch()
        _listens(twin.g, journal)
        twin.follow(seat, chosen)
        zones = self.game.zones(twin.g)
        hidden = self._hidden.unless_moved(unseen(zones, self._viewers))
        gained = twin.g.chance.at != match.g.chance.at or learned(self._hidden, hidden)
        return Ahead(match, line, twin, journal, zones, hidden, gained)

    def undone(self, seat: int, answers: int = 1) -> Ahead[S]:
        """The record after its latest answers were taken back."""
        to = len(self.answers) - answers
        if answers < 1 or to < 0:
            raise CannotUndo(f"there are only {len(self.answers)} answers to take back")
        line = Undone(seat, to)
        match = self._rewound(to)
        zones = self.game.zones(match.g)
        hidden = unseen(zones, self._viewers)
        return Ahead(self.match, line, match, _Lines([line]), zones, hidden, gained=False)

    def take(self, ahead: Ahead[S]) -> None:
        """Let what was tried be what happened."""
        if ahead.of is not self.match:
            raise RulesError("an act was tried on a match that has moved on since")
        act = ahead.act
        self.match = ahead.match
        self._hidden = ahead.hidden
        if isinstance(act, Undone):
            self._forget(act.to)
        else:
            self.answers.append(act)
            self.gained.append(ahead.gained)
            self._journal.facts += ahead.journal.facts
        self.lines += ahead.journal.lines
        _listens(self.match.g, self._journal)
        if not isinstance(act, Undone):
            self._after_act()

    def _line(self, seat: int, chosen: Option) -> Answered:
        question = self.match.asked(seat)
        assert question is not None
        return Answered(seat, chosen.key, question_hash(question))

    # Keeping -------------------------------------------------------------------------------

    def _fresh_state(self) -> S:
        options = self.game.configure(self.header.options)
        return self.game.new(options, luck_source(self.header.luck))

    def _listen(self) -> None:
        _listens(self.match.g, self._journal)
        self._hidden = self._unseen(self.match)

    def _unseen(self, match: Match[S]) -> Unseen:
        return unseen(self.game.zones(match.g), self._viewers)

    @property
    def step_start(self) -> Snapshot:
        """The state in which the running step began: the newest snapshot there can be.

        With it kept beside the story, rules that change cost no more than this step's answers.
        """
        state, since = self.match.step_start
        return Snapshot.of(len(self.answers) - since, state)

    def _after_act(self) -> None:
        """Take a snapshot when it is time and a step begins."""
        latest = self._snapshots[-1].answers if self._snapshots else 0
        given = len(self.answers)
        due = given - latest >= SNAPSHOT_EVERY or (self.match.over and given > latest)
        if not due:
            return
        state, since = self.match.step_start
        if since == 0:
            snapshot = Snapshot.of(given, state)
            self._snapshots.append(snapshot)
            self.lines.append(snapshot)

    def _rewound(self, to: int) -> Match[S]:
        """The match as it stood when so many answers had been given, with nobody listening."""
        state, since = self.match.step_start
        start = len(self.answers) - since
        snapshots = [s for s in self._snapshots if s.answers <= to]
        if start <= to:
            g = state.copy()
        elif snapshots:
            start = snapshots[-1].answers
            g = self._restored(snapshots[-1])
        else:
            start = 0
            g = self._fresh_state()
        match = self._standing_at(g)
        for line in self.answers[start:to]:
            match.answer(line.seat, line.option)
        return match

    def _forget(self, to: int) -> None:
        """Drop what was kept of the answers after the first so many; the lines stay."""
        del self.answers[to:], self.gained[to:]
        self._snapshots = [s for s in self._snapshots if s.answers <= to]
        self._journal.facts[:] = facts_until(self.lines, to)

    def _standing_at(self, g: S) -> Match[S]:
        """A match at the start of a step, with nobody listening."""
        match = Match(self.game, g)
        match.start()
        return match

    def _restored(self, snapshot: Snapshot) -> S:
        data = bytes(snapshot.state)
        if digest(data) != snapshot.digest:
            raise BadSave(f"the snapshot after {snapshot.answers} answers is damaged")
        game = self.game
        try:
            g = decode(game.state, game.parts, data)
        except BadSave:  # written under rules that knew less, or more, of the state
            g = decode(game.state, game.parts, data, self._fresh_state())
        source = luck_source(self.header.luck)
        source.at = g.chance.at
        g.chance = source
        return g


def before_answer(lines: Sequence[Line], number: int) -> int:
    """The index of the line of answer `number` (from 0) that no undo has taken back; their count
    when there is no such answer."""
    found: list[int] = []
    for index, line in enumerate(lines):
        if isinstance(line, Answered):
            found.append(index)
        elif isinstance(line, Undone):
            del found[line.to :]
    return found[number] if number < len(found) else len(lines)


def _standing(lines: Sequence[Line]) -> tuple[list[Answered], list[Snapshot]]:
    """The answers and snapshots that no undo has taken back."""
    answers: list[Answered] = []
    snapshots: list[Snapshot] = []
    for line in lines:
        if isinstance(line, Answered):
            answers.append(line)
        elif isinstance(line, Snapshot):
            snapshots.append(line)
        elif isinstance(line, Undone):
            del answers[line.to :]
            snapshots = [s for s in snapshots if s.answers <= line.to]
    return answers, snapshots


def facts_until(lines: Sequence[Line], answers: int) -> list[Fact]:
    """The facts told before the answer number `answers`, undos observed."""
    facts: list[tuple[int, Fact]] = []
    given = 0
    for line in lines:
        if isinstance(line, Answered):
            given += 1
        elif isinstance(line, Undone):
            given = line.to
            facts = [(at, fact) for at, fact in facts if at <= given]
        elif isinstance(line, FactLine):
            facts.append((given, line.fact))
    return [fact for at, fact in facts if at <= answers]
