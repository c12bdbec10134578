"""A lesson at the terminal: the coach speaks, the person does, step by step."""

from __future__ import annotations

from typing import Any

from rich.panel import Panel
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from igroteka.kernel.coach import Coach
from igroteka.kernel.game import Game
from igroteka.kernel.lesson import Lesson
from igroteka.lab.advisor import counsel, left_to_choose
from igroteka.terminal.commands import Quit, command
from igroteka.terminal.counsel import told as advice_told
from igroteka.terminal.draw import table
from igroteka.terminal.glance import glance, hex_ids
from igroteka.terminal.prompt import Menu
from igroteka.terminal.rules import one_rule
from igroteka.terminal.screen import Screen
from igroteka.terminal.seats import YOU
from igroteka.terminal.story import story
from igroteka.terminal.voice import Interface, Trouble, Voice, title

EASY = "novice"


def listed(game: Game[Any], ui: Interface) -> Table:
    """The lessons of a game: number, id, title and what each is about."""
    rows = Table.grid(padding=(0, 2))
    for number, lesson in enumerate(game.lessons(), start=1):
        name = Text(getattr(lesson.title, ui.lang), "bold")
        rows.add_row(str(number), lesson.id, name, getattr(lesson.summary, ui.lang))
    return rows


def find_lesson(game: Game[Any], wanted: str, ui: Interface) -> Lesson:
    """A lesson by its id or its number."""
    lessons = game.lessons()
    if wanted.isdecimal() and 1 <= int(wanted) <= len(lessons):
        return lessons[int(wanted) - 1]
    for lesson in lessons:
        if lesson.id == wanted:
            return lesson
    raise Trouble(ui("ui-lesson-unknown", {"word": wanted, "lessons": [it.id for it in lessons]}))


class Learning:
    """One lesson, until it is done or the person leaves."""

    def __init__(self, game: Game[Any], lesson: Lesson, screen: Screen, lang: str) -> None:
        self.coach: Coach[Any] = Coach(game, lesson)
        self.screen = screen
        players = game.configure(lesson.options).players
        seats = [YOU if seat == lesson.seat else EASY for seat in range(players)]
        self.voice = Voice.of(game, lang, seats)
        self._told = 0

    def run(self) -> bool:
        """Learn; True when the lesson is done."""
        head = f"{title(self.coach.game, self.voice.lang)}: {self._in(self.coach.lesson.title)}"
        self.screen.show(Line(Text(head, "bold")))
        self.screen.say(self.voice.ui("ui-lesson-how"), "dim")
        self._told = len(self.coach.journal.facts)
        try:
            while not self.coach.over:
                self._step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.screen.say(self.voice.ui("ui-lesson-left"), "dim")
            return False
        self._tell()
        self.screen.show(Panel(Text(self._in(self.coach.lesson.end), "bold")))
        return True

    def _step(self) -> None:
        """Show a step, and listen until it is another one."""
        self._tell()
        self._draw()
        self._say()
        number = self.coach.number
        begun = True
        while begun and self.coach.number == number:
            begun = self._heard(self.screen.ask())

    def _heard(self, typed: str) -> bool:
        """One line from the keyboard; False where the steps must be shown anew."""
        match command(typed):
            case ("quit", ""):
                raise Quit
            case ("hint", ""):
                self._hint()
                return True
        word = typed.casefold()
        if word in self._words("ui-lesson-back"):
            self.coach.back()
        elif word in self._words("ui-lesson-repeat"):
            self.coach.repeat()
        elif word == "?":
            self._rule()
            return True
        else:
            self._answered(typed)
            return True
        self._told = len(self.coach.journal.facts)
        return False

    def _answered(self, typed: str) -> None:
        if self.coach.step is not None and not self.coach.step.want:
            self.coach.next()
            return
        found = self._menu().find(typed) if typed else []
        if len(found) != 1:
            self.screen.say(self.voice.ui("ui-lesson-how"), "dim")
            return
        reply = self.coach.answer(found[0].option.key)
        if not reply.goes_on:
            plain = self.voice.ui("ui-lesson-otherwise")
            self.screen.say(plain if reply.word is None else self._in(reply.word), "yellow")

    # Showing -------------------------------------------------------------------------------

    def _tell(self) -> None:
        """What happened since the step before."""
        seat, facts = self.coach.lesson.seat, self.coach.journal.facts
        news = [fact for fact in facts[self._told :] if fact.told_to(seat)]
        self._told = len(facts)
        if news:
            self.screen.show(story(news, self.voice, {}))

    def _draw(self) -> None:
        coach = self.coach
        seat, step = coach.lesson.seat, coach.step
        scene = coach.game.scene(coach.match.view(seat), seat)
        lit = set() if step is None else {*step.at}
        lit |= {id for option in coach.wanted for id in option.touches}
        shown = scene if coach.number == 0 else glance(scene, seat, lit)
        self.screen.show("", table(shown, self.voice.texts, width=self.screen.width, lit=lit))
        if coach.wanted:
            name = Text(self.voice.seats[seat], "bold")
            self.screen.show(self._menu().render(name, hex_ids(scene), self.screen.width))

    def _say(self) -> None:
        coach = self.coach
        told = {"step": coach.number + 1, "steps": len(coach.lesson.steps)}
        head = self.voice.ui("ui-lesson-step", told)
        self.screen.show(Panel(Text(self._in(coach.say)), title=head, title_align="left"))

    def _rule(self) -> None:
        step = self.coach.step
        if step is not None and step.rule:
            self.screen.show(one_rule(self.voice.rule(step.rule), self.voice.ui))
        else:
            self.screen.say(self.voice.ui("ui-lesson-no-rule"), "dim")

    def _hint(self) -> None:
        """What an advisor would choose, where the step leaves a choice."""
        coach = self.coach
        among = left_to_choose(coach)
        if not among:
            self.screen.say(self.voice.ui("ui-lesson-no-choice"), "dim")
            return
        seat, answers = coach.lesson.seat, len(coach.answers)
        found = counsel(coach.match, seat, coach.lesson.options, answers, among=among)
        scene = coach.game.scene(coach.match.view(seat), seat)
        for line in advice_told(found, self._menu(), scene, self.voice):
            self.screen.say(line)

    def _menu(self) -> Menu:
        question = self.coach.question
        assert question is not None
        return Menu(question, self.voice)

    def _words(self, key: str) -> list[str]:
        return self.voice.ui(key).split(", ")

    def _in(self, text: Any) -> str:
        words: str = getattr(text, self.voice.lang)
        return words
