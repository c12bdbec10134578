"""Bots play by the rules, look at nothing hidden, and the better ones win."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from igroteka.bots import BOT_NAMES, UnknownBot, bot
from igroteka.bots.greedy import GUESSES, Greedy, not_hopeless
from igroteka.bots.search.policy import FOLLOW_UPS
from igroteka.games.kalena import GAME as KALENA
from igroteka.kernel.chance import Fast
from igroteka.kernel.errors import NotAsked
from igroteka.kernel.flow import Flow, Option, Question, any_of
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game, game_names
from igroteka.kernel.state import encode, shared_parts
from igroteka.kernel.zones import redeal
from tests.kernel import lanterns
from tests.kernel.lanterns import BETS, Lanterns

QUICK = [name for name in BOT_NAMES if name not in ("adept", "master")]
"""Who can play whole matches here in plain Python; the others have tests of their own."""


def begun(game: Game[Any], players: int, seed: int, **options: Any) -> Match[Any]:
    configured = game.configure({"players": players, **options})
    return Match.new(game, configured, Fast.seeded("bots", seed))


def played(match: Match[Any], names: list[str], seed: int = 0) -> Iterator[tuple[Question, Option]]:
    """Play to the end; before every answer, the question and what the bot chose."""
    bots = [bot(name, seed * 10 + seat) for seat, name in enumerate(names)]
    while not match.over:
        question = match.asks[0]
        option = bots[question.seat].choose(match, question.seat)
        yield question, option
        match.answer(question.seat, option)


def outcome(game: Game[Any], names: list[str], seed: int) -> Match[Any]:
    match = begun(game, len(names), seed)
    for _ in played(match, names, seed):
        pass
    return match


# By name --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_goes_by_its_name(name: str) -> None:
    assert bot(name, 1).name == name


def test_an_unknown_name_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'gredy'\. Did you mean greedy"):
        bot("gredy", 1)


def test_a_bot_that_nobody_asked_says_so() -> None:
    match = begun(KALENA, 2, 1)
    idle = 1 - match.asks[0].seat
    for name in BOT_NAMES:
        with pytest.raises(NotAsked, match=f"seat {idle}"):
            bot(name, 1).choose(match, idle)


# By the rules ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [KALENA, lanterns.GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("name", QUICK)
def test_bots_choose_what_is_offered_until_the_end(game: Game[Any], name: str) -> None:
    decisions = 0
    match = begun(game, 3, 5)
    for question, option in played(match, [name] * 3):
        assert any(option is offered for offered in question.options)
        decisions += 1
    assert match.over
    assert decisions > 10


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_way(name: str) -> None:
    def story(seed: int) -> list[str]:
        return [option.key for _, option in played(begun(KALENA, 2, 3), [name] * 2, seed)]

    assert story(1) == story(1)
    assert story(1) != story(2)


def test_guidance_makes_heavy_options_likely_and_weightless_ones_impossible() -> None:
    weights = [0.0, 1.0, 9.0, 0.0]
    game = replace(lanterns.GAME, guide=lambda _, question: weights[: len(question.options)])
    match = begun(game, 2, 1)
    guided = bot("guided", 1)
    chosen = [guided.choose(match, 0).key for _ in range(300)]
    assert set(chosen) == {"bet:1", "bet:2"}
    assert 230 < chosen.count("bet:2") < 300


# Without peeping ------------------------------------------------------------------------------


def disguised(match: Match[Any], seat: int, salt: int) -> Match[Any]:
    """The same position to the seat's eyes: other hidden cards, other luck ahead."""
    g = match.g.copy()
    redeal(match.game.zones(g), seat, Random(salt))
    g.chance = Fast(salt)
    twin = Match(match.game, g)
    twin.start()
    return twin


def test_greedy_looks_at_no_hidden_card_and_at_no_luck_ahead() -> None:
    compared = {"turn": 0, "quests": 0}
    match = begun(KALENA, 4, 2)
    for question, option in played(match, ["greedy"] * 4):
        if question.prompt not in compared or question.args.get("left") == 1:
            continue
        seat = question.seat
        chosen = bot("greedy", 99).choose(match, seat).key
        for salt in (1, 2):
            twin = disguised(match, seat, salt)
            asked = twin.asked(seat)
            assert asked is not None
            assert [o.key for o in asked.options] == [o.key for o in question.options]
            assert bot("greedy", 99).choose(twin, seat).key == chosen
        compared[question.prompt] += 1
        assert option in question.options
    assert compared["turn"] > 100
    assert compared["quests"] >= 1


GAMBLE, SAFE = Option("gamble", "gamble"), Option("safe", "safe")


def gambling(prize: int) -> Game[Lanterns]:
    """Lanterns in which a turn is a coin for the prize, or one lantern for sure."""

    def turn(g: Lanterns) -> Flow[None]:
        seat = g.turn
        answer = yield any_of(seat, "turn", "LAN-TURN-1", [GAMBLE, SAFE], anchor=True)
        if answer is SAFE:
            g.lit[seat] += 1
        elif g.chance.roll(2, "LAN-TURN-1") == 2:
            g.lit[seat] += prize
        g.phase = "over"

    return replace(lanterns.GAME, step=lambda g: turn(g) if g.phase == "turns" else None)


def at_the_turn(game: Game[Lanterns], luck: int) -> Match[Lanterns]:
    g = lanterns.new(lanterns.Table(), Fast(luck))
    g.phase = "turns"
    match = Match(game, g)
    match.start()
    return match


def choices(prize: int) -> list[str]:
    """What greedy bots do with many different fortunes ahead."""
    return [
        bot("greedy", seed).choose(at_the_turn(gambling(prize), seed), 0).key for seed in range(60)
    ]


def test_greedy_weighs_chance_instead_of_knowing_it() -> None:
    # Half of these matches would win the gamble: a bot that peeps would take it in just those.
    assert choices(prize=1).count("safe") > 50
    assert choices(prize=40).count("gamble") > 50


def test_greedy_settles_the_follow_up_questions_of_its_action() -> None:
    """Only the second answer shows what the first one is good for."""
    left, right = Option("left", "left", 0), Option("right", "right", 5)
    more = [Option("none", "none", 0), Option("double", "double", 2)]

    def turn(g: Lanterns) -> Flow[None]:
        first = yield any_of(g.turn, "turn", "LAN-TURN-1", [left, right], anchor=True)
        second = yield any_of(g.turn, "more", "LAN-TURN-1", more)
        g.lit[g.turn] += first.value * second.value
        g.phase = "over"

    game = replace(
        lanterns.GAME,
        step=lambda g: turn(g) if g.phase == "turns" else None,
        guide=lambda _, question: [float(option.value) for option in question.options],
    )
    assert {bot("greedy", seed).choose(at_the_turn(game, 0), 0).key for seed in range(9)} == {
        "right"
    }


def weighed(weights: list[float], worth: list[int], hopeless: float = 0.05) -> set[str]:
    """What greedy bots do when guidance weighs options so and they light so many lanterns."""
    match = weighed_game(weights, worth, hopeless)
    return {bot("greedy", seed).choose(match, 0).key for seed in range(9)}


def weighed_game(weights: list[float], worth: list[int], hopeless: float) -> Match[Lanterns]:
    """A turn in which guidance weighs options so and they light so many lanterns."""
    options = [Option(str(at), "light", at) for at in range(len(weights))]

    def turn(g: Lanterns) -> Flow[None]:
        answer = yield any_of(g.turn, "turn", "LAN-TURN-1", options, anchor=True)
        g.lit[g.turn] += worth[answer.value]
        g.phase = "over"

    game = replace(
        lanterns.GAME,
        step=lambda g: turn(g) if g.phase == "turns" else None,
        guide=lambda _, question: [weights[option.value] for option in question.options],
        hopeless=hopeless,
    )
    return at_the_turn(game, 0)


def test_greedy_does_not_try_what_guidance_holds_hopeless() -> None:
    assert weighed([1.0, 0.06, 0.04], [1, 2, 9]) == {"1"}
    assert weighed([1.0, 0.04, 0.04], [1, 2, 9]) == {"0"}, "what is left alone is taken"


def test_where_guidance_is_not_to_be_trusted_greedy_tries_everything() -> None:
    assert weighed([1.0, 0.04, 0.0001], [1, 2, 9], hopeless=0.0) == {"2"}
    assert weighed([9, 8, 7, 6, 5, 4, 3, 2, 1], [1] * 8 + [9], hopeless=0.0) == {"8"}


def test_greedy_tries_the_likeliest_eight_and_what_weighs_as_much() -> None:
    assert weighed([9, 8, 7, 6, 5, 4, 3, 2, 1], [1, 1, 1, 1, 1, 1, 1, 2, 9]) == {"7"}
    assert weighed([1.0] * 12, [1] * 11 + [9]) == {"11"}


def test_in_a_secret_choice_greedy_follows_the_guidance() -> None:
    game = replace(
        lanterns.GAME, guide=lambda _, question: [option.value for option in question.options]
    )
    match = begun(game, 2, 1)
    match.answer(1, BETS[0])  # the other one has chosen already: nobody can know what
    assert bot("greedy", 1).choose(match, 0) is BETS[3]


# Strength -------------------------------------------------------------------------------------


def test_greedy_beats_random_clearly() -> None:
    results = [outcome(KALENA, ["greedy", "random"], seed).result for seed in range(24)]
    decided = [result for result in results if result.ranking]
    assert len(decided) >= 5
    assert all(result.winners == (0,) for result in decided)
    assert all(result.scores[0] > 2 * result.scores[1] for result in decided)


def test_guided_plays_better_than_random() -> None:
    def valour(name: str) -> int:
        return sum(sum(outcome(KALENA, [name] * 2, seed).result.scores) for seed in range(20))

    assert valour("guided") > 1.5 * valour("random")


# Looking ahead --------------------------------------------------------------------------------


class Deliberate:
    """The greedy bot as plainly as can be: deals anew for every option and every guess."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Option:
        question = match.asked(seat)
        assert question is not None
        guesses = [self._rng.getrandbits(64) for _ in range(GUESSES)]
        twin = match.determinize(seat, Random(guesses[0]))
        options = list(question.options)
        again = twin.asked(seat)
        assert again is not None
        outlooks = match.game.guide(twin.g, again)
        if len(twin.asks) == 1:
            options = not_hopeless(match.game, options, outlooks)
            if len(options) == 1:
                return options[0]
            outlooks = [self._outlook(match, seat, option, guesses) for option in options]
        found = zip(options, outlooks, strict=True)
        return self._rng.choice([option for option, value in found if value == max(outlooks)])

    def _outlook(self, match: Match[Any], seat: int, option: Option, guesses: list[int]) -> float:
        value, by_chance = self._tried(match, seat, option, guesses[0])
        if not by_chance:
            return value
        more = [self._tried(match, seat, option, guess)[0] for guess in guesses[1:]]
        return (value + sum(more)) / (1 + len(more))

    def _tried(
        self, match: Match[Any], seat: int, option: Option, guess: int
    ) -> tuple[float, bool]:
        twin = match.guess(seat, Random(guess), turn=True).twin()
        luck = twin.g.chance.at
        twin.answer(seat, option)
        for _ in range(FOLLOW_UPS):
            ask = twin.ask
            if ask is None or ask.anchor or ask.seat != seat:
                break
            weights = match.game.guide(twin.g, ask)
            twin.answer(seat, ask.options[weights.index(max(weights))])
        return match.game.evaluate(twin.g, seat), twin.g.chance.at != luck


@pytest.mark.parametrize("name", [*game_names(), "lanterns"])
def test_greedy_chooses_as_if_it_dealt_anew_for_every_option(name: str) -> None:
    game: Game[Any] = lanterns.GAME if name == "lanterns" else find_game(name)
    for seed in range(3):
        match: Match[Any] = Match.new(game, game.configure({"players": 3}), Fast.seeded(seed))
        rng = Random(seed)
        for number in range(90):
            if match.over:
                break
            question = match.asks[0]
            if number % 3 == seed:  # the rest of the way is walked quickly
                quick = Greedy(number).choose(match, question.seat)
                assert quick is Deliberate(number).choose(match, question.seat)
            weights = game.guide(match.g, question)
            match.answer(question.seat, rng.choices(question.options, weights)[0])


def test_a_guess_of_a_turn_ends_where_the_next_one_would_begin() -> None:
    game = find_game("talisman")
    ended = 0
    for seed in range(3):
        match: Match[Any] = Match.new(game, game.configure({"players": 3}), Fast.seeded(seed))
        rng = Random(seed)
        for _ in range(150):
            question = match.asks[0]
            option = rng.choices(question.options, game.guide(match.g, question))[0]
            if not match.secretly:
                whole = match.guess(question.seat, Random(1)).twin()
                turn = match.guess(question.seat, Random(1), turn=True).twin()
                active = turn.g.active
                for twin in (whole, turn):
                    twin.answer(question.seat, option.key)
                if turn.ask is None and not turn.g.over:
                    ended += 1
                    turn = Match(game, turn.g)  # the next one
                    turn.start()
                else:
                    assert turn.g.active == active
                assert encode(turn.g) == encode(whole.g)
                assert str(turn.ask) == str(whole.ask)
            match.answer(question.seat, option)
    assert ended > 50


@pytest.mark.parametrize("name", [*game_names(), "lanterns"])
def test_all_twins_of_a_guess_stand_in_the_same_world_and_share_nothing(name: str) -> None:
    game: Game[Any] = lanterns.GAME if name == "lanterns" else find_game(name)
    match: Match[Any] = Match.new(game, game.configure({"players": 3}), Fast.seeded(4))
    rng = Random(4)
    for _ in range(60):
        if match.over:
            break
        question = rng.choice(match.asks)
        guess = match.guess(question.seat, Random(1))
        one, other = guess.twin(), guess.twin()
        assert encode(one.g) == encode(other.g)
        assert encode(one.g) == encode(match.determinize(question.seat, Random(1)).g)
        assert shared_parts(one.g, other.g) == []
        before = encode(other.g)
        one.answer(question.seat, rng.choice(question.options).key)
        assert encode(other.g) == before
        assert encode(guess.twin().g) == before
        match.answer(question.seat, rng.choice(question.options))


def test_only_who_looks_ahead_says_so() -> None:
    assert [name for name in BOT_NAMES if not bot(name, 0).looks_ahead] == ["random", "guided"]
