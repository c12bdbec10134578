"""Bots: judging any position, going for loot, getting out in time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from igroteka.bots.greedy import Greedy
from igroteka.bots.random import Uniform
from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.bot.aims import aim_of, attack_worth, leaves, outset, prices
from igroteka.games.cadwallon.bot.evaluation import evaluate
from igroteka.games.cadwallon.bot.fights import higher, stakes
from igroteka.games.cadwallon.bot.guide import guide
from igroteka.games.cadwallon.bot.worth import goals_of, heading_out, reach
from igroteka.games.cadwallon.content import LOOT_NUMBER, MISSIONS
from igroteka.games.cadwallon.rules.board import DISTANCE, EXITS, SPACE, SPACE_ID
from igroteka.games.cadwallon.rules.options import WHOLE
from igroteka.games.cadwallon.rules.state import Cadwallon
from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from tests.games.cadwallon.table import A, B, Table
from tests.games.cadwallon.test_setup import hiring


def test_ducats_and_loot_are_worth_something() -> None:
    table = Table()
    before = evaluate(table.g, A)
    table.ducats(8, 5)
    assert evaluate(table.g, A) == pytest.approx(before + 3)
    table.at("iris", "bakery")
    empty = evaluate(table.g, A)
    table.carry("iris", "ruby")
    assert evaluate(table.g, A) > empty + 2
    assert evaluate(table.g, B) < before


def test_getting_closer_to_a_chest_is_better() -> None:
    table = Table()
    table.chest("bakery", "ruby")
    worths = []
    for space in ("exit_n1", "cross_11", "h1_2", "bakery"):
        table.at("iris", space)
        worths.append(evaluate(table.g, A))
    assert worths == sorted(worths)


def test_getting_out_is_better_than_standing_at_the_exit() -> None:
    table = Table(round=7)
    table.alarm()
    iris = table.at("iris", "exit_n1")
    table.carry("iris", "ruby", "ruby")
    inside = evaluate(table.g, A)
    table.g.on[iris.at] = -1
    iris.at = -2
    assert evaluate(table.g, A) > inside


def test_guidance_walks_towards_what_is_wanted() -> None:
    table = Table()
    table.at("iris", "cross_11")
    table.chest("bakery", "ruby")
    table.walk("iris")
    weights = dict(zip([o.key for o in table.ask.options], guide(table.g, table.ask), strict=True))
    assert weights["step:h1_2"] > weights["step:exit_n1"]


def play(table: dict[str, Any], bots: list[Any], seed: int) -> Match[Cadwallon]:
    match = Match.new(GAME, GAME.configure(table), Fast.seeded("bots", seed))
    while match.ask is not None:
        seat = match.ask.seat
        match.answer(seat, bots[seat].choose(match, seat))
    return match


def test_greedy_beats_random_players() -> None:
    wins = 0
    for seed in range(3):
        bots = [Greedy(seed) if seat == seed else Uniform(seed + seat) for seat in range(4)]
        wins += seed in play({"players": 4}, bots, seed).result.winners
    assert wins == 3


@pytest.mark.parametrize("table", [{"players": 2}, {"players": 2, **WHOLE}], ids=["base", "all"])
def test_greedy_gangs_carry_loot_out(table: dict[str, Any]) -> None:
    matches = [play(table, [Greedy(1), Greedy(2)], seed) for seed in (1, 2)]
    out = [character for match in matches for character in match.g.characters if character.at == -2]
    assert len(out) >= 8
    assert sum(sum(match.result.scores) for match in matches) > 20


def test_guided_gangs_mostly_get_out() -> None:
    out = 0
    for seed in range(4):
        rng = Random(seed)
        match = Match.new(GAME, GAME.configure({"adventure": "curfew"}), Fast.seeded(seed))
        while match.ask is not None:
            ask = match.ask
            match.answer(ask.seat, rng.choices(ask.options, guide(match.g, ask))[0])
        out += sum(character.at == -2 for character in match.g.characters)
    assert out > 64 // 3


# Fights and errands ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "ties", "chance"),
    [
        (1, 1, 0, False, 0.5),
        (1, 1, 0, True, 21 / 36),
        (1, 1, 1, False, 26 / 36 - 5 / 72),
        (2, 2, 0, False, 0.5),
        (1, 1, 6, False, 1.0),
        (1, 1, -6, True, 0.0),
    ],
)
def test_how_likely_the_best_of_some_dice_is_higher(
    mine: int, theirs: int, more: int, ties: bool, chance: float
) -> None:
    assert higher(mine, theirs, more, ties) == pytest.approx(chance)


def test_a_fight_under_way_is_worth_what_may_come_of_it() -> None:
    table = Table()
    table.stand(iris="cross_11", nyx="h1_2")
    table.hand(B, "parry")
    table.hand(A, "flurry")
    calm = stakes(table.g, A)
    table.walk("iris")
    table.do("attack:h1_2")
    plain = stakes(table.g, A)
    table.do("card:flurry")
    assert table.ask.seat == B
    assert calm == 0
    assert stakes(table.g, A) > plain  # a third die
    assert stakes(table.g, B) < -plain
    table.carry("nyx", "ruby")
    assert stakes(table.g, B) < -stakes(table.g, A)  # who flees is worse off besides


def test_greedy_leads_the_watch_to_who_defends_himself() -> None:
    """The attack stops at a question to the defender; the bot sees what it is good for."""
    table = Table(phase="watch")
    table.at("nyx", "gallery")
    table.hand(B, "parry", "flurry")
    table.do("lead:valrut", luck=(3,))
    assert Greedy(1).choose(table.match, A).key == "patrol:gallery"


def test_the_coffer_draws_who_carries_what_opens_it() -> None:
    table = Table()
    table.at("valrut", "exit_n1")
    table.g.hoard = 30
    worths = []
    for space in ("gallery", "treasury"):
        table.at("iris", space)
        table.carry("iris")
        empty = reach(table.g, table.who("iris"), SPACE[space])
        table.carry("iris", "scroll")
        worths.append(reach(table.g, table.who("iris"), SPACE[space]) - empty)
    assert 0 < worths[0] < worths[1]
    table.at("valrut", "treasury")
    assert reach(table.g, table.who("iris"), SPACE["treasury"]) < worths[1]
    table.g.hoard = 3
    assert reach(table.g, table.who("iris"), SPACE["treasury"]) == 0  # less than a scroll brings


def test_a_load_is_carried_to_the_fence_and_sold_until_it_is_time_to_leave() -> None:
    table = Table(adventure="fence_in_town")
    iris = table.at("iris", "v2_3")
    table.carry("iris", "ruby", "scroll")
    assert reach(table.g, iris, SPACE["plaza"]) > reach(table.g, iris, iris.at) > 0
    table.at("iris", "plaza")
    table.do("activate:iris")
    assert Greedy(1).choose(table.match, A).key == "fence"
    table = Table(adventure="fence_in_town", round=7)
    table.alarm()
    iris = table.at("iris", "exit_n2")
    table.carry("iris", "ruby")
    assert heading_out(table.g, iris)


def test_who_has_more_to_go_for_is_activated_rather() -> None:
    table = Table(adventure="fence_in_town")
    table.stand(iris="v2_3", davitto="exit_n1")
    table.carry("iris", "ruby", "scroll")
    assert Greedy(1).choose(table.match, A).key == "activate:iris"


def test_gems_are_carried_to_the_altar_and_a_mechanism_opens_the_treasury_to_another() -> None:
    table = Table(whole=True, adventure="treasure_of_sophet")
    iris = table.at("iris", "bakery")
    table.found("stable", "staircase")
    assert goals_of(table.g, iris) == ()
    table.carry("iris", "magic_gem")
    assert dict(goals_of(table.g, iris))[SPACE["stable"]] == pytest.approx(0.6 * 6.5)
    table.carry("iris")
    table.found("smithy", "mechanism")
    assert dict(goals_of(table.g, iris)).keys() == {SPACE["smithy"]}
    table.at("otho", "smithy")
    assert dict(goals_of(table.g, iris)).keys() == {SPACE["stable"]}
    full = dict(goals_of(table.g, iris))[SPACE["stable"]]
    table.carry("iris", "ruby", "ruby")
    assert dict(goals_of(table.g, iris))[SPACE["stable"]] < full  # there is more to lose


def test_whoever_has_got_to_the_stairs_goes_down_for_what_waits_there() -> None:
    table = Table(whole=True, adventure="treasure_of_sophet")
    table.found("bakery", "staircase")
    table.found("smithy", "mechanism")
    table.stand(iris="bakery", otho="smithy")
    table.walk("iris")
    assert Greedy(1).choose(table.match, A).key == "down:secret_treasury"


def test_the_beast_draws_hunters_where_they_can_get_at_it() -> None:
    table = Table(whole=True, adventure="beast_of_mid_nor")
    table.found("stable", "staircase")
    iris = table.at("iris", "bakery")

    def worth() -> float:
        return dict(goals_of(table.g, iris))[SPACE["stable"]]

    asleep = worth()
    table.at("cyclops", "archive")
    assert worth() > asleep
    table.at("cyclops", "secret_treasury")
    assert worth() == asleep  # nobody stands at a mechanism
    table.found("smithy", "mechanism")
    table.at("otho", "smithy")
    assert worth() > asleep


def test_a_card_is_thought_of_in_each_bout_against_a_beast_that_pays() -> None:
    def weights(adventure: str) -> dict[str, float]:
        table = Table(whole=True, adventure=adventure)
        table.found("bakery", "staircase")
        table.stand(iris="bakery", cyclops="archive")
        table.hand(A, "flurry", "cutpurse", "parry")
        table.walk("iris")
        table.do("storm:archive")
        ask = table.ask
        return dict(zip([o.key for o in ask.options], guide(table.g, ask), strict=True))

    hunting = weights("beast_of_mid_nor")
    assert hunting["card:flurry"] == hunting["card:parry"] > hunting["pass"]
    assert hunting["card:cutpurse"] < hunting["pass"]
    assert weights("tremors")["card:flurry"] < weights("tremors")["pass"]


def test_pockets_are_worth_the_more_the_more_turns_there_are_to_pick_them() -> None:
    table = Table(whole=True, adventure="festival_of_ashes")
    iris = table.at("iris", "bakery")
    early = dict(goals_of(table.g, iris))
    assert early.keys() == {SPACE[space] for space in ("plaza", "v2_3", "v3_3", "h2_3", "h3_3")}
    table.at("nyx", "plaza")
    assert SPACE["plaza"] not in dict(goals_of(table.g, iris))
    table.g.round = 6
    assert dict(goals_of(table.g, iris))[SPACE["v2_3"]] < early[SPACE["v2_3"]]


def test_lucius_and_the_heroines_are_hired_for_what_they_bring() -> None:
    def hired(gang: str) -> str:
        mercenary: str = Greedy(1).choose(hiring(gang, "cursed"), A).args["mercenary"]
        return mercenary

    assert hired("nocturnis") == "lucius"
    assert hired("kaldern") in ("sienne", "isabeau")


# Guidance -------------------------------------------------------------------------------------


def weights(table: Table) -> dict[str, float]:
    """What guidance says to the open question."""
    return dict(zip([o.key for o in table.ask.options], guide(table.g, table.ask), strict=True))


def heaviest(table: Table) -> str:
    found = weights(table)
    return max(found, key=lambda key: found[key])


def by_guidance(table: Table, most: int = 40) -> list[str]:
    """The rest of a turn as guidance weighs most."""
    keys: list[str] = []
    while len(keys) < most and (not keys or keys[-1] != "end"):
        keys.append(heaviest(table))
        table.do(keys[-1])
    return keys


def test_guidance_goes_to_a_chest_opens_it_and_ends_the_turn() -> None:
    table = Table(alone=True)
    table.at("iris", "cross_11")
    table.chest("bakery", "ruby")
    keys = by_guidance(table)
    assert keys[:2] == ["activate:iris", "move"]
    assert keys[-2:] == ["bash:chest:bakery", "end"]
    assert LOOT_NUMBER["ruby"] in table.who("iris").loot


def test_who_is_active_goes_on_before_another_is_activated() -> None:
    table = Table()
    table.stand(iris="cross_11", otho="exit_s4")
    table.carry("otho", "scroll", "scroll", "key_ring")
    table.chest("bakery", "ruby")
    table.do("activate:iris")
    assert heaviest(table) == "move"


def test_a_way_is_found_past_somebody_who_stands_in_it() -> None:
    table = Table(alone=True)
    table.stand(iris="cross_11", kornak="h1_2")
    table.chest("bakery", "ruby")
    worths = prices(table.g, A)
    table.do("activate:iris")
    aim = aim_of(table.g, table.who("iris"), worths)
    assert aim.space == SPACE["bakery"]
    assert aim.next != SPACE["h1_2"]
    table.at("kornak", "guardroom")
    assert aim_of(table.g, table.who("iris"), worths).next == SPACE["h1_2"]


def test_a_treasure_is_worth_what_a_mission_lacks_or_the_coffer_pays() -> None:
    table = Table()
    ruby, scroll = LOOT_NUMBER["ruby"], LOOT_NUMBER["scroll"]
    table.g.shown, table.g.hoard = [], 30
    plain = prices(table.g, A)
    assert plain[scroll] > plain[ruby]
    table.g.hoard = 0
    assert prices(table.g, A)[scroll] == plain[ruby]
    table.at("iris", "bakery")
    table.carry("iris", "ruby")
    table.g.shown = [next(n for n, card in enumerate(MISSIONS) if card.id == "red_eyes")]
    assert prices(table.g, A)[ruby] > plain[ruby]


def test_what_the_coffer_pays_better_is_not_given_to_the_guild_while_there_is_time() -> None:
    table = Table()
    table.at("iris", "bakery")
    table.carry("iris", "scroll", "scroll")
    table.g.hoard = 30
    table.g.shown = [next(n for n, card in enumerate(MISSIONS) if card.id == "paper_trail")]
    assert heaviest(table) != "mission:paper_trail"
    table.g.hoard = 0
    assert heaviest(table) == "mission:paper_trail"


def test_a_loaded_rival_is_attacked_by_who_has_nothing_to_lose() -> None:
    table = Table(alone=True)
    table.stand(iris="cross_11", nyx="h1_2")
    table.carry("nyx", "ruby", "ruby")
    table.walk("iris")
    assert heaviest(table) == "attack:h1_2"
    iris, nyx = table.who("iris"), table.who("nyx")
    bold = attack_worth(table.g, iris, nyx, prices(table.g, A))
    table.carry("iris", "scroll")
    assert attack_worth(table.g, iris, nyx, prices(table.g, A)) < bold


def test_who_carries_something_leaves_as_soon_as_the_alarm_is_raised() -> None:
    table = Table(round=5, alone=True, adventure="curfew")
    iris = table.at("iris", "exit_n1")
    table.carry("iris", "ruby")
    assert not leaves(table.g, iris)
    table.alarm()
    assert leaves(table.g, iris)
    table.carry("iris")
    assert not leaves(table.g, iris)


def test_a_fight_that_is_lost_as_the_dice_lie_is_rolled_again() -> None:
    for mine, again in (((1, 2), True), ((6, 5), False)):
        table = Table(alone=True)
        table.stand(iris="cross_11", nyx="h1_2")
        table.hand(A, "second_wind")
        table.walk("iris")
        table.do("attack:h1_2")
        table.do("card:second_wind", luck=(*mine, 4, 4))
        assert (heaviest(table) == "wind") is again


def test_guidance_alone_beats_greedy_bots() -> None:
    """Playouts by it are worth looking at: it is no worse than what it stands for."""
    lead = 0.0
    for seed in range(6):
        bots = [Greedy(seed + seat) for seat in range(4)]
        match = Match.new(GAME, GAME.configure({"players": 4}), Fast.seeded("guidance", seed))
        while match.ask is not None:
            ask = match.ask
            if ask.seat == seed % 4:
                found = guide(match.g, ask)
                match.answer(ask.seat, ask.options[found.index(max(found))])
            else:
                match.answer(ask.seat, bots[ask.seat].choose(match, ask.seat))
        scores = match.result.scores
        lead += scores[seed % 4] - sum(scores) / 4
    assert lead > 0


def test_who_came_for_the_stairs_goes_down() -> None:
    table = Table(whole=True, adventure="beast_of_mid_nor", alone=True)
    table.at("iris", "bakery")
    table.found("bakery", "staircase")
    table.at("cyclops", "tunnel")
    table.walk("iris")
    assert heaviest(table).startswith("down:")


def test_one_card_is_enough_for_a_fight() -> None:
    table = Table(alone=True, no_mercy=True)
    table.stand(iris="cross_11", nyx="h1_2")
    table.hand(A, "flurry", "powerful_blow")
    table.walk("iris")
    table.do("attack:h1_2")
    first = heaviest(table)
    assert first.startswith("card:")
    table.do(first)
    left = weights(table)
    [card] = [key for key in left if key.startswith("card:")]
    assert left[card] < left["pass"]


def test_gangs_begin_where_chests_are_near_and_nobody_is_nearer() -> None:
    table = Table(phase="deployment", adventure="curfew")
    table.chest("stable", "ruby")
    stable = DISTANCE[SPACE["stable"]]
    near, far = sorted(EXITS, key=lambda space: stable[space])[:: len(EXITS) - 1]
    found = dict(zip(table.ask.options, guide(table.g, table.ask), strict=True))
    by_space = {option.value[1]: weight for option, weight in found.items()}
    assert max(by_space, key=lambda space: by_space[space]) == near
    assert by_space[near] > by_space[far]
    table.at("nyx", SPACE_ID[near])
    other = next(space for space in EXITS if space != near)
    worths = prices(table.g, A)
    contested = outset(table.g, A, other, worths)
    table.who("nyx").at = -1
    assert outset(table.g, A, other, worths) > contested


def test_gangs_begin_near_where_loads_are_paid_for() -> None:
    def begin(adventure: str) -> float:
        table = Table(phase="deployment", adventure=adventure)
        by_distance = sorted(EXITS, key=lambda space: DISTANCE[SPACE["treasury"]][space])
        worths = prices(table.g, A)
        near, far = (outset(table.g, A, by_distance[place], worths) for place in (0, -1))
        return near - far

    assert begin("dukes_treasure") > begin("curfew") == 0
