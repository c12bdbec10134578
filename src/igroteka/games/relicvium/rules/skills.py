"""The skills of the creatures (REL-SKILL): used right after the summons, or never."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.games.relicvium.content import CREATURES
from igroteka.games.relicvium.content.entries import SkillOp
from igroteka.games.relicvium.rules.choices import (
    SPOT,
)
from igroteka.games.relicvium.rules.presence import Presence, Skill, not_present
from igroteka.games.relicvium.rules.reach import never, untouched
from igroteka.games.relicvium.rules.skills_brotherhood import block_border, return_token, swap_class
from igroteka.games.relicvium.rules.skills_legion import decay, destroy_unit, relocate_out
from igroteka.games.relicvium.rules.skills_nature import hedge, sprout, stampede
from igroteka.games.relicvium.rules.skills_order import build_castle, melee_token, relocate_in
from igroteka.games.relicvium.rules.state import Player, Relicvium
from igroteka.kernel.actions import Actions
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option


def use_skill(g: Relicvium, player: Player, creature: int) -> Flow[None]:
    """REL-SUM-3, REL-SKILL-15 to REL-SKILL-17: now or never, only where it changes something.

    The summoner chooses, and whatever the skill does to others is no declaration of war.
    """
    skill = SKILLS[player.faction][creature]
    entry = CREATURES[player.faction][creature]
    question = skill.ask(
        g,
        player,
        player.seat,
        "skill",
        "REL-SUM-3",
        {"creature": entry.id, "skill": f"{entry.id}:skill"},
        also=(DECLINE,),
    )
    if len(question.options) == 1:
        return
    answer: Option = yield question
    if answer is not DECLINE:
        g.tell("skill", "REL-SUM-3", who=WHO[player.seat], creature=entry.id)
        yield from skill.perform(g, player, answer)


_MAKERS: Final[dict[SkillOp, Callable[[Presence], Skill]]] = {
    "return_token": return_token,
    "block_border": block_border,
    "swap_class": swap_class,
    "march": stampede,
    "recruit": sprout,
    "melee_token": melee_token,
    "build_castle": build_castle,
    "relocate_in": relocate_in,
    "destroy_unit": destroy_unit,
    "relocate_out": relocate_out,
}


def _skill(faction: int, creature: int) -> Actions[Relicvium, Player]:
    """The skill of a creature, by its op."""
    entry = CREATURES[faction][creature].skill
    here = Presence(faction, creature)
    if entry.op == "area_defence":
        skill = (hedge if entry.amount > 0 else decay)(here)
    else:
        skill = _MAKERS[entry.op](here)

    def elsewhere(g: Relicvium, player: Player) -> list[Option]:
        return untouched(skill.candidates(g, player), SPOT)

    return Actions(skill, never("spot", elsewhere, not_present))


SKILLS: Final = tuple(
    tuple(_skill(faction, creature) for creature in range(len(own)))
    for faction, own in enumerate(CREATURES)
)
"""By faction and creature."""
