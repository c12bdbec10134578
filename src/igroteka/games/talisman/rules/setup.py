"""Set-up (SETUP): decks, heroes dealt or chosen, counters, first Spells."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import MISC, VARIANT_RULES
from igroteka.games.talisman.rules.components.cards import (
    ADVENTURE,
    PURCHASE,
    SPELL,
    TALISMAN,
    copies,
)
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import SPACE_ID, SPACES
from igroteka.games.talisman.rules.effects.doing import Doing
from igroteka.games.talisman.rules.effects.interpreter import run
from igroteka.games.talisman.rules.hero.counters import gain
from igroteka.games.talisman.rules.hero.having import gain_from_stock
from igroteka.games.talisman.rules.hero.totals import refresh
from igroteka.games.talisman.rules.options import Options
from igroteka.games.talisman.rules.state import NONE, PLAYING, START, WAITING, Hero, Talisman
from igroteka.kernel.chance import Chance
from igroteka.kernel.deck import deck_of
from igroteka.kernel.flow import WHO, Flow, Option, any_of, ask, together
from igroteka.kernel.journal import MUTE

BONUS: Final = (
    Option("bonus:strength", "bonus-strength", "strength"),
    Option("bonus:craft", "bonus-craft", "craft"),
)
HERO_OPTIONS: Final = tuple(
    Option(f"hero:{hero.id}", "hero", number, {"hero": hero.id}, (f"hero_card:{hero.id}",))
    for number, hero in enumerate(HEROES)
)


def new(options: Options, chance: Chance) -> Talisman:
    """The box opened: decks, stocks and the reserve are full (TAL-SETUP-1, TAL-SETUP-7)."""
    points = {name: counters.points for name, counters in MISC.components.counters.items()}
    return Talisman(
        chance=chance,
        journal=MUTE,
        options=options,
        phase="setup",
        active=0,  # TAL-SETUP-11: the host begins
        round=1,
        extra_turns=0,
        crowned=0,
        ended_by="",
        fallen=[],
        winners=[],
        heroes=[nobody(seat) for seat in range(options.players)],
        unused=list(range(len(HEROES))),
        dealt=[[] for _ in range(options.players)],
        gone=[],
        adventure=deck_of(copies(ADVENTURE)),
        spells=deck_of(copies(SPELL)),
        stock=copies(PURCHASE),
        talismans=copies(TALISMAN),
        box=[],
        spaces=[()] * len(SPACES),
        coins=[0] * len(SPACES),
        tokens={},
        binder={},
        lasting=[],
        strength_left=points["strength"],
        craft_left=points["craft"],
        life_left=points["life"],
        fate_left=MISC.components.fate_tokens,
        gold_left=MISC.components.gold_coins,
        attack=None,
        casting=[],
        lingering=[],
        stage=START,
        steps=0,
        agenda=[],
        dropped=[],
        drawn=[],
        evaded=[],
        shunned=[],
        unsettled=0,
        dice=[],
    )


def nobody(seat: int) -> Hero:
    """A player without a hero: before set-up, and after his hero's death (TAL-DEATH-12)."""
    return Hero(
        seat=seat,
        status=WAITING,
        card=NONE,
        space=NONE,
        strength_counters=0,
        craft_counters=0,
        life=0,
        fate=0,
        gold=0,
        alignment=0,
        objects=[],
        followers=[],
        spells=[],
        trophies=[],
        quest=NONE,
        toad=0,
        toad_strength=0,
        toad_craft=0,
        missed=0,
        enslaved=0,
        held=0,
        turning_back=0,
        werewolf=0,
        pitfiends=0,
        offer=NONE,
        to_leave=[],
        estate=[],
        estate_gold=0,
        cast=0,
        cast_limit=0,
        realigned=0,
        frozen=0,
        invisible=0,
        boost=0,
        battle_boost=0,
        used=[],
        strength=0,
        craft=0,
        words=0,
    )


def set_up(g: Talisman) -> Flow[None]:
    """TAL-SETUP-2 to TAL-SETUP-9, and the variants that change the start."""
    if g.options.battle_for_talisman:  # TAL-VAR-11
        kept = VARIANT_RULES["battle_for_talisman"].talisman_cards
        g.box.extend(g.talismans[kept:])
        del g.talismans[kept:]
    chosen = yield from choose_heroes(g)
    for hero in g.heroes:
        reveal(g, hero, chosen[hero.seat])
    if g.options.starting_bonus:
        for hero in g.heroes:
            yield from starting_bonus(g, hero)
    for hero in g.heroes:
        yield from first_belongings(g, hero)
    g.phase = "slot"


def choose_heroes(g: Talisman) -> Flow[dict[int, int]]:
    """TAL-SETUP-2, TAL-SETUP-3, TAL-SETUP-13, TAL-SETUP-14: dealt, or chosen in secret."""
    choosers = g.options.choosers
    for hero in g.heroes:
        if hero.seat not in choosers:
            g.dealt[hero.seat].append(g.chance.draw(g.unused, "TAL-SETUP-2"))
    if choosers:
        share = min(MISC.setup.choose_from, len(g.unused) // len(choosers))
        for seat in choosers:
            g.dealt[seat] = [g.chance.draw(g.unused, "TAL-SETUP-3") for _ in range(share)]

        def choose(seat: int) -> Flow[int]:
            options = [HERO_OPTIONS[number] for number in g.dealt[seat]]
            option = yield from ask(any_of(seat, "hero", "TAL-SETUP-3", options))
            number: int = option.value
            return number

        picked = yield from together(choosers, choose)
    else:
        picked = {}
    chosen = {hero.seat: picked.get(hero.seat, g.dealt[hero.seat][0]) for hero in g.heroes}
    for seat, number in chosen.items():
        g.unused.extend(card for card in g.dealt[seat] if card != number)
        g.dealt[seat] = []
    return chosen


def reveal(g: Talisman, hero: Hero, number: int) -> None:
    """TAL-SETUP-5, TAL-SETUP-6, TAL-GOLD-1: the figure on its start space, with its printed
    alignment (TAL-ALI-1), Lives, Fate, 1 gold."""
    printed = HEROES[number]
    hero.status = PLAYING
    hero.card = number
    hero.space = printed.start
    hero.alignment = printed.alignment
    g.tell(
        "hero",
        "TAL-SETUP-5",
        who=WHO[hero.seat],
        hero=printed.id,
        space=SPACE_ID[printed.start],
        touches=(f"hero:{hero.seat}",),
    )
    gain(g, hero, "life", printed.life, "TAL-SETUP-6")
    gain(g, hero, "fate", printed.fate, "TAL-SETUP-6")
    gain(g, hero, "gold", MISC.setup.start_gold, "TAL-SETUP-6")
    refresh(g, hero)


def starting_bonus(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-VAR-9, TAL-VAR-10: 1 Strength or 1 Craft counter, before Spells are drawn."""
    option = yield from ask(any_of(hero.seat, "bonus", "TAL-VAR-9", BONUS))
    gain(g, hero, option.value, 1, "TAL-VAR-9")


def first_belongings(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-SETUP-8, TAL-SETUP-9: starting Spells and Objects."""
    printed = HEROES[hero.card]
    for power in printed.on("setup"):
        yield from run(g, power.effect.do, Doing(hero, "TAL-SETUP-8"))
    for id in printed.objects:
        gain_from_stock(g, hero, id, "TAL-SETUP-9")
