/** A kingdom of wax at dusk: the theme of Candelabria. */

import sprite from '../../ui/icons.svg?url';
import { emblem, seatClass } from '../signs';
import type { Board, Piece, Space } from '../types';
import { bounds } from '../zoom';
import { between, type Dice, type Drawing, type Theme } from './theme';
import './wax.css';

const use = (name: string | undefined, size: number, cls: string, x = 0, y = 0): string =>
  name && /^[a-z0-9-]+$/.test(name)
    ? `<use href="${sprite}#${name}" class="${cls}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`
    : '';

/** The sign of a territory, pressed into its pool like a seal. */
function sign(dice: Dice, space: Space): string {
  const drops = [0, 1, 2]
    .map(() => `<circle class="drop" cx="${between(dice, -44, 44)}" cy="${between(dice, -30, 40)}" r="${between(dice, 2, 6)}"/>`)
    .join('');
  return drops + use(space.icon, 40, `sign sign-${space.kind}`, 0, -8);
}

const seal = (_: Dice, space: Space): string =>
  `<circle class="seal-wax" r="56"/><circle class="seal-rim" r="44"/>` +
  `<text class="seal-number" y="17" font-size="50">${space.figure ?? ''}</text>`;

const TEAR = 'M0-15C5-8 8-4 8 2A8 8 0 0 1-8 2C-8-3-3-6 0-15Z';
const HEART = 'M0-6C3-2 4 0 4 3A4 4 0 0 1-4 3C-4 0-1-2 0-6Z';
const fire = (x: number, y: number, scale: number): string =>
  `<g class="fire" transform="translate(${x} ${y}) scale(${scale})"><path class="fire-out" d="${TEAR}"/><path class="fire-in" d="${HEART}"/></g>`;

const count = (piece: Piece): string =>
  piece.figure == null ? '' : `<text class="tally" x="9" y="12" font-size="14">${piece.figure}</text>`;

function landFlame(piece: Piece): string {
  return (
    `<ellipse class="puddle ${seatClass(piece.owner)}" cy="8" rx="13" ry="6"/>` +
    `<g class="lick"><path class="tongue ${seatClass(piece.owner)}" d="${TEAR}"/><path class="fire-in" d="${HEART}"/></g>` +
    count(piece)
  );
}

function castle(piece: Piece): string {
  return (
    `<ellipse class="shadow" cy="25" rx="27" ry="7"/>` +
    `<path class="keep ${seatClass(piece.owner)}" d="M-22 24V-6h5v-7h5v7h4V-24l8-14 8 14V-6h4v-7h5v7h5V24Z"/>` +
    `<path class="keep-shade" d="M3 24V-35l5 11V-6h4v-7h5v7h5V24Z"/>` +
    `<path class="keep-door" d="M-5 24v-9a5 5 0 0 1 10 0v9Z"/><circle class="keep-window" cy="-14" r="3"/>` +
    `<g transform="translate(0 2)">${piece.owner == null ? '' : emblem(piece.owner, 9)}</g>`
  );
}

/** A candle burns with as many flames as it has; its shape tells the role. */
const candle = (tall: number, wide: number) => (piece: Piece): string => {
  const flames = piece.figure ?? 0;
  const tops = Array.from({ length: flames }, (_, n) => {
    const x = (n - (flames - 1) / 2) * 8;
    return fire(x, 16 - tall - 3 - (n % 2) * 4, 0.62);
  }).join('');
  return (
    `<ellipse class="shadow" cy="18" rx="${wide + 6}" ry="5"/>` +
    `<path class="dish" d="M${-wide - 6} 15h${2 * wide + 12}l-4 6h${-2 * wide - 4}Z"/>` +
    `<path class="stem ${seatClass(piece.owner)}" d="M${-wide} 16V${16 - tall}q${wide} -5 ${2 * wide} 0V16Z"/>` +
    `<path class="melt" d="M${-wide} ${18 - tall}q3 9 5 2t5 3"/>` +
    use(piece.icon, 13, 'role', 0, 6) +
    tops +
    (flames ? '' : `<path class="smoke" d="M0 ${14 - tall}c-6-6 5-8 0-15"/>`) +
    (piece.owner == null ? '' : `<g transform="translate(${wide + 7} ${10 - tall})"><circle class="badge ${seatClass(piece.owner)}" r="6"/>${emblem(piece.owner, 7)}</g>`)
  );
};

const temple = (cls: string) => (piece: Piece): string => {
  const up = -(piece.layer ?? 0) * 9;
  return (
    `<g class="temple ${cls}" transform="translate(0 ${up})"><path d="M-20 4-0-14 20 4Z"/><path d="M-16 5h32v4h-32zM-14 9h5v12h-5zM-2.5 9h5v12h-5zM9 9h5v12h-5zM-19 21h38v5h-38z"/></g>`
  );
};

function curse(piece: Piece): string {
  return (
    `<ellipse class="shadow" cy="20" rx="15" ry="5"/><circle class="gloom" r="26"/>` +
    `<path class="shade ${seatClass(piece.owner)}" d="M-13 20V-8a13 13 0 0 1 26 0v28l-5-5-4 5-4-5-4 5-4-5Z"/>` +
    `<circle class="eye" cx="-5" cy="-6" r="2.6"/><circle class="eye" cx="5" cy="-6" r="2.6"/>`
  );
}

const drawing = (stand: Drawing['stand'], fits: number, most: number, draw: (piece: Piece) => string): Drawing => ({
  stand,
  fits,
  most,
  draw,
});

const FIGURES: Record<string, Drawing> = {
  land_flame: drawing('front', 44, 1.25, landFlame),
  track_marker: drawing('middle', 26, 1.3, landFlame),
  castle: drawing('middle', 52, 1.4, castle),
  explorer: drawing('air', 46, 1.35, candle(22, 6)),
  pilgrim: drawing('air', 46, 1.35, candle(28, 7)),
  warrior: drawing('air', 46, 1.35, candle(34, 9)),
  temple_white: drawing('middle', 24, 1.2, temple('white')),
  temple_grey: drawing('middle', 24, 1.2, temple('grey')),
  temple_black: drawing('middle', 24, 1.2, temple('black')),
  curse_figure: drawing('front', 26, 1.2, curse),
};

const REGIONS = Array.from({ length: 10 }, (_, n) => `r${n + 1}`);

const isMap = (board: Board): boolean => board.spaces.some(({ shape }) => shape.form === 'polygon');

function backdrop(board: Board): string {
  const { width, height } = board;
  if (isMap(board)) return `<ellipse class="glow" cx="${width / 2}" cy="${height / 2}" rx="${width * 0.62}" ry="${height * 0.6}"/>`;
  const frame = (margin: number, cls: string): string => {
    const { left, top, width, height } = bounds(board, margin);
    return `<rect class="${cls}" x="${left}" y="${top}" width="${width}" height="${height}" rx="${24 + margin}"/>`;
  };
  return frame(15, 'slab') + frame(8, 'slab-line');
}

export const WAX: Theme = {
  id: 'wax',
  defs:
    `<radialGradient id="wax-glow"><stop offset="0" stop-color="#5a3a6a" stop-opacity=".55"/><stop offset="1" stop-color="#1b1426" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="wax-gloom"><stop offset="0" stop-color="#6f49a8" stop-opacity=".7"/><stop offset="1" stop-color="#1b1426" stop-opacity="0"/></radialGradient>`,
  spaces: {
    ...Object.fromEntries(REGIONS.map((id) => [id, sign])),
    struck: (dice, space) => (space.kind === 'region_token' ? seal(dice, space) : sign(dice, space)),
    region_token: seal,
    water: (dice) =>
      [0, 1, 2].map(() => `<path class="ripple" d="M${between(dice, -40, 10)} ${between(dice, -24, 28)}q8-6 16 0t16 0"/>`).join(''),
    cell: () => '',
    slot: () => '',
    time: (_, space) => `<text class="seal-number dim" y="17" font-size="46">${space.figure ?? ''}</text>`,
  },
  pieces: FIGURES,
  marks: {},
  decks: {
    house_candle_card: { tone: 'tone-amber', pattern: 'wisps' },
    upgraded_candle_card: { tone: 'tone-bone', pattern: 'scales' },
    tactics_card: { tone: 'tone-ember', pattern: 'rays' },
    curse_card: { tone: 'tone-violet', pattern: 'wisps' },
    upgrade_token: { tone: 'tone-brass', pattern: 'knots' },
    quest_card: { tone: 'tone-soot', pattern: 'knots' },
    withering_card: { tone: 'tone-ash', pattern: 'leaves' },
    war_board: { tone: 'tone-soot', pattern: 'waves' },
    house_board: { tone: 'tone-amber', pattern: 'rays' },
  },
  backdrop,
};
