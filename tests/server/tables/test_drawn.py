"""A drawn match: the table, the lobby, the file and the report of it crown nobody alone."""

from __future__ import annotations

import pytest

from igroteka.kernel import save
from igroteka.server.store import Store
from igroteka.server.tables import hosting
from tests.kernel.lanterns.table import find
from tests.server.tables.kit import ANN, BOB, House, run


def test_everybody_is_told_who_shares_the_victory(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody lights anything: all are equal."""
    monkeypatch.setattr(save, "find_game", find)

    async def test() -> None:
        async with House(store, find=find) as house:
            id = await house.with_people(ANN, BOB, game="lanterns")
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            while not clients[0].state.get("over"):
                for client in clients:
                    await client.settled(house.room(id))
                asked = next((client for client in clients if client.asks), None)
                if asked is None:
                    break
                await asked.answer(asked.options()[-1])
            await house.idle(id)
            for client in clients:
                await client.settled(house.room(id))
                assert client.state["result"]["ranking"] == [[0, 1]]
            [listed] = await house.service.lobby.tables(ANN, mine=True)
            assert listed.result is not None
            assert listed.result.winners == (0, 1)
            file = await hosting.export(house.service, ANN, id)
            assert save.parse(file).record.match.result.winners == (0, 1)

    run(test)
