"""Set-up, options and modules (REL-SETUP, REL-MOD, REL-INIT)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.content import (
    CAMPAIGN,
    FACTIONS,
    MODULES,
    PEACE_EVENTS,
    SETUP,
    STRENGTH_CARDS,
    TERRAINS,
    UNITS,
    WAR_EVENTS,
    WATER,
)
from igroteka.games.relicvium.rules.campaign import plot
from igroteka.games.relicvium.rules.land import AREA, EVERYWHERE, HOME, TERRAIN
from igroteka.games.relicvium.rules.options import VARIANTS, Options
from igroteka.games.relicvium.rules.state import CLOSED, NONE, OUT
from igroteka.kernel.chance import Fast
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.match import Match
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table


def refusal(**options: Any) -> str:
    with pytest.raises(BadOptions) as refused:
        GAME.configure(options)
    return str(refused.value)


# Set-up -----------------------------------------------------------------------------------------


@rules("REL-SETUP-1", "REL-SETUP-4")
def test_lands_open_by_the_number_of_players() -> None:
    for factions, open_lands in (((B, N), 25), ((B, N, O), 29), ((B, N, O, L), 33)):
        t = Table(*factions)
        lands = [a for a in EVERYWHERE if t.g.holder[a] != CLOSED and TERRAIN[a] != WATER]
        assert len(lands) == open_lands
        assert len(t.g.holder) - t.g.holder.count(CLOSED) == open_lands + 4
    assert len(t.g.holder) == 37


def test_REL_SETUP_2_factions_are_chosen_once_each() -> None:
    match = Match.new(GAME, GAME.configure({"players": 3}), Fast.seeded(1))
    match.answer(0, "faction:legion_of_chaos")
    refused = {r.option.key: r.rule for r in match.why_not(1)}
    assert refused == {"faction:legion_of_chaos": "REL-SETUP-2"}
    match.answer(1, "faction:order_of_light")
    match.answer(2, "faction:alliance_of_nature")
    assert [player.faction for player in match.g.players] == [L, O, N]
    assert match.g.order == [2, 1, 0]


def test_REL_SETUP_2_factions_at_random_or_agreed() -> None:
    dealt = set()
    for seed in range(30):
        options = GAME.configure({"players": 2, "factions": "random"})
        g = Match.new(GAME, options, Fast.seeded(seed)).g
        dealt.add(tuple(player.faction for player in g.players))
    assert len(dealt) > 8
    assert all(one != two for one, two in dealt)
    twice = ("order_of_light", "order_of_light")
    assert "different factions" in refusal(players=2, factions=twice)
    assert "no faction" in refusal(players=2, factions=("order_of_light", "sky_peak"))


@rules("REL-SETUP-5", "REL-SETUP-6", "REL-ACT-8")
def test_the_marker_stands_before_the_track_and_castles_cover_it() -> None:
    t = Table(phase="diplomacy", bare=False)
    assert t.ask.args["division"] == 1
    for faction in (B, N, O, L):
        track = FACTIONS[faction].track
        assert sorted(track) == sorted(TERRAINS * 3)
        assert len(t.open(faction)) == 3


@rules("REL-SETUP-7", "REL-SETUP-8", "REL-SETUP-9", "REL-SETUP-10")
def test_three_castles_three_units_and_a_reserve_of_six() -> None:
    t = Table(bare=False)
    for faction in (B, N, O, L):
        player = t.player(faction)
        plain, mountain, forest = HOME[faction]
        assert [TERRAIN[area] for area in HOME[faction]] == [0, 1, 2]
        assert [t.g.castle[area] for area in HOME[faction]] == [1, 1, 1]
        assert [t.g.units[area] for area in (plain, mountain, forest)] == [1, 4, 16]
        assert t.reserve(faction) == "WWDDMM"
        assert player.melee == player.ranged == player.creatures == [NONE] * 3


@rules("REL-SETUP-11")
def test_the_middle_of_three_has_a_fourth_castle() -> None:
    for missing, middle, gate in (
        (B, O, "watch_mount"),
        (N, L, "bone_ridge"),
        (O, B, "thunder_ridge"),
        (L, N, "stone_sentinel"),
    ):
        factions = [faction for faction in (B, N, O, L) if faction != missing]
        t = Table(*factions, bare=False)
        assert t.has_castle(gate)
        assert t.at(gate) == ""
        assert {faction: sum(t.player(faction).castles) for faction in factions} == {
            faction: 4 if faction == middle else 3 for faction in factions
        }
    for factions in ([B, N], [B, N, O, L]):
        t = Table(*factions, bare=False)
        assert all(sum(player.castles) == 3 for player in t.g.players)


def test_REL_SETUP_12_rounds_without_events() -> None:
    assert GAME.configure({"events": False}).last_round == 9  # type: ignore[attr-defined]
    assert SETUP.bounds["rounds"].least == 6
    assert SETUP.bounds["rounds"].most == 12
    t = Table(phase="events", rounds=6)
    assert t.match.over
    assert t.g.round == 6
    for rounds in (5, 13):
        refusal(events=False, rounds=rounds)
    assert Options(events=False, rounds=12).last_round == 12


# Modules ----------------------------------------------------------------------------------------


def test_REL_MOD_1_modules_are_independent_of_each_other() -> None:
    switches: dict[str, tuple[Any, ...]] = {
        "warlords": (False, True),
        "strength": ("off", "on"),
        "diplomacy": ("off", "on"),
        "events": (False, True),
        "campaign": (False, True),
    }
    accepted = 0
    for values in product(*switches.values()):
        table = {"players": 4, **dict(zip(switches, values, strict=True))}
        if table["campaign"] and not table["events"]:
            assert "REL-MOD-4" in refusal(**table)
        else:
            GAME.configure(table)
            accepted += 1
    assert accepted == 24


@rules("REL-MOD-2", "REL-MOD-3", "REL-MOD-4", "REL-MOD-5")
def test_what_is_forbidden_is_refused_and_says_by_which_rule() -> None:
    assert "REL-MOD-2" in refusal(players=2, strength="on")
    assert "REL-MOD-3" in refusal(players=2, diplomacy="on")
    assert "REL-MOD-4" in refusal(players=4, campaign=True, events=False)
    two = GAME.configure({"players": 2})
    assert two.strength == "usual"  # type: ignore[attr-defined]
    assert MODULES["strength"].players == MODULES["diplomacy"].players == (3, 4)
    assert MODULES["campaign"].needs == ("events",)


def test_variants_meet_every_pair_of_switches() -> None:
    pairs = (("warlords", "strength"), ("strength", "diplomacy"), ("events", "diplomacy"))
    for players in (3, 4):
        tables = [GAME.configure(table) for table in VARIANTS if table["players"] == players]
        for one, two in pairs:
            met = {(table.uses(one), table.uses(two)) for table in tables}  # type: ignore[attr-defined]
            assert len(met) == 4, (players, one, two)


def test_REL_MOD_6_a_warlord_in_the_reserve() -> None:
    assert Table(bare=False, warlords=True).reserve(N) == "WWDDMMG"
    assert Table(bare=False).reserve(N) == "WWDDMM"


@rules("REL-MOD-7", "REL-MOD-8")
def test_strength_cards_in_play() -> None:
    doctrines = [card.mode == "campaign" for card in STRENGTH_CARDS]
    assert doctrines.count(True) == 2
    assert Table().g.strength_cards == [OUT] * 8
    t = Table(strength="on")
    assert t.g.strength_cards == [OUT if doctrine else NONE for doctrine in doctrines]
    t = Table(strength="on", events=True, campaign=True)
    assert t.g.strength_cards == [NONE] * 8


def test_REL_MOD_9_strength_without_warlords() -> None:
    t = Table(phase="strength", strength="on")
    t.army(N, "sky_peak", "W")
    assert t.match.over, "nobody has anything to do"
    assert t.facts("strength-card")
    assert t.winner() == N


@rules("REL-MOD-10", "REL-MOD-11")
def test_cards_enough_for_every_other_faction_and_neutral_at_first() -> None:
    for factions in ((B, N, O), (B, N, O, L)):
        t = Table(*factions, diplomacy="on")
        scene = GAME.scene(t.match.view(None), None)
        kept = [c.value for mat in scene.mats for c in mat.counters if c.id.endswith(":cards")]
        assert kept == [len(factions) - 1] * len(factions)
        for one in factions:
            for two in factions:
                if one != two:
                    assert t.relation_of(one, two) == "neutral"


@rules("REL-MOD-12", "REL-MOD-13", "REL-DEC-3")
def test_event_decks_are_shuffled_and_trimmed_unseen() -> None:
    first = set()
    for seed in range(20):
        options = GAME.configure({"players": 2, "factions": "random", "event_cards": 4})
        match = Match.new(GAME, options, Fast.seeded(seed))
        g = match.g
        assert g.peace_deck.left == g.war_deck.left == 4
        assert sorted(g.peace_deck.cards + g.peace_box) == list(range(8))
        assert sorted(g.war_deck.cards + g.war_box) == list(range(8))
        first.add(tuple(sorted(g.peace_box)))
        seen = match.view(0)
        assert set(seen.peace_box) == set(seen.peace_deck.cards) == {-1}
        assert len(seen.peace_deck.cards) == 4
    assert len(first) > 5
    for cards in (3, 9):
        refusal(event_cards=cards)


def test_REL_MOD_15_war_of_relics() -> None:
    assert CAMPAIGN.campaign.id == "war_of_relics"
    plots = {(plot(p, w)[0].id, plot(p, w)[1].id) for p in range(8) for w in range(8)}
    assert len(plots) == 64, "every pair of goals occurs exactly once"


# Initiative -------------------------------------------------------------------------------------


@rules("REL-INIT-1", "REL-INIT-2")
def test_turns_follow_the_initiative_of_the_factions() -> None:
    t = Table(L, B, O, phase="diplomacy", diplomacy="on", bare=False)
    assert t.g.order == [1, 2, 0]
    asked = []
    while t.ask.prompt == "diplomacy":
        asked.append(t.asked()[0])
        t.do("pass")
    assert asked == [B, O, L]
    assert AREA["sky_peak"] == 0


@rules("REL-INIT-3")
def test_who_was_first_is_last_in_the_next_round() -> None:
    t = Table(phase="diplomacy", diplomacy="on", bare=False)
    first = []
    for round in range(1, 6):
        assert t.g.round == round
        first.append(t.asked()[0])
        while t.match.ask is not None and t.g.round == round:
            t.do("pass" if t.ask.prompt == "diplomacy" else "decline")
    assert first == [B, N, O, L, B]


# What there is ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["peace", "war"])
def test_REL_COMP_10_no_event_card_is_lost_wherever_it_lies(kind: str) -> None:
    """One lies open, two are gone, two and one were won, the others are in the deck or the box."""
    t = Table(events=True, campaign=True)
    t.events(peace="C", war="2")
    deck = t.g.peace_deck if kind == "peace" else t.g.war_deck
    gone = t.g.peace_gone if kind == "peace" else t.g.war_gone
    one, two = (p.peace_won if kind == "peace" else p.war_won for p in t.g.players[1:3])
    box = t.g.peace_box if kind == "peace" else t.g.war_box
    whole = len(PEACE_EVENTS if kind == "peace" else WAR_EVENTS)
    assert GAME.census(t.g)[kind] == whole
    while len(box) < 2:
        box.append(deck.cards.pop())
    for cards, number in ((gone, 2), (one, 2), (two, 1)):
        cards.extend(deck.cards.pop() for _ in range(number))
        assert GAME.census(t.g)[kind] == whole
    cards.pop()
    assert GAME.census(t.g)[kind] == whole - 1


def test_before_the_first_events_no_card_lies_open() -> None:
    t = Table(events=True)
    counted = GAME.census(t.g)
    assert (counted["peace"], counted["war"]) == (len(PEACE_EVENTS), len(WAR_EVENTS))


def test_REL_COMP_1_no_unit_is_lost_on_board_or_in_the_reserve() -> None:
    t = Table(warlords=True)
    whole = {unit.id: 4 * unit.per_faction for unit in UNITS}
    for faction, area in ((B, "trade_road"), (N, "windy_steppe"), (L, "skull_field")):
        t.army(faction, area, "WWDG")
        counted = GAME.census(t.g)
        assert {id: counted[id] for id in whole} == whole
        assert counted["astray"] == 0


def test_REL_CAMP_13_nobody_has_done_anything_yet() -> None:
    for player in Table(campaign=True, events=True).g.players:
        tally = player.tally
        assert {getattr(tally, name) for name in tally.__dataclass_fields__} == {0}
