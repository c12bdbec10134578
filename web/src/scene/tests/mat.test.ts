import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask, click, furnish, moment, option, showMat, type Shown } from './world';

let shown: Shown | undefined;
const show = (...given: Parameters<typeof showMat>): Shown => (shown = showMat(...given));

beforeEach(furnish);
afterEach(() => {
  shown?.end();
  vi.unstubAllGlobals();
});

it('shows all that lies before a player', () => {
  const late = moment('late');
  const mat = late.scene.mats![0]!;
  const { part } = show(late, 0, true);
  const rows = mat.rows ?? [];
  const ids = [mat, ...mat.counters!, ...mat.tracks!, ...rows, ...rows.flatMap((row) => row.cards)].map(({ id }) => id);
  expect(ids.filter((id) => !part(id))).toEqual([]);
});

it('shows tokens that are ready and spent, and what the next costs', () => {
  const late = moment('late');
  const track = late.scene.mats![0]!.tracks![0]!;
  const { part } = show(late, 0, true);
  const drawn = [...part(track.id).querySelectorAll('.slot')].map(
    (slot) => slot.className.match(/active|spent|empty/)![0],
  );
  expect(drawn).toEqual(track.slots.map((slot) => slot.state ?? 'empty'));
});

it('hides from others what they may not know: backs have no title', () => {
  const { host } = show(moment('middle'), 1, false);
  expect(host.querySelectorAll('.scene-card.back').length).toBeGreaterThan(0);
  expect(host.querySelector('.scene-card.back .card-title')).toBeNull();
});

it('routes a press on a lit counter and on a refused one', () => {
  const { scene } = moment('middle');
  const sale = option('sell', ['resource:food']);
  const { part, onpick, onwhynot } = show({ scene, asks: [ask(sale)] }, 0, true);
  click(part('resource:food'));
  click(part('resource:ore'));
  expect(onpick.mock.calls[0]![0]).toEqual([sale]);
  expect(onwhynot.mock.calls[0]![0]).toBe('resource:ore');
});

it('ticks a counter at once where nothing may move', () => {
  const { scene, asks } = moment('middle');
  const { part, set } = show({ scene, asks }, 0, true);
  const changed = structuredClone(scene.mats![0]!);
  changed.counters![0]!.value = 77;
  set({ mat: changed } as never);
  expect(part(changed.counters![0]!.id).getAttribute('aria-label')).toContain('77');
});
