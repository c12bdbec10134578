/** Where icons are drawn: those that a game brings come before those of the common set. */
import sprite from './icons.svg?url';

interface Sheet {
  url: string;
  names: ReadonlySet<string>;
}

let own = $state.raw<Sheet | null>(null);

/** The icons that the game on the table brings, or none. */
export function layIcons(url: string, names: readonly string[]): void {
  own = url ? { url, names: new Set(names) } : null;
}

export const iconHref = (name: string): string => `${own?.names.has(name) ? own.url : sprite}#${name}`;
