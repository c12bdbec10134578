"""A place typed where only single steps are asked for: the answers that lead there are given."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from igroteka.kernel.record import Record, fast_luck
from igroteka.kernel.registry import find_game
from igroteka.kernel.routes import Route
from igroteka.terminal.play import Sitting
from igroteka.terminal.saves import Keeper
from igroteka.terminal.screen import Screen
from igroteka.testing.battery import guided
from tests.terminal.desk import Keyboard, page


def at_a_long_way() -> tuple[Record[Any], Route]:
    """A Move of the person that may go on to somewhere far, and nothing known may stop it."""
    game = find_game("cadwallon")
    record: Record[Any] = Record.new(game, {"players": 2}, ["you", "random"], fast_luck(3))
    choose = guided(game, Random(3))
    while not record.match.over:
        question = record.match.asks[0]
        long = [r for r in record.match.routes(0) if len(r.legs) > 3 and r.certain]
        if question.prompt == "walk" and long:
            return record, long[0]
        record.answer(question.seat, question.options[choose(record.match, question)])
    raise AssertionError("nobody could go anywhere")


def sit(record: Record[Any], folder: Path, *lines: str) -> str:
    keyboard = Keyboard(lines)
    screen = Screen(page(keyboard), keyboard)
    Sitting(record, screen, "en", Keeper(folder / "match.jsonl")).run()
    return keyboard.page.getvalue()


def test_a_place_is_gone_to_step_by_step(tmp_path: Path) -> None:
    record, route = at_a_long_way()
    before = len(record.answers)
    shown = sit(record, tmp_path, route.goal)
    given = [answer.option for answer in record.answers[before:] if answer.seat == 0]
    assert given == [leg.option for leg in route.legs][: len(given)]
    assert f"step:{route.goal}" in given
    assert record.game.translator("en")(f"route-{route.kind}", route.args) in shown


def test_a_place_by_its_name(tmp_path: Path) -> None:
    record, route = at_a_long_way()
    before = len(record.answers)
    sit(record, tmp_path, f"go to {record.game.names[route.goal].en}")
    assert f"step:{route.goal}" in [answer.option for answer in record.answers[before:]]


def test_a_place_out_of_reach_says_why(tmp_path: Path) -> None:
    record, _ = at_a_long_way()
    out_of_reach = {route.goal for route in record.match.routes(0)}.isdisjoint
    refused = next(
        one
        for one in record.match.why_not(0)
        if one.option.verb == "step" and out_of_reach(one.option.touches)
    )
    before = len(record.answers)
    shown = sit(record, tmp_path, refused.option.key)
    assert refused.rule in shown.split(refused.option.key)[1]
    assert len(record.answers) == before
