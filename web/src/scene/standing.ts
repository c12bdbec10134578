/** Where the pieces of a space stand on it. */

import { reach, type EdgeLine, type Point } from './geometry';
import type { World } from './art/world';
import type { Piece, Space } from './types';

export interface Standing {
  piece: Piece;
  space: Space;
  x: number;
  y: number;
  scale: number;
}

const ON_EDGE = 24;

/** Edges hold pieces in their middle, as if there were a small place. */
export const edgePlaces = (lines: ReadonlyMap<string, EdgeLine>): [string, Space][] =>
  [...lines].map(([id, { middle: [x, y] }]) => [id, { part: 'space', id, x, y, shape: { form: 'circle', radius: ON_EDGE } }]);

/** All pieces of a board with their places, from the farthest to the nearest. */
export function standings(world: World, pieces: readonly Piece[], spaces: ReadonlyMap<string, Space>): Standing[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.state === 'absent' || !spaces.has(piece.where)) continue;
    const group = groups.get(piece.where);
    if (group) group.push(piece);
    else groups.set(piece.where, [piece]);
  }
  const found: Standing[] = [];
  for (const [where, group] of groups) found.push(...stood(world, spaces.get(where)!, group));
  return found.sort((one, other) => one.y - other.y || layer(one.piece) - layer(other.piece));
}

const layer = (piece: Piece): number => piece.layer ?? 0;

function stood(world: World, space: Space, group: Piece[]): Standing[] {
  const room = reach(space.shape);
  const small = room < 50;
  const sorted = [...group].sort((one, other) => layer(one) - layer(other));
  const manner = (piece: Piece) => world.piece(piece).stand ?? 'front';
  return sorted.map((piece) => {
    const drawing = world.piece(piece);
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
      scale: Math.min(drawing.most ?? 1.2, room / (drawing.fits ?? 60)) * crowd,
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
