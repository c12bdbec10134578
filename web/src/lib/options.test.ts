import { describe, expect, it } from 'vitest';
import fixture from '../../fixtures/table.json';
import type { Mat, OptionField, OptionView, Scene, State } from '../wire';
import { inSight, placeless } from './asking';
import { agreed, switched } from './options';
import { GameTexts } from './say';

const texts = new GameTexts(fixture.texts.en);
const field = (name: string, kind: OptionField['kind'], value: unknown): OptionField => ({ name, kind, choices: [], default: value, least: null, most: null, excludes: [] });

describe('what a table agrees on', () => {
  const fields = [field('mode', 'choice', 'wanderer'), field('dark', 'switch', false), field('first', 'seats', []), field('rounds', 'number', 0)];

  it('is told where it differs from the usual', () => {
    const values = { players: 3, mode: 'citizen', dark: true, first: [0, 2], rounds: 0 };
    const said = agreed(texts, fields, values, ['red', 'blue', 'green']);
    expect(said).toEqual([`Mode: ${texts.name('citizen')}`, 'dark', `first: ${texts.name('red')}, ${texts.name('green')}`]);
  });

  it('is nothing at an ordinary table', () => {
    expect(agreed(texts, fields, { mode: 'wanderer', dark: false, first: [], rounds: 0 }, [])).toEqual([]);
  });
});

describe('a switch', () => {
  const inherit = { ...field('inherit', 'switch', false), excludes: ['duel'] };

  it('turns off what it excludes when it is turned on, and nothing else', () => {
    expect(switched({ inherit: false, duel: true, dark: true }, inherit, true)).toEqual({ inherit: true, duel: false, dark: true });
    expect(switched({ inherit: true, duel: false }, inherit, false)).toEqual({ inherit: false, duel: false });
  });
});

describe('an option on a mat', () => {
  const { scene } = (fixture.states as unknown as State[])[0]!;
  const [mine, other] = (scene as Scene).mats as Mat[];
  const option = (touches: string[]): OptionView => ({ key: touches.join(), verb: 'take', args: {}, touches });

  it('is a button unless the mat is one’s own and lies open', () => {
    const options = [option([mine!.id]), option([other!.id])];
    expect(placeless(options, inSight(scene!, mine))).toEqual([options[1]]);
    expect(placeless(options, inSight(scene!, undefined))).toEqual(options);
  });
});
