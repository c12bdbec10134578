/** How a campaign stands, for its page and for lists. */
import type { CampaignInfo, CampaignMatch } from '../wire';

/** The match that is being played, was given up, or was the last one. */
export function latestOf(info: CampaignInfo): CampaignMatch {
  return info.matches.findLast((match) => match.table !== '')!;
}

export interface Stands {
  /** All is over; a table waits or is played at; the next match, or the same one again, can be laid out. */
  at: 'over' | 'table' | 'next' | 'again';
  match: CampaignMatch | null;
}

export function standsAt(info: CampaignInfo): Stands {
  if (info.over) return { at: 'over', match: null };
  const latest = latestOf(info);
  if (latest.status === 'closed') return { at: 'again', match: latest };
  if (latest.status !== 'over') return { at: 'table', match: latest };
  return { at: 'next', match: info.matches[info.matches.indexOf(latest) + 1] ?? null };
}

/** How many matches each seat has won. */
export function wonBySeat(info: CampaignInfo): number[] {
  return info.seats.map(({ seat }) => info.matches.filter((match) => match.result?.ranking[0]?.includes(seat)).length);
}

/** Whether a file tells of a campaign: its first line says so. */
export async function isCampaign(file: Blob): Promise<boolean> {
  const head = await file.slice(0, 64 * 1024).text();
  try {
    return 'campaign' in (JSON.parse(head.split('\n', 1)[0]!) as object);
  } catch {
    return false; // the server says what is wrong with it
  }
}
