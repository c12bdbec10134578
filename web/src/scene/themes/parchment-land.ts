/** The land of the parchment theme: tiles of an old map, drawn with a pen and a little colour. */

import sprite from '../../ui/icons.svg?url';
import { reach } from '../geometry';
import type { Space } from '../types';
import { between, fixed, type Dice, type Theme } from './theme';

type Draw = (dice: Dice, space: Space) => string;

const many = (count: number, draw: (n: number) => string): string => Array.from({ length: count }, (_, n) => draw(n)).join('');

// The tile ---------------------------------------------------------------------------------------

/** Half the width and height of a tile, in the units of its drawing. */
function half(space: Space): [number, number] {
  const { shape } = space;
  const scale = reach(shape) / 60;
  if (shape.form !== 'polygon') return [60, 60];
  const xs = shape.points.map(([x]) => x - space.x);
  const ys = shape.points.map(([, y]) => y - space.y);
  const most = (values: number[]): number => Math.min(Math.max(...values), -Math.min(...values));
  return [fixed(most(xs) / scale), fixed(most(ys) / scale)];
}

/** Age darkens the rims, and a thin line frames what is drawn. */
function aged(space: Space): string {
  const [w, h] = half(space);
  const line = (by: number, cls: string): string =>
    `<rect class="${cls}" x="${by - w}" y="${by - h}" width="${2 * (w - by)}" height="${2 * (h - by)}" rx="6"/>`;
  return line(1, 'age') + line(4.5, 'tile-line');
}

/** The icon of a place as an engraving, over a lighter spot of the paper. */
const engraved = (space: Space, size = 58, y = -14): string =>
  `<ellipse class="engraving-light" cy="${y}" rx="${size * 0.72}" ry="${size * 0.62}"/>` +
  `<use class="engraving" href="${sprite}#${space.icon}" x="${-size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;

/** Spots in rows from far to near, none where figures stand. */
function rows(dice: Dice, spec: readonly (readonly [number, number])[], wide: number): [number, number][] {
  return spec.flatMap(([y, count]) =>
    Array.from({ length: count }, (_, n): [number, number] => [
      fixed(((n + 0.5) / count - 0.5) * 2 * wide + between(dice, -5, 5)),
      fixed(y + between(dice, -3, 3)),
    ]),
  );
}

// Plants and stones ------------------------------------------------------------------------------

const tuft = (x: number, y: number, h = 7): string =>
  `<path class="pen" d="M${x} ${y}q-2-${h * 0.6}-4-${h * 0.7}M${x} ${y}v-${h}M${x} ${y}q2-${h * 0.6} 4-${h * 0.7}"/>`;

const tree = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse class="shade" cx="2" rx="10" ry="3"/><path class="bark" d="M-1.7-7h3.4V1h-3.4Z"/>` +
  `<path class="leaf" d="M-10-10a6 6 0 0 1 2-9 7 7 0 0 1 12-3 6 6 0 0 1 6 9 6 6 0 0 1-6 6h-9a6 6 0 0 1-5-3Z"/>` +
  `<path class="leaf-dark" d="M3-22a7 7 0 0 1 7 9 6 6 0 0 1-6 6h-6q7-4 5-15Z"/><path class="pen thin" d="M-6-14q2-3 5-3M-1-10q3-3 6-2"/></g>`;

const fir = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse class="shade" cx="2" rx="9" ry="2.8"/><path class="bark" d="M-1.5-4h3V1h-3Z"/>` +
  `<path class="needle" d="M0-30 6-20H3.4L9-11H5L11-3H-11L-5-11H-9L-3.4-20H-6Z"/><path class="needle-dark" d="M0-30 6-20H3.4L9-11H5L11-3H2Z"/></g>`;

const hill = (x: number, y: number, w: number, h: number): string =>
  `<path class="mound" d="M${x - w} ${y}Q${x - w * 0.45} ${y - h} ${x} ${y - h}T${x + w} ${y}Z"/>` +
  `<path class="mound-dark" d="M${x + w * 0.1} ${y - h}Q${x + w * 0.5} ${y - h} ${x + w} ${y}H${x + w * 0.4}Q${x + w * 0.5} ${y - h * 0.5} ${x + w * 0.1} ${y - h}Z"/>` +
  many(4, (n) => `<path class="pen thin" d="M${fixed(x + w * (0.3 + n * 0.13))} ${fixed(y - h * (0.62 - n * 0.12))}l${fixed(-w * 0.06)} ${fixed(h * 0.26)}"/>`);

const crag = (x: number, y: number, w: number, h: number): string =>
  `<path class="rock" d="M${x - w} ${y}L${fixed(x - w * 0.5)} ${fixed(y - h * 0.55)} ${fixed(x - w * 0.28)} ${fixed(y - h * 0.5)} ${x} ${y - h} ${fixed(x + w * 0.36)} ${fixed(y - h * 0.5)} ${fixed(x + w * 0.6)} ${fixed(y - h * 0.44)} ${x + w} ${y}Z"/>` +
  `<path class="rock-dark" d="M${x} ${y - h}L${fixed(x + w * 0.36)} ${fixed(y - h * 0.5)} ${fixed(x + w * 0.6)} ${fixed(y - h * 0.44)} ${x + w} ${y}H${fixed(x + w * 0.2)}L${fixed(x + w * 0.1)} ${fixed(y - h * 0.4)}Z"/>` +
  `<path class="pen thin" d="M${fixed(x - w * 0.5)} ${fixed(y - 5)}l${fixed(w * 0.16)} ${fixed(-h * 0.28)}M${fixed(x - w * 0.16)} ${fixed(y - 6)}l${fixed(w * 0.1)} ${fixed(-h * 0.3)}"/>`;

const house = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse class="shade" cx="3" rx="13" ry="3.2"/><path class="wall" d="M-9-10H9V0H-9Z"/><path class="wall-dark" d="M3-10H9V0H3Z"/>` +
  `<path class="roof" d="M-12-9-2-20 12-9Z"/><path class="roof-dark" d="M-2-20 12-9H3Z"/><path class="hole" d="M-6-7h4v4h-4ZM-1 0v-6h4v6Z"/></g>`;

const grave = (x: number, y: number, s = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse class="shade" cx="1" rx="7" ry="2"/><path class="slab" d="M-5 0v-9a5 5 0 0 1 10 0v9Z"/><path class="pen thin" d="M0-11v6M-2.4-9h4.8"/></g>`;

const dune = (y: number, dip: number): string =>
  `<path class="dune" d="M-76 ${y}q26 ${-14 - dip} 60-2t96-4v16H-76Z"/><path class="pen thin" d="M-76 ${y}q26 ${-14 - dip} 60-2t96-4"/>`;

// Terrains ---------------------------------------------------------------------------------------

const fields: Draw = (dice) =>
  many(9, (n) => `<path class="furrow" d="M-76 ${-58 + n * 15}q38 ${between(dice, -9, 9)} 76-2t76 ${between(dice, -3, 5)}"/>`) +
  [-34, 2, 36]
    .map((x) => {
      const y = between(dice, -34, -16);
      return `<g transform="translate(${x + between(dice, -6, 6)} ${y})"><ellipse class="shade" cy="8" rx="9" ry="2.6"/><path class="sheaf" d="M-6 8Q-2 1-7-8 0-12 7-8 2 1 6 8 0 10-6 8Z"/><path class="pen thin" d="M-3 1h6M-3-7l1 6M0-9v8M3-7l-1 6"/></g>`;
    })
    .join('');

const plains: Draw = (dice) =>
  `<path class="track" d="M-78 ${between(dice, 8, 22)}Q-20 ${between(dice, -20, 0)} 6 ${between(dice, -16, -4)}T78 ${between(dice, -44, -28)}"/>` +
  rows(dice, [[-42, 4], [-24, 5], [-4, 4], [16, 5]], 54).map(([x, y]) => tuft(x, y, between(dice, 6, 10))).join('');

const hills: Draw = (dice) =>
  hill(between(dice, -34, -26), -14, 30, between(dice, 24, 30)) +
  hill(between(dice, 26, 34), -10, 32, between(dice, 26, 33)) +
  hill(between(dice, -6, 4), 6, 36, between(dice, 24, 30)) +
  tuft(-40, 10) + tuft(44, 12);

const woods: Draw = (dice) =>
  rows(dice, [[-30, 4], [-12, 5], [8, 4]], 50).map(([x, y]) => tree(x, y, between(dice, 0.85, 1.15))).join('');

const forest: Draw = (dice) =>
  rows(dice, [[-32, 6], [-18, 7], [-2, 6], [14, 7]], 56).map(([x, y]) => fir(x, y, between(dice, 0.85, 1.1))).join('');

const crags: Draw = (dice) =>
  crag(-34, -6, 24, between(dice, 32, 38)) + crag(32, -4, 26, between(dice, 34, 42)) + crag(-2, 10, 30, between(dice, 46, 54));

const desert: Draw = (dice) =>
  dune(-26, between(dice, 0, 8)) + dune(-8, between(dice, -6, 4)) + dune(12, between(dice, 0, 8)) +
  `<use class="engraving faint" href="${sprite}#cactus" x="${between(dice, -44, 16)}" y="-44" width="30" height="30"/>`;

// Places -----------------------------------------------------------------------------------------

const village: Draw = (dice) =>
  `<path class="track" d="M-78 36Q-12 14 0 0T78-40"/>` +
  [[-36, -26], [2, -32], [36, -20], [-42, 2], [-8, -6], [30, 8]].map(([x, y]) => house(x!, y!, between(dice, 0.9, 1.15))).join('');

const city: Draw = (dice) =>
  [[-44, -18], [44, -18], [-20, -34], [22, -34]].map(([x, y]) => house(x!, y!, between(dice, 0.95, 1.1))).join('') +
  `<path class="wall" d="M-52 16V-10h8v5h6v-5h8v5h6v-5h8v26h32v-26h8v5h6v-5h8v5h6v-5h8V16Z"/><path class="hole" d="M-8 16V0a8 8 0 0 1 16 0v16Z"/>` +
  `<path class="wall" d="M-13 16v-38h26v38h-5V0a8 8 0 0 0-16 0v16Z"/><path class="roof" d="M-16-22 0-44 16-22Z"/><path class="roof-dark" d="M0-44 16-22H4Z"/><path class="hole" d="M-2-14h4v7h-4Z"/>`;

const graveyard: Draw = (dice, space) =>
  [[-44, -30], [-20, -36], [26, -34], [48, -26], [-48, 0], [46, 6]].map(([x, y]) => grave(x!, y!, between(dice, 0.9, 1.2))).join('') +
  engraved(space, 52, -12);

const wooded = (count: number): Draw => (dice, space) =>
  many(count, (n) => tree(n % 2 ? 48 - between(dice, 0, 8) : -48 + between(dice, 0, 8), -34 + Math.floor(n / 2) * 22, between(dice, 0.7, 0.9))) +
  engraved(space);

const stony: Draw = (dice, space) =>
  crag(-46, 4, 14, between(dice, 18, 26)) + crag(46, 6, 14, between(dice, 18, 28)) + engraved(space);

const glowing = (cls: string): Draw => (_dice, space) => `<circle class="${cls}" cy="-12" r="48"/>${engraved(space)}`;

const plainPlace: Draw = (dice, space) =>
  [-50, 50].map((x) => tuft(x, between(dice, -10, 14))).join('') + tuft(-42, -34) + tuft(44, -36) + engraved(space);

const crown: Draw = (_dice, space) =>
  `<circle class="glory" r="58"/>` +
  many(16, (n) => `<path class="ray" transform="rotate(${n * 22.5})" d="M-2.5-34 0-${n % 2 ? 48 : 56} 2.5-34Z"/>`) +
  `<circle class="halo-ring" r="33"/><use class="engraving gold" href="${sprite}#${space.icon}" x="-27" y="-29" width="54" height="54"/>`;

/** A drawing cut to its tile, and the frame over it. */
const framed = (draw: Draw): Draw => (dice, space) => {
  const [w, h] = half(space).map((size) => size - 1.5) as [number, number];
  const box = `x="${-w}" y="${-h}" width="${2 * w}" height="${2 * h}" viewBox="${-w} ${-h} ${2 * w} ${2 * h}"`;
  return `<svg ${box}>${draw(dice, space)}</svg>${aged(space)}`;
};

const PLACES: Record<string, Draw> = {
  fields,
  plains,
  hills,
  woods,
  forest,
  crags,
  desert,
  village,
  city,
  graveyard,
  tavern: wooded(4),
  chapel: wooded(4),
  sentinel: stony,
  ruins: wooded(2),
  portal_of_power: glowing('glow-craft'),
  black_knight: plainPlace,
  hidden_valley: wooded(6),
  cursed_glade: glowing('glow-curse'),
  runes: stony,
  chasm: stony,
  warlocks_cave: glowing('glow-craft'),
  oasis: (dice, space) => dune(-28, 4) + dune(14, between(dice, 0, 8)) + engraved(space, 64),
  temple: plainPlace,
  castle: stony,
  plain_of_peril: plainPlace,
  mines: stony,
  vampires_tower: glowing('glow-blood'),
  pits: glowing('glow-fire'),
  valley_of_fire: glowing('glow-fire'),
  werewolf_den: stony,
  death: glowing('glow-curse'),
  crypt: stony,
};

export const LAND: Theme['spaces'] = {
  ...Object.fromEntries(Object.entries(PLACES).map(([kind, draw]) => [kind, framed(draw)])),
  crown_of_command: crown,
};

/** What glints: the Crown, and fire. */
export const GLINTS: NonNullable<Theme['shimmers']> = {
  crown_of_command: () => `<circle class="glory" r="66"/>`,
  valley_of_fire: (dice) =>
    many(5, () => `<circle class="spark" cx="${between(dice, -46, 46)}" cy="${between(dice, -46, 20)}" r="${between(dice, 1.2, 2.4)}"/>`),
  portal_of_power: (dice) =>
    many(6, () => `<circle class="spark-craft" cx="${between(dice, -40, 40)}" cy="${between(dice, -44, 20)}" r="${between(dice, 1, 2.2)}"/>`),
};
