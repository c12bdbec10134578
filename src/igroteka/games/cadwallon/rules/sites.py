"""Actions that a place offers (CAD-ACT-5, CAD-ADV-21): who may use which where, and its price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from igroteka.games.cadwallon.content import (
    ADVENTURES,
    ESCAPE_COST,
    ROOM_COST,
)
from igroteka.games.cadwallon.content.entries import Adventure
from igroteka.games.cadwallon.rules.board import (
    ARCHIVE,
    CENTRE,
    HOLY_ALTAR,
    PRISON,
    SECRET_TREASURY,
    STREETS,
    TORTURE_CHAMBER,
    TUNNEL,
)
from igroteka.games.cadwallon.rules.rooms import (
    altar,
    archive,
    at_altar,
    at_archive,
    at_torture,
    at_treasury,
    at_tunnel,
    escape,
    in_prison,
    no_alarm,
    no_gems,
    no_prisoners,
    torture,
    treasury,
    tunnel,
)
from igroteka.games.cadwallon.rules.state import Cadwallon, Character
from igroteka.games.cadwallon.rules.ventures import (
    at_coffer,
    at_fence,
    in_crowd,
    lift,
    no_coffer,
    nothing_to_sell,
    on_token,
    pockets,
    search,
    take_duke,
    use_coffer,
    use_fence,
    with_duke,
    with_hostage,
)
from igroteka.kernel.flow import Flow, Option


class Site:
    """An action at a place: who may use it, what it costs, what it does."""

    __slots__ = ("cost", "forbids", "here", "perform", "rule", "verb")

    def __init__(
        self,
        verb: str,
        rule: str,
        here: Callable[[Cadwallon, Character], bool],
        forbids: Callable[[Cadwallon, Character], str | None],
        perform: Callable[[Cadwallon, Character], Flow[None]],
        cost: int = ROOM_COST,
    ) -> None:
        self.verb = verb
        self.rule = rule
        self.here = here
        self.forbids = forbids
        self.perform = perform
        self.cost = cost


def _always(g: Cadwallon, character: Character) -> str | None:
    return None


def _once(g: Cadwallon, character: Character) -> str | None:
    """CAD-ROOM-8, CAD-ROOM-12, CAD-CAT-15: once per visit."""
    return "CAD-CAT-15" if character.visit else None


SITES: Final = (
    Site("altar", "CAD-ROOM-1", at_altar, no_gems, altar),
    Site("torture", "CAD-ROOM-2", at_torture, no_prisoners, torture),
    Site("tunnel", "CAD-ROOM-3", at_tunnel, no_alarm, tunnel),
    Site("archive", "CAD-ROOM-8", at_archive, _once, archive),
    Site("treasury", "CAD-ROOM-12", at_treasury, _once, treasury),
    Site("escape", "CAD-PRISON-5", in_prison, _always, escape, ESCAPE_COST),
    Site("coffer", "CAD-ADV-1", at_coffer, no_coffer, use_coffer),
    Site("search", "CAD-ADV-8", on_token, _always, search),
    Site("lift", "CAD-ADV-9", with_hostage, _always, lift),
    Site("fence", "CAD-ADV-10", at_fence, nothing_to_sell, use_fence),
    Site("pockets", "CAD-ADV-18", in_crowd, _always, pockets),
    Site("take-duke", "CAD-ADV-19", with_duke, _always, take_duke),
)
"""CAD-ACT-5, CAD-ADV-21, CAD-DEC-20, CAD-RUL-15: each is the character's action for that
activation."""

_OPTIONS: Final = tuple(
    Option(site.verb, "site", number, {"site": f"site-{site.verb}", "cost": site.cost})
    for number, site in enumerate(SITES)
)
_NUMBER: Final = {site.verb: number for number, site in enumerate(SITES)}
_BELOW: Final = {
    HOLY_ALTAR: (_NUMBER["altar"],),
    TUNNEL: (_NUMBER["tunnel"],),
    TORTURE_CHAMBER: (_NUMBER["torture"], _NUMBER["take-duke"]),
    ARCHIVE: (_NUMBER["archive"],),
    SECRET_TREASURY: (_NUMBER["treasury"],),
    CENTRE: (),
    PRISON: (_NUMBER["escape"],),
}
"""What may be done where in the Catacombs."""


def _above(adventure: Adventure) -> tuple[str, ...]:
    """What may be done in the district, somewhere, in an adventure."""
    found: list[str] = []
    sheet = adventure.sheet
    if sheet.coffer:
        found.append("coffer")
    if sheet.encounters and sheet.encounters.target == "hostage":
        found += ["search", "lift"]
    if sheet.fence:
        found.append("fence")
    if sheet.crowd:
        found.append("pockets")
    return tuple(found)


_ABOVE: Final = tuple(
    tuple(_NUMBER[verb] for verb in _above(adventure)) for adventure in ADVENTURES
)


def candidates(g: Cadwallon, character: Character) -> Sequence[Option]:
    """What this place has to offer."""
    at = character.at
    numbers = _ABOVE[g.adventure] if at < len(STREETS) else _BELOW[at]
    if not numbers:
        return ()
    return [_OPTIONS[number] for number in numbers if SITES[number].here(g, character)]


def forbids(g: Cadwallon, character: Character, option: Option) -> str | None:
    """CAD-ACT-4: its AP, and what it asks for."""
    site = SITES[option.value]
    return site.forbids(g, character) or (None if g.ap >= site.cost else "CAD-ACT-4")


def use(g: Cadwallon, character: Character, option: Option) -> Flow[None]:
    """CAD-ACT-5: the action is used up, whatever comes of it."""
    site = SITES[option.value]
    g.ap -= site.cost
    character.acted = True
    yield from site.perform(g, character)
