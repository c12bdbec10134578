/** Motion that explains: short, in order, interruptible, and none for those who want none. */

import { settings } from '../lib/settings.svelte';
import type { Point } from './geometry';

const STEP = 70;
const SHORTEST = 180;
const LONGEST = 400;
const OVERLAP = 0.55;
const BACKLOG = 900; // whoever is further behind than this has seen enough: move at once

/** Whether anything may move: the player's wish decides, or else that of the system. */
export const canAnimate = (): boolean => !settings.calm && typeof Element.prototype.animate === 'function';

/** How long a way of so many steps takes. */
export const lasting = (steps: number): number => Math.min(LONGEST, Math.max(SHORTEST, 120 + STEP * steps));

interface Journey {
  animation: Animation;
  path: readonly Point[];
}

/** Journeys begin one after another, overlapping a little; the queue is emptied by time. */
export class Journeys {
  #free = 0;
  readonly #underWay = new WeakMap<Element, Journey>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Move an element along points. It starts from where it is seen now, should it be under way. */
  travel(element: SVGElement | HTMLElement, points: readonly Point[]): Animation | null {
    const before = this.#underWay.get(element);
    const seen = before ? seenAt(before) : null;
    before?.animation.cancel();
    const path = seen ? [seen, ...points.slice(-1)] : points;
    const now = this.#now();
    const delay = seen ? 0 : Math.max(0, this.#free - now);
    if (!canAnimate() || path.length < 2 || delay > BACKLOG) return null;
    const duration = lasting(path.length - 1);
    this.#free = now + delay + duration * OVERLAP;
    const animation = element.animate(frames(path), {
      duration,
      delay,
      easing: 'cubic-bezier(.35,.05,.25,1)',
      fill: 'backwards',
    });
    this.#underWay.set(element, { animation, path });
    return animation;
  }
}

/** Where a traveller is seen at this moment, reckoned without asking the browser to lay out. */
function seenAt({ animation, path }: Journey): Point | null {
  const progress = animation.effect?.getComputedTiming().progress;
  if (animation.playState !== 'running' || progress == null) return null;
  const stops = shares(path);
  const next = Math.max(
    1,
    stops.findIndex((stop) => stop >= progress),
  );
  const [from, to] = [path[next - 1]!, path[next]!];
  const part = (progress - stops[next - 1]!) / (stops[next]! - stops[next - 1]! || 1);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/**
 * A transition by opacity alone that asks the browser nothing, so that it need not lay out anew.
 * Whether to move at all is decided when it begins, not when the piece was first put up.
 */
export const appear =
  (_: Element, { still, duration }: { still: () => boolean; duration: number }) =>
  () => ({ duration: still() ? 0 : duration, css: (t: number) => `opacity:${t}` });

/** How far along the whole way each point lies, from 0 to 1. */
function shares(path: readonly Point[]): number[] {
  let gone = 0;
  const lengths = path.map((point, n) => {
    const before = path[n - 1] ?? point;
    return (gone += Math.hypot(point[0] - before[0], point[1] - before[1]));
  });
  return lengths.map((length, n) => (gone ? length / gone : n / (path.length - 1)));
}

/** Key frames through the points. */
export function frames(path: readonly Point[]): Keyframe[] {
  const offsets = shares(path);
  return path.map(([x, y], n) => ({ transform: `translate(${x}px, ${y}px)`, offset: offsets[n]! }));
}

/** A part inside an element shakes its head at what is refused. */
export function shakeHead(root: Element, part: string): void {
  const element = root.querySelector(`[data-part="${CSS.escape(part)}"]`);
  if (!element || !canAnimate()) return;
  const swing = [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0` }));
  element.animate(swing, { duration: 320, easing: 'ease-in-out' });
}

const TICKING = 320;

/** Whole numbers from one to another, in a third of a second; the answer stops it short. */
export function tick(from: number, to: number, show: (value: number) => void): () => void {
  const start = performance.now();
  let frame = requestAnimationFrame(function next(now) {
    const share = Math.min(1, Math.max(0, (now - start) / TICKING));
    show(Math.round(from + (to - from) * share));
    if (share < 1) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
