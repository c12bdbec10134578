/** Which lines of a long story are shown. */
export const KEPT = 400;

/**
 * The newest lines; in a replay those around the line that is told at the shown moment, half a window
 * at a time: while the rest of the match is still on its way, nothing that one is about to press may
 * move.
 */
export function shownLines(count: number, at: number | null): { from: number; until: number } {
  if (at === null) return { from: Math.max(0, count - KEPT), until: count };
  const from = Math.max(0, Math.floor((2 * at) / KEPT) - 1) * (KEPT / 2);
  return { from, until: Math.min(count, from + KEPT) };
}
