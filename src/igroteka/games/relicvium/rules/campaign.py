"""The campaign (REL-CAMP): the plot of a round and who takes its cards."""

from __future__ import annotations

from igroteka.games.relicvium.content import CAMPAIGN, PEACE_EVENTS, WAR_EVENTS
from igroteka.games.relicvium.content.entries import Goal, Twist
from igroteka.games.relicvium.rules.holdings import areas_held, castles
from igroteka.games.relicvium.rules.land import SKY_PEAK
from igroteka.games.relicvium.rules.metrics import best, results
from igroteka.games.relicvium.rules.state import NONE, Relicvium
from igroteka.kernel.flow import WHO


def plot(peace: int, war: int) -> tuple[Goal, Goal, Twist]:
    """REL-CAMP-11: peace goal, war goal and twist by the numbers of the two events."""
    peace_goals, war_goals, twists = CAMPAIGN.peace_goals, CAMPAIGN.war_goals, CAMPAIGN.twists
    return (
        peace_goals[(peace + 2 * war) % len(peace_goals)],
        war_goals[(war + 2 * peace) % len(war_goals)],
        twists[(peace + war) % len(twists)],
    )


def points(g: Relicvium, seat: int) -> int:
    """REL-CAMP-5: each event card won is one victory point."""
    player = g.players[seat]
    return len(player.peace_won) + len(player.war_won)


def score_plot(g: Relicvium) -> None:
    """REL-CAMP-3 to REL-CAMP-10: the best of each goal takes the card of its deck."""
    if g.peace == NONE or not g.options.campaign:
        return
    peace_goal, war_goal, twist = plot(g.peace, g.war)
    winner = goal_winner(g, peace_goal, twist, _left_out(g, twist))
    if winner != NONE:
        g.players[winner].peace_won.append(g.peace)
        _tell(g, winner, peace_goal, PEACE_EVENTS[g.peace].id)
        g.peace = NONE
    winner = goal_winner(g, war_goal, twist, NONE)
    if winner != NONE:
        g.players[winner].war_won.append(g.war)
        _tell(g, winner, war_goal, WAR_EVENTS[g.war].id)
        g.war = NONE


def _tell(g: Relicvium, winner: int, goal: Goal, card: str) -> None:
    g.tell("goal", "REL-CAMP-3", who=WHO[winner], goal=goal.id, card=card)


def _left_out(g: Relicvium, twist: Twist) -> int:
    """REL-CAMP-9: who has strictly the most castles takes no peace card."""
    if twist.op != "mightiest_left_out":
        return NONE
    mightiest = best([castles(player) for player in g.players])
    return mightiest[0] if len(mightiest) == 1 else NONE


def goal_winner(g: Relicvium, goal: Goal, twist: Twist, left_out: int) -> int:
    """REL-CAMP-4, REL-CAMP-7, REL-CAMP-8: the one that is strictly best, or NONE."""
    values = results(g, goal.metric)
    if twist.op == "bonus_for_the_peak" and g.holder[SKY_PEAK] >= 0:
        values[g.holder[SKY_PEAK]] += twist.amount
    if left_out != NONE:
        values[left_out] = 0
    first = best(values)
    if len(first) > 1 and twist.op == "tie_to_the_smaller":
        fewest = min([areas_held(g, seat) for seat in first])
        first = [seat for seat in first if areas_held(g, seat) == fewest]
    return first[0] if len(first) == 1 else NONE
