/** Gradients of the mist theme; their colours stand in its style sheet. */

const radial = (id: string, stops: number[], at = 'cx=".45" cy=".35" r=".8"'): string =>
  `<radialGradient id="mist-${id}" ${at}>` +
  stops.map((offset, n) => `<stop offset="${offset}" class="stop-${id}-${n}"/>`).join('') +
  `</radialGradient>`;

const linear = (id: string, stops: number[], to = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="mist-${id}" ${to}>` +
  stops.map((offset, n) => `<stop offset="${offset}" class="stop-${id}-${n}"/>`).join('') +
  `</linearGradient>`;

export const DEFS =
  ['plain', 'forest', 'mountain', 'lake', 'suburb', 'city', 'fog'].map((kind) => radial(kind, [0, 1])).join('') +
  radial('water', [0, 0.6, 1], 'cx=".5" cy=".4" r=".65"') +
  radial('lantern', [0, 0.35, 1], 'cx=".5" cy=".5" r=".5"') +
  radial('aura', [0, 0.5, 1], 'cx=".5" cy=".5" r=".5"') +
  radial('pool', [0, 0.7, 1], 'cx=".5" cy=".5" r=".5"') +
  radial('rime', [0.55, 0.8, 1], 'cx=".5" cy=".5" r=".5"') +
  linear('ghost', [0, 0.55, 1]) +
  linear('slab', [0, 1]) +
  linear('snow', [0, 1]);
