"""The almanac: a page for everything that a player may meet, and which page a part opens.

A page is made from the part that lies on the table: a card knows its title, text and figures
already. A game says which parts and entries there are; its `almanac.yaml` says how they are sorted,
on which rules they rest, and what else there is to tell. Nothing here is in a language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from igroteka.kernel.almanac import Book, ChapterEntry, Note, chapter_name
from igroteka.kernel.content import Named, Text
from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.rulebook import Rulebook
from igroteka.scene.parts import (
    AnyPart,
    Card,
    Figure,
    Label,
    Line,
    Palette,
    Plain,
    Scene,
    Seat,
    Space,
    Words,
)

REFERS: dict[str, tuple[str, ...]] = {
    "mark": ("about", "kind"),
    "space": ("about", "name", "kind"),
    "edge": ("about", "kind"),
    "region": ("about", "name", "kind"),
    "board": ("about", "name"),
    "piece": ("about", "name", "kind"),
    "card": ("about", "face", "back"),
    "row": ("about", "label"),
    "pile": ("about", "label", "back"),
    "counter": ("about", "label"),
    "track": ("about", "label"),
    "die": ("about", "label"),
    "mat": ("about",),
    "side": ("about", "name"),
    "panel": ("about", "label"),
    "seat": ("about",),
}
"""The fields of each part that may name its page, the most telling first. The client is sent it."""

TELLS_ITSELF = frozenset(("banner",))
"""A sentence says all there is to say."""


class AlmanacError(IgrotekaError):
    """An almanac that contradicts itself or the content; the message says where."""


Depicted = Literal["card", "space", "piece", "mark", "edge", "icon"]
"""The parts of the table as which a page may be illustrated; an icon where there is none."""


class Drawing(Plain, frozen=True):
    """How a page is illustrated: as the part of that kind is drawn on the table."""

    part: Depicted = "icon"
    kind: str = ""
    icon: str = ""
    tags: tuple[str, ...] = ()


class Page(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What is told of one thing. `copies` says how many there are, where they are counted."""

    id: str
    chapter: str = ""
    name: Label
    kind: Label = ""
    """What sort of thing it is, where the chapter does not say it."""
    text: Label = ""
    drawing: Drawing
    figures: tuple[Figure, ...] = ()
    lines: tuple[Line, ...] = ()
    copies: int = 0
    rules: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    """Other content ids and keys of labels that mean it."""


class Chapter(Plain, frozen=True):
    """Pages that belong together, by the id of its name."""

    id: str
    name: str


class Almanac(msgspec.Struct, frozen=True):
    """All pages in their order, and how a part finds its own."""

    palette: Palette
    """The colours of this world, for whoever reads away from a table."""
    chapters: tuple[Chapter, ...]
    pages: tuple[Page, ...]
    refers: dict[str, tuple[str, ...]]


# Pages out of what there is -------------------------------------------------------------------


def of_card(card: Card, copies: int = 0, also: tuple[str, ...] = ()) -> Page:
    """A card tells of itself all that a page needs."""
    return Page(
        id=card.face,
        also=also,
        name=card.title or card.face,
        kind=card.back,
        text=card.text,
        drawing=Drawing("card", card.back, card.icon, card.tags),
        figures=card.figures,
        lines=card.lines,
        copies=copies,
    )


def of_space(space: Space, also: tuple[str, ...] = ()) -> Page:
    """A place with a name of its own."""
    assert isinstance(space.name, str), f"{space.id} is called by a sentence"
    drawing = Drawing("space", space.kind, space.icon, space.tags)
    return Page(id=space.name, name=space.name, kind=space.kind, drawing=drawing, also=also)


def of_entry(
    entry: Named | str,
    icons: Mapping[str, str],
    part: Depicted = "icon",
    *,
    kind: Label = "",
    figures: tuple[Figure, ...] = (),
    lines: tuple[Line, ...] = (),
    copies: int = 0,
) -> Page:
    """A content entry, or any content id, that no part of its own stands for."""
    id, counted = (entry, 0) if isinstance(entry, str) else (entry.id, getattr(entry, "count", 0))
    return Page(
        id=id,
        name=id,
        kind=kind,
        drawing=Drawing(part, id, icons.get(id, "")),
        figures=figures,
        lines=lines,
        copies=copies or counted,
    )


# Binding --------------------------------------------------------------------------------------


def bind(
    book: Book,
    names: Mapping[str, Text],
    rules: Rulebook,
    palette: Palette,
    icons: Mapping[str, str],
    made: Mapping[str, Iterable[Page]],
) -> Almanac:
    """The almanac out of the pages `made` for each chapter and the notes of the book."""
    binder = _Binder(book, names, rules, icons)
    return Almanac(
        palette=palette,
        chapters=tuple(Chapter(one.id, chapter_name(one.id)) for one in book.chapters),
        pages=tuple(binder.bound(made)),
        refers=REFERS,
    )


class _Binder:
    """Brings pages and notes together; whatever does not fit is an error."""

    def __init__(
        self,
        book: Book,
        names: Mapping[str, Text],
        rules: Rulebook,
        icons: Mapping[str, str],
    ) -> None:
        self._chapters = book.chapters
        self._names = names
        self._icons = icons
        self._ids = tuple(rule.id for rule in rules)
        self._notes = {note.id: note for note in book.notes}
        self._taken: set[str] = set()

    def bound(self, made: Mapping[str, Iterable[Page]]) -> list[Page]:
        unknown = made.keys() - {chapter.id for chapter in self._chapters}
        if unknown:
            raise AlmanacError(f"pages for chapters that the almanac has not: {sorted(unknown)}")
        pages = {
            chapter.id: [self._page(chapter, page) for page in made.get(chapter.id, ())]
            for chapter in self._chapters
        }
        last = self._chapters[-1].id
        for note in self._notes.values():
            if note.id not in self._taken:
                chapter = self._chapter(note.chapter or last)
                pages[chapter.id].append(self._page(chapter, self._keyword(note)))
        return [page for chapter in self._chapters for page in pages[chapter.id]]

    def _chapter(self, id: str) -> ChapterEntry:
        for chapter in self._chapters:
            if chapter.id == id:
                return chapter
        raise AlmanacError(f"a note is for the chapter {id!r}, which the almanac has not")

    def _keyword(self, note: Note) -> Page:
        name: Label = note.id if note.id in self._names else Words(note.id)
        return Page(id=note.id, name=name, drawing=Drawing(icon=self._icons.get(note.id, "")))

    def _page(self, chapter: ChapterEntry, page: Page) -> Page:
        note = self._notes.get(page.id)
        also = (*page.also, *(note.also if note else ()))
        for id in (page.id, *also):
            if id in self._taken:
                raise AlmanacError(f"two pages tell of {id!r}")
            self._taken.add(id)
        text, drawing = f"{page.id}:text", page.drawing
        if note is not None and note.icon:
            drawing = msgspec.structs.replace(drawing, icon=note.icon)
        return msgspec.structs.replace(
            page,
            chapter=chapter.id,
            text=page.text or (text if text in self._names else ""),
            drawing=drawing,
            rules=self._rules(note.rules if note and note.rules else chapter.rules),
            also=also,
        )

    def _rules(self, named: Iterable[str]) -> tuple[str, ...]:
        """Single rules, and sections by what their ids begin with."""
        found: list[str] = []
        for name in named:
            ids = [id for id in self._ids if id == name] or [
                id for id in self._ids if id.startswith(f"{name}-")
            ]
            if not ids:
                raise AlmanacError(f"no rule is called {name}, and none begins so")
            found += [id for id in ids if id not in found]
        return tuple(found)


# Finding the page of a part -------------------------------------------------------------------


class Finder:
    """Which pages a part of a scene opens."""

    def __init__(self, almanac: Almanac) -> None:
        self._refers = almanac.refers
        self.pages = {page.id: page for page in almanac.pages}
        self._by_id = {id: page for page in almanac.pages for id in (page.id, *page.also)}

    def page(self, id: str) -> Page | None:
        """The page of a content id, or of the key of a label."""
        return self._by_id.get(id)

    def of(self, part: AnyPart, scene: Scene) -> list[Page]:
        """The pages that a part names, the most telling first."""
        found: list[Page] = []
        for id in self.sought(part, scene):
            page = self._by_id.get(id)
            if page is not None and page not in found:
                found.append(page)
        return found

    def sought(self, part: AnyPart, scene: Scene) -> list[str]:
        """What a part might be looked up by; a seat is whatever its mat is about."""
        tag = str(type(part).__struct_config__.tag)
        seat = part.seat if isinstance(part, Seat) else None
        found: list[str] = []
        for field in self._refers.get(tag, ()):
            value = getattr(part, field)
            id = value.key if isinstance(value, Words) else value
            if id.startswith("@"):
                seat = int(id[1:])
            elif id:
                found.append(id)
        if seat is not None:
            found += [mat.about for mat in scene.mats if mat.seat == seat and mat.about]
        return found
