"""A sitting: people at this terminal play a recorded match against each other and bots."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from rich.rule import Rule as Line
from rich.text import Text

from igroteka.bots import bot
from igroteka.kernel.fact import Fact
from igroteka.kernel.flow import Question
from igroteka.kernel.record import Record
from igroteka.kernel.routes import Route
from igroteka.scene import Scene
from igroteka.terminal import ending
from igroteka.terminal.commands import COMMANDS, REDRAWS, Quit, command
from igroteka.terminal.draw import table
from igroteka.terminal.glance import glance, hex_ids, touched
from igroteka.terminal.prompt import Entry, Menu, option_label, refused_as, route_to
from igroteka.terminal.saves import Keeper
from igroteka.terminal.screen import Screen
from igroteka.terminal.seats import is_person
from igroteka.terminal.story import story
from igroteka.terminal.voice import Voice, title

RECAP = 20
"""How many of the last facts a resumed match begins with."""


class Sitting:
    """One match, from now until it ends or the person leaves."""

    def __init__(self, record: Record[Any], screen: Screen, lang: str, keeper: Keeper) -> None:
        self.record = record
        self.screen = screen
        self.keeper = keeper
        self.seats = record.header.seats
        self.voice = Voice.of(record.game, lang, self.seats)
        self.people = [place for place, seat in enumerate(self.seats) if is_person(seat)]
        self._at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self._told: dict[int | None, int] = {}
        self._from = max(0, len(record.facts) - RECAP) if record.answers else 0
        self._inks = self._seat_inks()
        self._drawn = False
        self._going: tuple[Route, int] | None = None
        """A way that is being walked, and how many of its legs lie behind."""
        self._met: set[str] = set()
        """Verbs of options that were explained, or needed no word."""

    # The course of a sitting ---------------------------------------------------------------

    def run(self) -> bool:
        """Play on; True when the match is over, False when the person left before."""
        self._greet()
        self._keep()
        try:
            while not self.record.match.over:
                self._next()
        except (Quit, EOFError, KeyboardInterrupt):
            self._part()
            return False
        self._end()
        return True

    def _next(self) -> None:
        """Bots first: where several choose in secret, people need not wait for them."""
        asks = self.record.match.asks
        question = min(asks, key=lambda ask: (ask.seat in self.people, ask.seat))
        if question.seat in self.people:
            self._person(question.seat)
        else:
            name = self.seats[question.seat]
            player = bot(name, self.bot_seed(question.seat))
            self.record.answer(question.seat, player.choose(self.record.match, question.seat))
            if not self.people:
                self._tell_news(None)
        self._keep()

    def bot_seed(self, seat: int) -> int:
        """A seed from the match alone: a resumed match goes on as it would have gone."""
        source = f"{self.record.header.luck.seed}|{seat}|{len(self.record.answers)}"
        return int.from_bytes(hashlib.blake2b(source.encode(), digest_size=8).digest())

    def _keep(self) -> None:
        if not self.keeper.keep(self.record):
            told = {"file": str(self.keeper.path), "reason": self.keeper.trouble}
            self.screen.say(self.voice.ui("ui-save-failed", told), "red")

    # One person's question -----------------------------------------------------------------

    def _person(self, seat: int) -> None:
        """Show what is new, the table and the question, and listen until it is answered."""
        if self._goes_on(seat):
            return
        if self._at_screen != seat:
            self._hand_over(seat)
        answers = self.record.answers
        goes_on = self._drawn and bool(answers) and answers[-1].seat == seat
        self._tell_news(seat)
        self.draw(seat, whole=not goes_on)
        self._show_question(seat)
        while not self._heard(seat):
            pass

    def _heard(self, seat: int) -> bool:
        """One line from the keyboard; True once the question is settled or another is open."""
        typed = self.screen.ask()
        if not typed:
            self.screen.say(self.voice.ui("ui-how"), "dim")
            return False
        called = command(typed)
        if called is None:
            return self._answered(seat, typed)
        name, argument = called
        match, voice = self.record.match, self.voice
        COMMANDS[name](self, seat, argument)
        if self.record.match is not match:
            return True  # taken back: whatever is asked now is asked afresh
        if name in REDRAWS or self.voice is not voice:
            self._show_question(seat)
        return False

    def _answered(self, seat: int, typed: str) -> bool:
        menu = self.menu(seat)
        found = menu.find(typed)
        if len(found) == 1:
            self.record.answer(seat, found[0].option)
            return True
        if not found and self._sets_out(seat, typed):
            return True
        self._not_understood(seat, typed, found, len(menu.entries))
        return False

    # A way to a place ----------------------------------------------------------------------

    def _sets_out(self, seat: int, typed: str) -> bool:
        """Whether a place was named that several answers lead to: then they are given."""
        route = route_to(typed, self.record.match.routes(seat), self.voice)
        if route is None:
            return False
        self.screen.say(self.voice.texts(f"route-{route.kind}", route.args), "italic")
        for remark in route.remarks:
            self.screen.say(self.voice.texts(f"remark-{remark.kind}", remark.args), "dim")
        self._going = (route, 0)
        return self._goes_on(seat)

    def _goes_on(self, seat: int) -> bool:
        """Give the next answer of the way, if that is what is asked; otherwise it has ended."""
        question = self.record.match.asked(seat)
        if self._going is None or question is None:
            return False
        route, behind = self._going
        pieces = {piece.id: piece.where for piece in self._scene(seat).pieces}
        leg = route.leg_asked(behind, question, pieces.get(route.piece))
        self._going = None if leg is None else (route, leg + 1)
        if leg is None:
            return False
        self.record.answer(seat, route.legs[leg].option)
        return True

    def _not_understood(self, seat: int, typed: str, found: list[Entry], count: int) -> None:
        """Say why a line is no answer: ambiguous, forbidden by a rule, or unknown."""
        ui = self.voice.ui
        refused = refused_as(typed, self.record.match.why_not(seat), self.voice)
        if found:
            choices = "; ".join(f"{entry.number} {entry.label}" for entry in found)
            self.screen.say(ui("ui-ambiguous", {"choices": choices}))
        elif typed.isdecimal():
            self.screen.say(ui("ui-no-number", {"count": count}))
        elif refused is not None:
            rule = self.voice.rule(refused.rule)
            told = {"label": option_label(refused.option, self.voice), "rule": rule.id}
            self.screen.say(ui("ui-refused", told), "red")
            self.screen.say(rule.text)
        else:
            self.screen.say(ui("ui-unknown", {"typed": typed}))

    def menu(self, seat: int) -> Menu:
        """The open question of a seat with its options numbered."""
        question = self.record.match.asked(seat)
        assert isinstance(question, Question)
        return Menu(question, self.voice)

    def _show_question(self, seat: int) -> None:
        self.screen.show(
            Line(style="dim"),
            self.menu(seat).render(
                Text(self.voice.seats[seat], self._inks.get(seat, "")),
                hex_ids(self._scene(seat)),
                self.screen.width,
            ),
        )
        self._explain_something_new(seat)

    def _explain_something_new(self, seat: int) -> None:
        """A quiet sentence about an action that is offered for the first time; one a question."""
        for entry in self.menu(seat).entries:
            verb = entry.option.verb
            about = f"about-{verb}"
            if verb not in self._met:
                self._met.add(verb)
                if about in self.voice.texts:
                    self.screen.say(self.voice.texts(about), "dim italic")
                    return

    # Showing -------------------------------------------------------------------------------

    def draw(self, seat: int | None, *, whole: bool = True) -> None:
        """The table as the seat may see it, or what matters inside a turn; options are lit."""
        scene = self._scene(seat)
        self._drawn = self._drawn or whole
        question = None if seat is None else self.record.match.asked(seat)
        lit = set() if question is None else touched(question)
        shown = scene if whole else glance(scene, seat, lit)
        self.screen.show("", table(shown, self.voice.texts, width=self.screen.width, lit=lit))

    def _scene(self, seat: int | None) -> Scene:
        scene: Scene = self.record.game.scene(self.record.match.view(seat), seat)
        return scene

    def facts_for(self, viewer: int | None) -> list[Fact]:
        """The whole story as one seat, or a spectator, may read it."""
        return [fact for fact in self.record.facts if fact.told_to(viewer)]

    def tell(self, facts: Sequence[Fact]) -> None:
        """Facts as a story."""
        if facts:
            self.screen.show(story(facts, self.voice, self._inks))

    def _tell_news(self, viewer: int | None) -> None:
        """What happened since this viewer was last told."""
        facts = self.record.facts
        news = facts[self._told.get(viewer, self._from) :]
        self._told[viewer] = len(facts)
        self.tell([fact for fact in news if fact.told_to(viewer)])

    def taken_back(self) -> None:
        """Some of what was told has not happened after all."""
        happened = len(self.record.facts)
        self._told = {viewer: min(told, happened) for viewer, told in self._told.items()}

    def speak(self, lang: str) -> None:
        """Go on in this language."""
        self.voice = Voice.of(self.record.game, lang, self.seats)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen and wait: what the last person saw is not for the next one."""
        if self._at_screen is not None:
            self.screen.clear()
        self._at_screen = seat
        name = Text(self.voice.seats[seat], f"bold {self._inks.get(seat, '')}")
        self.screen.show(name)
        self.screen.say(self.voice.ui("ui-hand-over", {"who": self.voice.seats[seat]}))
        self.screen.ask()

    def _seat_inks(self) -> dict[int, str]:
        scene = self._scene(None)
        inks = scene.palette.inks
        return {seat.seat: inks.get(seat.colour, "") for seat in scene.seats}

    # Beginning and end ---------------------------------------------------------------------

    def _greet(self) -> None:
        """What is played, who plays whom, and the seal on the luck."""
        ui, header = self.voice.ui, self.record.header
        self.screen.show(Line(Text(title(self.record.game, self.voice.lang), "bold")))
        for place, seat in enumerate(self.seats):
            name = Text(self.voice.seats[place], f"bold {self._inks.get(place, '')}")
            self.screen.show(Text.assemble("  ", name, f" — {ending.played_by(seat, self.voice)}"))
        if header.luck.commitment:
            self.screen.say(ui("ui-sealed", {"commitment": header.luck.commitment}), "dim")
        if self.people:
            self.screen.say(ui("ui-how"), "dim")

    def _part(self) -> None:
        """Say that nothing is lost, and how to go on. The file is newer than any doubt."""
        path = str(self.keeper.path)
        if self.keeper.trouble:
            told = {"file": path, "reason": self.keeper.trouble}
            self.screen.say(self.voice.ui("ui-save-failed", told), "red")
        else:
            self.screen.say("\n" + self.voice.ui("ui-left", {"file": path}))

    def _end(self) -> None:
        """The end of the story, the places, and how anybody can check the luck."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self._told.setdefault(viewer, min(self._told.values(), default=self._from))
        self._tell_news(viewer)
        self.draw(viewer)
        result, ui = self.record.match.result, self.voice.ui
        self.screen.show(Line(), Text(ending.verdict(result, self.voice), "bold"))
        self.screen.show(ending.places(result, self.seats, self.voice, self._inks))
        self.screen.say(ending.revealed(self.record, self.voice), "dim")
        self.screen.say(ui("ui-over", {"file": str(self.keeper.path)}))
