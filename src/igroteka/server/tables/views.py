"""The table as somebody may see it: one view for each distinct viewer and moment, shared.

A viewer is the set of seats that somebody holds; all spectators are one viewer. What a view is
made of comes from the redacted state, from the facts told to these seats and from their own
questions: nothing else gets near the wire.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec

from igroteka.kernel.flow import Option, Question, Refusal
from igroteka.kernel.journal import Fact
from igroteka.scene import Scene
from igroteka.server.tables import clocks
from igroteka.server.tables.deltas import difference
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

    __slots__ = ("_deltas", "_scene", "rewinds", "scene", "seq", "state", "story", "told")

    def __init__(self, scene: Scene, state: State, story: list[Fact], rewinds: int) -> None:
        self.scene = scene
        self.state = state
        self.seq = state.seq
        self.story = story
        """Shared with later views until something is taken back; `told` of it are in this one."""
        self.told = len(story)
        self.rewinds = rewinds
        self._scene: bytes | None = None
        self._deltas: dict[int, bytes] = {}

    def whole(self, table: Table, since: float) -> bytes:
        """The message that needs nothing before it."""
        if self._scene is None:
            self._scene = _encoder.encode(self.scene)
        return _encoder.encode(
            msgspec.structs.replace(
                self.state,
                scene=cast(Any, msgspec.Raw(self._scene)),
                facts=tuple(self.story[: self.told]),
                clocks=clocks.view(table, since),
            )
        )

    def after(self, old: View, table: Table, since: float) -> bytes:
        """The message for somebody who has seen the old view: made once, sent to many."""
        found = self._deltas.get(old.seq)
        if found is None:
            known = self._known(old)
            found = _encoder.encode(
                msgspec.structs.replace(
                    self.state,
                    based_on=old.seq,
                    delta=difference(old.scene, self.scene),
                    facts=tuple(self.story[known : self.told]),
                    facts_from=known,
                    clocks=clocks.view(table, since),
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

    def of(self, table: Table, viewer: Viewer) -> View:
        """What this viewer sees now. The match has begun."""
        view = self._views.get(viewer)
        if view is None or view.seq != table.shown:
            view = self._views[viewer] = self._made(table, viewer)
        return view

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
            scene = play.game.scene(play.match.view(seat), seat)
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
    own = [seat] if seat is not None and not table.seats[seat].bot else []
    asked = [q for q in match.asks if q.seat in own and not table.auto_pass(q.seat)]
    asks = tuple(question_view(q) for q in asked)
    free = table.opened.undo != "none" and not match.over
    undoable = {n: play.undoable(n) for n in viewer} if free else {}
    return State(
        seq=table.shown,
        answers=len(play.answers),
        asks=asks,
        waiting=_waiting(play),
        undoable={n: count for n, count in undoable.items() if count},
        set_back=play.set_back,
        over=match.over,
        result=match.result if match.over else None,
    )


def _waiting(play: Play) -> Waiting:
    """Whom the table waits for; who is asked for a reaction is nobody's business."""
    asks = play.match.asks
    openly = tuple(question.seat for question in asks if not question.concealed)
    hidden = any(question.concealed for question in asks)
    return Waiting(seats=openly, reactions=hidden, since=play.at)


def question_view(question: Question) -> QuestionView:
    """A question as it travels."""
    return QuestionView(
        seat=question.seat,
        prompt=question.prompt,
        args=dict(question.args),
        rule=question.rule,
        options=tuple(option_view(option) for option in question.options),
        asides=tuple(option_view(option) for option in question.beside()),
        reaction=question.concealed,
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
