"""What goes over the wire: the only types that browser, bot clients and server share.

HTTP carries JSON of the structs in the first two parts; the socket of a table carries the
tagged unions `FromClient` and `FromServer`. The client's TypeScript types are generated from
this module, so the two cannot drift. Nothing here is in a language: texts travel as Fluent
keys with arguments, and the client says them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from igroteka.kernel.fact import Fact
from igroteka.kernel.game import Result
from igroteka.kernel.routes import Route
from igroteka.kernel.telling import Telling
from igroteka.scene import Scene

PROTOCOL = 3

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Speech = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SaltText = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]

Visibility = Literal["public", "link", "private"]
UndoPolicy = Literal["none", "strict", "friendly"]
AdvicePolicy = Literal["alone", "always", "never"]
"""Whether the advisor may be asked: while one person plays against bots, always, or never."""
Status = Literal["open", "playing", "over"]


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False, gc=False):
    """Base of everything that travels."""


# People and games -----------------------------------------------------------------------------


class Credentials(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To register or to log in."""

    name: Name
    password: Password


class NewPassword(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To change one's password: the one so far, and the new one."""

    password: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class Farewell(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To delete one's account; a guest has no password."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


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


class CampaignOffer(Wire, frozen=True, kw_only=True):
    """A campaign that a game has: content ids of it and of its matches in order, and what is
    agreed on for all of them."""

    id: str
    matches: tuple[str, ...]
    terms: tuple[OptionField, ...]


class GameInfo(Wire, frozen=True, kw_only=True):
    """A game that can be played here. `inks` are the colours of the seats as `#rrggbb`."""

    id: str
    rules: str
    players: tuple[int, ...]
    colours: tuple[str, ...]
    inks: tuple[str, ...]
    options: tuple[OptionField, ...]
    bots: tuple[str, ...]
    telling: Telling
    campaign: CampaignOffer | None = None
    cover: str = ""
    """The address of the picture on its box; empty where it brings none."""


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
    advice: AdvicePolicy = "alone"
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
    muted: bool = False
    """Whether the host does not let this person speak."""


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
    rules: str = ""
    """The version of the rules by which the match is played now, or was."""
    imported: bool = False
    """A match from a file: its rolls and answers are true to the rules, but nobody here has seen
    who played it. Names are those of the file."""
    fault: str = ""
    """Why the table is set apart and cannot be played on for now: a Fluent key."""
    campaign: str = ""
    """The campaign that the match belongs to."""
    advice: bool = False
    """Whether the advisor may be asked here, as the table is seated now."""
    began_at: tuple[str, int] | None = None
    """Where the match began, if not with its set-up: the table whose match it plays on, and how
    many answers had been given there."""
    asked: tuple[int, ...] = ()
    """One's own seats that are asked something now; whether others are is nobody's business."""


class PlayOn(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To play on from a moment of a finished match: after how many answers, on which seat, and
    which bots take the others."""

    answers: int
    seat: int
    bot: str = "greedy"
    salt: SaltText | None = None


class SeatCommand(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To take, fill or empty a seat: `bot` names a bot, "" leaves the seat free."""

    seat: int
    bot: str = ""


class PersonCommand(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """For the host: somebody on a seat, or whoever said a line of the chat."""

    seat: int | None = None
    line: int | None = None
    muted: bool = True
    """For `mute`: false lets them speak again."""


class Frame(Wire, frozen=True, kw_only=True):
    """One moment of a replay: the table after so many answers."""

    answers: int
    facts: tuple[Fact, ...]
    facts_from: int = 0
    """How many facts were told before these."""
    scene: Scene


class Standing(Wire, frozen=True, kw_only=True):
    """How everybody stood after so many answers: scores, and what the position was worth."""

    answers: int
    scores: tuple[int, ...]
    worth: tuple[float, ...]


class TurningPoint(Wire, frozen=True, kw_only=True):
    """A moment in which the lead of those who won changed a lot, and what was told of it."""

    answers: int
    fact: Fact
    swing: float
    """By how much they gained on the others, or fell back."""


class Chronicle(Wire, frozen=True, kw_only=True):
    """A finished match in hindsight. `rounds` says after how many answers each round began."""

    tally: tuple[dict[str, int], ...]
    """The score of each seat by source: `label-source-<id>`. They add up to it."""
    standings: tuple[Standing, ...]
    rounds: tuple[int, ...]
    turning_points: tuple[TurningPoint, ...]
    decided: Fact | None = None
    """What ended a match that is won whatever anybody has scored."""


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


class QuestionView(Wire, frozen=True, kw_only=True, omit_defaults=True):
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
    routes: tuple[Route, ...] = ()
    """Where several answers together lead: a client gives them one after another for as long as
    each question is the one that its leg expects."""


class Waiting(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """Whom the table waits for; seats stay hidden while reactions are asked for."""

    seats: tuple[int, ...] = ()
    reactions: bool = False
    since: float = 0.0


class ClockView(Wire, frozen=True, kw_only=True):
    """The time of one seat: seconds left when this was sent, and whether it runs."""

    seat: int
    left: float
    running: bool


class Parts(Wire, omit_defaults=True, frozen=True, kw_only=True):
    """What changed in a scene, or in one of its parts.

    Keys are the names of fields: `boards`, `pieces`, … of a scene, `spaces` of a board, `cards` of
    a row. Parts that are new come whole in `changed`; of those that stay, `inside` has by id what
    changed in them. A field that is no list of parts (turn, value, …) comes whole in `fields`.
    """

    changed: dict[str, tuple[Any, ...]] = {}
    inside: dict[str, dict[str, Parts]] = {}
    gone: dict[str, tuple[str, ...]] = {}
    put: dict[str, tuple[tuple[str, str], ...]] = {}
    """Where new parts stand that do not stand at the end: each after another, "" is in front."""
    order: dict[str, tuple[str, ...]] = {}
    """All ids in their order, where parts that stay have changed places."""
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


class State(FromServerBase, tag="state", frozen=True, kw_only=True, omit_defaults=True):
    """The table after sequence number `seq`, as this viewer may see it.

    Either `scene` is whole, or `delta` changes the scene of `based_on`. `facts` are those told
    since then. A client that lacks `based_on` says hello again. It is sent for every answer, to
    everybody, so what is as always is not sent.
    """

    seq: int
    answers: int
    based_on: int = -1
    scene: Scene | None = None
    delta: Parts | None = None
    asks: tuple[QuestionView, ...] = ()
    waiting: Waiting = Waiting()
    facts: tuple[Fact, ...] = ()
    facts_from: int | None = None
    """How many facts came before these; if nothing is said, all that the client has."""
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
