"""Out of reach: places that a player may click on and that no choice leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from igroteka.games.relicvium.rules.land import AREA_ID
from igroteka.games.relicvium.rules.state import Player, Relicvium
from igroteka.kernel.actions import Action
from igroteka.kernel.errors import RulesError
from igroteka.kernel.flow import Flow, Option

Thought = Callable[[Relicvium, Player], Sequence[Option]]


def untouched(candidates: Sequence[Option], table: Sequence[Option]) -> list[Option]:
    """The options of a table by area that speak of areas which none of the candidates touches.

    Nothing, where the candidates are about no areas at all.
    """
    touched = [id for option in candidates for id in option.touches]
    left = [option for option, id in zip(table, AREA_ID, strict=True) if id not in touched]
    return [] if len(left) == len(table) else left


def never(
    verb: str, thought_of: Thought, rule: Callable[[Relicvium, Player, Option], str]
) -> Action[Relicvium, Player]:
    """Something that is always refused, with a rule that says why."""

    def unbarred(_g: Relicvium, _player: Player) -> str | None:
        return None

    def nothing(_g: Relicvium, _player: Player) -> Sequence[Option]:
        return ()

    def perform(_g: Relicvium, _player: Player, option: Option) -> Flow[None]:
        raise RulesError(f"{option} can never be done")
        yield

    return Action(verb, unbarred, nothing, rule, perform, thought_of)
