"""Talisman (revised 4th edition): 2–6 heroes race for the Crown of Command."""

from igroteka.games.talisman.bot import evaluate, guide
from igroteka.games.talisman.content import COLOURS, FOLDER
from igroteka.games.talisman.flow import census, step, zones
from igroteka.games.talisman.names import NAMES
from igroteka.games.talisman.options import VARIANTS, Options
from igroteka.games.talisman.scene import scene
from igroteka.games.talisman.scoring import result
from igroteka.games.talisman.setup import new
from igroteka.games.talisman.state import Attack, Hero, Lasting, Talisman
from igroteka.kernel.game import Game

GAME: Game[Talisman] = Game(
    id="talisman",
    rules_version="1",
    folder=FOLDER,
    names=NAMES,
    colours=tuple(COLOURS),
    options=Options,
    variants=VARIANTS,
    state=Talisman,
    parts=(Hero, Attack, Lasting, Options),
    new=new,
    step=step,
    zones=zones,
    result=result,
    census=census,
    scene=scene,
    evaluate=evaluate,
    guide=guide,
    longest=30_000,
    hopeless=0.05,
    rounds=lambda g: g.round,
)
