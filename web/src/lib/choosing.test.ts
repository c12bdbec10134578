import { describe, expect, it } from 'vitest';
import type { OptionView } from '../wire';
import { grouped, inOrder, isGroup } from './choosing';
import { GameTexts } from './say';

const texts = new GameTexts({ lang: 'en', fluent: [], names: { cap: 'Captain', rider: 'Rider', explorer: 'Explorer', warrior: 'Warrior', pilgrim: 'Pilgrim' } });
const option = (verb: string, args: Record<string, unknown> = {}, touches: string[] = []): OptionView => ({ key: JSON.stringify([verb, args]), verb, args, touches });

describe('options', () => {
  it('are to be done before they are left', () => {
    const order = inOrder([option('no'), option('stop'), option('go'), option('yes')], ['stop']);
    expect(order.map(({ verb }) => verb)).toEqual(['yes', 'go', 'stop', 'no']);
  });

  it('of a kind are chosen by steps: the card, then the role', () => {
    const cards = ['cap', 'rider'];
    const many = cards.flatMap((card) => [
      ...['explorer', 'warrior', 'pilgrim'].map((role) => option('deploy', { card, role, cost: 1 }, [`card:${card}`, `slot:${role}`])),
      option('maneuver', { card }, [`card:${card}`]),
    ]);
    const entries = grouped(texts, [...many, option('pass')]);
    expect(entries.map((entry) => (isGroup(entry) ? [entry.name, entry.options.length, entry.touches] : entry.verb))).toEqual([
      ['Captain', 4, ['card:cap']],
      ['Rider', 4, ['card:rider']],
      'pass',
    ]);
  });

  it('stay as they are where they are few, or all different', () => {
    const few = ['explorer', 'warrior'].map((role) => option('deploy', { role }));
    expect(grouped(texts, few)).toEqual(few);
    const different = [1, 2, 3, 4, 5, 6].map((number) => option('slot', { number }));
    expect(grouped(texts, different)).toEqual(different);
  });
});
