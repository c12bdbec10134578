import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partsOf } from '../../lib/delta';
import type { Card, Die, Panel, Piece, Row, Scene, Space } from '../types';
import { animations, ask, click, furnish, moment, option, showScene, stopAnimations, type Shown } from './world';

let shown: Shown | undefined;

beforeEach(furnish);
afterEach(() => {
  shown?.end();
  shown = undefined;
  stopAnimations();
  vi.unstubAllGlobals();
});

const card = (id: string): Card => ({ part: 'card', id, back: 'ghost_card', face: 'ghost_card' });
const row = (id: string, cards: Card[], where = ''): Row => ({ part: 'row', id, label: 'ghost_card', cards, where });
const DIE: Die = { part: 'die', id: 'battle:die', label: 'bonus_die', faces: [1, 2, 3, 4, 5, 6], shown: 3 };
const BATTLE: Panel = {
  part: 'panel',
  id: 'battle',
  label: 'ghost_card',
  sides: [
    {
      part: 'side',
      id: 'battle:mine',
      name: '@0',
      owner: 0,
      scores: [
        { label: 'forest', value: 4, icon: 'forest' },
        { label: 'plain', hidden: true },
      ],
      total: 8,
      dice: [DIE],
      state: 'won',
    },
    { part: 'side', id: 'battle:theirs', name: 'ghost_card', scores: [{ label: 'plain', value: 5 }], rows: [row('foes', [card('foe')])], total: 5, state: 'lost' },
  ],
  outcome: { key: 'fact-bonus-rolled', args: { who: '@0', face: 4 } },
};

const battle = (): Scene => ({ ...moment('middle').scene, panels: [BATTLE] });

describe('a panel with sides', () => {
  it('reckons line by line, hides what is hidden, and tells the sums and the end', () => {
    shown = showScene({ scene: battle(), asks: [] });
    const mine = shown.part('battle:mine');
    expect([...mine.querySelectorAll('dd')].map((line) => line.textContent)).toEqual(['4', '?']);
    expect(mine.querySelector('.side-total')!.textContent).toBe('8');
    expect(mine.getAttribute('aria-label')).toContain('won');
    expect(shown.part('battle:die').getAttribute('aria-label')).toContain('4');
    expect(shown.part('battle:theirs').contains(shown.part('foe'))).toBe(true);
    expect(shown.part('battle').querySelector('.matter-outcome')!.textContent).toContain('Anna');
  });

  it('lets a side and the cards of it be pressed', () => {
    const [side, foe] = [option('a', ['battle:theirs']), option('b', ['foe'])];
    shown = showScene({ scene: battle(), asks: [ask(side, foe)] });
    click(shown.part('battle:theirs'));
    click(shown.part('foe'));
    expect(shown.onpick.mock.calls.map(([options]) => options)).toEqual([[side], [foe]]);
  });

  it('writes beside a card of a side what it is called and does', () => {
    const scene = battle();
    const foe = { ...card('foe'), figures: [{ value: 2, label: 'plain' }], lines: [{ gain: [{ value: 3, label: 'forest' }] }] };
    const [mine, theirs] = BATTLE.sides!;
    scene.panels = [{ ...BATTLE, sides: [mine!, { ...theirs!, rows: [row('foes', [foe])] }] }];
    shown = showScene({ scene, asks: [] });
    const caption = shown.part('foes').querySelector('.caption')!;
    expect(caption.textContent).toContain('Ghost');
    expect([...caption.querySelectorAll('.number')].map((figure) => figure.textContent)).toEqual(['2', '3']);
  });

  it('lies folded where the scene says so, with its sums to be read at a glance', () => {
    const scene = battle();
    scene.panels = [{ ...BATTLE, folded: true }];
    shown = showScene({ scene, asks: [] });
    const panel = shown.part('battle');
    expect(panel.querySelector<HTMLElement>('.matter-body')!.hidden).toBe(true);
    expect([...panel.querySelectorAll('.matter-sums .number')].map((sum) => sum.textContent)).toEqual(['8', '5']);
    click(panel.querySelector('.matter-fold')!);
    expect(panel.querySelector<HTMLElement>('.matter-body')!.hidden).toBe(false);
    expect(panel.querySelector('.matter-sums')).toBeNull();
  });

  it('folds, so that the board under it can be seen, and unfolds', () => {
    shown = showScene({ scene: battle(), asks: [] });
    const fold = shown.part('battle').querySelector<HTMLElement>('h3 button')!;
    const body = shown.part('battle').querySelector<HTMLElement>('.matter-body')!;
    expect([fold.getAttribute('aria-expanded'), body.hidden]).toEqual(['true', false]);
    click(fold);
    expect([fold.getAttribute('aria-expanded'), body.hidden]).toEqual(['false', true]);
    click(fold);
    expect(body.hidden).toBe(false);
  });

  it('is made of parts that can be found by their ids', () => {
    const found = partsOf(battle());
    for (const id of ['battle', 'battle:mine', 'battle:die', 'battle:theirs', 'foe']) expect(found.has(id)).toBe(true);
  });
});

describe('a board of any shape', () => {
  const space = (id: string, shape: Space['shape'], x: number, y: number): Space => ({ part: 'space', id, shape, x, y, kind: 'plain' });
  const land = (): Scene => ({
    ...moment('middle').scene,
    boards: [
      {
        part: 'board',
        id: 'ring',
        name: 'plain',
        width: 400,
        height: 300,
        spaces: [
          space('corner', { form: 'rect', width: 90, height: 120 }, 60, 80),
          space('wax', { form: 'polygon', points: [[200, 20], [320, 40], [300, 160], [220, 140]] }, 260, 90),
        ],
      },
    ],
    pieces: [{ part: 'piece', id: 'hero', kind: 'ghost', where: 'wax', owner: 1 } satisfies Piece],
    rows: [row('on-corner', [card('one'), card('two'), card('three')], 'corner'), row('on-wax', [card('four'), card('five')], 'wax')],
    piles: [],
  });
  const place = (id: string): { left: number; top: number } => {
    const { style } = shown!.part(id).closest<HTMLElement>('.lying-card')!;
    return { left: parseFloat(style.left), top: parseFloat(style.top) };
  };

  it('has cards lying on rectangles and on irregular places, each of them in sight', () => {
    shown = showScene({ scene: land(), asks: [] });
    const ids = ['one', 'two', 'three', 'four', 'five'];
    expect(new Set(ids.map((id) => JSON.stringify(place(id)))).size).toBe(ids.length);
    for (const id of ['four', 'five']) {
      expect(place(id).left).toBeGreaterThan(200);
      expect(place(id).left).toBeLessThan(320);
    }
  });

  it('turns a card on its place over where it lies', () => {
    const played = animations();
    const scene = land();
    scene.rows![0]!.cards[0] = { part: 'card', id: 'one', back: 'ghost_card', up: false };
    shown = showScene({ scene, asks: [] });
    played.length = 0;
    shown.set({ scene: land() });
    expect(played.map(({ element }) => element.getAttribute('data-part'))).toEqual(['one']);
  });
});

describe('a die', () => {
  it('tumbles when it is rolled again, also to the same face, but not while the table settles', () => {
    const played = animations();
    const scene = moment('middle').scene;
    const rolled = (line: number): Scene => ({ ...scene, dice: [{ ...DIE, id: 'd', line } as Die] });
    shown = showScene({ scene: rolled(3), asks: [] });
    played.length = 0;
    shown.set({ scene: rolled(9) });
    expect(played).toHaveLength(1);
    shown.set({ scene: rolled(12), settled: true });
    expect(played).toHaveLength(1);
  });
});
