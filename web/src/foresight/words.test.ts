import { describe, expect, it } from 'vitest';
import { GameTexts } from '../lib/say';
import type { Consequence, Scene } from '../wire';
import { foreseen, hundredths, told } from './words';

const names = { life: 'Life', knight: 'Knight', glade: 'Old Glade' };
const texts = new GameTexts({ lang: 'en', fluent: ['label-won = victory\nask-next = What now?\n'], names }).withSeats(['Ann', 'Bob']);
const scene = { viewer: 0, boards: [{ spaces: [{ id: 's1', name: 'glade' }] }] } as unknown as Scene;
const t = (key: string, args: Record<string, string | number> = {}): string => [key, ...Object.values(args)].join(' ');
const say = (consequence: Consequence) => told(consequence, scene, texts, t);

describe('a consequence', () => {
  it('tells what is certain, whose it is, the odds and what comes next', () => {
    const said = say({
      certain: [
        { what: 'counter', part: 'life', label: 'life', owner: 0, by: -1 },
        { what: 'counter', part: 'life@1', label: 'life', owner: 1, by: 2 },
        { what: 'piece', part: 'k', label: 'knight', owner: 0, start: '', end: 's1' },
        { what: 'turn', part: 'seat:0', owner: 0 },
      ],
      outcomes: [{ share: 0.58, words: { key: 'label-won' } }],
      likely: [{ share: 0.25, change: { what: 'counter', part: 'life', label: 'life', owner: 0, by: -1 } }],
      then: { key: 'ask-next' },
    });
    expect(said.certain).toEqual(['Life −1', 'Bob: Life +2', 'Knight → Old Glade', 'foresee-turn']);
    expect(said.odds).toEqual(['victory: 58\u00a0%', 'Life −1: 25\u00a0%']);
    expect(said.then).toBe('foresee-then What now?');
    expect(said.none).toBe('');
  });

  it('has odds that add up', () => {
    expect(hundredths([42 / 48, 6 / 48])).toEqual([0.88, 0.12]);
    expect(hundredths([1 / 3, 1 / 3, 1 / 3])).toEqual([0.34, 0.33, 0.33]);
    expect(hundredths([0.5, 0.25])).toEqual([0.5, 0.25]);
    expect(hundredths([])).toEqual([]);
  });

  it('says that there is none, or that luck decides', () => {
    expect(say({}).none).toBe('foresee-none');
    expect(say({ luck: true }).none).toBe('foresee-luck');
  });

  it('is shown on the table before it happens', () => {
    const shown = foreseen({ certain: [{ what: 'track', part: 'walk', by: -2 }, { what: 'piece', part: 'k', end: 's1' }] })!;
    expect([...shown.figures]).toEqual([['walk', -2]]);
    expect([...shown.moves]).toEqual([['k', 's1']]);
    expect(foreseen(null)).toBeNull();
  });
});
