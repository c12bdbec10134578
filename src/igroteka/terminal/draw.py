"""The whole table of a scene, from top to bottom: time, boards, cards, supply, players."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel as Frame
from rich.rule import Rule
from rich.text import Text

from igroteka.kernel.flow import WHO
from igroteka.kernel.text import Translator
from igroteka.scene import Banner, Scene
from igroteka.terminal.boards import board, standing
from igroteka.terminal.cards import bare, cards, supply
from igroteka.terminal.mats import mats
from igroteka.terminal.panels import dice, panel
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
    for matter in scene.panels:
        yield panel(matter, signs, lit)
    if scene.rows or scene.piles:
        yield _heading(words("table-cards"), scene)
        yield cards(scene.rows, scene.piles, signs, lit)
    if scene.supply:
        yield _heading(words("table-supply"), scene)
        yield supply(scene.supply, signs, lit)
        yield bare(scene.supply, signs, lit)
    yield from dice(scene.dice, signs)
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
