/** How the people at a table are called and shown. */
import type { Scene, SeatInfo } from '../wire';
import type { GameTexts } from './say';

/**
 * Seats by name: people by theirs, bots and empty seats by their colour, or by what they have
 * become in the course of the game. Who has several seats has the colours beside the name.
 */
export function seatNames(seats: readonly SeatInfo[], texts: GameTexts, scene?: Scene | null): string[] {
  const people = seats.filter(taken).map((seat) => seat.name);
  return seats.map((seat) => {
    const colour = texts.name((scene && colourOf(scene, seat.seat)) ?? seat.colour);
    if (!taken(seat)) return colour;
    const several = people.filter((name) => name === seat.name).length > 1;
    return several ? `${seat.name} · ${colour}` : seat.name;
  });
}

/** The person behind a seat, where the seat is called otherwise; empty where nobody is. */
export function personOf(seat: SeatInfo | undefined, called: string | undefined): string {
  return seat && taken(seat) && !called?.startsWith(seat.name) ? seat.name : '';
}

/** The names as long as they are the same: who comes and goes renames nobody. */
export function sameNames(before: readonly string[], now: readonly string[]): readonly string[] {
  return before.length === now.length && before.every((name, seat) => name === now[seat]) ? before : now;
}

/** Whether a person has the seat, perhaps with a bot filling in. Ids of others do not travel. */
export function taken(seat: SeatInfo): boolean {
  return seat.name !== '' && (!seat.bot || seat.filling_in);
}

export function isFree(seat: SeatInfo): boolean {
  return !taken(seat) && !seat.bot;
}

/** What a seat is by now: a colour, or what it has become. */
export function colourOf(scene: Scene, seat: number): string | undefined {
  return scene.seats.find((one) => one.seat === seat)?.colour;
}

/** The ink of a seat at a table that has been set up. */
export function inkOf(scene: Scene, seat: number): string {
  return scene.palette.inks?.[colourOf(scene, seat) ?? ''] ?? 'currentColor';
}

/** Shapes that stand beside the colours: one for each seat. */
export const SIGNS = [
  'M10 2a8 8 0 1 0 0 16a8 8 0 0 0 0-16z',
  'M10 1.5L19 17.5H1z',
  'M3 3h14v14H3z',
  'M10 1l8 9-8 9-8-9z',
  'M10 1l2.7 6 6.3.6-4.8 4.3 1.5 6.5L10 15l-5.7 3.4 1.5-6.5L1 7.6 7.3 7z',
  'M5.5 2h9l4.5 8-4.5 8h-9L1 10z',
  'M7 2h6v5h5v6h-5v5H7v-5H2V7h5z',
  'M10 18C2 12 1 8 2 5.500a4.300 4.300 0 0 1 8-.5a4.300 4.300 0 0 1 8 .5C19 8 18 12 10 18z',
] as const;
