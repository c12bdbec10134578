"""The options of a table (REL-SETUP-2, REL-SETUP-12, REL-SETUP-13, REL-MOD)."""

from __future__ import annotations

from itertools import product
from typing import Annotated, Any, Literal

import msgspec

from igroteka.games.relicvium.content import FACTIONS, MODULES, SETUP
from igroteka.kernel.game import Options as KernelOptions

Switch = Literal["usual", "on", "off"]
"""A module that is on by itself with some numbers of players and forbidden with others."""

_CARDS = SETUP.bounds["event_cards"]
_ROUNDS = SETUP.bounds["rounds"]
_CARD_BOUNDS = msgspec.Meta(ge=_CARDS.least, le=_CARDS.most)
_ROUND_BOUNDS = msgspec.Meta(ge=_ROUNDS.least, le=_ROUNDS.most)


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before set-up (REL-MOD-16 tells what is usual).

    `factions` (REL-SETUP-2): chosen by the players in the order of their seats, dealt at random,
    or agreed: one faction for each seat. `event_cards` matters with events, `rounds` without.
    """

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 4
    factions: Literal["choice", "random"] | tuple[str, ...] = "choice"
    warlords: bool = True
    strength: Switch = "usual"
    diplomacy: Switch = "usual"
    events: bool = True
    campaign: bool = False
    event_cards: Annotated[int, _CARD_BOUNDS] = _CARDS.usual
    rounds: Annotated[int, _ROUND_BOUNDS] = _ROUNDS.usual

    def __post_init__(self) -> None:
        """REL-MOD-1 to REL-MOD-5: what is forbidden is refused, never switched off silently."""
        for name, module in MODULES.items():
            if self.uses(name) and self.players not in module.players:
                rule = {"strength": "REL-MOD-2", "diplomacy": "REL-MOD-3"}[name]
                raise ValueError(f"{name} is not used with {self.players} players ({rule})")
            if self.uses(name) and not all(self.uses(other) for other in module.needs):
                raise ValueError(f"{name} needs {', '.join(module.needs)} (REL-MOD-4)")
        if isinstance(self.factions, tuple):
            self._check_factions(self.factions)

    def _check_factions(self, factions: tuple[str, ...]) -> None:
        """REL-SETUP-2: one faction each, no faction twice."""
        if len(factions) != self.players or len(set(factions)) != self.players:
            raise ValueError(f"name {self.players} different factions, one for each seat")
        known = [faction.id for faction in FACTIONS]
        if unknown := [faction for faction in factions if faction not in known]:
            raise ValueError(f"{unknown[0]} is no faction: choose from {', '.join(known)}")

    def uses(self, module: str) -> bool:
        """Whether a module is on."""
        value: bool | str = getattr(self, module)
        if value == "usual":
            return self.players in MODULES[module].usual
        return value in (True, "on")

    @property
    def last_round(self) -> int:
        """REL-MOD-14, REL-SETUP-12."""
        return self.event_cards + 1 if self.events else self.rounds


def _table(players: int, *on: str, **more: Any) -> dict[str, Any]:
    """A table with exactly these modules."""
    switches = {"strength": "off", "diplomacy": "off", "warlords": False, "events": False}
    table: dict[str, Any] = {"players": players, "factions": "choice", **switches}
    table |= {name: "on" if name in ("strength", "diplomacy") else True for name in on}
    return {"campaign": False, **table, **more}


_PAIRWISE = (
    (),
    ("warlords", "strength", "diplomacy", "events", "campaign"),
    ("warlords", "events"),
    ("strength", "diplomacy"),
    ("warlords", "diplomacy"),
    ("strength", "events", "campaign"),
    ("warlords", "strength"),
    ("diplomacy", "events", "campaign"),
)
"""Each pair of modules both on, both off, and either alone (a campaign never without events)."""

_TWO = tuple(
    (*warlords, *events)
    for warlords, events in product(((), ("warlords",)), ((), ("events",), ("events", "campaign")))
)

VARIANTS: tuple[dict[str, Any], ...] = (
    *(_table(2, *on) for on in _TWO),
    *(_table(3, *on, factions="random") for on in _PAIRWISE),
    *(_table(4, *on) for on in _PAIRWISE),
    _table(4, "warlords", "events", event_cards=4),
    _table(3, rounds=6),
)
"""Player counts with their modules, pairwise; factions given out in either way."""
