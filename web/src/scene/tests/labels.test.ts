import { describe, expect, it } from 'vitest';
import { boxOf, broken, commonSize, isOn, placed, type Label, type Wanted } from '../labels';
import type { Box } from '../zoom';

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;

const wanted = (id: string, text: string, spots: [number, number][], more: Partial<Wanted> = {}): Wanted => ({ id, text: [text], spots, room: 200, ...more });
const SIZE = 12;

describe('a name', () => {
  it('is broken between words, never within one', () => {
    expect(broken('Портняжная мастерская', 12)).toEqual(['Портняжная', 'мастерская']);
    expect(broken('Край украденной свечи', 12)).toEqual(['Край украденной', 'свечи']);
    expect(broken('Обсерватория', 5)).toEqual(['Обсерватория']);
    expect(broken('Таверна', 12)).toEqual(['Таверна']);
  });

  it('has the size at which the longest of all fits', () => {
    const all = [wanted('a', 'Лес', [[0, 0]], { room: 60 }), wanted('b', 'Обсерватория', [[0, 0]], { room: 84 })];
    const size = commonSize(all);
    expect(size).toBeLessThan(15);
    expect(size).toBeGreaterThan(10);
  });
});

describe('names on a board', () => {
  it('move aside rather than stand on each other', () => {
    const found = placed([wanted('a', 'Wax Fens', [[100, 100]]), wanted('b', 'Alabaster Seat', [[110, 102], [110, 140]])], SIZE);
    expect(found.map(({ id }) => id)).toEqual(['a', 'b']);
    const [one, other] = found as [Label, Label];
    expect(overlap(boxOf(one, SIZE), boxOf(other, SIZE))).toBe(false);
  });

  it('leave what lies there in sight', () => {
    const seal: Box = { left: 90, top: 90, width: 20, height: 20 };
    const [label] = placed([wanted('a', 'Wax Fens', [[100, 100], [100, 130]])], SIZE, [], [seal]);
    expect(overlap(boxOf(label!, SIZE), seal)).toBe(false);
  });

  it('rather cover a sign than another name', () => {
    const sign: Box = { left: 60, top: 124, width: 80, height: 16 };
    const found = placed([wanted('a', 'Wax Fens', [[100, 100]]), wanted('b', 'Wax Fens', [[100, 100], [100, 132]])], SIZE, [sign]);
    expect(found[1]!.y).toBeGreaterThan(120);
  });

  it('are left out where they may be and have no room', () => {
    const found = placed([wanted('a', 'Wax Fens', [[100, 100]]), wanted('b', 'Tallow', [[100, 100]], { spare: true })], SIZE);
    expect(found.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a point', () => {
  const hex = { part: 'space', id: 'h', x: 100, y: 100, shape: { form: 'hex', radius: 40 } } as const;
  it('lies on a space, or beside it', () => {
    expect(isOn(hex, 110, 95)).toBe(true);
    expect(isOn(hex, 100, 150)).toBe(false);
  });
});
