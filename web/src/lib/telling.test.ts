import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fact } from '../wire';
import { Pace } from './pace';
import { GameTexts } from './say';
import { Teller, Voices } from './telling';

const fact = (kind: string, who?: number, args: Record<string, unknown> = {}, rule = 'X-1'): Fact => ({
  kind,
  rule,
  args: who === undefined ? args : { who: `@${who}`, ...args },
});
const teller = new Teller({ detail: ['rolled'], event: ['moved', 'hero'], moment: ['died'], opens: ['turn'], chapters: ['year'], untold: { moved: ['SETUP-1'] }, called: { hero: 'hero' } });

describe('a story', () => {
  it('weighs what the game weighs, and takes the rest for events', () => {
    expect(['rolled', 'died', 'other'].map((kind) => teller.weight(fact(kind)))).toEqual(['detail', 'moment', 'event']);
    expect(teller.heaviest([fact('rolled'), fact('died')])).toBe('moment');
    expect(teller.heaviest([fact('moved', 0, {}, 'SETUP-1')])).toBeNull();
  });

  it('has a line for all that one player does, headed by the heaviest of it', () => {
    const turns = teller.turns([fact('moved', 0), fact('rolled', 0), fact('moved', 1), fact('died', 1), fact('moved', 1)]);
    expect(turns.map(({ actor, told, head }) => [actor, told.length, head.line])).toEqual([[0, 2, 0], [1, 3, 3]]);
  });

  it('keeps a turn together, whoever acts in it, and leaves out what is not told', () => {
    const turns = teller.turns([fact('moved', 0, {}, 'SETUP-1'), fact('turn', 0), fact('moved', 1), fact('turn', 1)], 10);
    expect(turns.map(({ told }) => told.map(({ line }) => line))).toEqual([[11, 12], [13]]);
  });

  it('has chapters between the turns, which hold what nobody does', () => {
    const turns = teller.turns([fact('year'), fact('struck'), fact('moved', 0), fact('moved', 0), fact('year')]);
    expect(turns.map(({ actor, told }) => [actor, told.length])).toEqual([[null, 2], [0, 2], [null, 1]]);
  });

  it('calls a seat what it has become, from the next line on', () => {
    const texts = new GameTexts({ lang: 'en', fluent: ['x = { $who }'], names: { monk: 'Monk', troll: 'Troll' } });
    const facts = [fact('hero', 1, { hero: 'monk' }), fact('moved', 1), fact('hero', 1, { hero: 'troll' }), fact('moved', 1)];
    const voices = new Voices(teller.callings(facts), texts, ['Ann', 'Azure']);
    expect(facts.map((one, line) => voices.at(line).say('x', one.args && { who: one.args['who'] }))).toEqual(['Azure', 'Monk', 'Monk', 'Troll']);
    expect(voices.at(3).name('@0')).toBe('Ann');
  });
});

describe('the pace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const shown: number[] = [];
  const made = () => {
    shown.length = 0;
    return new Pace<number>((item) => shown.push(item), (item) => (item ? 100 : 0));
  };

  it('shows one thing after another', () => {
    const pace = made();
    [1, 0, 2].forEach((item) => pace.take(item, false));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 0, 2]);
  });

  it('can be hurried, skipped, and told that nothing may wait', () => {
    const pace = made();
    [1, 2, 3, 4].forEach((item) => pace.take(item, false));
    pace.skip();
    expect(shown).toEqual([1, 2]);
    pace.hurry();
    expect(shown).toEqual([1, 2, 3, 4]);
    pace.take(5, false);
    pace.take(6, true);
    expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
