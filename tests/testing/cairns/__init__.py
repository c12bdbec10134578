"""Cairns: a game as another package would bring it. The tests make such a package of it."""

from igroteka.kernel.game import Game
from tests.testing.cairns.bot import evaluate, guide
from tests.testing.cairns.content import COLOURS, FOLDER, NAMES
from tests.testing.cairns.rules.state import Cairns, Table
from tests.testing.cairns.rules.turn import census, new, result, step, zones
from tests.testing.cairns.scene import scene

GAME: Game[Cairns] = Game(
    id="cairns",
    rules_version="1",
    folder=FOLDER,
    names=NAMES,
    colours=tuple(COLOURS),
    options=Table,
    variants=({"players": 2},),
    state=Cairns,
    parts=(),
    new=new,
    step=step,
    zones=zones,
    result=result,
    census=census,
    scene=scene,
    evaluate=evaluate,
    guide=guide,
    longest=100,
)
