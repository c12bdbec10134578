/** The places of tracks and cards in the mist theme: worn stones set in slate. */

import type { Theme } from './theme';

const numeral = (value: number | null | undefined, size: number, cls = 'numeral'): string =>
  value == null ? '' : `<text class="${cls}" font-size="${size}" y="${size * 0.35}">${value}</text>`;

export const STONES: Theme['spaces'] = {
  score: (_dice, space) => {
    const big = (space.figure ?? 1) % 5 === 0;
    return `${big ? '<path class="stone-ring" d="M0-44 44 0 0 44-44 0Z"/>' : ''}${numeral(space.figure, big ? 40 : 32, big ? 'numeral numeral-big' : 'numeral')}`;
  },
  slot: (_dice, space) => `<circle class="slot-ring" r="46"/>${numeral(space.figure, 50)}`,
  time: () =>
    `<circle class="slot-ring" r="47"/><path class="hourglass" d="M-15-22H15M-15 22H15M-11-22C-11-6 11 6 11 22M11-22C11-6-11 6-11 22"/>`,
  cell: () =>
    `<path class="cell-ornament" d="M-44-62H44M-44 62H44M-50-54V54M50-54V54"/>` +
    [-1, 1]
      .flatMap((sx) =>
        [-1, 1].map(
          (sy) =>
            `<path class="cell-corner" transform="translate(${sx * 47} ${sy * 58}) scale(${sx} ${sy})" d="M3-8C3 0 0 3-8 3M-3-8C-3-5-5-3-8-3"/>`,
        ),
      )
      .join(''),
};
