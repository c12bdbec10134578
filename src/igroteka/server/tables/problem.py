"""What the table says when something cannot be done."""

from __future__ import annotations

from typing import Any

from igroteka.server import problem

_STATUS = {
    "problem-log-in": 401,
    "problem-not-your-seat": 403,
    "problem-host-only": 403,
    "problem-expelled": 403,
    "problem-muted": 403,
    "problem-no-advice": 403,
    "problem-no-table": 404,
    "problem-no-campaign": 404,
    "problem-no-lesson": 404,
    "problem-no-such-seat": 404,
    "problem-bad-table": 400,
    "problem-bad-file": 400,
    "problem-campaign-bad-file": 400,
    "problem-unknown-bot": 400,
    "problem-nothing-said": 400,
    "problem-too-large": 413,
    "problem-too-often": 429,
    "problem-busy": 503,
    "problem-analysis-long": 503,
}
"""The rest is a conflict with how the table stands."""


STUMBLED = "problem-stumbled"
"""The rules broke over an answer, which was therefore not given."""


class Problem(problem.Problem):
    """Something that cannot be done at a table; `rule` is the rule of the game against it."""

    def __init__(self, key: str, rule: str = "", **told: Any) -> None:
        super().__init__(key, _STATUS.get(key, 409), **told)
        self.rule = rule
