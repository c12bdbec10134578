"""Where a creature is present (REL-TERM-14), and what its skill asks for."""

from __future__ import annotations

from igroteka.games.relicvium.content import CREATURES
from igroteka.games.relicvium.rules.land import PRESENCE
from igroteka.games.relicvium.rules.state import CLOSED, Player, Relicvium
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import Option

Skill = Action[Relicvium, Player]


class Presence:
    """A creature by faction and number: where it stands, and what its skill asks for."""

    __slots__ = ("amount", "creature", "own_units")

    def __init__(self, faction: int, creature: int) -> None:
        skill = CREATURES[faction][creature].skill
        self.creature = creature
        self.own_units = skill.own_units
        self.amount = skill.amount

    def areas(self, player: Player) -> tuple[int, int, int]:
        """REL-TERM-14: the three areas it is present in."""
        return PRESENCE[player.creatures[self.creature]]

    def with_units(self, g: Relicvium, player: Player) -> list[int]:
        """The presence areas that hold an own unit; a warlord counts."""
        seat = player.seat
        return [area for area in self.areas(player) if g.holder[area] == seat and g.units[area]]

    def lacks_units(self, g: Relicvium, player: Player) -> bool:
        """Whether own units stand in too few presence areas."""
        return len(self.with_units(g, player)) < self.own_units


def unbarred(_g: Relicvium, _player: Player) -> str | None:
    return None


def not_present(g: Relicvium, _player: Player, option: Option) -> str:
    """REL-TERM-14: a creature works where it is present."""
    return "REL-TERM-8" if g.holder[option.value] == CLOSED else "REL-TERM-14"
