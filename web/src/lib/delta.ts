/** Scenes and their changes. Parts that did not change stay the same objects. */
import type { Part, Parts, Scene } from '../wire';

interface Identified {
  id: string;
}

/** The scene after a change. */
export function applied(scene: Scene, delta: Parts): Scene {
  return changed(scene, delta);
}

/** A scene, or a part of it, after a change: of a part that stays only what is different is told. */
function changed<T extends object>(whole: T, delta: Parts): T {
  const next: Record<string, unknown> = { ...whole, ...delta.fields };
  const { changed: came = {}, inside = {}, gone = {}, order = {}, put = {} } = delta;
  for (const field of new Set([came, inside, gone, order].flatMap((lists) => Object.keys(lists)))) {
    const parts = new Map(((next[field] ?? []) as Identified[]).map((part) => [part.id, part]));
    for (const id of gone[field] ?? []) parts.delete(id);
    for (const [id, change] of Object.entries(inside[field] ?? {})) parts.set(id, changed(known(parts, id), change));
    for (const part of (came[field] ?? []) as Identified[]) parts.set(part.id, part);
    const ids = order[field] ?? placed([...parts.keys()], put[field] ?? []);
    next[field] = ids.map((id) => known(parts, id));
  }
  return next as T;
}

function known(parts: Map<string, Identified>, id: string): Identified {
  const part = parts.get(id);
  if (!part) throw new Error(`a change names ${id}, which is not in the scene`);
  return part;
}

/** New parts come at the end, unless they are put after another one ('' is in front). */
function placed(ids: string[], put: [string, string][]): string[] {
  const moved = new Set(put.map(([id]) => id));
  const next = ids.filter((id) => !moved.has(id));
  for (const [id, after] of put) next.splice(after ? next.indexOf(after) + 1 : 0, 0, id);
  return next;
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
