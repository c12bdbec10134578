/** The art of the games, fetched once each; the style of the one that is on the table is in force. */

import { SvelteMap } from 'svelte/reactivity';
import { api } from '../../lib/api';
import type { Art } from '../../wire';
import { iconHref, layIcons } from '../../ui/icons.svelte';
import { Drawings } from './drawings';
import { PLAIN, World } from './world';

const worlds = new SvelteMap<string, World>();
const asked = new Map<string, Promise<void>>();

/** The world of a game, plain as long as nothing is known of its art. */
export const worldOf = (game: string): World => worlds.get(game) ?? PLAIN;

export function putWorld(game: string, world: World): void {
  worlds.set(game, world);
}

/** Fetch the art of a game. Whatever goes wrong, the game can be played: it looks plain then. */
export function wantArt(game: string): Promise<void> {
  let running = asked.get(game);
  if (!running) {
    running = fetched(game).catch((error: unknown) => {
      asked.delete(game);
      console.warn(`no art for ${game}`, error);
    });
    asked.set(game, running);
  }
  return running;
}

const fetched = async (game: string): Promise<void> => laid(game, await api.art(game));

/** Lay out the art of a game, from the addresses that it names. */
export async function laid(game: string, art: Art): Promise<void> {
  const [drawings] = await Promise.all([
    Promise.all((art.drawings ?? []).map((url) => api.drawing(url))),
    art.style ? styled(art.style) : undefined,
  ]);
  const own = new Set(art.icon_names);
  const icon = (name: string): string => (own.has(name) ? `${art.icons}#${name}` : iconHref(name));
  putWorld(game, new World(art, new Drawings(drawings, icon)));
}

const sheets = new Map<string, HTMLLinkElement>();

/** A style sheet in the head, loaded but not in force. */
function styled(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.media = 'not all';
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(url));
    sheets.set(url, link);
    document.head.append(link);
  });
}

/** Put the style and the icons of a game in force, as long as its table is shown. */
export function dress(game: string): () => void {
  const { style = '', icons = '', icon_names = [] } = worldOf(game).art;
  const link = sheets.get(style);
  if (link) link.media = 'all';
  layIcons(icons, icon_names);
  return () => {
    if (link) link.media = 'not all';
    layIcons('', []);
  };
}
