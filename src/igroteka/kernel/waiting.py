"""Whom a table waits for, as those see it who are not asked: it tells nothing that is hidden."""

from __future__ import annotations

from typing import Any

from igroteka.kernel.flow import DECLINE, PASS
from igroteka.kernel.match import Match


def waited_for(match: Match[Any], turn: int | None) -> tuple[int, ...]:
    """The seats that a match waits for; `turn` is whose turn it is, as anybody can see.

    That somebody is asked for a reaction shows what they hold. So the table seems to wait for the
    one whose turn it is; where it is nobody's, for those who would be asked if nobody reacted.
    """
    asks = match.asks
    openly = tuple(question.seat for question in asks if not question.concealed)
    if len(openly) == len(asks):
        return openly
    if turn is not None:
        return (*openly, turn)
    return openly or _if_nobody_reacted(match)


def _if_nobody_reacted(match: Match[Any]) -> tuple[int, ...]:
    """Who is asked openly next; nobody where a reaction cannot be left out, the match ends, or it
    would take a roll or a draw to know: that has not happened yet."""
    twin = match.clone()
    luck = twin.g.chance.at
    while any(question.concealed for question in twin.asks):
        question = twin.asks[0]
        declined = question.option(PASS.key) or question.option(DECLINE.key)
        if declined is None:
            return ()
        twin.answer(question.seat, declined)
        if twin.g.chance.at != luck:
            return ()
    return tuple(question.seat for question in twin.asks)
