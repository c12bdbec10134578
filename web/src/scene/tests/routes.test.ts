import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Route } from '../types';
import { ask, click, furnish, moment, option, showScene, type Shown } from './world';

const { scene } = moment('middle');
const route: Route = {
  kind: 'walk',
  goal: 'k_e',
  piece: 'p',
  path: ['k_w', 'k_c', 'k_e'],
  legs: [],
  args: {},
  remarks: [{ kind: 'fight', rule: 'X-2', risky: true }],
};
const say = (key: string): string => key;
let shown: Shown;
const show = (extra: object = {}): Shown =>
  (shown = showScene({ scene, asks: [{ ...ask(option('a', ['k_c'])), routes: [route] }] }, { say, ...extra }));
const trail = (): string | null => shown.host.querySelector('.trail')?.getAttribute('d') ?? null;
const point = (id: string): void => {
  shown.part(id).dispatchEvent(new Event('pointerover', { bubbles: true }));
  flushSync();
};

beforeEach(furnish);
afterEach(() => shown.end());

describe('a place that several answers lead to', () => {
  it('can be pressed, and glows otherwise than what one answer does', () => {
    const { part, onpick, host } = show();
    expect(host.querySelectorAll('.ring')).toHaveLength(2);
    expect(host.querySelectorAll('.ring.farther')).toHaveLength(1);
    click(part('k_e'));
    expect(onpick).toHaveBeenCalledExactlyOnceWith([], { x: 10, y: 20 }, 'k_e', []);
  });

  it('shows its way, its cost and its risk to who points at it', () => {
    show();
    expect(trail()).toBeNull();
    point('k_e');
    expect(trail()!.match(/[ML]/g)).toEqual(['M', 'L', 'L']);
    expect([...shown.host.querySelectorAll('.preview li')].map((line) => line.textContent)).toEqual(['route-walk', 'remark-fight']);
  });

  it('shows another way where that is spoken of', () => {
    show({ path: ['k_w', 'k_e'] });
    expect(trail()!.match(/[ML]/g)).toEqual(['M', 'L']);
  });
});
