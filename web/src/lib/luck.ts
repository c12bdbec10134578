/** This browser's grain of luck: with the grains of the others it makes the luck of a match. */

const BYTES = 16;

export function grain(): string {
  const grains = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...grains].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
