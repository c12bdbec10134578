"""Pictures of the web table for the documents: `python -m tools.screenshots [game …]`.

A server is started in an empty home, and a match of each game with a fixed seed is laid into its
log: at moments worth seeing, and at its end. So the pictures show the same matches each time they
are taken.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, cast
from urllib.parse import urlsplit

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from igroteka.games.cadwallon.rules.options import WHOLE
from igroteka.kernel import campaign_file
from igroteka.kernel.campaign import Chronicle
from igroteka.kernel.registry import find_game
from igroteka.server.tables.play import Play
from igroteka.server.wire import Me
from igroteka.testing.campaigns import play_match
from tests.web import chromium
from tests.web.laid import Log, Moment, begun, keep, luck
from tests.web.server import Server, running
from tests.web.visitor import Visitor

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SEED, BOT = "5eed" * 16, "greedy"
OTHERS = 20
LARGEST = 400 * 1024
COLOURS = 256
DESK = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
RU_DAY = {"lang": "ru", "theme": "light"}
RU_NIGHT = {"lang": "ru", "theme": "dark"}
EN_DAY = {"lang": "en", "theme": "light"}
EN_NIGHT = {"lang": "en", "theme": "dark"}


# The matches ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shot:
    """A picture: of which page, in which light and language, on which screen."""

    name: str
    path: str
    settings: dict[str, str]
    screen: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Shown:
    """A match of a game, the moments of it that are tables, and the pictures."""

    game: str
    options: dict[str, Any]
    moments: dict[str, Moment]
    """By the address of the table, in the order in which they come."""
    shots: tuple[Shot, ...]


def _mid_season(play: Play) -> bool:
    """Kalena: our person's turn, and something has been done in it already."""
    g, question = play.match.g, play.match.asks[0]
    mine = question.seat == 0 and question.prompt == "turn"
    return mine and (g.season, g.round) == (2, 2) and play.undoable(0) > 0


def _maneuvering(play: Play) -> bool:
    """Candelabria: our person moves figures, and candles stand on the map."""
    g, question = play.match.g, play.match.asks[0]
    mine = question.seat == 0 and question.prompt == "move"
    candles = [place for player in g.players for place in player.at if place >= 0]
    return mine and g.year == 2 and len(candles) > 4


def _neutralising(play: Play) -> bool:
    """Candelabria: our person may neutralise a card in a battle of three at least."""
    g, question = play.match.g, play.match.asks[0]
    mine = question.seat == 0 and question.prompt == "neutralise"
    return mine and len(g.fought[-1].fighters) > 2


def _on_the_road(play: Play) -> bool:
    """Talisman: our person chooses where to go, with something to show on his mat."""
    g, question = play.match.g, play.match.asks[0]
    hero = g.heroes[0]
    mine = question.seat == 0 and question.prompt == "way" and len(question.options) > 1
    return mine and g.round > 12 and len(hero.objects) + len(hero.followers) > 1


def _fighting(play: Play) -> bool:
    """Talisman: our person fights, and something may still turn the fight."""
    question, attack = play.match.asks[0], play.match.g.attack
    if question.seat != 0 or attack is None or 0 not in (attack.seat, attack.rival):
        return False
    return question.prompt in ("fate", "window-pre", "life")


def _on_the_prowl(play: Play) -> bool:
    """Cadwallon: our person walks by night, the gangs are in the houses and carry something."""
    g, question = play.match.g, play.match.asks[0]
    mine = question.seat == 0 and question.prompt == "walk" and len(question.options) > 2
    return mine and g.round > 2 and sum(len(one.loot) for one in g.characters) > 3


def _crossing_blades(play: Play) -> bool:
    """Cadwallon: our person fights, dice have been rolled, and cards may still turn it."""
    g, question = play.match.g, play.match.asks[0]
    return question.seat == 0 and g.fight is not None and all(g.fight.dice)


def _marching(play: Play) -> bool:
    """Relicvium: our person acts, arrows lie over borders, and a creature has been summoned."""
    g, question = play.match.g, play.match.asks[0]
    mine = question.seat == 0 and g.phase == "actions" and len(question.options) > 3
    tokens = [arc for player in g.players for arc in (*player.melee, *player.ranged) if arc >= 0]
    creatures = [place for player in g.players for place in player.creatures if place >= 0]
    return mine and len(tokens) > 2 and len(creatures) > 1


def _storming(play: Play) -> bool:
    """Relicvium: a battle of our person's, both sums told."""
    g, question = play.match.g, play.match.asks[0]
    battle = g.battle
    if question.seat != 0 or g.phase != "attacks" or battle is None or not battle.attack:
        return False
    return 0 in (battle.attacker, battle.defender) and len(battle.defence) > 1


END = "to-its-end"
MATCHES = (
    Shown(
        "kalena",
        {"players": 4},
        {"middle-of-season-2": _mid_season},
        (
            Shot("lobby", "/", RU_NIGHT),
            Shot("table-ru-light", "/table/middle-of-season-2", RU_DAY),
            Shot("table-en-dark", "/table/middle-of-season-2", EN_NIGHT),
            Shot("table-phone-ru", "/table/middle-of-season-2", RU_DAY, PHONE),
            Shot("table-phone-en", "/table/middle-of-season-2", EN_NIGHT, PHONE),
            Shot("replay", f"/replay/kalena-{END}", EN_DAY),
            Shot("rulebook", "/rules/kalena", RU_DAY),
        ),
    ),
    Shown(
        "candelabria",
        {"players": 5, "houses": "random"},
        {"maneuver-of-year-2": _maneuvering, "battle-of-year-2": _neutralising},
        (
            Shot("candelabria-ru-light", "/table/maneuver-of-year-2", RU_DAY),
            Shot("candelabria-en-dark", "/table/maneuver-of-year-2", EN_NIGHT),
            Shot("candelabria-battle", "/table/battle-of-year-2", EN_NIGHT),
            Shot("candelabria-phone", "/table/maneuver-of-year-2", RU_NIGHT, PHONE),
            Shot("candelabria-battle-phone", "/table/battle-of-year-2", RU_DAY, PHONE),
        ),
    ),
    Shown(
        "talisman",
        {"players": 4},
        {"on-the-road": _on_the_road, "in-a-fight": _fighting},
        (
            Shot("talisman-ru-light", "/table/on-the-road", RU_DAY),
            Shot("talisman-en-dark", "/table/on-the-road", EN_NIGHT),
            Shot("talisman-fight", "/table/in-a-fight", RU_DAY),
            Shot("talisman-phone", "/table/on-the-road", RU_DAY, PHONE),
        ),
    ),
    Shown(
        "cadwallon",
        {"players": 4, "adventure": "sealed_stair", **WHOLE},
        {"on-the-prowl": _on_the_prowl, "crossing-blades": _crossing_blades},
        (
            Shot("cadwallon-ru-dark", "/table/on-the-prowl", RU_NIGHT),
            Shot("cadwallon-en-light", "/table/on-the-prowl", EN_DAY),
            Shot("cadwallon-fight", "/table/crossing-blades", EN_NIGHT),
            Shot("cadwallon-phone", "/table/on-the-prowl", RU_NIGHT, PHONE),
            Shot("cadwallon-fight-phone", "/table/crossing-blades", EN_NIGHT, PHONE),
        ),
    ),
    Shown(
        "relicvium",
        {"players": 4, "factions": "random", "campaign": True},
        {"on-the-march": _marching, "storm-of-a-land": _storming},
        (
            Shot("relicvium-ru-light", "/table/on-the-march", RU_DAY),
            Shot("relicvium-en-dark", "/table/on-the-march", EN_NIGHT),
            Shot("relicvium-battle", "/table/storm-of-a-land", EN_DAY),
            Shot("relicvium-phone", "/table/on-the-march", RU_DAY, PHONE),
            Shot("relicvium-battle-phone", "/table/storm-of-a-land", RU_NIGHT, PHONE),
        ),
    ),
)


def laid_out(shown: Shown, me: Me) -> Iterator[Log]:
    """A match as tables at which this person sits: in its moments, and at its end.

    Of several matches the first in which all its moments come.
    """
    for seed in (SEED, *map(luck, range(OTHERS))):
        match = begun(shown.game, shown.options, [me], seed, BOT, f"{shown.game}-{END}")
        found = []
        for name, moment in shown.moments.items():
            if not match.play_until(moment):
                break
            found.append(match.copy(name))
        else:
            match.play_on()
            yield from (*found, match)
            return
    raise AssertionError(
        f"{', '.join(shown.moments)}: they never come in one match of {shown.game}"
    )


# The pictures ---------------------------------------------------------------------------------


def main(games: list[str]) -> None:
    """Take the pictures of these games, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = [shown for shown in MATCHES if not games or shown.game in games]
    with studio() as (server, chrome, host):
        me = host.guest()
        for shown in wanted:
            keep(server.home, laid_out(shown, me))
        neighbour = Visitor(chrome, server.url, name="Лев")
        neighbour.open_table(seats=["me", "greedy"], options={"players": 3}, visibility="public")
        state = host.context.storage_state()
        linked = [campaign(host, shown.game) for shown in wanted if shown.game == "cadwallon"]
        for shot in (*(shot for shown in wanted for shot in shown.shots), *linked):
            take(chrome, server, state, shot)
            path = FOLDER / f"{shot.name}.png"
            shrink(path)
            sys.stdout.write(f"{path.name}: {path.stat().st_size // 1024} KB\n")


def campaign(host: Visitor, game: str) -> Shot:
    """A whole campaign, brought as a file."""
    names = ("Анна", "Борис", "Вера")
    chronicle = Chronicle.new(find_game(game), {"players": 3}, names, bytes.fromhex(SEED))
    rng = Random(SEED)
    while not chronicle.over:
        play_match(chronicle.begin(names), rng)
        chronicle.finish()
    host.goto("/")
    file = {"name": "c.jsonl", "mimeType": "text/plain", "buffer": campaign_file.dump(chronicle)}
    host.page.locator("input[type=file]").set_input_files(cast(Any, file))
    host.page.wait_for_url("**/campaign/**")
    return Shot("campaign", urlsplit(host.page.url).path, RU_NIGHT)


def take(chrome: Browser, server: Server, state: Any, shot: Shot) -> None:
    """One page, in the light and language that shows it best."""
    settings: dict[str, Any] = {"listOptions": False, "motion": "calm", **shot.settings}
    visitor = Visitor(chrome, server.url, settings=settings, **{"viewport": DESK, **shot.screen})
    visitor.context.add_cookies(state["cookies"])
    visitor.goto(shot.path)
    if shot.path.startswith("/replay"):
        slider = visitor.page.get_by_role("slider")
        expect(slider).to_be_visible()
        slider.fill(str(int(slider.get_attribute("max") or 0) * 3 // 5))
        slider.blur()
    visitor.page.wait_for_timeout(1500)  # fonts, cards that turn over
    expect(visitor.page.locator(".moving")).to_have_count(0)  # boards find their size
    visitor.page.screenshot(path=FOLDER / f"{shot.name}.png")
    visitor.close()


def shrink(path: Path) -> None:
    """As few bytes as the eye does not miss.

    An octree keeps colours that have few pixels, where a median cut makes a red player orange;
    dithering keeps soft light soft.
    """
    with Image.open(path) as picture:
        plain = picture.convert("RGB")
    colours = plain.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
    few = plain.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG)
    few.save(path, optimize=True)
    assert path.stat().st_size < LARGEST, f"{path.name} is too large"


@contextmanager
def studio() -> Iterator[tuple[Server, Browser, Visitor]]:
    """A server in an empty home, a browser, and the person whose tables are shown."""
    with (
        tempfile.TemporaryDirectory() as home,
        running(Path(home)) as server,
        _browser() as chrome,
    ):
        yield server, chrome, Visitor(chrome, server.url, name="Мира", settings={"lang": "ru"})


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=chromium.find(), args=list(chromium.ARGUMENTS)
        )
        yield launched
        launched.close()


if __name__ == "__main__":
    main(sys.argv[1:])
