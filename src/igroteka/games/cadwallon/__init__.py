"""Cadwallon: City of Thieves with The King of Ashes: rival gangs rob a district by night."""

from igroteka.games.cadwallon.bot.evaluation import evaluate
from igroteka.games.cadwallon.bot.guide import guide
from igroteka.games.cadwallon.content import FOLDER, GANGS, TITLE
from igroteka.games.cadwallon.content.names import NAMES
from igroteka.games.cadwallon.rules.campaign import KING_OF_ASHES
from igroteka.games.cadwallon.rules.end import result
from igroteka.games.cadwallon.rules.flow import census, step, zones
from igroteka.games.cadwallon.rules.options import VARIANTS, CampaignRecord, Options
from igroteka.games.cadwallon.rules.routes import routes
from igroteka.games.cadwallon.rules.setup import new
from igroteka.games.cadwallon.rules.state import (
    Cadwallon,
    Character,
    FaceDown,
    Fight,
    Player,
    Roll,
    Walk,
)
from igroteka.games.cadwallon.rules.tally import tally
from igroteka.games.cadwallon.scene.almanac import almanac
from igroteka.games.cadwallon.scene.outcomes import outcome
from igroteka.games.cadwallon.scene.table import own, scene
from igroteka.kernel.deck import Deck
from igroteka.kernel.game import Foresight, Game


def _sides(g: Cadwallon) -> list[str]:
    """The gang of each seat: is it a fair choice?"""
    return [GANGS[player.gang].id for player in g.players]


GAME: Game[Cadwallon] = Game(
    id=TITLE.id,
    rules_version="4",
    folder=FOLDER,
    names=NAMES,
    colours=tuple(gang.colour for gang in GANGS),
    options=Options,
    variants=VARIANTS,
    state=Cadwallon,
    parts=(Player, Character, Walk, Fight, Roll, FaceDown, Deck, Options, CampaignRecord),
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
    longest=20_000,
    hopeless=0.004,
    sides=_sides,
    almanac=almanac,
    outcome=outcome,
    foresight=Foresight(
        turns=1,
        own=0,
        drafts=8,
        care=2,
        longest=400,
        offhand=0.2,
        masters=Foresight(turns=1, own=0, drafts=80, care=6, longest=400),
    ),
    routes=routes,
    campaign=KING_OF_ASHES,
)
