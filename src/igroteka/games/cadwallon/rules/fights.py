"""Fights (CAD-FIGHT, CAD-NOMERCY): cards, dice, re-rolls, comparison.

What a fight leads to stands in `results`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import ARCANA, ARCANA_KIND, GEAR, PURPLE
from igroteka.games.cadwallon.rules.figures import SKILL, combat, has_skill, name
from igroteka.games.cadwallon.rules.hands import card_of, kinds_in, pay_card
from igroteka.games.cadwallon.rules.purse import spend_experience
from igroteka.games.cadwallon.rules.rolls import (
    COIN,
    again,
    can_sense,
    reroll_any,
    roll_dice,
    sixth_sense,
)
from igroteka.games.cadwallon.rules.state import EMPTY, GUARDS, Cadwallon, Character, Fight
from igroteka.kernel.flow import DONE, PASS, WHO, Flow, Option, one_of

ATTACKER: Final = 0
DEFENDER: Final = 1
BUCKLER: Final = GEAR["buckler"]
SWORD: Final = GEAR["duelling_sword"]


def _sum(kind: int, op: str, who: str = "") -> int:
    return sum(e.delta for e in ARCANA[kind].effects if e.op == op and e.who == who)


def _has(kind: int, op: str, who: str = "") -> bool:
    return any(e.op == op and e.who == who for e in ARCANA[kind].effects)


_KINDS: Final = range(len(ARCANA))
SCORE: Final = tuple(_sum(kind, "score") for kind in _KINDS)
TIE_TOTAL: Final = tuple(_sum(kind, "tie_total") for kind in _KINDS)
OWN_DICE: Final = tuple(_sum(kind, "dice", "self") for kind in _KINDS)
THEIR_DICE: Final = tuple(_sum(kind, "dice", "opponent") for kind in _KINDS)
FORCES: Final = tuple(_has(kind, "reroll", "opponent") for kind in _KINDS)
WINDS: Final = tuple(_has(kind, "reroll", "self") for kind in _KINDS)
WINS_TIES: Final = tuple(_has(kind, "win_score_ties") for kind in _KINDS)
STEALS_MORE: Final = tuple(_has(kind, "extra_steal") for kind in _KINDS)
WOUNDS: Final = tuple(
    sum(e.n for e in ARCANA[kind].effects if e.op == "wound" and e.who == "losing_character")
    for kind in _KINDS
)
SHIELDS: Final = tuple(_has(kind, "immune_wound") for kind in _KINDS)
JAILS: Final = tuple(_has(kind, "imprison", "losing_character") for kind in _KINDS)


@cache
def playing(kind: int) -> Option:
    """Playing a card of this kind."""
    card = ARCANA[kind].id
    return Option(f"card:{card}", "card", kind, {"card": card}, (f"arcana:{card}",))


FURY: Final = Option("fury", "fury")
FORCE: Final = Option("force", "force", ("force", EMPTY))
CHARM: Final = Option("charm", "charm", ("charm", EMPTY))
WIND: Final = Option("wind", "wind", ("wind", EMPTY))
SENSE: Final = Option("sense", "again-sense", ("sense", EMPTY))


def fight(g: Cadwallon, attacker: int, defender: int, space: int, bout: int = 1) -> Flow[int]:
    """CAD-FIGHT-3: cards, dice, re-rolls, comparison; the side that has won.

    The fight stays in the state for `results`, which ends it.
    """
    battle = g.fight = Fight(
        space, [attacker, defender], [[], []], [0, 0], [[], []], [[], []], [0, 0], [0, 0], bout
    )
    mine, theirs = name(g, attacker), name(g, defender)
    g.tell("fight", "CAD-FIGHT-1", attacker=mine, defender=theirs)
    for side in (ATTACKER, DEFENDER):
        yield from _card_step(g, battle, side)
    for side in (ATTACKER, DEFENDER):
        dice = roll_dice(g, dice_of(g, battle, side), "CAD-FIGHT-4")
        battle.dice[side] = dice
        battle.closed[side] = [0] * len(dice)
        g.tell("fight-dice", "CAD-FIGHT-4", figure=name(g, battle.figures[side]), dice=list(dice))
    for side in (ATTACKER, DEFENDER):
        yield from _reroll_step(g, battle, side)
    won = winner(g, battle)
    figure = name(g, battle.figures[won])
    high, low = score(g, battle, won), score(g, battle, 1 - won)
    g.tell("fight-won", "CAD-FIGHT-8", figure=figure, score=high, other=low)
    return won


def character_of(g: Cadwallon, battle: Fight, side: int) -> Character | None:
    """The character on this side, if it is one."""
    figure = battle.figures[side]
    return g.characters[figure] if figure < GUARDS else None


# Cards ----------------------------------------------------------------------------------------


def _card_step(g: Cadwallon, battle: Fight, side: int) -> Flow[None]:
    """CAD-FIGHT-2, CAD-NOMERCY-3, CAD-MIL-8, CAD-MIL-9, CAD-CYC-11, CAD-FIGHT-16: only players
    whose character fights; one card, or any number without mercy."""
    character = character_of(g, battle, side)
    if character is None:
        return
    player = g.players[character.seat]

    def forbids(option: Option) -> str | None:
        if option is FURY:
            return _no_fury(character, bool(player.hand))
        if ARCANA[option.value].colour != "purple":
            return "CAD-ARC-4"
        if battle.cards[side] and not g.options.no_mercy:
            return "CAD-FIGHT-2"
        return None

    other = name(g, battle.figures[1 - side])
    args = {"character": name(g, battle.figures[side]), "other": other}
    while any(PURPLE[card] for card in player.hand) or _no_fury(character, True) is None:
        candidates = [playing(kind) for kind in kinds_in(player.hand)]
        if SKILL[character.who] == "battle_fury":
            candidates.append(FURY)
        chosen: Option = yield one_of(
            character.seat,
            "fight-cards",
            "CAD-DEC-13",
            candidates,
            forbids,
            args,
            also=(PASS,),
            concealed=True,
        )
        if chosen is PASS:
            return
        if chosen is FURY:
            character.skilled = True
            yield from pay_card(g, player, "battle_fury")
            battle.more_dice[side] += 1
            g.tell("skill", "CAD-SKILL-3", who=WHO[character.seat], skill="battle_fury")
            continue
        card = card_of(player, chosen.value)
        player.hand.remove(card)
        battle.cards[side].append(card)
        g.tell("card-played", "CAD-FIGHT-3", who=WHO[character.seat], card=chosen.args["card"])


def _no_fury(character: Character, cards: bool) -> str | None:
    """CAD-SKILL-3, CAD-ACT-8: Iris, once in each player's turn, for a card."""
    if SKILL[character.who] != "battle_fury":
        return "CAD-SKILL-3"
    return None if cards and not character.skilled else "CAD-ACT-8"


def kinds_played(battle: Fight, side: int) -> list[int]:
    """CAD-ARC-16, CAD-RUL-28: the kinds of the cards that a side has played; copies add up."""
    return [ARCANA_KIND[card] for card in battle.cards[side]]


# Dice -----------------------------------------------------------------------------------------


def dice_of(g: Cadwallon, battle: Fight, side: int) -> int:
    """CAD-FIGHT-4, CAD-ARC-14, CAD-EQUIP-11: Combat and all changes together, at least one."""
    count = combat(g, battle.figures[side]) + battle.more_dice[side]
    count += sum([OWN_DICE[kind] for kind in kinds_played(battle, side)])
    count += sum([THEIR_DICE[kind] for kind in kinds_played(battle, 1 - side)])
    if side == ATTACKER:
        defender = character_of(g, battle, DEFENDER)
        if defender is not None and defender.gear == BUCKLER:
            count -= 1
    return max(1, count)


def _reroll_step(g: Cadwallon, battle: Fight, side: int) -> Flow[None]:
    """CAD-FIGHT-5, CAD-DEC-14: a side uses its re-rolls in any order; forced ones must be used."""
    character = character_of(g, battle, side)
    if character is None:
        return
    kinds = kinds_played(battle, side)
    battle.winds[side] = sum([WINDS[kind] for kind in kinds])
    battle.forced[side] = sum([FORCES[kind] for kind in kinds])
    dice, closed = battle.dice[side], battle.closed[side]

    def forbids(option: Option) -> str | None:
        if option is DONE:
            return "CAD-FIGHT-5" if battle.forced[side] else None
        return "CAD-XP-6" if option.value[1] != EMPTY and closed[option.value[1]] else None

    while True:
        candidates = _rerolls(g, battle, side, character)
        if not candidates:
            return
        candidates.append(DONE)
        args = {"dice": list(dice), "others": list(battle.dice[1 - side])}
        chosen: Option = yield one_of(
            character.seat, "fight-rerolls", "CAD-DEC-14", candidates, forbids, args
        )
        if chosen is DONE:
            return
        yield from _reroll(g, battle, side, character, chosen)


def _rerolls(g: Cadwallon, battle: Fight, side: int, character: Character) -> list[Option]:
    """What this side can still do about the dice."""
    found: list[Option] = []
    if battle.forced[side]:
        found.append(FORCE)
    charming = SKILL[character.who] == "charm" and not character.skilled
    if charming and g.players[character.seat].hand:
        found.append(CHARM)
    dice = battle.dice[side]
    if 0 not in battle.closed[side]:
        return found
    if battle.winds[side]:
        found.append(WIND)
    if can_sense(g, character):
        found.append(SENSE)
    if character.gear == COIN and not character.coin:
        found += [again("coin", die, face) for die, face in enumerate(dice)]
    if g.players[character.seat].experience:
        found += [again("experience", die, face) for die, face in enumerate(dice)]
    return found


def _reroll(
    g: Cadwallon, battle: Fight, side: int, character: Character, chosen: Option
) -> Flow[None]:
    effect, die = chosen.value
    dice, closed = battle.dice[side], battle.closed[side]
    if effect == "force":
        battle.forced[side] -= 1
        _force(g, battle, side, "CAD-ARC-14")
    elif effect == "charm":
        character.skilled = True
        yield from pay_card(g, g.players[character.seat], "charm")
        _force(g, battle, side, "CAD-SKILL-10")
    elif effect == "wind":
        battle.winds[side] -= 1
        yield from reroll_any(g, character.seat, dice, closed, "CAD-ARC-14")
    elif effect == "sense":
        yield from sixth_sense(g, character, dice, closed, "CAD-SKILL-16")
    else:
        if effect == "coin":
            character.coin = True
        else:
            spend_experience(g, character.seat, 1)
            closed[die] = 1
        rule = "CAD-EQUIP-17" if effect == "coin" else "CAD-XP-5"
        dice[die] = roll_dice(g, 1, rule)[0]
        g.tell("rerolled", rule, who=WHO[character.seat], dice=list(dice))


def _force(g: Cadwallon, battle: Fight, side: int, rule: str) -> None:
    """CAD-ARC-14, CAD-SKILL-10: the opponent's highest die is rolled again, a closed one too."""
    dice = battle.dice[1 - side]
    dice[dice.index(max(dice))] = roll_dice(g, 1, rule)[0]
    g.tell("forced", rule, figure=name(g, battle.figures[1 - side]), dice=list(dice))


# Comparison -----------------------------------------------------------------------------------


def bonus(g: Cadwallon, battle: Fight, side: int) -> int:
    """CAD-ARC-13, CAD-EQUIP-12: all changes of the score."""
    added = sum([SCORE[kind] for kind in kinds_played(battle, side)])
    if side == ATTACKER:
        attacker = character_of(g, battle, side)
        if attacker is not None and attacker.gear == SWORD:
            added += 1
    return added


def score(g: Cadwallon, battle: Fight, side: int) -> int:
    """CAD-FIGHT-7: the highest single die and all changes of the score."""
    return max(battle.dice[side]) + bonus(g, battle, side)


def total(g: Cadwallon, battle: Fight, side: int) -> int:
    """CAD-NOMERCY-1: the sum of the dice, changes of the score and of the total."""
    added = sum([TIE_TOTAL[kind] for kind in kinds_played(battle, side)])
    return sum(battle.dice[side]) + bonus(g, battle, side) + added


def winner(g: Cadwallon, battle: Fight) -> int:
    """CAD-FIGHT-8, CAD-FIGHT-9, CAD-MIL-10, CAD-NOMERCY-1, CAD-NOMERCY-2, CAD-RUL-14: score, then
    whoever wins ties, then (without mercy) the total, then the attacker. CAD-EX-1 and CAD-EX-2
    show the totals at work."""
    mine, theirs = score(g, battle, ATTACKER), score(g, battle, DEFENDER)
    if mine != theirs:
        return ATTACKER if mine > theirs else DEFENDER
    claims = [_wins_ties(g, battle, side) for side in (ATTACKER, DEFENDER)]
    if claims[ATTACKER] != claims[DEFENDER]:
        return ATTACKER if claims[ATTACKER] else DEFENDER
    if g.options.no_mercy and total(g, battle, DEFENDER) > total(g, battle, ATTACKER):
        return DEFENDER
    return ATTACKER


def _wins_ties(g: Cadwallon, battle: Fight, side: int) -> bool:
    """CAD-ARC-14, CAD-SKILL-4: Riposte, and Otho as a defender."""
    if any(WINS_TIES[kind] for kind in kinds_played(battle, side)):
        return True
    character = character_of(g, battle, side)
    return side == DEFENDER and character is not None and has_skill(character, "bulwark")


def end_fight(g: Cadwallon, battle: Fight) -> None:
    """CAD-FIGHT-14, CAD-ARC-3: the cards that were played go to the discard pile."""
    for cards in battle.cards:
        g.deck.discard += cards
    g.fight = None
