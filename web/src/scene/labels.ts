/** The names on a board: one size, one layer, none written over another. */

import { corners, reach } from './geometry';
import type { Space } from './types';
import type { Box } from './zoom';

/** A name that wants to be written, and where: the middle of its first choice. */
export interface Wanted {
  id: string;
  text: readonly string[];
  /** Where its lines may stand, the best place first. */
  spots: readonly (readonly [x: number, y: number])[];
  /** How wide it may become before it is broken into lines. */
  room: number;
  /** What is left out rather than written over something else, or far beyond its room. */
  spare?: boolean;
}

export interface Label {
  id: string;
  lines: readonly string[];
  x: number;
  /** The base of the first line. */
  y: number;
  wide: number;
}

const LETTER = 0.56; // of its height is a letter wide
const LINE = 1.05;
const SIZES = { most: 15, least: 10.5, step: 0.5 } as const;
const BEYOND = 1.2;
const HARD = 6; // so much worse is another name than a sign of the land

const widthOf = (line: string, size: number): number => line.length * LETTER * size;

/** Words in as few lines as fit, broken where both halves are about as long; never within a word. */
export function broken(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  let best: [string, string] | null = null;
  for (const { index } of text.matchAll(/[\s\u00ad]|(?<=-)/g)) {
    const halves: [string, string] = [text.slice(0, index).trim(), text.slice(index).trim()];
    if (!halves[0] || !halves[1]) continue;
    if (!best || longest(halves) < longest(best)) best = halves;
  }
  return best ?? [text];
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

const lines = (wanted: Wanted, size: number): string[] => wanted.text.flatMap((part) => broken(part, wanted.room / (LETTER * size)));

/** The largest size at which every name fits its room, in two lines if need be. */
export function commonSize(all: readonly Wanted[]): number {
  for (let size: number = SIZES.most; size > SIZES.least; size -= SIZES.step) {
    if (all.every((one) => longest(lines(one, size)) * LETTER * size <= one.room)) return size;
  }
  return SIZES.least;
}

/** Each name at that of its spots where it covers least; `signs` would rather be seen, `taken` must be.
 * `rim`: how far what it is written on reaches beyond it on either side. */
export function placed(all: readonly Wanted[], size: number, signs: readonly Box[] = [], taken: readonly Box[] = [], rim = 0): Label[] {
  const boxes = [...taken];
  const found: Label[] = [];
  for (const wanted of all) {
    const text = lines(wanted, size);
    const wide = Math.max(...text.map((line) => widthOf(line, size)), 1);
    let best: { label: Label; box: Box; cost: number; clash: number } | null = null;
    for (const [n, [x, middle]] of wanted.spots.entries()) {
      const label = { id: wanted.id, lines: text, x, y: middle - ((text.length - 1) * LINE * size) / 2 + size * 0.35, wide };
      const box = boxOf(label, size, rim);
      const clash = covered(box, boxes);
      const cost = clash * HARD + covered(box, signs) + n * size * 2;
      if (!best || cost < best.cost) best = { label, box, cost, clash };
    }
    if (!best || (wanted.spare && (best.clash > 0 || wide > wanted.room * BEYOND))) continue;
    found.push(best.label);
    boxes.push(best.box);
  }
  return found;
}

export const boxOf = ({ x, y, wide, lines: { length } }: Label, size: number, rim = 0): Box => ({
  left: x - wide / 2 - 2 - rim,
  top: y - size,
  width: wide + 4 + 2 * rim,
  height: (1.25 + (length - 1) * LINE) * size,
});

function covered(box: Box, others: readonly Box[]): number {
  let sum = 0;
  for (const other of others) {
    const across = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
    const down = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
    if (across > 0 && down > 0) sum += across * down;
  }
  return sum;
}

/** How wide a name may be on a space. */
export function roomOf(space: Space): number {
  if (space.shape.form === 'circle' || space.shape.form === 'hex') return reach(space.shape) * 1.8;
  const xs = corners(space.shape, space.x, space.y).map(([x]) => x);
  return (Math.max(...xs) - Math.min(...xs)) * 0.94;
}

/** Where a name may stand on a space: at its foot, aside of it, then higher up. */
export function spotsOn({ x, y, shape }: Space): (readonly [number, number])[] {
  const r = reach(shape);
  return [
    [x, y + r * 0.62],
    [x - r * 0.3, y + r * 0.62],
    [x + r * 0.3, y + r * 0.62],
    [x, y + r * 0.25],
    [x, y - r * 0.55],
  ];
}

/** Where the name of several spaces may stand: around their middle. */
export function spotsAround(x: number, y: number, r: number): (readonly [number, number])[] {
  const away = [0, 1, -1, 2, -2, 3, -3];
  return away.flatMap((down) => [0, -1, 1].map((aside) => [x + aside * r * 1.6, y + down * r] as const));
}

/** Whether a point lies on a space. */
export function isOn({ x, y, shape }: Space, px: number, py: number): boolean {
  if (shape.form === 'circle') return Math.hypot(px - x, py - y) <= shape.radius;
  const points = corners(shape, x, y);
  return points.reduce((inside, [ax, ay], n) => {
    const [bx, by] = points[(n + 1) % points.length]!;
    return ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}

/** The boxes around what is drawn on spaces, a share of their reach wide and so much above their middle. */
export const discsOf = (spaces: readonly Space[], share = 1, above = 0): Box[] =>
  spaces.map(({ x, y, shape }) => {
    const r = reach(shape);
    return { left: x - r * share, top: y - r * (share + above), width: 2 * r * share, height: 2 * r * share };
  });

export const lineHeight = LINE;
