"""The Curse of Candelabria («Проклятие Канделябрии»): 2–5 Houses fight for a kingdom of wax."""

from igroteka.games.candelabria.bot import evaluate
from igroteka.games.candelabria.bot_guide import guide
from igroteka.games.candelabria.content import FOLDER, GAME_ID, SEATS
from igroteka.games.candelabria.flow import census, houses_played, result, step, zones
from igroteka.games.candelabria.land import Side
from igroteka.games.candelabria.names import NAMES
from igroteka.games.candelabria.options import VARIANTS, Options
from igroteka.games.candelabria.scene import scene
from igroteka.games.candelabria.setup import new
from igroteka.games.candelabria.state import Battle, Candelabria, Curse, Player, Quest, Tally
from igroteka.kernel.game import Game

GAME: Game[Candelabria] = Game(
    id=GAME_ID,
    rules_version="1",
    folder=FOLDER,
    names=NAMES,
    colours=tuple(seat.id for seat in SEATS),
    options=Options,
    variants=VARIANTS,
    state=Candelabria,
    parts=(Player, Curse, Quest, Tally, Battle, Options, Side),
    new=new,
    step=step,
    zones=zones,
    result=result,
    census=census,
    scene=scene,
    evaluate=evaluate,
    guide=guide,
    longest=3000,
    hopeless=0.05,
    sides=houses_played,
)
