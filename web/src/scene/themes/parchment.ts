/** An old map of a fairy-tale kingdom: the theme of Talisman. */

import type { Board, Edge } from '../types';
import { rounded, type Point } from '../geometry';
import { GLINTS, LAND } from './parchment-land';
import { PIECES } from './parchment-pieces';
import type { Deck, Theme } from './theme';
import './parchment.css';

const gradient = (id: string, stops: readonly number[]): string =>
  `<radialGradient id="map-${id}" cx=".5" cy=".5" r=".5">${stops.map((offset, n) => `<stop offset="${offset}" class="stop-${id}-${n}"/>`).join('')}</radialGradient>`;

const DEFS =
  gradient('sheet', [0.35, 1]) +
  `<radialGradient id="map-age" cx=".5" cy=".45" r=".75"><stop offset=".55" class="stop-age-0"/><stop offset="1" class="stop-age-1"/></radialGradient>` +
  ['light', 'glory', 'craft', 'curse', 'blood', 'fire'].map((id) => gradient(id, [0, 1])).join('');

// The sheet --------------------------------------------------------------------------------------

const MARGIN = 16;

function sheet({ width, height }: Board): string {
  const frame = (by: number, cls: string, rx: number): string =>
    `<rect class="${cls}" x="${-by}" y="${-by}" width="${width + 2 * by}" height="${height + 2 * by}" rx="${rx}"/>`;
  const corner = (x: number, y: number, sx: number, sy: number): string =>
    `<g class="flourish" transform="translate(${x} ${y}) scale(${sx} ${sy})"><path d="M2 46C2 20 20 2 46 2M9 40C10 24 24 10 40 9M2 46q7-2 7-8t-5-6M46 2q-2 7-8 7t-6-5"/></g>`;
  const far = MARGIN - 4;
  return (
    frame(MARGIN, 'sheet', 18) +
    frame(MARGIN - 4, 'sheet-line', 14) +
    frame(MARGIN - 8, 'sheet-line thin', 12) +
    corner(-far, -far, 1, 1) +
    corner(width + far, -far, -1, 1) +
    corner(-far, height + far, 1, -1) +
    corner(width + far, height + far, -1, -1)
  );
}

// Between the rings ------------------------------------------------------------------------------

const ring = (edge: Edge, radius: number): string => rounded((edge.line ?? []).slice(0, -1) as Point[], radius);

function river(edge: Edge): string {
  const line = ring(edge, 46);
  const layers = ['bank', 'bank-line', 'water', 'depth'].map((cls) => `<path class="${cls}" d="${line}"/>`).join('');
  return `${layers}<path class="ripples" d="${ripples(edge)}"/>`;
}

const STEP = 27;

/** Small waves along the river, now nearer to one bank, now to the other. */
function ripples(edge: Edge): string {
  const line = edge.line ?? [];
  return line
    .slice(1)
    .flatMap(([x, y], side) => {
      const [fromX, fromY] = line[side]!;
      const long = Math.hypot(x - fromX, y - fromY);
      const [ux, uy] = [(x - fromX) / long, (y - fromY) / long];
      return Array.from({ length: Math.floor((long - STEP) / STEP) }, (_, n) => {
        const [along, aside] = [(n + 1) * STEP, [-9, 4, -2, 10][n % 4]!];
        return `M${Math.round(fromX + ux * along - uy * aside - 7)} ${Math.round(fromY + uy * along + ux * aside)}q3.5-4.5 7 0t7 0`;
      });
    })
    .join('');
}

const wall = (edge: Edge): string => {
  const line = ring(edge, 10);
  return ['keep', 'rampart-shade', 'rampart', 'crenels', 'walk', 'walk-line'].map((cls) => `<path class="${cls}" d="${line}"/>`).join('');
};

/** Something built across what parts two places, drawn along the x axis. */
function across(edge: Edge, draw: (long: number) => string): string {
  const [from, to] = [edge.line?.[0], edge.line?.[edge.line.length - 1]];
  if (!from || !to) return '';
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const angle = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  const middle = `${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2}`;
  return `<g transform="translate(${middle}) rotate(${angle})">${draw(Math.hypot(dx, dy))}</g>`;
}

const bridge = (long: number): string => {
  const half = Math.round(long / 2) + 7;
  const planks = Array.from({ length: Math.floor((2 * half) / 6) }, (_, n) => `M${-half + 4 + n * 6}-17V17`).join('');
  return (
    `<rect class="bridge-shade" x="${-half}" y="-16" width="${2 * half}" height="40" rx="4"/><rect class="bridge-deck" x="${-half}" y="-19" width="${2 * half}" height="38" rx="3"/>` +
    `<path class="plank-line" d="${planks}"/><path class="bridge-rail" d="M${-half}-19H${half}M${-half} 19H${half}"/>` +
    [-half + 3, half - 3].flatMap((x) => [-19, 19].map((y) => `<circle class="bridge-post" cx="${x}" cy="${y}" r="4.4"/>`)).join('')
  );
};

const gate = (long: number): string => {
  const half = Math.round(long / 2);
  return (
    `<circle class="glow-craft" r="50"/><path class="gate-way" d="M${-half - 6}-15H${half + 6}V15H${-half - 6}Z"/>` +
    [-1, 1].map((side) => `<rect class="gate-tower" x="-15" y="${side > 0 ? 13 : -31}" width="30" height="18" rx="3"/><path class="gate-line" d="M-15 ${side * 16}H15M-8 ${side * 16}V${side * 30}M6 ${side * 16}V${side * 30}"/>`).join('') +
    `<path class="gate-bars" d="M-3-15V15M3-15V15M-7-8H7M-7 0H7M-7 8H7"/>`
  );
};

const BUILT: Record<string, (edge: Edge) => string> = {
  storm_river: river,
  inner_wall: wall,
  sentinel_bridge: (edge) => across(edge, bridge),
  power_portal: (edge) => across(edge, gate),
};

const backdrop = (board: Board): string =>
  sheet(board) + (board.edges ?? []).map((edge) => BUILT[edge.kind]?.(edge) ?? '').join('');

// Decks ------------------------------------------------------------------------------------------

const deck = (tone: string, pattern: Deck['pattern']): Deck => ({ tone: `map-${tone}`, pattern });

const DECKS: Record<string, Deck> = {
  adventure: deck('adventure', 'knots'),
  spell: deck('spell', 'rays'),
  hero: deck('hero', 'scales'),
  toad: deck('toad', 'leaves'),
  outer: deck('place', 'waves'),
  middle: deck('place', 'waves'),
  inner: deck('place', 'waves'),
  'type:event': deck('event', 'rays'),
  'type:animal': deck('animal', 'leaves'),
  'type:dragon': deck('dragon', 'scales'),
  'type:monster': deck('monster', 'knots'),
  'type:spirit': deck('spirit', 'wisps'),
  'type:creature': deck('monster', 'knots'),
  'type:stranger': deck('stranger', 'wisps'),
  'type:object': deck('object', 'knots'),
  'type:magic_object': deck('magic', 'rays'),
  'type:follower': deck('follower', 'leaves'),
  'type:place': deck('place', 'waves'),
  'type:spell': deck('spell', 'rays'),
  'type:talisman': deck('talisman', 'rays'),
  'type:ability': deck('hero', 'scales'),
  'type:alignment': deck('alignment', 'rays'),
  'type:quest': deck('quest', 'waves'),
  'type:command': deck('talisman', 'rays'),
};

export const PARCHMENT: Theme = {
  id: 'parchment',
  defs: DEFS,
  spaces: LAND,
  pieces: PIECES,
  marks: {},
  shimmers: GLINTS,
  decks: DECKS,
  backdrop,
  named: true,
};
