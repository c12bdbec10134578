/** The emblems of the seats as markup: a shape each, so that colour is never the only sign. */
import { SIGNS } from '../lib/people';

/** Path data of a seat's emblem, in a box of 20 by 20. */
export const emblemPath = (seat: number): string => SIGNS[seat % SIGNS.length]!;

/** A seat's emblem around (x, y), so many units wide. */
export const emblem = (seat: number, width: number, x = 0, y = 0, cls = 'sign'): string =>
  `<path class="${cls} ${seatClass(seat)}" transform="translate(${x} ${y}) scale(${width / 20}) translate(-10 -10)" d="${emblemPath(seat)}"/>`;

/** The class that gives things the colour of a seat; the colours come from the scene's palette. */
export const seatClass = (owner: number | null | undefined): string => (owner == null ? 'seat-none' : `seat-${owner}`);
