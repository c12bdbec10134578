/** Pan, zoom and fit: d3-zoom moves a canvas inside its host. */

import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { corners } from './geometry';
import type { Board } from './types';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What must be seen of a board: all its spaces, and a little air. */
export function bounds(board: Board, margin = 16): Box {
  if (!board.spaces.length) return { left: 0, top: 0, width: board.width, height: board.height };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { shape, x, y } of board.spaces) {
    const r = shape.form === 'circle' ? shape.radius : 0;
    const points = r
      ? [
          [x - r, y - r],
          [x + r, y + r],
        ]
      : corners(shape, x, y);
    for (const [px, py] of points) {
      [left, top] = [Math.min(left, px!), Math.min(top, py!)];
      [right, bottom] = [Math.max(right, px!), Math.max(bottom, py!)];
    }
  }
  return {
    left: left - margin,
    top: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

const MOST = 6; // times the fitting size
const KEYS: Record<string, 'in' | 'out' | 'fit'> = { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' };

export class Lens {
  readonly #host: Selection<HTMLElement, unknown, null, undefined>;
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;
  readonly #watch: ResizeObserver | null;
  #box: Box;
  #width = 0;
  #height = 0;
  /** How much of the top is covered by what floats over the board. */
  #covered = 0;
  #fitted = true;
  #byHand = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    host: HTMLElement,
    private readonly canvas: HTMLElement,
    box: Box,
    private readonly onscale: (scale: number) => void,
  ) {
    this.#box = box;
    this.#host = select<HTMLElement, unknown>(host);
    this.#zoom = zoom<HTMLElement, unknown>()
      .extent(() => [
        [0, 0],
        [this.#width || 1, this.#height || 1],
      ])
      .clickDistance(6)
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.#show(event));
    this.#host.call(this.#zoom).on('dblclick.zoom', () => this.fit());
    this.#watch =
      typeof ResizeObserver === 'function' ? new ResizeObserver(([entry]) => this.#resized(entry!.contentRect)) : null;
    this.#watch?.observe(host);
  }

  /** The whole board, in the middle. */
  fit(glide = true): void {
    const target = this.#fitting();
    if (!target) return;
    this.#fitted = true;
    this.#byHand = true;
    this.#glide(glide);
    this.#zoom.transform(this.#host, target);
    this.#byHand = false;
  }

  by(factor: number): void {
    this.#glide(true);
    this.#zoom.scaleBy(this.#host, factor);
  }

  /** Whether a key meant the lens. */
  key(key: string): boolean {
    const meant = KEYS[key];
    if (meant === 'fit') this.fit();
    else if (meant) this.by(meant === 'in' ? 1.35 : 1 / 1.35);
    return meant !== undefined;
  }

  destroy(): void {
    clearTimeout(this.#rest);
    this.#watch?.disconnect();
    this.#host.on('.zoom', null);
  }

  #fitting(): ZoomTransform | null {
    const [w, h] = [this.#width, this.#height - this.#covered];
    if (w <= 0 || h <= 0) return null;
    const { left, top, width, height } = this.#box;
    const scale = Math.min(w / width, h / height);
    return zoomIdentity
      .translate((w - width * scale) / 2 - left * scale, this.#covered + (h - height * scale) / 2 - top * scale)
      .scale(scale);
  }

  #resized({ width: w, height: h }: { width: number; height: number }): void {
    [this.#width, this.#height] = [w, h];
    this.#covered = parseFloat(getComputedStyle(this.#host.node()!).getPropertyValue('--inset')) || 0;
    const target = this.#fitting();
    if (!target) return;
    const { left, top, width, height } = this.#box;
    const [dx, dy] = [width * 0.3, height * 0.3];
    this.#zoom.scaleExtent([target.k * 0.7, target.k * MOST]).translateExtent([
      [left - dx, top - dy],
      [left + width + dx, top + height + dy],
    ]);
    if (this.#fitted) this.fit(false);
  }

  #show({ transform }: D3ZoomEvent<HTMLElement, unknown>): void {
    const { x, y, k } = transform;
    if (!this.#byHand) this.#fitted = false;
    this.canvas.style.transform = `translate(${x}px,${y}px) scale(${k})`;
    this.onscale(k);
    // A layer of its own while it moves; drawn afresh, and sharp, once it rests.
    this.canvas.classList.add('moving');
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.canvas.classList.remove('moving', 'gliding'), 280);
  }

  #glide(on: boolean): void {
    this.canvas.classList.toggle('gliding', on);
  }
}
