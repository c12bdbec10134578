"""What can happen at a table: the data of its events, in the order of a table's life.

Each is stored as one event under the next number. Together they are the table: nothing else is
kept. Acts of the match carry lines of the record as a save has them: those that the act before
brought about (chance, facts, a snapshot) and then the act itself, so that an event can be
written before it takes effect.
"""

from __future__ import annotations

from typing import Any

import msgspec

from igroteka.kernel.record import Answered, ChanceLine, FactLine, Header, Snapshot, Undone
from igroteka.server.wire import AdvicePolicy, Clock, UndoPolicy, Visibility

Lines = tuple[Answered | Undone | ChanceLine | FactLine | Snapshot, ...]


class EventBase(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True, gc=False
):
    """Base: `by` is the person whose doing it is, `key` what their client called it."""

    by: str = ""
    key: str = ""


class Times(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What each seat had left when something happened, and whose flag is down."""

    left: tuple[float, ...] = ()
    fallen: tuple[int, ...] = ()


# Gathering ------------------------------------------------------------------------------------


class Opened(EventBase, tag="opened", frozen=True, kw_only=True):
    """A table was opened; its luck is sealed from now on. The seed never leaves the store."""

    game: str
    options: dict[str, Any]
    seats: int
    visibility: Visibility
    clock: Clock
    undo: UndoPolicy
    hot_seat: bool
    host_name: str
    seed: str
    campaign: str = ""
    """The campaign that the match belongs to."""
    advice: AdvicePolicy = "alone"


class SeatTaken(EventBase, tag="seat_taken", frozen=True, kw_only=True):
    """A person sat down."""

    seat: int
    person: str
    name: str


class SeatLeft(EventBase, tag="seat_left", frozen=True, kw_only=True):
    """A seat is free again."""

    seat: int


class BotSeated(EventBase, tag="bot_seated", frozen=True, kw_only=True):
    """A bot sits there."""

    seat: int
    bot: str


class Salted(EventBase, tag="salted", frozen=True, kw_only=True):
    """A browser gave its salt for the sealed luck."""

    seat: int
    salt: str


class Closed(EventBase, tag="closed", frozen=True, kw_only=True):
    """Nobody was left before the match began, or the host has closed the table."""


# The match ------------------------------------------------------------------------------------


class Started(EventBase, tag="started", frozen=True, kw_only=True):
    """The match began, under this header; `build` names the rules to the letter."""

    header: Header
    times: Times = Times()
    build: str = ""


class Act(EventBase, frozen=True, kw_only=True):
    """Base of what moves the match. `gained`: whether somebody learned something by each
    earlier answer that the log does not say it of yet."""

    lines: Lines
    gained: tuple[bool, ...] = ()
    times: Times = Times()


class Played(Act, tag="answered", frozen=True, kw_only=True):
    """A seat answered; `auto` tells who did it in place of a person: bot, pass or clock."""

    auto: str = ""


class CarriedOver(EventBase, tag="carried_over", frozen=True, kw_only=True):
    """From here on the match is played by other rules: those that began it are not served any
    more. Processes that know only the old ones leave the table alone."""

    rules: str
    build: str


RULES = "rules"
"""Why answers were taken back that nobody wanted back: the rules have changed."""


class TakenBack(Act, tag="undone", frozen=True, kw_only=True):
    """Answers were taken back: freely, by consent, or because the rules have changed."""

    why: str


class Finished(Act, tag="finished", frozen=True, kw_only=True):
    """The match is over and told to its end; from now on the seed is open."""


class Imported(Act, tag="imported", frozen=True, kw_only=True):
    """A whole match from a file that was verified."""


class Learned(Act, tag="learned", frozen=True, kw_only=True):
    """The match began in a lesson: all that was played there, at once."""


class PlayedOn(Act, tag="played_on", frozen=True, kw_only=True):
    """The match began as one of another table did, up to so many answers: all of that at once."""

    table: str
    answers: int


# Beside the match -----------------------------------------------------------------------------


class UndoRequested(EventBase, tag="undo_asked", frozen=True, kw_only=True):
    """Somebody asks to take back more than is free."""

    seat: int
    answers: int


class UndoConsented(EventBase, tag="undo_consented", frozen=True, kw_only=True):
    """Yes to it."""

    seat: int


class UndoDeclined(EventBase, tag="undo_declined", frozen=True, kw_only=True):
    """No to it."""

    seat: int


class Spoken(EventBase, tag="chat", frozen=True, kw_only=True):
    """Chat."""

    seat: int | None
    name: str
    text: str


class StopsSet(EventBase, tag="stops", frozen=True, kw_only=True):
    """In which reaction windows a seat passes by itself. Nobody else is told."""

    seat: int
    auto_pass: tuple[str, ...]
    until_my_turn: bool


class StoodIn(EventBase, tag="stood_in", frozen=True, kw_only=True):
    """A bot fills in for a person."""

    seat: int
    bot: str
    times: Times = Times()


class CameBack(EventBase, tag="came_back", frozen=True, kw_only=True):
    """A person took the seat back."""

    seat: int
    times: Times = Times()


class FlagFell(EventBase, tag="flag_fell", frozen=True, kw_only=True):
    """A seat's time ran out; `window`: only that of a reaction, which a bot gives this once."""

    seat: int
    times: Times = Times()
    window: bool = False


class Ticked(EventBase, tag="ticked", frozen=True, kw_only=True):
    """Time that was spent, written down before the server stops, or now and then."""

    times: Times


class Muted(EventBase, tag="muted", frozen=True, kw_only=True):
    """The host does not let somebody speak here, or lets them again."""

    person: str
    muted: bool


class Expelled(EventBase, tag="expelled", frozen=True, kw_only=True):
    """The host has sent somebody away for good; during the match a bot takes over."""

    person: str
    times: Times = Times()


class Forgotten(EventBase, tag="forgotten", frozen=True, kw_only=True):
    """Somebody has deleted their account: what they played stays, their name does not."""

    person: str


class RematchSet(EventBase, tag="rematch", frozen=True, kw_only=True):
    """The same people play again on another table."""

    table: str


TableEvent = (
    Opened
    | SeatTaken
    | SeatLeft
    | BotSeated
    | Salted
    | Closed
    | Started
    | CarriedOver
    | Played
    | TakenBack
    | Finished
    | Imported
    | Learned
    | PlayedOn
    | UndoRequested
    | UndoConsented
    | UndoDeclined
    | Spoken
    | StopsSet
    | StoodIn
    | CameBack
    | FlagFell
    | Ticked
    | Muted
    | Expelled
    | Forgotten
    | RematchSet
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableEvent)


def kind_of(event: EventBase) -> str:
    """What the store calls this kind of event."""
    return str(event.__struct_config__.tag)


def encode(event: EventBase) -> bytes:
    """As stored."""
    return _encoder.encode(event)


def decode(data: bytes) -> TableEvent:
    """As it happened."""
    event: TableEvent = _decoder.decode(data)
    return event


_snapshot_decoder = msgspec.json.Decoder(Snapshot)


def encode_snapshot(snapshot: Snapshot) -> bytes:
    """As kept beside the log."""
    return _encoder.encode(snapshot)


def decode_snapshot(data: bytes) -> Snapshot:
    """As it was."""
    return _snapshot_decoder.decode(data)
