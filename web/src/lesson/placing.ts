/** Where the coach's bubble stands: beside what it speaks of, never over it, inside the window. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 16;
const MARGIN = 8;
/** How much worse it is to hide what is spoken of than something else that matters. */
const HIDES = 10;
/** Pixels that a place must hide less than the one where the bubble stands: what drifts and pulses
 * does not make it jump to and fro. */
const WORTH = 900;

/** Where the bubble stands, and which of the places it chose from that is. */
export interface Stand extends Box {
  which: number;
}

const NOWHERE = -1;
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Beside the target: right, left, below or above it, wherever it hides least; without a target in
 * the lower left corner. `keep` is what else should stay in sight, `now` where it stands already. */
export function beside(bubble: Size, target: Box | null, keep: readonly Box[], room: Box, now = NOWHERE): Stand {
  const most = { x: room.x + room.width - bubble.width - MARGIN, y: room.y + room.height - bubble.height - MARGIN };
  const at = (x: number, y: number): Box => ({ x: clamp(x, room.x + MARGIN, most.x), y: clamp(y, room.y + MARGIN, most.y), ...bubble });
  const corners = [at(room.x, most.y), at(room.x, room.y), at(most.x, most.y), at(most.x, room.y)];
  if (!target) return least(corners, null, keep, now);
  const middle = { x: target.x + target.width / 2 - bubble.width / 2, y: target.y + target.height / 2 - bubble.height / 2 };
  const sides = [
    at(target.x + target.width + GAP, middle.y),
    at(target.x - bubble.width - GAP, middle.y),
    at(middle.x, target.y + target.height + GAP),
    at(middle.x, target.y - bubble.height - GAP),
  ];
  return least([...sides, ...corners], target, keep, now);
}

/** On a phone: as wide as the window, at its foot, so that the board stays in sight; where that hides
 * what is wanted, at the foot of the board, or at its head. */
export function docked(bubble: Size, target: Box | null, keep: readonly Box[], room: Box, bottom: number, now = NOWHERE): Stand {
  const foot = { x: room.x, y: room.y + room.height - bubble.height, ...bubble };
  const head = { x: room.x, y: room.y, ...bubble };
  return least([{ ...foot, y: bottom - bubble.height }, foot, head], target, keep, now);
}

function least(places: Box[], target: Box | null, keep: readonly Box[], now: number): Stand {
  const hidden = (place: Box): number => (target ? HIDES * overlap(place, target) : 0) + keep.reduce((sum, box) => sum + overlap(place, box), 0);
  const costs = places.map((place, which) => hidden(place) - (which === now ? WORTH : 0));
  const which = costs.indexOf(Math.min(...costs));
  return { ...places[which]!, which };
}
