"""What people may do at a table: each looks at the table and says what would happen, or why not.

Nothing changes here: an event takes effect when it is in the log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from igroteka.bots import BOT_NAMES
from igroteka.kernel.errors import IllegalAnswer, NotAsked
from igroteka.kernel.flow import PASS, Refusal
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.record import Header, sealed_luck
from igroteka.server.names import skeleton
from igroteka.server.tables import chat, clocks
from igroteka.server.tables import events as ev
from igroteka.server.tables.builds import build_of
from igroteka.server.tables.play import Play
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.table import STAND_IN, Seat, Table
from igroteka.server.wire import Answer, AskUndo, Consent, Me, PersonCommand, Salt, Say, Stops

Times = Callable[[Table], ev.Times]
"""What the clocks show at the moment."""


# Gathering ------------------------------------------------------------------------------------


def sit(table: Table, me: Me, seat: int, times: Times) -> ev.TableEvent | None:
    """Take a free seat, or take back one's own from the bot that fills in."""
    place = _seat(table, seat)
    _require(me.id not in table.expelled, "problem-expelled")
    if table.status == "playing" and place.person == me.id:
        return come_back(table, me, seat, times)
    _require(table.status == "open", "problem-already-started")
    if place.person == me.id:
        return None
    _require(not place.taken, "problem-seat-taken")
    _require(table.opened.hot_seat or not table.seats_of(me.id), "problem-one-seat-each")
    _require(not _resembles(table, me), "problem-name-at-table")
    return ev.SeatTaken(by=me.id, seat=seat, person=me.id, name=me.name)


def come_back(table: Table, me: Me, seat: int, times: Times) -> ev.TableEvent | None:
    """Take the own seat back from the bot that fills in."""
    place = table.seats[seat]
    if not place.bot:
        return None
    _require(not place.out_of_time, "problem-out-of-time")
    return ev.CameBack(by=me.id, seat=seat, times=times(table))


def leave(table: Table, me: Me, times: Times) -> ev.TableEvent | None:
    """Get up from one of one's seats; said again until none is left."""
    held = [seat for seat in table.seats_of(me.id) if table.seats[seat].by_person]
    if table.status == "over":
        return None
    if table.status == "playing":
        return None if not held else _stand_in(me, held[0], STAND_IN, times(table))
    if held:
        return ev.SeatLeft(by=me.id, seat=held[0])
    empty = not any(seat.person for seat in table.seats)
    return ev.Closed(by=me.id) if me.id == table.host and empty else None


def seat_bot(
    table: Table, me: Me, seat: int, bot: str, here: bool, times: Times
) -> ev.TableEvent | None:
    """The host fills or empties a seat; during the match only that of somebody who is away."""
    place = _seat(table, seat)
    _require(me.id == table.host, "problem-host-only")
    _require(not bot or bot in BOT_NAMES, "problem-unknown-bot")
    if table.status == "playing":
        _require(bool(bot) and place.by_person and not here, "problem-already-started")
        return _stand_in(me, seat, bot, times(table))
    _require(table.status == "open", "problem-over")
    if bot:
        return None if place == Seat(bot=bot) else ev.BotSeated(by=me.id, seat=seat, bot=bot)
    return ev.SeatLeft(by=me.id, seat=seat) if place.taken else None


def _stand_in(me: Me, seat: int, bot: str, times: ev.Times) -> ev.StoodIn:
    return ev.StoodIn(by=me.id, seat=seat, bot=bot, times=times)


def salt(table: Table, me: Me, said: Salt) -> ev.TableEvent | None:
    """A browser's salt for the sealed luck, before the match begins."""
    _own(table, me, said.seat)
    _require(table.status == "open", "problem-already-started")
    if table.salts.get(said.seat) == said.salt:
        return None
    return ev.Salted(by=me.id, seat=said.seat, salt=said.salt)


def start(table: Table, me: Me, game: Game[Any]) -> ev.TableEvent | None:
    """The host begins the match."""
    if table.status == "playing":
        return None
    _require(table.status == "open", "problem-over")
    _require(me.id == table.host, "problem-host-only")
    _require(all(seat.taken for seat in table.seats), "problem-seats-free")
    it = table.opened
    salts = [table.salts.get(n, "") for n in range(it.seats)]
    luck = sealed_luck(bytes.fromhex(it.seed), salts)
    names = tuple(seat.name or seat.bot for seat in table.seats)
    header = Header(1, game.id, game.rules_version, it.options, names, luck)
    times = clocks.full(it.clock, it.seats)
    return ev.Started(by=me.id, header=header, times=times, build=build_of(game))


def carried_over(table: Table, game: Game[Any]) -> ev.TableEvent | None:
    """The match goes on by the rules of this process, if it was played by others so far."""
    build = build_of(game)
    if table.status != "playing" or table.played_by(game.rules_version, build):
        return None
    return ev.CarriedOver(rules=game.rules_version, build=build)


# The host -------------------------------------------------------------------------------------


def mute(table: Table, me: Me, whom: PersonCommand) -> ev.TableEvent | None:
    """The host does not let somebody speak, or lets them again."""
    person = _guest_of(table, me, whom)
    if (person in table.muted) == whom.muted:
        return None
    return ev.Muted(by=me.id, person=person, muted=whom.muted)


def expel(table: Table, me: Me, whom: PersonCommand, times: Times) -> ev.TableEvent | None:
    """The host sends somebody away for good."""
    person = _guest_of(table, me, whom)
    _require(table.status != "over", "problem-over")
    if person in table.expelled:
        return None
    return ev.Expelled(by=me.id, person=person, times=times(table))


def close(table: Table, me: Me) -> ev.TableEvent | None:
    """The host ends the table, whatever has become of the match."""
    _require(me.id == table.host, "problem-host-only")
    return None if table.status == "over" else ev.Closed(by=me.id)


def expire(table: Table) -> ev.TableEvent | None:
    """A table that everybody has forgotten ends by itself."""
    return None if table.status == "over" else ev.Closed()


def _guest_of(table: Table, me: Me, whom: PersonCommand) -> str:
    """The id of somebody at the host's table: on a seat, or whoever said a line."""
    _require(me.id == table.host, "problem-host-only")
    if whom.seat is not None:
        person = _seat(table, whom.seat).person
    else:
        person = table.speakers.get(-1 if whom.line is None else whom.line, "")
    _require(bool(person) and person != me.id, "problem-no-such-seat")
    return person


def forget(table: Table, me: Me) -> ev.TableEvent | None:
    """Take away the name of somebody who has deleted their account."""
    there = table.seats_of(me.id) or table.host == me.id or me.id in table.speakers.values()
    return ev.Forgotten(person=me.id) if there else None


# The match ------------------------------------------------------------------------------------


def answer(table: Table, me: Me, said: Answer, times: Times) -> ev.TableEvent:
    """Answer the question that one of one's seats is asked."""
    _own(table, me, said.seat)
    _require(not table.seats[said.seat].bot, "problem-bot-fills-in")
    play = _playing(table)
    if said.expected < play.asked_since(said.seat):
        raise Problem("problem-stale")
    return answered(table, play, said.seat, said.option, times(table), by=me.id, key=said.key)


def answered(
    table: Table,
    play: Play,
    seat: int,
    option: str,
    times: ev.Times,
    by: str = "",
    key: str = "",
    auto: str = "",
) -> ev.Played:
    """An answer that the rules allow."""
    try:
        lines, gained = play.answered(seat, option)
    except NotAsked as error:
        raise Problem("problem-not-asked") from error
    except IllegalAnswer as error:
        raise Problem("problem-not-allowed", error.rule or "") from error
    return ev.Played(lines=lines, gained=gained, times=times, by=by, key=key, auto=auto)


def auto_answer(table: Table, seat: int, option: str, times: ev.Times, auto: str) -> ev.Played:
    """An answer in place of a person: by a bot, by a stop that was set, or by the clock."""
    return answered(table, _playing(table), seat, option, times, auto=auto)


def may_pass(table: Table, seat: int) -> bool:
    """Whether what a seat is asked can be passed on."""
    question = _playing(table).match.asked(seat)
    return question is not None and question.option(PASS.key) is not None


def passes(table: Table, seat: int, times: ev.Times, auto: str) -> ev.Played:
    """Pass in a reaction window."""
    return auto_answer(table, seat, PASS.key, times, auto)


# Undo -----------------------------------------------------------------------------------------


def undo(table: Table, me: Me, said: AskUndo, times: Times) -> ev.TableEvent:
    """Take back what is free at once; ask the others for anything more."""
    _own(table, me, said.seat)
    play = _playing(table)
    policy = table.opened.undo
    _require(policy != "none", "problem-no-undo")
    _require(said.answers <= len(play.answers), "problem-nothing-to-undo")
    if said.answers <= play.undoable(said.seat):
        return taken_back(table, said.seat, said.answers, "free", times(table), me.id, said.key)
    _require(policy == "friendly", "problem-undo-needs-friendly")
    _require(table.request is None, "problem-undo-asked-already")
    return ev.UndoRequested(by=me.id, key=said.key, seat=said.seat, answers=said.answers)


def consent(table: Table, me: Me, said: Consent) -> ev.TableEvent | None:
    """Yes or no to the undo that was asked for."""
    _own(table, me, said.seat)
    request = table.request
    if request is None:
        raise Problem("problem-no-undo-asked")
    _require(said.seat in request.asked, "problem-not-your-seat")
    if not said.yes:
        return ev.UndoDeclined(by=me.id, seat=said.seat)
    if said.seat in request.consented:
        return None
    return ev.UndoConsented(by=me.id, seat=said.seat)


def taken_back(
    table: Table,
    seat: int,
    answers: int,
    why: str,
    times: ev.Times,
    by: str = "",
    key: str = "",
) -> ev.TakenBack:
    """An undo, as a recorded act."""
    lines, gained = _playing(table).taken_back(seat, answers)
    return ev.TakenBack(lines=lines, gained=gained, times=times, why=why, by=by, key=key)


# Beside the match -----------------------------------------------------------------------------


def say(table: Table, me: Me, said: Say) -> ev.TableEvent:
    """Chat, as somebody who sits here or as a spectator."""
    _require(bool(me.id), "problem-log-in")
    _require(me.id not in table.muted, "problem-muted")
    seats = table.seats_of(me.id)
    _require(bool(seats) or not _resembles(table, me), "problem-name-at-table")
    name = table.seats[seats[0]].name if seats else me.name
    seat = table.at_screen(seats)
    return ev.Spoken(by=me.id, key=said.key, seat=seat, name=name, text=chat.speech(said.text))


def stops(table: Table, me: Me, said: Stops) -> ev.TableEvent | None:
    """In which reaction windows a seat passes by itself."""
    _own(table, me, said.seat)
    names = tuple(sorted({name[:64] for name in said.auto_pass}))
    it = ev.StopsSet(by=me.id, seat=said.seat, auto_pass=names, until_my_turn=said.until_my_turn)
    return None if table.stops.get(said.seat) == it else it


def _resembles(table: Table, me: Me) -> bool:
    """Whether somebody else at the table has a name that looks the same."""
    mine = skeleton(me.name)
    others = [seat.name for seat in table.seats if seat.person and seat.person != me.id]
    return any(skeleton(name) == mine for name in others)


def _playing(table: Table) -> Play:
    if table.play is None:
        raise Problem("problem-not-started")
    _require(not table.over, "problem-over")
    return table.play


def _own(table: Table, me: Me, seat: int) -> None:
    _require(seat in table.seats_of(me.id), "problem-not-your-seat")


def _seat(table: Table, seat: int) -> Seat:
    _require(0 <= seat < len(table.seats), "problem-no-such-seat")
    return table.seats[seat]


def _require(condition: bool, problem: str) -> None:
    if not condition:
        raise Problem(problem)


def why_not(table: Table, me: Me, seat: int) -> list[Refusal]:
    """What is refused to one of one's seats now, each with the rule."""
    _own(table, me, seat)
    return [] if table.play is None else table.play.match.why_not(seat)


def open_match(table: Table, me: Me, seat: int) -> Match[Any] | None:
    """The match in which one of one's seats may be asked something; None before it begins."""
    _own(table, me, seat)
    return None if table.play is None else table.play.match
