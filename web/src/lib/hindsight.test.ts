import { describe, expect, it } from 'vitest';
import type { Chronicle, Result } from '../wire';
import { curves, decidedBy, sourcesOf } from './hindsight';

const chronicle: Chronicle = {
  tally: [{ battles: 9, cards: 3 }, { battles: 2, cards: 6, quests: -1 }],
  standings: [1, 2, 3].map((answers) => ({ answers, scores: [answers, 0], worth: [answers / 2, 1] })),
  rounds: [0],
  turning_points: [],
  decided: null,
};
const result: Result = { scores: [12, 7], ranking: [[0], [1]], rule: 'X-1' };

describe('hindsight', () => {
  it('has the sources, the weightiest first', () => {
    expect(sourcesOf(chronicle)).toEqual(['battles', 'cards', 'quests']);
  });
  it('says what decided the match, where one has won by it', () => {
    expect(decidedBy(chronicle, result)).toMatchObject({ source: 'battles', points: 9, others: 2 });
    expect(decidedBy({ ...chronicle, tally: [{ crown: 1 }, {}] }, result)).toBeNull();
  });
  it('names no source where points did not decide', () => {
    expect(decidedBy(chronicle, { ...result, scores: [7, 7], ranking: [[0, 1]] })).toBeNull();
    expect(decidedBy(chronicle, { ...result, scores: [7, 7] })).toBeNull();
  });
  it('draws scores, or what positions were worth where nobody scores before the end', () => {
    expect(curves(chronicle)).toMatchObject({ kind: 'scores', moments: [1, 2, 3], lines: [[1, 2, 3], [0, 0, 0]] });
    const flat = chronicle.standings.map((one) => ({ ...one, scores: [0, 0] }));
    expect(curves({ ...chronicle, standings: flat }).kind).toBe('worth');
  });
});
