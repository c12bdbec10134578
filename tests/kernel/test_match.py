"""Questions, forced options, secret choices, clones and guesses, on tiny flows and on Lanterns."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from igroteka.kernel.actions import Action, Actions
from igroteka.kernel.chance import Fast, Scripted
from igroteka.kernel.errors import IllegalAnswer, NotAsked, RulesError
from igroteka.kernel.flow import Flow, Option, any_of, one_of, together
from igroteka.kernel.match import Match
from igroteka.kernel.state import encode
from tests.kernel.lanterns import BETS, DRAW, FLAMES, GAME, GUSTS, LIGHT, REST, Lanterns, Table

A, B, C = Option("a", "a"), Option("b", "b"), Option("c", "c")


def playing(*flows: Any) -> Match[Lanterns]:
    """A match whose steps are the given flows, one after another."""

    def step(g: Lanterns) -> Flow[None] | None:
        number = g.round
        g.round += 1
        return flows[number](g) if number < len(flows) else None

    match = Match(replace(GAME, step=step), GAME.new(Table(), Fast(1)), tracked=False)
    match.start()
    return match


def at_bets(seed: int = 3, players: int = 2) -> Match[Lanterns]:
    return Match.new(GAME, Table(players), Fast.seeded(seed))


# Questions ------------------------------------------------------------------------------------


def test_a_flow_receives_the_option_it_was_answered_with() -> None:
    heard: list[Option] = []

    def flow(_g: Lanterns) -> Flow[None]:
        heard.append((yield any_of(1, "p", "LAN-TURN-1", [A, B])))
        heard.append((yield any_of(0, "p", "LAN-TURN-1", [B, C])))

    match = playing(flow)
    assert match.ask is not None
    assert match.ask.seat == 1
    match.answer(1, "b")
    match.answer(0, C)
    assert heard == [B, C]
    assert match.over


def test_a_single_option_is_taken_without_asking() -> None:
    heard: list[Option] = []

    def flow(_g: Lanterns) -> Flow[None]:
        heard.append((yield any_of(0, "p", "LAN-TURN-1", [A])))

    assert playing(flow).over
    assert heard == [A]


def test_a_single_option_is_asked_where_the_rules_want_it() -> None:
    def flow(_g: Lanterns) -> Flow[None]:
        yield any_of(0, "p", "LAN-TURN-1", [A], always=True)

    match = playing(flow)
    assert not match.over
    match.answer(0, A)
    assert match.over


def test_a_question_without_options_is_a_fault_of_the_rules() -> None:
    def flow(_g: Lanterns) -> Flow[None]:
        yield any_of(0, "p", "LAN-TURN-1", [])

    with pytest.raises(RulesError, match="no option at all"):
        playing(flow)


def test_steps_follow_one_another_without_anybody_asked() -> None:
    def silent(g: Lanterns) -> Flow[None]:
        g.lit[0] += 1
        return
        yield

    def asking(_g: Lanterns) -> Flow[None]:
        yield any_of(0, "p", "LAN-TURN-1", [A, B])

    match = playing(silent, silent, asking, silent)
    assert match.g.lit[0] == 2
    match.answer(0, A)
    assert match.g.lit[0] == 3
    assert match.over


def test_only_the_seat_that_is_asked_may_answer_and_only_what_is_offered() -> None:
    def flow(_g: Lanterns) -> Flow[None]:
        yield any_of(1, "p", "LAN-TURN-1", [A, B])

    match = playing(flow)
    with pytest.raises(NotAsked, match="seat 0"):
        match.answer(0, A)
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(1, "c")
    assert caught.value.rule is None
    with pytest.raises(NotAsked, match="not over"):
        _ = match.result
    match.answer(1, A)
    with pytest.raises(NotAsked):
        match.answer(1, A)


def test_an_option_made_elsewhere_counts_by_its_key() -> None:
    heard: list[Option] = []

    def flow(_g: Lanterns) -> Flow[None]:
        heard.append((yield any_of(0, "p", "LAN-TURN-1", [A, B])))

    playing(flow).answer(0, Option("b", "b"))
    assert heard == [B]


def test_a_refused_option_names_its_rule() -> None:
    match = at_turn_without_flame()
    assert [r.rule for r in match.why_not(0)] == ["LAN-TURN-2"]
    assert match.why_not(1) == []
    with pytest.raises(IllegalAnswer, match="LAN-TURN-2") as caught:
        match.answer(0, LIGHT)
    assert caught.value.rule == "LAN-TURN-2"


def at_turn_without_flame() -> Match[Lanterns]:
    chance = Scripted()
    chance.force(*GUSTS[:4], *FLAMES[:4])
    match = Match.new(GAME, Table(), chance)
    for seat in (0, 1):
        match.answer(seat, "bet:1")
        match.answer(seat, "side:0")
    return match


def test_one_predicate_offers_and_refuses() -> None:
    def barred(g: int, _player: str) -> str | None:
        return "R-1" if g < 0 else None

    def forbids(g: int, _player: str, option: Option) -> str | None:
        return "R-2" if option.value > g else None

    def perform(_g: int, _player: str, _option: Option) -> Flow[None]:
        return
        yield

    options = [Option(f"take:{n}", "take", n) for n in range(4)]
    take = Action("take", barred, lambda g, p: options, forbids, perform)
    actions = Actions(take)
    assert actions.offered(1, "me") == options[:2]
    assert [(r.option.value, r.rule) for r in actions.refusals(1, "me")] == [(2, "R-2"), (3, "R-2")]
    assert actions.offered(-1, "me") == []
    assert {r.rule for r in actions.refusals(-1, "me")} == {"R-1"}


# Secret simultaneous choice -------------------------------------------------------------------


def test_all_seats_choose_at_once_and_in_any_order() -> None:
    states = set()
    for order in ((0, 1), (1, 0)):
        match = at_bets()
        assert [ask.seat for ask in match.asks] == [0, 1]
        for seat in order:
            match.answer(seat, f"bet:{seat}")
            match.answer(seat, "side:1")
        assert match.g.bets == [(0, 1), (1, 1)]
        states.add(encode(match.g))
    assert len(states) == 1


def test_seats_go_on_independently_within_a_secret_choice() -> None:
    match = at_bets()
    match.answer(1, "bet:3")
    assert [(ask.seat, ask.prompt) for ask in match.asks] == [(0, "bet"), (1, "side")]
    match.answer(1, "side:0")
    assert [(ask.seat, ask.prompt) for ask in match.asks] == [(0, "bet")]
    with pytest.raises(NotAsked):
        match.answer(1, "side:0")


def test_nothing_of_a_secret_choice_shows_before_the_last_answer() -> None:
    one, other = at_bets(), at_bets()
    one.answer(1, "bet:0")
    other.answer(1, "bet:3")
    for viewer in (None, 0):
        assert encode(one.view(viewer)) == encode(other.view(viewer))
    assert one.g.bets == []


def test_a_guess_forgets_what_others_chose_in_secret() -> None:
    match = at_bets()
    match.answer(0, "bet:2")
    match.answer(1, "bet:3")
    match.answer(1, "side:1")
    guess = match.determinize(0, Random(1))
    assert [(ask.seat, ask.prompt) for ask in guess.asks] == [(0, "side"), (1, "bet")]
    own = match.determinize(1, Random(1))
    assert [(ask.seat, ask.prompt) for ask in own.asks] == [(0, "bet")]


def test_a_secret_choice_without_a_real_choice_is_settled_at_once() -> None:
    results: list[Any] = []

    def only(option: Option) -> Flow[str]:
        chosen = yield any_of(0, "p", "LAN-BET-1", [option])
        return str(chosen.key)

    def flow(_g: Lanterns) -> Flow[None]:
        results.append((yield from together([1, 0], lambda seat: only([B, A][seat]))))
        results.append((yield from together([], lambda seat: only(A))))

    assert playing(flow).over
    assert results == [{1: "a", 0: "b"}, {}]


def test_a_secret_choice_inside_another_is_refused() -> None:
    def innermost() -> Flow[int]:
        return 1
        yield

    def inner() -> Flow[Any]:
        return (yield from together([0], lambda seat: innermost()))

    def flow(_g: Lanterns) -> Flow[None]:
        yield from together([0], lambda seat: inner())

    with pytest.raises(RulesError, match="cannot contain another"):
        playing(flow)


# Clones and guesses ---------------------------------------------------------------------------


def test_a_clone_in_the_middle_of_a_secret_choice_goes_its_own_way() -> None:
    match = at_bets()
    match.answer(0, BETS[2])
    twin = match.clone()
    twin.answer(0, "side:0")
    twin.answer(1, "bet:1")
    twin.answer(1, "side:1")
    assert twin.g.bets == [(2, 0), (1, 1)]
    assert [(ask.seat, ask.prompt) for ask in match.asks] == [(0, "side"), (1, "bet")]
    again = match.clone().clone()
    assert [(ask.seat, ask.prompt) for ask in again.asks] == [(0, "side"), (1, "bet")]


def test_a_clone_has_the_same_luck_ahead() -> None:
    match = at_turn_without_flame()
    twin = match.clone()
    for each in (match, twin):
        each.answer(0, DRAW)
    assert match.g.hands == twin.g.hands


def test_a_clone_of_a_finished_match_is_finished() -> None:
    match = at_bets()
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, REST if REST in ask.options else ask.options[0])
    assert match.clone().over
    assert match.clone().result == match.result


def test_an_untracked_match_cannot_be_cloned() -> None:
    match = Match.new(GAME, Table(), Fast(1), tracked=False)
    with pytest.raises(RulesError, match="untracked"):
        match.clone()
    with pytest.raises(RulesError, match="untracked"):
        match.determinize(0, Random(1))


def test_a_view_turns_over_what_the_viewer_may_not_see() -> None:
    match = at_bets()
    seen = match.view(0)
    assert seen.hands[0] == match.g.hands[0]
    assert seen.hands[1] == [-1] * 4
    assert set(seen.deck) == {-1}
    assert match.view(None).hands == [[-1] * 4, [-1] * 4]
    assert seen.chance.at == 0, "the future luck is nobody's to see"


def test_a_guess_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    match = at_bets()
    guesses = [match.determinize(0, Random(n)) for n in range(20)]
    for guess in guesses:
        assert guess.g.hands[0] == match.g.hands[0]
        assert sorted(guess.g.hands[1] + guess.g.deck) == sorted(match.g.hands[1] + match.g.deck)
        assert guess.g.chance.at != match.g.chance.at
    assert len({tuple(guess.g.hands[1]) for guess in guesses}) > 10


def test_a_guess_in_which_nobody_else_has_a_choice_goes_on() -> None:
    """What another seat is guessed to hold may leave it nothing to choose."""

    def choose(g: Lanterns, seat: int) -> Flow[str]:
        if seat == 0:
            chosen = yield any_of(0, "bet", "LAN-BET-1", BETS[:2])
            return str(chosen.key)
        flames = [card for card in g.hands[1] if card in FLAMES]
        chosen = yield any_of(1, "turn", "LAN-BET-1", [LIGHT, REST] if flames else [REST])
        return str(chosen.key)

    def step(g: Lanterns) -> Flow[None] | None:
        return None if g.phase == "over" else secret(g)

    def secret(g: Lanterns) -> Flow[None]:
        yield from together([0, 1], lambda seat: choose(g, seat))
        g.phase = "over"

    g = GAME.new(Table(), Fast(1))
    g.hands, g.deck = [[], [FLAMES[0]]], [GUSTS[0]]
    match = Match(replace(GAME, step=step), g)
    match.start()
    match.answer(0, BETS[0])
    assert [ask.seat for ask in match.asks] == [1]
    guesses = [match.determinize(0, Random(seed)) for seed in range(20)]
    assert {guess.over for guess in guesses} == {True, False}


def test_options_are_made_when_somebody_looks_and_never_where_answers_are_played_again() -> None:
    made: list[str] = []

    def offered() -> list[Option]:
        made.append("options")
        return [DRAW, REST]

    def asking(g: Lanterns) -> Flow[None] | None:
        def ask() -> Flow[None]:
            while g.round < 3:
                yield one_of(0, "turn", "LAN-TURN-1", offered, lambda _: None)
                g.round += 1
            g.phase = "over"

        return None if g.phase == "over" else ask()

    match = Match.new(replace(GAME, step=asking), Table(), Fast(1))
    match.answer(0, REST)
    match.answer(0, DRAW)
    assert len(made) == 3, "once for each question"
    twin = match.clone()
    guess = match.determinize(0, Random(1))
    assert len(made) == 3
    twin.follow(0, REST)
    assert twin.over
    assert len(made) == 3
    assert guess.asks[0].options == [DRAW, REST]
    assert guess.asks[0].options == [DRAW, REST]
    assert len(made) == 4
