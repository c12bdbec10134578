"""Search: fair guesses, comparable ends, a budget that holds, the same choice for the same seed."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest

from igroteka.bots.advice import advise
from igroteka.bots.search.bot import Budget, Searcher
from igroteka.bots.search.crew import CAN_FORK, Crew, Row
from igroteka.bots.search.playout import Leaf, played
from igroteka.bots.search.policy import considered, outlook, worth_trying
from igroteka.bots.search.race import Ceiling, Race, Racer
from igroteka.bots.search.value import Value
from igroteka.games.kalena import GAME as KALENA
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Flow, Option, any_of
from igroteka.kernel.game import Foresight, Game
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game, game_names
from tests.bots.test_bots import GAMBLE, SAFE, at_the_turn, begun, gambling
from tests.kernel import lanterns
from tests.kernel.lanterns import Lanterns

ENDLESS = 1e9


def searcher(seed: int, playouts: int = 40, options: int = 6) -> Searcher:
    """A bot whose time is never over."""
    return Searcher("searcher", seed, Budget(playouts, ENDLESS), options)


def decisions(game: Game[Any], seed: int, every: int, most: int) -> Iterator[Match[Any]]:
    """A guided match, standing still at every so many decisions."""
    match = begun(game, 3, seed)
    rng = Random(seed)
    for number in range(every * most):
        if match.over:
            return
        question = match.asks[0]
        if number % every == every - 1:
            yield match
        weights = game.guide(match.g, question)
        match.answer(question.seat, rng.choices(question.options, weights)[0])


# By the rules ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", game_names())
def test_it_chooses_what_is_offered_and_leaves_the_match_alone(name: str) -> None:
    game = find_game(name)
    for match in decisions(game, 3, every=9, most=5):
        question = match.asks[0]
        before = [option.key for option in question.options]
        option = searcher(1, playouts=8).choose(match, question.seat)
        assert any(option is offered for offered in question.options)
        assert [option.key for option in match.asks[0].options] == before


def test_the_same_seed_chooses_the_same_and_advises_the_same() -> None:
    for match in decisions(KALENA, 4, every=8, most=4):
        seat = match.asks[0].seat
        one, other = (searcher(7).ranked(match, seat) for _ in range(2))
        assert [racer.option for racer in one] == [racer.option for racer in other]
        assert [racer.scores for racer in one] == [racer.scores for racer in other]
        first, again = (advise(match, seat, seed=5, seconds=ENDLESS) for _ in range(2))
        assert [(a.option, a.value) for a in first] == [(a.option, a.value) for a in again]


# Luck -----------------------------------------------------------------------------------------


def test_it_weighs_chance_instead_of_knowing_it() -> None:
    def chosen(prize: int) -> list[Option]:
        game = gambling(prize)
        return [searcher(seed).choose(at_the_turn(game, seed), 0) for seed in range(20)]

    assert chosen(prize=1).count(SAFE) > 16
    assert chosen(prize=40).count(GAMBLE) > 16


def test_in_a_playout_nobody_considers_with_the_luck_that_is_to_come() -> None:
    # The coin of this very match falls well in half of them: who knew would gamble in just those.
    taken = []
    for luck in range(40):
        match = at_the_turn(gambling(prize=2), luck)
        assert match.ask is not None
        taken.append((considered(match, match.ask, Fast(luck + 40), 4), luck))
    wins = {
        luck: at_the_turn(gambling(prize=2), luck).g.chance.roll(2, "") == 2 for luck in range(40)
    }
    right = sum((option is GAMBLE) == wins[luck] for option, luck in taken)
    assert 10 <= right <= 30


def test_a_playout_sees_the_end_of_a_turn_that_its_very_option_ends() -> None:
    """Without an anchor a new step alone tells: it may be under way as soon as the option is."""

    def turn(g: Lanterns) -> Flow[None]:
        options = [Option("end", "walk"), Option("more", "walk")]
        while (yield any_of(g.turn, "turn", "LAN-TURN-1", options)).key == "more":
            g.lit[g.turn] += 1
        g.turn = 1 - g.turn
        g.round += 1
        if g.round == 6:
            g.phase = "over"

    game = replace(
        lanterns.GAME,
        step=lambda g: turn(g) if g.phase == "turns" else None,
        guide=lambda _, question: [9.0, 1.0],
    )
    match = at_the_turn(game, 1)
    for option in match.asks[0].options:
        twin = match.guess(0, Random(1), settled=True).twin()
        played(twin, 0, option, 1, Foresight(), Value(game, twin.g, 0))
        assert twin.g.round == 1, "nobody else had a turn"


# The budget -----------------------------------------------------------------------------------


def never() -> bool:
    """Time that is not over."""
    return False


def race(match: Match[Any], options: int = 6) -> Race:
    question = match.asks[0]
    seat = question.seat
    value = Value(match.game, match.g, seat)
    return Race(match, seat, racers(match)[:options], Random(1), value)


def racers(match: Match[Any]) -> list[Racer]:
    return [Racer(option) for option in match.asks[0].options]


def test_no_more_is_played_than_the_budget_allows() -> None:
    match = next(decisions(KALENA, 5, every=25, most=1))
    for playouts in (1, 7, 30):
        racing = race(match)
        ranked = racing.run(playouts, never)
        spent = sum(len(racer.leaves) for racer in ranked)
        assert spent <= max(playouts, len(ranked)), "one row is always played"
        assert len(ranked) == len(racing.racers)


def test_turns_are_counted_where_nobody_else_is_asked_any_more() -> None:
    """As in Talisman, when the only rival left wears the Crown and is never asked again."""
    on = [Option("a", "walk"), Option("b", "walk")]

    def turn(g: Lanterns) -> Flow[None]:
        yield any_of(0, "turn", "LAN-TURN-1", on, anchor=True)
        g.round += 1

    alone = replace(
        lanterns.GAME,
        step=turn,
        guide=lambda _, question: [1.0] * len(question.options),
        evaluate=lambda g, _: float(g.round),
        rounds=lambda g: g.round,
    )
    for turns, rounds in ((0, 1), (1, 1), (2, 2), (5, 5)):
        match = at_the_turn(alone, 1)
        value = Value(alone, match.g, 0)
        leaf = played(match, 0, on[0], 1, Foresight(turns, 0), value)
        assert leaf.worth == rounds


def test_the_care_that_a_game_asks_for_is_taken_as_far_as_a_level_takes_it() -> None:
    def most_played(care: int, taken: int) -> int:
        """In races between a sure lantern and a coin for two, which nothing can tell apart."""
        game = replace(gambling(prize=2), foresight=Foresight(care=care))
        spent = []
        for seed in range(12):
            thinker = Searcher("thinker", seed, Budget(16, ENDLESS, care=taken), 6)
            ranked = thinker.ranked(at_the_turn(game, seed), 0)
            spent.append(sum(len(racer.leaves) for racer in ranked))
        return max(spent)

    assert most_played(1, taken=3) == 16
    assert most_played(3, taken=3) == 48
    assert most_played(3, taken=2) == 32


def test_when_the_time_is_over_nothing_more_is_begun() -> None:
    match = next(decisions(KALENA, 5, every=25, most=1))
    for seconds in (0, 3, 13):
        ticks = map(float, count())
        racing = race(match)
        racing.run(10_000, Ceiling(seconds, partial(next, ticks)).is_over)
        spent = sum(len(racer.leaves) for racer in racing.racers)
        assert spent <= seconds, "every look at the clock is a second"
        assert all(len(racer.leaves) <= racing.rows for racer in racing.racers)


def test_without_any_time_what_looks_best_at_once_is_taken() -> None:
    match = at_the_turn(lighting([1, 9, 2, 3]), 1)
    ranked = Searcher("hasty", 1, Budget(100, 0.0), 3).ranked(match, 0)
    assert [racer.option.key for racer in ranked] == ["1", "3", "2"]
    assert not any(racer.leaves for racer in ranked)


# The first look -------------------------------------------------------------------------------


def trusting(offhand: float, drafts: int = 0) -> Game[Any]:
    """Four lamps, in a game whose first look is trusted so often."""
    far = Foresight(offhand=offhand, drafts=drafts)
    return replace(lighting([1, 9, 2, 3]), foresight=far)


def test_who_trusts_its_first_look_plays_nothing_out() -> None:
    match = at_the_turn(trusting(1.0), 1)
    ranked = Searcher("hasty", 1, Budget(100, ENDLESS), 3, offhand=True).ranked(match, 0)
    assert [racer.option.key for racer in ranked] == ["1", "3", "2", "0"]
    assert not any(racer.leaves for racer in ranked)


@pytest.mark.parametrize(("often", "least", "most"), [(0.25, 6, 25), (0.5, 20, 40)])
def test_a_game_says_how_often_the_first_look_is_trusted(
    often: float, least: int, most: int
) -> None:
    match = at_the_turn(trusting(often), 1)

    def trusted(seed: int, offhand: bool) -> bool:
        thinker = Searcher("adept", seed, Budget(8, ENDLESS), 3, offhand=offhand)
        return not thinker.ranked(match, 0)[0].leaves

    assert least <= sum(trusted(seed, offhand=True) for seed in range(60)) <= most
    assert not any(trusted(seed, offhand=False) for seed in range(10))


def test_where_turns_are_drafted_the_first_look_is_a_whim_of_guidance() -> None:
    """Lamp 1 looks best at once; guidance goes for lamps 2 and 3."""
    weights = {"0": 0.0, "1": 0.0, "2": 3.0, "3": 1.0}
    game = replace(
        trusting(1.0, drafts=2),
        guide=lambda _, question: [weights[it.key] for it in question.options],
    )
    match = at_the_turn(game, 1)
    chosen = Counter[str]()
    for seed in range(60):
        ranked = Searcher("hasty", seed, Budget(100, ENDLESS), 3, offhand=True).ranked(match, 0)
        chosen.update([racer.option.key for racer in ranked])
    assert chosen.keys() == {"2", "3"}
    assert 35 <= chosen["2"] <= 55


# Helpers --------------------------------------------------------------------------------------


@pytest.mark.skipif(not CAN_FORK, reason="nobody helps here")
def test_what_is_chosen_does_not_depend_on_how_many_help(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[int] = []
    call = Crew.call

    def counted(crew: Crew) -> None:
        call(crew)
        called.append(len(multiprocessing.active_children()))

    monkeypatch.setattr(Crew, "call", counted)
    for match in decisions(find_game("talisman"), 4, every=40, most=4):
        seat = match.asks[0].seat
        alone, *helped = [_helped(match, seat, helpers) for helpers in (0, 1, 3)]
        assert all(found == alone for found in helped)
    assert {0, 1, 3} <= set(called)
    assert not multiprocessing.active_children(), "they are let go"


def _helped(match: Match[Any], seat: int, helpers: int) -> list[tuple[str, list[float]]]:
    thinker = searcher(7, playouts=30, options=4)
    thinker.helpers = helpers
    return [(racer.option.key, racer.scores) for racer in thinker.ranked(match, seat)]


@pytest.mark.skipif(not CAN_FORK, reason="nobody helps here")
def test_a_row_that_a_helper_cannot_finish_in_time_is_dropped_and_all_are_let_go() -> None:
    def play(row: Row, places: Sequence[int]) -> list[Leaf] | None:
        return None if 2 in places else [Leaf(float(place), None) for place in places]

    crew = Crew(play, 2)
    crew.call()
    assert crew.play(Row(1, 1), [0, 1, 3]) == [Leaf(0.0, None), Leaf(1.0, None), Leaf(3.0, None)]
    assert crew.play(Row(1, 1), [0, 1, 2]) is None
    assert crew.play(Row(1, 1), [1]) == [Leaf(1.0, None)], "one option is not shared out"
    crew.dismiss()
    assert not multiprocessing.active_children()


# The race -------------------------------------------------------------------------------------


def lighting(worth: list[int], also: int = 0) -> Game[Lanterns]:
    """Lanterns in which the options of a turn light so many; with `also` a coin lights more."""
    options = [Option(str(at), "light", at) for at in range(len(worth))]

    def turn(g: Lanterns) -> Flow[None]:
        answer = yield any_of(g.turn, "turn", "LAN-TURN-1", options, anchor=True)
        g.lit[g.turn] += worth[answer.value]
        if also and g.chance.roll(2, "LAN-TURN-1") == 2:
            g.lit[g.turn] += also
        g.phase = "over"

    return replace(
        lanterns.GAME,
        step=lambda g: turn(g) if g.phase == "turns" else None,
        guide=lambda _, question: [1.0] * len(question.options),
    )


def test_who_is_behind_for_certain_falls_out_and_the_rest_of_the_budget_is_saved() -> None:
    match = at_the_turn(lighting([1, 9, 2, 3]), 1)
    racing = Race(match, 0, racers(match), Random(1), Value(match.game, match.g, 0))
    ranked = racing.run(1000, never)
    assert ranked[0].option.key == "1"
    assert racing.rows < 10


def test_luck_alone_does_not_throw_an_option_out_early() -> None:
    wrong = 0
    for seed in range(30):
        match = at_the_turn(lighting([10, 11], also=6), seed)
        ranked = Race(match, 0, racers(match), Random(seed), Value(match.game, match.g, 0)).run(
            80, never
        )
        wrong += ranked[0].option.key != "1"
    assert wrong <= 3


def test_equals_stay_in_the_order_of_guidance() -> None:
    match = at_the_turn(lighting([5, 5, 5]), 1)
    ranked = Race(match, 0, racers(match), Random(1), Value(match.game, match.g, 0)).run(60, never)
    assert ranked[0].option.key == "0"


# Playouts -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", game_names())
def test_a_playout_ends_where_a_turn_begins(name: str) -> None:
    game = find_game(name)
    for match in decisions(game, 6, every=17, most=4):
        seat = match.asks[0].seat
        for turns in (0, 1):
            twin = match.guess(seat, Random(2), settled=True).twin()
            asked = twin.asked(seat)
            assert asked is not None
            far, value = Foresight(turns, 0, 0), Value(twin.game, twin.g, seat)
            leaf = played(twin, seat, asked.options[0], 3, far, value)
            assert (leaf.won is None) == (not twin.over)
            if twin.ask is not None and turns:
                assert twin.ask.seat == seat


def test_a_playout_may_end_where_a_round_begins_and_be_judged_otherwise() -> None:
    game = find_game("relicvium")
    assert game.rounds is not None
    for match in decisions(game, 6, every=40, most=4):
        seat = match.asks[0].seat
        now = game.rounds(match.g)
        for rounds in (1, 2):
            twin = match.guess(seat, Random(2), settled=True).twin()
            asked = twin.asked(seat)
            assert asked is not None
            far = Foresight(rounds=rounds, this_round=True, judge=lambda g, _: 1000.0 + g.round)
            leaf = played(twin, seat, asked.options[0], 3, far, Value(game, twin.g, seat))
            assert twin.over or leaf.worth == 1000.0 + now + rounds


ONE_OR_TWO = [Option("one", "walk", 1), Option("two", "walk", 2)]


def going_on(far: Foresight) -> Match[Any]:
    """Round after round the seat lights one lantern or two; guidance is for one."""

    def turn(g: Lanterns) -> Flow[None]:
        answer = yield any_of(0, "turn", "LAN-TURN-1", ONE_OR_TWO, anchor=True)
        g.lit[0] += answer.value
        g.round += 1

    game = replace(
        lanterns.GAME,
        step=turn,
        guide=lambda _, question: [2.0, 1.0],
        evaluate=lambda g, _: float(g.lit[0]),
        rounds=lambda g: g.round,
        foresight=far,
    )
    return at_the_turn(game, 1)


def test_in_later_rounds_all_may_follow_guidance() -> None:
    for this_round, lit in ((False, 6), (True, 4)):
        match = going_on(Foresight(rounds=3, this_round=this_round))
        before, value = match.g.lit[0], Value(match.game, match.g, 0)
        leaf = played(match, 0, ONE_OR_TWO[1], 1, match.game.foresight, value)
        assert leaf.worth == before + lit


def test_masters_may_look_ahead_otherwise() -> None:
    """They are told that the darkest is the best; nobody else is."""
    upside_down = Foresight(judge=lambda g, _: -100.0 * g.lit[0])
    for plans, chosen in ((False, "two"), (True, "one")):
        match = going_on(Foresight(masters=upside_down))
        thinker = Searcher("thinker", 1, Budget(40, ENDLESS), 6, plans=plans)
        assert thinker.choose(match, 0).key == chosen


def test_a_finished_match_is_worth_its_result() -> None:
    match = at_the_turn(lighting([0, 50]), 1)
    twin = match.guess(0, Random(1), settled=True).twin()
    value = Value(twin.game, twin.g, 0)
    leaf = played(twin, 0, match.asks[0].options[1], 1, Foresight(), value)
    assert leaf.won == 1.0


def test_only_the_heaviest_are_worth_trying_and_nothing_hopeless() -> None:
    options = [Option(str(at), "light", at) for at in range(6)]
    game = replace(lanterns.GAME, hopeless=0.1)
    few = worth_trying(game, options, [1.0, 5.0, 3.0, 0.2, 4.0, 2.0], 3)
    assert [option.key for option in few] == ["1", "4", "2"]
    assert [o.key for o in worth_trying(game, options, [9, 0.5, 0.5, 1, 0, 0], 3)] == ["0", "3"]
    assert len(worth_trying(game, options, [1.0] * 6, 2)) == 4, "equals, up to twice as many"


def test_an_outlook_settles_what_belongs_to_the_action() -> None:
    match = at_the_turn(lighting([3, 8]), 1)
    worths = [outlook(match.clone(), 0, option) for option in match.asks[0].options]
    assert worths[1] > worths[0]


# Advice ---------------------------------------------------------------------------------------


def test_advice_names_the_best_first_with_positions_to_compare() -> None:
    match = at_the_turn(lighting([1, 9, 2, 3]), 1)
    advice = advise(match, 0, seed=1, seconds=ENDLESS, best=2)
    assert [one.option.key for one in advice] == ["1", "3"]
    assert advice[0].value > advice[1].value
    assert advice[0].outcomes
    assert len(advice[0].outcomes) == len(advice[1].outcomes)


def test_without_time_advice_tells_what_an_option_is_worth_at_once() -> None:
    game: Game[Any] = KALENA
    match = next(decisions(game, 5, every=25, most=1))
    seat = match.asks[0].seat
    advice = advise(match, seat, seed=1, seconds=0.0)
    assert 1 < len(advice) <= 3
    for one in advice:
        at_once = [game.evaluate(g, seat) for g in one.outcomes]
        assert one.value == pytest.approx(sum(at_once) / len(at_once))


def test_advice_is_told_in_points_of_the_evaluation_whatever_masters_judge_by() -> None:
    judged = Foresight(judge=lambda g, _: 1000.0 + g.lit[0])
    match = going_on(Foresight(masters=judged))
    for one in advise(match, 0, seed=1, seconds=ENDLESS):
        assert one.value <= max(match.game.evaluate(g, 0) for g in one.outcomes)


def test_the_luck_of_a_guess_is_not_that_of_the_match() -> None:
    match = at_the_turn(gambling(prize=1), 3)
    twin = match.guess(0, Random(8), settled=True).twin()
    assert isinstance(twin.g.chance, Fast)
    assert twin.g.chance.at != match.g.chance.at
