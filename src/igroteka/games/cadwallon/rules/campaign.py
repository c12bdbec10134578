"""The campaign (CAD-CAMP): four adventures, each begun with what the one before handed on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec

from igroteka.games.cadwallon.content import ADVENTURE, CAMPAIGN, CHARACTERS, GANGS
from igroteka.games.cadwallon.content.entries import Bonus
from igroteka.games.cadwallon.rules.end import ranked, result
from igroteka.games.cadwallon.rules.figures import gang
from igroteka.games.cadwallon.rules.options import WHOLE, CampaignRecord
from igroteka.games.cadwallon.rules.purse import ducats
from igroteka.games.cadwallon.rules.state import Cadwallon
from igroteka.kernel.flow import WHO
from igroteka.kernel.game import Campaign, Figures, Gift, Result
from igroteka.kernel.game import Options as KernelOptions


class Terms(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """What is agreed on for a whole campaign; it is played with the whole expansion."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 4
    new_gangs: bool = False


def hand_on(g: Cadwallon) -> CampaignRecord:
    """CAD-CAMP-2, CAD-CAMP-14: the record with this part in it, for the next part's options."""
    before = g.options.campaign or CampaignRecord()
    purses = tuple(ducats(g, player.seat) for player in g.players)
    return CampaignRecord(
        ducats=(*before.ducats, purses),
        winners=(*before.winners, result(g).winners),
        experience=tuple(player.experience for player in g.players),
        lineups=tuple(_lineup(g, player.seat) for player in g.players),
        locked=before.locked,
    )


def _lineup(g: Cadwallon, seat: int) -> tuple[str, ...]:
    members = [CHARACTERS[character.who].id for character in gang(g, seat)]
    return (GANGS[g.players[seat].gang].id, *members)


def next_part(record: CampaignRecord) -> str | None:
    """CAD-CAMP-1, CAD-RUL-8, CAD-RUL-29: the adventure that comes next; None after the last."""
    return CAMPAIGN.parts[record.part] if record.part < len(CAMPAIGN.parts) else None


def part_options(terms: Terms, record: CampaignRecord | None) -> dict[str, Any]:
    """CAD-CAMP-1, CAD-CAMP-8: the next adventure, with the record and the whole expansion."""
    so_far = record or CampaignRecord(locked=not terms.new_gangs)
    return {
        "players": terms.players,
        "adventure": next_part(so_far),
        **WHOLE,
        "campaign": msgspec.to_builtins(so_far),
    }


def count(record: CampaignRecord) -> Result:
    """CAD-CAMP-9, CAD-CAMP-10: most ducats in all, then parts won, then the last part."""
    seats = range(len(record.ducats[0]))
    sums = [sum(purses[seat] for purses in record.ducats) for seat in seats]
    standings = {
        seat: (
            sums[seat],
            sum(seat in winners for winners in record.winners),
            record.ducats[-1][seat],
        )
        for seat in seats
    }
    return Result(tuple(sums), ranked(standings), "CAD-CAMP-9")


def written_down(record: CampaignRecord) -> tuple[Figures, ...]:
    """CAD-CAMP-2, CAD-CAMP-14: each player's ducats and unspent experience."""
    return (
        Figures("label-ducats", "CAD-CAMP-14", record.ducats[-1]),
        Figures("label-experience-tokens", "CAD-CAMP-2", record.experience),
    )


def gifts(record: CampaignRecord) -> tuple[Gift, ...]:
    """What the next part begins with; nothing after the last."""
    adventure = next_part(record)
    return () if adventure is None else tuple(_gifts(record, ADVENTURE[adventure].winner_bonus))


def _gifts(record: CampaignRecord, bonus: Bonus) -> Iterator[Gift]:
    """CAD-CAMP-4 to CAD-CAMP-8: carried experience, the winners' bonus, the line-ups."""
    for seat, amount in enumerate(record.experience):
        if amount:
            told = {"who": WHO[seat], "amount": amount}
            yield Gift("label-gift-carried", "CAD-CAMP-4", told)
    winners = record.winners[-1]
    for seat in winners:
        yield from _bonus(WHO[seat], bonus)
    if bonus.first_player and len(winners) == 1:
        yield Gift("label-gift-first", "CAD-CAMP-6", {"who": WHO[winners[0]]})
    elif bonus.first_player:
        yield Gift("label-gift-first-roll", "CAD-CAMP-7", {"winners": [WHO[s] for s in winners]})
    if record.locked:
        yield Gift("label-gift-same-gangs", "CAD-CAMP-8")


def _bonus(who: str, bonus: Bonus) -> Iterator[Gift]:
    for label, amount in (
        ("label-gift-equipment", bonus.equipment),
        ("label-gift-arcana", bonus.arcana),
        ("label-gift-experience", bonus.experience),
    ):
        if amount:
            yield Gift(label, "CAD-CAMP-6", {"who": who, "amount": amount})


KING_OF_ASHES: Final[Campaign[Cadwallon]] = Campaign(
    id=CAMPAIGN.id,
    matches=CAMPAIGN.parts,
    terms=Terms,
    handed=CampaignRecord,
    option="campaign",
    options=part_options,
    hand_on=hand_on,
    figures=written_down,
    gifts=gifts,
    count=count,
)
