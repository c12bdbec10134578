"""The expansion Quests (CAN-QUEST): events, marks and rewards."""

from __future__ import annotations

from typing import Final

from igroteka.games.candelabria.content import QUESTS, REWARDS
from igroteka.games.candelabria.rules.figures import holds_curse, standing
from igroteka.games.candelabria.rules.land import CENTRE, REGION_OF
from igroteka.games.candelabria.rules.points import gain_vp
from igroteka.games.candelabria.rules.state import NONE, Candelabria, Player, Quest
from igroteka.kernel.flow import DECLINE, WHO, Flow, Option, Question, any_of, one_of, together

KEEP: Final = tuple(
    Option(f"keep:{quest.id}", "keep-quest", number, {"quest": quest.id}, (quest.id,))
    for number, quest in enumerate(QUESTS)
)
SCORE: Final = tuple(
    Option(f"score:{quest.id}", "score-quest", number, {"quest": quest.id}, (quest.id,))
    for number, quest in enumerate(QUESTS)
)


def _listening(event: str, **wanted: object) -> tuple[int, ...]:
    """The quests that listen to an event of this kind."""
    return tuple(
        number
        for number, quest in enumerate(QUESTS)
        if quest.condition.event == event
        and all(getattr(quest.condition, name) == value for name, value in wanted.items())
    )


PLACED_TEMPLE: Final = _listening("temple_placed")
DESTROYED_TEMPLE: Final = _listening("temple_destroyed")
CONTROLS_CURSE: Final = tuple(_listening("curse_controlled", slot=place + 1) for place in range(3))
BOUGHT_UPGRADE: Final = tuple(_listening("upgrade_bought", year=year) for year in range(4))
PUT_OUT_LAND: Final = _listening("land_flame_extinguished")
HOLDS_CENTRE: Final = _listening("figure_arrives", region=CENTRE)
_PUT_OUT_CANDLE: Final = _listening("last_candle_flame_extinguished", means="")
PUT_OUT_CANDLE: Final = {
    means: _PUT_OUT_CANDLE + _listening("last_candle_flame_extinguished", means=means)
    for means in ("castle_entry", "candle_card_effect")
} | {"": _PUT_OUT_CANDLE}
"""By the means: the castle, a candle card, or anything else (CAN-QUEST-17)."""
NEUTRALISED: Final = _listening("tactics_neutralised")
NEUTRALISED_BOTH: Final = _listening("both_tactics_of_one_player_neutralised")
DEPLOYED_ALL: Final = _listening("candles_deployed_this_year")
SIX_CUBES: Final = _listening("cubes_gained_in_one_action")
THREE_TACTICS: Final = _listening("tactics_gained_in_one_action")
THREE_PURCHASES: Final = _listening("purchases_in_one_action")
WON_AT_TEMPLE: Final = tuple(
    _listening("battle_won", top_temple=colour) for colour in ("white", "grey", "black")
)
WON_WITH_CURSE: Final = _listening("battle_won", curse_in_region="own")
WON_AGAINST_CURSE: Final = _listening("battle_won", curse_in_region="opponent")

CUBES: Final = 6
TACTICS: Final = 3
PURCHASES: Final = 3
"""CAN-QUEST-16: what one action must bring."""

_ANNUAL: Final = tuple(quest.kind == "annual" for quest in QUESTS)
SLOTS: Final = {
    players: tuple(
        points
        for points in (REWARDS.ranked_slots_two_players if players == 2 else REWARDS.ranked_slots)
        if points is not None
    )
    for players in range(2, 6)
}
"""CAN-QUEST-5, CAN-QUEST-20: with two players the second slot is blocked."""


# Set-up ---------------------------------------------------------------------------------------


def deal_quests(g: Candelabria) -> Flow[None]:
    """CAN-QUEST-1, CAN-QUEST-2, CAN-QUEST-21: two each; one is kept, one is common."""
    for player in g.players:
        for _ in range(2):
            player.dealt.append(g.chance.draw(g.quest_box, "CAN-QUEST-1"))
    chosen = yield from together(range(len(g.players)), lambda seat: _keep(g, seat))
    for seat, kept in chosen.items():
        player = g.players[seat]
        player.dealt.remove(kept)
        player.personal.append(kept)
        common = player.dealt.pop()
        g.quests.append(Quest(common, NONE, [], []))
        quest = QUESTS[kept].id
        g.tell("quest-kept", "CAN-QUEST-1", to=(seat,), who=WHO[seat], quest=quest)
        g.tell("quest-common", "CAN-QUEST-2", who=WHO[seat], quest=QUESTS[common].id)
    g.phase = "mist"


def _keep(g: Candelabria, seat: int) -> Flow[int]:
    options = [KEEP[quest] for quest in g.players[seat].dealt]
    answer: Option = yield any_of(seat, "keep-quest", "CAN-DEC-3", options)
    kept: int = answer.value
    return kept


def reopen(g: Candelabria) -> None:
    """CAN-QUEST-4: marks on annual quests return in the Mist season."""
    for quest in g.quests:
        if _ANNUAL[quest.card]:
            _return_marks(g, quest)


def _return_marks(g: Candelabria, quest: Quest) -> None:
    for seat, neutral in zip(quest.marks, quest.neutral, strict=True):
        g.players[seat].supply += 1 - neutral
    quest.marks.clear()
    quest.neutral.clear()


# Scoring --------------------------------------------------------------------------------------


def met(g: Candelabria, player: Player, quests: tuple[int, ...]) -> Flow[None]:
    """CAN-QUEST-9, CAN-QUEST-10: an event scores every quest that waits for it."""
    for card in quests:
        if card in player.personal:
            yield from _reveal(g, player, card)
            continue
        for quest in g.quests:
            if quest.card == card and quest.owner in (NONE, player.seat):
                yield from _offer(g, player, quest)
                break


def _reveal(g: Candelabria, player: Player, card: int) -> Flow[None]:
    """CAN-QUEST-8, CAN-DEC-26: the first scoring turns a personal quest face up."""
    if not worth(g, card, 0):
        return
    answer: Option = yield _whether(g, player, card, concealed=True)
    if answer is not DECLINE:
        quest = Quest(player.personal.pop(), player.seat, [], [])
        g.quests.append(quest)
        _score(g, player, quest)


def _whether(g: Candelabria, player: Player, card: int, *, concealed: bool) -> Question:
    """CAN-QUEST-9, CAN-QUEST-10: the quest that the event meets, and no other one."""

    def candidates() -> list[Option]:
        return [SCORE[card], *(SCORE[quest.card] for quest in g.quests)]

    def forbids(option: Option) -> str | None:
        return None if option.value == card else "CAN-QUEST-9"

    return one_of(
        player.seat,
        "score-quest",
        "CAN-DEC-26",
        candidates,
        forbids,
        also=(DECLINE,),
        quick=(SCORE[card],),
        concealed=concealed,
    )


def _offer(g: Candelabria, player: Player, quest: Quest) -> Flow[None]:
    """CAN-QUEST-9: common quests score by themselves, a personal one if its owner likes."""
    if not worth(g, quest.card, len(quest.marks)):
        return
    if quest.owner != NONE:
        answer: Option = yield _whether(g, player, quest.card, concealed=False)
        if answer is DECLINE:
            return
    _score(g, player, quest)


def worth(g: Candelabria, card: int, marks: int) -> int:
    """CAN-QUEST-3, CAN-QUEST-5, CAN-QUEST-20: what scoring a quest with so many marks brings."""
    if _ANNUAL[card]:
        blocked = len(g.players) == 2 and g.year < REWARDS.annual_first_year_two_players
        return 0 if marks or blocked else REWARDS.annual_by_year[g.year]
    return SLOTS[len(g.players)][marks]


def _score(g: Candelabria, player: Player, quest: Quest) -> None:
    """CAN-QUEST-3, CAN-QUEST-5, CAN-QUEST-7, CAN-QUEST-11, CAN-QUEST-23, CAN-EX-9: the next slot,
    also for one who has filled one (CAN-QUEST-6)."""
    points = worth(g, quest.card, len(quest.marks))
    neutral = 0 if player.supply else 1
    player.supply -= 1 - neutral
    quest.marks.append(player.seat)
    quest.neutral.append(neutral)
    name = QUESTS[quest.card].id
    rule = "CAN-QUEST-3" if _ANNUAL[quest.card] else "CAN-QUEST-5"
    g.tell("quest", rule, who=WHO[player.seat], quest=name)
    gain_vp(g, player, points, rule)
    if not _ANNUAL[quest.card] and len(quest.marks) == len(SLOTS[len(g.players)]):
        _return_marks(g, quest)
        g.quests.remove(quest)
        g.finished.append(quest.card)
        g.tell("quest-gone", "CAN-QUEST-7", quest=name)


# Events that need a look at the table ---------------------------------------------------------


def arrived(g: Candelabria, player: Player, territory: int) -> Flow[None]:
    """CAN-QUEST-14: a figure comes to region 6 and its owner controls all three territories."""
    if g.options.quests and REGION_OF[territory] == CENTRE:
        centre = g.side.region[CENTRE]
        if standing(player) & centre == centre:
            yield from met(g, player, HOLDS_CENTRE)


def won(g: Candelabria, player: Player, region: int) -> Flow[None]:
    """CAN-QUEST-12, CAN-QUEST-19: a battle won against at least one opponent."""
    if g.temples[region]:
        yield from met(g, player, WON_AT_TEMPLE[g.temples[region][-1]])
    if holds_curse(g, player, region):
        yield from met(g, player, WON_WITH_CURSE)
    if any(c.region == region and c.owner not in (NONE, player.seat) for c in g.curses):
        yield from met(g, player, WON_AGAINST_CURSE)


def gained_cubes(g: Candelabria, player: Player, amount: int) -> Flow[None]:
    """CAN-QUEST-16: cubes stored in one action add up."""
    deed = g.deed
    if g.options.quests and deed.seat == player.seat:
        before = deed.cubes
        deed.cubes += amount
        if before < CUBES <= deed.cubes:
            yield from met(g, player, SIX_CUBES)


def gained_tactics(g: Candelabria, player: Player) -> Flow[None]:
    """CAN-QUEST-16: tactics cards taken in one action add up."""
    deed = g.deed
    if g.options.quests and deed.seat == player.seat:
        deed.tactics += 1
        if deed.tactics == TACTICS:
            yield from met(g, player, THREE_TACTICS)


def purchased(g: Candelabria, player: Player) -> Flow[None]:
    """CAN-QUEST-16: purchases in one action add up."""
    deed = g.deed
    if g.options.quests and deed.seat == player.seat:
        deed.purchases += 1
        if deed.purchases == PURCHASES:
            yield from met(g, player, THREE_PURCHASES)
