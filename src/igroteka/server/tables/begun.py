"""Tables that begin in the midst of a match: where a lesson ended, or at a moment of a replay.

What was played there has happened at the new table, too; its luck stands in the open, and from
there on luck is sealed as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from igroteka.bots import BOT_NAMES
from igroteka.kernel.chance import Outcome
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.record import Line, Record, begun_luck, luck_source
from igroteka.server.tables import events as ev
from igroteka.server.tables import opening
from igroteka.server.tables.builds import build_of
from igroteka.server.tables.play import Play, fits
from igroteka.server.tables.problem import Problem
from igroteka.server.wire import Me, NewTable, PlayOn

Mark = Callable[[tuple[Line, ...], tuple[bool, ...]], ev.TableEvent]
"""How the log says where the beginning came from."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """What was played: the options of the match, its answers, and what fell."""

    game: Game[Any]
    options: dict[str, Any]
    answers: Sequence[tuple[int, str]]
    outcomes: Sequence[int]


def begun(
    me: Me, beginning: Beginning, seat: int, bot: str, salt: str | None, mark: Mark
) -> list[ev.TableEvent]:
    """A private table at which all that has happened; somebody takes one seat, bots the others."""
    game, options = beginning.game, beginning.game.configure(beginning.options)
    players = options.players
    wanted = NewTable(
        game=game.id,
        seats=tuple(opening.ME if n == seat else bot for n in range(players)),
        visibility="private",
        salt=salt,
    )
    opened, *seated = opening.laid_out(me, wanted, options, opening.fresh_seed())
    assert isinstance(opened, ev.Opened)
    salts = [salt or "" if n == seat else "" for n in range(players)]
    luck = begun_luck(beginning.outcomes, bytes.fromhex(opened.seed), salts)
    names = [me.name if n == seat else bot for n in range(players)]
    record = Record.new(game, opened.options, names, luck)
    for who, option in beginning.answers:
        record.answer(who, option)
    gained = (True,) * len(record.answers)  # no free undo leads back before the beginning
    return [
        opened,
        *seated,
        ev.Started(by=me.id, header=record.header, build=build_of(game)),
        mark(tuple(record.lines), gained),
    ]


def played_on(me: Me, table: str, play: Play, wanted: PlayOn) -> list[ev.TableEvent]:
    """A table at which a finished match goes on from one of its moments."""
    header, given = play.header, wanted.answers
    if not 0 <= given < len(play.answers):
        raise Problem("problem-played-out")
    if not 0 <= wanted.seat < len(header.seats):
        raise Problem("problem-no-such-seat")
    if wanted.bot not in BOT_NAMES:
        raise Problem("problem-unknown-bot", bot=wanted.bot)
    fell: list[Outcome] = []
    game = play.game
    g = game.new(game.configure(header.options), luck_source(header.luck))
    g.chance.record = fell.append
    match: Match[Any] = Match(game, g)
    match.start()
    for number, line in enumerate(play.answers[:given]):
        if not fits(match, line):
            here = game.rules_version
            raise Problem("problem-replay", played=header.rules, here=here, answers=number)
        match.answer(line.seat, line.option)
    answers = [(line.seat, line.option) for line in play.answers[:given]]
    options = msgspec.to_builtins(game.configure(header.options))
    beginning = Beginning(game, options, answers, [outcome.got for outcome in fell])

    def mark(lines: tuple[Line, ...], gained: tuple[bool, ...]) -> ev.TableEvent:
        return ev.PlayedOn(by=me.id, lines=lines, gained=gained, table=table, answers=given)

    return begun(me, beginning, wanted.seat, wanted.bot, wanted.salt, mark)
