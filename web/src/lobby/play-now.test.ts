import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire';
import { GENTLE, laidOut, minutesOf } from './play-now';

const game = { players: [4, 2, 3], bots: ['gentle', 'fierce'], telling: { box: { short: { mode: 'easy' }, minutes: [20, 60] } } } as unknown as GameInfo;

describe('playing at once', () => {
  it('has few at the table, an easy bot and the shortest mode', () => {
    expect(laidOut(game, GENTLE)).toEqual({ options: { mode: 'easy', players: 2 }, seats: ['me', 'gentle'] });
  });

  it('has one more for a whole match, against whom one wished for', () => {
    expect(laidOut(game, { level: 1, length: 'whole' })).toEqual({ options: { players: 3 }, seats: ['me', 'fierce', 'fierce'] });
  });

  it('makes do with what a game has', () => {
    const lone = { players: [2], bots: ['lone'], telling: {} } as unknown as GameInfo;
    expect(laidOut(lone, { level: 2, length: 'whole' })).toEqual({ options: { players: 2 }, seats: ['me', 'lone'] });
    expect([minutesOf(lone, 'short'), minutesOf(game, 'whole')]).toEqual([0, 60]);
  });
});
