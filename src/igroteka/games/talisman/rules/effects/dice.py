"""Die tables of cards and spaces (FATE-6, W-DICE)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content.names import label
from igroteka.games.talisman.content.vocabulary import AnyMod, Dice, Roll, RollAdd, Row
from igroteka.games.talisman.rules.components.cards import KIND, TYPE
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.doing import Doing
from igroteka.games.talisman.rules.hero.fate import KEEP, throw
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import WHO, Flow, Option, any_of
from igroteka.kernel.journal import MUTE

ADD: Final = tuple(Option(f"add:{n}", "add", n, {"amount": n}) for n in range(7))
DICE_COUNT: Final = tuple(Option(f"dice:{n}", "dice", n, {"count": n}) for n in range(5))


def rolled(g: Talisman, op: Roll, doing: Doing) -> Flow[Row]:
    """Throw for a table: fewer dice where an ability allows, Fate, a bonus; then find the row."""
    hero = doing.hero
    count = op.dice
    tag = op.tag
    if tag == "mines":
        count = yield from dice_at(g, hero, "mines", count)
    dice = yield from throw(g, hero, count, doing.rule)
    result = sum(dice)
    if tag == "pray" or tag == "cave":
        result += yield from bonus(g, hero, tag, result)
    minus = op.minus
    if minus == "strength":
        result -= hero.strength
    elif minus == "craft":
        result -= hero.craft
    doing.rolled = result
    row = row_of(op, result)
    if row.label is not None and g.journal is not MUTE:
        g.tell("result", doing.rule, who=WHO[hero.seat], total=result, what=label(row.label))
    return row


def row_of(op: Roll, result: int) -> Row:
    """A result above the last row counts as the last row (TAL-CRY-2, TAL-MIN-2)."""
    for row in op.table:
        high = row.range[1]
        if high is None or result <= high:
            return row
    return op.table[-1]


def dice_at(g: Talisman, hero: Hero, at: str, count: int) -> Flow[int]:
    """Dwarf and Gnome need fewer dice in the Mines and at the Portal; they may throw all."""
    fewer = count
    for mod in modifiers(g, hero):
        if isinstance(mod, Dice) and mod.at == at:
            fewer = min(fewer, mod.dice)
    if fewer == count:
        return count
    options = [DICE_COUNT[fewer], DICE_COUNT[count]]
    option: Option = yield any_of(hero.seat, "dice", "TAL-HAVE-2", options)
    chosen: int = option.value
    return chosen


def bonus(g: Talisman, hero: Hero, tag: str, result: int) -> Flow[int]:
    """Monk, Priest and Dwarf may add to the roll after seeing it."""
    amount = 0
    for mod in modifiers(g, hero):
        if isinstance(mod, RollAdd) and mod.tag == tag:
            amount += mod.amount
    if not amount:
        return 0
    options = [ADD[amount], KEEP]
    option: Option = yield any_of(hero.seat, "add", "TAL-HAVE-2", options, {"total": result})
    return amount if option is not KEEP else 0


def modifiers(g: Talisman, hero: Hero) -> list[AnyMod]:
    """Every continuous rule that works for the hero now: his own and those of his cards."""
    mods: list[AnyMod] = []
    if not hero.toad:
        mods += HEROES[hero.card].mods
    for card in hero.objects:
        kind = KIND[card]
        if kind.mods and usable(g, hero, kind):
            mods += kind.mods
    for card in hero.followers:
        if TYPE[card] != "enemy":
            mods += KIND[card].mods
    return mods
