import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { GameTexts } from '../lib/say';
import { settings } from '../lib/settings.svelte';
import scene from '../scene/fixtures/end.json';
import texts from '../scene/fixtures/texts.en.json';
import type { Result } from '../wire';
import Outcome from './Outcome.svelte';

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb'];
let end = (): void => {};
afterEach(() => end());

function show(result: Result, banners: unknown[] = []): HTMLElement {
  settings.set({ lang: 'en' });
  const target = document.body.appendChild(document.createElement('div'));
  const props = {
    info: { id: 'x', rematch: '', commitment: 'c' },
    scene: { ...scene.scene, banners },
    result,
    texts: new GameTexts(texts as never).withSeats(NAMES),
    names: NAMES,
    revealed: null,
    seated: false,
  };
  const view = mount(Outcome as never, { target, props: props as never });
  flushSync();
  end = () => {
    void unmount(view);
    target.remove();
  };
  return target;
}

const result = (ranking: number[][]): Result => ({ scores: [9, 9, 4, 1], ranking, rule: 'X-1' });
const rows = (target: HTMLElement): string[] =>
  [...target.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent!.trim()).join(' '));

describe('the outcome', () => {
  it('crowns all who share the victory, and the next place counts them', () => {
    const target = show(result([[0, 1], [2], [3]]), scene.scene.banners);
    expect(target.textContent).toContain('Anna and Boris share the victory');
    expect(target.querySelectorAll('tr.first')).toHaveLength(2);
    expect(rows(target).slice(2)).toEqual(['3 Vera 4', '4 Gleb 1']);
  });

  it('crowns one, in the words of the game where it has some', () => {
    expect(show(result([[1], [0], [2], [3]])).textContent).toContain('Boris wins');
    end();
    const target = show(result([[1], [0], [2], [3]]), scene.scene.banners);
    expect(target.querySelectorAll('.banner')).toHaveLength(1);
    expect(target.querySelector('.banner')!.textContent).toContain('valour');
    expect(target.querySelectorAll('tr.first')).toHaveLength(1);
  });

  it('crowns nobody where everybody lost', () => {
    const target = show(result([]));
    expect(target.textContent).toContain('Everyone has lost');
    expect(target.querySelectorAll('tr.first')).toHaveLength(0);
    expect(rows(target)[0]).toBe('— Anna 9');
  });
});
