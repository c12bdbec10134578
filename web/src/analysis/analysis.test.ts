import { describe, expect, it } from 'vitest';
import type { Analysis, Fortune } from '../wire';
import { percent } from '../foresight/words';
import { analysisOf, chanceLines, change, hitMost, pointsText, weightiest } from './analysis';

const fell = (answers: number, expected: number[], actual: number[]): Fortune => ({ answers, expected, actual }) as unknown as Fortune;

describe('an analysis', () => {
  it('is asked for until it is there, or until nobody waits for it', async () => {
    const made = { game: 'x' } as Analysis;
    const answers = [null, null, made];
    expect(await analysisOf('t', () => false, 0, () => Promise.resolve(answers.shift() ?? null))).toBe(made);
    let asked = 0;
    expect(await analysisOf('t', () => asked > 1, 0, () => Promise.resolve((asked++, null)))).toBeNull();
  });

  it('tells shares and changes with their signs', () => {
    expect(percent(0.336)).toBe('34\u00a0%');
    expect([change(0.12), change(-0.051), change(-0.001)]).toEqual(['+12\u00a0%', '−5\u00a0%', '0\u00a0%']);
    expect([pointsText(-1.54, 'en-GB'), pointsText(2, 'ru'), pointsText(0, 'ru')]).toEqual(['−1.5', '+2', '0']);
  });

  it('names whom luck has hit, and tells the weightiest in the order in which they fell', () => {
    const [small, great, greater] = [fell(1, [0.5, 0.5], [0.52, 0.48]), fell(9, [0.5, 0.3, 0.2], [0.4, 0.6, 0]), fell(4, [0.1, 0.9], [0.9, 0.1])];
    expect(hitMost(great!)).toBe(1);
    expect(weightiest([small!, great!, greater!], 2)).toEqual([greater, great]);
  });

  it('draws a line a seat', () => {
    const found = { accounts: [{}, {}], course: [{ answers: 0, chances: [0.5, 0.5] }, { answers: 7, chances: [1, 0] }] } as unknown as Analysis;
    expect(chanceLines(found)).toEqual({ moments: [0, 7], lines: [[50, 100], [50, 0]] });
  });
});
