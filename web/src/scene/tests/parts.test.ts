import { afterEach, describe, expect, it } from 'vitest';
import { outline, regionShape, way } from '../geometry';
import { frames, Journeys, lasting } from '../motion';
import { share } from '../share';
import { bounds } from '../zoom';
import { animations, moment, stopAnimations } from './world';

const { scene } = moment('middle');
const [land, main] = scene.boards!;
const spaces = (board: typeof land) => new Map(board!.spaces.map((space) => [space.id, space]));

describe('geometry', () => {
  it('borders seven hexes by one line of eighteen corners', () => {
    const tile = land!.regions!.find(({ id }) => id === 'tile:n')!;
    const shape = regionShape(tile, spaces(land)) as { border: string };
    expect(shape.border.match(/M/g)).toHaveLength(1);
    expect(shape.border.match(/Q/g)).toHaveLength(18);
  });

  it('lays a ribbon along a track, closed where it is a loop', () => {
    const ribbon = (id: string) =>
      (
        regionShape(
          main!.regions!.find((region) => region.id === id)!,
          spaces(main),
        ) as { ribbon: string }
      ).ribbon;
    expect(ribbon('valour_track').endsWith('Z')).toBe(true);
    expect(ribbon('season:1').endsWith('Z')).toBe(false);
  });

  it('leads a piece over the spaces between, along the shorter side of a loop', () => {
    expect(way(main!, 'valour_28', 'valour_02')).toEqual([
      'valour_28',
      'valour_29',
      'valour_00',
      'valour_01',
      'valour_02',
    ]);
    expect(way(land!, 'k_w', 'k_e')).toEqual(['k_w', 'k_c', 'k_e']);
    expect(way(main!, 'valour_00', 'round_1')).toEqual(['valour_00', 'round_1']);
  });

  it('knows all shapes', () => {
    const at = { part: 'space' as const, id: 'x', x: 0, y: 0 };
    expect(outline({ ...at, shape: { form: 'circle', radius: 5 } })).toMatch(/^M.*a5 5/);
    expect(outline({ ...at, shape: { form: 'rect', width: 4, height: 2, angle: 90 } })).toMatch(/Z$/);
    expect(
      outline({
        ...at,
        shape: {
          form: 'polygon',
          points: [
            [0, 0],
            [9, 0],
            [0, 9],
          ],
        },
      }).match(/Q/g),
    ).toHaveLength(3);
  });

  it('sees all spaces of a board', () => {
    const box = bounds(main!, 0);
    expect([box.left, box.top, box.left + box.width, box.top + box.height]).toEqual([5, 5, 995, 950]);
  });
});

describe('journeys', () => {
  afterEach(stopAnimations);

  it('take 150 to 400 ms', () => {
    for (const steps of [1, 2, 5, 30]) expect(lasting(steps)).toSatisfy((time: number) => time >= 150 && time <= 400);
  });

  it('keep an even pace along the way', () => {
    expect(
      frames([
        [0, 0],
        [10, 0],
        [10, 30],
      ]).map(({ offset }) => offset),
    ).toEqual([0, 0.25, 1]);
  });

  it('begin in order, and at once for whoever is far behind', () => {
    animations();
    const delays: unknown[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keys, timing) {
      delays.push((timing as KeyframeAnimationOptions).delay);
      return animate.call(this, keys, timing);
    };
    const journeys = new Journeys(() => 1000);
    const go = () =>
      journeys.travel(document.createElement('div'), [
        [0, 0],
        [10, 0],
      ]);
    for (let n = 0; n < 12; n++) go();
    expect(delays[0]).toBe(0);
    expect(delays.slice(1, 4)).toSatisfy((later: number[]) => later.every((delay, n) => delay > (delays[n] as number)));
    expect(go()).toBeNull();
  });
});

describe('two scenes in a row', () => {
  it('share what did not change', () => {
    const next = moment('middle').scene;
    next.pieces![3]!.where = 'k_c';
    const shared = share(scene, next);
    expect(shared).toEqual(next);
    expect(shared.boards).toBe(scene.boards);
    expect(shared.pieces![2]).toBe(scene.pieces![2]);
    expect(shared.pieces![3]).not.toBe(scene.pieces![3]);
  });

  it('share parts that only changed their place in a list, and notice what is gone', () => {
    const next = { list: [{ id: 'b' }, { id: 'a', gone: 1 }] };
    const before = { list: [{ id: 'a', gone: 1, more: 2 }, { id: 'b' }] };
    const shared = share(before, next);
    expect(shared).toEqual(next);
    expect(shared.list[0]).toBe(before.list[1]);
  });

  it('are one and the same when nothing changed at all', () => {
    expect(share(scene, moment('middle').scene)).toBe(scene);
  });
});
