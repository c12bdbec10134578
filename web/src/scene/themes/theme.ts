/** What a world's theme is: drawings for the kinds of things that its scenes speak of. */

import type { Board, Mark, Piece, Space } from '../types';

/** Numbers that look random and are always the same for the same place. */
export type Dice = () => number;

export interface Drawing {
  /** Where pieces of this kind stand on a space: in the middle, before it, or in the air. */
  stand: 'middle' | 'front' | 'air';
  /** The `reach` of the space that the drawing was made for, and the most it may grow. */
  fits: number;
  most: number;
  /** SVG markup around (0, 0); `owner` is the seat's place or null. */
  draw(piece: Piece, dice: Dice): string;
}

export interface Deck {
  /** A class of the theme's style sheet that colours the frame. */
  tone: string;
  /** The ornament of the back. */
  pattern: 'waves' | 'rays' | 'wisps' | 'leaves' | 'knots' | 'scales';
}

export interface Theme {
  id: string;
  /** Gradients and patterns, once in a document. */
  defs: string;
  /** Vignettes by kind or tag of a space, drawn over its ground around (0, 0) for a reach of 60. */
  spaces: Record<string, (dice: Dice, space: Space) => string>;
  pieces: Record<string, Drawing>;
  /** Overlays by kind of mark, drawn like the vignettes and cut to the outline of the space. */
  marks: Record<string, (dice: Dice, mark: Mark) => string>;
  decks: Record<string, Deck>;
  /** What glints on the ground, by kind or tag, drawn like the vignettes on a layer that moves. */
  shimmers?: Record<string, (dice: Dice) => string>;
  /** What lies under the spaces of a board. */
  backdrop?(board: Board): string;
  /** Whether the names of places are written on the land from the start. */
  named?: boolean;
  /** Whether mist drifts over a board. */
  mist?(board: Board): boolean;
}

/** A generator of small numbers from a text (mulberry32 over a hash). */
export function diceFrom(text: string): Dice {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function hash(text: string): number {
  let value = 2166136261;
  for (let n = 0; n < text.length; n++) value = Math.imul(value ^ text.charCodeAt(n), 16777619);
  return value >>> 0;
}

/** A number between two bounds, short enough for markup. */
export const between = (dice: Dice, low: number, high: number): number =>
  Math.round((low + dice() * (high - low)) * 10) / 10;

export const fixed = (value: number): number => Math.round(value * 10) / 10;
