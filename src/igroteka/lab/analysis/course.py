"""The course of a match: played again answer by answer, every answer judged.

Before an answer the position is worth V. Answered again under other luck it leads to Q on average;
it truly led to V'. So Q - V is what the decision changed, V' - Q what luck did, and over the whole
match both together are all that happened. Secret choices that are revealed together are changed by
all who took part, in equal shares.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from igroteka.kernel.chance import Fast, Outcome
from igroteka.kernel.errors import BadSave
from igroteka.kernel.fact import Fact
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Game
from igroteka.kernel.journal import Journal
from igroteka.kernel.match import Match
from igroteka.kernel.record import Answered, Header, luck_source, question_hash
from igroteka.kernel.zones import Unseen, learned, unseen
from igroteka.lab.analysis.outlook import Better, better
from igroteka.lab.analysis.report import (
    Account,
    Analysis,
    ChancesAt,
    Decision,
    Fortune,
    Taken,
    TurnTold,
)
from igroteka.lab.analysis.rerolls import Event, Rerolls, mean
from igroteka.lab.analysis.scale import Judge, Shares, Worth

SETUPS = 16
"""How many other set-ups of the same table say what was to be expected before the first card."""
MATTERS = 0.01
"""Luck that changes nobody's chances by more is added up, and not told."""
TURNS = 8
"""So many turns are told at most."""
TOLD = 10
"""And so many decisions."""
FORTUNES = 30
"""And so many rolls and draws."""
FACTS = 4
"""Things that are told of one answer."""
POINTS = 160
"""Moments on the curve of chances."""


def analyse(
    game: Game[Any],
    header: Header,
    answers: Sequence[Answered],
    *,
    seed: int = 0,
    decisions: bool = True,
) -> Analysis:
    """Analyse a finished match: the answers that stand. The same match and seed say the same.

    Without `decisions` no option but the chosen one is tried, which takes less time: the accounts
    are the same but for what decisions have cost.
    """
    course = _Course(game, header, len(answers), seed, decisions)
    for line in answers:
        course.go_on(line)
    if not course.match.over:
        raise BadSave("the match is not over yet: there is nothing to look back on")
    return course.told()


@dataclass(slots=True)
class _Seat:
    """What has changed the chances of a seat so far."""

    own: float = 0.0
    others: float = 0.0
    luck: float = 0.0
    points: float = 0.0
    lost: float = 0.0


@dataclass(slots=True)
class _Course:
    game: Game[Any]
    header: Header
    last: int
    seed: int
    judges_decisions: bool
    judge: Judge = field(init=False)
    match: Match[Any] = field(init=False)
    worth: Worth = field(init=False)
    start: Worth = field(init=False)
    hidden: Unseen = field(init=False)
    given: int = 0
    seats: list[_Seat] = field(default_factory=list)
    secret: list[int] = field(default_factory=list)
    """Who has chosen in the secret choice that is open."""
    moments: list[ChancesAt] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    fortunes: list[Fortune] = field(default_factory=list)
    turns: list[TurnTold] = field(default_factory=list)
    deciding: int = -1
    since: int = 0
    """Who decides, and since how many answers; what has changed by it, and what was told."""
    change: Shares = ()
    facts: list[Fact] = field(default_factory=list)

    def __post_init__(self) -> None:
        game, header = self.game, self.header
        options = game.configure(header.options)
        self.judge = Judge(game, options)
        self.seats = [_Seat() for _ in range(options.players)]
        g = game.new(options, luck_source(header.luck))
        journal = g.journal = Journal()
        self.match = Match(game, g)
        self.match.start()
        self.worth = self._judged(self.match)
        self.hidden = self._unseen(self.match)
        others = [
            Match.new(game, options, Fast.seeded("set-up", self.seed, number), tracked=False)
            for number in range(SETUPS)
        ]
        self.start = mean([self._judged(other) for other in others])
        dealt = Event("setup", "", (), self.start, self.worth)
        self._lucky(dealt, -1, journal.facts)
        self._moment()

    # Judging -------------------------------------------------------------------------------

    def _judged(self, match: Match[Any]) -> Worth:
        """What a position is worth now."""
        return self.judge.worth(match, self.given / self.last if self.last else 1.0)

    def _unseen(self, match: Match[Any]) -> Unseen:
        return unseen(self.game.zones(match.g), (None, *range(len(self.seats))))

    # One answer ----------------------------------------------------------------------------

    def go_on(self, line: Answered) -> None:
        """Judge one answer, and give it."""
        before, seat = self.match, line.seat
        question, option = _asked(before, line, self.given)
        found = self._better(before, seat, option)
        after = before.branch()
        journal = after.g.journal = Journal()
        fell: list[Outcome] = []
        after.g.chance.record = fell.append
        luck = before.g.chance.at
        after.follow(seat, option)
        self.given += 1
        worth, hidden = self._judged(after), self._unseen(after)
        shown = learned(self.hidden, hidden)
        expected = worth
        if after.g.chance.at != luck or shown:
            expected = self._fallen(before, seat, option, worth, fell, shown, journal.facts)
        change = _less(expected.chances, self.worth.chances)
        self._decided(before.secretly, seat, change)
        if found is not None:
            self._decision(question, option, found, journal.facts)
        self.change = tuple(map(sum, zip(self.change, change, strict=True)))
        self.facts += journal.facts
        if not after.secretly:
            self.secret.clear()
        self.match, self.worth, self.hidden = after, worth, hidden
        self._moment()

    def _better(self, match: Match[Any], seat: int, option: Option) -> Better | None:
        if not self.judges_decisions:
            return None
        seed = f"{self.seed} {self.given}"
        return better(match, seat, option, seed, self._judged)

    def _fallen(
        self,
        before: Match[Any],
        seat: int,
        option: Option,
        worth: Worth,
        fell: list[Outcome],
        shown: bool,
        facts: list[Fact],
    ) -> Worth:
        """What was to be expected of an answer in which luck had a hand; what fell is noted."""
        seed = f"{self.seed} {self.given}"
        again = Rerolls(before, seat, option, len(self.seats), seed, self._judged)
        hid = shown and again.hides
        expected = again.expected(deal=hid)
        if max(map(abs, _less(worth.chances, expected.chances))) < MATTERS:
            kind = fell[0].kind if fell else "hidden"
            self._lucky(Event(kind, "", (), expected, worth), seat, facts)
            return expected
        for event in again.events(expected, worth, fell, hid):
            self._lucky(event, seat, facts)
        return expected

    # Accounts ------------------------------------------------------------------------------

    def _decided(self, secretly: bool, seat: int, change: Shares) -> None:
        if secretly and seat not in self.secret:
            self.secret.append(seat)
        deciding = self.secret if secretly else [seat]
        for number, (account, by) in enumerate(zip(self.seats, change, strict=True)):
            own = by / len(deciding) if number in deciding else 0.0
            account.own += own
            account.others += by - own

    def _lucky(self, event: Event, seat: int, facts: list[Fact]) -> None:
        expected, actual = event.expected, event.actual
        for account, by, points in zip(
            self.seats,
            _less(actual.chances, expected.chances),
            _less(actual.points, expected.points),
            strict=True,
        ):
            account.luck += by
            account.points += points
        fortune = Fortune(
            answers=max(0, self.given - 1),
            seat=seat,
            kind=event.kind,
            rule=event.rule,
            got=event.got,
            expected=expected.chances,
            actual=actual.chances,
            points_expected=expected.points,
            points=actual.points,
            facts=self._weighty(facts),
        )
        if fortune.weight >= MATTERS:
            self.fortunes.append(fortune)

    def _decision(
        self, question: Question, taken: Option, found: Better, facts: list[Fact]
    ) -> None:
        decision = Decision(
            answers=self.given - 1,
            seat=question.seat,
            prompt=question.prompt,
            args=dict(question.args),
            taken=_taken(taken),
            better=_taken(found.option),
            chance=found.chance,
            best=found.best,
            facts=self._weighty(facts),
        )
        self.seats[question.seat].lost += decision.loss
        self.decisions.append(decision)

    def _weighty(self, facts: list[Fact]) -> tuple[Fact, ...]:
        """What was told, what people look up for first."""
        telling = self.game.telling()
        details = [fact for fact in facts if fact.kind in telling.detail]
        moments = [fact for fact in facts if fact.kind in telling.moment]
        events = [fact for fact in facts if fact not in details and fact not in moments]
        return (*moments, *events, *details)[:FACTS]

    def _moment(self) -> None:
        """A point of the curve, and the end of a turn, wherever another begins to decide."""
        asked = -1 if self.match.over else self.match.asks[0].seat
        if asked == self.deciding:
            return
        if self.given:
            turn = TurnTold(
                answers=self.since,
                until=self.given,
                seat=self.deciding,
                change=self.change,
                facts=self._weighty(self.facts),
            )
            self.turns.append(turn)
        self.deciding, self.since, self.facts = asked, self.given, []
        self.change = (0.0,) * len(self.seats)
        self.moments.append(ChancesAt(answers=self.given, chances=self.worth.chances))

    # The end -------------------------------------------------------------------------------

    def told(self) -> Analysis:
        """All that was found."""
        every = -(-len(self.moments) // POINTS)
        course = self.moments[::every]
        if course[-1] is not self.moments[-1]:
            course.append(self.moments[-1])
        return Analysis(
            game=self.game.id,
            answers=self.given,
            in_points=self.game.tally is not None,
            course=tuple(course),
            turns=_most(self.turns, lambda one: one.weight, TURNS),
            decisions=_most(self.decisions, lambda one: one.loss, TOLD),
            fortunes=_most(self.fortunes, lambda one: one.weight, FORTUNES),
            accounts=tuple(self._account(seat) for seat in range(len(self.seats))),
        )

    def _account(self, seat: int) -> Account:
        one = self.seats[seat]
        return Account(
            start=self.start.chances[seat],
            own=one.own,
            others=one.others,
            luck=one.luck,
            end=self.worth.chances[seat],
            points=one.points,
            lost=one.lost,
        )


def _asked(match: Match[Any], line: Answered, given: int) -> tuple[Question, Option]:
    """What was answered, and how; if the rules still ask it."""
    question = match.asked(line.seat)
    option = None if question is None else question.option(line.option)
    if question is None or option is None or question_hash(question) != line.question:
        raise BadSave(f"after {given} answers the rules ask something else than this match answers")
    return question, option


def _taken(option: Option) -> Taken:
    return Taken(key=option.key, verb=option.verb, args=dict(option.args))


def _less(one: Shares, other: Shares) -> Shares:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _most(found: list[Any], weight: Any, most: int) -> tuple[Any, ...]:
    """Those that weigh most, in the order in which they happened."""
    heaviest = sorted(range(len(found)), key=lambda n: -weight(found[n]))[:most]
    return tuple(found[n] for n in sorted(heaviest))
