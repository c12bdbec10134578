"""Haunted Lands («Земли призраков»): 2–4 players race for valour and may all lose together."""

from igroteka.games.kalena.bot import evaluate, guide
from igroteka.games.kalena.content import CALENDAR, COLOURS, FOLDER
from igroteka.games.kalena.flow import census, result, step, zones
from igroteka.games.kalena.land import Land
from igroteka.games.kalena.names import NAMES
from igroteka.games.kalena.options import VARIANTS, Options
from igroteka.games.kalena.scene import scene
from igroteka.games.kalena.setup import new
from igroteka.games.kalena.state import Kalena, Player
from igroteka.kernel.game import Game

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
    census=census,
    scene=scene,
    evaluate=evaluate,
    guide=guide,
    longest=5000,
)
