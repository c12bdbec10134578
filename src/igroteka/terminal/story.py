"""The story: what happened, told line by line with the rules behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.kernel.fact import Fact
from igroteka.terminal.voice import Voice


def told(fact: Fact, voice: Voice) -> str:
    """One fact as a sentence."""
    return voice.texts(f"fact-{fact.kind}", fact.args)


def story(facts: Sequence[Fact], voice: Voice, inks: Mapping[int, str]) -> RenderableType:
    """Facts below each other: the sentence with a mark in its hero's colour, the rule dimmed."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_column(no_wrap=True, style="dim", justify="right")
    for fact in facts:
        ink = inks.get(hero(fact), "dim")
        table.add_row(Text("•", ink), _sentence(fact, voice, ink), fact.rule)
    return table


def hero(fact: Fact) -> int:
    """The seat a fact is about, or -1."""
    who = fact.args.get("who", "")
    return int(who[1:]) if isinstance(who, str) and who.startswith("@") else -1


def _sentence(fact: Fact, voice: Voice, ink: str) -> Text:
    sentence = Text(told(fact, voice))
    seat = hero(fact)
    if seat >= 0:
        sentence.highlight_words([voice.seats[seat]], f"bold {ink}")
    return sentence
