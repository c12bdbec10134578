/** A finished match analysed: asked for until it is there, and its figures in words. */
import { percent, signed } from '../foresight/words';
import { api } from '../lib/api';
import type { Analysis, Fortune } from '../wire';

const PAUSE = 1000; // milliseconds between two questions whether it is done

/** The analysis, however long it takes; null when the reader has gone meanwhile. */
export async function analysisOf(id: string, gone: () => boolean, pause = PAUSE, ask = api.analysis): Promise<Analysis | null> {
  while (!gone()) {
    const found = await ask(id);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return null;
}

const hundredths = (share: number): number => Math.round(share * 100) || 0; // no minus zero

/** "+12 %"; nothing has no sign. */
export const change = (share: number): string => (hundredths(share) ? `${signed(hundredths(share))}\u00a0%` : percent(0));

/** "−1.5" in the language of the reader. */
export function pointsText(points: number, locale: string): string {
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(points);
  return shown.replace('-', '−');
}

/** Whose chances a roll or a draw changed most. */
export function hitMost({ expected, actual }: Pick<Fortune, 'expected' | 'actual'>): number {
  const by = expected.map((one, seat) => Math.abs((actual[seat] ?? 0) - one));
  return by.indexOf(Math.max(...by));
}

/** The rolls and draws that weighed most, in the order in which they fell. */
export function weightiest(fortunes: readonly Fortune[], most: number): Fortune[] {
  const weight = (one: Fortune): number => Math.abs((one.actual[hitMost(one)] ?? 0) - (one.expected[hitMost(one)] ?? 0));
  return fortunes
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .toSorted((a, b) => a.answers - b.answers);
}

/** What is drawn: the chances of every seat in hundredths. */
export function chanceLines({ course, accounts }: Analysis): { moments: number[]; lines: number[][] } {
  return {
    moments: course.map(({ answers }) => answers),
    lines: accounts.map((_, seat) => course.map(({ chances }) => Math.round((chances[seat] ?? 0) * 1000) / 10)),
  };
}
