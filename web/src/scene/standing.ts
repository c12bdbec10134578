/** Where the pieces of a space stand on it. */

import { reach, type Point } from './geometry';
import { drawingOf, type Theme } from './themes';
import type { Piece, Space } from './types';

export interface Standing {
  piece: Piece;
  space: Space;
  x: number;
  y: number;
  scale: number;
}

/** All pieces of a board with their places, from the farthest to the nearest. */
export function standings(theme: Theme, pieces: readonly Piece[], spaces: ReadonlyMap<string, Space>): Standing[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.state === 'absent' || !spaces.has(piece.where)) continue;
    const group = groups.get(piece.where);
    if (group) group.push(piece);
    else groups.set(piece.where, [piece]);
  }
  const found: Standing[] = [];
  for (const [where, group] of groups) found.push(...stood(theme, spaces.get(where)!, group));
  return found.sort((one, other) => one.y - other.y || layer(one.piece) - layer(other.piece));
}

const layer = (piece: Piece): number => piece.layer ?? 0;

function stood(theme: Theme, space: Space, group: Piece[]): Standing[] {
  const room = reach(space.shape);
  const small = room < 50;
  const sorted = [...group].sort((one, other) => layer(one) - layer(other));
  const manner = (piece: Piece) => drawingOf(theme, piece).stand;
  return sorted.map((piece) => {
    const drawing = drawingOf(theme, piece);
    const alike = small ? sorted : sorted.filter((other) => manner(other) === manner(piece));
    const place = alike.indexOf(piece);
    const offset = small
      ? onStone(place, alike.length)
      : onLand(manner(piece), place, alike.length, sorted.length === alike.length);
    const crowd = small && alike.length > 1 ? 0.82 : 1;
    return {
      piece,
      space,
      x: space.x + offset[0] * room,
      y: space.y + offset[1] * room,
      scale: Math.min(drawing.most, room / drawing.fits) * crowd,
    };
  });
}

/** Tokens on a small place: alone in the middle, else around it. */
function onStone(place: number, count: number): Point {
  if (count === 1) return [0, 0];
  if (count === 2) return [place ? 0.38 : -0.38, place ? 0.2 : -0.2];
  const angle = (-0.75 + (place / count) * 2) * Math.PI;
  return [Math.cos(angle) * 0.52, Math.sin(angle) * 0.52];
}

function onLand(manner: string, place: number, count: number, alone: boolean): Point {
  const step = Math.min(0.62, 1.36 / Math.max(1, count));
  const across = (place - (count - 1) / 2) * step;
  if (manner === 'front') return [across, alone && count === 1 ? 0.3 : 0.46 + (place % 2) * 0.06];
  if (manner === 'air') return alone ? [across, -0.12] : [0.46 + across, -0.42];
  return alone ? [across, 0] : [-0.3 + across, -0.22];
}
