"""Rounds and events (REL-ROUND, REL-EVENT, REL-EOR)."""

from __future__ import annotations

import pytest

from igroteka.games.relicvium.content import PEACE_EVENTS, WAR_EVENTS, WATER
from igroteka.games.relicvium.rules.land import ARC, AREA, AREA_ID, JUNCTION_ID, NEIGHBOURS, TERRAIN
from igroteka.games.relicvium.rules.state import NONE
from igroteka.testing.coverage import rules
from tests.games.relicvium.table import B, L, N, O, Table, junction


def phases(t: Table, seed: int = 1) -> list[str]:
    """The phases that a match goes through, by the questions and facts of one round."""
    seen: list[str] = []
    for _ in t.play_on(seed):
        if t.g.round > 2:
            break
        if t.g.round == 2 and (not seen or seen[-1] != t.g.phase):
            seen.append(t.g.phase)
    return seen


@rules("REL-ROUND-1", "REL-ROUND-2", "REL-ROUND-3")
def test_peace_comes_before_war_and_stages_in_their_order() -> None:
    t = Table(phase="events", bare=False, diplomacy="on", strength="on", events=True)
    for _ in t.play_on(5):
        if t.g.round == 2:
            break
    assert t.g.phase == "diplomacy", "events are revealed before the first word is spoken"
    assert t.facts("events")
    order = [fact.kind for fact in t.g.journal.facts]
    assert order.index("round") < order.index("events")
    seen = phases(Table(phase="events", bare=False, diplomacy="on", events=True))
    wanted = [name for name in ("diplomacy", "actions", "support", "attacks") if name in seen]
    assert seen == wanted
    assert seen[:2] == ["diplomacy", "actions"]


def test_REL_ROUND_4_a_stage_without_its_module_does_not_exist() -> None:
    t = Table(phase="events", bare=False)
    assert t.asked() == (B, "act-plain")
    for _ in t.play_on(2):
        assert t.ask.prompt != "diplomacy"
    assert not t.facts("events")
    assert not t.facts("strength-card")


@rules("REL-ROUND-5", "REL-EOR-1", "REL-SUM-2")
def test_at_the_end_of_the_round_everything_goes_home() -> None:
    t = Table(phase="attacks")
    t.army(N, "windy_steppe", "WWM")
    t.ranged(N, 2, "windy_steppe", "relic_wood", "M")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.creature(N, "cornibus", "dusk_thicket", "stone_sentinel", "windy_steppe")
    t.player(N).hedged = AREA["windy_steppe"]
    t.player(L).decayed = AREA["windy_steppe"]
    t.g.blocked = 3
    t.castles(N, "deer_meadows")
    t.army(O, "relic_wood", "DDD")
    t.attack("relic_wood")
    t.do("retreat:defender:azure_bay")
    assert t.g.round == 2
    for player in t.g.players:
        assert player.melee == player.ranged == player.creatures == [NONE] * 3
        assert player.sent == [0, 0, 0]
        assert player.hedged == player.decayed == NONE
    assert t.g.blocked == NONE
    assert sum(t.g.spent) == sum(t.g.helping) == 0
    assert t.at("windy_steppe") == "M"


@rules("REL-EOR-3", "REL-END-1")
def test_the_last_round_ends_the_game() -> None:
    t = Table(phase="attacks", round=9)
    t.army(N, "sky_peak", "W")
    assert t.match.over
    assert t.g.ended_by == "REL-EOR-3"
    assert t.winner() == N
    t = Table(phase="attacks", round=8)
    t.castles(N, "deer_meadows")
    t.army(N, "sky_peak", "W")
    assert not t.match.over
    assert t.g.round == 9


# Events -----------------------------------------------------------------------------------------


@rules("REL-EVENT-1", "REL-EVENT-2", "REL-EVENT-4")
def test_two_cards_a_round_from_the_second_on() -> None:
    t = Table(phase="events", bare=False, events=True)
    assert t.g.peace == t.g.war == NONE
    while t.g.round == 1:
        t.do("decline")
    first = t.g.peace, t.g.war
    assert min(first) >= 0
    seen = t.match.view(2)
    assert (seen.peace, seen.war) == first
    while t.g.round == 2:
        t.do("decline")
    assert (t.g.peace_gone, t.g.war_gone) == ([first[0]], [first[1]])
    assert t.g.peace not in t.g.peace_gone


def test_REL_EVENT_3_an_event_of_war_does_not_touch_peace_nor_the_other_way() -> None:
    t = Table(events=True)
    t.events(peace="B", war="4")
    t.army(N, "windy_steppe", "WW")
    t.army(O, "relic_wood", "DDD")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.g.phase = "attacks"
    t.attack("relic_wood")
    assert t.told_totals() == (6, 6), "Mud Season does not hold back two attackers"


@rules("REL-EVENT-5", "REL-CAMP-1")
def test_the_plot_is_announced_with_the_events() -> None:
    t = Table(phase="events", bare=False, events=True, campaign=True)
    assert not t.facts("plot")
    while t.g.round == 1:
        t.do("decline")
    code = f"plot_{PEACE_EVENTS[t.g.peace].code}{WAR_EVENTS[t.g.war].code}"
    assert [fact.args["plot"] for fact in t.facts("plot")] == [code]


def test_REL_EVENT_A_no_second_promotion_and_no_second_sprout() -> None:
    t = Table(events=True, warlords=True)
    t.events(peace="A")
    t.castles(N, "mossy_crags")
    t.army(N, "stone_sentinel", "WD")
    t.act(N, "mountain", "forest", "plain")
    t.do("promote:warrior:stone_sentinel")
    assert t.ask.prompt == "act-forest"
    place = JUNCTION_ID[junction("dusk_thicket", "stone_sentinel", "windy_steppe")]
    t.do("summon:lignum", f"at:{place}", "sprout:mage:stone_sentinel")
    assert t.ask.prompt == "act-plain"


def test_REL_EVENT_B_one_unit_a_march() -> None:
    t = Table(events=True)
    t.events(peace="B")
    t.army(N, "stone_sentinel", "WWD")
    t.act(N, "plain", "plain")
    t.do("march:warrior:stone_sentinel>windy_steppe")
    assert t.ask.prompt == "act-plain"


def test_REL_EVENT_D_the_water_may_be_full_and_the_way_blocked() -> None:
    t = Table(events=True)
    t.events(peace="D")
    t.armies(N, ice_bay="WWD", whispering_pines="M")
    t.act(N, "plain")
    assert "march:mage:whispering_pines>trade_road" in t.options()
    assert t.refused("march:mage:whispering_pines>ice_bay") == "REL-MARCH-3"
    assert "march:mage:whispering_pines>dusk_thicket" in t.options()
    t = Table(events=True)
    t.events(peace="D")
    t.army(N, "whispering_pines", "M")
    t.army(B, "trade_road", "W")
    t.act(N, "plain")
    assert t.refused("march:mage:whispering_pines>trade_road") == "REL-MARCH-2"


def test_REL_EVENT_F_the_last_speak_first() -> None:
    t = Table(phase="diplomacy", diplomacy="on", events=True, bare=False)
    t.events(peace="F")
    asked = []
    for _ in range(8):
        asked.append(t.asked())
        t.do("pass" if t.ask.prompt == "diplomacy" else "decline")
    assert [faction for faction, _ in asked] == [L, O, N, B] * 2
    assert [prompt for _, prompt in asked[4:]] == [
        "act-plain",
        "act-plain",
        "act-mountain",
        "act-plain",
    ]
    t = Table(phase="support", events=True)
    t.events(peace="F")
    for faction, area in ((B, "trade_road"), (L, "skull_field")):
        t.army(faction, area, "W")
        t.ranged(faction, 3, area, "anvil_fields")
    assert t.asked()[0] == B, "the war phase is not affected"


def test_REL_EVENT_G_one_melee_token_each() -> None:
    t = Table(events=True)
    t.events(peace="G")
    t.armies(O, oath_field="W", watch_mount="W")
    t.army(N, "relic_wood", "D")
    t.army(L, "sky_peak", "D")
    t.act(O, "plain", "plain", "forest", "mountain")
    t.do("melee:oath_field>relic_wood", "token:melee_0")
    assert t.refused("melee:oath_field>sky_peak") == "REL-EVENT-G"
    t.do("decline")
    place = JUNCTION_ID[junction("oath_field", "watch_mount", "relic_wood")]
    t.do("summon:armus", f"at:{place}")
    assert t.ask.prompt == "act-mountain", "Armus has nothing to give"


@pytest.mark.parametrize(("event", "total"), [("", 5), ("1", 4), ("5", 7), ("6", 5)])
@rules("REL-EVENT-1W", "REL-EVENT-5W")
def test_support_under_war_events(event: str, total: int) -> None:
    """One arrow: a mage (2), and under a sky of arrows another; fog takes 1 from each."""
    t = Table(phase="support", events=True)
    t.events(war=event)
    t.army(N, "windy_steppe", "MM")
    t.ranged(N, 1, "windy_steppe", "relic_wood")
    t.army(N, "honey_vale", "WM")
    t.melee(N, 0, "honey_vale", "relic_wood")
    t.army(O, "relic_wood", "DDD")
    t.do("send:mage:ranged_1")
    if t.ask.prompt == "support":
        t.do("send:mage:ranged_1")
    t.attack("relic_wood")
    assert t.told_totals()[0] == total


def test_REL_EVENT_1W_never_below_0() -> None:
    t = Table(phase="attacks", events=True, warlords=True)
    t.events(war="1")
    t.army(N, "windy_steppe", "G")
    t.ranged(N, 1, "windy_steppe", "relic_wood", "G")
    t.army(N, "honey_vale", "W")
    t.melee(N, 0, "honey_vale", "relic_wood")
    t.army(O, "relic_wood", "DDD")
    t.attack("relic_wood")
    assert t.told_totals()[0] == 2


def test_REL_EVENT_4W_warriors_but_no_warlord() -> None:
    t = Table(phase="attacks", events=True, warlords=True)
    t.events(war="4")
    t.army(N, "windy_steppe", "WWMG")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.army(O, "relic_wood", "DDD")
    t.attack("relic_wood")
    assert t.told_totals() == (3 + 3 + 1 + 2, 6)


def test_REL_EVENT_6W_auras_fade_and_skills_stay() -> None:
    t = Table(phase="attacks", events=True)
    t.events(war="6")
    t.army(N, "windy_steppe", "DD")
    t.creature(N, "arborus", "dusk_thicket", "stone_sentinel", "windy_steppe")
    t.player(N).hedged = AREA["windy_steppe"]
    t.army(O, "oath_field", "W")
    t.melee(O, 0, "oath_field", "windy_steppe")
    t.attack("windy_steppe")
    assert t.told_totals() == (2, 6)


def test_REL_EVENT_2W_an_empty_garrison_loses_nobody() -> None:
    t = Table(phase="attacks", events=True)
    t.events(war="2")
    t.castles(O, "relic_wood", "bright_grove")
    t.army(N, "windy_steppe", "WW")
    t.melee(N, 0, "windy_steppe", "relic_wood")
    t.attack("relic_wood")
    assert not t.facts("lost")


@pytest.mark.parametrize("border", [("whispering_pines", "ice_bay"), ("ice_bay", "trade_road")])
def test_REL_EVENT_D_no_wind_carries_across_a_blocked_border(border: tuple[str, str]) -> None:
    t = Table(events=True)
    t.events(peace="D")
    t.army(N, "whispering_pines", "M")
    t.g.blocked = ARC[AREA[border[0]], AREA[border[1]]] >> 1
    t.act(N, "plain")
    assert t.refused("march:mage:whispering_pines>trade_road") == "REL-EVENT-D"


def test_REL_EVENT_D_only_a_water_carries() -> None:
    """Two areas away, but over land."""
    t = Table(events=True)
    t.events(peace="D")
    t.army(N, "windy_steppe", "W")
    t.act(N, "plain")
    near = {AREA_ID[area] for area in NEIGHBOURS[AREA["windy_steppe"]]}
    reached = {key.split(">")[1] for key in t.options("march")}
    beyond = {
        AREA_ID[end]
        for water in NEIGHBOURS[AREA["windy_steppe"]]
        if TERRAIN[water] == WATER
        for end in NEIGHBOURS[water]
    }
    assert reached == (near | beyond) - {"windy_steppe"}
