import { describe, expect, it } from 'vitest';
import type { GameTexts } from '../lib/say';
import type { Scene } from '../wire';
import { standing } from './goal';

const texts = { name: (id: string) => id, say: (key: string) => key } as GameTexts;
const scene = (viewer: number | null, ...firsts: [label: string, value: number][]): Scene =>
  ({ viewer, mats: firsts.map(([label, value], seat) => ({ seat, counters: [{ id: `${seat}`, label, value }] })) }) as unknown as Scene;

describe('how far one has come', () => {
  it('is told with what is counted, beside whoever has most', () => {
    expect(standing(scene(0, ['points', 4], ['points', 11], ['points', 7]), texts)).toEqual({ what: 'points', mine: 4, best: 11 });
    expect(standing(scene(1, ['points', 4], ['points', 11]), texts)).toEqual({ what: 'points', mine: 11, best: 11 });
  });
  it('is told alone where others keep theirs to themselves', () => {
    expect(standing(scene(0, ['ducats', 5], ['treasures', 9]), texts)).toEqual({ what: 'ducats', mine: 5, best: null });
  });
  it('is nothing to those who look on', () => {
    expect(standing(scene(null, ['points', 4]), texts)).toBeNull();
  });
});
