"""A campaign as it is played: its matches one after the other, and what each hands on.

Every match has sealed luck of its own. All their seals are published before the first match:
whoever keeps the seeds cannot look for better ones as the campaign goes on.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from igroteka.kernel import save
from igroteka.kernel.chance import commitment
from igroteka.kernel.errors import BadOptions, BadSave
from igroteka.kernel.game import Campaign, Game, Options, Result
from igroteka.kernel.record import Luck, Record, sealed_luck


class Header(msgspec.Struct, frozen=True):
    """The first line of a campaign: what is played, on which terms, under which seals."""

    igroteka: int
    campaign: str
    game: str
    terms: dict[str, Any]
    seats: tuple[str, ...]
    """Who began it; each match says who played it."""
    commitments: tuple[str, ...]
    """The seals on the luck of every match, in their order."""
    seed: str = ""
    """The secret that the seeds of all matches come from; left out of what is shown before the
    end."""


class HandedOn(msgspec.Struct, frozen=True, tag_field="line", tag="handed-on"):
    """The line after a match that is over: its name, its result and what it hands on."""

    match: str
    save: str
    """The hash of the match's own file."""
    result: Result
    handed: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A match that is over: its file, and what it handed on."""

    save: bytes
    told: HandedOn


def match_seed(seed: bytes, number: int) -> bytes:
    """The secret seed of a match: who learns it learns nothing of the others."""
    return hmac.digest(seed, f"match {number}".encode(), "sha256")


def seals(seed: bytes, matches: int) -> tuple[str, ...]:
    """What is published before the first match."""
    return tuple(commitment(match_seed(seed, number)) for number in range(matches))


def campaign_of(game: Game[Any]) -> Campaign[Any]:
    """The campaign of a game, or why there is none."""
    if game.campaign is None:
        raise BadOptions(f"{game.id} has no campaign")
    return game.campaign


def next_options(game: Game[Any], terms: Options, handed: Any) -> Options:
    """The options of the match that comes next."""
    return game.configure(campaign_of(game).options(terms, handed))


def handed_on(game: Game[Any], number: int, record: Record[Any], file: bytes) -> HandedOn:
    """What is written down after match `number`, which this record and file tell of."""
    campaign = campaign_of(game)
    if not record.match.over:
        raise BadSave("this match is not over: it hands nothing on yet")
    return HandedOn(
        match=campaign.matches[number],
        save=hashlib.sha256(file).hexdigest(),
        result=record.match.result,
        handed=msgspec.to_builtins(campaign.hand_on(record.match.g)),
    )


class Chronicle:
    """A campaign with all its matches: those that are over, and the one that is being played."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.campaign = campaign_of(game)
        self.header = header
        self.terms = self.campaign.agree(header.terms)
        self.chapters: list[Chapter] = []
        self.running: Record[Any] | None = None

    @classmethod
    def new(
        cls, game: Game[Any], terms: dict[str, Any], seats: Sequence[str], seed: bytes
    ) -> Chronicle:
        """A campaign of which nothing has been played."""
        campaign = campaign_of(game)
        agreed = campaign.agree(terms)
        if len(seats) != agreed.players:
            raise BadOptions(f"{campaign.id}: {len(seats)} seats for {agreed.players} players")
        sealed = seals(seed, len(campaign.matches))
        plain = msgspec.to_builtins(agreed)
        return cls(
            game,
            Header(save.FORMAT, campaign.id, game.id, plain, tuple(seats), sealed, seed.hex()),
        )

    @property
    def over(self) -> bool:
        """Whether the last match has been played."""
        return len(self.chapters) == len(self.header.commitments)

    @property
    def coming(self) -> str:
        """The match that is being played or comes next; "" when all is over."""
        return "" if self.over else self.campaign.matches[len(self.chapters)]

    @property
    def handed(self) -> Any:
        """What the last finished match handed on; None before."""
        return self.handed_by(len(self.chapters) - 1)

    def handed_by(self, number: int) -> Any:
        """What match `number` (from 0) handed on; None for the one before the first."""
        return None if number < 0 else self.campaign.read(self.chapters[number].told.handed)

    @property
    def seats(self) -> tuple[str, ...]:
        """Who plays now: at the running match, else at the last one, else as it began."""
        if self.running is not None:
            return self.running.header.seats
        if self.chapters:
            return save.header_of(self.chapters[-1].save).seats
        return self.header.seats

    def begin(self, seats: Sequence[str], salts: Sequence[str] = ()) -> Record[Any]:
        """Begin the next match, with what was handed on and its own sealed luck."""
        if self.over or self.running is not None:
            raise BadSave("no match can begin now")
        if len(seats) != self.terms.players:
            raise BadOptions(
                f"{self.campaign.id}: {len(seats)} seats, {self.terms.players} players"
            )
        options = next_options(self.game, self.terms, self.handed)
        self.running = Record.new(self.game, msgspec.to_builtins(options), seats, self._luck(salts))
        return self.running

    def _luck(self, salts: Sequence[str]) -> Luck:
        if not self.header.seed:
            raise BadSave("the seed of this campaign is not here: it can be read, not played on")
        return sealed_luck(match_seed(bytes.fromhex(self.header.seed), len(self.chapters)), salts)

    def finish(self) -> HandedOn:
        """The running match is over: write down what it hands on."""
        if self.running is None:
            raise BadSave("no match is being played")
        file = save.dump(self.running)
        told = handed_on(self.game, len(self.chapters), self.running, file)
        self.chapters.append(Chapter(file, told))
        self.running = None
        return told

    def count(self) -> Result | None:
        """Who is ahead; after the last match who has won; None before anything is counted."""
        return self.campaign.count(self.handed) if self.chapters else None
