"""What goes over the wire about campaigns; see `server/wire.py`."""

from __future__ import annotations

from typing import Any, Literal

from igroteka.kernel.game import Figures, Gift, Result
from igroteka.server.wire import Clock, SaltText, SeatInfo, UndoPolicy, Visibility, Wire

MatchStatus = Literal["ahead", "open", "playing", "over", "closed"]


class NewCampaign(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To begin a campaign; the fields are those of a new table, with terms for options."""

    game: str
    terms: dict[str, Any] = {}
    seats: tuple[str, ...] = ()
    visibility: Visibility = "link"
    clock: Clock = Clock()
    undo: UndoPolicy = "friendly"
    hot_seat: bool = False
    start: bool = False
    """Begin the first match at once, if every seat is taken."""
    salt: SaltText | None = None


class NextMatch(Wire, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """To lay out the next match; `salt` is this browser's for the luck of its seats."""

    salt: SaltText | None = None


class CampaignMatch(Wire, frozen=True, kw_only=True):
    """One match of a campaign. `match` is its content id, `table` where it is or was played.

    `closed` is a table that was given up: the same match can be laid out once more.
    """

    match: str
    status: MatchStatus
    commitment: str
    """The seal on its luck, published before the first match."""
    table: str = ""
    given_up: int = 0
    """How often it was begun before and not played to its end."""
    gifts: tuple[Gift, ...] = ()
    """What it begins with because of the match before."""
    result: Result | None = None
    figures: tuple[Figures, ...] = ()
    """What is written down of it."""


class CampaignInfo(Wire, frozen=True, kw_only=True):
    """A campaign as its page shows it. Seats and host are those of its latest table."""

    id: str
    game: str
    campaign: str
    terms: dict[str, Any]
    host: str
    """One's own id where one is the host; ids of other people do not travel."""
    host_name: str
    leads: bool
    """Whether one may lay out the next match: the host may, and whoever plays if the host has
    deleted their account."""
    visibility: Visibility
    seats: tuple[SeatInfo, ...]
    matches: tuple[CampaignMatch, ...]
    count: Result | None = None
    """Who is ahead; when all is over, who has won."""
    over: bool
    imported: bool = False
    """From a file: true to the rules, but nobody here has seen who played."""
    created: float
    moved: float
