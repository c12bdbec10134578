/** How far one has come towards the goal, beside the others. */

import type { GameTexts } from '../lib/say';
import { told } from '../scene/words';
import type { Scene } from '../wire';

export interface Standing {
  /** What is counted. */
  what: string;
  mine: number;
  /** The most that anybody has; nothing where others keep theirs to themselves. */
  best: number | null;
}

/** By the first counter of the viewer's mat; others' count as far as they show the same. */
export function standing(scene: Scene, texts: GameTexts): Standing | null {
  const first = (scene.mats ?? []).map(({ seat, counters }) => ({ seat, counter: counters?.[0], what: told(texts, counters?.[0]?.label) }));
  const own = first.find(({ seat }) => seat === scene.viewer);
  if (!own?.counter) return null;
  const others = first.filter(({ seat, what }) => seat !== own.seat && what === own.what);
  const mine = own.counter.value ?? 0;
  const best = others.length ? Math.max(mine, ...others.map(({ counter }) => counter?.value ?? 0)) : null;
  return { what: own.what, mine, best };
}
