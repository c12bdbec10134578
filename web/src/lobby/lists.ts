/** Which tables stand in which list of the lobby, and in what order. */
import type { CampaignInfo, TableInfo } from '../wire';
import { isFree } from '../lib/people';

export interface Lists {
  mine: TableInfo[];
  campaigns: CampaignInfo[];
  /** Where a seat is free. */
  open: TableInfo[];
  /** Where others play, for all to see. */
  watched: TableInfo[];
}

export const isMyTurn = (table: TableInfo): boolean => table.asked.length > 0;

const RANK = { playing: 0, open: 1, over: 2 };
const rank = (table: TableInfo): number => (isMyTurn(table) ? -1 : RANK[table.status]);

export function listed(mine: readonly TableInfo[], campaigns: CampaignInfo[], others: readonly TableInfo[]): Lists {
  const own = new Set(mine.map((table) => table.id));
  const foreign = others.filter((table) => !own.has(table.id));
  return {
    // What is over in a campaign is told on its page.
    mine: mine.filter((table) => !table.campaign || table.status !== 'over').sort((one, other) => rank(one) - rank(other)),
    campaigns,
    open: foreign.filter((table) => table.status === 'open' && table.seats.some(isFree)),
    watched: foreign.filter((table) => table.status === 'playing'),
  };
}
