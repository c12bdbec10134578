import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GameTexts } from '../lib/say';
import { settings } from '../lib/settings.svelte';
import { Teller, Voices } from '../lib/telling';
import { KEPT, shownLines } from '../lib/window';
import scene from '../scene/fixtures/end.json';
import type { Fact } from '../wire';
import Story from './Story.svelte';

const texts = new GameTexts({
  lang: 'en',
  fluent: ['fact-year = A year begins\nfact-war = { $who } declares war\nfact-rest = { $who } rests\nfact-storm = A storm rages\nfact-roll = { $who } rolls'],
  names: {},
});
const TELLING = { detail: ['roll'], event: ['rest', 'storm'], moment: ['year', 'war'], chapters: ['year'] };
const fact = (kind: string, who?: number): Fact => ({ kind, rule: 'X-1', args: who === undefined ? {} : { who: `@${who}` } });

let end = (): void => {};
beforeEach(() => settings.set({ lang: 'en', story: 'turns' }));
afterEach(() => end());

function show(facts: Fact[], more: Record<string, unknown> = {}): HTMLElement {
  const teller = new Teller(TELLING);
  const target = document.body.appendChild(document.createElement('div'));
  const props = {
    facts, teller, scene: scene.scene, parts: new Map(), icons: new Map(),
    voices: new Voices(teller.callings(facts), texts, ['Ann', 'Bob']),
    onrule: () => {}, onlight: () => {}, ...more,
  };
  const view = mount(Story as never, { target, props: props as never });
  flushSync();
  end = () => {
    end = () => {};
    void unmount(view);
    target.remove();
  };
  return target;
}
const said = (target: HTMLElement): string[] => [...target.querySelectorAll('button.line')].map((line) => line.textContent!.replace(/\s+/g, ' ').trim());

describe('the story', () => {
  it.each([
    ['of a player', [fact('war', 0), fact('rest', 0)], ['Ann', 'Declares war', 'Rests']],
    ['of a player, its headline last', [fact('rest', 0), fact('war', 0)], ['Ann', 'Rests', 'Declares war']],
    ['that began with nobody', [fact('storm'), fact('war', 0)], ['Ann', 'A storm rages', 'Declares war']],
    ['of nobody', [fact('year'), fact('storm')], ['A year begins', 'A storm rages']],
  ])('says everything once in an open turn %s', (_, facts, lines) => {
    expect(said(show(facts))).toEqual(lines);
  });

  it('says everything once when a turn is opened by hand, and when it is folded', () => {
    const target = show([fact('war', 0), fact('rest', 0), fact('rest', 1)]);
    const head = () => target.querySelector<HTMLElement>('.head')!;
    expect(said(target)).toEqual(['Ann declares war +1', 'Bob rests']);
    head().click();
    flushSync();
    expect(said(target)).toEqual(['Ann', 'Declares war', 'Rests', 'Bob rests']);
  });
});

describe('a story that is travelled through', () => {
  it.each([
    ['the only line of a turn', [fact('war', 0), fact('rest', 1)], 1, 'Bob rests'],
    ['a line of an open turn', [fact('war', 0), fact('rest', 0), fact('rest', 1)], 1, 'Rests'],
    ['a detail that is folded away', [fact('war', 0), fact('roll', 0), fact('rest', 1)], 1, 'Ann'],
    ['the head of an open turn of nobody', [fact('year'), fact('storm'), fact('rest', 1)], 0, 'A year begins'],
  ])('marks where it is: %s', (_, facts, at, marked) => {
    const target = show(facts, { at, ontravel: () => {} });
    target.querySelector<HTMLElement>('.head')?.click();
    flushSync();
    const here = [...target.querySelectorAll('[aria-current=step] button.line')];
    expect(here.map((line) => line.textContent!.replace(/\s+/g, ' ').trim())).toEqual([marked]);
  });
});

describe('a long story', () => {
  it('keeps its lines where they are while the rest of a replay is fetched', () => {
    for (const at of [0, 199, 399]) {
      const early = shownLines(at + 1, at);
      expect(shownLines(5000, at).from).toBe(early.from);
    }
  });

  it('tells in a replay what is around the shown moment, and else what is new', () => {
    for (const at of [0, 199, 200, 555, 999]) {
      const { from, until } = shownLines(1000, at);
      expect(from <= at && at < until && until - from <= KEPT).toBe(true);
    }
    expect(shownLines(1000, null)).toEqual({ from: 1000 - KEPT, until: 1000 });
    expect(shownLines(10, null)).toEqual({ from: 0, until: 10 });
  });
});
