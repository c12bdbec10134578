"""Skills of the Brotherhood of Mountains: Malleus, Saxum, Ferrarius (REL-SKILL)."""

from __future__ import annotations

from igroteka.games.relicvium.rules.army import HELD, REGULAR, REGULAR_KINDS
from igroteka.games.relicvium.rules.choices import (
    BLOCK,
    GIVE_BACK,
    SPOT,
    SWAP,
)
from igroteka.games.relicvium.rules.holdings import deploy, lose
from igroteka.games.relicvium.rules.land import (
    BORDERS_AT,
    SIDES,
    SOURCE,
    TARGET,
)
from igroteka.games.relicvium.rules.presence import Presence, Skill, not_present, unbarred
from igroteka.games.relicvium.rules.reach import untouched
from igroteka.games.relicvium.rules.state import NONE, Player, Relicvium
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import DONE, WHO, Flow, Option, one_of


def return_token(here: Presence) -> Skill:
    """REL-SKILL-1: a foreign token from or at a presence area goes back to its owner."""

    def barred(g: Relicvium, player: Player) -> str | None:
        return "REL-SKILL-1" if here.lacks_units(g, player) else None

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return [
            option
            for other in g.players
            for option, arc in zip(
                GIVE_BACK[other.faction], (*other.melee, *other.ranged), strict=True
            )
            if arc != NONE
        ]

    def forbids(g: Relicvium, player: Player, option: Option) -> str | None:
        owner = _owner(g, option)
        number, melee = option.value
        arc = owner.melee[number] if melee else owner.ranged[number]
        areas = here.areas(player)
        touched = SOURCE[arc] in areas or TARGET[arc] in areas
        return None if owner is not player and touched else "REL-SKILL-1"

    def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
        owner = _owner(g, option)
        number, melee = option.value
        (owner.melee if melee else owner.ranged)[number] = NONE
        token = option.args["token"]
        g.tell("token-returned", "REL-SKILL-1", who=WHO[owner.seat], token=token)
        return
        yield

    return Action("return", barred, candidates, forbids, perform)


def _owner(g: Relicvium, option: Option) -> Player:
    return next(player for player in g.players if option in GIVE_BACK[player.faction])


def block_border(here: Presence) -> Skill:
    """REL-SKILL-2: nobody marches, retreats or lays tokens across a border."""

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return [BLOCK[border] for border in BORDERS_AT[player.creatures[here.creature]]]

    def forbids(g: Relicvium, player: Player, option: Option) -> str | None:
        one, two = SIDES[option.value]
        return None if player.seat in (g.holder[one], g.holder[two]) else "REL-SKILL-2"

    def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
        g.blocked = option.value
        g.tell("blocked", "REL-SKILL-2", who=WHO[player.seat], **option.args)
        return
        yield

    return Action("block", unbarred, candidates, forbids, perform)


def _swaps(g: Relicvium, areas: list[int]) -> list[Option]:
    """The regular units of some areas for every other class."""
    return [
        SWAP[kind][other][area]
        for area in areas
        for kind in REGULAR_KINDS[g.units[area]]
        for other in REGULAR
        if other != kind
    ]


def _swap(g: Relicvium, player: Player, option: Option) -> None:
    kind, other, area = option.value
    deploy(g, player, other, area)
    lose(g, player, kind, area)
    g.tell("swapped", "REL-SKILL-3", who=WHO[player.seat], **option.args)


def swap_class(here: Presence) -> Skill:
    """REL-SKILL-3: regular units change their class, one after the other."""

    def candidates(g: Relicvium, player: Player) -> list[Option]:
        return _swaps(g, here.with_units(g, player))

    def forbids(g: Relicvium, player: Player, option: Option) -> str | None:
        return None if HELD[option.value[1]][player.reserve] else "REL-COMP-12"

    def perform(g: Relicvium, player: Player, option: Option) -> Flow[None]:
        _swap(g, player, option)
        _, brought, where = option.value

        def thought_of() -> list[Option]:
            thinkable = candidates(g, player)
            return thinkable + untouched(thinkable, SPOT)

        def forbids_again(option: Option) -> str | None:
            if option.verb == "spot":
                return not_present(g, player, option)
            kind, _, area = option.value
            only_new = area == where and kind == brought and HELD[kind][g.units[area]] == 1
            return "REL-SKILL-3" if only_new else forbids(g, player, option)

        for _ in range(here.amount - 1):
            answer: Option = yield one_of(
                player.seat, "swap-on", "REL-SKILL-3", thought_of, forbids_again, also=(DONE,)
            )
            if answer is DONE:
                return
            _swap(g, player, answer)

    return Action("swap", unbarred, candidates, forbids, perform)
