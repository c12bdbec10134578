"""Open and hidden information (CAN-HIDDEN)."""

from __future__ import annotations

from random import Random

import pytest

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.content import CANDLES, QUESTS
from igroteka.games.candelabria.rules.state import Candelabria
from igroteka.kernel.state import encode
from igroteka.kernel.zones import HIDDEN
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table, number_of

HOUSES = (ASH, SOWERS, COVEN, KNIGHTS)


def mid_match() -> Table:
    """A match of year 2 with something of everything on the table."""
    t = Table(year=2, quests=True, withering=True)
    t.hand(COVEN, "link_boy", "duelist")
    t.tactics(COVEN, "snuff", "cov_soul_theft")
    t.candle(COVEN, "pilgrim", "r5_mine", flames=2, card="smuggler")
    t.cubes(COVEN, gold=4, wax=1)
    t.upgrades(COVEN, "bastion")
    t.vp(COVEN, 17)
    t.influence(1, {COVEN: 2})
    t.common("build_temple", marks=(COVEN,))
    t.personal(COVEN, "buy_three")
    t.withered(COVEN, 1, "flicker")
    t.player(COVEN).maneuvers.append(t.g.candle_deck.cards.pop())
    return t


def strangers(t: Table) -> list[int | None]:
    """Everybody but the Coven, and a spectator."""
    return [None, *(t.seat(house) for house in HOUSES if house != COVEN)]


def test_CAN_HIDDEN_1_a_candle_hand_is_seen_by_its_owner_its_size_by_all() -> None:
    t = mid_match()
    seat = t.seat(COVEN)
    for viewer in strangers(t):
        assert t.match.view(viewer).players[seat].hand == [HIDDEN, HIDDEN]
    own = t.match.view(seat).players[seat].hand
    assert [CANDLES[card].id for card in own] == ["link_boy", "duelist"]


def test_CAN_HIDDEN_1_cards_drawn_from_the_curse_deck_are_told_to_all() -> None:
    t = Table(phase="clean_up")
    assert t.prompt() == "turn"
    told = t.facts("house-candle")
    assert [fact.args["card"] for fact in told] == [
        "ash_raging_brand",
        "sow_sower_of_sparks",
        "cov_choir_of_the_snuffed",
        "kni_sun_paladin",
    ]
    assert all(fact.told_to(viewer) for fact in told for viewer in (None, 0, 1, 2, 3))
    assert len(t.facts("struck")) == 3


def test_CAN_HIDDEN_1_the_three_cards_the_coven_looks_at_are_its_own() -> None:
    t = Table()
    t.turn_of(COVEN)
    t.do("deploy:cov_smoke_catcher:explorer")
    seat = t.seat(COVEN)
    assert t.prompt() == "keep-candle"
    assert t.match.view(t.seat(ASH)).players[seat].looked == [HIDDEN] * 3
    assert t.match.view(seat).players[seat].looked == t.player(COVEN).looked
    assert all("card" not in fact.args for fact in t.facts("drew-candles"))


def test_CAN_HIDDEN_2_maneuver_pile_and_deployed_cards_are_public() -> None:
    t = mid_match()
    seat = t.seat(COVEN)
    for viewer in strangers(t):
        seen = t.match.view(viewer).players[seat]
        assert seen.maneuvers == t.player(COVEN).maneuvers
        assert seen.deployed == [-1, number_of(CANDLES, "smuggler"), -1]


def test_CAN_HIDDEN_3_tactics_cards_are_seen_by_their_owner_their_number_by_all() -> None:
    t = mid_match()
    seat = t.seat(COVEN)
    for viewer in strangers(t):
        assert t.match.view(viewer).players[seat].tactics == [HIDDEN, HIDDEN]
    assert t.match.view(seat).players[seat].tactics == t.player(COVEN).tactics


def test_CAN_HIDDEN_3_taking_from_the_display_is_told_to_all() -> None:
    t = Table()
    t.display("snuff", "rekindle", "blackout", "snuff", "rekindle", "blackout")
    t.turn_of(ASH)
    t.do("deploy:ash_cinder_mourner:explorer", "take:snuff")
    [took] = t.facts("took")
    assert took.args["card"] == "snuff"
    assert all(took.told_to(viewer) for viewer in (None, 0, 1, 2, 3))


def battle() -> Table:
    """Ash and the Coven lay cards."""
    t = Table()
    t.bare()
    for house in (ASH, COVEN):
        t.land(house, "r6_forge")
    t.tactics(ASH, "snuff", "rekindle")
    t.tactics(COVEN, "blackout")
    t.battle(6)
    return t


def test_CAN_HIDDEN_4_chosen_cards_are_secret_until_the_reveal() -> None:
    t = battle()
    before = {viewer: encode(t.match.view(viewer)) for viewer in (None, 1, 2, 3)}
    t.do("lay:snuff", "lay:rekindle", seat=t.seat(ASH))
    for viewer, seen in before.items():
        assert encode(t.match.view(viewer)) == seen
    assert t.facts("revealed") == []
    t.lay(COVEN)
    assert [fact.args["card"] for fact in t.facts("revealed")] == ["snuff", "rekindle"]


def test_CAN_HIDDEN_8_nor_is_the_number_of_chosen_cards_shown() -> None:
    views = []
    for cards in (("lay:snuff", "lay:rekindle"), ("lay:snuff", "free"), ("free", "free")):
        t = battle()
        t.do(*cards, seat=t.seat(ASH))
        assert [ask.seat for ask in t.match.asks] == [t.seat(COVEN)]
        views.append([encode(t.match.view(viewer)) for viewer in (None, 1, 2, 3)])
        assert t.g.journal.facts == [t.facts("battle")[0]]
    assert views[0] == views[1] == views[2]


def test_CAN_HIDDEN_5_decks_are_unknown_to_all() -> None:
    t = mid_match()
    for viewer in (None, 0, 1, 2, 3):
        view = t.match.view(viewer)
        for name in ("tactics_deck", "candle_deck", "withering_deck"):
            deck = getattr(view, name)
            assert deck.cards == [HIDDEN] * len(getattr(t.g, name).cards)
        assert view.curse_deck == [HIDDEN] * len(t.g.curse_deck)
        assert view.upgrade_pool == [HIDDEN] * len(t.g.upgrade_pool)
        assert view.quest_box == [HIDDEN] * len(t.g.quest_box)


def test_CAN_HIDDEN_5_cards_put_under_a_deck_are_known_to_who_put_them() -> None:
    t = Table()
    t.turn_of(COVEN)
    t.force_candles("link_boy", "duelist", "smuggler")
    t.do("deploy:cov_smoke_catcher:explorer", "keep:duelist", "under:smuggler")
    cards = [number_of(CANDLES, "smuggler"), number_of(CANDLES, "link_boy")]
    assert t.match.view(t.seat(COVEN)).candle_deck.under == cards
    for viewer in strangers(t):
        assert t.match.view(viewer).candle_deck.under == [HIDDEN, HIDDEN]


def test_CAN_HIDDEN_5_when_one_is_drawn_the_others_stay_known_to_who_put_them() -> None:
    """The deck is used up: Ash has put a card under it, then the Coven; the Knights draw."""
    t = Table()
    t.candle_deck("smuggler", "link_boy")
    smuggler, link_boy = t.g.candle_deck.cards
    t.g.candle_deck.cards.clear()
    t.g.candle_deck.put_under(smuggler, t.player(ASH).seat)
    t.g.candle_deck.put_under(link_boy, t.player(COVEN).seat)
    t.turn_of(KNIGHTS)
    t.do("deploy:kni_dawn_herald:explorer")
    assert "smuggler" in t.hand_of(KNIGHTS)
    assert t.match.view(t.seat(COVEN)).candle_deck.under == [link_boy]
    for house in (ASH, SOWERS, KNIGHTS):
        assert t.match.view(t.seat(house)).candle_deck.under == [HIDDEN]


def test_CAN_HIDDEN_6_a_personal_quest_is_secret() -> None:
    t = mid_match()
    seat = t.seat(COVEN)
    for viewer in strangers(t):
        assert t.match.view(viewer).players[seat].personal == [HIDDEN]
    own = t.match.view(seat).players[seat].personal
    assert [QUESTS[card].id for card in own] == ["buy_three"]


def test_CAN_HIDDEN_6_keeping_a_quest_is_told_to_its_owner_alone() -> None:
    t = Table(quests=True, phase="quests")
    t.curses()
    for house in HOUSES:
        t.do(t.options(seat=t.seat(house))[0], seat=t.seat(house))
    kept = t.facts("quest-kept")
    assert len(kept) == 4
    for seat, fact in enumerate(kept):
        viewers = (None, 0, 1, 2, 3)
        assert [viewer for viewer in viewers if fact.told_to(viewer)] == [seat]
    assert all(fact.told_to(None) for fact in t.facts("quest-common"))


def test_CAN_HIDDEN_6_it_is_open_once_it_has_scored() -> None:
    t = Table(quests=True)
    t.bare()
    t.personal(ASH, "extinguish_land_flame")
    t.land(COVEN, "r5_mine")
    t.hand(ASH, "moth_catcher")
    t.turn_of(ASH)
    t.do("deploy:moth_catcher:explorer", "extinguish:new_life_coven:r5_mine", "supply")
    t.do("score:extinguish_land_flame")
    view = t.match.view(None)
    assert [QUESTS[quest.card].id for quest in view.quests] == ["extinguish_land_flame"]


def unseen(g: Candelabria, but: int | None) -> Candelabria:
    """The state with everything hidden turned over, by hand."""
    hidden = g.copy()
    hidden.chance.at = 0
    for deck in (
        hidden.curse_deck,
        hidden.upgrade_pool,
        hidden.quest_box,
        hidden.candle_deck.cards,
        hidden.tactics_deck.cards,
        hidden.withering_deck.cards,
    ):
        deck[:] = [HIDDEN] * len(deck)
    for player in hidden.players:
        if player.seat != but:
            for cards in (player.hand, player.tactics, player.personal):
                cards[:] = [HIDDEN] * len(cards)
    return hidden


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_CAN_HIDDEN_7_everything_else_is_public(viewer: int | None) -> None:
    t = mid_match()
    view = t.match.view(viewer)
    assert encode(view) == encode(unseen(t.g, but=viewer))
    coven = view.players[t.seat(COVEN)]
    assert (coven.gold, coven.wax, coven.vp) == (4, 1, 17)
    assert coven.upgrades == t.player(COVEN).upgrades
    assert view.curses[0].influence[t.seat(COVEN)] == 2
    assert view.temples == t.g.temples
    assert view.track == t.g.track


def test_CAN_HIDDEN_a_guess_deals_what_is_unseen_anew() -> None:
    t = mid_match()
    before = encode(t.g)
    seat, viewer = t.seat(COVEN), t.seat(ASH)
    hands = set()
    for seed in range(30):
        g = t.match.determinize(viewer, Random(seed)).g
        coven = g.players[seat]
        assert (len(coven.hand), len(coven.tactics), len(coven.personal)) == (2, 2, 1)
        assert g.players[viewer].hand == t.player(ASH).hand
        assert GAME.census(g) == GAME.census(t.g)
        hands.add(tuple(sorted(coven.hand)))
    assert len(hands) > 10
    assert encode(t.g) == before
