"""Weighing a game: greedy matches at named tables, kept one a line, and what they say.

    python -m tools.balance play relicvium --seeds 50000:50200 --out build/balance.jsonl
    python -m tools.balance tell build/balance.jsonl

A run that was stopped goes on where it stood: a match that is in the file is not played again.
Every line holds a whole match in short, so that new questions need no new matches.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from igroteka.bots import bot
from igroteka.kernel.chance import Fast
from igroteka.kernel.journal import Journal
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game
from igroteka.lab.report import Share
from igroteka.lab.simulation import played_out

Line = dict[str, Any]

_OFF = {"warlords": False, "strength": "off", "diplomacy": "off", "events": False}
_MODULES: dict[str, dict[str, Any]] = {
    "base": {},
    "warlords": {"warlords": True},
    "strength": {"strength": "on"},
    "diplomacy": {"diplomacy": "on"},
    "events": {"events": True},
    "campaign": {"events": True, "campaign": True},
}
_FEW = ("strength", "diplomacy")
"""Modules that two players cannot have."""


def _relicvium() -> Iterator[tuple[str, Line]]:
    for players in (4, 3, 2):
        for name, on in _MODULES.items():
            if players > 2 or name not in _FEW:
                yield f"{name} {players}", {"players": players, **_OFF, **on, "factions": "random"}
        yield f"usual {players}", {"players": players, "factions": "random"}


def _cadwallon() -> Iterator[tuple[str, Line]]:
    """Every adventure, as the game lists them, most players first."""
    for players in (4, 3, 2):
        for options in find_game("cadwallon").variants:
            adventure = options.get("adventure", "random")
            if options["players"] == players and adventure != "random":
                whole = "whole" if len(options) > 2 else "base"
                yield f"{whole} {adventure} {players}", dict(options)


_EXPANSIONS = {
    "both": {"quests": True, "withering": True},
    "quests": {"quests": True},
    "withering": {"withering": True},
}


def _candelabria() -> Iterator[tuple[str, Line]]:
    for players in (3, 4, 5, 2):
        yield f"base {players}", {"players": players, "houses": "random"}
    for players in (4, 3, 5, 2):
        for name, on in _EXPANSIONS.items():
            yield f"{name} {players}", {"players": players, "houses": "random", **on}


TABLES = {"relicvium": _relicvium, "cadwallon": _cadwallon, "candelabria": _candelabria}

GOALS = {
    "dukes_treasure": ("gained CAD-ADV-1",),
    "curfew": ("gained CAD-END-2",),
    "hired_blades": ("hunted CAD-ADV-4",),
    "king_of_ashes": ("zombie CAD-ADV-6",),
    "barons_ransom": ("freed CAD-ADV-8",),
    "fence_in_town": ("sold CAD-ADV-10",),
    "fire": ("rescued CAD-ADV-11",),
    "dukes_vengeance": ("gained CAD-END-2",),
    "tremors": ("shaken CAD-ADV-13",),
    "sealed_stair": ("descended CAD-CAT-1",),
    "beast_of_mid_nor": ("gained CAD-ADV-15",),
    "treasure_of_sophet": ("gained CAD-ROOM-1", "gained CAD-ROOM-14"),
    "festival_of_ashes": ("gained CAD-ADV-18",),
    "dukes_ransom": ("duke-taken CAD-ADV-19",),
}
"""By a word in the name of a table: facts of which one tells that the goal was reached."""


# Playing ----------------------------------------------------------------------------------------


def played(game_id: str, table: str, options: Line, seed: int, bots: Sequence[str]) -> Line:
    """One match in short; `kinds`, `rules`: what was told; `half`: who led in the middle."""
    game = find_game(game_id)
    match: Match[Any] = Match.new(game, game.configure(options), Fast.seeded(table, seed))
    match.g.journal = journal = Journal()
    seats = [bot(name, seed * 31 + seat) for seat, name in enumerate(bots)]
    standings: list[tuple[int, list[float]]] = []
    answers: list[tuple[int, str]] = []
    for _ in played_out(match, seats, answers):
        rounds = game.rounds(match.g) if game.rounds else 0
        if game.tally and (not standings or standings[-1][0] != rounds):
            tally = game.tally(match.g, journal.facts)
            standings.append((rounds, [sum(sources.values()) for sources in tally]))
    result = match.result
    return {
        "table": table,
        "seed": seed,
        "sides": list(game.sides(match.g)) if game.sides else [],
        "winners": list(result.winners),
        "scores": list(result.scores),
        "rule": result.rule,
        "decisions": len(answers),
        "half": _leader(standings),
        "kinds": dict(Counter(fact.kind for fact in journal.facts)),
        "rules": dict(Counter(f"{fact.kind} {fact.rule}" for fact in journal.facts)),
    }


def _leader(standings: list[tuple[int, list[float]]]) -> int | None:
    """Who led alone when half of the rounds were over."""
    if len(standings) < 2:
        return None
    _, scores = standings[len(standings) // 2]
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def play(game: str, seeds: range, out: Path, only: str, bots: str) -> None:
    """Seed by seed through all tables, so that a run that is cut short has something of each."""
    done = {(line["table"], line["seed"]) for line in read([out])} if out.exists() else set()
    out.parent.mkdir(parents=True, exist_ok=True)
    with out.open("a", encoding="utf-8") as file:
        for seed in seeds:
            for table, options in TABLES[game]():
                if any(part in table for part in only.split(",")) and (table, seed) not in done:
                    names = bots.split(",") if bots else ["greedy"] * options["players"]
                    line = played(game, table, options, seed, names)
                    file.write(json.dumps(line) + "\n")
                    file.flush()


# Telling ----------------------------------------------------------------------------------------


def read(files: Iterable[Path]) -> list[Line]:
    """Every match of these files."""
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]


def shown(times: float, of: int, fair: float) -> str:
    """A share with how many times the fair one it is, and its interval."""
    if not of:
        return "–"
    share = Share.counted(times, of)
    low, high = share.low / fair, share.high / fair
    return f"{times:g} of {of}, × {share.share / fair:.2f} ({low:.2f}–{high:.2f})"


def tell(lines: list[Line], grouped: bool) -> str:
    """Tables of shares: by side and by seat for each table, endings, and who led at half time."""
    tables: defaultdict[str, list[Line]] = defaultdict(list)
    for line in lines:
        name = line["table"].split()[0] if grouped else line["table"]
        tables[name].append(line)
    return "\n".join(row for name, found in tables.items() for row in _told(name, found))


def _told(name: str, lines: list[Line]) -> Iterator[str]:
    decided = [line for line in lines if line["winners"]]
    yield f"**{name}**: {len(lines)} games, {len(decided)} with a winner"
    sides: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    seats: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for line in decided:
        players = len(line["scores"])
        for seat in range(players):
            won = (seat in line["winners"]) / len(line["winners"])
            seats[f"seat {seat + 1}"].append((won, 1 / players))
            if line["sides"]:
                sides[line["sides"][seat]].append((won, 1 / players))
    for who, found in [*sorted(sides.items()), *sorted(seats.items())]:
        wins, fair = sum(won for won, _ in found), sum(share for _, share in found) / len(found)
        yield f"- {who}: {shown(wins, len(found), fair)}"
    rules = Counter(line["rule"] for line in lines)
    yield "- ended by " + ", ".join(f"{rule} {n / len(lines):.0%}" for rule, n in rules.items())
    led = [line for line in decided if line["half"] is not None]
    won = sum(line["half"] in line["winners"] for line in led)
    yield f"- who led alone at half time won {shown(won, len(led), 1.0)}"
    yield from _goals(lines)


def _goals(lines: list[Line]) -> Iterator[str]:
    """In how many matches the goal was reached, for tables that have one."""
    reached: defaultdict[str, list[bool]] = defaultdict(list)
    for line in lines:
        for word in GOALS.keys() & line["table"].split():
            reached[word].append(any(fact in line["rules"] for fact in GOALS[word]))
    for word in GOALS:
        if found := reached[word]:
            yield f"- goal of {word}: {shown(sum(found), len(found), 1.0)}"


def main() -> None:
    """Play, or tell what was played."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play matches and keep them")
    playing.add_argument("game", choices=sorted(TABLES))
    playing.add_argument("--seeds", required=True, help="FROM:TO, TO left out")
    playing.add_argument("--out", type=Path, required=True)
    playing.add_argument("--only", default="", help="tables whose name holds one of these: A,B")
    playing.add_argument("--bots", default="", help="other bots than greedy, by seat")
    telling = commands.add_parser("tell", help="what the matches in these files say")
    telling.add_argument("files", nargs="+", type=Path)
    telling.add_argument("--grouped", action="store_true", help="tables by their first word")
    arguments = parser.parse_args()
    if arguments.command == "tell":
        print(tell(read(arguments.files), arguments.grouped))  # noqa: T201
        return
    first, last = map(int, arguments.seeds.split(":"))
    play(arguments.game, range(first, last), arguments.out, arguments.only, arguments.bots)


if __name__ == "__main__":
    main()
