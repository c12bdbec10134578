"""A finished match in hindsight."""

from __future__ import annotations

import asyncio

import pytest

from igroteka.games.kalena import GAME
from igroteka.kernel.fact import Fact
from igroteka.kernel.game import Result
from igroteka.kernel.record import Header, fast_luck
from igroteka.server.tables.chronicle import KEPT, Chronicles, chronicle, turning_points
from igroteka.server.tables.play import Play
from igroteka.server.wire import Chronicle, Me, Standing
from tests.web.laid import begun, luck

HEADER = Header(1, GAME.id, GAME.rules_version, {}, (), fast_luck(1))


def stood(answers: int, *worth: float) -> Standing:
    return Standing(answers=answers, scores=(0, 0), worth=worth)


STANDINGS = [stood(1, 0, 0), stood(2, 0, 9), stood(3, 1, 9), stood(4, 20, 9), stood(5, 20, 15)]
TOLD = {given: Fact(f"fact-{given}", "X-1") for given in (2, 4, 5)}


def test_the_three_greatest_swings_of_the_lead_are_told_in_their_order() -> None:
    points = list(turning_points(STANDINGS, TOLD, Result((1, 0), ((0,), (1,)), "X-1")))
    assert [(point.answers, point.swing) for point in points] == [(2, -9.0), (4, 19.0), (5, -6.0)]
    assert points[1].fact == TOLD[4]


def test_where_everybody_lost_nothing_turned() -> None:
    assert list(turning_points(STANDINGS, TOLD, Result((1, 0), (), "X-1"))) == []


@pytest.mark.parametrize(("name", "rule"), [("relicvium", "REL-END-2"), ("kalena", "KAL-FIN-2")])
def test_who_wins_outright_is_told_by_what_ended_the_match(name: str, rule: str) -> None:
    """That somebody has won says nothing of why; nor do points, where they were not asked."""
    match = begun(
        name, {"players": 2}, [Me(id="1", name="Ann", registered=False)], luck(3), "guided"
    )
    match.play_on()
    assert match.play.match.result.rule == rule
    telling = match.play.game.telling()
    found = chronicle(match.play, ())
    assert not {*telling.closing} & {point.fact.kind for point in found.turning_points}
    if rule in telling.outright:
        assert found.decided is not None
        assert found.decided.kind == "built"
    else:
        assert found.decided is None


def test_a_match_is_played_again_once_for_all_who_see_the_same() -> None:
    replays: list[tuple[int, ...]] = []

    async def replayed(_work: object, _play: object, viewer: tuple[int, ...]) -> Chronicle:
        await asyncio.sleep(0)
        replays.append(viewer)
        if viewer == (9,):
            raise OSError("no such seat")
        return Chronicle(tally=(), standings=(), rounds=viewer, turning_points=())

    async def asked() -> None:
        kept, play = Chronicles(replayed), Play(lambda _: GAME, HEADER)
        both = await asyncio.gather(kept.of("t", play, (0,)), kept.of("t", play, (0,)))
        assert both[0] is both[1]
        assert (await kept.of("t", play, (1,))).rounds == (1,)
        assert await kept.of("t", play, (0,)) is both[0]
        for _ in range(2):  # what failed is not kept
            with pytest.raises(OSError, match="no such seat"):
                await kept.of("t", play, (9,))
        for other in range(KEPT):
            await kept.of(f"t{other}", play, (2,))
        assert await kept.of("t", play, (0,)) is not both[0]

    asyncio.run(asked())
    assert replays == [(0,), (1,), (9,), (9,), *[(2,)] * KEPT, (0,)]
