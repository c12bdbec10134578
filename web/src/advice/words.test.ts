import { describe, expect, it } from 'vitest';
import { GameTexts } from '../lib/say';
import type { Counsel, Scene } from '../wire';
import { reasons } from './words';

const texts = new GameTexts({ lang: 'en', fluent: ['label-won = victory\n'], names: { life: 'Life', wood: 'Wood' } }).withSeats(['Ann', 'Bob']);
const scene = { viewer: 0, boards: [] } as unknown as Scene;
const t = (key: string, args: Record<string, string | number> = {}): string => [key, ...Object.values(args)].join(' ');
const of = (reason: Counsel['reason']): string[] => reasons({ seat: 0, options: [], reason }, scene, texts, t);
const counter = (part: string, by: number) => ({ what: 'counter' as const, part, label: part, owner: 0, by });

describe('the reason of advice', () => {
  it('says what this way brings, the odds, and what the other way would', () => {
    const said = of({
      gains: [counter('wood', 2)],
      misses: [counter('life', 1)],
      odds: [
        { share: 0.1, other: 0.33, change: counter('life', -1), words: null },
        { share: 0.5, other: 0.25, change: null, words: { key: 'label-won' } },
      ],
    });
    expect(said).toEqual([
      'advice-gains Wood +2; advice-odds Life −1 10\u00a0% 33\u00a0%; advice-odds victory 50\u00a0% 25\u00a0%',
      'advice-misses Life +1',
    ]);
  });

  it('says that the difference comes later where nothing is to be seen of it', () => {
    expect(of({ gains: [], misses: [], odds: [] })).toEqual(['advice-later']);
    expect(of(null)).toEqual([]);
  });
});
