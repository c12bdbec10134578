/** Mist over a frontier town: the theme of Kalena. */

import type { Board } from '../types';
import { bounds } from '../zoom';
import { BUILDINGS, FIGURES } from './mist-pieces';
import { DEFS } from './mist-defs';
import { MARKS, PLACES, SHIMMERS } from './mist-land';
import { STONES } from './mist-stones';
import type { Theme } from './theme';
import './mist.css';

const isLand = (board: Board): boolean => board.spaces.some(({ shape }) => shape.form === 'hex');

/** Under the hexes the mist itself; under the tracks a slab of slate with a thin double frame. */
function backdrop(board: Board): string {
  if (isLand(board)) {
    const { width, height } = board;
    return (
      `<ellipse class="mist-pool" cx="${width / 2}" cy="${height / 2}" rx="${width * 0.62}" ry="${height * 0.6}"/>` +
      compass(width - 70, height - 80)
    );
  }
  const frame = (margin: number, cls: string) => {
    const { left, top, width, height } = bounds(board, margin);
    return `<rect class="${cls}" x="${left}" y="${top}" width="${width}" height="${height}" rx="${24 + margin}"/>`;
  };
  return frame(14, 'slab') + frame(8, 'slab-line');
}

function compass(x: number, y: number): string {
  const ray = (angle: number, long: number, wide: number) =>
    `<path transform="rotate(${angle})" d="M0 ${-long}L${wide} 0 0 5Z"/><path class="dim" transform="rotate(${angle})" d="M0 ${-long}L${-wide} 0 0 5Z"/>`;
  return (
    `<g class="compass" transform="translate(${x} ${y})"><circle r="26"/><circle r="30" class="thin"/>` +
    [45, 135, 225, 315].map((angle) => ray(angle, 26, 4)).join('') +
    [0, 90, 180, 270].map((angle) => ray(angle, 42, 6)).join('') +
    `</g>`
  );
}

export const MIST: Theme = {
  id: 'mist',
  defs: DEFS,
  spaces: { ...PLACES, ...STONES },
  pieces: { ...BUILDINGS, ...FIGURES },
  marks: MARKS,
  shimmers: SHIMMERS,
  decks: {
    market_card: { tone: 'tone-lantern', pattern: 'scales' },
    bonus_card: { tone: 'tone-gold', pattern: 'rays' },
    ghost_card: { tone: 'tone-ghost', pattern: 'wisps' },
    skill_card: { tone: 'tone-moss', pattern: 'leaves' },
    quest_card: { tone: 'tone-slate', pattern: 'knots' },
  },
  backdrop,
  mist: isLand,
};
