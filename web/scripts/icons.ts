// Writes src/ui/icons.svg: a sprite of the icons that the games and the interface name, and no
// others. A name is any quoted string of the sources that is an icon of the set. Games that are
// installed beside us bring theirs with their art.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const sprite = fileURLToPath(new URL('../src/ui/icons.svg', import.meta.url));
const SOURCES = { 'src/igroteka/games': /\.(py|yaml|svg)$/, 'web/src': /\.(svelte|ts)$/ };
const QUOTED = /["'`](?:icon:)?([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;

/** The quoted words of the sources. */
function words(): Set<string> {
  const found = new Set<string>();
  for (const [folder, read] of Object.entries(SOURCES)) {
    const files = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => read.test(name) && !name.endsWith('.test.ts'))) {
      const text = readFileSync(`${root}/${folder}/${file}`, 'utf8');
      for (const match of text.matchAll(QUOTED)) found.add(match[1]!);
    }
  }
  return found;
}

export function makeSprite(): string {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  const symbols: string[] = [];
  for (const name of [...words()].sort()) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (icon) {
      symbols.push(`<symbol id="${name}" viewBox="0 0 ${icon.width ?? 512} ${icon.height ?? 512}">${icon.body}</symbol>`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** Vite plugin: the sprite is there before anything is built, tested or served. */
export function icons(): Plugin {
  return {
    name: 'igroteka-icons',
    config() {
      const made = makeSprite();
      if (!existsSync(sprite) || readFileSync(sprite, 'utf8') !== made) writeFileSync(sprite, made);
    },
  };
}
