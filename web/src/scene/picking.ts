/** From a click to the options it means. */

import type { OptionView, QuestionView, RefusalView, Route, Scene } from './types';

export interface Spot {
  x: number;
  y: number;
}

/** Options of a part, and asides: what may be done there without answering the question. */
export type OnPick = (options: OptionView[], at: Spot, part: string, asides: OptionView[]) => void;
export type OnWhyNot = (part: string, at: Spot) => void;

function grouped<T>(things: readonly T[], partsOf: (thing: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    for (const part of partsOf(thing)) {
      const others = found.get(part);
      if (others) others.push(thing);
      else found.set(part, [thing]);
    }
  }
  return found;
}
const byPart = (options: readonly OptionView[]): Map<string, OptionView[]> => grouped(options, ({ touches }) => touches);

/** The options that touch each part. */
export const optionsByPart = (asks: readonly QuestionView[]): Map<string, OptionView[]> =>
  byPart(asks.flatMap((ask) => ask.options));

/** The asides that touch each part: shown quietly, they answer nothing. */
export const asidesByPart = (asks: readonly QuestionView[]): Map<string, OptionView[]> =>
  byPart(asks.flatMap((ask) => ask.asides ?? []));

/** The ways to each part that several answers together lead to. */
export const routesByGoal = (asks: readonly QuestionView[]): Map<string, Route[]> =>
  grouped(asks.flatMap((ask) => ask.routes ?? []), ({ goal }) => [goal]);

/** Options that no route tells more of: one of a single leg is that very answer. */
export const unrouted = (options: readonly OptionView[], routes: readonly Route[]): OptionView[] =>
  options.filter(({ key }) => !routes.some(({ legs }) => legs.length === 1 && legs[0]!.option === key));

/** The part ids that some option touches, or a route leads to: what glows. */
export const litParts = (asks: readonly QuestionView[]): Set<string> =>
  new Set([...optionsByPart(asks).keys(), ...routesByGoal(asks).keys()]);

/**
 * Everything that lies on a part: pieces, also the absent ones to which refusals point, cards
 * and marks. Who asks why a place is refused means these too.
 */
export function lyingOn(scene: Scene, part: string): string[] {
  const pieces = (scene.pieces ?? []).filter(({ where }) => where === part);
  const rows = (scene.rows ?? []).filter(({ where }) => where === part);
  const piles = (scene.piles ?? []).filter(({ where }) => where === part);
  const space = (scene.boards ?? []).flatMap((board) => board.spaces).find((candidate) => candidate.id === part);
  return [
    ...pieces.map(({ id }) => id),
    ...rows.flatMap((row) => [row.id, ...row.cards.map(({ id }) => id)]),
    ...piles.map(({ id }) => id),
    ...(space?.marks ?? []).map(({ id }) => id),
  ];
}

/** What a part stands on, lies on or belongs to, nearest first. */
export function holdersOf(scene: Scene, part: string): string[] {
  const rows = [
    ...(scene.rows ?? []),
    ...(scene.mats ?? []).flatMap((mat) => mat.rows ?? []),
    ...(scene.panels ?? []).flatMap((panel) => [...(panel.rows ?? []), ...(panel.sides ?? []).flatMap((side) => side.rows ?? [])]),
  ];
  const row = rows.find((one) => one.id === part || one.cards.some(({ id }) => id === part));
  const space = (scene.boards ?? []).flatMap((board) => board.spaces).find((one) => one.marks?.some(({ id }) => id === part));
  return [
    scene.pieces?.find(({ id }) => id === part)?.where,
    scene.piles?.find(({ id }) => id === part)?.where,
    row?.id,
    row?.where,
    space?.id,
  ].filter((id): id is string => !!id && id !== part);
}

/**
 * Why a part cannot be used: what is refused there, or else where it stands, or else upon it. Who
 * presses a hero may mean the place under him, and who presses a place the hero upon it.
 */
export function refusalsAt(scene: Scene, part: string, refusals: readonly RefusalView[]): RefusalView[] {
  const holders = holdersOf(scene, part);
  const tiers = [[part], holders, [part, ...holders].flatMap((id) => lyingOn(scene, id))];
  for (const parts of tiers) {
    const found = refusals.filter(({ option }) => option.touches.some((id) => parts.includes(id)));
    if (found.length) return found;
  }
  return [];
}

/** The middle of an element on the screen. */
export function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const BEHIND = 1.6; // a part straight ahead beats a nearer one that lies aside

/** The lit part next to `from` in the direction of an arrow key. */
export function nextTowards(key: string, from: Element, candidates: readonly Element[]): Element | null {
  const here = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const candidate of candidates) {
    if (candidate === from) continue;
    const there = middle(candidate);
    const [ahead, aside] = along(key, there.x - here.x, there.y - here.y);
    const effort = ahead + BEHIND * Math.abs(aside);
    if (ahead > 0.5 && effort < least) [best, least] = [candidate, effort];
  }
  return best;
}

function along(key: string, dx: number, dy: number): [number, number] {
  if (key === 'ArrowRight') return [dx, dy];
  if (key === 'ArrowLeft') return [-dx, dy];
  return key === 'ArrowDown' ? [dy, dx] : [-dy, dx];
}
