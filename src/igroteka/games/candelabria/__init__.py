"""The Curse of Candelabria («Проклятие Канделябрии»): 2–5 Houses fight for a kingdom of wax."""

from igroteka.games.candelabria.bot.evaluation import evaluate
from igroteka.games.candelabria.bot.guide import guide
from igroteka.games.candelabria.content import FOLDER, GAME_ID, SEATS
from igroteka.games.candelabria.content.names import NAMES
from igroteka.games.candelabria.rules.flow import census, houses_played, result, step, zones
from igroteka.games.candelabria.rules.land import Side
from igroteka.games.candelabria.rules.options import VARIANTS, Options
from igroteka.games.candelabria.rules.setup import new
from igroteka.games.candelabria.rules.state import Battle, Candelabria, Curse, Deed, Player, Quest
from igroteka.games.candelabria.rules.tally import tally
from igroteka.games.candelabria.scene.almanac import almanac
from igroteka.games.candelabria.scene.outcomes import outcome
from igroteka.games.candelabria.scene.table import own, scene
from igroteka.kernel.deck import Deck
from igroteka.kernel.game import Foresight, Game

GAME: Game[Candelabria] = Game(
    id=GAME_ID,
    rules_version="4",
    folder=FOLDER,
    names=NAMES,
    colours=tuple(seat.id for seat in SEATS),
    options=Options,
    variants=VARIANTS,
    state=Candelabria,
    parts=(Player, Curse, Quest, Deed, Battle, Deck, Options, Side),
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
    hopeless=0.05,
    foresight=Foresight(turns=5, own=0),
    sides=houses_played,
    almanac=almanac,
    outcome=outcome,
)
