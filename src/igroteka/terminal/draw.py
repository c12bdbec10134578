"""The whole table of a scene, from top to bottom: time, boards, cards, supply, players."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.rule import Rule
from rich.text import Text

from igroteka.kernel.flow import WHO
from igroteka.kernel.text import Translator
from igroteka.scene import Banner, Die, Panel, Scene, Side
from igroteka.terminal.boards import board, standing
from igroteka.terminal.cards import bare, cards, supply
from igroteka.terminal.hexes import LIT
from igroteka.terminal.mats import mats
from igroteka.terminal.signs import Signs
from igroteka.terminal.words import say

TONES = {"calm": "cyan", "good": "bold bright_green", "bad": "yellow", "grave": "bold bright_red"}


def table(
    scene: Scene, translator: Translator, *, width: int, lit: Collection[str] = ()
) -> RenderableType:
    """The scene as something rich can print in `width` columns.

    `lit` are the ids that the options of the open question touch: those parts are pointed at.
    """
    signs = Signs.of(scene, translator)
    return Group(*_sections(scene, signs, width, lit))


def _sections(
    scene: Scene, signs: Signs, width: int, lit: Collection[str]
) -> Iterator[RenderableType]:
    words = signs.words
    for banner in scene.banners:
        yield _banner(banner, words)
    yield from _time(scene, signs)
    pieces = standing(scene)
    for place in scene.boards:
        yield _heading(say(words, place.name), scene)
        yield board(place, pieces, signs, lit, width)
    for panel in scene.panels:
        yield _panel(panel, signs, lit)
    if scene.rows or scene.piles:
        yield _heading(words("table-cards"), scene)
        yield cards(scene.rows, scene.piles, signs, lit)
    if scene.supply:
        yield _heading(words("table-supply"), scene)
        yield supply(scene.supply, signs, lit)
        yield bare(scene.supply, signs, lit)
    yield from _dice(scene.dice, words)
    if scene.mats:
        yield from _players(scene, signs, lit)


def _players(scene: Scene, signs: Signs, lit: Collection[str]) -> Iterator[RenderableType]:
    yield _heading(signs.words("table-players"), scene)
    yield mats(scene, signs, lit)
    if any(mat.tracks for mat in scene.mats):
        yield Text(signs.words("table-tokens"), style="dim")
    for mat in scene.mats:
        if mat.seat == scene.viewer and any(row.cards for row in mat.rows):
            yield _heading(signs.words("table-hand"), scene)
            yield cards([row for row in mat.rows if row.cards], mat.piles, signs, lit)


def _heading(title: str, scene: Scene) -> Rule:
    return Rule(Text(title, style="bold"), style=scene.palette.accent, align="left")


def _banner(banner: Banner, words: Translator) -> Frame:
    style = TONES[banner.tone]
    return Frame(Text(say(words, banner.words), style=style, justify="center"), style=style)


def _time(scene: Scene, signs: Signs) -> Iterator[Text]:
    """The time, whose turn it is, and the order."""
    words, turn = signs.words, scene.turn
    said = [say(words, label) for label in (*turn.clock, turn.phase) if label]
    if turn.seat is not None:
        said.append(words("table-to-play", {"who": WHO[turn.seat]}))
    if said:
        yield Text(" · ".join(said), style="bold")
    if turn.order:
        yield Text(words("table-order", {"seats": [WHO[seat] for seat in turn.order]}))


def _panel(panel: Panel, signs: Signs, lit: Collection[str]) -> Frame:
    """A matter settled apart: its figures, its cards, its dice, its sides and its end."""
    inside: list[RenderableType] = [bare(panel.counters, signs, lit)]
    if panel.rows:
        inside.append(cards(panel.rows, (), signs, lit))
    inside += _dice(panel.dice, signs.words)
    for side in panel.sides:
        inside += _side(side, signs, lit)
    if panel.outcome is not None:
        inside.append(Text(say(signs.words, panel.outcome), style="bold"))
    return Frame(Group(*inside), title=say(signs.words, panel.label))


def _side(side: Side, signs: Signs, lit: Collection[str]) -> Iterator[RenderableType]:
    """Who it is, what counts for it and the sum: `Ann: land flame 2 · castle 4 = 6`."""
    words = signs.words
    scores = [
        f"{say(words, score.label)} {'?' if score.hidden else score.value}" for score in side.scores
    ]
    name = Text(say(words, side.name), style="bold" if side.state in ("ahead", "won") else "")
    total = "" if side.total is None else f" = {side.total}"
    yield Text.assemble(LIT + " " if side.id in lit else "", name, ": ", " · ".join(scores), total)
    if side.rows:
        yield cards(side.rows, (), signs, lit)
    yield from _dice(side.dice, words)


def _dice(dice: Collection[Die], words: Translator) -> Iterator[Text]:
    """Dice that show something."""
    for die in dice:
        if die.shown is not None:
            face = die.faces[die.shown]
            yield Text(words("table-die", {"die": _id(die), "face": face}))


def _id(die: Die) -> str:
    return die.label if isinstance(die.label, str) else die.id
