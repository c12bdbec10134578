import { describe, expect, it, vi } from 'vitest';
import fixture from '../../fixtures/table.json';
import en from '../texts/en.ftl?raw';
import ru from '../texts/ru.ftl?raw';
import { GameTexts, Interface } from './say';
import { whole } from './whole';

const names = ['Мира', 'Олег', 'Ян', 'Ева'];
const russian = new GameTexts(fixture.texts.ru, names);
const english = new GameTexts(fixture.texts.en, names);

describe('texts of a game', () => {
  it('name content and seats', () => {
    expect(russian.name('forest')).toBe('Лес');
    expect(english.name('forest')).toBe('Forest');
    expect(english.name('@2')).toBe('Ян');
  });

  it('know Russian plurals', () => {
    const left = [1, 3, 5].map((left) => russian.say('ask-quests', { left }));
    expect(left).toEqual([
      'Тайно выберите ещё 1\u00a0задание.',
      'Тайно выберите ещё 3\u00a0задания.',
      'Тайно выберите ещё 5\u00a0заданий.',
    ]);
  });

  it('enumerate lists as the kernel does', () => {
    const order = (seats: string[]): string => english.say('fact-order', { seats });
    expect(order(['@0', '@1', '@2'])).toBe('Turn order: Мира, Олег and Ян');
    expect(order(['@0', '@1'])).toBe('Turn order: Мира and Олег');
    expect(order(['@0'])).toBe('Turn order: Мира');
    expect(order([])).toBe('Turn order: nothing');
  });

  it('set the names of players apart', () => {
    expect(english.pieces('fact-turn-ended', { who: '@1' })).toEqual([{ text: 'Олег', seat: 1 }, { text: ' ends the turn' }]);
    const order = english.pieces('fact-order', { seats: ['@0', '@1'] });
    expect(order.filter((piece) => piece.seat !== undefined).map((piece) => piece.text)).toEqual(['Мира', 'Олег']);
  });

  it('show what there is, and report it, where a text is missing', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(english.say('ask-the-moon')).toBe('ask-the-moon');
    expect(english.name('moon')).toBe('moon');
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('say every fact and question of a match in both languages', () => {
    const error = vi.spyOn(console, 'error');
    for (const texts of [russian, english]) {
      for (const state of fixture.states.map((sent) => whole(sent as never))) {
        for (const fact of state.facts) texts.say(`fact-${fact.kind}`, fact.args);
        for (const ask of state.asks) {
          texts.say(`ask-${ask.prompt}`, ask.args);
          for (const option of ask.options) texts.say(`option-${option.verb}`, option.args);
        }
      }
    }
    expect(error).not.toHaveBeenCalled();
  });
});

describe('texts of the interface', () => {
  const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
  const variables = (source: string): string[] => keys(source).map((key) => {
    const start = source.search(new RegExp(`^${key} =`, 'm'));
    const entry = source.slice(start).split(/\n(?=\S)/)[0]!;
    return `${key}: ${[...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join(' ')}`;
  });

  it('are the same in both languages, variables included', () => {
    expect(variables(en)).toEqual(variables(ru));
  });

  it('are there for every key that the sources name', () => {
    const sources = import.meta.glob('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
    const interfaces = [new Interface('ru', ru), new Interface('en', en)];
    const named = Object.entries(sources)
      .filter(([path]) => !path.includes('/scene/') && !path.endsWith('.test.ts'))
      .flatMap(([, source]) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1]!));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => interfaces.some((one) => !one.has(key)))).toEqual([]);
  });

  it('are all used', () => {
    const sources = import.meta.glob('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
    const all = Object.entries(sources).filter(([path]) => !path.endsWith('.test.ts')).map(([, source]) => source).join('\n');
    const made = [...all.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]!);
    // Problems are named by the server.
    const unused = keys(ru).filter((key) => !key.startsWith('problem-')).filter((key) => !all.includes(`'${key}'`) && !made.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
