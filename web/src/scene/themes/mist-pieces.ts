/** What stands on the land in the mist theme: small models, figures, ghosts and tokens. */

import { emblem, seatClass } from '../signs';
import type { Piece } from '../types';
import type { Drawing } from './theme';

function pennant(owner: number | null | undefined, x: number, top: number): string {
  if (owner == null) return '';
  return (
    `<path class="pole" d="M${x} 20V${top}"/>` +
    `<path class="pennant ${seatClass(owner)}" d="M${x} ${top}h19l-4.5 7.5 4.5 7.5h-19Z"/>` +
    emblem(owner, 10, x + 7.4, top + 7.5)
  );
}

const model = (walls: string): Drawing => ({
  stand: 'middle',
  fits: 60,
  most: 1.25,
  draw: (piece) =>
    `<ellipse class="mound" cy="20" rx="27" ry="8"/>${pennant(piece.owner, 15, -34)}<g class="model">${walls}</g>`,
});

const sail = (angle: number): string =>
  `<g transform="rotate(${angle})"><path class="beam" d="M0 0V-25"/><path class="sail" d="M.8-8H7V-24.5H.8Z"/><path class="sail-lines" d="M.8-12H7M.8-16H7M.8-20.5H7"/></g>`;

const mill =
  `<path class="plaster" d="M-11 21-7-9H5L9 21Z"/><path class="plaster-shade" d="M1-9H5L9 21H3Z"/>` +
  `<path class="thatch" d="M-9.5-8Q-8-18-1-20 6-18 7.5-8Z"/><path class="dark" d="M-4 21v-8a3 3 0 0 1 6 0v8Z"/><path class="window" d="M-4 0h4v4h-4Z"/>` +
  `<g transform="translate(-1 -9)">${[22, 112, 202, 292].map(sail).join('')}<circle class="hub" r="2.4"/></g>`;

const TEETH = Array.from({ length: 12 }, (_, n) => {
  const [a, b] = [(n / 12) * Math.PI * 2, ((n + 0.55) / 12) * Math.PI * 2];
  const at = (angle: number, r: number) => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  return `${n ? 'L' : 'M'}${at(a, 13)}L${at(b, 9.6)}`;
}).join('');

const sawmill =
  `<path class="plank" d="M-21 21V0H6V21Z"/><path class="plank-lines" d="M-21 5H6M-21 10H6M-21 15.5H6"/>` +
  `<path class="shingle" d="M-25 1-8-15 10 1Z"/><path class="shingle-shade" d="M-8-15 10 1H-1Z"/><path class="window" d="M-17 7h5v5h-5Z"/>` +
  `<g transform="translate(8 10)"><path class="blade" d="${TEETH}Z"/><circle class="hub" r="3"/></g>` +
  `<g class="logs"><circle cx="17" cy="19" r="4"/><circle cx="24" cy="19" r="4"/><circle cx="20.5" cy="13" r="4"/></g>`;

const mine =
  `<path class="rock" d="M-26 21-17-4-7-14 4-12 14-1 24 21Z"/><path class="rock-shade" d="M4-12 14-1 24 21H9L6 2Z"/>` +
  `<path class="dark" d="M-11 21V6L-4-1H4L9 6V21Z"/><path class="timber" d="M-12 21V5M10 21V5M-14 5H12M-11 6-3-2M9 6 2-2"/>` +
  `<path class="cart" d="M-6 12H7L5 19H-4Z"/><path class="ore" d="M-5 12l3-4 3 2 3-2 3 4Z"/><circle class="wheel" cx="-2" cy="20" r="2"/><circle class="wheel" cx="3.6" cy="20" r="2"/><circle class="lantern" cx="-10" cy="9" r="2"/>`;

const spokes = Array.from({ length: 8 }, (_, n) => {
  const angle = (n / 8) * Math.PI * 2;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `<path class="beam" d="M0 0L${(x * 16).toFixed(1)} ${(y * 16).toFixed(1)}"/><path class="bucket" d="M-3-2h6v4h-6Z" transform="translate(${(x * 17).toFixed(1)} ${(y * 17).toFixed(1)}) rotate(${(n * 45 + 90).toFixed(0)})"/>`;
}).join('');

const noria =
  `<path class="flume" d="M-26-14H0v4H-26Z"/><path class="timber" d="M-22-10V21M-12 21 0 2 12 21"/>` +
  `<g transform="translate(2 2)"><circle class="rim" r="16"/><circle class="rim" r="11.5"/>${spokes}<circle class="hub" r="3"/></g>` +
  `<path class="stream" d="M-25-12q-4 8-3 20M-24 22q8-4 16 0t16 0 16-1"/>`;

export const BUILDINGS: Record<string, Drawing> = {
  mill: model(mill),
  sawmill: model(sawmill),
  mine: model(mine),
  noria: model(noria),
};

// Figures ----------------------------------------------------------------------------------------

function ghost(_piece: Piece): string {
  return (
    `<ellipse class="ghost-shadow" cy="27" rx="14" ry="4"/><g><circle class="aura" r="33"/>` +
    `<path class="ghost" d="M-13-7C-14-27 14-30 16-9 17 2 15 8 12 13 8 20-2 25-19 25-12 21-11 17-12 11-13 5-13-1-13-7Z"/>` +
    `<path class="ghost-arm" d="M14 0q8-1 10-8 3 10-4 15-5 3-8 0M-12 2q-7 0-9-6-3 9 3 13 4 2 7 0"/>` +
    `<ellipse class="ghost-eye" cx="-2.5" cy="-10" rx="2.5" ry="3.6"/><ellipse class="ghost-eye" cx="7.5" cy="-10" rx="2.5" ry="3.6"/><ellipse class="ghost-eye" cx="3" cy="-1" rx="2.4" ry="3.2"/></g>`
  );
}

/** A wanderer in a cloak of the seat's colour, a staff with a lantern, the emblem on the cloak. */
function wanderer(piece: Piece): string {
  const owner = piece.owner ?? 0;
  return (
    `<ellipse class="shadow" cy="21" rx="17" ry="5.5"/><ellipse class="foot ${seatClass(piece.owner)}" cy="20" rx="15" ry="4.8"/>` +
    `<circle class="lantern-halo" cx="15" cy="-19" r="11"/><path class="staff" d="M14 20V-24q0-4 4-3"/>` +
    `<path class="cloak ${seatClass(piece.owner)}" d="M0-15C-8-13-10 4-14 19-6 23 7 23 13 19 11 4 8-13 0-15Z"/><path class="cloak-fold" d="M4-11Q9 4 9.6 20.4 11.6 20 13 19 11 4 4-13Z"/>` +
    `<path class="hood ${seatClass(piece.owner)}" d="M-9-13C-11-27 9-30 9.5-15 6-9-5-9-9-13Z"/><ellipse class="face" cx="1.4" cy="-16.6" rx="5" ry="5.4"/>` +
    `<circle class="face-eye" cx="-.4" cy="-17" r="1"/><circle class="face-eye" cx="3.6" cy="-17" r="1"/>` +
    `<circle class="emblem-disc" cx="-.6" cy="5" r="8.2"/>` +
    emblem(owner, 11.5, -0.6, 5, 'emblem') +
    `<path class="lamp" d="M15.6-24h5v7h-5Z"/>`
  );
}

function disc(piece: Piece): string {
  const turned = piece.state === 'turned' ? '<circle class="turned" r="14.6"/>' : '';
  return (
    `<ellipse class="shadow" cy="5" rx="17.5" ry="15"/><circle class="token-edge ${seatClass(piece.owner)}" cy="2.4" r="16.5"/>` +
    `<circle class="token ${seatClass(piece.owner)}" r="16.5"/>${turned}<circle class="emblem-disc" r="10.6"/>` +
    emblem(piece.owner ?? 0, 14, 0, 0, 'emblem')
  );
}

/** A candle in a holder marks time, and what is closed. */
function candle(): string {
  return (
    `<circle class="lantern-halo" cy="-12" r="17"/><ellipse class="shadow" cy="13" rx="13" ry="4"/><ellipse class="holder" cy="12" rx="12" ry="4"/>` +
    `<path class="wax" d="M-5 12V-5q2-3 5-2t5 2V12Z"/><path class="wax-drip" d="M-5-5q2 6 1 9M3-6q2 3 1.4 7"/>` +
    `<path class="flame" d="M0-22C5-15 4.6-9 0-8-4.6-9-5-15 0-22Z"/><path class="flame-heart" d="M0-16c2 3 2 6 0 7-2-1-2-4 0-7Z"/>`
  );
}

export const FIGURES: Record<string, Drawing> = {
  ghost: { stand: 'air', fits: 60, most: 1.25, draw: ghost },
  sensoric: { stand: 'front', fits: 60, most: 1.3, draw: wanderer },
  player_marker: { stand: 'front', fits: 22, most: 1.15, draw: disc },
  counter_marker: { stand: 'front', fits: 24, most: 1.5, draw: candle },
};
