"""A question on the screen: numbered options, and finding the one that was meant."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.styled import Styled
from rich.text import Text

from igroteka.kernel.flow import Option, Question, Refusal
from igroteka.kernel.routes import Route
from igroteka.terminal.voice import Voice


def option_label(option: Option, voice: Voice) -> str:
    """An option in words."""
    return voice.texts(f"option-{option.verb}", option.args)


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered option."""

    number: int
    option: Option
    label: str


class Menu:
    """The options of one question, grouped by verb and numbered from 1; its asides after them."""

    def __init__(self, question: Question, voice: Voice) -> None:
        ordered = [*_by_verb(question.options), *_by_verb(question.beside())]
        self.entries = [
            Entry(number, option, option_label(option, voice))
            for number, option in enumerate(ordered, start=1)
        ]
        self._question = question
        self._voice = voice

    # Showing -------------------------------------------------------------------------------

    def render(self, name: Text, places: Collection[str], width: int) -> RenderableType:
        """The question with its rule, then the options group by group, then quietly the asides.

        `places` are ids that stand on the drawn board: an option about one of them names it.
        """
        question = self._question
        head = Text.assemble(
            name,
            ". ",
            self._voice.texts(f"ask-{question.prompt}", question.args),
            (f"  {question.rule}", "not bold dim"),
            style="bold",
        )
        answers = len(question.options)
        options = _shown(self.entries[:answers], places, width)
        asides = list(_shown(self.entries[answers:], places, width))
        if not asides:
            return Group(head, *options)
        beside = Text(self._voice.ui("ui-beside"), "dim")
        return Group(head, *options, beside, *(Styled(row, "dim") for row in asides))

    # Finding -------------------------------------------------------------------------------

    def find(self, typed: str) -> list[Entry]:
        """What a number, a key, a place or the beginning of a label may mean; exact words first."""
        if typed.isdecimal():
            return [entry for entry in self.entries if entry.number == int(typed)]
        wanted = _plain(typed)
        exact = [
            e
            for e in self.entries
            if wanted in map(_plain, (e.option.key, e.label, *e.option.touches))
        ]
        return exact or [e for e in self.entries if _begins(e.option, e.label, wanted)]


def _by_verb(options: Sequence[Option]) -> list[Option]:
    verbs = list(dict.fromkeys(option.verb for option in options))
    return sorted(options, key=lambda option: verbs.index(option.verb))


def _shown(
    entries: Sequence[Entry], places: Collection[str], width: int
) -> Iterator[RenderableType]:
    for _, group in groupby(entries, key=lambda entry: entry.option.verb):
        yield from _rows(list(group), places, width)


def _rows(group: Sequence[Entry], places: Collection[str], width: int) -> Iterator[RenderableType]:
    """A group side by side; what all its labels begin with is said once, above."""
    shared = shared_beginning([entry.label for entry in group])
    if shared:
        yield Text(f" {shared}", "italic")
    cells = [_cell(entry, entry.label[len(shared) :].lstrip(), places) for entry in group]
    if len(cells) == 1 or max(cell.cell_len for cell in cells) * 2 + 4 > width:
        yield from (Padding(cell, (0, 0, 0, 1)) for cell in cells)
    else:
        yield Padding(Columns(cells, padding=(0, 2), equal=True), (0, 0, 0, 1))


def _cell(entry: Entry, label: str, places: Collection[str]) -> Text:
    place = next((f"  {id}" for id in entry.option.touches if id in places), "")
    return Text.assemble((f"{entry.number:>2} ", "bold"), label, (place, "dim"))


def shared_beginning(labels: Sequence[str]) -> str:
    """What several labels begin with, up to a colon: `Build:`; else nothing."""
    beginning, colon, _ = labels[0].partition(": ")
    shared = beginning + colon
    alike = len(labels) > 1 and colon and all(label.startswith(shared) for label in labels)
    return shared.rstrip() if alike else ""


def refused_as(typed: str, refusals: Sequence[Refusal], voice: Voice) -> Refusal | None:
    """The refused option that was typed, by its key or the beginning of its label."""
    wanted = _plain(typed)
    for refusal in refusals:
        if _begins(refusal.option, option_label(refusal.option, voice), wanted):
            return refusal
    return None


def route_to(typed: str, routes: Sequence[Route], voice: Voice) -> Route | None:
    """The first way to the place that was typed, by its id or as its way is called."""
    wanted = _plain(typed)
    for route in routes:
        label = _plain(voice.texts(f"route-{route.kind}", route.args))
        _, _, after = label.partition(": ")
        if _plain(route.goal) == wanted or label.startswith(wanted) or after.startswith(wanted):
            return route
    return None


def _begins(option: Option, label: str, wanted: str) -> bool:
    """By the key, by the label, or by what follows the colon of the label."""
    _, _, after = label.partition(": ")
    return any(_plain(text).startswith(wanted) for text in (option.key, label, after))


def _plain(text: str) -> str:
    """For comparing: no capitals, no quotation marks, and nobody types the dots of ё."""
    text = text.casefold().replace("ё", "е").replace("\u00a0", " ")
    return text.translate({ord(mark): None for mark in "«»\"'"}).strip()
