import { afterEach, describe, expect, it } from 'vitest';
import { placesOf, tellsScores, winnersText } from './outcome';
import { settings } from './settings.svelte';

const NAMES = ['Anna', 'Boris', 'Vera'];
const shared = { scores: [7, 7, 3], ranking: [[0, 1], [2]], rule: 'X-1' };
const alone = { scores: [3, 7, 7], ranking: [[1], [0, 2]], rule: 'X-1' };
const lost = { scores: [1, 2, 3], ranking: [], rule: 'X-1' };

afterEach(() => settings.set({ lang: 'ru' }));

describe('places', () => {
  it('are shared, and the next one counts those before it', () => {
    expect(placesOf(shared)).toEqual([{ seat: 0, place: 1 }, { seat: 1, place: 1 }, { seat: 2, place: 3 }]);
    expect(placesOf(alone).map(({ place }) => place)).toEqual([1, 2, 2]);
  });
  it('are none where everybody lost', () => {
    expect(placesOf(lost)).toEqual([0, 1, 2].map((seat) => ({ seat, place: null })));
  });
});

describe('scores', () => {
  it('are told where they say more than who has won', () => {
    expect([shared, alone, lost].map(tellsScores)).toEqual([true, true, true]);
    expect(tellsScores({ scores: [0, 1, 0], ranking: [[1], [0], [2]], rule: 'X-1' })).toBe(false);
    expect(tellsScores({ scores: [0, 0], ranking: [], rule: 'X-1' })).toBe(false);
  });
});

describe('who has won', () => {
  it('is said of one, of several and of nobody', () => {
    settings.set({ lang: 'en' });
    expect(winnersText(alone, NAMES)).toBe('Boris wins');
    expect(winnersText(shared, NAMES)).toBe('Anna and Boris share the victory');
    expect(winnersText(lost, NAMES)).toMatch(/lost/);
    settings.set({ lang: 'ru' });
    expect(winnersText(shared, NAMES)).toBe('Победу разделили Anna и Boris');
    expect(winnersText(alone, NAMES)).toBe('Победа: Boris');
  });
});
