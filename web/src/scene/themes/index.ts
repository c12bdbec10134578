/** The themes there are, by the ornament of a scene's palette. A new game adds one file here. */

import type { Mark, Piece, Space } from '../types';
import { outline, reach } from '../geometry';
import { GENERIC, TOKEN, genericDeck, genericMark } from './generic';
import { MIST } from './mist';
import { PARCHMENT } from './parchment';
import { WAX } from './wax';
import { diceFrom, type Deck, type Drawing, type Theme } from './theme';

export type { Theme } from './theme';

const THEMES = new Map<string, Theme>([MIST, PARCHMENT, WAX].map((theme) => [theme.id, theme]));

export const themeOf = (ornament: string): Theme => THEMES.get(ornament) ?? GENERIC;

const drawn = new Map<string, string>();

/** Each drawing is made once: the same place looks the same for as long as the page lives. */
function once(key: string, make: () => string): string {
  let found = drawn.get(key);
  if (found === undefined) drawn.set(key, (found = make()));
  return found;
}

const safe = (kind: string): string => kind.replace(/[^a-zA-Z0-9_-]/g, '-');

/** The name under which a theme knows a space: its kind, or else one of its tags. */
export const mannerOf = (theme: Theme, space: Space): string =>
  [space.kind ?? '', ...(space.tags ?? [])].find((name) => name && name in theme.spaces) ?? space.kind ?? '';

/** Ground and vignette of a space. */
export function spaceArt(theme: Theme, space: Space): string {
  const manner = mannerOf(theme, space);
  const { shape, x, y } = space;
  const key = `${theme.id}|${space.id}|${manner}|${space.figure}|${x},${y}|${shape.form}|${reach(shape)}`;
  return once(key, () => {
    const draw = theme.spaces[manner];
    const known = draw ? `ground-${safe(manner)}` : 'ground-unknown';
    const ground = `<path class="ground ${known} kind-${safe(space.kind ?? '')}" d="${outline(space, 1.2, 9)}"/>`;
    const vignette = draw ? placed(space, draw(diceFrom(space.id), space)) : '';
    return ground + vignette;
  });
}

const placed = (space: Space, markup: string): string =>
  `<g transform="translate(${space.x} ${space.y}) scale(${Math.round((reach(space.shape) / 60) * 1000) / 1000})">${markup}</g>`;

/** What glints on a space; empty where nothing does. */
export function shimmerArt(theme: Theme, space: Space): string {
  const draw = theme.shimmers?.[mannerOf(theme, space)];
  const key = `${theme.id}|shimmer|${space.id}|${space.x},${space.y}|${reach(space.shape)}`;
  return draw ? once(key, () => placed(space, draw(diceFrom(`${space.id}:shimmer`)))) : '';
}

export function markArt(theme: Theme, space: Space, mark: Mark): string {
  const key = `${theme.id}|mark|${mark.id}|${mark.kind}|${mark.owner}|${space.x},${space.y}`;
  return once(key, () => {
    const draw = theme.marks[mark.kind];
    return placed(space, draw ? draw(diceFrom(mark.id), mark) : genericMark(mark));
  });
}

export const drawingOf = (theme: Theme, piece: Piece): Drawing => theme.pieces[piece.kind] ?? TOKEN;

export function pieceArt(theme: Theme, piece: Piece): string {
  const { id, kind, owner, state, figure, icon } = piece;
  const key = `${theme.id}|piece|${id}|${kind}|${owner}|${state}|${figure}|${icon}`;
  return once(key, () => drawingOf(theme, piece).draw(piece, diceFrom(id)));
}

export const deckOf = (theme: Theme, back: string): Deck => theme.decks[back] ?? genericDeck(back);
