import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import fixture from '../../fixtures/table.json';
import type { GameTexts } from '../lib/say';
import type { Result, Scene, TableInfo } from '../wire';
import Outcome from './Outcome.svelte';

const info = { ...fixture.table, seats: [] } as unknown as TableInfo;
const scene = { ...(fixture.states[0]!.scene as unknown as Scene), banners: [] };
let end: (() => void) | undefined;

/** Place, as it is written or crowned, and score of every row. */
function rows(ranking: number[][], scores = [7, 4, 7]): (string | undefined)[][] {
  const result: Result = { scores, ranking, rule: 'R-1' };
  const texts = {} as unknown as GameTexts;
  const shown = render(Outcome, { info, scene, result, texts, names: ['A', 'B', 'C'], revealed: null, seated: false });
  end = shown.unmount;
  return [...shown.container.querySelectorAll('tbody tr')].map((row) => {
    const [place, name, score] = [...row.querySelectorAll('td')];
    return [place!.querySelector('svg') ? 'crowned' : place!.textContent.trim(), name!.textContent.trim().at(-1)!, score?.textContent];
  });
}

afterEach(() => end?.());

describe('the outcome', () => {
  it('crowns everybody who shares the victory, and nobody else', () => {
    expect(rows([[0, 2], [1]])).toEqual([['crowned', 'A', '7'], ['crowned', 'C', '7'], ['3', 'B', '4']]);
  });

  it('crowns one winner alone', () => {
    expect(rows([[0], [2], [1]])).toEqual([['crowned', 'A', '7'], ['2', 'C', '7'], ['3', 'B', '4']]);
  });

  it('tells no scores where they only say who has won', () => {
    expect(rows([[2], [0, 1]], [0, 0, 1])).toEqual([['crowned', 'C', undefined], ['2', 'A', undefined], ['2', 'B', undefined]]);
  });

  it('crowns nobody where everybody has lost', () => {
    expect(rows([])).toEqual([['—', 'A', '7'], ['—', 'B', '4'], ['—', 'C', '7']]);
  });
});
