"""Actions that a place offers: Catacomb rooms (CAD-ROOM), the Prison (CAD-PRISON), and what the
adventure has put there (CAD-ADV)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from igroteka.games.cadwallon.content import (
    ADVENTURES,
    ARCANA,
    ARCANA_KIND,
    BRACELET,
    DUKE,
    ESCAPE_COST,
    GEAR,
    HOSTAGE,
    KEY_RING,
    LOOT,
    LOOT_NUMBER,
    MAGIC_GEM,
    ROOM_COST,
    SCROLL,
)
from igroteka.games.cadwallon.content.entries import Adventure
from igroteka.games.cadwallon.rules.board import (
    ARCHIVE,
    CENTRE,
    GONE,
    HOLY_ALTAR,
    OUT,
    PRISON,
    ROOMS,
    SECRET_TREASURY,
    SPACE,
    SPACE_ID,
    STREETS,
    TORTURE_CHAMBER,
    TUNNEL,
)
from igroteka.games.cadwallon.rules.explore import TARGETS
from igroteka.games.cadwallon.rules.figures import (
    MIND,
    SKILL,
    end_activation,
    is_crowded,
    lose_loot,
    name,
    put,
    remove,
    sheet,
    told,
)
from igroteka.games.cadwallon.rules.hands import draw, kinds_in
from igroteka.games.cadwallon.rules.intrigues import happened
from igroteka.games.cadwallon.rules.purse import gain, gain_experience, pay
from igroteka.games.cadwallon.rules.results import choose_loot
from igroteka.games.cadwallon.rules.rolls import rolled_for
from igroteka.games.cadwallon.rules.state import Cadwallon, Character
from igroteka.games.cadwallon.rules.treasure import dropping, receive
from igroteka.kernel.flow import DONE, WHO, Flow, Option, any_of, one_of

GEM_PRICE = 6
ARCHIVE_TAKES, ARCHIVE_DRAWS = 3, 2
TUNNEL_LOSES = 2
TUNNEL_FINE = 3
TREASURY_DICE = 3
ESCAPES_FROM = 4
SKELETON_KEY, SKELETON_ESCAPES_FROM = GEAR["skeleton_key"], 3


class Site:
    """An action at a place: who may use it, what it costs, what it does."""

    __slots__ = ("cost", "forbids", "here", "perform", "rule", "verb")

    def __init__(
        self,
        verb: str,
        rule: str,
        here: Callable[[Cadwallon, Character], bool],
        forbids: Callable[[Cadwallon, Character], str | None],
        perform: Callable[[Cadwallon, Character], Flow[None]],
        cost: int = ROOM_COST,
    ) -> None:
        self.verb = verb
        self.rule = rule
        self.here = here
        self.forbids = forbids
        self.perform = perform
        self.cost = cost


def _always(g: Cadwallon, character: Character) -> str | None:
    return None


def _once(g: Cadwallon, character: Character) -> str | None:
    """CAD-ROOM-8, CAD-ROOM-12, CAD-CAT-15: once per visit."""
    return "CAD-CAT-15" if character.visit else None


# The five rooms -------------------------------------------------------------------------------


def _at_altar(g: Cadwallon, character: Character) -> bool:
    return character.at == HOLY_ALTAR


def _no_gems(g: Cadwallon, character: Character) -> str | None:
    return None if MAGIC_GEM in character.loot else "CAD-ROOM-1"


def _altar(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ROOM-1, CAD-ADV-16, CAD-DEC-39, CAD-RUL-2: any number of gems, at least one."""
    vault = sheet(g).vault
    price = vault.gem_price if vault else GEM_PRICE
    gems = character.loot.count(MAGIC_GEM)
    options = [
        Option(f"gems:{n}", "gems", n, {"amount": n, "ducats": n * price})
        for n in range(1, gems + 1)
    ]
    chosen: Option = yield any_of(character.seat, "altar", "CAD-DEC-39", options)
    for _ in range(chosen.value):
        character.loot.remove(MAGIC_GEM)
        lose_loot(g, MAGIC_GEM)
    gain(g, character.seat, chosen.value * price, "CAD-ROOM-1")


def _at_torture(g: Cadwallon, character: Character) -> bool:
    return character.at == TORTURE_CHAMBER


def prisoners(g: Cadwallon) -> list[Character]:
    """CAD-ROOM-2: characters in the Prison that carry something."""
    return [c for c in g.characters if c.at == PRISON and c.loot]


def _no_prisoners(g: Cadwallon, character: Character) -> str | None:
    return None if prisoners(g) else "CAD-ROOM-2"


def _torture(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ROOM-2, CAD-DEC-35: one treasure of any prisoner, of whatever gang."""
    options = [
        Option(
            f"prisoner:{name(g, c.number)}",
            "prisoner",
            c.number,
            {"character": name(g, c.number)},
            (f"figure:{name(g, c.number)}",),
        )
        for c in prisoners(g)
    ]
    chosen: Option = yield any_of(character.seat, "torture", "CAD-DEC-35", options)
    victim = g.characters[chosen.value]
    kind = yield from choose_loot(g, character.seat, victim, "CAD-DEC-35")
    victim.loot.remove(kind)
    whose = name(g, victim.number)
    g.tell("stole", "CAD-ROOM-2", **told(g, character), other=whose, item=LOOT[kind])
    yield from receive(g, character, kind)


def _at_tunnel(g: Cadwallon, character: Character) -> bool:
    return character.at == TUNNEL


def _no_alarm(g: Cadwallon, character: Character) -> str | None:
    return None if g.alarm else "CAD-ROOM-3"


def _safe(dice: list[int]) -> bool:
    return dice[0] >= ESCAPES_FROM


def _tunnel(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ROOM-3 to CAD-ROOM-7, CAD-RUL-18: lost, out without two treasures, or out with
    everything."""
    dice = yield from rolled_for(g, character, 1, "CAD-ROOM-3", good=_safe)
    if dice[0] == 1:
        g.tell("lost", "CAD-ROOM-4", **told(g, character))
        remove(g, character, GONE)
        pay(g, character.seat, TUNNEL_FINE, "CAD-ROOM-4")
        return
    if not _safe(dice):
        for _ in range(min(TUNNEL_LOSES, len(character.loot))):
            kind = yield from _choose_loss(g, character)
            character.loot.remove(kind)
            lose_loot(g, kind)
            g.tell("left-in-tunnel", "CAD-ROOM-6", **told(g, character), item=LOOT[kind])
    character.tunnel = True
    remove(g, character, OUT)
    g.tell("tunnelled", "CAD-ROOM-7", **told(g, character))


def _choose_loss(g: Cadwallon, character: Character) -> Flow[int]:
    """CAD-DEC-22: which treasure stays behind in the Tunnel."""
    whose = name(g, character.number)
    options = [dropping(whose, kind) for kind in sorted(set(character.loot))]
    chosen: Option = yield any_of(character.seat, "lose", "CAD-DEC-22", options, told(g, character))
    kind: int = chosen.value
    return kind


def _at_archive(g: Cadwallon, character: Character) -> bool:
    return character.at == ARCHIVE


def _archive(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ROOM-8 to CAD-ROOM-11, CAD-RUL-1: Mind or less finds what was thrown away."""
    character.visit = True
    mind = MIND[character.who]

    def reads(dice: list[int]) -> bool:
        return dice[0] <= mind

    scrolls = character.loot.count(SCROLL)
    dice = yield from rolled_for(g, character, 1, "CAD-ROOM-8", scrolls, reads)
    player = g.players[character.seat]
    if not reads(dice):
        draw(g, player, ARCHIVE_DRAWS, "CAD-ROOM-10")
        return
    gain_experience(g, character.seat, 1, "CAD-ROOM-9")
    for _ in range(min(ARCHIVE_TAKES, len(g.deck.discard))):
        options = [_fetching(kind) for kind in kinds_in(g.deck.discard)]
        chosen: Option = yield any_of(character.seat, "fetch", "CAD-DEC-21", options)
        card = next(c for c in g.deck.discard if ARCANA_KIND[c] == chosen.value)
        g.deck.discard.remove(card)
        player.hand.append(card)
        g.tell("fetched", "CAD-ROOM-9", who=WHO[character.seat], card=chosen.args["card"])


def _fetching(kind: int) -> Option:
    card = ARCANA[kind].id
    return Option(f"fetch:{card}", "fetch", kind, {"card": card}, (f"discarded:{card}",))


def _at_treasury(g: Cadwallon, character: Character) -> bool:
    return character.at == SECRET_TREASURY


def _treasury(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ROOM-12 to CAD-ROOM-16, CAD-ADV-16: three different faces pay, equal ones kill."""
    character.visit = True
    bracelets = character.loot.count(BRACELET)
    dice = yield from rolled_for(g, character, TREASURY_DICE, "CAD-ROOM-12", bracelets)
    if len(set(dice)) < TREASURY_DICE:
        g.tell("died", "CAD-ROOM-13", **told(g, character))
        remove(g, character, GONE)
        return
    vault = sheet(g).vault
    gain(g, character.seat, sum(dice) + (vault.bonus if vault else 0), "CAD-ROOM-14")


# The Prison -----------------------------------------------------------------------------------


def _in_prison(g: Cadwallon, character: Character) -> bool:
    return character.at == PRISON


def _escape(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-PRISON-5 to CAD-PRISON-8, CAD-EQUIP-18, CAD-RUL-6, CAD-RUL-7: four or more, three with
    the key."""
    needed = SKELETON_ESCAPES_FROM if character.gear == SKELETON_KEY else ESCAPES_FROM

    def frees(dice: list[int]) -> bool:
        return dice[0] >= needed

    keys = character.loot.count(KEY_RING)
    dice = yield from rolled_for(g, character, 1, "CAD-PRISON-5", keys, frees)
    if not frees(dice):
        g.tell("still-jailed", "CAD-PRISON-6", **told(g, character))
        end_activation(g, character)
        return
    put(g, character, CENTRE)
    character.escaped = True
    g.tell("escaped", "CAD-PRISON-7", **told(g, character))
    happened(g, character.seat, "prison_escape_roll", 1)


def is_envoy(character: Character) -> bool:
    """CAD-MERC-8: Iraem walks out of the Prison."""
    return character.at == PRISON and SKILL[character.who] == "envoy"


def walk_out(g: Cadwallon, character: Character) -> None:
    """CAD-MERC-8: to the central pentagram, for nothing; action and Move stay unused."""
    put(g, character, CENTRE)
    g.tell("walked-out", "CAD-MERC-8", **told(g, character))


# Adventures -----------------------------------------------------------------------------------


def _at_coffer(g: Cadwallon, character: Character) -> bool:
    coffer = sheet(g).coffer
    return coffer is not None and character.at == SPACE[coffer.space]


def _no_coffer(g: Cadwallon, character: Character) -> str | None:
    coffer = sheet(g).coffer
    assert coffer is not None, "asked where there is a coffer"
    carries = all(LOOT_NUMBER[kind] in character.loot for kind in coffer.gives)
    return None if carries and g.hoard else "CAD-ADV-1"


def _coffer(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-1: scroll and keys are given up; two dice say how much of the hoard."""
    coffer = sheet(g).coffer
    assert coffer is not None, "used where there is a coffer"
    for kind in coffer.gives:
        character.loot.remove(LOOT_NUMBER[kind])
        lose_loot(g, LOOT_NUMBER[kind])
    dice = yield from rolled_for(g, character, coffer.dice, "CAD-ADV-1")
    taken = min(sum(dice), g.hoard)
    g.hoard -= taken
    gain(g, character.seat, taken, "CAD-ADV-1")


def _on_token(g: Cadwallon, character: Character) -> bool:
    return 0 <= character.at < len(ROOMS) and character.at in g.encounters.spaces


def _search(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-8: the token is turned up: nobody, or a hostage to take along."""
    space = character.at
    if g.encounters.take(space) >= TARGETS:
        g.tell("nobody", "CAD-ADV-8", **told(g, character), space=SPACE_ID[space])
        return
    g.tell("freed", "CAD-ADV-8", **told(g, character), space=SPACE_ID[space])
    yield from receive(g, character, HOSTAGE)


def _with_hostage(g: Cadwallon, character: Character) -> bool:
    return 0 <= character.at < len(ROOMS) and bool(g.hostages[character.at])


def _lift(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-9: a lying hostage is picked up without a roll."""
    g.hostages[character.at] = 0
    g.tell("lifted", "CAD-ADV-9", **told(g, character))
    yield from receive(g, character, HOSTAGE)


def _at_fence(g: Cadwallon, character: Character) -> bool:
    fence = sheet(g).fence
    return fence is not None and character.at == SPACE[fence.space]


def _nothing_to_sell(g: Cadwallon, character: Character) -> str | None:
    return None if any(kind < HOSTAGE for kind in character.loot) else "CAD-ADV-10"


def _fence(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-10, CAD-DEC-39: any number of treasures, each for a die and one more, six at most."""
    fence = sheet(g).fence
    assert fence is not None, "used where there is a fence"
    sold = False
    while any(kind < HOSTAGE for kind in character.loot):
        whose = name(g, character.number)
        options = [_selling(whose, kind) for kind in sorted(set(character.loot))]
        chosen: Option = yield one_of(
            character.seat,
            "sell",
            "CAD-DEC-39",
            options,
            _unsaleable,
            told(g, character),
            also=(DONE,) if sold else (),
        )
        if chosen is DONE:
            return
        sold = True
        character.loot.remove(chosen.value)
        lose_loot(g, chosen.value)
        dice = yield from rolled_for(g, character, 1, "CAD-ADV-10")
        g.tell("sold", "CAD-ADV-10", **told(g, character), item=LOOT[chosen.value])
        gain(g, character.seat, min(fence.max, dice[0] + fence.bonus), "CAD-ADV-10")


def _selling(character: str, kind: int) -> Option:
    item = LOOT[kind]
    return Option(f"sell:{item}", "sell", kind, {"item": item}, (f"loot:{character}:{item}",))


def _unsaleable(option: Option) -> str | None:
    return None if option.value < HOSTAGE else "CAD-ADV-10"


def _in_crowd(g: Cadwallon, character: Character) -> bool:
    return is_crowded(g, character.at)


def _pockets(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-18: Mind or less pays the die; more costs a ducat and the activation."""
    dice = yield from rolled_for(g, character, 1, "CAD-ADV-18")
    crowd = sheet(g).crowd
    assert crowd is not None, "used in a crowd"
    if dice[0] <= MIND[character.who]:
        gain(g, character.seat, dice[0], "CAD-ADV-18")
    else:
        g.tell("caught", "CAD-ADV-18", **told(g, character))
        pay(g, character.seat, crowd.fine, "CAD-ADV-18")
        end_activation(g, character)


def _with_duke(g: Cadwallon, character: Character) -> bool:
    return g.duke >= 0 and character.at == g.duke


def _take_duke(g: Cadwallon, character: Character) -> Flow[None]:
    """CAD-ADV-19: he fills two places; what does not fit any more is dropped."""
    g.duke = -1
    g.tell("duke-taken", "CAD-ADV-19", **told(g, character))
    yield from receive(g, character, DUKE)


SITES = (
    Site("altar", "CAD-ROOM-1", _at_altar, _no_gems, _altar),
    Site("torture", "CAD-ROOM-2", _at_torture, _no_prisoners, _torture),
    Site("tunnel", "CAD-ROOM-3", _at_tunnel, _no_alarm, _tunnel),
    Site("archive", "CAD-ROOM-8", _at_archive, _once, _archive),
    Site("treasury", "CAD-ROOM-12", _at_treasury, _once, _treasury),
    Site("escape", "CAD-PRISON-5", _in_prison, _always, _escape, ESCAPE_COST),
    Site("coffer", "CAD-ADV-1", _at_coffer, _no_coffer, _coffer),
    Site("search", "CAD-ADV-8", _on_token, _always, _search),
    Site("lift", "CAD-ADV-9", _with_hostage, _always, _lift),
    Site("fence", "CAD-ADV-10", _at_fence, _nothing_to_sell, _fence),
    Site("pockets", "CAD-ADV-18", _in_crowd, _always, _pockets),
    Site("take-duke", "CAD-ADV-19", _with_duke, _always, _take_duke),
)
"""CAD-ACT-5, CAD-ADV-21, CAD-DEC-20, CAD-RUL-15: each is the character's action for that
activation."""

_OPTIONS = tuple(
    Option(site.verb, "site", number, {"site": f"site-{site.verb}", "cost": site.cost})
    for number, site in enumerate(SITES)
)
_NUMBER = {site.verb: number for number, site in enumerate(SITES)}
_BELOW = {
    HOLY_ALTAR: ("altar",),
    TUNNEL: ("tunnel",),
    TORTURE_CHAMBER: ("torture", "take-duke"),
    ARCHIVE: ("archive",),
    SECRET_TREASURY: ("treasury",),
    CENTRE: (),
    PRISON: ("escape",),
}
"""What may be done where in the Catacombs."""


def _above(adventure: Adventure) -> tuple[str, ...]:
    """What may be done in the district, somewhere, in an adventure."""
    found: list[str] = []
    sheet = adventure.sheet
    if sheet.coffer:
        found.append("coffer")
    if sheet.encounters and sheet.encounters.target == "hostage":
        found += ["search", "lift"]
    if sheet.fence:
        found.append("fence")
    if sheet.crowd:
        found.append("pockets")
    return tuple(found)


_ABOVE = tuple(_above(adventure) for adventure in ADVENTURES)


def candidates(g: Cadwallon, character: Character) -> Sequence[Option]:
    """What this place has to offer."""
    at = character.at
    verbs = _ABOVE[g.adventure] if at < len(STREETS) else _BELOW[at]
    if not verbs:
        return ()
    numbers = [_NUMBER[verb] for verb in verbs]
    return [_OPTIONS[number] for number in numbers if SITES[number].here(g, character)]


def forbids(g: Cadwallon, character: Character, option: Option) -> str | None:
    """CAD-ACT-4: its AP, and what it asks for."""
    site = SITES[option.value]
    return site.forbids(g, character) or (None if g.ap >= site.cost else "CAD-ACT-4")


def use(g: Cadwallon, character: Character, option: Option) -> Flow[None]:
    """CAD-ACT-5: the action is used up, whatever comes of it."""
    site = SITES[option.value]
    g.ap -= site.cost
    character.acted = True
    yield from site.perform(g, character)
