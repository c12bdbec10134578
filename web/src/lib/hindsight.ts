/** What a chronicle says in words and figures. */
import type { Chronicle, Result } from '../wire';

/** The sources that mattered to anybody, those that gave most first. */
export function sourcesOf({ tally }: Chronicle): string[] {
  const sums = new Map<string, number>();
  for (const seat of tally) for (const [source, points] of Object.entries(seat)) sums.set(source, (sums.get(source) ?? 0) + Math.abs(points));
  return [...sums].sort((a, b) => b[1] - a[1]).map(([source]) => source);
}

export interface Decided {
  source: string;
  winner: number;
  second: number;
  points: number;
  others: number;
}

/** The source in which the winner was furthest ahead of the next: what decided the match, where points did. */
export function decidedBy({ tally }: Chronicle, result: Result): Decided | null {
  const [winner, second] = result.ranking.flat();
  if (winner === undefined || second === undefined || !tally[winner] || result.scores[winner]! <= result.scores[second]!) return null;
  const leads = Object.keys({ ...tally[winner], ...tally[second] }).map((source) => {
    const [points, others] = [tally[winner]![source] ?? 0, tally[second]?.[source] ?? 0];
    return { source, winner, second, points, others };
  });
  const best = leads.sort((a, b) => b.points - b.others - (a.points - a.others))[0];
  return best && leads.length > 1 && best.points > best.others ? best : null;
}

/** What is drawn over time: scores, or what positions were worth where scores tell nothing. */
export function curves({ standings }: Chronicle): { kind: 'scores' | 'worth'; moments: number[]; lines: number[][] } {
  const telling = standings.filter(({ scores }) => new Set(scores).size > 1 || scores.some(Boolean)).length > standings.length / 4;
  const kind = telling ? 'scores' : 'worth';
  const seats = standings[0]?.scores.length ?? 0;
  return {
    kind,
    moments: standings.map(({ answers }) => answers),
    lines: Array.from({ length: seats }, (_, seat) => standings.map((one) => one[kind][seat] ?? 0)),
  };
}
