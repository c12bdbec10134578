import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { lyingOn } from '../picking';
import type { Scene } from '../types';
import { animations, ask, click, furnish, key, moment, option, showScene, stopAnimations, type Shown } from './world';

let shown: Shown | undefined;
const show = (...given: Parameters<typeof showScene>): Shown => (shown = showScene(...given));

beforeEach(furnish);
afterEach(() => {
  shown?.end();
  shown = undefined;
  stopAnimations();
  settings.set({ motion: 'system' });
  vi.unstubAllGlobals();
});

/** The ids of all parts of a scene but the mats, which are shown apart, and seats, which are people. */
function ids(scene: Scene): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      const { part, id, state } = value as { part?: string; id?: string; state?: string };
      if (part && state !== 'absent') found.push(id!);
      Object.values(value).forEach(walk);
    }
  };
  walk({ ...scene, mats: [], seats: [] });
  return found;
}

describe('what is drawn', () => {
  it('has every part of the scene, once, by its id', () => {
    const { scene, asks } = moment('late');
    const { host } = show({ scene, asks });
    const drawn = [...host.querySelectorAll('[data-part]')].map((element) => element.getAttribute('data-part'));
    expect([...drawn].sort()).toEqual(ids(scene).sort());
  });

  it('gives what is lit a role, a name and a place in the tab order, and nothing else', () => {
    const { host, part } = show(moment('middle'));
    const buttons = [...host.querySelectorAll('[data-part][role=button]')];
    const lit = new Set(moment('middle').asks.flatMap((each) => each.options.flatMap((one) => one.touches)));
    const here = [...lit].filter((id) => part(id));
    expect(here.length).toBeGreaterThan(3);
    expect(buttons.map((button) => button.getAttribute('data-part')).sort()).toEqual(here.sort());
    for (const button of buttons) {
      expect(button.getAttribute('tabindex')).toBe('0');
      expect(button.getAttribute('aria-label') ?? button.textContent).toMatch(/\w/);
    }
    expect(host.querySelectorAll('[data-part]:not([role=button])[tabindex]')).toHaveLength(0);
  });

  it('names a space with all that stands on it', () => {
    const { scene, asks } = moment('late');
    const ghost = scene.pieces!.find(({ kind }) => kind === 'ghost')!;
    expect(show({ scene, asks }).part(ghost.where).getAttribute('aria-label')).toContain('Ghost');
  });

  it('marks what is lit by a sign, not by colour alone', () => {
    const { host } = show(moment('middle'));
    for (const spot of host.querySelectorAll('.spot')) {
      expect(!!spot.querySelector('.lit-sign')).toBe(spot.classList.contains('lit'));
    }
  });

  it('draws kinds that no art knows, in a game that brings none', () => {
    const { scene } = moment('middle');
    scene.pieces![0]!.kind = 'unheard-of';
    scene.boards![0]!.spaces[0]!.marks = [{ part: 'mark', id: 'odd', kind: 'unheard-of' }];
    const { host, part } = show({ scene, asks: [] });
    expect(host.querySelectorAll('.ground-unknown').length).toBe(host.querySelectorAll('.ground').length);
    expect(part(scene.pieces![0]!.id).querySelector('.token')).not.toBeNull();
    expect(part('odd').querySelector('.badge')).not.toBeNull();
  });

  it('lights up what is spoken of', () => {
    const { part, set } = show(moment('middle'));
    set({ highlight: new Set(['k_c']) });
    expect(part('k_c').classList.contains('highlight')).toBe(true);
    expect(part('k_e').classList.contains('highlight')).toBe(false);
  });
});

describe('a press', () => {
  const { scene } = moment('middle');
  const one = option('a', ['k_c']);
  const two = option('b', ['k_c', 'k_e']);

  it('picks the only option of a part', () => {
    const { part, onpick, onwhynot } = show({ scene, asks: [ask(one)] });
    click(part('k_c'));
    expect(onpick).toHaveBeenCalledExactlyOnceWith([one], { x: 10, y: 20 }, 'k_c', []);
    expect(onwhynot).not.toHaveBeenCalled();
  });

  it('offers all options of a part that has several, of all questions', () => {
    const { part, onpick } = show({ scene, asks: [ask(one), ask(two)] });
    click(part('k_c'));
    expect(onpick.mock.calls[0]![0]).toEqual([one, two]);
  });

  it('asks why not, where nothing is lit', () => {
    const { part, onpick, onwhynot } = show({ scene, asks: [ask(one)] });
    click(part('n_c'));
    expect(onwhynot).toHaveBeenCalledExactlyOnceWith('n_c', { x: 10, y: 20 });
    expect(onpick).not.toHaveBeenCalled();
  });

  it('on a piece that is not lit means the lit space below it', () => {
    const piece = scene.pieces!.find(({ kind }) => kind === 'sensoric')!;
    const { part, onpick } = show({ scene, asks: [ask(option('go', [piece.where]))] });
    click(part(piece.id));
    expect(onpick.mock.calls[0]![2]).toBe(piece.where);
  });

  it('on a frame that only holds others means nothing', () => {
    const { part, onwhynot, onpick } = show({ scene, asks: [] });
    click(part('land'));
    expect(onwhynot).not.toHaveBeenCalled();
    expect(onpick).not.toHaveBeenCalled();
  });

  it('works by Enter and by Space', () => {
    const { part, onpick } = show({ scene, asks: [ask(one)] });
    key(part('k_c'), 'Enter');
    key(part('k_c'), ' ');
    key(part('k_e'), 'Enter');
    expect(onpick.mock.calls.map((call) => call[2])).toEqual(['k_c', 'k_c']);
  });

  it('can be aimed with the arrow keys, from one lit part to the next', () => {
    const { part } = show({ scene, asks: [ask(option('a', ['k_w']), option('b', ['k_c']), option('c', ['k_e']))] });
    const x: Record<string, number> = { k_w: 0, k_c: 100, k_e: 200 };
    for (const [id, left] of Object.entries(x)) {
      part(id).getBoundingClientRect = () => new DOMRect(left, 0, 10, 10);
    }
    (part('k_w') as SVGElement).focus();
    key(part('k_w'), 'ArrowRight');
    expect(document.activeElement).toBe(part('k_c'));
    key(part('k_c'), 'ArrowUp');
    expect(document.activeElement).toBe(part('k_c'));
    key(part('k_c'), 'ArrowRight');
    expect(document.activeElement).toBe(part('k_e'));
  });

  it('is previewed: what the options would do', () => {
    const { part, host } = show(moment('middle'));
    const explore = moment('middle').asks[0]!.options.find(({ verb }) => verb === 'explore')!;
    part(explore.touches[0]!).dispatchEvent(new Event('pointerover', { bubbles: true }));
    return vi.waitFor(() => expect(host.querySelector('.preview')?.textContent).toContain('Explore'));
  });
});

describe('motion', () => {
  const moved = (): { before: ReturnType<typeof moment>; after: ReturnType<typeof moment>; id: string } => {
    const [before, after] = [moment('middle'), moment('middle')];
    const piece = after.scene.pieces!.find(({ kind }) => kind === 'sensoric')!;
    piece.where = piece.where === 'k_c' ? 'k_e' : 'k_c';
    return { before, after, id: piece.id };
  };
  const rested = () => new Promise((done) => setTimeout(done));
  const travellers = (played: ReturnType<typeof animations>) =>
    played.filter(({ frames }) => Array.isArray(frames) && String(frames[0]?.transform).startsWith('translate'));

  it('takes a piece from its old place to the new one', () => {
    const { before, after, id } = moved();
    const played = animations();
    const { set, part } = show(before);
    expect(travellers(played)).toHaveLength(0);
    const from = part(id).getAttribute('transform')!;
    set(after);
    const journey = travellers(played).find(({ element }) => element === part(id))!;
    const [x, y] = from.match(/[\d.]+/g)!;
    expect(journey.frames[0]!.transform).toBe(`translate(${x}px, ${y}px)`);
    expect(part(id).getAttribute('transform')).not.toBe(from);
  });

  it('is none after reconnecting', () => {
    const { before, after } = moved();
    const played = animations();
    const { set } = show(before);
    set({ ...after, settled: true });
    expect(travellers(played)).toHaveLength(0);
  });

  it('fades what is gone, but not after reconnecting', async () => {
    const without = () => {
      const next = moment('middle');
      next.scene.pieces = next.scene.pieces!.filter(({ kind }) => kind !== 'ghost');
      return next;
    };
    const played = animations();
    const { set } = show(moment('middle'));
    const told = async (change: Parameters<typeof set>[0]): Promise<number> => {
      await rested();
      played.length = 0;
      set(change);
      await rested();
      return played.length;
    };
    expect(await told({ ...without(), settled: true })).toBe(0);
    expect(await told({ ...moment('middle'), settled: true })).toBe(0);
    expect(await told({ ...without(), settled: false })).toBeGreaterThan(0);
  });

  it('is none for those who want none', () => {
    const { before, after, id } = moved();
    settings.set({ motion: 'calm' });
    const played = animations();
    const { set, part } = show(before);
    const from = part(id).getAttribute('transform');
    set(after);
    expect(played).toHaveLength(0);
    expect(part(id).getAttribute('transform')).not.toBe(from);
  });

  it('leaves alone what did not change', () => {
    const { host, set } = show(moment('middle'));
    const changes = new MutationObserver(() => {});
    changes.observe(host, { subtree: true, childList: true, attributes: true, characterData: true });
    set(moment('middle'));
    expect(changes.takeRecords()).toEqual([]);
    changes.disconnect();
  });

  it('shakes the head of what was refused', () => {
    const played = animations();
    const { view, part } = show(moment('middle'));
    (view['shake'] as (id: string) => void)('k_c');
    expect(played.some(({ element }) => element === part('k_c'))).toBe(true);
  });
});

describe('several boards', () => {
  it('are tabs where there is little room, turned by the arrow keys', () => {
    const { host } = show(moment('middle'));
    const [land, main] = [...host.querySelectorAll<HTMLElement>('[role=tab]')];
    const hidden = () => [...host.querySelectorAll<HTMLElement>('.board-place')].map((place) => place.hidden);
    expect(hidden()).toEqual([false, true]);
    key(land!, 'ArrowRight');
    expect(hidden()).toEqual([true, false]);
    expect(main!.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(main);
  });

  it('tell how much waits on the one that is not seen', () => {
    const { scene } = moment('middle');
    const { host } = show({ scene, asks: [ask(option('a', ['cell_market', 'valour_03']))] });
    expect(host.querySelector('.waiting')?.textContent).toBe('2');
  });
});

describe('what lies on a part', () => {
  it('counts absent pieces, to which refusals point, and cards and marks', () => {
    const { scene } = moment('late');
    const absent = scene.pieces!.find(({ state }) => state === 'absent')!;
    expect(lyingOn(scene, absent.where)).toContain(absent.id);
    const row = scene.rows!.find(({ where }) => where)!;
    expect(lyingOn(scene, row.where!)).toEqual(expect.arrayContaining([row.id, row.cards[0]!.id]));
  });
});
