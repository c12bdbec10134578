"""The panel of a battle: commitment, reveal, neutralising, totals and the end of it."""

from __future__ import annotations

import msgspec

from igroteka.games.candelabria.content import HOUSES
from igroteka.games.candelabria.rules.figures import strength
from igroteka.games.candelabria.rules.state import NONE, Battle
from igroteka.games.candelabria.scene.battle import battle_panels
from igroteka.scene import Panel, Words
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table


def fight() -> Table:
    t = Table()
    t.bare()
    t.battle(3)
    t.castle(SOWERS, "r3_curse")
    t.land(SOWERS, "r3_curse", "r3_forge")
    t.land(COVEN, "r3_mine")
    t.candle(ASH, "warrior", "r3_forge", 2)
    t.tactics(ASH, "blackout", "rekindle")
    t.tactics(SOWERS, "snuff")
    t.tactics(COVEN, "rekindle")
    return t


def panel_of(t: Table, viewer: int | None) -> Panel:
    (panel,) = t.scene(viewer).panels
    return panel


def faces_of(t: Table) -> dict[str, str]:
    rows = [row for side in panel_of(t, None).sides for row in side.rows]
    return {card.id: card.face for row in rows for card in row.cards}


def test_the_battle_shows_who_takes_part_and_how_strong_they_are() -> None:
    t = fight()
    panel = panel_of(t, None)
    assert panel.label == Words("label-battle", {"region": "r3"})
    totals = {side.id: (side.owner, side.total, side.state) for side in panel.sides}
    assert totals == {
        "strength:ash_clan": (t.seat(ASH), 2, ""),
        "strength:sowers_order": (t.seat(SOWERS), 6, "ahead"),
        "strength:new_life_coven": (t.seat(COVEN), 1, ""),
    }


def test_CAN_TERM_3_a_strength_is_told_part_by_part() -> None:
    t = fight()
    t.upgrades(SOWERS, "bastion")
    t.curse_in(1, SOWERS, 3)
    (sowers,) = [s for s in panel_of(t, None).sides if s.id == "strength:sowers_order"]
    parts_of_it = {str(score.label): score.value for score in sowers.scores if not score.hidden}
    assert parts_of_it == {"land_flame": 2, "castle": 5, "curse_figure": 3}
    assert sowers.total == sum(parts_of_it.values())


def test_CAN_BATTLE_1_laid_cards_are_not_to_be_seen_before_all_are_revealed() -> None:
    t = fight()
    before = msgspec.json.encode(t.scene(t.seat(SOWERS)))
    t.lay(ASH, "blackout", "rekindle")
    assert msgspec.json.encode(t.scene(t.seat(SOWERS))) == before
    secrets = [side.scores[-1] for side in panel_of(t, None).sides]
    assert [(score.label, score.hidden) for score in secrets] == [
        (Words("label-in-secret"), True)
    ] * 3
    assert faces_of(t) == {}
    t.lay(SOWERS, "snuff")
    t.lay(COVEN, "rekindle")
    assert not [score for side in panel_of(t, None).sides for score in side.scores if score.hidden]
    faces = faces_of(t)
    assert faces["war:ash_clan:1"] == "blackout"
    assert faces["war:ash_clan:2"] == "rekindle"
    assert faces["war:sowers_order:1"] == "snuff"
    assert faces["war:sowers_order:2"] == "sowers_order:slot_2"


def test_a_battle_in_which_all_slots_are_left_free_is_revealed_too() -> None:
    t = fight()
    for house in (ASH, SOWERS, COVEN):
        t.lay(house)
    assert set(faces_of(t).values()) >= {"ash_clan:slot_1", "ash_clan:slot_2"}


def test_CAN_BATTLE_4_a_neutralised_card_leaves_its_slot_and_lies_beside_it() -> None:
    t = fight()
    t.track(ASH, SOWERS, COVEN, KNIGHTS)
    t.lay(ASH, "blackout", "rekindle")
    t.lay(SOWERS, "snuff")
    t.lay(COVEN, "rekindle")
    assert t.prompt(ASH) == "neutralise"
    t.do("spend:1:sowers_order:1", seat=t.seat(ASH))
    faces = faces_of(t)
    assert faces["war:ash_clan:1"] == "ash_clan:slot_1"
    assert faces["war:sowers_order:1"] == "sowers_order:slot_1"
    assert faces["lost:ash_clan:1"] == "blackout"
    assert faces["lost:sowers_order:1"] == "snuff"
    assert "lost:new_life_coven:1" not in faces
    rows = {row.id: row for side in panel_of(t, None).sides for row in side.rows}
    assert rows["lost:ash_clan"].cards[0].tapped
    assert not rows["war:ash_clan"].cards[1].tapped


def test_CAN_BATTLE_18_a_resolved_card_is_seen_until_the_battle_ends() -> None:
    t = fight()
    t.track(ASH, SOWERS, COVEN, KNIGHTS)
    t.lay(ASH, "rekindle")
    t.lay(SOWERS)
    t.lay(COVEN)
    while t.asked == ASH:
        t.do(t.ask.options[0].key)
    assert t.player(ASH).slots == [NONE, NONE]
    assert faces_of(t)["war:ash_clan:1"] == "rekindle"


def test_CAN_BATTLE_12_who_has_nothing_left_in_the_region_has_lost() -> None:
    t = fight()
    for house in (ASH, SOWERS, COVEN):
        t.lay(house)
    t.player(COVEN).land = 0
    (coven,) = [s for s in panel_of(t, None).sides if s.id == "strength:new_life_coven"]
    assert (coven.total, coven.state) == (0, "lost")


def test_the_totals_follow_every_step_of_the_battle() -> None:
    t = fight()
    for house, cards in ((ASH, ("blackout",)), (SOWERS, ("snuff",)), (COVEN, ("rekindle",))):
        t.lay(house, *cards)
    checked = 0
    for _ in t.play_on(3):
        panels = t.scene(None).panels
        if not panels or panels[0].outcome is not None:
            break
        region = t.g.battles[0]
        for side in panels[0].sides:
            assert side.total == sum(score.value for score in side.scores)
            house = [entry.id for entry in HOUSES].index(side.id.removeprefix("strength:"))
            assert side.total == strength(t.match.g, t.player(house), region)
            checked += 1
    assert checked > 3


def test_CAN_BATTLE_11_the_end_is_told_until_the_cards_of_the_next_battle_are_revealed() -> None:
    t = fight()
    t.battle(3, 4)
    t.land(KNIGHTS, "r4_mine")
    t.land(COVEN, "r3_mine", "r4_mine")
    for house in (ASH, SOWERS, COVEN):
        t.lay(house)
    play_until(t, region=4)
    running, last = t.scene(None).panels
    assert (running.folded, last.folded) == (False, True)
    assert last.label == Words("label-battle-over", {"region": "r3"})
    assert running.label == Words("label-battle", {"region": "r4"})
    states = {side.id: side.state for side in last.sides}
    assert states == {
        "fought:ash_clan": "lost",
        "fought:sowers_order": "won",
        "fought:new_life_coven": "lost",
    }
    (won,) = [side for side in last.sides if side.state == "won"]
    assert won.total is not None
    assert last.outcome == Words(
        "fact-victory", {"who": f"@{t.seat(SOWERS)}", "region": "r3", "strength": won.total}
    )
    t.lay(KNIGHTS)
    assert len(t.scene(None).panels) == 2
    t.lay(COVEN)
    assert panel_of(t, None).label == running.label


def play_until(t: Table, region: int) -> None:
    """Everybody declines, or does the first thing there is."""
    while t.g.battles[0] != region:
        keys = [option.key for option in t.ask.options]
        t.do("decline" if "decline" in keys else keys[0])


def test_CAN_BATTLE_13_a_battle_that_nobody_wins_says_so() -> None:
    t = fight()
    t.g.fought = [Battle(3, (t.seat(ASH), t.seat(COVEN)), ((-1, -1),) * 2, (), (0, 0), NONE, 2)]
    t.g.phase, t.g.battles = "clean_up", []
    panel = next(battle_panels(t.g))
    assert panel.outcome == Words("fact-no-winner", {"region": "r3"})
    assert [side.state for side in panel.sides] == ["lost", "lost"]


def test_there_is_no_battle_panel_outside_battles() -> None:
    assert Table().scene(None).panels == ()
