"""What the almanac of every game must stand: every page can be read, every part has one."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final, TypeVar, cast

import msgspec

from igroteka.kernel.chance import Fast
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.rulebook import LANGS
from igroteka.kernel.state import State
from igroteka.scene.almanac import TELLS_ITSELF, Almanac, Finder, Page
from igroteka.scene.parts import AnyPart, Label, Part, Scene
from igroteka.testing.battery import guided, uniform

S = TypeVar("S", bound=State)
KNOWN: Final = 100_000
"""So many things are remembered before all are forgotten."""


def almanac_of(game: Game[Any]) -> Almanac:
    """The almanac of a game that has one."""
    assert game.almanac is not None, f"{game.id} has no almanac"
    found = game.almanac(game.rulebook())
    assert isinstance(found, Almanac)
    return found


def assert_readable(game: Game[Any]) -> None:
    """Every page says something, and all it says is there in both languages."""
    almanac = almanac_of(game)
    assert [page.id for page in almanac.pages if not _tells(page)] == []
    assert [page.id for page in almanac.pages if not _drawn(page)] == []
    assert msgspec.json.decode(msgspec.json.encode(almanac), type=Almanac) == almanac
    for lang in LANGS:
        told = game.translator(lang)
        for chapter in almanac.chapters:
            assert told.name(chapter.name)
        for page in almanac.pages:
            for label in _labels(page):
                if isinstance(label, str):
                    assert told.name(label), f"{page.id} in {lang}"
                elif not label.args:
                    assert told(label.key), f"{page.id} in {lang}"
    empty = {chapter.id for chapter in almanac.chapters} - {page.chapter for page in almanac.pages}
    assert not empty, f"chapters without a page: {empty}"


def _tells(page: Page) -> bool:
    return bool(page.text or page.figures or page.lines or page.rules)


def _drawn(page: Page) -> bool:
    return page.drawing.part != "icon" or bool(page.drawing.icon)


def _labels(page: Page) -> Iterable[Label]:
    figures = [*page.figures]
    for line in page.lines:
        figures += [*line.cost, *line.gain]
    labels = (page.name, page.kind, page.text, *(figure.label for figure in figures))
    return [label for label in labels if label]


def without_page(game: Game[S], moments: Iterable[Match[S]]) -> set[str]:
    """Whatever lies on a table at these moments, for whomever, and has no page."""
    reader = Reader(Finder(almanac_of(game)))
    missing: set[str] = set()
    for match in moments:
        missing |= reader.unfound(match, {None, *(ask.seat for ask in match.asks)})
    return missing


class Reader:
    """Looks up whatever lies on tables. Scenes share what has not changed between them, and what
    was found once is not looked up again."""

    def __init__(self, finder: Finder) -> None:
        self._finder = finder
        self._known: dict[int, msgspec.Struct] = {}
        """By where they are in memory, which is theirs while they are kept here."""

    def unfound(self, match: Match[Any], viewers: Iterable[int | None]) -> set[str]:
        """What lies on the table now, as these people see it, and has no page."""
        if len(self._known) > KNOWN:
            self._known.clear()
        missing: set[str] = set()
        for viewer in viewers:
            scene = match.game.scene(match.view(viewer), viewer)
            self._look_up(scene, scene, missing)
        return missing

    def _look_up(self, value: msgspec.Struct, scene: Scene, missing: set[str]) -> None:
        before = len(missing)
        if isinstance(value, Part):
            tag, part = str(type(value).__struct_config__.tag), cast(AnyPart, value)
            if tag not in TELLS_ITSELF and not self._finder.of(part, scene):
                missing.add(f"{tag} {self._finder.sought(part, scene)}")
        for field in value.__struct_fields__:
            inner = getattr(value, field)
            for item in inner if type(inner) is tuple else (inner,):
                if isinstance(item, msgspec.Struct) and self._known.get(id(item)) is not item:
                    self._look_up(item, scene, missing)
        if len(missing) == before:
            self._known[id(value)] = value


def random_moments(
    game: Game[S], matches: int, every: int = 1, seed: int = 0
) -> Iterable[Match[S]]:
    """Decisions of random matches over all variants, half of them guided so that they get far.

    Fewer matches than there are variants are spread over them.
    """
    for number in range(matches):
        yield from moments_of(game, number, matches, every, seed)


def moments_of(
    game: Game[S], number: int, matches: int, every: int = 1, seed: int = 0
) -> Iterable[Match[S]]:
    """Decisions of one of so many random matches; each variant is played with and without sense."""
    variants = len(game.variants)
    place = number % variants if matches >= variants else number * variants // matches
    rng = Random(seed + number)
    match = Match.new(game, game.configure(game.variants[place]), Fast.seeded(seed + number))
    choose = guided(game, rng) if (number + number // variants) % 2 else uniform(rng)
    for decision in range(game.longest):
        if match.over:
            break
        if decision % every == 0:
            yield match
        question = match.asks[0]
        match.answer(question.seat, question.options[choose(match, question)])
    yield match
