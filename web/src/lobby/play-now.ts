/** A table laid for somebody who wants to play at once. */
import type { GameInfo } from '../wire';

export type Length = 'short' | 'whole';

export interface Wish {
  /** How hard: a place among the bots of the house, from the gentlest. */
  level: number;
  length: Length;
}

/** Who asks for nothing gets few at the table, an easy bot and the shortest mode. */
export const GENTLE: Wish = { level: 0, length: 'short' };

export function laidOut(game: GameInfo, { level, length }: Wish): { options: Record<string, unknown>; seats: string[] } {
  const least = Math.min(...game.players);
  const more = game.players.filter((count) => count > least);
  const players = length === 'short' || !more.length ? least : Math.min(...more);
  const bot = game.bots[Math.min(level, game.bots.length - 1)] ?? '';
  return {
    options: { ...(length === 'short' ? game.telling.box?.short : {}), players },
    seats: ['me', ...Array.from({ length: players - 1 }, () => bot)],
  };
}

/** About how many minutes it takes. */
export const minutesOf = (game: GameInfo, length: Length): number => game.telling.box?.minutes[length === 'short' ? 0 : 1] ?? 0;
