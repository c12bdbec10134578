/** Drawings for worlds without a theme of their own, and for kinds that a theme does not know. */

import sprite from '../../ui/icons.svg?url';
import { emblem, seatClass } from '../signs';
import type { Mark, Piece } from '../types';
import { hash, type Deck, type Drawing, type Theme } from './theme';

const icon = (name: string | undefined, size: number, cls: string): string =>
  name && /^[a-z0-9-]+$/.test(name)
    ? `<use href="${sprite}#${name}" class="${cls}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`
    : '';

function token(piece: Piece): string {
  const owner = piece.owner;
  const inside = icon(piece.icon, 22, 'gi-on') || (owner == null ? '' : emblem(owner, 13));
  const small = owner == null || !piece.icon ? '' : smallEmblem(owner);
  return (
    `<ellipse class="shadow" cy="15" rx="16" ry="5"/>` +
    `<circle class="token ${seatClass(owner)}" r="16"/><circle class="token-rim" r="12.5"/>` +
    inside +
    small
  );
}

const smallEmblem = (owner: number): string =>
  `<g transform="translate(11 -11)"><circle class="badge ${seatClass(owner)}" r="7"/>${emblem(owner, 8)}</g>`;

export const TOKEN: Drawing = { stand: 'front', fits: 22, most: 1.1, draw: token };

export const genericMark = (mark: Mark): string =>
  `<g transform="translate(0 -34)"><circle class="badge ${seatClass(mark.owner)}" r="12"/>` +
  `${icon(mark.icon, 16, 'gi-on')}</g>`;

const PATTERNS: Deck['pattern'][] = ['waves', 'rays', 'wisps', 'leaves', 'knots', 'scales'];

/** A deck that the theme does not know still has a back and a tone of its own. */
export const genericDeck = (back: string): Deck => {
  const number = hash(back);
  return { tone: `deck-${number % 6}`, pattern: PATTERNS[(number >>> 3) % PATTERNS.length]! };
};

export const GENERIC: Theme = {
  id: 'generic',
  defs: '',
  spaces: {},
  pieces: {},
  marks: {},
  decks: {},
};
