"""The table as somebody may see it: one view for each distinct viewer and moment, shared.

A viewer is the set of seats that somebody holds; all spectators are one viewer. What a view is
made of comes from the redacted state, from the facts told to these seats and from their own
questions: nothing else gets near the wire.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from igroteka.kernel.fact import Fact
from igroteka.kernel.flow import Option, Question, Refusal
from igroteka.kernel.routes import Route
from igroteka.kernel.waiting import waited_for
from igroteka.scene import Scene
from igroteka.server.tables import clocks
from igroteka.server.tables.deltas import Differences
from igroteka.server.tables.play import Play
from igroteka.server.tables.table import Table
from igroteka.server.wire import (
    OptionView,
    QuestionView,
    RefusalView,
    State,
    Waiting,
)

Viewer = tuple[int, ...]

_encoder = msgspec.json.Encoder()


class View:
    """What one viewer sees after one event."""

    __slots__ = ("_deltas", "rewinds", "scene", "seq", "state", "story", "told")

    def __init__(self, scene: Scene, state: State, story: list[Fact], rewinds: int) -> None:
        self.scene = scene
        self.state = state
        self.seq = state.seq
        self.story = story
        """Shared with later views until something is taken back; `told` of it are in this one."""
        self.told = len(story)
        self.rewinds = rewinds
        self._deltas: dict[int, bytes] = {}

    def whole(self, table: Table, since: float) -> bytes:
        """The message that needs nothing before it. Not kept: it is long, and seldom asked for."""
        return _encoder.encode(
            msgspec.structs.replace(
                self.state,
                scene=self.scene,
                facts=tuple(self.story[: self.told]),
                facts_from=0,
                clocks=clocks.view(table, since, self.state.waiting.seats),
            )
        )

    def after(self, old: View, table: Table, since: float, differences: Differences) -> bytes:
        """The message for somebody who has seen the old view: made once, sent to many."""
        found = self._deltas.get(old.seq)
        if found is None:
            known = self._known(old)
            found = _encoder.encode(
                msgspec.structs.replace(
                    self.state,
                    based_on=old.seq,
                    delta=differences.written(old.scene, self.scene),
                    facts=tuple(self.story[known : self.told]),
                    facts_from=None if known == old.told else known,
                    clocks=clocks.view(table, since, self.state.waiting.seats),
                )
            )
            self._deltas[old.seq] = found
        return found

    def _known(self, old: View) -> int:
        """How many facts of the old view are still true."""
        if old.rewinds == self.rewinds:
            return old.told
        for count, (before, now) in enumerate(zip(old.story[: old.told], self.story, strict=False)):
            if before != now:
                return count
        return min(old.told, self.told)


class Views:
    """The newest view of each viewer of a table."""

    def __init__(self) -> None:
        self._views: dict[Viewer, View] = {}
        self._stories: dict[Viewer, tuple[int, int, list[Fact]]] = {}
        self._differences = -1, Differences()

    def of(self, table: Table, viewer: Viewer) -> View:
        """What this viewer sees now. The match has begun."""
        view = self._views.get(viewer)
        if view is None or view.seq != table.shown:
            view = self._views[viewer] = self._made(table, viewer)
        return view

    def change(self, old: View, new: View, table: Table, since: float) -> bytes:
        """The message that leads from one view to another, which is the newest."""
        if self._differences[0] != new.seq:
            self._differences = new.seq, Differences()
        return new.after(old, table, since, self._differences[1])

    def look_ahead(self, table: Table) -> None:
        """See what the act that was tried will show those who look, and write what changes by it.
        There is time for it while the disk writes, and what the rules have just touched is at
        hand: when the act has taken effect, other tables will have come between."""
        if table.play is None or not self._views:
            return
        with table.play.looking_ahead() as coming:
            if coming is not None:
                differences = Differences()
                for view in self._views.values():
                    differences.written(view.scene, coming.by(view.scene.viewer))
                self._differences = table.seq + 1, differences

    def forget(self, viewers: set[Viewer]) -> None:
        """Keep only these viewers: nobody else looks any more."""
        for viewer in self._views.keys() - viewers:
            del self._views[viewer]
            self._stories.pop(viewer, None)

    def _made(self, table: Table, viewer: Viewer) -> View:
        play = table.play
        assert play is not None
        seat = table.at_screen(viewer)
        before = self._views.get(viewer)
        if (
            before is not None
            and before.state.answers == len(play.answers)
            and (before.rewinds == play.rewinds and before.scene.viewer == seat)
        ):
            scene = before.scene  # only clocks or seats changed
        else:
            scene = play.scene_of(seat)
        state = _state(table, play, viewer, seat)
        return View(scene, state, self._story(play, viewer), play.rewinds)

    def _story(self, play: Play, viewer: Viewer) -> list[Fact]:
        facts = play.awake().facts
        rewinds, heard, story = self._stories.get(viewer, (play.rewinds, 0, []))
        if rewinds != play.rewinds:
            heard, story = 0, []
        story += [fact for fact in facts[heard:] if told_to(fact, viewer)]
        self._stories[viewer] = (play.rewinds, len(facts), story)
        return story


def told_to(fact: Fact, viewer: Viewer) -> bool:
    """Whether a fact is told to one of these seats, or to spectators."""
    return any(fact.told_to(seat) for seat in viewer) if viewer else fact.told_to(None)


def _state(table: Table, play: Play, viewer: Viewer, seat: int | None) -> State:
    match = play.match
    over = match.over
    asked = None if seat is None or table.seats[seat].bot else match.asked(seat)
    if asked is not None and asked.concealed and table.auto_pass(asked.seat):
        asked = None
    free = table.opened.undo != "none" and not over
    undoable = {n: count for n in viewer if (count := play.undoable(n))} if free else {}
    return State(
        seq=table.shown,
        answers=len(play.answers),
        asks=() if asked is None else (question_view(asked, match.routes(asked.seat)),),
        waiting=_waiting(play, viewer),
        undoable=undoable,
        set_back=play.set_back,
        over=over,
        result=match.result if over else None,
    )


def _waiting(play: Play, viewer: Viewer) -> Waiting:
    """Whom the table waits for; that anybody is asked for a reaction is nobody's business.

    Whom others see it wait for instead, the kernel says. Those who know better anyhow are told:
    the one is asked, the other is not.
    """
    asks = play.match.asks
    openly = tuple(question.seat for question in asks if not question.concealed)
    hidden = [question.seat for question in asks if question.concealed]
    since = float(int(play.at))  # its fractions are a twentieth of what an answer sends
    if not hidden:
        return Waiting(seats=openly, since=since)
    seats = waited_for(play.match, play.turn)
    if {*hidden, *seats[len(openly) :]} & set(viewer):
        return Waiting(seats=openly, reactions=True, since=since)
    return Waiting(seats=seats, since=since)


def question_view(question: Question, routes: Sequence[Route]) -> QuestionView:
    """A question as it travels."""
    return QuestionView(
        seat=question.seat,
        prompt=question.prompt,
        args=dict(question.args),
        rule=question.rule,
        options=tuple(option_view(option) for option in question.options),
        asides=tuple(option_view(option) for option in question.beside()),
        reaction=question.concealed,
        routes=tuple(routes),
    )


@lru_cache(maxsize=16_384)
def option_view(option: Option) -> OptionView:
    """An option as it travels. Games make each option once and offer it often."""
    return OptionView(
        key=option.key, verb=option.verb, args=dict(option.args), touches=option.touches
    )


def refusal_view(refusal: Refusal) -> RefusalView:
    """A refusal as it travels."""
    return RefusalView(option=option_view(refusal.option), rule=refusal.rule)
