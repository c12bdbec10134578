/** Two scenes in a row are nearly the same: what did not change keeps its identity. */

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * `next`, made of the very objects of `before` wherever they are equal, so that nothing is drawn
 * anew that did not change. Parts in a list are compared by id, wherever they moved to.
 */
export function share<T>(before: unknown, next: T): T {
  if (before === next || !isTree(next) || !isTree(before)) return next;
  if (Array.isArray(next)) return (Array.isArray(before) ? shareList(before, next) : next) as T;
  if (Array.isArray(before)) return next;
  return shareTree(before, next) as T;
}

function shareTree(before: Tree, next: Tree): Tree {
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(before).length;
  const made: Tree = {};
  for (const key of keys) {
    const value = share(before[key], next[key]);
    made[key] = value;
    if (value !== before[key] || !(key in before)) same = false;
  }
  return same ? before : made;
}

function shareList(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(before.flatMap((item) => (isTree(item) && 'id' in item ? [[item['id'], item] as const] : [])));
  let same = before.length === next.length;
  const made = next.map((item, n) => {
    const twin = isTree(item) && 'id' in item ? byId.get(item['id']) : before[n];
    const value = share(twin, item);
    if (value !== before[n]) same = false;
    return value;
  });
  return same ? before : made;
}
