/** Shapes, outlines and places on a board, in the board's own units. */

import type { Board, Edge, Region, Shape, Space } from './types';

export type Point = readonly [number, number];

const round = (value: number) => Math.round(value * 10) / 10;

/** The corners of a shape around (x, y); none for a circle. */
export function corners(shape: Shape, x: number, y: number, shrink = 0): Point[] {
  if (shape.form === 'hex') {
    const turn = (shape.top ?? 'pointy') === 'pointy' ? -90 : 0;
    const radius = shape.radius - shrink;
    return [0, 1, 2, 3, 4, 5].map((n) => {
      const angle = ((turn + 60 * n) * Math.PI) / 180;
      return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
    });
  }
  if (shape.form === 'rect') {
    const angle = ((shape.angle ?? 0) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [w, h] = [shape.width / 2 - shrink, shape.height / 2 - shrink];
    return [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ].map(([a, b]) => [round(x + a! * cos - b! * sin), round(y + a! * sin + b! * cos)] as const);
  }
  return shape.form === 'polygon' ? (shrink ? inward(shape.points, shrink) : [...shape.points]) : [];
}

const SHARPEST = 3; // times the distance is as far as a sharp corner moves

/** The corners of any outline, each side moved inwards by a distance. */
function inward(points: readonly Point[], by: number): Point[] {
  const turn = Math.sign(points.reduce((sum, [x, y], n) => {
    const [nx, ny] = points[(n + 1) % points.length]!;
    return sum + x * ny - nx * y;
  }, 0));
  return points.map((corner, n) => {
    const [ax, ay] = normal(points[(n + points.length - 1) % points.length]!, corner, turn);
    const [bx, by_] = normal(corner, points[(n + 1) % points.length]!, turn);
    const [sx, sy] = [ax + bx, ay + by_];
    const share = Math.min(2 / (sx * sx + sy * sy || 1), SHARPEST);
    return [round(corner[0] + sx * share * by), round(corner[1] + sy * share * by)];
  });
}

function normal([ax, ay]: Point, [bx, by]: Point, turn: number): Point {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  return [(-turn * (by - ay)) / long, (turn * (bx - ax)) / long];
}

/** A closed path through points with its corners rounded off. */
export function rounded(points: readonly Point[], radius: number): string {
  if (points.length < 3) return '';
  const parts: string[] = [];
  points.forEach((corner, n) => {
    const before = points[(n + points.length - 1) % points.length]!;
    const after = points[(n + 1) % points.length]!;
    const [ax, ay] = towards(corner, before, radius);
    const [bx, by] = towards(corner, after, radius);
    parts.push(`${n ? 'L' : 'M'}${ax} ${ay}Q${corner[0]} ${corner[1]} ${bx} ${by}`);
  });
  return `${parts.join('')}Z`;
}

function towards(from: Point, to: Point, by: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = Math.min(by / (Math.hypot(dx, dy) || 1), 0.5);
  return [round(from[0] + dx * share), round(from[1] + dy * share)];
}

/** The outline of a space as path data. */
export function outline(space: Space, shrink = 0, radius = 6): string {
  const { shape, x, y } = space;
  if (shape.form === 'circle') {
    const r = shape.radius - shrink;
    return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  }
  return rounded(corners(shape, x, y, shrink), radius);
}

/** A line a little inside the outline: what can be pressed, and the ring that glows. */
export const rim = (space: Space): string => outline(space, Math.min(5, reach(space.shape) * 0.09), 8);

/** The line of an edge: its path, its middle and its end, and where it is heading there. */
export interface EdgeLine {
  path: string;
  points: readonly Point[];
  middle: Point;
  heading: number;
  tip: Point;
  tipHeading: number;
}

const degrees = ([ax, ay]: Point, [bx, by]: Point): number => round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
const between = ([ax, ay]: Point, [bx, by]: Point, share = 0.5): Point => [ax + (bx - ax) * share, ay + (by - ay) * share];

/** An edge along its own line or from space to space; `bend` sweeps a straight one aside. */
export function edgeLine(
  edge: Edge,
  spaces: ReadonlyMap<string, Space>,
  { corner = 0, bend = 0 }: { corner?: number; bend?: number },
): EdgeLine | null {
  const [from, to] = [spaces.get(edge.start), spaces.get(edge.end)];
  const given = edge.line as readonly Point[] | undefined;
  const points: readonly Point[] = given?.length ? given : from && to ? [[from.x, from.y], [to.x, to.y]] : [];
  const [first, last] = [points[0], points[points.length - 1]];
  if (points.length < 2 || !first || !last) return null;
  if (points.length === 2 && bend) return swept(first, last, bend);
  const [middle, heading] = halfway(points);
  const closed = points.length > 3 && first[0] === last[0] && first[1] === last[1];
  return {
    path: closed ? rounded(points.slice(0, -1), corner) : opened(points, corner),
    points,
    middle,
    heading,
    tip: last,
    tipHeading: degrees(points[points.length - 2]!, last),
  };
}

/** From one point to another in a curve that sweeps aside. */
function swept(from: Point, to: Point, bend: number): EdgeLine {
  const [mx, my] = between(from, to);
  const aside: Point = [round(mx + (to[1] - from[1]) * bend * 2), round(my - (to[0] - from[0]) * bend * 2)];
  const middle = between(between(from, aside), between(aside, to));
  return {
    path: `M${from[0]} ${from[1]}Q${aside[0]} ${aside[1]} ${to[0]} ${to[1]}`,
    points: [from, middle, to],
    middle: [round(middle[0]), round(middle[1])],
    heading: degrees(from, to),
    tip: to,
    tipHeading: degrees(aside, to),
  };
}

/** Half the length of a line, and where it is heading there. */
function halfway(points: readonly Point[]): [Point, number] {
  const long = points.slice(1).map((point, n) => Math.hypot(point[0] - points[n]![0], point[1] - points[n]![1]));
  let rest = long.reduce((sum, length) => sum + length, 0) / 2;
  const side = Math.max(0, long.findIndex((length) => (rest -= length) <= 0));
  const [from, to] = [points[side]!, points[side + 1]!];
  const share = long[side] ? (rest + long[side]) / long[side] : 0;
  return [between(from, to, share).map(round) as unknown as Point, degrees(from, to)];
}

/** A line through points with its corners rounded off. */
function opened(points: readonly Point[], radius: number): string {
  return points
    .map((point, n) => {
      const [before, after] = [points[n - 1], points[n + 1]];
      if (!before || !after || !radius) return `${n ? 'L' : 'M'}${point[0]} ${point[1]}`;
      return `L${towards(point, before, radius).join(' ')}Q${point.join(' ')} ${towards(point, after, radius).join(' ')}`;
    })
    .join('');
}

/** Places along a line, every so many units, each with where the line is heading there. */
export function along(points: readonly Point[], every: number): { at: Point; heading: number }[] {
  return points.slice(1).flatMap((to, side) => {
    const from = points[side]!;
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return Array.from({ length: Math.max(0, Math.floor((long - every) / every)) }, (_, n) => ({
      at: between(from, to, ((n + 1) * every) / long).map(round) as unknown as Point,
      heading: degrees(from, to),
    }));
  });
}

/** How far a shape reaches from its centre: the largest circle that lies inside it. */
export function reach(shape: Shape): number {
  if (shape.form === 'hex') return shape.radius * 0.866;
  if (shape.form === 'circle') return shape.radius;
  if (shape.form === 'rect') return Math.min(shape.width, shape.height) / 2;
  const xs = shape.points.map((point) => point[0]);
  const ys = shape.points.map((point) => point[1]);
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) / 2;
}

/**
 * The outline around spaces that belong together. Where the spaces share sides it is their
 * common border; where they lie apart, as on a track, it is a ribbon through their centres.
 */
export function regionShape(
  region: Region,
  spaces: ReadonlyMap<string, Space>,
): { border: string } | { ribbon: string; width: number; start: Space } | null {
  const members = region.spaces.flatMap((id) => spaces.get(id) ?? []);
  const first = members[0];
  if (!first) return null;
  if (members.every(({ shape }) => shape.form === 'hex' || shape.form === 'polygon')) {
    return { border: commonBorder(members) };
  }
  const line = members.map(({ x, y }) => `${x} ${y}`).join('L');
  const last = members[members.length - 1]!;
  const closed = members.length > 3 && neighbours(first, last);
  return {
    ribbon: `M${line}${closed ? 'Z' : ''}`,
    width: reach(first.shape) * 2 + 12,
    start: first,
  };
}

/** Sides that two members share cancel out; the others, end to end, are the border. */
function commonBorder(members: readonly Space[]): string {
  const places: Point[] = [];
  const sides = new Map<string, [number, number]>();
  for (const { shape, x, y } of members) {
    const points = corners(shape, x, y).map((point) => placeOf(places, point));
    points.forEach((from, n) => {
      const to = points[(n + 1) % points.length]!;
      const key = from < to ? `${from}|${to}` : `${to}|${from}`;
      if (!sides.delete(key)) sides.set(key, [from, to]);
    });
  }
  return loops(new Map(sides.values()))
    .map((loop) =>
      rounded(
        loop.map((place) => places[place]!),
        14,
      ),
    )
    .join('');
}

const SAME = 5;

/** Corners of neighbouring spaces differ by a rounding: they count as one place. */
function placeOf(places: Point[], [x, y]: Point): number {
  const found = places.findIndex((place) => Math.hypot(place[0] - x, place[1] - y) < SAME);
  return found < 0 ? places.push([x, y]) - 1 : found;
}

/** Closed lines through directed sides, given as start and end. */
function loops(sides: Map<number, number>): number[][] {
  const found: number[][] = [];
  for (const [start] of sides) {
    const loop: number[] = [];
    let at: number | undefined = start;
    while (at !== undefined && sides.has(at)) {
      loop.push(at);
      const next: number | undefined = sides.get(at);
      sides.delete(at);
      at = next;
    }
    if (loop.length > 2) found.push(loop);
  }
  return found;
}

function neighbours(one: Space, other: Space): boolean {
  const apart = Math.hypot(one.x - other.x, one.y - other.y);
  return apart <= (reach(one.shape) + reach(other.shape)) * 1.5;
}

/** The way of a piece over neighbouring spaces of one manner; straight where there is none. */
export function way(board: Board, from: string, to: string): string[] {
  const start = board.spaces.find(({ id }) => id === from);
  const goal = board.spaces.find(({ id }) => id === to);
  if (!start || !goal || !alike(start, goal)) return [from, to];
  const came = new Map<string, string>([[from, '']]);
  const queue = [start];
  for (const space of queue) {
    if (space === goal) return walked(came, to);
    for (const next of board.spaces) {
      if (!came.has(next.id) && alike(space, next) && neighbours(space, next)) {
        came.set(next.id, space.id);
        queue.push(next);
      }
    }
  }
  return [from, to];
}

function alike(one: Space, other: Space): boolean {
  const [a, b] = [one.shape, other.shape];
  return a.form === b.form && Math.abs(reach(a) - reach(b)) < 1;
}

function walked(came: Map<string, string>, to: string): string[] {
  const path: string[] = [];
  for (let at = to; at; at = came.get(at) ?? '') path.unshift(at);
  return path.length > 16 ? [path[0]!, to] : path;
}
