"""War season: clean-up (CAN-CLEAN)."""

from __future__ import annotations

from igroteka.games.candelabria.content import CURSES
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table, number_of


def after_the_battles(year: int = 1) -> Table:
    """The last battle of the year: Ash and the Coven play cards; candles stand about."""
    t = Table(year=year)
    t.bare()
    t.track(COVEN, ASH, SOWERS, KNIGHTS)
    t.land(ASH, "r6_forge")
    t.land(COVEN, "r6_forge")
    t.tactics(ASH, "snuff", "ash_no_mercy", "rekindle")
    t.tactics(COVEN, "herald_of_glory")
    t.hand(ASH)
    t.hand(COVEN)
    t.candle(ASH, "warrior", "r6_portal", card="link_boy")
    t.candle(ASH, "explorer", "r1_forge", card="ash_coal_burner")
    t.candle(COVEN, "pilgrim", "r5_mine", flames=0, card="duelist")
    t.battle(6)
    return t


def ended() -> Table:
    t = after_the_battles()
    t.lay(ASH, "snuff", "ash_no_mercy")
    t.lay(COVEN, "herald_of_glory")
    t.decline_all()
    assert (t.g.year, t.prompt()) == (2, "turn")
    return t


def test_CAN_CLEAN_1_all_tactics_cards_return_used_or_not() -> None:
    t = ended()
    assert sorted(t.tactics_of(ASH)) == ["ash_no_mercy", "rekindle", "snuff"]
    assert t.tactics_of(COVEN) == ["herald_of_glory"]
    assert t.player(ASH).used == []


def test_CAN_CLEAN_2_deployed_cards_go_under_the_deck_house_candles_too() -> None:
    t = ended()
    assert {"link_boy", "ash_coal_burner", "duelist"} == set(t.under())
    assert t.player(ASH).deployed == [-1, -1, -1]
    assert len(t.under()) == 3
    assert t.census_is_whole()


def test_CAN_CLEAN_9_in_track_order_and_by_role() -> None:
    t = ended()
    assert t.order() == [COVEN, ASH, SOWERS, KNIGHTS]
    assert t.under() == ["duelist", "ash_coal_burner", "link_boy"]
    t = after_the_battles()
    t.track(ASH, COVEN, SOWERS, KNIGHTS)
    t.battle(10)
    t.decline_all()
    assert t.under() == ["ash_coal_burner", "link_boy", "duelist"]


def test_CAN_CLEAN_3_all_candles_leave_the_map() -> None:
    t = ended()
    for house in (ASH, COVEN):
        assert [t.where(house, role) for role in ("explorer", "pilgrim", "warrior")] == [None] * 3
        assert t.player(house).flames == [0, 0, 0]


def test_CAN_CLEAN_4_struck_regions_are_fought_over_again() -> None:
    t = Table(phase="clean_up")
    t.curses("curse_1_rekindling_wraith", "curse_2_iron_shade", "curse_3_snatching_hand")
    names = ("curse_4_hollow_mason", "curse_5_mirror_crown", "curse_7_snuffing_breath")
    t.force(*(number_of(CURSES, name) for name in names))
    t.no_hands_but()
    assert t.prompt() == "turn"
    while t.g.year == 2:  # each House has the candle card of the year
        t.do(t.options("maneuver")[0])
        t.decline_all()
    kinds = {"battle", "unopposed", "no-battle"}
    regions = [fact.args["region"] for fact in t.g.journal.facts if fact.kind in kinds]
    assert {"r1", "r2", "r3"} <= set(regions)
    assert not {"r4", "r5", "r7"} & set(regions)


def test_CAN_CLEAN_5_curse_cards_leave_the_game_and_their_figures_the_map() -> None:
    t = Table(phase="clean_up")
    t.curses("curse_1_rekindling_wraith", "curse_2_iron_shade", "curse_3_snatching_hand")
    t.curse_in(1, ASH, 6)
    t.force(*(number_of(CURSES, f"curse_{name}") for name in ("4_hollow_mason", "8_grey_tide")))
    assert t.prompt() == "turn"
    names = [CURSES[card].id for card in t.g.gone]
    assert names == ["curse_1_rekindling_wraith", "curse_2_iron_shade", "curse_3_snatching_hand"]
    assert len(t.g.curses) == 3
    assert all((curse.owner, curse.region) == (-1, -1) for curse in t.g.curses)
    assert t.strength(ASH, 6) == 0


def test_CAN_CLEAN_6_the_maneuver_pile_returns_to_the_hand() -> None:
    t = Table()
    t.no_hands_but(ASH)
    t.hand(ASH, "link_boy", "duelist")
    t.turn_of(ASH)
    t.do("maneuver:link_boy", "done", "maneuver:duelist", "done")
    t.decline_all()
    assert t.g.year == 2
    assert {"link_boy", "duelist"} <= set(t.hand_of(ASH))
    assert t.player(ASH).maneuvers == []


def test_CAN_CLEAN_7_everything_else_stays_as_it_is() -> None:
    t = after_the_battles()
    t.cubes(ASH, gold=3, wax=1)
    t.upgrades(ASH, "bastion", "treasury")
    t.temple(4, "white", "grey")
    t.castle(KNIGHTS, "r10_forge")
    t.decline_all("lay")
    t.lay(ASH)
    t.lay(COVEN)
    t.decline_all()
    assert t.g.year == 2
    assert (t.player(ASH).gold, t.player(ASH).wax) == (3, 1)
    assert t.upgrades_of(ASH) == ["bastion", "treasury"]
    assert t.stack(4) == ["white", "grey"]
    assert t.where(KNIGHTS, "castle") == "r10_forge"
    assert (t.flames(ASH), t.flames(COVEN)) == ({"r6_forge"}, {"r6_forge"})
    assert t.order() == [COVEN, ASH, SOWERS, KNIGHTS]  # Ash won with its warrior, second


def test_CAN_CLEAN_8_hands_of_three_four_and_five_cards() -> None:
    t = Table(phase="mist")
    t.curses()
    sizes = {}
    for _ in t.play_on(seed=5):
        if t.g.year not in sizes and t.ask.prompt == "turn":
            sizes[t.g.year] = [len(player.hand) for player in t.g.players]
    assert sizes == {1: [3] * 4, 2: [4] * 4, 3: [5] * 4}
