import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Card, Pile, Scene } from '../types';
import { ask, click, furnish, moment, option, showScene, type Shown } from './world';

let shown: Shown | undefined;

beforeEach(furnish);
afterEach(() => {
  shown?.end();
  shown = undefined;
  vi.unstubAllGlobals();
});

const top: Card = { part: 'card', id: 'top', back: 'ghost_card', face: 'ghost_card' };
const PILE: Pile = { part: 'pile', id: 'stock', label: 'ghost_card', count: 3, top };
const scene = (): Scene => ({ ...moment('middle').scene, piles: [PILE] });

describe('the top card of a pile', () => {
  it('is lit and can be pressed where an option touches it', () => {
    const take = option('take', ['top']);
    shown = showScene({ scene: scene(), asks: [ask(take)] });
    expect(shown.part('top').classList.contains('lit')).toBe(true);
    expect(shown.part('top').getAttribute('role')).toBe('button');
    expect(shown.part('stock').classList.contains('lit')).toBe(false);
    click(shown.part('top'));
    expect(shown.onpick.mock.calls.map(([options]) => options)).toEqual([[take]]);
  });

  it('stays as it is where only the pile is meant', () => {
    shown = showScene({ scene: scene(), asks: [ask(option('draw', ['stock']))] });
    expect(shown.part('stock').classList.contains('lit')).toBe(true);
    expect(shown.part('top').classList.contains('lit')).toBe(false);
    expect(shown.part('top').getAttribute('role')).not.toBe('button');
  });

  it('is pointed at where the story speaks of it', () => {
    shown = showScene({ scene: scene(), asks: [] }, { highlight: new Set(['top']) });
    expect(shown.part('top').classList.contains('highlight')).toBe(true);
  });
});
