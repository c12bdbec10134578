"""Adventures and the campaign (CAD-ADV, CAD-CAMP)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.content import ADVENTURE, CAMPAIGN, CHARACTERS, FOUND
from igroteka.games.cadwallon.rules.board import SPACE, SPACE_ID
from igroteka.games.cadwallon.rules.campaign import count, hand_on, next_part
from igroteka.games.cadwallon.rules.explore import TOKEN_KIND
from igroteka.games.cadwallon.rules.options import WHOLE, CampaignRecord
from igroteka.games.cadwallon.rules.state import CYCLOPS, Cadwallon
from igroteka.kernel.chance import Fast
from igroteka.kernel.errors import BadOptions
from igroteka.kernel.match import Match
from igroteka.testing.coverage import rules
from tests.games.cadwallon.table import A, B, C, Table
from tests.games.cadwallon.test_setup import new_match, play_setup


def test_CAD_ADV_1_the_dukes_treasure() -> None:
    table = Table()
    table.stand(valrut="exit_n1", iris="treasury")
    table.carry("iris", "scroll", "key_ring", "ruby")
    table.g.hoard = 21
    table.do("activate:iris")
    table.do("coffer", luck=(5, 4, 1, 1, 6, 6))
    assert table.told("rolled")[0][1]["dice"] == [5, 4, 1, 1, 6, 6]
    assert table.purse(A) == 5 + 21  # at most what is left
    assert table.loot("iris") == ["ruby"]
    assert table.ap == 6
    table.who("iris").acted = False
    table.carry("iris", "scroll", "key_ring")
    assert table.refused("coffer") == "CAD-ADV-1"  # the hoard is empty


@rules("CAD-ADV-1", "CAD-RUL-34")
def test_each_scroll_and_key_ring_opens_the_coffer_by_itself() -> None:
    table = Table()
    table.stand(valrut="exit_n1", iris="treasury", davitto="plaza")
    table.g.hoard = 30
    table.carry("davitto", "scroll", "key_ring")
    table.carry("iris", "ruby")
    table.do("activate:iris")
    assert table.refused("coffer") == "CAD-ADV-1"  # what others carry is of no use
    table.carry("iris", "key_ring", "ruby")
    table._match = None
    table.do("coffer", luck=(1, 2, 3))
    assert table.purse(A) == 5 + 6
    assert table.g.hoard == 24
    assert table.loot("iris") == ["ruby"]
    assert sorted(table.loot("davitto")) == ["key_ring", "scroll"]


@rules("CAD-ADV-2", "CAD-DEC-5")
def test_CAD_ADV_2_curfew_moves_both() -> None:
    table = Table(adventure="curfew", phase="watch")
    assert table.options() == ["lead:kornak", "lead:valrut"]
    table.do("lead:valrut", luck=(3,))
    table.force(6)
    table.do("patrol:gallery")  # then Kornak, by a roll of his own
    assert table.where("valrut") == "gallery"
    faces = [args for _, args in table.told("patrol-die")]
    assert faces == [{"figure": "valrut", "face": 3}, {"figure": "kornak", "face": 6}]


@rules("CAD-ADV-4", "CAD-DEC-37")
def test_CAD_ADV_4_without_treasure_a_fine() -> None:
    table = Table(adventure="hired_blades", phase="watch", gangs=("nocturnis", "executioners"))
    table.stand(hunter_isabeau="cross_11", leona="h1_2")
    table.force(table.g.deck.cards[0], 2)
    table.do("lead:hunter_isabeau")
    table.do("patrol:h1_2", luck=(5, 1, 1, 5, 5))
    assert table.purse(B) == 3
    assert table.purse(A) == 5


@rules("CAD-ADV-5", "CAD-ADV-6")
def test_zombies_rise_and_attack() -> None:
    table = Table(adventure="king_of_ashes", players=3)
    table.at("iris", "cross_11")
    table.encounter("h1_2", True)
    table.carry("iris", "ruby")
    table.walk("iris")
    table.do("step:h1_2", luck=(6, 1, 1))
    assert table.told("fight-dice")[0][1] == {"figure": "zombie", "dice": [6]}
    assert (table.ask.seat, table.ask.prompt) == (B, "flight")  # the next player moves the loser
    table.do("flee:cross_31")
    assert table.loot("iris") == ["ruby"]
    assert table.g.on[SPACE["h1_2"]] == 20
    assert table.g.walk is None


def test_CAD_ADV_5_an_empty_token_stops_all_the_same() -> None:
    table = Table(adventure="king_of_ashes")
    table.at("iris", "cross_11")
    table.encounter("h1_2", False)
    table.walk("iris", "h1_2")
    assert table.g.walk is None
    assert table.g.encounters.spaces == []
    assert table.told("fight") == []


@rules("CAD-ADV-6", "CAD-ADV-7")
def test_zombies_block_can_be_attacked_and_pay() -> None:
    table = Table(adventure="king_of_ashes")
    table.stand(leona="cross_11", zombie="h1_2")
    table.hand(A, "dodge")
    table.walk("leona")
    assert table.refused("step:h1_2") == "CAD-MOVE-9"
    table.do("attack:h1_2", luck=(4, 1, 4))
    assert table.purse(A) == 7
    assert table.where("leona") == "h1_2"
    assert table.ap == 5
    passing = Table(adventure="king_of_ashes")
    passing.at("iris", "cross_11")
    passing.at("zombie", "h1_2")
    passing.hand(A, "dodge")
    passing.walk("iris")
    passing.do("card:dodge", "step:h1_2", "step:bakery", "stop")
    assert passing.where("iris") == "bakery"


@rules("CAD-ADV-9")
def test_a_lying_hostage_is_picked_up_without_a_roll() -> None:
    table = Table(adventure="barons_ransom")
    table.at("iris", "bakery")
    table.g.hostages[SPACE["bakery"]] = 1
    table.do("activate:iris", "lift")
    assert table.loot("iris") == ["hostage"]
    assert table.ap == 6
    assert table.told("rolled") == []


@rules("CAD-ADV-11", "CAD-DEC-38")
def test_CAD_ADV_11_the_owner_chooses_among_equals() -> None:
    table = Table(adventure="fire", phase="dawn", round=2)
    table.at("nyx", "library")
    table.force(SPACE["library"])
    assert (table.ask.seat, table.ask.prompt) == (B, "rescue")
    assert table.options() == ["rescue:reading_room", "rescue:v1_4", "rescue:wine_cellar"]
    assert table.refused("rescue:plaza") == "CAD-ADV-11"
    table.do("rescue:v1_4")
    table._match = None
    table.g.phase = "turn"
    table.stand(otho="v1_3", nyx="plaza")
    table.hand(A, "run")
    table.walk("otho", "cross_13", "v1_4")
    assert table.refused("step:library") == "CAD-ADV-11"


def test_CAD_ADV_12_the_closing_ring() -> None:
    table = Table(adventure="dukes_vengeance", phase="dawn", players=3)
    assert table.ask.prompt == "portcullis"
    table.do("shut:exit_n1", "shut:exit_n2")
    assert table.g.alarm
    assert table.ask.prompt == "militia"
    table.g.phase, table.g.round = "dawn", 2
    table._match = None
    assert table.ask.seat == C  # going on round the table
    table.do("shut:exit_n3")
    assert table.ask.seat == A


@rules("CAD-ADV-13", "CAD-DEC-27")
def test_CAD_ADV_13_without_such_a_room_nothing_happens() -> None:
    table = Table(whole=True, adventure="tremors", phase="dawn", round=3)
    table.at("iris", "bakery")
    table.token("bakery", "crest")
    assert table.ask.prompt in ("militia", "turn")


@rules("CAD-ADV-14")
def test_the_sealed_stair() -> None:
    match = new_match(adventure="sealed_stair", **WHOLE)
    play_setup(match)
    assert match.g.found[SPACE["mages_study"]] == 5
    assert SPACE["mages_study"] not in match.g.covered.spaces
    assert len(match.g.covered.spaces) == 23
    assert sum(p.experience for p in match.g.players) == 0
    table = Table(whole=True, adventure="sealed_stair")
    table.at("iris", "mages_study")
    table.found("mages_study", "staircase")
    table.g.ap = 1
    table.walk("iris")
    assert table.refused("down:tunnel") == "CAD-ADV-14"
    table.carry("iris", "key_ring")
    table._match = None
    table.do("down:tunnel", luck=(6,))
    assert table.ap == 0
    paid = Table(whole=True, adventure="sealed_stair")
    paid.at("iris", "mages_study")
    paid.found("mages_study", "staircase")
    paid.walk("iris")
    paid.force(6)
    paid.do("down:tunnel")
    assert paid.ap == 5


@rules("CAD-ADV-15", "CAD-DEC-36")
def test_the_beast_is_led_on_a_six() -> None:
    table = Table(whole=True, adventure="beast_of_mid_nor")
    table.at("iris", "bakery")
    table.found("bakery", "staircase")
    table.walk("iris")
    table.do("down:tunnel", luck=(6,))
    assert (table.ask.seat, table.ask.prompt) == (A, "lure")
    table.do("lure:archive")
    assert table.where("cyclops") == "archive"


def test_CAD_ADV_16_the_treasure_of_sophet() -> None:
    table = Table(whole=True, adventure="treasure_of_sophet")
    table.at("iris", "secret_treasury")
    table.do("activate:iris")
    table.do("treasury", luck=(1, 2, 3))
    assert table.purse(A) == 5 + 6 + 6
    table.at("leona", "holy_altar")
    table.carry("leona", "magic_gem")
    table._match = None
    table.do("activate:leona", "altar")
    assert table.purse(A) == 17 + 10


@rules("CAD-ADV-15", "CAD-RUL-38")
def test_the_beast_lies_in_wait_at_the_foot_of_an_open_stair() -> None:
    g = laid_out("beast_of_mid_nor")
    assert g.found[SPACE["mages_study"]] == FOUND.index("staircase")
    assert g.cyclops == SPACE["torture_chamber"]
    assert g.on[SPACE["torture_chamber"]] == CYCLOPS
    assert len(g.covered.spaces) == 23
    assert sum(player.experience for player in g.players) == 0


@rules("CAD-ADV-16", "CAD-RUL-39")
def test_a_stair_and_a_mechanism_lead_to_the_treasure_of_sophet() -> None:
    g = laid_out("treasure_of_sophet")
    opened = {SPACE_ID[room]: FOUND[token] for room, token in enumerate(g.found) if token >= 0}
    assert opened == {"mages_study": "staircase", "laboratory": "mechanism"}
    hidden = Counter(FOUND[TOKEN_KIND[token]] for token in g.covered.tokens)
    assert (hidden["staircase"], hidden["mechanism"], hidden.total()) == (2, 1, 22)
    assert not set(g.covered.spaces) & {SPACE["mages_study"], SPACE["laboratory"]}
    assert sum(player.experience for player in g.players) == 0


def laid_out(adventure: str) -> Cadwallon:
    """A table of the whole expansion at the end of its set-up."""
    match = new_match(adventure=adventure, **WHOLE)
    play_setup(match)
    return match.g


@rules("CAD-ADV-17")
def test_the_crowd_costs_two_points_and_keeps_militiamen_out() -> None:
    table = Table(whole=True, adventure="festival_of_ashes", phase="watch")
    table.at("kornak", "cross_22")
    purple = next(n for n in table.g.deck.cards[1:] if n < 36)
    table.force(table.g.deck.cards[0], purple)
    table.do("lead:kornak_reinforced")
    assert table.refused("patrol:v2_3") == "CAD-ADV-17"
    table.do("patrol:cross_22")


@rules("CAD-ADV-20")
def test_the_duke_goes_back_when_his_bearer_is_lost() -> None:
    table = Table(whole=True, adventure="dukes_ransom")
    table.at("iris", "tunnel")
    table.carry("iris", "duke", "ruby")
    table.alarm()
    table.do("activate:iris")
    table.do("tunnel", luck=(1,))
    assert table.g.duke == SPACE["torture_chamber"]
    assert table.g.loot_gone[8] == 0
    assert table.g.loot_gone[3] == 1


@rules("CAD-ADV-21")
def test_sheet_rolls_can_be_re_rolled() -> None:
    table = Table(whole=True, adventure="festival_of_ashes")
    table.at("iris", "plaza")
    table.player(A).experience = 1
    table.g.experience_left -= 1
    table.do("activate:iris")
    table.do("pockets", luck=(6,))
    table.do("experience:0", luck=(4,))
    assert table.purse(A) == 9


# The campaign ---------------------------------------------------------------------------------


def part(record: CampaignRecord, **options: Any) -> dict[str, Any]:
    adventure = next_part(record)
    return {
        "players": 2,
        "adventure": adventure,
        **WHOLE,
        "campaign": msgspec.to_builtins(record),
        **options,
    }


def played(options: dict[str, Any], seed: int) -> Cadwallon:
    """A whole match by guidance."""
    rng = Random(seed)
    match = Match.new(GAME, GAME.configure(options), Fast.seeded(seed))
    while match.ask is not None:
        ask = match.ask
        match.answer(ask.seat, rng.choices(ask.options, GAME.guide(match.g, ask))[0])
    return match.g


@rules("CAD-CAMP-1", "CAD-CAMP-2", "CAD-CAMP-14", "CAD-RUL-8", "CAD-RUL-29")
def test_a_campaign_of_four_parts() -> None:
    record = CampaignRecord()
    numbers = []
    for seed in range(4):
        adventure = next_part(record)
        assert adventure is not None
        numbers.append(ADVENTURE[adventure].number)
        g = played(part(record), seed)
        record = hand_on(g)
        assert record.ducats[-1] == tuple(p.purse[0] for p in g.players)
        assert record.experience == tuple(p.experience for p in g.players)
    assert numbers == [9, 10, 11, 12]
    assert next_part(record) is None
    assert sorted(seat for place in count(record).ranking for seat in place) == [A, B]
    assert len(CAMPAIGN.parts) == 4
    with pytest.raises(BadOptions, match="CAD-CAMP-9"):
        GAME.configure(part(record, adventure="tremors"))


def test_CAD_CAMP_1_the_parts_in_their_order() -> None:
    with pytest.raises(BadOptions, match="CAD-CAMP-1"):
        GAME.configure(part(CampaignRecord(), adventure="sealed_stair"))


LINEUPS = (
    ("executioners", "leona", "davitto", "iris", "chufflock"),
    ("cursed", "dorak", "zora", "gholam", "vesper"),
)


def after(parts: int, winners: tuple[int, ...] = (A,), **more: Any) -> CampaignRecord:
    return CampaignRecord(
        ducats=((20, 10),) * parts,
        winners=(winners,) * parts,
        experience=(2, 1),
        lineups=LINEUPS,
        **more,
    )


@rules("CAD-CAMP-3", "CAD-CAMP-4", "CAD-CAMP-8", "CAD-CAMP-11", "CAD-CAMP-14")
def test_what_the_next_part_begins_with() -> None:
    match = new_match(**part(after(2)))
    play_setup(match)
    g = match.g
    names = [CHARACTERS[c.who].id for c in g.characters]
    assert names == [*LINEUPS[0][1:], *LINEUPS[1][1:]]  # all of them are back
    assert [p.experience for p in g.players] == [2 + 1, 1]
    assert g.experience_left == 21 - 4
    assert [p.purse for p in g.players] == [[5], [5]]


@rules("CAD-CAMP-5", "CAD-CAMP-6")
def test_the_bonus_of_adventure_10_is_equipment() -> None:
    match = new_match(**part(after(1)))
    assert match.ask is not None
    assert (match.ask.seat, match.ask.prompt) == (A, "bonus-bearer")
    match.answer(A, "bearer:iris")
    match.answer(A, "gear:crowbar")
    assert match.g.characters[2].gear >= 0


@rules("CAD-CAMP-6")
def test_the_bonus_of_adventure_11_is_cards() -> None:
    match = new_match(1, 1, 6, 6, **part(after(2)))
    assert match.g.phase == "deployment"
    assert [len(p.hand) for p in match.g.players] == [7, 5]


@rules("CAD-CAMP-6", "CAD-CAMP-7")
def test_the_bonus_of_adventure_12_is_to_begin() -> None:
    match = new_match(**part(after(3, (B,))))
    assert match.g.order == [B, A]
    assert match.g.players[B].experience == 1 + 2
    shared = new_match(1, 1, 6, 6, **part(after(3, (A, B))))
    assert shared.g.order[0] == B  # by a roll among the winners
    assert [p.experience for p in shared.g.players] == [4, 3]


def test_CAD_CAMP_8_the_line_up_may_be_left_open() -> None:
    match = new_match(**part(after(2, locked=False)))
    assert match.ask is not None
    assert match.ask.prompt == "gang"


@rules("CAD-CAMP-9", "CAD-CAMP-10")
def test_who_wins_the_campaign() -> None:
    def ranking(*ducats: tuple[int, int], winners: tuple[tuple[int, ...], ...]) -> Any:
        return count(CampaignRecord(ducats=ducats, winners=winners)).ranking

    assert ranking((10, 5), (5, 9), winners=((A,), (B,)))[0] == (A,)
    assert ranking((10, 12), (12, 10), winners=((A,), (A,)))[0] == (A,)  # more parts won
    assert ranking((10, 12), (12, 10), winners=((B,), (A,)))[0] == (A,)  # the last part
    assert ranking((10, 10), winners=((A, B),)) == ((A, B),)


def test_CAD_CAMP_12_a_single_game_has_neither_bonus_nor_carried_experience() -> None:
    match = new_match(adventure="treasure_of_sophet", **WHOLE)
    play_setup(match)
    assert [p.experience for p in match.g.players] == [0, 0]
    assert sorted(len(p.hand) for p in match.g.players) in ([5, 5], [5, 6])


@pytest.mark.parametrize("round", [1, 2, 3, 6])
def test_CAD_ADV_11_a_room_burns_in_every_round_from_the_second_on(round: int) -> None:
    table = Table(adventure="fire", phase="dawn", round=round)
    table.alarm()
    table.g.chance = Fast.seeded(1)
    assert table.ask.prompt == "militia"
    assert sum(table.g.burnt) == (round > 1)


def test_CAD_ADV_10_a_hostage_is_not_sold() -> None:
    table = Table(adventure="fence_in_town")
    table.at("iris", "plaza")
    table.carry("iris", "hostage", "ruby", "scroll")
    table.do("activate:iris", "fence")
    assert table.refused("sell:hostage") == "CAD-ADV-10"
    assert {"sell:ruby", "sell:scroll"} <= set(table.options())
