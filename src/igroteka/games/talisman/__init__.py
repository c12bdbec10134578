"""Talisman (revised 4th edition): 2–6 heroes race for the Crown of Command."""

from igroteka.games.talisman.bot.evaluation import evaluate, guide
from igroteka.games.talisman.content import COLOURS, FOLDER
from igroteka.games.talisman.content.names import NAMES
from igroteka.games.talisman.rules.flow import census, rest_of_turn, step, zones
from igroteka.games.talisman.rules.options import VARIANTS, Options
from igroteka.games.talisman.rules.setup import new
from igroteka.games.talisman.rules.state import Attack, Hero, Lasting, Talisman
from igroteka.games.talisman.rules.turn.scoring import result
from igroteka.games.talisman.rules.turn.tally import tally
from igroteka.games.talisman.scene.almanac import almanac
from igroteka.games.talisman.scene.outcomes import outcome
from igroteka.games.talisman.scene.table import own, scene
from igroteka.kernel.deck import Deck
from igroteka.kernel.game import Foresight, Game

GAME: Game[Talisman] = Game(
    id="talisman",
    rules_version="2",
    folder=FOLDER,
    names=NAMES,
    colours=tuple(COLOURS),
    options=Options,
    variants=VARIANTS,
    state=Talisman,
    parts=(Hero, Attack, Lasting, Deck, Options),
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
    longest=30_000,
    hopeless=0.05,
    rest_of_turn=rest_of_turn,
    foresight=Foresight(turns=2, own=3, care=3, offhand=0.15),
    rounds=lambda g: g.round,
    almanac=almanac,
    outcome=outcome,
)
