"""The heroes' mats: the five figures, who he is and what has befallen him, and what he has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from igroteka.games.talisman.content import HERO_CARDS, MISC, QUESTS
from igroteka.games.talisman.content.entries import AbilityEntry, HeroEntry
from igroteka.games.talisman.rules.components.cards import ALIGNMENTS
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import CROWN
from igroteka.games.talisman.rules.hero.objects import carrying_limit
from igroteka.games.talisman.rules.hero.totals import UNLIMITED, spell_limit
from igroteka.games.talisman.rules.state import NONE, OUT, PLAYING, Hero, Talisman
from igroteka.games.talisman.rules.turn.crown import works_on
from igroteka.games.talisman.scene.cards import row
from igroteka.games.talisman.scene.look import (
    ALIGNMENT,
    COMMAND,
    DIE,
    FALLEN,
    HERO_BACK,
    MISSED,
    QUEST,
    STATS,
    TOAD,
    stat,
    text_of,
)
from igroteka.games.talisman.scene.look import HEROES as HERO_ICONS
from igroteka.kernel.zones import HIDDEN
from igroteka.scene import Card, Counter, Figure, Line, Mat, Row, Words


def mat(g: Talisman, hero: Hero, viewer: int | None) -> Mat:
    """What lies before a player. What options touch has the bare id on the viewer's own mat."""
    own = hero.seat == viewer
    playing = hero.status == PLAYING
    return Mat(
        id=f"mat:{hero.seat}",
        about=HEROES[hero.card].id if playing else "hero",
        seat=hero.seat,
        counters=_counters(
            hero.seat,
            own,
            hero.card if playing else NONE,
            (hero.strength, hero.craft, hero.life, hero.fate, hero.gold),
            (hero.strength_counters, hero.craft_counters),
            (hero.toad_strength, hero.toad_craft) if hero.toad else NOT_A_TOAD,
            hero.missed,
        ),
        rows=tuple(_rows(g, hero, own, playing)),
    )


# Figures --------------------------------------------------------------------------------------

NOT_A_TOAD = (NONE, NONE)


@lru_cache(maxsize=4096)
def _counters(
    seat: int,
    own: bool,
    card: int,
    totals: tuple[int, int, int, int, int],
    counters: tuple[int, int],
    toad: tuple[int, int],
    missed: int,
) -> tuple[Counter, ...]:
    """Totals; of Lives and Fate also the printed value, up to which they are healed."""
    suffix = "" if own else f"@{seat}"
    printed: tuple[int | None, ...] = (None,) * 5
    made: dict[str, tuple[Line, ...]] = {}
    if card != NONE:
        hero = HEROES[card]
        printed = (None, None, hero.life, hero.fate, None)
        values = (hero.strength, hero.craft)
        if toad != NOT_A_TOAD:
            values, counters = (MISC.toad.strength, MISC.toad.craft), toad
        for name, total, value, gained in zip(
            ("strength", "craft"), totals[:2], values, counters, strict=True
        ):
            made[name] = _parts(value, gained, total - value - gained)
    shown = [
        Counter(
            id=f"{name}{suffix}",
            label=f"stat:{name}",
            value=value,
            icon=icon,
            of=most,
            lines=made.get(name, ()),
        )
        for (name, icon), value, most in zip(STATS.items(), totals, printed, strict=True)
    ]
    if missed:
        label = Words("label-missed")
        shown.append(Counter(id=f"missed{suffix}", label=label, value=missed, icon=MISSED))
    return tuple(shown)


def _parts(printed: int, counters: int, cards: int) -> tuple[Line, ...]:
    """TAL-STAT-1, TAL-STAT-2: of what a total is made."""
    parts = (("printed", printed), ("counters", counters), ("cards", cards))
    figures = [Figure(value, "", Words(f"label-{name}")) for name, value in parts if value]
    return (Line(gain=tuple(figures)),)


# Rows -----------------------------------------------------------------------------------------


def _rows(g: Talisman, hero: Hero, own: bool, playing: bool) -> Iterator[Row]:
    seat = hero.seat
    if g.dealt[seat]:
        yield _dealt(seat, tuple(g.dealt[seat]))
    if playing:
        commands = works_on(g) if hero.space == CROWN else ()
        yield _who(seat, hero.card, hero.alignment, hero.toad, hero.quest, commands)
        if own:
            yield _abilities(seat, hero.card)
    elif g.phase != "setup":
        yield _nobody(seat, hero.status == OUT)
    yield _held("objects", seat, own, tuple(hero.objects), carrying_limit(hero))
    yield _held("followers", seat, own, tuple(hero.followers), UNLIMITED)
    yield _held("spells", seat, own, tuple(hero.spells), spell_limit(hero), up=g.over)
    yield _held("trophies", seat, own, tuple(hero.trophies), UNLIMITED)
    if hero.estate:
        yield _held("estate", seat, own, tuple(hero.estate), UNLIMITED)


@lru_cache(maxsize=8192)
def _held(
    name: str, seat: int, own: bool, cards: tuple[int, ...], limit: int, up: bool = True
) -> Row:
    id = name if own else f"{name}@{seat}"
    if limit == UNLIMITED:
        label = Words(f"label-{name}")
    else:
        label = Words(f"label-{name}-limit", {"count": len(cards), "limit": limit})
    return row(id, label, cards, seat, up=up)


# Who he is ------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def _who(
    seat: int, card: int, alignment: int, toad: int, quest: int, commands: tuple[int, ...]
) -> Row:
    """Alignment, quest, Command Spell, and who he is last: the last card of a row is seen whole."""
    hero = hero_card(card, f"portrait:{seat}", seat, tapped=toad > 0)
    cards = [_alignment(seat, alignment)]
    if quest != NONE:
        cards.append(_quest(seat, quest))
    if commands:
        cards.append(_command(seat, commands))
    cards += [hero, _toad(seat, toad)] if toad else [hero]
    # Where there is little room the alignment card is covered, but the label is read.
    label = f"alignment:{ALIGNMENTS[alignment]}"
    return Row(id=f"who:{seat}", label=label, cards=tuple(cards))


@cache
def hero_card(card: int, id: str, owner: int | None = None, tapped: bool = False) -> Card:
    """The hero card with its printed figures; under a Toad it is turned aside."""
    hero = HEROES[card]
    printed = {"strength": hero.strength, "craft": hero.craft, "life": hero.life, "fate": hero.fate}
    return Card(
        id=id,
        back="hero",
        face=hero.id,
        title=hero.id,
        text=text_of(hero.id),
        icon=HERO_ICONS[hero.id],
        figures=tuple(stat(name, value) for name, value in printed.items()),
        tapped=tapped,
        owner=owner,
    )


def _alignment(seat: int, alignment: int) -> Card:
    side = ALIGNMENTS[alignment]
    name = f"alignment:{side}"
    return Card(
        id=f"alignment:{seat}",
        back="type:alignment",
        face=name,
        title=name,
        icon=ALIGNMENT[side],
        owner=seat,
        tags=(side,),
    )


def _toad(seat: int, turns: int) -> Card:
    return Card(
        id=f"toad:{seat}",
        back="toad",
        face="toad",
        title="toad",
        text="toad:text",
        icon=TOAD,
        figures=(Figure(turns, MISSED, Words("label-turns-left")),),
        owner=seat,
    )


def _quest(seat: int, quest: int) -> Card:
    name = f"quest:{QUESTS[quest].id}"
    return Card(
        id=f"quest:{seat}", back="type:quest", face=name, title=name, icon=QUEST, owner=seat
    )


def _command(seat: int, works: tuple[int, ...]) -> Card:
    """TAL-CRN-6: who stands on the Crown, and with which dice his Command Spell strikes."""
    return Card(
        id=f"command:{seat}",
        back="type:command",
        face="crown_of_command",
        title="type:command",
        text=text_of("crown_of_command"),
        icon=COMMAND,
        figures=tuple(Figure(die, DIE, Words("label-works-on")) for die in works),
        owner=seat,
    )


@cache
def _abilities(seat: int, card: int) -> Row:
    """What the hero himself may do, each as a card: those are the parts that options touch."""
    hero = HERO_CARDS[card]
    cards = tuple(
        ability_card(hero, ability, seat)
        for ability in hero.abilities
        if any(effect.when != "setup" for effect in ability.effects)
    )
    return Row(id="abilities", label=Words("label-abilities"), cards=cards)


def ability_card(hero: HeroEntry, ability: AbilityEntry, owner: int | None = None) -> Card:
    """One ability of a hero."""
    name = f"{hero.id}.{ability.id}"
    return Card(
        id=f"use:{name}",
        back="type:ability",
        face=name,
        title=name,
        text=text_of(name),
        icon=HERO_ICONS[hero.id],
        owner=owner,
    )


@cache
def _nobody(seat: int, out: bool) -> Row:
    """TAL-DEATH-6, TAL-DEATH-8: a player who waits for a new hero, or is out of the game."""
    title = Words("label-eliminated" if out else "label-waiting")
    icon = FALLEN if out else HERO_BACK
    card = Card(id=f"portrait:{seat}", back="hero", face="hero", title=title, icon=icon, owner=seat)
    return Row(id=f"who:{seat}", label=Words("label-hero"), cards=(card,))


@cache
def _dealt(seat: int, cards: tuple[int, ...]) -> Row:
    """TAL-SETUP-3: the heroes to choose from; the others see backs."""
    shown = tuple(
        Card(id=f"dealt:{seat}:{place}", back="hero", icon=HERO_BACK, up=False, owner=seat)
        if card == HIDDEN
        else hero_card(card, f"hero_card:{HEROES[card].id}", seat)
        for place, card in enumerate(cards)
    )
    return Row(id=f"dealt:{seat}", label=Words("label-dealt"), cards=shown)
