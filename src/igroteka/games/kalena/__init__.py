"""Haunted Lands («Земли призраков»): 2–4 players race for valour and may all lose together."""

from igroteka.games.kalena.bot.evaluation import evaluate, guide
from igroteka.games.kalena.bot.features import FIXED, features, progress
from igroteka.games.kalena.bot.features import NAMES as FEATURES
from igroteka.games.kalena.content import CALENDAR, COLOURS, FOLDER
from igroteka.games.kalena.content.names import NAMES
from igroteka.games.kalena.rules.flow import census, result, step, zones
from igroteka.games.kalena.rules.land import Land
from igroteka.games.kalena.rules.options import VARIANTS, Options
from igroteka.games.kalena.rules.setup import new
from igroteka.games.kalena.rules.state import Kalena, Player
from igroteka.games.kalena.rules.tally import tally
from igroteka.games.kalena.scene.almanac import almanac
from igroteka.games.kalena.scene.table import Eyes, scene
from igroteka.kernel.game import Features, Foresight, Game

GAME: Game[Kalena] = Game(
    id=CALENDAR.id,
    rules_version="1",
    folder=FOLDER,
    names=NAMES,
    colours=tuple(colour.id for colour in COLOURS),
    options=Options,
    variants=VARIANTS,
    state=Kalena,
    parts=(Player, Options, Land),
    new=new,
    step=step,
    zones=zones,
    result=result,
    tally=tally,
    census=census,
    scene=scene,
    eyes=Eyes,
    evaluate=evaluate,
    guide=guide,
    longest=5000,
    foresight=Foresight(
        own=6, plans=6, second=Foresight(turns=4, own=3, others=2), between=(0.25, 0.8)
    ),
    features=Features(FEATURES, features, progress, FIXED),
    almanac=almanac,
)
