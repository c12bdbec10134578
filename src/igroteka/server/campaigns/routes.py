"""The HTTP side of campaigns."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from igroteka.server.campaigns import files
from igroteka.server.campaigns.service import CampaignService
from igroteka.server.campaigns.wire import CampaignInfo, NewCampaign, NextMatch
from igroteka.server.tables.routes import AnyRequest, Id, as_file, somebody
from igroteka.server.tables.socket import address_of, me_of


def campaign_routes(service: CampaignService) -> list[BaseRouteHandler]:
    """Everything under /api/campaigns."""
    return [*_playing(service), *_files(service)]


def _playing(service: CampaignService) -> list[BaseRouteHandler]:
    @post("/api/campaigns", status_code=201, summary="Begin a campaign")
    async def create(request: AnyRequest, data: JSONBody[NewCampaign]) -> CampaignInfo:
        """Opens the table of its first match, where people gather as at any other."""
        return await service.create(somebody(request), data, address_of(request))

    @get("/api/campaigns/mine", summary="One's own campaigns")
    async def mine(request: AnyRequest) -> list[CampaignInfo]:
        """Those that one began or plays in, the latest first."""
        return await service.mine(somebody(request))

    @get("/api/campaigns/{campaign:str}", summary="One campaign")
    async def one(request: AnyRequest, campaign: Id) -> CampaignInfo:
        """Players, results so far, and what comes next. Whoever may look at its table may look."""
        return await service.info(me_of(request), campaign)

    @post("/api/campaigns/{campaign:str}/next", status_code=200, summary="Lay out the next match")
    async def go_on(request: AnyRequest, campaign: Id, data: JSONBody[NextMatch]) -> CampaignInfo:
        """For the host, when the last one is over or was given up. Everybody keeps their seat."""
        return await service.next_match(somebody(request), campaign, data)

    return [create, mine, one, go_on]


def _files(service: CampaignService) -> list[BaseRouteHandler]:
    @get("/api/campaigns/{campaign:str}/export", summary="The campaign as a file")
    async def export(request: AnyRequest, campaign: Id) -> Response[bytes]:
        """All matches that are over, and what each handed on, to be verified."""
        data = await files.export(service, me_of(request), campaign)
        return as_file(data, f"campaign-{campaign}")

    @post(
        "/api/campaigns/import",
        status_code=201,
        summary="A finished campaign from a file",
        request_max_body_size=files.LARGEST + 1024,
    )
    async def import_campaign(request: AnyRequest) -> CampaignInfo:
        """The body is the file. Every match is played again before it is believed."""
        data = await request.body()
        return await files.import_campaign(service, somebody(request), data, address_of(request))

    return [export, import_campaign]
