/** How a match ended, for those who read it. */
import type { Result } from '../wire';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

/** Each seat with its place, shared ones counted as in sport: 1, 1, 3; without one where all lost. */
export function placesOf(result: Result): { seat: number; place: number | null }[] {
  if (!result.ranking.length) return result.scores.map((_, seat) => ({ seat, place: null }));
  return result.ranking.flatMap((seats, n) => {
    const place = 1 + result.ranking.slice(0, n).flat().length;
    return seats.map((seat) => ({ seat, place }));
  });
}

/** Whether the scores say more than who has won: a match may be won without a point. */
export function tellsScores({ scores, ranking }: Result): boolean {
  return scores.some((score, seat) => score !== Number(ranking[0]?.includes(seat) ?? false));
}

/** Who has won, in a sentence: one, several who share the victory, or nobody. */
export function winnersText(result: Result, names: readonly string[]): string {
  const winners = (result.ranking[0] ?? []).map((seat) => names[seat] ?? '');
  if (!winners.length) return t('result-lost');
  const list = new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(winners);
  return t('result-won', { names: list, count: winners.length });
}
