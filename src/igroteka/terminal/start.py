"""Sitting down: a new match from what was asked for, or an old one from its save."""

from __future__ import annotations

import hashlib
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import Console

from igroteka.kernel.campaign import Chronicle
from igroteka.kernel.errors import UnknownGame
from igroteka.kernel.game import Game
from igroteka.kernel.record import Luck, Record, sealed_luck
from igroteka.kernel.registry import find_game, game_names
from igroteka.kernel.save import Notice
from igroteka.terminal.campaign import Journey, account
from igroteka.terminal.commands import Quit
from igroteka.terminal.learn import Learning, find_lesson
from igroteka.terminal.play import Sitting
from igroteka.terminal.saves import (
    Keeper,
    can_be_kept,
    find_save,
    new_save,
    read_campaign,
    read_save,
    saves_folder,
    tells_of_campaign,
)
from igroteka.terminal.screen import Read, Screen, keyboard
from igroteka.terminal.seats import default_seats, is_person, seats_problem, split_seats
from igroteka.terminal.settings import PLAYERS, check, chosen, misfit, settings
from igroteka.terminal.voice import Interface, Trouble, Voice, interface
from igroteka.terminal.welcome import Welcome


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person asked for on the command line; None where nothing was said."""

    game: str | None = None
    seats: str | None = None
    players: int | None = None
    options: tuple[str, ...] = ()
    seed: str | None = None


def installed(name: str, ui: Interface) -> Game[Any]:
    """The game with this id, or trouble that names those there are."""
    try:
        return find_game(name)
    except UnknownGame:
        told = {"game": name, "games": game_names()}
        raise Trouble(ui("ui-no-game", told)) from None


def take_lesson(
    game: Game[Any], wanted: str, console: Console, lang: str, read: Read | None
) -> None:
    """A lesson of a game, by its name or number."""
    lesson = find_lesson(game, wanted, interface(lang))
    Learning(game, lesson, Screen(console, read or _nobody), lang).run()


def sit_down(wish: Wish, console: Console, lang: str, read: Read | None) -> None:
    """Play a new match. `read` is None where no terminal is there to answer."""
    ui = interface(lang)
    screen = Screen(console, read or _nobody)
    try:
        game, options, seats = _agreed(wish, screen, ui, asking=read is not None)
    except (Quit, EOFError, KeyboardInterrupt):
        screen.say("\n" + ui("ui-nothing-begun"))
        return
    if read is None and any(map(is_person, seats)):
        raise Trouble(ui("ui-no-terminal"))
    record: Record[Any] = Record.new(game, options, seats, luck(wish.seed, seats))
    Sitting(record, screen, lang, Keeper(new_save(game.id, saves_folder()))).run()


def go_on(name: str, console: Console, lang: str, read: Read | None) -> None:
    """Play a saved match, or campaign, on."""
    ui = interface(lang)
    path = find_save(name, ui)
    if tells_of_campaign(path, ui):
        travel_on(name, None, console, lang, read)
        return
    loaded = read_save(path, ui)
    record = loaded.record
    if read is None and not record.match.over and any(map(is_person, record.header.seats)):
        raise Trouble(ui("ui-no-terminal"))
    screen = Screen(console, read or _nobody)
    path = _kept_at(path, record.game, loaded.notices, screen, ui)
    Sitting(record, screen, lang, Keeper(path)).run()


def _kept_at(
    path: Path, game: Game[Any], notices: Sequence[Notice], screen: Screen, ui: Interface
) -> Path:
    """Where to save from now on. A save that is not wholly sound stays as it is, under its name."""
    for notice in notices:
        screen.say(ui("ui-warning", {"warning": ui(f"ui-{notice.kind}", notice.args)}), "yellow")
    if notices or not can_be_kept(path):
        return new_save(game.id, saves_folder())
    return path


# Campaigns ------------------------------------------------------------------------------------


def set_out(wish: Wish, console: Console, lang: str, read: Read | None) -> None:
    """Play a new campaign, match after match."""
    ui = interface(lang)
    screen = Screen(console, read or _nobody)
    game = _campaign_game(wish.game, ui)
    assert game.campaign is not None
    # What is agreed on are the terms, in the same way as the options of a match.
    agreeing = replace(game, options=game.campaign.terms, campaign=None)
    try:
        terms, seats = _agreed_on(agreeing, wish, screen, ui, asking=read is not None)
    except (Quit, EOFError, KeyboardInterrupt):
        screen.say("\n" + ui("ui-nothing-begun"))
        return
    if read is None and any(map(is_person, seats)):
        raise Trouble(ui("ui-no-terminal"))
    seed = bytes.fromhex(luck(wish.seed, seats).seed)
    chronicle = Chronicle.new(game, terms, seats, seed)
    path = new_save(game.campaign.id, saves_folder())
    Journey(chronicle, screen, lang, path).run(salted=wish.seed is None)


def travel_on(name: str, seats: str | None, console: Console, lang: str, read: Read | None) -> None:
    """Play a saved campaign on; between two matches others may take the seats."""
    ui = interface(lang)
    path = find_save(name, ui)
    loaded = read_campaign(path, ui)
    chronicle = loaded.chronicle
    screen = Screen(console, read or _nobody)
    path = _kept_at(path, chronicle.game, loaded.notices, screen, ui)
    journey = Journey(chronicle, screen, lang, path)
    if seats is not None:
        journey.seats = _new_seats(chronicle, seats, ui)
    if read is None and not chronicle.over and any(map(is_person, journey.seats)):
        raise Trouble(ui("ui-no-terminal"))
    journey.run()


def look_at(name: str, console: Console, lang: str) -> None:
    """Show how a saved campaign stands."""
    ui = interface(lang)
    chronicle = read_campaign(find_save(name, ui), ui).chronicle
    voice = Voice.of(chronicle.game, lang, chronicle.seats)
    for part in account(chronicle, voice):
        console.print(part)


def _campaign_game(name: str | None, ui: Interface) -> Game[Any]:
    """The game with a campaign that is meant; without a name the only one there is."""
    linked = [one for one in game_names() if find_game(one).campaign is not None]
    if name is None and len(linked) == 1:
        name = linked[0]
    if name is None:
        raise Trouble(ui("ui-name-game", {"games": linked}))
    game = installed(name, ui)
    if game.campaign is None:
        raise Trouble(ui("ui-no-campaign", {"game": name, "games": linked}))
    return game


def _new_seats(chronicle: Chronicle, text: str, ui: Interface) -> tuple[str, ...]:
    if chronicle.running is not None:
        raise Trouble(ui("ui-campaign-seats-later"))
    seats = _seats(text, ui)
    players = chronicle.terms.players
    if len(seats) != players:
        raise Trouble(ui("ui-seats-count", {"given": len(seats), "players": players}))
    return seats


def terminal_reader(console: Console) -> Read | None:
    """The keyboard, where a terminal is there."""
    there = sys.stdin is not None and sys.stdin.isatty()
    return keyboard(console) if there else None


def _nobody(prompt: str) -> str:
    raise EOFError


def luck(seed: str | None, seats: Sequence[str]) -> Luck:
    """Sealed luck: secret and salted by each person, or the same for the same given seed."""
    if seed is not None:
        return sealed_luck(hashlib.sha256(seed.encode(errors="surrogateescape")).digest(), ())
    salts = [secrets.token_hex(8) for seat in seats if is_person(seat)]
    return sealed_luck(secrets.token_bytes(32), salts)


# What is agreed on before the match ---------------------------------------------------------


def _agreed(
    wish: Wish, screen: Screen, ui: Interface, *, asking: bool
) -> tuple[Game[Any], dict[str, Any], tuple[str, ...]]:
    """Game, options and seats: as wished, the rest asked for or taken by default."""
    game = _game(wish, Welcome(screen, ui), ui, asking=asking)
    return game, *_agreed_on(game, wish, screen, ui, asking=asking)


def _agreed_on(
    game: Game[Any], wish: Wish, screen: Screen, ui: Interface, *, asking: bool
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Options and seats of this game."""
    welcome = Welcome(screen, ui)
    seats = None if wish.seats is None else _seats(wish.seats, ui)
    given = chosen(game, wish.options, ui)
    players = wished_players(game, wish.players, seats, given, ui)
    if players is not None:
        given[PLAYERS] = players
    missing = any(name not in given for name in settings(game))
    options = welcome.options(game, given) if asking and missing else given
    check(game, options, ui)
    count = game.configure(options).players
    if seats is None:
        seats = welcome.seats(count) if asking else default_seats(count)
    return options, seats


def _game(wish: Wish, welcome: Welcome, ui: Interface, *, asking: bool) -> Game[Any]:
    if wish.game is not None:
        return installed(wish.game, ui)
    if not asking and len(game_names()) > 1:
        raise Trouble(ui("ui-name-game", {"games": game_names()}))
    return welcome.game()


def _seats(text: str, ui: Interface) -> tuple[str, ...]:
    seats = split_seats(text)
    if problem := seats_problem(seats):
        raise Trouble(ui(problem[0], {"name": problem[1]}))
    return seats


def wished_players(
    game: Game[Any],
    players: int | None,
    seats: Sequence[str] | None,
    given: dict[str, Any],
    ui: Interface,
) -> int | None:
    """How many play, by the number or by the seats; both must say the same."""
    wished: set[int] = {number for number in (players, given.get(PLAYERS)) if number is not None}
    if seats is not None:
        wished.add(len(seats))
    if len(wished) > 1:
        low, *_, high = sorted(wished)
        raise Trouble(ui("ui-players-differ", {"one": low, "other": high}))
    for number in wished:
        setting = settings(game)[PLAYERS]
        if setting.choices and number not in setting.choices:
            raise Trouble(misfit(setting, str(number), ui))
        return number
    return None
