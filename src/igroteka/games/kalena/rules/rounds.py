"""Steps 4 to 6 of a round and the end of a season (KAL-FLOW, KAL-ORDER, KAL-SEND)."""

from __future__ import annotations

from typing import Final

from igroteka.games.kalena.content import BONUS_CARDS, CALENDAR, MODES, QUESTS
from igroteka.games.kalena.rules.quests import score_quests
from igroteka.games.kalena.rules.state import Kalena
from igroteka.games.kalena.rules.tokens import rest
from igroteka.games.kalena.rules.valour import gain_valour, leaders, ranking
from igroteka.kernel.flow import WHO, Flow, Option, one_of, together

PICK: Final = tuple(
    Option(f"pick:{quest.id}", "pick", number, {"quest": quest.id}, (f"quest:{quest.id}",))
    for number, quest in enumerate(QUESTS)
)


def end_round(g: Kalena) -> None:
    """KAL-FLOW-3, KAL-FLOW-4: rest, reorder, and on to the next round or the season's end."""
    rest(g)
    reorder(g)  # KAL-FLOW-5: in the last round too
    if g.round < CALENDAR.rounds_per_season:
        g.round += 1
        g.phase = "spread"
    elif g.season < CALENDAR.seasons:
        g.phase = "season_end"
    else:
        score(g)  # KAL-ORDER-2: the counter marker stays on the ninth round


def reorder(g: Kalena) -> None:
    """KAL-ORDER-1, KAL-ORDER-3: turn order tokens are dealt anew by the valour track (KAL-EX-2)."""
    g.order = tuple(ranking(g))
    g.tell("order", "KAL-ORDER-1", seats=[WHO[seat] for seat in g.order])


def end_season(g: Kalena) -> Flow[None]:
    """Exhaustion leaves, quests are picked, a new card comes; all else stays (KAL-SEND-11)."""
    # KAL-SEND-1, KAL-MODE-5: in every mode, and before the quests
    g.exhaustion_supply += sum(g.exhausted)
    g.exhausted = (0,) * len(g.exhausted)
    g.tell("fresh-land", "KAL-SEND-1")
    picks = quest_picks(g)
    chosen = yield from together(list(picks), lambda seat: pick_quests(g, seat, picks[seat]))
    for seat, quests in chosen.items():
        _lay_down(g, seat, quests)
    g.season += 1
    g.round = 1
    g.phase = "spread"
    g.tell("season", "KAL-FLOW-2", season=g.season, card=BONUS_CARDS[g.season - 1].id)


def quest_picks(g: Kalena) -> dict[int, int]:
    """KAL-MODE-2 to KAL-MODE-4, KAL-SEND-3 to KAL-SEND-7: who picks how many quests now.

    KAL-EX-3 shows it for two leaders.
    """
    pick = MODES[g.options.mode].quest_picks[f"season_{g.season}"]
    if pick.who == "none":
        return {}
    amount = pick.amount_by_players.get(len(g.players), pick.amount)
    passed_over = leaders(g) if pick.who == "non_leaders" else []
    return {player.seat: amount for player in g.players if player.seat not in passed_over}


def pick_quests(g: Kalena, seat: int, amount: int) -> Flow[list[int]]:
    """KAL-DEC-14: different cards of the own remaining set, in secret."""
    player = g.players[seat]
    own = [PICK[quest] for quest in (*player.quests, *player.picked)]
    taken = player.picked[:]

    def forbids(option: Option) -> str | None:
        """KAL-SEND-10: no card is picked twice."""
        return "KAL-SEND-10" if option.value in taken else None

    for missing in range(amount, 0, -1):
        answer = yield one_of(seat, "quests", "KAL-DEC-14", own, forbids, {"left": missing})
        taken.append(answer.value)
    return taken[len(player.picked) :]


def _lay_down(g: Kalena, seat: int, quests: list[int]) -> None:
    """KAL-SEND-8 to KAL-SEND-10: face down, kept, and only their number is open."""
    player = g.players[seat]
    for quest in quests:
        player.quests.remove(quest)
        player.picked.append(quest)
    who, names = WHO[seat], [QUESTS[quest].id for quest in quests]
    g.tell("picked", "KAL-SEND-8", to=(seat,), who=who, quests=names)
    g.tell("picked-unseen", "KAL-SEND-9", hidden_from=(seat,), who=who, amount=len(quests))


def score(g: Kalena) -> None:
    """KAL-FIN-1 to KAL-FIN-6: quests are revealed and scored in turn order; the match ends."""
    for seat in g.order:
        player = g.players[seat]
        for quest, points in score_quests(g, player):
            name = QUESTS[quest].id
            g.tell("quest", "KAL-QUEST-1", who=WHO[seat], quest=name, amount=points)
        total = sum(points for _, points in score_quests(g, player))
        gain_valour(g, player, total, "KAL-FIN-6")  # KAL-FIN-4: who scores later lies higher
    g.phase = "over"
    g.ended_by = "KAL-FIN-2"
    winner = ranking(g)[0]
    g.tell("won", "KAL-FIN-2", who=WHO[winner], total=g.players[winner].valour)
