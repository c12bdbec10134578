"""Lessons over HTTP: nobody's table, and a table of one's own to go on at."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.kernel import save
from igroteka.kernel.coach import NEXT, Coach
from igroteka.kernel.content import Text
from igroteka.kernel.record import Record, begun_luck
from igroteka.kernel.registry import find_game, game_names
from igroteka.lab.advisor import Counsel, left_to_choose
from igroteka.scene import Consequence
from igroteka.server.lessons.service import coached
from igroteka.server.lessons.wire import LessonInfo, LessonView
from igroteka.server.tables import advisor, foresight
from igroteka.server.tables.determinize import determinize
from igroteka.server.wire import PROTOCOL
from tests.server.test_http import HOST, Browser, say, web

__all__ = ["web"]

GAME = "kalena"
AT = f"/api/games/{GAME}/lessons"


def step(web: Browser, lesson: str, *acts: str) -> LessonView:
    answer = say(web, f"{AT}/{lesson}", {"acts": acts})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=LessonView)


def played(lesson: str) -> list[str]:
    """The acts that lead through a lesson."""
    coach = Coach(find_game(GAME), find_game(GAME).lesson(lesson))
    while not coach.over:
        wanted = coach.wanted
        if wanted:
            coach.answer(wanted[0].key)
        else:
            coach.next()
    return coach.acts


def guest(web: Browser) -> Any:
    return say(web, "/api/guest", {"name": "Анна"}).json()


def test_a_game_lists_its_lessons(web: Browser) -> None:
    listed = msgspec.json.decode(web.get(AT).content, type=list[LessonInfo])
    assert [lesson.id for lesson in listed] == [it.id for it in find_game(GAME).lessons()]
    assert all(lesson.title.ru and lesson.steps for lesson in listed)


def test_whoever_learns_needs_no_name_and_leaves_no_trace(web: Browser) -> None:
    first = step(web, "first-steps")
    assert (first.step, first.want) == (0, ())
    assert first.state.scene is not None
    assert first.state.scene.viewer == first.seat
    assert web.get("/api/tables").json() == []


def test_acts_lead_on_and_leaving_one_out_leads_back(web: Browser) -> None:
    acts = played("first-steps")
    there = step(web, "first-steps", *acts[:4])
    assert there.step == 4
    assert there.state.answers > step(web, "first-steps", *acts[:3]).state.answers
    end = step(web, "first-steps", *acts)
    assert end.step == end.steps
    assert end.say == find_game(GAME).lesson("first-steps").end


def test_what_the_lesson_does_not_want_is_not_played(web: Browser) -> None:
    assert isinstance(step(web, "first-steps", NEXT, NEXT, NEXT).otherwise, Text)
    refused = say(web, f"{AT}/first-steps", {"acts": [NEXT, NEXT, NEXT, "end"]})
    assert refused.status_code == 409
    assert refused.json()["problem"] == "problem-not-in-lesson"
    assert say(web, f"{AT}/juggling", {"acts": []}).status_code == 404
    assert say(web, "/api/games/ludo/lessons/juggling", {"acts": []}).status_code == 404


def test_the_match_of_a_lesson_goes_on_at_a_table(web: Browser) -> None:
    acts = played("first-steps")
    asked = say(web, f"{AT}/first-steps/table", {"acts": acts})
    assert asked.status_code == 401
    guest(web)
    answer = say(web, f"{AT}/first-steps/table", {"acts": acts, "salt": "ten-letters"})
    assert answer.status_code == 201, answer.text
    table = answer.json()
    coach = Coach(find_game(GAME), find_game(GAME).lesson("first-steps"), acts)
    assert table["status"] == "playing"
    assert table["answers"] == len(coach.answers)
    assert [seat["bot"] for seat in table["seats"]] == ["", "novice"]
    with web.websocket_connect(
        f"/api/tables/{table['id']}/socket", headers={"origin": f"http://{HOST}"}
    ) as socket:
        socket.send_json({"say": "hello", "protocol": PROTOCOL})
        state = socket.receive_json()
        while state["say"] != "state":
            state = socket.receive_json()
    assert state["asks"][0]["seat"] == 0


def test_luck_of_a_lesson_is_marked_and_the_rest_is_sealed() -> None:
    game = find_game(GAME)
    coach = Coach(game, game.lesson("first-steps"), played("first-steps"))
    luck = begun_luck(coach.outcomes, b"s" * 32, ["", ""])
    record = Record.new(game, dict(coach.lesson.options), ["Анна", "novice"], luck)
    for seat, option in coach.answers:
        record.answer(seat, option)
    while not record.match.over:
        ask = record.match.asks[0]
        record.answer(ask.seat, ask.options[-1])
    data = save.dump(record)
    assert save.parse(data).record.header.luck.begun == tuple(coach.outcomes)
    assert save.verify(data).true


def test_an_option_of_a_lesson_says_what_it_would_lead_to(
    web: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foresight, "SECONDS", 60.0)  # the machine may be busy
    acts = played("first-steps")
    place = next(n for n, act in enumerate(acts) if act)
    said = {"acts": acts[:place], "option": acts[place]}
    answer = say(web, f"{AT}/first-steps/consequence", said)
    assert answer.status_code == 200, answer.text
    found = msgspec.json.decode(answer.content, type=Consequence)
    assert found.certain
    assert say(web, f"{AT}/first-steps/consequence", {**said, "option": "fly"}).json() is None


def test_a_learner_is_advised_where_a_step_leaves_a_choice_and_only_on_that(
    web: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advisor, "SECONDS", 60.0)  # the machine may be busy
    monkeypatch.setattr(advisor, "WARMING", 600.0)
    coach = Coach(find_game("kalena"), find_game("kalena").lesson("first-steps"))
    silent = 0
    while not left_to_choose(coach):
        if silent < 3:
            answer = say(web, f"{AT}/first-steps/advice", {"acts": coach.acts})
            assert answer.json() is None, "it is read, or the coach has said what to do"
            silent += 1
        coach.answer(coach.wanted[0].key) if coach.wanted else coach.next()
    answer = say(web, f"{AT}/first-steps/advice", {"acts": coach.acts})
    assert answer.status_code == 200, answer.text
    found = msgspec.json.decode(answer.content, type=Counsel)
    told = {one.option.key for one in found.options}
    assert len(told) > 1
    assert told <= {option.key for option in coach.wanted}


def test_every_option_that_a_lesson_wants_can_be_looked_at() -> None:
    for name in game_names():
        game = find_game(name)
        for lesson in game.lessons():
            coach = Coach(game, lesson)
            while not coach.over:
                if coach.wanted:
                    here = coached(name, lesson.id, tuple(coach.acts)).match
                    where = f"{name}, {lesson.id}, step {coach.number + 1}"
                    assert determinize(here, lesson.seat, Random(0)) is not None, where
                    coach.answer(coach.wanted[0].key)
                else:
                    coach.next()
