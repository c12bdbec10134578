"""The campaign (REL-CAMP) and the end of the round (REL-EOR-2)."""

from __future__ import annotations

import pytest

from igroteka.games.relicvium.content import PEACE_EVENTS, WAR_EVENTS
from igroteka.games.relicvium.content.names import NAMES, plot_id
from igroteka.games.relicvium.rules.campaign import plot, points, score_plot
from igroteka.games.relicvium.rules.metrics import METRICS
from igroteka.games.relicvium.rules.state import NONE
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table


def codes(peace_goal: str = "", war_goal: str = "", twist: str = "") -> tuple[str, str]:
    """The codes of a plot with these goals and this twist."""
    for p, letter in enumerate(PEACE_EVENTS):
        for w, digit in enumerate(WAR_EVENTS):
            one, two, three = plot(p, w)
            wanted = (peace_goal in ("", one.id), war_goal in ("", two.id), twist in ("", three.id))
            if all(wanted):
                return letter.code, digit.code
    raise LookupError(peace_goal, war_goal, twist)


def plotted(peace_goal: str = "", war_goal: str = "", twist: str = "plain_contest") -> Table:
    t = Table(phase="attacks", events=True, campaign=True)
    t.events(*codes(peace_goal, war_goal, twist))
    return t


@rules("REL-CAMP-2", "REL-CAMP-11")
def test_sixty_four_plots_with_two_goals_and_a_twist() -> None:
    for code, wanted in (
        ("A1", ("castles_standing", "attacks_won", "plain_contest")),
        ("C5", ("units_recruited", "attacks_won", "shadow_of_the_peak")),
        ("B3", ("free_areas_entered", "mightiest_army", "fall_of_the_mighty")),
        ("H8", ("free_areas_entered", "support_sent", "shadow_of_the_peak")),
    ):
        peace, war, twist = plot("ABCDEFGH".index(code[0]), int(code[1]) - 1)
        assert (peace.id, war.id, twist.id) == wanted
    names = [NAMES[plot_id(p, w)].en for p in range(8) for w in range(8)]
    assert len(set(names)) == 64
    assert NAMES["plot_C5"].en == "Song of the Masons under a Rain of Arrows"


@rules("REL-CAMP-3", "REL-CAMP-5", "REL-CAMP-6", "REL-CAMP-12", "REL-EOR-2")
def test_the_best_takes_the_card_and_may_take_both() -> None:
    t = plotted("waters_held", "")
    t.army(N, "ice_bay", "W")
    t.castles(N, "deer_meadows")
    _, war_goal, _ = plot(t.g.peace, t.g.war)
    tally = t.player(N).tally
    tally.battles_won_attacking = tally.battles_won_defending = tally.castles_razed = 3
    tally.units_destroyed = tally.highest_army_strength = tally.units_sent_in_support = 3
    tally.areas_taken_by_attack = 3
    peace, war = t.g.peace, t.g.war
    if war_goal.id == "lord_of_the_peak":
        t.army(N, "sky_peak", "W")
    assert t.match.ask is not None
    assert (t.player(N).peace_won, t.player(N).war_won) == ([peace], [war])
    assert points(t.g, t.seat(N)) == 2
    seen = t.match.view(t.seat(O))
    assert seen.players[t.seat(N)].peace_won == [peace], "they lie open"
    assert t.g.round == 2


def test_REL_CAMP_4_a_tie_or_nothing_and_the_card_leaves() -> None:
    t = plotted("units_recruited")
    t.player(N).tally.units_recruited = t.player(O).tally.units_recruited = 1
    score_plot(t.g)
    assert not any(player.peace_won for player in t.g.players)
    t = plotted("units_recruited")
    t.army(N, "sky_peak", "W")
    card = t.g.peace
    t.castles(N, "deer_meadows")
    assert t.match.ask is not None
    assert card in t.g.peace_gone


def test_REL_CAMP_7_voice_of_the_weak() -> None:
    t = plotted("units_recruited", twist="voice_of_the_weak")
    t.player(N).tally.units_recruited = t.player(O).tally.units_recruited = 1
    t.army(N, "sky_peak", "W")
    score_plot(t.g)
    assert len(t.player(O).peace_won) == 1
    t = plotted("units_recruited", twist="voice_of_the_weak")
    t.player(N).tally.units_recruited = t.player(O).tally.units_recruited = 1
    score_plot(t.g)
    assert not any(player.peace_won for player in t.g.players), "as weak as each other"


def test_REL_CAMP_8_shadow_of_the_peak_counts_in_both_goals() -> None:
    t = plotted("units_recruited", "attacks_won", "shadow_of_the_peak")
    t.army(N, "sky_peak", "W")
    score_plot(t.g)
    assert len(t.player(N).peace_won) == len(t.player(N).war_won) == 1


def test_REL_CAMP_9_fall_of_the_mighty() -> None:
    t = plotted("units_recruited", twist="fall_of_the_mighty")
    t.castles(N, "deer_meadows", "honey_vale")
    t.castles(O, "golden_fields")
    t.player(N).tally.units_recruited = 2
    t.player(O).tally.units_recruited = 1
    score_plot(t.g)
    assert len(t.player(O).peace_won) == 1
    t = plotted("units_recruited", twist="fall_of_the_mighty")
    t.castles(N, "deer_meadows")
    t.castles(O, "golden_fields")
    t.player(N).tally.units_recruited = 2
    score_plot(t.g)
    assert len(t.player(N).peace_won) == 1, "nobody has strictly the most castles"


def test_REL_CAMP_10_no_plot_in_round_1_nor_in_a_round_cut_short() -> None:
    t = Table(phase="attacks", events=True, campaign=True)
    t.army(N, "sky_peak", "W")
    t.castles(N, "deer_meadows")
    assert t.match.ask is not None
    assert not t.facts("goal")
    t = plotted("units_recruited")
    t.player(N).tally.units_recruited = 1
    t.castles(O, "relic_wood")
    t.army(N, "windy_steppe", "WWW")
    t.melee(N, 2, "windy_steppe", "relic_wood")
    t.attack("relic_wood")
    t.do("all")
    assert t.match.over
    assert t.g.ended_by == "REL-END-3"
    assert not t.facts("goal")


@rules("REL-CAMP-13")
def test_peace_goals_read_at_the_end() -> None:
    t = Table()
    t.armies(N, ice_bay="MM", azure_bay="M")
    t.castles(N, "deer_meadows", "mossy_crags")
    t.army(N, "mossy_crags", "W")
    player = t.player(N)
    got = {
        name: METRICS[name](t.g, player)
        for name in (
            "waters_controlled",
            "areas_controlled",
            "mages_on_board",
            "castles_garrisoned",
            "controls_sky_peak",
        )
    }
    assert got == {
        "waters_controlled": 2,
        "areas_controlled": 4,
        "mages_on_board": 3,
        "castles_garrisoned": 1,
        "controls_sky_peak": 0,
    }


@rules("REL-CAMP-14", "REL-CAMP-15")
def test_war_goals_are_counted_as_battles_go() -> None:
    t = Table(phase="support")
    t.army(N, "windy_steppe", "WWM")
    t.army(O, "relic_wood", "DM")
    t.castles(O, "relic_wood", "bright_grove")
    t.melee(N, 2, "windy_steppe", "relic_wood")
    t.ranged(N, 1, "windy_steppe", "relic_wood")
    t.army(B, "anvil_fields", "M")
    t.army(L, "sky_peak", "DDD")
    t.melee(B, 0, "anvil_fields", "sky_peak")
    t.melee(L, 0, "sky_peak", "oath_field")
    t.do("send:mage:ranged_1")
    t.do("attack:sky_peak")
    t.do("attack:relic_wood", "all", "all")
    assert t.asked() == (L, "attack")
    tally = t.player(N).tally
    assert (tally.units_sent_in_support, tally.battles_won_attacking) == (1, 1)
    assert (tally.castles_razed, tally.units_destroyed) == (1, 2)
    assert (tally.highest_army_strength, tally.areas_taken_by_attack) == (8, 1)
    assert t.player(O).tally.highest_army_strength == 3
    assert t.player(L).tally.battles_won_defending == 1
    assert t.player(L).tally.units_destroyed == 1
    t.do("call-off:oath_field")
    assert t.player(L).tally.areas_taken_by_attack == 0


def test_REL_CAMP_15_an_unopposed_advance_is_no_battle() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "W")
    t.melee(N, 0, "windy_steppe", "sky_peak")
    t.army(B, "anvil_fields", "W")
    t.melee(B, 0, "anvil_fields", "skull_field")
    t.g.order = [1, 0, 2, 3]
    t.do("attack:sky_peak")
    tally = t.player(N).tally
    assert (tally.areas_taken_by_attack, tally.battles_won_attacking) == (1, 0)
    assert tally.highest_army_strength == 0


@pytest.mark.parametrize("event", ["", "8"])
@rules("REL-CAMP-15", "REL-EVENT-8W")
def test_a_tie_is_won_by_nobody_but_in_an_assault(event: str) -> None:
    t = Table(phase="attacks", events=True)
    t.events(war=event)
    t.army(N, "windy_steppe", "WW")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.army(O, "relic_wood", "DD")
    t.army(L, "sky_peak", "W")
    t.melee(L, 0, "sky_peak", "oath_field")
    t.army(B, "oath_field", "DD")
    t.attack("relic_wood")
    if event:
        t.do("retreat:defender:bright_grove")
    assert t.player(N).tally.battles_won_attacking == (1 if event else 0)
    assert t.g.peace == NONE
