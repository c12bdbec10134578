/** Finding what the coach points at, and bringing it into sight: another board's tab, the sheet. */
import { partsOf } from '../lib/delta';
import type { Scene } from '../wire';
import type { Box } from './placing';

export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

export const inSight = (box: Box): boolean =>
  box.width > 0 && box.height > 0 && box.x < innerWidth && box.y < innerHeight && box.x + box.width > 0 && box.y + box.height > 0;

const press = (element: Element | null | undefined): void => (element as HTMLElement | null | undefined)?.click();
const drawings = (id: string): Element[] => [...document.querySelectorAll(`.play [data-part="${CSS.escape(id)}"]`)];

/** Where a part is drawn in sight. */
export const drawn = (id: string): Box | undefined => drawings(id).map(boxOf).find(inSight);

/** Whether a part lies on the learner's own mat. */
export function onOwnMat(scene: Scene, id: string): boolean {
  const mats = (scene.mats ?? []).filter((mat) => mat.seat === scene.viewer);
  return partsOf({ ...scene, mats, boards: [], pieces: [], rows: [], piles: [], supply: [], dice: [], panels: [], banners: [], seats: [] }).has(id);
}

/** Turn to the board on which a part lies, and scroll to it. */
export function turnTo(id: string): void {
  const found = drawings(id);
  const hidden = found.every((element) => element.closest('[hidden]')) ? found[0]?.closest('[hidden]') : null;
  const board = hidden?.querySelector<HTMLElement>('[data-frame][data-part]')?.dataset.part;
  if (board) press(document.querySelector(`.play [data-tab="${CSS.escape(board)}"]`));
  found.find((element) => !element.closest('[hidden]'))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** On a phone: pull the sheet with the mat up, or let it down. */
export function pull(up: boolean): void {
  const handle = document.querySelector('.play .handle');
  if (handle && (handle.getAttribute('aria-expanded') === 'true') !== up) press(handle);
  if (up) requestAnimationFrame(() => press(document.querySelector('.play .play-tabs [role=tab]')));
}
