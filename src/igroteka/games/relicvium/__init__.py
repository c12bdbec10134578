"""Relicvium («Реликвиум») with Warlords: 2–4 factions fight for a land of relics, without dice."""

from igroteka.games.relicvium.bot.evaluation import evaluate
from igroteka.games.relicvium.bot.guide import guide
from igroteka.games.relicvium.bot.prospects import prospects
from igroteka.games.relicvium.content import FOLDER, GAME_ID, SEATS
from igroteka.games.relicvium.content.names import NAMES
from igroteka.games.relicvium.rules.ending import result
from igroteka.games.relicvium.rules.flow import census, factions_played, step, zones
from igroteka.games.relicvium.rules.options import VARIANTS, Options
from igroteka.games.relicvium.rules.setup import new
from igroteka.games.relicvium.rules.state import Battle, Player, Relicvium, Tally
from igroteka.games.relicvium.rules.tally import tally
from igroteka.games.relicvium.scene.almanac import almanac
from igroteka.games.relicvium.scene.look import TABLE_NAMES
from igroteka.games.relicvium.scene.outcomes import outcome
from igroteka.games.relicvium.scene.table import own, scene
from igroteka.kernel.deck import Deck
from igroteka.kernel.game import Foresight, Game


def rounds_begun(g: Relicvium) -> int:
    """How many rounds have begun: a match may end before the last one."""
    return g.round


FAR = Foresight(rounds=2, this_round=True, care=3, judge=prospects)
"""Masters see the round that comes to its end, and what is made of it."""

GAME: Game[Relicvium] = Game(
    id=GAME_ID,
    rules_version="2",
    folder=FOLDER,
    names=NAMES | TABLE_NAMES,
    colours=tuple(seat.id for seat in SEATS),
    options=Options,
    variants=VARIANTS,
    state=Relicvium,
    parts=(Player, Tally, Battle, Options, Deck),
    new=new,
    step=step,
    zones=zones,
    result=result,
    tally=tally,
    census=census,
    scene=scene,
    own=own,
    evaluate=evaluate,
    guide=guide,
    longest=3000,
    hopeless=0.02,
    foresight=Foresight(turns=6, own=4, care=3, masters=FAR),
    rounds=rounds_begun,
    sides=factions_played,
    almanac=almanac,
    outcome=outcome,
)
