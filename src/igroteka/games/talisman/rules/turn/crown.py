"""The Crown of Command (CRN) and the Command Spell."""

from __future__ import annotations

from igroteka.games.talisman.content import MISC
from igroteka.games.talisman.rules.components.cards import KIND
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.effects.interpreter import run
from igroteka.games.talisman.rules.hero.death import crown_reached, finish
from igroteka.games.talisman.rules.hero.ditching import put_down
from igroteka.games.talisman.rules.hero.fate import throw
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.magic.chain import keep_supplied, stands
from igroteka.games.talisman.rules.magic.timing import may_not_cast
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import PASS, WHO, Flow, Option, one_of


def reach(g: Talisman, hero: Hero) -> None:
    """TAL-CRN-10, TAL-DEATH-7; with sudden death the first to arrive wins (TAL-VAR-15)."""
    if g.options.sudden_death:
        finish(g, "TAL-VAR-15", [hero])
        return
    crown_reached(g)


def command(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-CRN-5 to TAL-CRN-9, TAL-CRN-12, TAL-CRN-13: announced, perhaps negated, then the die."""
    yield from _free_himself(g, hero)
    if may_not_cast(g, hero) is not None:
        return
    g.tell("command", "TAL-CRN-5", who=WHO[hero.seat])
    casters: list[Hero] = []
    if (yield from stands(g, hero, casters)):
        yield from _resolve(g, hero)
    else:
        g.tell("command-negated", "TAL-CRN-8", who=WHO[hero.seat])
    for caster in casters:  # TAL-CHAIN-12
        keep_supplied(g, caster)


def _free_himself(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-CRN-14: what he has that forbids casting he may put down first."""
    while any(KIND[card].no_cast for card in hero.objects):

        def forbids(option: Option) -> str | None:
            return None if KIND[option.value].no_cast else "TAL-CRN-14"

        candidates = of_cards("lay-down", hero.objects)
        option: Option = yield one_of(
            hero.seat, "command", "TAL-CRN-14", candidates, forbids, also=(PASS,)
        )
        if option is PASS:
            return
        put_down(g, hero, option.value, "TAL-CRN-14")
        yield from settle(g)


def _resolve(g: Talisman, hero: Hero) -> Flow[None]:
    dice = yield from throw(g, hero, MISC.command_spell.dice, "TAL-CRN-6")
    if dice[0] in works_on(g):
        yield from run(g, MISC.command_spell.effect, deed(hero, "TAL-CRN-6"))


def works_on(g: Talisman) -> tuple[int, ...]:
    """TAL-CRN-6, TAL-VAR-13, TAL-VAR-14: by the number of players at the start."""
    spell = MISC.command_spell
    if not g.options.easier_command:
        return spell.works_on["default"]
    for row in spell.variant_by_players:
        if row.players[1] is None or len(g.heroes) <= row.players[1]:
            return row.works_on
    return spell.works_on["default"]
