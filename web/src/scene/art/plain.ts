/** Drawings for games that bring none, and for kinds that a game's art does not know. */

import { emblem, seatClass } from '../signs';
import type { Mark, Piece } from '../types';
import type { DeckArt, PieceArt } from '../../wire';
import { hash } from './drawings';

type Address = (icon: string) => string;

const use = (address: Address, name: string | undefined, size: number, cls: string): string =>
  name && /^[a-z0-9-]+$/.test(name)
    ? `<use href="${address(name)}" class="${cls}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`
    : '';

export const TOKEN: PieceArt = { draw: '', stand: 'front', fits: 22, most: 1.1 };

export function token(piece: Piece, address: Address): string {
  const owner = piece.owner;
  const inside = use(address, piece.icon, 22, 'gi-on') || (owner == null ? '' : emblem(owner, 13));
  const small = owner == null || !piece.icon ? '' : smallEmblem(owner);
  const figure =
    piece.figure == null
      ? ''
      : `<g transform="translate(11 11)"><circle class="badge" r="8"/><text class="token-figure" y="4.5" font-size="13">${piece.figure}</text></g>`;
  return (
    `<ellipse class="shadow" cy="15" rx="16" ry="5"/>` +
    `<circle class="token" r="16"/><circle class="token-rim" r="12.5"/>` +
    inside +
    small +
    figure
  );
}

const smallEmblem = (owner: number): string =>
  `<g transform="translate(11 -11)"><circle class="badge ${seatClass(owner)}" r="7"/>${emblem(owner, 8)}</g>`;

export const plainMark = (mark: Mark, address: Address): string =>
  `<g transform="translate(0 -34)"><circle class="badge" r="12"/>${use(address, mark.icon, 16, 'gi-on')}</g>`;

const PATTERNS = ['waves', 'rays', 'wisps', 'leaves', 'knots', 'scales'] as const;
const TONES = ['#b56b4a', '#5b8fae', '#7a9455', '#8b6fa5', '#b4933f', '#6c7f86'];

/** A deck that the art does not know still has a back and a tone of its own. */
export function plainDeck(back: string): DeckArt {
  const number = hash(back);
  return { tone: TONES[number % TONES.length]!, pattern: PATTERNS[(number >>> 3) % PATTERNS.length]! };
}
