"""What a person may say at the table besides an answer: help, rules, undo, save and so on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka.kernel.flow import Refusal
from igroteka.kernel.rulebook import UnknownRule
from igroteka.kernel.text import LANGS
from igroteka.lab.advisor import counsel
from igroteka.terminal.almanac import almanac_of, chapters, find, found_pages, one_page
from igroteka.terminal.counsel import told as advice_told
from igroteka.terminal.prompt import option_label, shared_beginning
from igroteka.terminal.rules import contents, found_rules, look_up, one_rule
from igroteka.terminal.saves import named_save
from igroteka.terminal.voice import interface

if TYPE_CHECKING:
    from igroteka.terminal.play import Sitting

LOG_LENGTH = 20
FOUND = 12
"""How many rules a search shows at the table."""


class Quit(Exception):
    """The person leaves the table."""


def help_page(sitting: Sitting, seat: int, argument: str) -> None:
    """What can be typed."""
    ui = sitting.voice.ui
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for name in COMMANDS:
        table.add_row(ui(f"ui-usage-{name}"), ui(f"ui-does-{name}"))
    sitting.screen.say(ui("ui-help-answer"))
    sitting.screen.show(Padding(table, (0, 0, 0, 1)))


def why_not(sitting: Sitting, seat: int, argument: str) -> None:
    """What is refused now, by rule; with a number one of these rules, with words the rulebook."""
    ui = sitting.voice.ui
    refused = by_rule(sitting.record.match.why_not(seat))
    if argument.isdecimal():
        if not 1 <= int(argument) <= len(refused):
            sitting.screen.say(ui("ui-why-number", {"count": len(refused)}))
            return
        argument = list(refused)[int(argument) - 1]
    if argument:
        rule(sitting, seat, argument)
        return
    if not refused:
        sitting.screen.say(ui("ui-why-nothing"))
        return
    for number, (id, refusals) in enumerate(refused.items(), start=1):
        _show_refused(sitting, number, id, refusals)


def by_rule(refusals: list[Refusal]) -> dict[str, list[Refusal]]:
    """Refusals by the rule that forbids."""
    groups: dict[str, list[Refusal]] = {}
    for refusal in refusals:
        groups.setdefault(refusal.rule, []).append(refusal)
    return groups


def _show_refused(sitting: Sitting, number: int, id: str, refusals: list[Refusal]) -> None:
    """A rule, and below it what it forbids, one line for each kind of action."""
    voice = sitting.voice
    table = Table.grid(padding=(0, 1))
    law = Text.assemble(voice.rule(id).text, (f"  {id}", "dim"))
    table.add_row(Text(f"{number:>2}", "bold"), law)
    verbs = dict.fromkeys(refusal.option.verb for refusal in refusals)
    for verb in verbs:
        labels = [option_label(r.option, voice) for r in refusals if r.option.verb == verb]
        shared = shared_beginning(labels)
        rest = " · ".join(label[len(shared) :].strip() for label in labels)
        table.add_row("", Text(f"{shared} {rest}".strip(), "red"))
    sitting.screen.show(table)


def rule(sitting: Sitting, seat: int, argument: str) -> None:
    """A rule's text, or what a search for words finds."""
    voice, screen = sitting.voice, sitting.screen
    if not argument:
        screen.show(contents(voice.rules, voice.lang))
        return
    try:
        found = look_up(voice.rules, argument, voice.lang)
    except UnknownRule as error:
        screen.say(unknown_rule(error, voice.lang))
        return
    if not isinstance(found, list):
        screen.show(one_rule(found, voice.ui))
    elif not found:
        screen.say(voice.ui("ui-rules-none", {"words": argument}))
    else:
        screen.show(found_rules(found[:FOUND]))
        if len(found) > FOUND:
            screen.say(voice.ui("ui-rules-more", {"count": len(found) - FOUND}), "dim")


def read(sitting: Sitting, seat: int, argument: str) -> None:
    """A page of the almanac, or what a search for words finds."""
    voice, screen, game = sitting.voice, sitting.screen, sitting.record.match.game
    almanac = almanac_of(game)
    if almanac is None:
        screen.say(voice.ui("ui-almanac-none"))
    elif not argument:
        screen.show(chapters(almanac, voice.texts))
    else:
        found = find(almanac, argument, voice.texts)
        if not found:
            screen.say(voice.ui("ui-page-none", {"words": argument}))
        elif len(found) == 1:
            screen.show(one_page(game, found[0], voice.texts, voice.ui))
        else:
            screen.show(found_pages(found[:FOUND], voice.texts))
            if len(found) > FOUND:
                screen.say(voice.ui("ui-pages-more", {"count": len(found) - FOUND}), "dim")


def unknown_rule(error: UnknownRule, lang: str) -> str:
    """That there is no such rule, and what it may have been."""
    ui = interface(lang)
    if not error.near:
        return ui("ui-rule-unknown", {"id": error.id})
    return ui("ui-rule-near", {"id": error.id, "near": error.near})


def undo(sitting: Sitting, seat: int, argument: str) -> None:
    """Take back the latest answer, where nothing was learned since."""
    record, ui = sitting.record, sitting.voice.ui
    if record.undoable(seat):
        record.undo(seat)
        sitting.taken_back()
        sitting.screen.say(ui("ui-undone"))
    elif not any(line.seat == seat for line in record.answers):
        sitting.screen.say(ui("ui-undo-nothing"))
    elif record.answers[-1].seat != seat:
        sitting.screen.say(
            ui("ui-undo-others", {"who": sitting.voice.seats[record.answers[-1].seat]})
        )
    else:
        sitting.screen.say(ui("ui-undo-learned"))


def log(sitting: Sitting, seat: int, argument: str) -> None:
    """The last lines of the story."""
    length = int(argument) if argument.isdecimal() and int(argument) else LOG_LENGTH
    sitting.tell(sitting.facts_for(seat)[-length:])


def table(sitting: Sitting, seat: int, argument: str) -> None:
    """Draw the table again."""
    sitting.draw(seat)


def save(sitting: Sitting, seat: int, argument: str) -> None:
    """Write the match to the named file; without a name, where it is kept anyway."""
    path = named_save(argument, sitting.keeper.path.parent) if argument else sitting.keeper.path
    reason = sitting.keeper.write(sitting.record, path)
    told = {"file": str(path), "reason": reason}
    ui = sitting.voice.ui
    sitting.screen.say(
        ui("ui-save-failed", told) if reason else ui("ui-saved", {"file": str(path)})
    )


def lang(sitting: Sitting, seat: int, argument: str) -> None:
    """Go on in another language."""
    wanted = argument.casefold()[:2] or next(one for one in LANGS if one != sitting.voice.lang)
    if wanted not in LANGS:
        sitting.screen.say(sitting.voice.ui("ui-lang-unknown", {"lang": argument}))
        return
    sitting.speak(wanted)
    sitting.screen.say(sitting.voice.ui("ui-lang-now"))


def hint(sitting: Sitting, seat: int, argument: str) -> None:
    """What an advisor would do in this place, and why."""
    record = sitting.record
    match, answers = record.match, len(record.answers)
    found = counsel(match, seat, record.header.options, answers)
    scene = match.game.scene(match.view(seat), seat)
    for line in advice_told(found, sitting.menu(seat), scene, sitting.voice):
        sitting.screen.say(line)


def leave(sitting: Sitting, seat: int, argument: str) -> None:
    """Leave the table; the match is kept."""
    raise Quit


Command = Callable[["Sitting", int, str], None]

COMMANDS: Mapping[str, Command] = {
    "why": why_not,
    "rule": rule,
    "read": read,
    "undo": undo,
    "log": log,
    "table": table,
    "hint": hint,
    "save": save,
    "lang": lang,
    "help": help_page,
    "quit": leave,
}

_WITH_ARGUMENT = frozenset({"why", "rule", "read", "log", "save", "lang"})

REDRAWS = frozenset({"table"})
"""Commands after which the question is shown again in full."""


@cache
def _names() -> dict[str, str]:
    """Every word that calls a command, in both languages at once."""
    return {
        word.strip(): name
        for name in COMMANDS
        for tongue in LANGS
        for word in interface(tongue)(f"ui-words-{name}").split(",")
    }


def command(typed: str) -> tuple[str, str] | None:
    """The command that was typed, with its argument; None if it is none."""
    if typed.startswith("?"):
        return "why", typed[1:].strip()
    word, _, argument = typed.partition(" ")
    name = _names().get(word.casefold())
    if name is None or (argument.strip() and name not in _WITH_ARGUMENT):
        return None
    return name, argument.strip()
