/** Playing at once: a guest under a name, without any ado. */
import { api } from './api';
import { library } from './library.svelte';
import { t } from './words.svelte';

const KEY = 'igroteka.name';

/** The name under which this browser's player came last. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // nothing is remembered here
  }
}

/** The name used last, or one that fits a tavern. */
export function suggestedName(): string {
  return rememberedName() || t('account-guest-name', { number: String(100 + Math.floor(Math.random() * 900)) });
}

/** Be somebody: whoever we are already, or a guest called so. */
export async function ensureGuest(name: string): Promise<void> {
  if (library.me) return;
  library.me = await api.guest(name.trim());
  try {
    localStorage.setItem(KEY, name.trim());
  } catch {
    // The name is asked for again next time.
  }
}
