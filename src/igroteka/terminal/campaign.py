"""A campaign at this terminal: match after match, with the record between them, in one file."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from igroteka.kernel import campaign_file
from igroteka.kernel.campaign import Chronicle
from igroteka.kernel.record import Record
from igroteka.kernel.text import Value
from igroteka.terminal import ending
from igroteka.terminal.commands import command
from igroteka.terminal.play import Sitting
from igroteka.terminal.saves import Keeper, write
from igroteka.terminal.screen import Screen
from igroteka.terminal.seats import is_person
from igroteka.terminal.voice import Voice

WON = "★"


class Journey:
    """A campaign, from now until it ends or the person leaves."""

    def __init__(self, chronicle: Chronicle, screen: Screen, lang: str, path: Path) -> None:
        self.chronicle = chronicle
        self.screen = screen
        self.lang = lang
        self.keeper = Keeper(path, self._dumped)
        self.seats = chronicle.seats

    def run(self, *, salted: bool = True) -> bool:
        """Play on; True when the campaign is over, False when the person left before."""
        chronicle = self.chronicle
        self._keep()
        while not chronicle.over:
            if chronicle.running is None:
                self._show()
                if not self._wants_to_go_on():
                    self._part()
                    return False
                chronicle.begin(self.seats, self._salts() if salted else ())
            if not self._played():
                return False
        self._show()
        self._say("ui-over", {"file": str(self.keeper.path)})
        return True

    def _played(self) -> bool:
        """The running match to its end; False when the person left before."""
        assert self.chronicle.running is not None
        sitting = Sitting(self.chronicle.running, self.screen, self.lang, self.keeper)
        over = sitting.run()
        self.lang = sitting.voice.lang
        if over:
            self.chronicle.finish()
            self._keep()
        return over

    def _salts(self) -> list[str]:
        return [secrets.token_hex(8) for seat in self.seats if is_person(seat)]

    # Keeping -------------------------------------------------------------------------------

    def _dumped(self, _record: Record[Any]) -> bytes:
        """The running match is kept with the whole campaign."""
        return campaign_file.dump(self.chronicle)

    def _keep(self) -> None:
        self.keeper.trouble = write(campaign_file.dump(self.chronicle), self.keeper.path)
        if self.keeper.trouble:
            told = {"file": str(self.keeper.path), "reason": self.keeper.trouble}
            self._say("ui-save-failed", told, "red")

    # Talking -------------------------------------------------------------------------------

    @property
    def _voice(self) -> Voice:
        return Voice.of(self.chronicle.game, self.lang, self.seats)

    def _say(self, key: str, told: dict[str, Any], style: str = "") -> None:
        self.screen.say(self._voice.ui(key, told), style)

    def _show(self) -> None:
        self.screen.show(*account(self.chronicle, self._voice))

    def _wants_to_go_on(self) -> bool:
        """Bots go on by themselves; a person is asked."""
        if not any(map(is_person, self.seats)):
            return True
        self._say("ui-campaign-go-on", {})
        try:
            return command(self.screen.ask()) != ("quit", "")
        except (EOFError, KeyboardInterrupt):
            return False

    def _part(self) -> None:
        self._say("ui-left", {"file": str(self.keeper.path)})


# The record -----------------------------------------------------------------------------------


def account(chronicle: Chronicle, voice: Voice) -> Iterator[RenderableType]:
    """The results so far, and what comes next or who has won."""
    yield Line(Text(voice.texts.name(chronicle.campaign.id), "bold"))
    if chronicle.chapters:
        yield _results(chronicle, voice)
    count = chronicle.count()
    if chronicle.over and count is not None:
        yield Text(ending.verdict(count, voice), "bold")
        return
    told: dict[str, Value] = {
        "match": voice.texts.name(chronicle.coming),
        "number": len(chronicle.chapters) + 1,
        "of": len(chronicle.header.commitments),
    }
    going_on = chronicle.running is not None
    yield Text(voice.ui("ui-campaign-playing" if going_on else "ui-campaign-next", told), "bold")
    if chronicle.chapters:
        yield _gifts(chronicle, voice)


def _results(chronicle: Chronicle, voice: Voice) -> Table:
    """A row for each figure of each match, and the count below them."""
    campaign = chronicle.campaign
    table = Table(box=box.SIMPLE_HEAD, show_footer=True)
    count = campaign.count(chronicle.handed)
    table.add_column(voice.ui("ui-campaign-match"), voice.texts("label-campaign-count"))
    table.add_column("")
    for name, score in zip(voice.seats, count.scores, strict=True):
        table.add_column(Text(name), str(score), justify="right")
    for number, chapter in enumerate(chronicle.chapters):
        winners = chapter.told.result.winners
        for place, row in enumerate(campaign.figures(chronicle.handed_by(number))):
            name = voice.texts.name(chapter.told.match) if place == 0 else ""
            marks = winners if place == 0 else ()
            table.add_row(
                Text(name), Text(voice.texts(row.label), "dim"), *_cells(row.by_seat, marks)
            )
    return table


def _cells(figures: Sequence[int], marked: Sequence[int]) -> list[Text]:
    return [
        Text(f"{WON} {figure}", "bold") if seat in marked else Text(str(figure))
        for seat, figure in enumerate(figures)
    ]


def _gifts(chronicle: Chronicle, voice: Voice) -> Table:
    table = Table.grid(padding=(0, 1))
    for gift in chronicle.campaign.gifts(chronicle.handed):
        table.add_row("•", voice.texts(gift.label, gift.args), Text(gift.rule, "dim"))
    return table
