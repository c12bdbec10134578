"""Every error as `{problem, args}`: a Fluent key that the client says in its own language."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from igroteka.kernel.errors import IgrotekaError, UnknownGame
from igroteka.server.problem import Problem, ProblemView
from igroteka.server.store import StoreError

_log = logging.getLogger(__name__)

_BY_STATUS = {
    401: "problem-log-in",
    403: "problem-forbidden",
    404: "problem-not-found",
    405: "problem-not-found",
    413: "problem-too-large",
    429: "problem-too-often",
}
_BY_FIELD: dict[str, tuple[str, dict[str, Any]]] = {
    "name": ("problem-name", {"most": 24}),
    "password": ("problem-password", {"least": 8, "most": 200}),
}

AnyRequest = Request[Any, Any, Any]


def answer(status: int, view: ProblemView) -> Response[Any]:
    """An answer that tells of a problem."""
    return Response(view, status_code=status, media_type="application/json")


def _problem(_: AnyRequest, problem: Problem) -> Response[Any]:
    view = ProblemView(problem=problem.key, args=problem.told, rule=problem.rule)
    found = answer(problem.status, view)
    if problem.status == 429:
        found.headers["retry-after"] = "10"
    return found


def _http(_: AnyRequest, error: HTTPException) -> Response[Any]:
    status = error.status_code
    if status >= 500:
        _log.error("a request failed", exc_info=error)
        return answer(status, ProblemView(problem="problem-server"))
    key = _BY_STATUS.get(status, "problem-bad-request")
    return answer(status, ProblemView(problem=key, detail=error.detail))


def _invalid(_: AnyRequest, error: ValidationException) -> Response[Any]:
    """A body or parameter of the wrong shape: the first field that is wrong gives the word."""
    extra = error.extra if isinstance(error.extra, list) else []
    first = extra[0] if extra and isinstance(extra[0], dict) else {}
    key, args = _BY_FIELD.get(str(first.get("key", "")), ("problem-bad-request", {}))
    detail = ": ".join(str(first[part]) for part in ("key", "message") if part in first)
    return answer(400, ProblemView(problem=key, args=args, detail=detail or error.detail))


def _unknown_game(_: AnyRequest, error: UnknownGame) -> Response[Any]:
    return answer(404, ProblemView(problem="problem-unknown-game", detail=str(error)))


def _refused(_: AnyRequest, error: IgrotekaError) -> Response[Any]:
    return answer(400, ProblemView(problem="problem-bad-request", detail=str(error)))


def _too_deep(_: AnyRequest, error: RecursionError) -> Response[Any]:
    """Brackets within brackets within brackets: nobody means well by that."""
    _log.warning("a request was nested too deeply: %s", error)
    return answer(400, ProblemView(problem="problem-bad-request", detail="nested too deeply"))


def _no_store(_: AnyRequest, error: StoreError) -> Response[Any]:
    _log.error("the database failed", exc_info=error)
    return answer(503, ProblemView(problem="problem-store"))


def _fault(_: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of ours: the log gets the trace, the world gets a word."""
    _log.error("a request failed", exc_info=error)
    return answer(500, ProblemView(problem="problem-server"))


def exception_handlers() -> ExceptionHandlersMap:
    """For the application."""
    return {
        Problem: _problem,
        ValidationException: _invalid,
        HTTPException: _http,
        UnknownGame: _unknown_game,
        RecursionError: _too_deep,
        StoreError: _no_store,
        IgrotekaError: _refused,
        Exception: _fault,
    }
