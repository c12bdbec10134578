/** What stands on the map in the parchment theme: heroes, toads and gold. */

import sprite from '../../ui/icons.svg?url';
import { emblem, seatClass } from '../signs';
import type { Piece } from '../types';
import type { Drawing } from './theme';

const image = (piece: Piece, size: number, y: number, cls: string): string =>
  `<use class="${cls}" href="${sprite}#${piece.icon}" x="${-size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;

const foot = (owner: number | null | undefined): string =>
  `<ellipse class="shadow" cx="2" cy="24" rx="19" ry="5.5"/><path class="foot ${seatClass(owner)}" d="M-17 18v4a17 5.4 0 0 0 34 0v-4Z"/>` +
  `<ellipse class="foot-top ${seatClass(owner)}" cy="18" rx="17" ry="5.4"/>`;

const badge = (owner: number | null | undefined): string =>
  owner == null ? '' : `<circle class="emblem-disc" cx="12" cy="-22" r="8"/>${emblem(owner, 11, 12, -22, 'emblem')}`;

/** Figures stand aside and a little back: cards lie in the middle of a place, its name before it. */
const aside = (art: string): string => `<g transform="translate(18 -12) scale(.92)">${art}</g>`;

/** A painted standee in the player's colour: the hero's face, and the player's sign. */
const hero = (piece: Piece): string =>
  aside(
    foot(piece.owner) +
  `<path class="standee ${seatClass(piece.owner)}" d="M-15 18V-9C-15-21-8-28 0-28S15-21 15-9V18Z"/>` +
  `<path class="standee-rim ${seatClass(piece.owner)}" d="M-12 16V-9C-12-19-6.6-25 0-25S12-19 12-9V16Z"/>` +
  image(piece, 23, -5, 'portrait') +
      badge(piece.owner),
  );

const toad = (piece: Piece): string =>
  aside(foot(piece.owner) + image(piece, 36, 0, 'toad-rim') + image(piece, 31, 0, 'toad') + badge(piece.owner));

const gold = (piece: Piece): string =>
  `<g transform="translate(-17 15)"><ellipse class="shadow" cx="1" cy="11" rx="15" ry="5"/>` +
  [8, 3, -2].map((y) => `<ellipse class="coin-edge" cy="${y + 2.4}" rx="13" ry="6"/><ellipse class="coin" cy="${y}" rx="13" ry="6"/>`).join('') +
  `<text class="coin-figure" font-size="16" y="2.5">${piece.figure ?? ''}</text></g>`;

export const PIECES: Record<string, Drawing> = {
  hero: { stand: 'front', fits: 58, most: 1.15, draw: hero },
  toad: { stand: 'front', fits: 58, most: 1.15, draw: toad },
  'stat:gold': { stand: 'middle', fits: 58, most: 1.1, draw: gold },
};
