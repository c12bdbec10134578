"""Nothing that thinks runs on the loop, nor in the threads that log people in."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from igroteka.server.store import Store
from igroteka.server.tables import bot_turns, files, hosting
from igroteka.server.tables.determinize import determinize
from igroteka.server.tables.service import TableService
from tests.server.tables.kit import ANN, BOB, House, play_on, run


def noting(work: Callable[..., Any], names: list[str]) -> Callable[..., Any]:
    """The same, and in which threads it was done."""

    def noted(*args: Any) -> Any:
        names.append(threading.current_thread().name)
        return work(*args)

    return noted


def test_guesses_for_bots_are_made_in_a_thread_of_their_own(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []
    monkeypatch.setattr(bot_turns, "determinize", noting(determinize, names))

    async def test() -> None:
        async with House(store) as house:
            id = (await house.play_now("me", "guided")).id
            ann = await house.client(id, ANN)
            await play_on([ann], house.room(id), Random(1), 6)

    run(test)
    assert names
    assert all(name.startswith("guess") for name in names)


def test_the_file_and_the_moments_of_a_match_are_made_in_a_thread_of_their_own(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[str] = []
    for work in ("export", "frames", "import_events"):
        monkeypatch.setattr(files, work, noting(getattr(files, work), names))

    async def test() -> None:
        async with House(store) as house:
            service: TableService = house.service
            id = await house.with_people(ANN, BOB)
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            await play_on(clients, house.room(id), Random(1), 400)
            assert house.room(id).table.finished
            data = await hosting.export(service, ANN, id)
            await hosting.frames(service, ANN, id, 0, 3)
            await hosting.import_match(service, ANN, data)

    run(test)
    assert len(names) == 3
    assert all(name.startswith("replay") for name in names)
