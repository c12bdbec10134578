"""What is settled beside the board: an attack with its reckoning, and Spells in the air."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from igroteka.games.talisman.content import CREATURES, MISC
from igroteka.games.talisman.rules.attack.arms import weapon_bonus
from igroteka.games.talisman.rules.components.cards import IDS, KIND, TYPE
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import CREATURE_ADD, SPACE_ID, VOID
from igroteka.games.talisman.rules.state import BATTLE, NONE, Attack, Hero, Talisman
from igroteka.games.talisman.scene.cards import creature, foe, row
from igroteka.games.talisman.scene.look import CARDS, DIE, STATS
from igroteka.games.talisman.scene.look import HEROES as HERO_ICONS
from igroteka.kernel.flow import WHO
from igroteka.scene import Die, Label, Panel, Row, Score, Side, Words

FACES = (1, 2, 3, 4, 5, 6)
_DIE = "die"


def panels(g: Talisman) -> Iterator[Panel]:
    """What is going on apart from the land."""
    if g.attack is not None:
        yield fight(g, g.attack)
    if g.casting or g.lingering:
        yield _magic(tuple(g.casting), tuple(g.lingering))


@lru_cache(maxsize=256)
def _magic(casting: tuple[int, ...], lingering: tuple[int, ...]) -> Panel:
    """TAL-CHAIN-3, TAL-CHAIN-10: Spells that may be answered, and those that work this turn."""
    rows = []
    if casting:
        rows.append(row("casting", Words("label-casting"), casting))
    if lingering:
        rows.append(row("lingering", Words("label-lingering"), lingering))
    return Panel(id="magic", label=Words("label-magic"), rows=tuple(rows))


# Who fights whom with what --------------------------------------------------------------------


def fight(g: Talisman, attack: Attack) -> Panel:
    """ATK, BAT, PSY, PVP: both sides line by line, the dice, the sums, and how it ended."""
    hero = g.heroes[attack.seat]
    mine = [*strength_of(g, hero, attack)]
    if attack.rival == NONE:
        theirs = [*_creatures(attack), *_place_bonus(hero, attack)]
    else:
        theirs = [*strength_of(g, g.heroes[attack.rival], attack)]
    sums = (_sum(mine, attack.dice), _sum(theirs, attack.rival_dice, bool(attack.silent)))
    states = _standing(attack, *sums)
    sides = (
        _side("attacker", WHO[hero.seat], hero.seat, mine, attack.dice, sums[0], states[0]),
        _other_side(attack, theirs, sums[1], states[1]),
    )
    label = Words("label-battle" if attack.kind == BATTLE else "label-psychic")
    return Panel(id="fight", label=label, sides=sides, outcome=_outcome(attack, *sums))


def _other_side(attack: Attack, scores: list[Score], total: int | None, state: str) -> Side:
    dice = () if attack.silent else attack.rival_dice
    if attack.rival != NONE:
        name: Label = WHO[attack.rival]
        owner: int | None = attack.rival
        rows: tuple[Row, ...] = ()
    else:
        names = tuple(IDS[card] for card in attack.foes)
        if attack.creature != NONE:
            names = (CREATURES[attack.creature].id,)
        name = Words("label-foes", {"foes": names})
        owner = None
        rows = (_foes(tuple(attack.foes), attack.creature, attack.creature_figure),)
    silent = bool(attack.silent)
    return _side("defender", name, owner, scores, dice, total, state, rows, silent)


@lru_cache(maxsize=1024)
def _foes(foes: tuple[int, ...], number: int, figure: int) -> Row:
    cards = tuple(foe(card) for card in foes)
    if number != NONE:
        cards = (*cards, creature(number, figure))
    return Row(id="foes", label=Words("label-foes-row"), cards=cards)


def _side(
    id: str,
    name: Label,
    owner: int | None,
    scores: list[Score],
    dice: Sequence[int],
    total: int | None,
    state: str,
    rows: tuple[Row, ...] = (),
    silent: bool = False,
) -> Side:
    """A side with its die as the last line: hidden until it is thrown, none for an ambushed one."""
    lines = list(scores)
    if not silent:
        value = max(dice, default=0)
        lines.append(Score(_DIE, value, DIE, hidden=not dice))
    return Side(
        id=f"fight:{id}",
        name=name,
        owner=owner,
        scores=tuple(lines),
        total=total,
        rows=rows,
        dice=tuple(
            Die(id=f"die:{id}:{place}", label=_DIE, faces=FACES, shown=face - 1)
            for place, face in enumerate(dice)
        ),
        state=state,  # type: ignore[arg-type]  # one of the states of a side
    )


def _sum(scores: list[Score], dice: Sequence[int], silent: bool = False) -> int | None:
    """The sum of a side once its die is thrown."""
    if not dice and not silent:
        return None
    return sum(score.value for score in scores) + max(dice, default=0)


def _standing(attack: Attack, mine: int | None, theirs: int | None) -> tuple[str, str]:
    if mine is None or theirs is None or mine == theirs:
        return "", ""
    better, worse = ("won", "lost") if attack.decided else ("ahead", "")
    return (better, worse) if mine > theirs else (worse, better)


def _outcome(attack: Attack, mine: int | None, theirs: int | None) -> Words | None:
    """TAL-BAT-7 to TAL-BAT-9: who has won, once no Fate can change it."""
    if not attack.decided or mine is None or theirs is None:
        return None
    if mine == theirs:
        return Words("label-outcome-stand-off")
    if attack.rival != NONE:
        winner = attack.seat if mine > theirs else attack.rival
        return Words("label-outcome-hero", {"who": WHO[winner]})
    if mine > theirs:
        return Words("label-outcome-hero", {"who": WHO[attack.seat]})
    return Words("label-outcome-creature", {"who": WHO[attack.seat]})


# Of what a side's strength is made ------------------------------------------------------------


def strength_of(g: Talisman, hero: Hero, attack: Attack) -> Iterator[Score]:
    """TAL-STAT-1, TAL-STAT-2, TAL-STAT-4: the hero's own, then card by card, then what boosts."""
    battle = attack.kind == BATTLE
    name = "strength" if battle else "craft"
    yield Score(f"stat:{name}", _own(hero, battle), STATS[name])
    if not hero.toad:
        yield from _cards(g, hero, battle)
        if battle:
            yield from _arms(g, hero, attack)
    if battle:
        attacking = attack.seat == hero.seat
        boosts = hero.battle_boost + (attack.boost if attacking else attack.rival_boost)
        if not hero.toad:
            boosts += hero.boost
        if boosts:
            yield Score(Words("label-boost"), boosts, STATS["craft"])


def _own(hero: Hero, battle: bool) -> int:
    """Printed value and counters."""
    if hero.toad:
        printed, gained = (
            (MISC.toad.strength, hero.toad_strength)
            if battle
            else (MISC.toad.craft, hero.toad_craft)
        )
        return printed + gained
    card = HEROES[hero.card]
    return card.strength + hero.strength_counters if battle else card.craft + hero.craft_counters


def _cards(g: Talisman, hero: Hero, battle: bool) -> Iterator[Score]:
    """Objects and Followers that count always, where they may be used (TAL-STAT-7)."""
    suppressed = g.suppressed
    for card in hero.objects:
        kind = KIND[card]
        bonus = kind.strength_bonus if battle else kind.craft_bonus
        if bonus and not VOID[hero.space] and not (suppressed and kind.magic):
            yield Score(kind.id, bonus, CARDS[kind.id])
    for card in hero.followers:
        kind = KIND[card]
        bonus = kind.strength_bonus if battle else kind.craft_bonus
        if bonus and TYPE[card] != "enemy":
            yield Score(kind.id, bonus, CARDS[kind.id])


def _arms(g: Talisman, hero: Hero, attack: Attack) -> Iterator[Score]:
    """The Weapons named for this battle, and what a hero adds of his own."""
    printed = HEROES[hero.card]
    if printed.battle_bonus:
        yield Score(printed.id, printed.battle_bonus, HERO_ICONS[printed.id])
    for card in attack.weapons if attack.seat == hero.seat else attack.rival_weapons:
        yield Score(IDS[card], weapon_bonus(g, hero, card), CARDS[IDS[card]])


def _creatures(attack: Attack) -> Iterator[Score]:
    """TAL-MUL-1: Enemies of one number fight as one."""
    icon = STATS["strength" if attack.kind == BATTLE else "craft"]
    for card in attack.foes:
        yield Score(IDS[card], KIND[card].figure, icon)
    if attack.creature != NONE:
        yield Score(CREATURES[attack.creature].id, attack.creature_figure, icon)


def _place_bonus(hero: Hero, attack: Attack) -> Iterator[Score]:
    """TAL-SPC-13: the Runes help Creatures, but not those that throw no die."""
    if CREATURE_ADD[hero.space] and not attack.silent:
        yield Score(SPACE_ID[hero.space], CREATURE_ADD[hero.space], STATS["craft"])
