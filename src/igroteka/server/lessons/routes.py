"""The HTTP side of lessons."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from igroteka.lab.advisor import Counsel
from igroteka.scene import Consequence
from igroteka.server.http.files import JSON, File, send
from igroteka.server.http.identity import ANONYMOUS
from igroteka.server.lessons import service as lessons
from igroteka.server.lessons.wire import (
    LessonInfo,
    LessonOption,
    LessonPlace,
    LessonView,
    NewFromLesson,
)
from igroteka.server.tables.routes import AnyRequest, somebody
from igroteka.server.tables.service import TableService
from igroteka.server.tables.socket import address_of
from igroteka.server.wire import TableInfo

AT = "/api/games/{game:str}/lessons"


def lesson_routes(service: TableService) -> list[BaseRouteHandler]:
    """Everything about the lessons of a game."""

    @get(AT, opt={ANONYMOUS: True}, summary="The lessons of a game")
    async def all_lessons(request: AnyRequest, game: FromPath[str]) -> Response[list[LessonInfo]]:
        """In the order in which it is learned."""
        return send(request, File.of(lessons.lessons_of(game)))

    @post(
        AT + "/{lesson:str}", status_code=200, opt={ANONYMOUS: True}, summary="A step of a lesson"
    )
    async def step(
        game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonPlace]
    ) -> Response[LessonView]:
        """Nobody's table: the server keeps nothing of it. An act that the lesson does not want is
        refused as `problem-not-in-lesson`."""
        body = await asyncio.to_thread(lessons.step_of, game, lesson, data.acts)
        service.warm_foresight(game, lesson)
        return Response(body, media_type=JSON)  # type: ignore[arg-type]

    @post(
        AT + "/{lesson:str}/consequence",
        status_code=200,
        opt={ANONYMOUS: True},
        summary="What an option of a lesson would lead to",
    )
    async def consequence(
        game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonOption]
    ) -> Consequence | None:
        """As at a table: reckoned from what the learner knows, with luck as it may fall, whatever
        the lesson has in store; null where nobody could say in time."""
        coach = await asyncio.to_thread(lessons.coached, game, lesson, data.acts)
        place = "/".join((game, lesson, *data.acts))
        seat = coach.lesson.seat
        return await service.foresight.of(place, len(data.acts), coach.match, seat, data.option)

    @post(
        AT + "/{lesson:str}/advice",
        status_code=200,
        opt={ANONYMOUS: True},
        summary="What is best for a learner",
    )
    async def advice(
        game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonPlace]
    ) -> Counsel | None:
        """As at a table, among what the step leaves to choose; null where it leaves nothing, or
        nobody could say in time."""
        coach = await asyncio.to_thread(lessons.coached, game, lesson, data.acts)
        return await service.advisor.in_lesson(coach)

    @post(AT + "/{lesson:str}/table", status_code=201, summary="Play on where a lesson ended")
    async def go_on(
        request: AnyRequest,
        game: FromPath[str],
        lesson: FromPath[str],
        data: JSONBody[NewFromLesson],
    ) -> TableInfo:
        """Opens a private table against easy bots at which all that was played in the lesson has
        happened; its luck stands in the open as `begun`, what comes is sealed."""
        me = somebody(request)
        events = await asyncio.to_thread(lessons.going_on, me, game, lesson, data.acts, data.salt)
        return await service.lobby.begun_elsewhere(me, events, address_of(request))

    return [all_lessons, step, consequence, advice, go_on]
