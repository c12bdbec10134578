"""What a state is made of, and its JSON form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from igroteka.kernel.chance import Fast
from igroteka.kernel.journal import MUTE
from igroteka.kernel.state import Part, State, decode, encode, put


class Before:
    """A version of some rules that kept its figures in lists."""

    @dataclass
    class Shelf(Part):
        books: list[int]

    @dataclass
    class Library(State):
        shelves: list[Before.Shelf]
        rooms: list[list[int]]
        founders: tuple[int, ...]


class Now:
    """A later one: in tuples."""

    @dataclass
    class Shelf(Part):
        were_lists: ClassVar[frozenset[str]] = frozenset(("books",))
        books: tuple[int, ...]

    @dataclass
    class Library(State):
        were_lists: ClassVar[frozenset[str]] = frozenset(("rooms",))
        shelves: list[Now.Shelf]
        rooms: tuple[tuple[int, ...], ...]
        founders: tuple[int, ...]


def before() -> Before.Library:
    shelves = [Before.Shelf([1, 2]), Before.Shelf([])]
    return Before.Library(Fast(1), MUTE, shelves, [[3], [], [4, 5]], (6, 7))


def now() -> Now.Library:
    shelves = [Now.Shelf((1, 2)), Now.Shelf(())]
    return Now.Library(Fast(1), MUTE, shelves, ((3,), (), (4, 5)), (6, 7))


def test_what_were_lists_is_saved_as_it_was() -> None:
    assert encode(now()) == encode(before())


def test_each_version_reads_what_the_other_has_saved_as_its_own() -> None:
    newer = decode(Now.Library, [Now.Shelf], encode(before()))
    assert (newer.shelves, newer.rooms, newer.founders) == (now().shelves, now().rooms, (6, 7))
    older = decode(Before.Library, [Before.Shelf], encode(now()))
    assert (older.shelves, older.rooms) == (before().shelves, before().rooms)


@pytest.mark.parametrize("at", [0, 1, 2])
def test_one_item_is_put_in_the_place_of_another(at: int) -> None:
    items = (5, 6, 7)
    assert put(items, at, 9) == tuple(9 if n == at else item for n, item in enumerate(items))
    assert items == (5, 6, 7)
