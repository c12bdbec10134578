"""What goes over the wire: the only types that browser, bot clients and server share.

HTTP carries JSON of the structs in the first two parts; the socket of a table carries the
tagged unions `FromClient` and `FromServer`. The client's TypeScript types are generated from
this module, so the two cannot drift. Nothing here is in a language: texts travel as Fluent
keys with arguments, and the client says them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from igroteka.kernel.game import Result
from igroteka.kernel.journal import Fact
from igroteka.scene import Scene

PROTOCOL = 1

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Speech = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SaltText = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]

Visibility = Literal["public", "link", "private"]
UndoPolicy = Literal["none", "strict", "friendly"]
Status = Literal["open", "playing", "over"]


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False, gc=False):
    """Base of everything that travels."""


# People and games -----------------------------------------------------------------------------


class Credentials(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To register or to log in."""

    name: Name
    password: Password


class GuestName(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To play at once, under a name."""

    name: Name


class Me(Wire, frozen=True, kw_only=True):
    """Who one is here."""

    id: str
    name: str
    registered: bool


class OptionField(Wire, frozen=True, kw_only=True):
    """One thing that a table of a game agrees on, from the game's own option schema.

    `label-<name>` is its Fluent key; a choice is a content id, a number or a list of numbers. A
    switch is true or false, and off while one that it `excludes` is on; `seats` is a list of
    seats.
    """

    name: str
    kind: Literal["choice", "number", "switch", "seats"]
    choices: tuple[Any, ...] = ()
    default: Any
    least: int | None = None
    most: int | None = None
    excludes: tuple[str, ...] = ()


class GameInfo(Wire, frozen=True, kw_only=True):
    """A game that can be played here. `inks` are the colours of the seats as `#rrggbb`."""

    id: str
    rules: str
    players: tuple[int, ...]
    colours: tuple[str, ...]
    inks: tuple[str, ...]
    options: tuple[OptionField, ...]
    bots: tuple[str, ...]


class Texts(Wire, frozen=True, kw_only=True):
    """All texts of a game in one language: Fluent source, and names by content id."""

    lang: str
    fluent: tuple[str, ...]
    names: dict[str, str]


class RuleText(Wire, frozen=True, kw_only=True):
    """One rule of the rulebook."""

    id: str
    chapter: str
    text: str


# Tables ---------------------------------------------------------------------------------------


class Clock(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """How time is kept. All times in seconds; `days` is a move a day."""

    kind: Literal["none", "move", "reserve", "days"] = "none"
    seconds: Annotated[float, msgspec.Meta(ge=0, le=30 * 86400)] = 0.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=86400)] = 0.0


class NewTable(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To open a table. `seats` names who sits where: "" is free, "me" oneself, or a bot."""

    game: str
    options: dict[str, Any] = {}
    seats: tuple[str, ...] = ()
    visibility: Visibility = "link"
    clock: Clock = Clock()
    undo: UndoPolicy = "friendly"
    hot_seat: bool = False
    start: bool = False
    """Begin at once, if every seat is taken."""
    salt: SaltText | None = None
    """This browser's salt for the luck of its seats: once the match has begun it is too late."""


class SeatInfo(Wire, frozen=True, kw_only=True):
    """Who sits in a seat, and since when a bot fills in for a person."""

    seat: int
    colour: str
    person: str = ""
    name: str = ""
    bot: str = ""
    filling_in: bool = False
    here: bool = False


class TableInfo(Wire, frozen=True, kw_only=True):
    """A table as the lobby and the table page show it."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    visibility: Visibility
    undo: UndoPolicy
    clock: Clock
    hot_seat: bool
    host: str
    """One's own id where one is the host; ids of other people do not travel."""
    host_name: str = ""
    seats: tuple[SeatInfo, ...]
    commitment: str
    created: float
    moved: float
    answers: int
    result: Result | None = None
    rematch: str = ""
    """The table on which the same people play again."""


class SeatCommand(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To take, fill or empty a seat: `bot` names a bot, "" leaves the seat free."""

    seat: int
    bot: str = ""


class Frame(Wire, frozen=True, kw_only=True):
    """One moment of a replay: the table after so many answers."""

    answers: int
    facts: tuple[Fact, ...]
    facts_from: int = 0
    """How many facts were told before these."""
    scene: Scene


# The socket: from the client ------------------------------------------------------------------


class FromClientBase(Wire, tag_field="say", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a client may say on the socket of a table."""


class Hello(FromClientBase, tag="hello", frozen=True, kw_only=True):
    """The first word. `have` is the last sequence number the client has seen."""

    protocol: int
    have: int = -1


class Answer(FromClientBase, tag="answer", frozen=True, kw_only=True):
    """An answer. `key` is made by the client: sent again, it is acknowledged, not repeated."""

    key: Key
    seat: int
    option: Annotated[str, msgspec.Meta(max_length=200)]
    expected: int
    """The sequence number of the state that the answer was chosen in."""


class WhyNot(FromClientBase, tag="why_not", frozen=True, kw_only=True):
    """What is refused to a seat now, and why."""

    seat: int


class AskUndo(FromClientBase, tag="undo", frozen=True, kw_only=True):
    """To take back the latest answers; what is not free needs everybody's consent."""

    key: Key
    seat: int
    answers: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class Consent(FromClientBase, tag="consent", frozen=True, kw_only=True):
    """Yes or no to an undo that somebody asked for."""

    seat: int
    yes: bool


class Say(FromClientBase, tag="chat", frozen=True, kw_only=True):
    """Chat."""

    key: Key
    text: Speech


class Stops(FromClientBase, tag="stops", frozen=True, kw_only=True):
    """Reaction windows in which a seat passes by itself; all of them with `until_my_turn`, which
    ends as the turn of the seat begins."""

    seat: int
    auto_pass: Annotated[tuple[str, ...], msgspec.Meta(max_length=64)] = ()
    until_my_turn: bool = False


class Salt(FromClientBase, tag="salt", frozen=True, kw_only=True):
    """This browser's salt for the sealed luck, before the match begins."""

    seat: int
    salt: SaltText


class Ping(FromClientBase, tag="ping", frozen=True, kw_only=True):
    """Still here."""


FromClient = Hello | Answer | WhyNot | AskUndo | Consent | Say | Stops | Salt | Ping


# The socket: from the server ------------------------------------------------------------------


class OptionView(Wire, frozen=True, kw_only=True):
    """An option of a question."""

    key: str
    verb: str
    args: dict[str, Any] = {}
    touches: tuple[str, ...] = ()


class RefusalView(Wire, frozen=True, kw_only=True):
    """Something one might think of, and the rule that forbids it."""

    option: OptionView
    rule: str


class QuestionView(Wire, frozen=True, kw_only=True):
    """A question to one of the viewer's seats."""

    seat: int
    prompt: str
    args: dict[str, Any] = {}
    rule: str
    options: tuple[OptionView, ...]
    asides: tuple[OptionView, ...] = ()
    """What the seat may do beside the question: answered like an option, it leaves the question
    open."""
    reaction: bool = False
    """A reaction window: `prompt` is its name in `stops`."""


class Waiting(Wire, frozen=True, kw_only=True):
    """Whom the table waits for; seats stay hidden while reactions are asked for."""

    seats: tuple[int, ...] = ()
    reactions: bool = False
    since: float = 0.0


class ClockView(Wire, frozen=True, kw_only=True):
    """The time of one seat: seconds left when this was sent, and whether it runs."""

    seat: int
    left: float
    running: bool


class Parts(Wire, frozen=True, kw_only=True):
    """What changed in a scene: new or changed top-level parts by id, and those gone.

    Keys are `boards`, `pieces`, `rows`, …: the fields of a Scene. A field that is not a tuple
    of parts (palette, turn, …) is sent whole in `fields`.
    """

    changed: dict[str, tuple[Any, ...]] = {}
    gone: dict[str, tuple[str, ...]] = {}
    order: dict[str, tuple[str, ...]] = {}
    fields: dict[str, Any] = {}


class FromServerBase(Wire, tag_field="say", frozen=True, kw_only=True):
    """What the server may say on the socket of a table."""


class StopsView(Wire, frozen=True, kw_only=True):
    """What one of one's own seats has set by `stops`."""

    seat: int
    auto_pass: tuple[str, ...]
    until_my_turn: bool


class Welcome(FromServerBase, tag="welcome", frozen=True, kw_only=True):
    """The answer to `hello`: the table, one's own seats and stops, and how one is called."""

    protocol: int
    table: TableInfo
    you: Me
    seats: tuple[int, ...]
    stops: tuple[StopsView, ...] = ()


class State(FromServerBase, tag="state", frozen=True, kw_only=True):
    """The table after sequence number `seq`, as this viewer may see it.

    Either `scene` is whole, or `delta` changes the scene of `based_on`. `facts` are those told
    since then. A client that lacks `based_on` says hello again.
    """

    seq: int
    answers: int
    based_on: int = -1
    scene: Scene | None = None
    delta: Parts | None = None
    asks: tuple[QuestionView, ...] = ()
    waiting: Waiting = Waiting()
    facts: tuple[Fact, ...] = ()
    facts_from: int = 0
    """How many facts came before these; 0 with a whole story."""
    undoable: dict[int, int] = {}
    clocks: tuple[ClockView, ...] = ()
    set_back: int = 0
    """How many answers were taken back because the rules have changed; until the next answer."""
    over: bool = False
    result: Result | None = None


class Ack(FromServerBase, tag="ack", frozen=True, kw_only=True):
    """An answer, undo or chat with this key is durable; `seq` is where it stands."""

    key: str
    seq: int


class Refused(FromServerBase, tag="refused", frozen=True, kw_only=True):
    """Something could not be done; `problem` is a Fluent key (`problem-…`), `rule` a rule id."""

    key: str
    problem: str
    args: dict[str, Any] = {}
    rule: str = ""


class Refusals(FromServerBase, tag="why_not", frozen=True, kw_only=True):
    """The answer to `why_not`."""

    seat: int
    refusals: tuple[RefusalView, ...]


class TableChanged(FromServerBase, tag="table", frozen=True, kw_only=True):
    """Seats, presence, options or status of the table changed."""

    table: TableInfo


class UndoAsked(FromServerBase, tag="undo_asked", frozen=True, kw_only=True):
    """Somebody asks to take back answers; who has consented so far."""

    seat: int
    answers: int
    consented: tuple[int, ...]
    declined_by: int | None = None
    done: bool = False


class Said(FromServerBase, tag="chat", frozen=True, kw_only=True):
    """Chat: all of it after hello, then each line."""

    lines: tuple[ChatLine, ...]


class ChatLine(Wire, frozen=True, kw_only=True):
    """One line of chat."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


class Revealed(FromServerBase, tag="revealed", frozen=True, kw_only=True):
    """The match is over: the secret seed, to check the luck with."""

    seed: str
    commitment: str
    salts: tuple[str, ...]


class Pong(FromServerBase, tag="pong", frozen=True, kw_only=True):
    """Still here, too; with the server's time, for clocks."""

    now: float


FromServer = (
    Welcome | State | Ack | Refused | Refusals | TableChanged | UndoAsked | Said | Revealed | Pong
)
