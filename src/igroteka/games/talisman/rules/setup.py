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
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.effects.interpreter import run
from igroteka.games.talisman.rules.hero.counters import gain
from igroteka.games.talisman.rules.hero.having import gain_from_stock
from igroteka.games.talisman.rules.hero.totals import refresh
from igroteka.games.talisman.rules.options import Options
from igroteka.games.talisman.rules.state import NONE, PLAYING, START, WAITING, Hero, Talisman
from igroteka.kernel.chance import Chance
from igroteka.kernel.deck import deck_of
from igroteka.kernel.flow import WHO, Flow, Option, any_of, together
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
    g = Talisman(chance, MUTE)
    g.options = options
    g.phase = "setup"
    g.active = 0  # TAL-SETUP-11: the host begins
    g.round = 1
    g.extra_turns = 0
    g.crowned = 0
    g.ended_by = ""
    g.fallen = []
    g.winners = []
    g.heroes = [nobody(seat) for seat in range(options.players)]
    g.unused = list(range(len(HEROES)))
    g.dealt = [[] for _ in range(options.players)]
    g.gone = []
    g.adventure = deck_of(copies(ADVENTURE))
    g.spells = deck_of(copies(SPELL))
    g.stock = copies(PURCHASE)
    g.talismans = copies(TALISMAN)
    g.box = []
    g.spaces = [()] * len(SPACES)
    g.coins = [0] * len(SPACES)
    g.tokens = {}
    g.binder = {}
    g.lasting = []
    g.strength_left = points["strength"]
    g.craft_left = points["craft"]
    g.life_left = points["life"]
    g.fate_left = MISC.components.fate_tokens
    g.gold_left = MISC.components.gold_coins
    g.attack = None
    g.casting = []
    g.lingering = []
    g.stage = START
    g.steps = 0
    g.agenda = []
    g.dropped = []
    g.drawn = []
    g.evaded = []
    g.shunned = []
    g.unsettled = 0
    g.dice = []
    return g


def nobody(seat: int) -> Hero:
    """A player before set-up."""
    hero = Hero()
    hero.seat = seat
    vacate(hero)
    return hero


def vacate(hero: Hero) -> None:
    """A player without a hero: before set-up, and after his hero's death (TAL-DEATH-12)."""
    hero.status = WAITING
    hero.card = NONE
    hero.space = NONE
    hero.strength_counters = 0
    hero.craft_counters = 0
    hero.life = 0
    hero.fate = 0
    hero.gold = 0
    hero.alignment = 0
    hero.objects = []
    hero.followers = []
    hero.spells = []
    hero.trophies = []
    hero.quest = NONE
    hero.toad = 0
    hero.toad_strength = 0
    hero.toad_craft = 0
    hero.missed = 0
    hero.enslaved = 0
    hero.held = 0
    hero.turning_back = 0
    hero.werewolf = 0
    hero.pitfiends = 0
    hero.offer = NONE
    hero.to_leave = []
    hero.estate = []
    hero.estate_gold = 0
    hero.cast = 0
    hero.cast_limit = 0
    hero.realigned = 0
    hero.frozen = 0
    hero.invisible = 0
    hero.boost = 0
    hero.battle_boost = 0
    hero.used = []
    hero.strength = 0
    hero.craft = 0
    hero.words = 0


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
            option: Option = yield any_of(seat, "hero", "TAL-SETUP-3", options)
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
    option: Option = yield any_of(hero.seat, "bonus", "TAL-VAR-9", BONUS)
    gain(g, hero, option.value, 1, "TAL-VAR-9")


def first_belongings(g: Talisman, hero: Hero) -> Flow[None]:
    """TAL-SETUP-8, TAL-SETUP-9: starting Spells and Objects."""
    printed = HEROES[hero.card]
    for power in printed.on("setup"):
        yield from run(g, power.effect.do, deed(hero, "TAL-SETUP-8"))
    for id in printed.objects:
        gain_from_stock(g, hero, id, "TAL-SETUP-9")
