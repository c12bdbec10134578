"""The options of a table (CAD-SETUP-2): the adventure, the parts of the expansion, a campaign."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from igroteka.games.cadwallon.content import ADVENTURE, ADVENTURES, CAMPAIGN
from igroteka.games.cadwallon.content.entries import Module
from igroteka.kernel.game import Options as KernelOptions

MODULES: tuple[Module, ...] = get_args(Module)

Choice = Literal[
    "random",
    "dukes_treasure",
    "curfew",
    "hired_blades",
    "king_of_ashes",
    "barons_ransom",
    "fence_in_town",
    "fire",
    "dukes_vengeance",
    "tremors",
    "sealed_stair",
    "beast_of_mid_nor",
    "treasure_of_sophet",
    "festival_of_ashes",
    "dukes_ransom",
]


class CampaignRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CAD-CAMP-2: what the parts played so far hand on; empty before the first part.

    Seats stay the same through a campaign. `locked` keeps gangs and line-ups (CAD-CAMP-8).
    """

    ducats: tuple[tuple[int, ...], ...] = ()
    """The final purses, part by part and seat by seat."""
    winners: tuple[tuple[int, ...], ...] = ()
    """Who won each part."""
    experience: tuple[int, ...] = ()
    """Unspent experience by seat, from the last part."""
    lineups: tuple[tuple[str, ...], ...] = ()
    """Gang and characters of each seat in the last part."""
    locked: bool = True

    @property
    def part(self) -> int:
        """How many parts have been played."""
        return len(self.ducats)


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on. Each part of the expansion is on or off."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 4
    adventure: Choice = "dukes_treasure"
    mercenaries: bool = False
    exploration: bool = False
    patrols: bool = False
    no_mercy: bool = False
    passing: bool = False
    experience: bool = False
    equipment: bool = False
    intrigues: bool = False
    catacombs: bool = False
    campaign: CampaignRecord | None = None

    def __post_init__(self) -> None:
        if self.adventure != "random":
            missing = [name for name in ADVENTURE[self.adventure].needs if not getattr(self, name)]
            if missing:
                raise ValueError(f"{self.adventure} cannot be played without {', '.join(missing)}")
        if self.campaign is not None:
            self._check_campaign(self.campaign)

    def _check_campaign(self, record: CampaignRecord) -> None:
        """CAD-CAMP-1: the parts in their order, with the same players."""
        if record.part >= len(CAMPAIGN.parts):
            raise ValueError("this campaign has been played to its end (CAD-CAMP-9)")
        if self.adventure != CAMPAIGN.parts[record.part]:
            part = CAMPAIGN.parts[record.part]
            raise ValueError(f"the next part of this campaign is {part} (CAD-CAMP-1)")
        if any(len(purses) != self.players for purses in record.ducats):
            raise ValueError("a campaign is played by the same players throughout (CAD-CAMP-1)")

    def has(self, needs: tuple[Module, ...]) -> bool:
        """Whether all these parts of the expansion are in play."""
        return all(getattr(self, name) for name in needs)

    @property
    def whole(self) -> bool:
        """Whether all of the expansion is in play."""
        return self.has(MODULES)


WHOLE: dict[str, Any] = dict.fromkeys(MODULES, True)
"""The whole expansion."""


def _alone(module: str) -> dict[str, Any]:
    return {"players": 3, module: True}


VARIANTS: tuple[dict[str, Any], ...] = (
    *[
        {"players": players, "adventure": adventure.id}
        for adventure in ADVENTURES
        if adventure.set == "base"
        for players in (2, 3, 4)
    ],
    *[
        {"players": players, "adventure": adventure.id, **WHOLE}
        for adventure in ADVENTURES
        for players in (2, 3, 4)
    ],
    *[_alone(module) for module in MODULES],
    {"players": 4, "adventure": "random", **WHOLE},
)
"""Every kind of table: each adventure, base and with all of the expansion, each part alone."""
