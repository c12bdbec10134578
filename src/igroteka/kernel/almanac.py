"""The file of an almanac: its chapters, and notes on what the content itself does not tell.

Most pages come out of a game's content by themselves (`igroteka.scene.almanac`). What is left to
write down is what they are sorted by, which rules they rest on, and words for what has no card.
"""

from __future__ import annotations

from igroteka.kernel.content import Entry, Text


class ChapterEntry(Entry, frozen=True, kw_only=True):
    """A chapter. Its pages rest on `rules` unless a note says otherwise."""

    id: str
    name: Text
    rules: tuple[str, ...] = ()


class Note(Entry, frozen=True, kw_only=True):
    """More about a page; or, where nothing else makes one, a page of its own: a keyword.

    A keyword without a name of its own is called as the names or the texts of the game call its
    id. `also` are other ids, or keys of labels, that mean the same.
    """

    id: str
    chapter: str = ""
    name: Text | None = None
    text: Text | None = None
    icon: str = ""
    rules: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


class Book(Entry, frozen=True):
    """The file. A rule may be named by its id, or a whole section by what its ids begin with."""

    chapters: tuple[ChapterEntry, ...]
    notes: tuple[Note, ...] = ()


def chapter_name(id: str) -> str:
    """The id by which the name of a chapter is mentioned."""
    return f"chapter:{id}"


def names_in(book: Book) -> dict[str, Text]:
    """Names of chapters and keywords, and texts by `<id>:text`, for the names of the game."""
    names = {chapter_name(chapter.id): chapter.name for chapter in book.chapters}
    for note in book.notes:
        if note.name is not None:
            names[note.id] = note.name
        if note.text is not None:
            names[f"{note.id}:text"] = note.text
    return names
