"""The attack stage (REL-ATT): one target at a time, until no melee token is left."""

from __future__ import annotations

from igroteka.games.relicvium.rules.army import HELD, KINDS, ONE, SIZE, Army
from igroteka.games.relicvium.rules.battle import advance, fight
from igroteka.games.relicvium.rules.choices import ALL, ATTACK, CALL_OFF, MUSTER
from igroteka.games.relicvium.rules.land import AREA_ID, SOURCE, TARGET
from igroteka.games.relicvium.rules.reach import untouched
from igroteka.games.relicvium.rules.relations import at_war
from igroteka.games.relicvium.rules.state import FREE, NONE, Battle, Force, Player, Relicvium
from igroteka.kernel.flow import DONE, WHO, Flow, Option, one_of


def attack_stage(g: Relicvium) -> Flow[None]:
    """REL-ATT-1: by initiative, round and round; a step is one turn."""
    player = next_to_attack(g)
    if player is None:
        g.phase = "round_end"
        g.battle = None
        return
    live = targets(player)

    def thought_of() -> list[Option]:
        pointed = [table[target] for table in (ATTACK, CALL_OFF) for target in live]
        return pointed + untouched(pointed, ATTACK)

    def forbids(option: Option) -> str | None:
        return None if option.value in live else "REL-ATT-3"

    options = [table[target] for target in live for table in (ATTACK, CALL_OFF)]
    answer: Option = yield one_of(
        player.seat, "attack", "REL-ATT-3", thought_of, forbids, quick=options, anchor=True
    )
    g.turn = (g.turn + 1) % len(g.order)
    if answer.verb == "call-off":
        _use_up(player, answer.value)
        place = AREA_ID[answer.value]
        g.tell("called-off", "REL-ATT-3", who=WHO[player.seat], area=place)
    else:
        yield from _attack(g, player, answer.value)


def next_to_attack(g: Relicvium) -> Player | None:
    """REL-ATT-1, REL-ATT-2: in turn dead tokens leave; who has a live one attacks."""
    count = len(g.order)
    for ahead in range(count):
        turn = (g.turn + ahead) % count
        player = g.players[g.order[turn]]
        drop_dead(g, player)
        if player.melee.count(NONE) < len(player.melee):
            g.turn = turn
            return player
    return None


def fresh(g: Relicvium, area: int) -> Army:
    """REL-TERM-15, REL-SUP-5: the garrison that is not spent."""
    return g.units[area] - g.helping[area] - g.spent[area]


def dead(g: Relicvium, player: Player, arc: int) -> bool:
    """REL-ATT-2: nobody left to attack, or nobody to attack."""
    source, holder = SOURCE[arc], g.holder[TARGET[arc]]
    if g.holder[source] != player.seat or not fresh(g, source):
        return True
    if holder == FREE:
        return False
    return holder == player.seat or not at_war(g, player.seat, holder)


def drop_dead(g: Relicvium, player: Player) -> None:
    """REL-ATT-2: at the start of his turn a player's dead tokens leave the board."""
    for token, arc in enumerate(player.melee):
        if arc != NONE and dead(g, player, arc):
            player.melee[token] = NONE
            g.tell("token-dead", "REL-ATT-2", who=WHO[player.seat], area=AREA_ID[TARGET[arc]])


def targets(player: Player) -> list[int]:
    """The areas at which melee tokens of a player point."""
    found: list[int] = []
    for arc in player.melee:
        if arc != NONE and TARGET[arc] not in found:
            found.append(TARGET[arc])
    return found


def _use_up(player: Player, target: int) -> dict[int, int]:
    """REL-ATT-3: all own melee tokens at that target; tells the token of each source."""
    used: dict[int, int] = {}
    for token, arc in enumerate(player.melee):
        if arc != NONE and TARGET[arc] == target:
            used[SOURCE[arc]] = token
            player.melee[token] = NONE
    return used


def _attack(g: Relicvium, player: Player, target: int) -> Flow[None]:
    """REL-ATT-3 to REL-ATT-6: pick units, then walk in or fight."""
    holder = g.holder[target]
    sources = [SOURCE[arc] for arc in player.melee if arc != NONE and TARGET[arc] == target]
    battle = g.battle = Battle(
        target=target,
        attacker=player.seat,
        defender=NONE if holder == FREE else holder,
        picked=[(source, 0) for source in sources],
        attack=(),
        defence=(),
        attack_total=0,
        defence_total=0,
        winner=NONE,
    )
    yield from _muster(g, player, battle)
    used = _use_up(player, target)
    if battle.defender == NONE:
        g.tell("unopposed", "REL-ATT-4", who=WHO[player.seat], area=AREA_ID[target])
        yield from advance(g, battle, "REL-ATT-4")
    else:
        yield from fight(g, battle, used)


def _muster(g: Relicvium, player: Player, battle: Battle) -> Flow[None]:
    """REL-ATT-3: from each source any unspent units of the garrison, at least one in all."""
    everybody = [(source, fresh(g, source)) for source, _ in battle.picked]
    if sum([SIZE[army] for _, army in everybody]) == 1:
        battle.picked = everybody  # there is nobody else to choose
        return

    def thought_of() -> list[Option]:
        return [
            MUSTER[kind][source] for source, _ in battle.picked for kind in KINDS[g.units[source]]
        ]

    def forbids(option: Option) -> str | None:
        return muster_forbidden(g, battle.picked, *option.value)

    while True:
        options = [way for way in thought_of() if forbids(way) is None]
        if not options:
            return
        anybody = any(army for _, army in battle.picked)
        answer: Option = yield one_of(
            player.seat,
            "muster",
            "REL-ATT-3",
            thought_of,
            forbids,
            {"area": AREA_ID[battle.target]},
            also=(ALL, DONE) if anybody else (ALL,),
            quick=options,
        )
        if answer is DONE:
            return
        if answer is ALL:
            battle.picked = everybody
            return
        kind, area = answer.value
        battle.picked = [
            (source, army + ONE[kind] if source == area else army) for source, army in battle.picked
        ]


def muster_forbidden(g: Relicvium, picked: list[Force], kind: int, area: int) -> str | None:
    """REL-SUP-5, REL-TERM-15: who supports or is spent does not attack; nobody is picked twice."""
    chosen = next(army for source, army in picked if source == area)
    if HELD[kind][fresh(g, area)] > HELD[kind][chosen]:
        return None
    if HELD[kind][chosen]:
        return "REL-ATT-3"
    return "REL-SUP-5" if HELD[kind][g.helping[area]] else "REL-TERM-15"
