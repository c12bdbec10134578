"""Encounters (ENC, CARD, SPC): landing, hero or space, cards in order, the instruction."""

from __future__ import annotations

from igroteka.games.talisman.content import VARIANT_RULES
from igroteka.games.talisman.content.vocabulary import ImmuneTo, RollOptional
from igroteka.games.talisman.rules.attack import EVADED, LEFT, WON, fight_enemies
from igroteka.games.talisman.rules.belongings import (
    discard,
    lift,
    may_have,
    receive,
    takeable,
    untakeable,
)
from igroteka.games.talisman.rules.cards import BIT, IDS, KIND, NUMBER, TYPE
from igroteka.games.talisman.rules.conditions import Doing
from igroteka.games.talisman.rules.dice import modifiers
from igroteka.games.talisman.rules.duel import meet
from igroteka.games.talisman.rules.effects import available, befall, run, use
from igroteka.games.talisman.rules.evade import evaded
from igroteka.games.talisman.rules.life import lose_life
from igroteka.games.talisman.rules.limits import settle
from igroteka.games.talisman.rules.offers import DONE, NO, YES, by_seat, of_cards, refusals
from igroteka.games.talisman.rules.ops_place import TAKING_AHEAD
from igroteka.games.talisman.rules.places import heroes_at
from igroteka.games.talisman.rules.roster import HEROES
from igroteka.games.talisman.rules.spaces import (
    ACTS,
    CROWN,
    DRAWS,
    EFFECTS,
    MEETING,
    SPACE_ID,
    SPACE_KIND,
)
from igroteka.games.talisman.rules.spells import proof
from igroteka.games.talisman.rules.state import (
    END,
    GO_ON,
    LAND,
    PLAYING,
    Hero,
    Lasting,
    Talisman,
)
from igroteka.games.talisman.rules.stats import pay, spell_limit
from igroteka.games.talisman.rules.visits import visited
from igroteka.games.talisman.rules.windows import CARD, anyone, open_window
from igroteka.kernel.flow import WHO, Flow, Option, Question, Refusal

THE_SPACE = tuple(Option("space", "space", touches=(f"space:{id}",)) for id in SPACE_ID)
TAKE_COINS = tuple(Option("take:coins", "take-coins", touches=(f"coins:{id}",)) for id in SPACE_ID)
"""By the space on which it happens."""
LANDS = BIT["land"]
UNFRIENDLY = VARIANT_RULES["evade_unfriendly"]

CARD_RULE = {
    "event": "TAL-CARD-2",
    "stranger": "TAL-CARD-5",
    "place": "TAL-CARD-7",
    "follower": "TAL-CARD-8",
}
SPACE_RULE = {
    "village": "TAL-SPC-1",
    "city": "TAL-SPC-2",
    "tavern": "TAL-SPC-3",
    "chapel": "TAL-SPC-5",
    "graveyard": "TAL-SPC-5",
    "forest": "TAL-SPC-6",
    "crags": "TAL-SPC-6",
    "castle": "TAL-SPC-7",
    "black_knight": "TAL-SPC-8",
    "temple": "TAL-SPC-9",
    "desert": "TAL-SPC-11",
    "chasm": "TAL-SPC-12",
    "warlocks_cave": "TAL-QST-1",
    "crypt": "TAL-CRY-1",
    "mines": "TAL-MIN-1",
    "vampires_tower": "TAL-VAM-1",
    "death": "TAL-DWD-1",
    "werewolf_den": "TAL-WER-1",
    "pits": "TAL-PIT-1",
    "crown_of_command": "TAL-CRN-5",
}


def stopped(g: Talisman, hero: Hero) -> bool:
    """Whether the encounter cannot go on: turn over, moved away, dead, or the game is over."""
    return g.verdict != GO_ON or hero.status != PLAYING or g.over


def encounters(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-14: wherever an effect puts the hero, he lands and begins anew."""
    while True:
        g.verdict = GO_ON
        yield from land(g, hero)
        if not stopped(g, hero):
            yield from encounter(g, hero)
        if g.unsettled:
            yield from settle(g)
        g.pending = []
        g.instruction = 0
        if g.verdict != LAND or hero.status != PLAYING or g.over:
            return


def land(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-2, TAL-SPL-15: cards without a number act first, then the hero's own effects."""
    if g.unsettled:
        yield from settle(g)
    for card in g.spaces[hero.space]:
        if TYPE[card] == "spell" and hero.status == PLAYING and not proof(g, hero):
            g.tell("hexed", "TAL-ENC-2", who=WHO[hero.seat], card=IDS[card])
            yield from lose_life(g, hero, 1, "TAL-ENC-2")
            break
    if hero.words & LANDS and len(hero.spells) < spell_limit(hero):
        for power in HEROES[hero.card].on("land"):
            yield from befall(g, power, Doing(hero, "TAL-PRI-19"))


def encounter(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-3, TAL-CRN-3: one hero here, or the space itself."""
    if MEETING[hero.space]:
        here = [o for o in heroes_at(g, hero.space) if o is not hero and o.seat not in g.shunned]
        if here:
            options = [by_seat("meet")[other.seat] for other in here]
            if hero.space != CROWN:
                options.append(THE_SPACE[hero.space])
            option = yield Question(hero.seat, "encounter", options, "TAL-ENC-3")
            if option.verb == "meet":
                yield from meet(g, hero, g.heroes[option.value])
                return
    yield from encounter_space(g, hero)


def encounter_space(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-6 to TAL-ENC-13: draw, then the cards by number, then the printed instruction."""
    space = hero.space
    if DRAWS[space]:
        g.instruction = 0
        yield from instruction(g, hero)
        if stopped(g, hero):
            return
    else:
        g.instruction = 1 if ACTS[space] else 0
    if (g.spaces[space] or g.coins[space]) and space != CROWN:  # TAL-CRN-11
        yield from encounter_cards(g, hero)
        if stopped(g, hero):
            return
    if g.instruction:
        yield from card_window(g, hero)
        if stopped(g, hero):
            return
        g.instruction = 0
        yield from instruction(g, hero)


def card_window(g: Talisman, hero: Hero) -> Flow[None]:
    """W-CARD: before each next card or the space instruction."""
    if g.unsettled:
        yield from settle(g)
    if anyone(g, CARD):
        yield from open_window(g, "window-card", CARD)


# Cards ----------------------------------------------------------------------------------------


def encounter_cards(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-8, TAL-ENC-10 to TAL-ENC-12: ascending numbers; taking before Places."""
    here = [c for c in g.spaces[hero.space] if NUMBER[c] not in (0, 5) and c not in g.evaded]
    g.pending = sorted(here, key=NUMBER.__getitem__)
    g.instruction |= TAKING_AHEAD
    left = False
    for number in (1, 2, 3):
        left |= yield from encounter_number(g, hero, number)
        if stopped(g, hero):
            return
    if left:  # TAL-ENC-16: now that the other Enemies have been met
        g.verdict = END
        return
    yield from encounter_number(g, hero, 4)
    if stopped(g, hero):
        return
    yield from take_things(g, hero)
    g.pending = [card for card in g.pending if NUMBER[card] == 6]
    g.instruction &= 1
    if not stopped(g, hero):
        yield from encounter_number(g, hero, 6)


def encounter_number(g: Talisman, hero: Hero, number: int) -> Flow[bool]:
    """All cards of one encounter number, in the order they came into play.

    Returns whether some Enemy was left alone (TAL-ENC-16).
    """
    left = False
    while not stopped(g, hero):
        cards = [card for card in g.pending if NUMBER[card] == number]
        if not cards:
            break
        yield from card_window(g, hero)
        cards = [card for card in g.pending if NUMBER[card] == number]
        if stopped(g, hero) or not cards:
            break
        if TYPE[cards[0]] == "enemy":
            left |= yield from meet_enemies(g, hero, cards)
        else:
            g.pending.remove(cards[0])
            yield from resolve(g, hero, cards[0])
    return left


def meet_enemies(g: Talisman, hero: Hero, cards: list[int]) -> Flow[bool]:
    """TAL-ENC-10, TAL-MUL-9: the whole group at its number; a fight not won ends the turn."""
    outcome = yield from fight_enemies(g, hero, cards)
    g.pending = [card for card in g.pending if card not in cards]
    if outcome not in (WON, EVADED, LEFT):
        g.verdict = END
    return outcome == LEFT


def resolve(g: Talisman, hero: Hero, card: int) -> Flow[None]:
    """TAL-CARD-2, TAL-CARD-5, TAL-CARD-7, TAL-CARD-8, TAL-ENC-21: do what it says, then go."""
    kind = KIND[card]
    if kind.id in UNFRIENDLY.may_evade_cards and (yield from avoided(g, hero)):
        return
    if kind.after == "forced":
        yield from must_take(g, hero, card)
        return
    if any(isinstance(m, ImmuneTo) and kind.id in m.cards for m in modifiers(g, hero)):
        return
    g.tell("encountered", CARD_RULE[kind.type], who=WHO[hero.seat], card=kind.id)
    doing = Doing(hero, CARD_RULE[kind.type], card, kind.id)
    for power in kind.on("encounter"):
        yield from befall(g, power, doing)
    if kind.after == "discard" and any(card in cards for cards in g.spaces):
        lift(g, card)
        discard(g, card)
    elif kind.after == "lasting" and all(effect.card != card for effect in g.lasting):
        space = next(n for n, cards in enumerate(g.spaces) if card in cards)
        g.lasting.append(Lasting(card, space, hero.seat, kind.rounds + 1))
    if g.unsettled:
        yield from settle(g)


def avoided(g: Talisman, hero: Hero) -> Flow[bool]:
    """TAL-VAR-1 to TAL-VAR-3: with this variant an unpleasant person may be evaded too."""
    return g.options.evade_unfriendly and (yield from evaded(g, hero, "creature"))


def must_take(g: Talisman, hero: Hero, card: int) -> Flow[None]:
    """TAL-CARD-8: it cannot be refused; who may not have it leaves it lying."""
    if may_have(hero, card) is None:
        yield from pick_up(g, hero, card)


def pick_up(g: Talisman, hero: Hero, card: int) -> Flow[None]:
    """TAL-CARD-6: a card goes from the space to the hero, with what happens when it is taken."""
    lift(g, card)
    if KIND[card].cost:
        pay(g, hero, KIND[card].cost, "TAL-CARD-6")
    receive(g, hero, card)
    g.tell("picked-up", "TAL-CARD-6", who=WHO[hero.seat], card=IDS[card])
    for power in KIND[card].on("take"):
        yield from run(g, power.effect.do, Doing(hero, "TAL-CARD-6", card))
    if g.unsettled:
        yield from settle(g)


def take_things(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-12: any of the Objects, Followers and gold lying here."""
    first = True
    while not stopped(g, hero):
        cards = takeable(g, hero)
        coins = g.coins[hero.space] and not hero.toad
        if not cards and not coins:
            return
        if first:
            first = False
            yield from card_window(g, hero)
            continue
        options = of_cards("take", cards)
        if coins:
            options.append(TAKE_COINS[hero.space])
        options.append(DONE)
        option = yield _ask_what_to_take(g, hero, options)
        if option is DONE:
            return
        if option.verb == "take-coins":
            take_coins(g, hero)
            yield from settle(g)
        else:
            yield from pick_up(g, hero, option.value)


def _ask_what_to_take(g: Talisman, hero: Hero, options: list[Option]) -> Question:
    """What lies here and may not be taken is refused by its rule."""

    def why_not() -> list[Refusal]:
        lying = [card for card in g.spaces[hero.space] if NUMBER[card] == 5]
        here = [(card, untakeable(g, hero, card)) for card in lying]
        return refusals("take", options, [(card, rule) for card, rule in here if rule])

    return Question(hero.seat, "take", options, "TAL-ENC-12", refused=why_not)


def take_coins(g: Talisman, hero: Hero) -> None:
    """TAL-GOLD-7: coins on the space are taken together."""
    coins, g.coins[hero.space] = g.coins[hero.space], 0
    hero.gold += coins
    g.unsettled |= 1 << hero.seat
    g.tell("took-coins", "TAL-GOLD-7", who=WHO[hero.seat], amount=coins)


# The space ------------------------------------------------------------------------------------


def instruction(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-ENC-13, TAL-ENC-19: what is printed on the space."""
    space = hero.space
    kind = SPACE_KIND[space]
    rule = SPACE_RULE.get(kind, "TAL-SPC-15")
    if SPACE_ID[space] in UNFRIENDLY.may_evade_spaces and (yield from avoided(g, hero)):
        return
    if kind in ROLL_OPTIONAL and (yield from skips(g, hero, kind)):
        return
    yield from visited(g, hero, kind)
    doing = Doing(hero, rule, place=kind)
    for effect in EFFECTS[space]:
        if not available(g, effect, doing):
            continue
        if effect.optional:
            option = yield Question(hero.seat, "quest", (YES, NO), "TAL-QST-1")
            if option is NO:
                continue
        yield from use(g, effect, doing)
        break  # the effects of a space exclude each other


ROLL_OPTIONAL = ("forest", "crags", "chasm")


def skips(g: Talisman, hero: Hero, kind: str) -> Flow[bool]:
    """TAL-SPC-17: who is freed from the roll may skip it, with all that belongs to it."""
    if not any(isinstance(m, RollOptional) and kind in m.space_kind for m in modifiers(g, hero)):
        return False
    option = yield Question(
        hero.seat, "roll", (YES, NO), "TAL-SPC-17", {"space": SPACE_ID[hero.space]}
    )
    return option is NO
