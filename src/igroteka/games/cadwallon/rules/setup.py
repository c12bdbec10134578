"""Set-up (CAD-SETUP-15, CAD-XSET-7): steps in the order of the rulebook; mercenaries, campaign."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.games.cadwallon.content import (
    ADVENTURE,
    ADVENTURES,
    ARCANA,
    ARCANA_KIND,
    DISTRICT,
    EQUIPMENT,
    EXPERIENCE_SUPPLY,
    EXPLORATION,
    FOUND,
    GANG_SIZE,
    INTRIGUE_START,
    INTRIGUES,
    LOOT,
    MECHANISM,
    MISSIONS,
    MISSIONS_FACE_UP,
    STAIRCASE,
    STARTING_ARCANA,
    STARTING_DUCATS,
    TREASURES,
)
from igroteka.games.cadwallon.content.entries import Bonus
from igroteka.games.cadwallon.rules.board import (
    EXITS,
    GONE,
    IS_EXIT,
    LAIR,
    NOWHERE,
    ROOMS,
    SPACE,
    SPACE_ID,
    SPACES,
    STREETS,
)
from igroteka.games.cadwallon.rules.cyclops import move_cyclops
from igroteka.games.cadwallon.rules.deeds import aiming
from igroteka.games.cadwallon.rules.equipment import choose_gear
from igroteka.games.cadwallon.rules.explore import TARGETS, TOKEN_KIND
from igroteka.games.cadwallon.rules.figures import (
    GUARD_NUMBER,
    adventure,
    gang,
    has_skill,
    name,
    put,
    sheet,
    told,
)
from igroteka.games.cadwallon.rules.hands import draw
from igroteka.games.cadwallon.rules.intrigues import check_standing, draw_intrigue
from igroteka.games.cadwallon.rules.options import Options
from igroteka.games.cadwallon.rules.purse import gain, gain_experience
from igroteka.games.cadwallon.rules.rolls import roll_dice
from igroteka.games.cadwallon.rules.state import (
    EMPTY,
    GUARDS,
    UNKNOWN,
    Cadwallon,
    Character,
    FaceDown,
    Player,
)
from igroteka.kernel.chance import Chance
from igroteka.kernel.deck import deck_of
from igroteka.kernel.flow import WHO, Flow, Option, any_of, one_of
from igroteka.kernel.journal import MUTE

FIRST_PLAYER_DICE: Final = 2
LUCIUS_BRINGS: Final = 3


def new(options: Options, chance: Chance) -> Cadwallon:
    """CAD-XSET-1, CAD-XSET-8: the box opened, the Cyclops in its Lair, with the cards of the parts
    of the expansion that are in play."""
    seats = range(options.players)
    return Cadwallon(
        chance=chance,
        journal=MUTE,
        options=options,
        phase="setup",
        adventure=EMPTY,
        round=1,
        turn=0,
        order=list(seats),
        players=[Player(seat, EMPTY, [0], [], [], 0) for seat in seats],
        characters=[_character(n) for n in range(GANG_SIZE * options.players)],
        on=[EMPTY] * SPACES,
        guards=[GONE] * 4,
        cyclops=LAIR,
        chests=[EMPTY] * len(ROOMS),
        gems=[0] * len(ROOMS),
        hostages=[0] * len(ROOMS),
        found=[EMPTY] * len(ROOMS),
        covered=FaceDown([], []),
        encounters=FaceDown([], []),
        locked=FaceDown([], []),
        deck=deck_of(_arcana(options)),
        top=UNKNOWN,
        missions=deck_of(range(len(MISSIONS))),
        shown=[],
        plots=deck_of(_plots(options)),
        display=_display(options),
        portcullises=[0] * len(STREETS),
        laid=0,
        burnt=[0] * len(ROOMS),
        hoard=0,
        duke=EMPTY,
        alarm=False,
        ap=0,
        active=EMPTY,
        mission_done=False,
        attack_wins=0,
        watched=[],
        walk=None,
        fight=None,
        roll=None,
        experience_left=EXPERIENCE_SUPPLY,
        loot_gone=[0] * len(LOOT),
        gear_gone=[],
        tokens_gone=[0] * len(EXPLORATION),
        plots_gone=[],
        missions_gone=[],
        shut=(),
        ended_by="",
    )


def _character(number: int) -> Character:
    return Character(
        number=number,
        who=EMPTY,
        seat=number // GANG_SIZE,
        at=NOWHERE,
        loot=[],
        gear=EMPTY,
        wounds=0,
        activated=False,
        moved=False,
        acted=False,
        skilled=False,
        coin=False,
        escaped=False,
        visit=False,
        tunnel=False,
    )


def _arcana(options: Options) -> list[int]:
    """CAD-XSET-2, CAD-RUL-32: expansion cards come with the parts they speak of."""
    plays = [options.has(card.needs) for card in ARCANA]
    return [n for n, kind in enumerate(ARCANA_KIND) if plays[kind]]


def _plots(options: Options) -> list[int]:
    if not options.intrigues:
        return []
    return [n for n, card in enumerate(INTRIGUES) if options.has(card.needs)]


def _display(options: Options) -> list[int]:
    """CAD-XSET-5: all equipment lies face up."""
    if not options.equipment:
        return []
    return [n for n, card in enumerate(EQUIPMENT) if options.has(card.needs)]


# Adventure and first player -------------------------------------------------------------------


def set_up(g: Cadwallon) -> Flow[None]:
    """CAD-SETUP-2 to CAD-SETUP-4: the adventure, and who begins."""
    g.adventure = _chosen_adventure(g)
    g.tell("adventure", "CAD-SETUP-2", adventure=adventure(g).id)
    first = _first_player(g)
    seats = g.options.players
    g.order = [(first + step) % seats for step in range(seats)]
    g.tell("first-player", "CAD-SETUP-3", who=WHO[first])
    g.turn = 0
    g.phase = "gangs"
    return
    yield


def _chosen_adventure(g: Cadwallon) -> int:
    """CAD-SETUP-2: as agreed, or drawn from those that can be played."""
    choice = g.options.adventure
    if choice != "random":
        return ADVENTURES.index(ADVENTURE[choice])
    playable = [
        n
        for n, sheet in enumerate(ADVENTURES)
        if g.options.has(sheet.needs) and (sheet.set == "base" or g.options.whole)
    ]
    return g.chance.pick(playable, "CAD-SETUP-2")


def bonus(g: Cadwallon) -> tuple[Bonus, tuple[int, ...]]:
    """CAD-CAMP-5 to CAD-CAMP-7, CAD-CAMP-12: what the winners of the part before start with."""
    record = g.options.campaign
    if record is None or not record.winners:
        return Bonus(), ()
    return adventure(g).winner_bonus, record.winners[-1]


def _first_player(g: Cadwallon) -> int:
    """CAD-SETUP-3, CAD-CAMP-7, CAD-XP-9: the highest of two dice; ties roll again."""
    gift, winners = bonus(g)
    rolling = list(winners) if gift.first_player else list(range(g.options.players))
    while len(rolling) > 1:
        sums = {seat: sum(roll_dice(g, FIRST_PLAYER_DICE, "CAD-SETUP-3")) for seat in rolling}
        for seat, total in sums.items():
            g.tell("first-roll", "CAD-SETUP-3", who=WHO[seat], total=total)
        highest = max(sums.values())
        rolling = [seat for seat in rolling if sums[seat] == highest]
    return rolling[0]


# Gifts and dealing ----------------------------------------------------------------------------


def gifts(g: Cadwallon) -> Flow[None]:
    """CAD-MERC-7, CAD-DEC-3, CAD-CAMP-4 to CAD-CAMP-6: Lucius' card, carried experience,
    bonuses."""
    for seat in g.order:
        for character in gang(g, seat):
            if has_skill(character, "armed_to_the_teeth"):
                yield from choose_gear(g, character, "CAD-MERC-7")
    record = g.options.campaign
    if record is not None and record.experience:
        for seat in g.order:
            gain_experience(g, seat, record.experience[seat], "CAD-CAMP-4")
    gift, winners = bonus(g)
    for seat in g.order:
        if seat in winners:
            gain_experience(g, seat, gift.experience, "CAD-CAMP-6")
            if gift.equipment and g.display:
                yield from _gift_of_gear(g, seat)
    g.phase = "dealing"


def _gift_of_gear(g: Cadwallon, seat: int) -> Flow[None]:
    """CAD-CAMP-6, CAD-DEC-30: one card of choice for any own character."""
    options = [aiming(c.number, name(g, c.number), "bearer") for c in gang(g, seat)]
    chosen: Option = yield any_of(seat, "bonus-bearer", "CAD-DEC-30", options)
    yield from choose_gear(g, g.characters[chosen.value], "CAD-CAMP-6")


def deal(g: Cadwallon) -> Flow[None]:
    """CAD-SETUP-6 to CAD-SETUP-12, CAD-SETUP-14, CAD-CAMP-11: purses, militia, tokens, cards, the
    sheet."""
    _fill_purses(g)
    for guard, space in DISTRICT.militia_start.items():
        _stand(g, GUARD_NUMBER[guard], SPACE[space])
    _lay_treasures(g)
    _lay_exploration(g)
    gift, winners = bonus(g)
    for seat in g.order:
        extra = gift.arcana if seat in winners else 0
        draw(g, g.players[seat], STARTING_ARCANA + extra, "CAD-SETUP-10")
    for _ in range(MISSIONS_FACE_UP):
        g.shown.append(g.missions.draw(g.chance, "CAD-SETUP-11"))
    if g.options.intrigues:
        for seat in g.order:
            for _ in range(INTRIGUE_START):
                draw_intrigue(g, seat, "CAD-XSET-4")
    _own_setup(g)
    check_standing(g)
    g.phase = "deployment"
    return
    yield


def _fill_purses(g: Cadwallon) -> None:
    """CAD-SETUP-7, CAD-MERC-7, CAD-RUL-40: Lucius brings money along."""
    for player in g.players:
        player.purse[0] = STARTING_DUCATS
        for character in gang(g, player.seat):
            if has_skill(character, "armed_to_the_teeth"):
                gain(g, player.seat, LUCIUS_BRINGS, "CAD-MERC-7")


def _stand(g: Cadwallon, figure: int, space: int) -> None:
    g.guards[figure - GUARDS] = space
    g.on[space] = figure


def _lay_treasures(g: Cadwallon) -> None:
    """CAD-SETUP-9: one in every room, all face up."""
    tokens = [kind for kind, token in enumerate(TREASURES) for _ in range(token.count)]
    g.chance.shuffle(tokens, "CAD-SETUP-9")
    for room in ROOMS:
        g.chests[room] = tokens[room]


def _lay_exploration(g: Cadwallon) -> None:
    """CAD-XSET-3, CAD-ADV-14 to CAD-ADV-16, CAD-RUL-32, CAD-RUL-38, CAD-RUL-39: face down in every
    room but those the sheet opens; Catacombs without exploration tokens have their staircases and
    mechanisms face up from the start."""
    rooms = list(ROOMS)
    if not g.options.exploration:
        if g.options.catacombs:
            for kind in (STAIRCASE, MECHANISM):
                for _ in range(EXPLORATION[kind].count):
                    g.found[g.chance.draw(rooms, "CAD-RUL-32")] = kind
        return
    tokens = list(range(len(TOKEN_KIND)))
    for space, token_id in sheet(g).open.items():
        room, kind = SPACE[space], FOUND.index(token_id)
        tokens.remove(TOKEN_KIND.index(kind))
        rooms.remove(room)
        g.found[room] = kind
    g.chance.shuffle(tokens, "CAD-XSET-3")
    for room, token in zip(rooms, tokens, strict=True):
        g.covered.lay(room, token)


def _own_setup(g: Cadwallon) -> None:
    """CAD-SETUP-14, CAD-ADV: hoard, hunters, encounter tokens, the Duke, the beast."""
    own = sheet(g)
    if own.coffer:
        g.hoard = own.coffer.ducats
    for hunter, space in own.hunters.items():
        _stand(g, GUARD_NUMBER[hunter], SPACE[space])
    if own.encounters:
        tokens = list(range(2 * TARGETS))
        g.chance.shuffle(tokens, "CAD-ADV-5")
        for space, token in zip(own.encounters.spaces, tokens, strict=True):
            g.encounters.lay(SPACE[space], token)
    if own.duke:
        g.duke = SPACE[own.duke.space]
    if own.beast:
        move_cyclops(g, SPACE[own.beast.space])


# Deployment -----------------------------------------------------------------------------------


@cache
def deploying(figure: int, who: str) -> tuple[Option, ...]:
    """Putting a character on an exit, by space."""
    return tuple(
        Option(
            f"deploy:{who}:{where}",
            "deploy",
            (figure, space),
            {"character": who, "space": where},
            (where,),
        )
        for space, where in enumerate(SPACE_ID[: len(STREETS)])
    )


def deploy(g: Cadwallon) -> Flow[None]:
    """CAD-SETUP-13, CAD-DEC-4: one character after another, on any free exit."""
    while left := [character.at for character in g.characters].count(NOWHERE):
        seat = g.order[(len(g.characters) - left) % len(g.order)]
        waiting = [c for c in gang(g, seat) if c.at == NOWHERE]
        ways = [deploying(c.number, name(g, c.number)) for c in waiting]
        free = [space for space in EXITS if g.on[space] == EMPTY]
        chosen: Option = yield one_of(
            seat,
            "deploy",
            "CAD-DEC-4",
            lambda ways=ways: [option for way in ways for option in way],
            lambda option: _no_deployment(g, option),
            quick=[way[space] for way in ways for space in free],
            anchor=True,
        )
        figure, space = chosen.value
        character = g.characters[figure]
        put(g, character, space)
        if g.journal is not MUTE:
            g.tell("deployed", "CAD-SETUP-13", **told(g, character), space=SPACE_ID[space])
    g.phase = "dawn"


def _no_deployment(g: Cadwallon, option: Option) -> str | None:
    space = option.value[1]
    if not IS_EXIT[space]:
        return "CAD-BOARD-4"
    return None if g.on[space] == EMPTY else "CAD-SETUP-13"
