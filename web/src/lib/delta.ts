/** Scenes and their changes. Parts that did not change stay the same objects. */
import type { Part, Parts, Scene } from '../wire';

interface Identified {
  id: string;
}

/** The scene after a change. */
export function applied(scene: Scene, delta: Parts): Scene {
  const next: Record<string, unknown> = { ...scene, ...delta.fields };
  const touched = new Set([...Object.keys(delta.changed), ...Object.keys(delta.gone), ...Object.keys(delta.order)]);
  for (const field of touched) {
    const before = (next[field] ?? []) as Identified[];
    next[field] = merged(
      before,
      (delta.changed[field] ?? []) as Identified[],
      delta.gone[field] ?? [],
      delta.order[field],
    );
  }
  return next as unknown as Scene;
}

function merged(before: Identified[], changed: Identified[], gone: string[], order?: string[]): Identified[] {
  const parts = new Map(before.map((part) => [part.id, part]));
  for (const id of gone) parts.delete(id);
  for (const part of changed) parts.set(part.id, part);
  if (!order) return [...parts.values()];
  return order.map((id) => {
    const part = parts.get(id);
    if (!part) throw new Error(`the order names ${id}, which is not in the scene`);
    return part;
  });
}

const HELD = ['marks', 'edges', 'cards', 'counters', 'tracks', 'rows', 'piles', 'dice', 'sides'] as const;
type Holder = Partial<Record<(typeof HELD)[number], Part[]>> & { top?: Part | null };

/** Every part of a scene by its id. */
export function partsOf(scene: Scene): Map<string, Part> {
  const found = new Map<string, Part>();
  const add = (part: Part): void => {
    found.set(part.id, part);
    if (part.part === 'board') [...part.spaces, ...(part.regions ?? [])].forEach(add);
    const holder = part as Holder;
    for (const field of HELD) holder[field]?.forEach(add);
    if (holder.top) add(holder.top);
  };
  const { boards, pieces, rows, piles, supply, dice, mats, panels, banners, seats } = scene;
  for (const parts of [boards, pieces, rows, piles, supply, dice, mats, panels, banners, seats]) parts?.forEach(add);
  return found;
}

/** Icons by content id, as the parts of the scene show them. */
export function iconsOf(scene: Scene): Map<string, string> {
  const icons = new Map<string, string>();
  const note = (id: unknown, icon: unknown): void => {
    if (typeof id === 'string' && id && typeof icon === 'string' && icon && !icons.has(id)) icons.set(id, icon);
  };
  for (const part of partsOf(scene).values()) {
    const shown = part as Partial<Record<'kind' | 'label' | 'face' | 'icon', unknown>>;
    note(shown.face, shown.icon);
    note(shown.kind, shown.icon);
    note(shown.label, shown.icon);
    note(part.id, shown.icon);
  }
  return icons;
}
