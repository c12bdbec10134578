"""Set-up (REL-SETUP, REL-MOD): factions, the board, and what each module adds."""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.content import (
    FACTIONS,
    NEUTRAL,
    PEACE_EVENTS,
    STRENGTH_CARDS,
    TERRAINS,
    UNITS,
    WAR,
    WAR_EVENTS,
    WARLORD,
)
from igroteka.games.relicvium.rules.army import ONE, WHOLE
from igroteka.games.relicvium.rules.choices import TAKE
from igroteka.games.relicvium.rules.holdings import FIGURES, deploy, raise_castle
from igroteka.games.relicvium.rules.land import CLOSED_WITHOUT, COUNT, GATE, HOME, OPPOSITE
from igroteka.games.relicvium.rules.options import Options
from igroteka.games.relicvium.rules.relations import PAIRS
from igroteka.games.relicvium.rules.rounds import begin_round
from igroteka.games.relicvium.rules.state import CLOSED, FREE, NONE, OUT, Player, Relicvium, Tally
from igroteka.kernel.chance import Chance
from igroteka.kernel.deck import Deck, deck_of
from igroteka.kernel.flow import WHO, Flow, Option, one_of
from igroteka.kernel.journal import MUTE

_STARTS: Final = tuple(
    (kind, TERRAINS.index(unit.starts_in))
    for kind, unit in enumerate(UNITS)
    if unit.starts_in is not None
)
"""REL-SETUP-8: which class begins in the home land of which terrain."""


def new(options: Options, chance: Chance) -> Relicvium:
    """The bare state: everything lies beside the board."""
    # REL-MOD-11: neutral at first; without diplomacy everybody may attack everybody.
    start = NEUTRAL if options.uses("diplomacy") else WAR
    return Relicvium(
        chance=chance,
        journal=MUTE,
        options=options,
        phase="factions",
        round=1,
        players=[_player(seat, options) for seat in range(options.players)],
        order=[],
        turn=0,
        holder=[FREE] * COUNT,
        castle=[0] * COUNT,
        units=[0] * COUNT,
        spent=[0] * COUNT,
        helping=[0] * COUNT,
        blocked=NONE,
        summoning=NONE,
        relations=[start] * len(PAIRS),
        settled=[],
        peace=NONE,
        war=NONE,
        peace_deck=deck_of(range(len(PEACE_EVENTS))),
        war_deck=deck_of(range(len(WAR_EVENTS))),
        peace_box=[],
        war_box=[],
        peace_gone=[],
        war_gone=[],
        strength_cards=[_in_play(options, card.mode) for card in STRENGTH_CARDS],
        battle=None,
        ended_by="",
    )


def _in_play(options: Options, mode: str) -> int:
    """REL-MOD-7, REL-MOD-8: the doctrines are for campaigns."""
    used = options.uses("strength") and (mode == "any" or options.campaign)
    return NONE if used else OUT


def _player(seat: int, options: Options) -> Player:
    """REL-SETUP-5, REL-SETUP-6, REL-SETUP-10, REL-MOD-6: nothing on the board yet."""
    return Player(
        seat=seat,
        faction=NONE,
        at=[NONE] * FIGURES,
        reserve=WHOLE if options.warlords else WHOLE - ONE[WARLORD],
        castles=[0, 0, 0],
        usable=[],
        melee=[NONE] * 3,
        ranged=[NONE] * 3,
        sent=[0, 0, 0],
        creatures=[NONE] * 3,
        hedged=NONE,
        decayed=NONE,
        peace_won=[],
        war_won=[],
        tally=Tally(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    )


# Who plays whom -------------------------------------------------------------------------------


def give_out_factions(g: Relicvium) -> Flow[None]:
    """REL-SETUP-2: by choice, at random, or as agreed."""
    agreed = g.options.factions
    ids = [faction.id for faction in FACTIONS]
    if isinstance(agreed, tuple):
        for player, id in zip(g.players, agreed, strict=True):
            player.faction = ids.index(id)
    elif agreed == "random":
        free = list(range(len(FACTIONS)))
        for player in g.players:
            player.faction = g.chance.draw(free, "REL-SETUP-2")
    else:
        for player in g.players:
            yield from _take(g, player)
    for player in g.players:
        faction = FACTIONS[player.faction].id
        g.tell("faction", "REL-SETUP-2", who=WHO[player.seat], faction=faction)
    g.phase = "setup"


def _take(g: Relicvium, player: Player) -> Flow[None]:
    taken = [other.faction for other in g.players]

    def forbids(option: Option) -> str | None:
        return "REL-SETUP-2" if option.value in taken else None

    answer: Option = yield one_of(player.seat, "faction", "REL-SETUP-2", TAKE, forbids)
    player.faction = answer.value


# The board ------------------------------------------------------------------------------------


def set_up(g: Relicvium) -> Flow[None]:
    """REL-SETUP-1 to REL-SETUP-11, REL-INIT-2, REL-MOD-12, REL-MOD-13."""
    seat_of = {player.faction: player.seat for player in g.players}
    g.order = [seat_of[faction] for faction in sorted(seat_of)]
    for faction in range(len(FACTIONS)):
        if faction not in seat_of:
            for area in CLOSED_WITHOUT[faction]:
                g.holder[area] = CLOSED
    for player in g.players:
        _settle_home(g, player)
    if len(g.players) == 3:
        missing = next(faction for faction in range(len(FACTIONS)) if faction not in seat_of)
        middle = g.players[seat_of[OPPOSITE[missing]]]
        raise_castle(g, middle, GATE[middle.faction])
    if g.options.events:
        _trim(g, g.peace_deck, g.peace_box)
        _trim(g, g.war_deck, g.war_box)
    g.tell("set-up", "REL-INIT-2", seats=[WHO[seat] for seat in g.order])
    begin_round(g)
    return
    yield


def _settle_home(g: Relicvium, player: Player) -> None:
    """REL-SETUP-7, REL-SETUP-8: three castles and three units at home."""
    home = HOME[player.faction]
    for area in home:
        raise_castle(g, player, area)
    for kind, terrain in _STARTS:
        deploy(g, player, kind, home[terrain])


def _trim(g: Relicvium, deck: Deck, box: list[int]) -> None:
    """REL-MOD-13: surplus cards are removed unseen."""
    while deck.left > g.options.event_cards:
        box.append(deck.draw(g.chance, "REL-MOD-13"))
