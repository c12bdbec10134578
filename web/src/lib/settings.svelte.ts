/** What this browser remembers of its player's wishes. */
import type { Lang } from './say';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'calm';
/** How fast others play before our eyes. */
export type Tempo = 'slow' | 'normal' | 'fast' | 'once';
/** Whether what matters is shown large, and for how long. */
export type Moments = 'off' | 'normal' | 'slow';
/** A line a turn, or every line. */
export type StoryKind = 'turns' | 'lines';

export const TEMPI: readonly Tempo[] = ['slow', 'normal', 'fast', 'once'];
export const MOMENTS: readonly Moments[] = ['off', 'normal', 'slow'];
export const STORIES: readonly StoryKind[] = ['turns', 'lines'];

interface Wishes {
  lang: Lang;
  theme: Theme;
  sounds: boolean;
  motion: Motion;
  notifications: boolean;
  confirm: boolean;
  listOptions: boolean;
  tempo: Tempo;
  moments: Moments;
  story: StoryKind;
  hints: boolean;
  offerLessons: boolean;
}

const KEY = 'igroteka.settings';

function defaults(): Wishes {
  const russian = navigator.languages.some((lang) => lang.toLowerCase().startsWith('ru'));
  return {
    lang: russian ? 'ru' : 'en',
    theme: 'system',
    sounds: true,
    motion: 'system',
    notifications: false,
    confirm: true,
    listOptions: false,
    tempo: 'normal',
    moments: 'normal',
    story: 'turns',
    hints: true,
    offerLessons: true,
  };
}

/** What was remembered, without whatever is not a wish of this version. */
function remembered(): Wishes {
  const wishes = defaults();
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return wishes; // no storage, or something else's text: begin afresh
  }
  if (typeof stored !== 'object' || stored === null) return wishes;
  const known = stored as Record<string, unknown>;
  const one = <T>(value: unknown, of: readonly T[], otherwise: T): T => (of.includes(value as T) ? (value as T) : otherwise);
  return {
    lang: one(known.lang, ['ru', 'en'], wishes.lang),
    theme: one(known.theme, ['system', 'dark', 'light'], wishes.theme),
    motion: one(known.motion, ['system', 'full', 'calm'], wishes.motion),
    sounds: one(known.sounds, [true, false], wishes.sounds),
    notifications: one(known.notifications, [true, false], wishes.notifications),
    confirm: one(known.confirm, [true, false], wishes.confirm),
    listOptions: one(known.listOptions, [true, false], wishes.listOptions),
    tempo: one(known.tempo, TEMPI, wishes.tempo),
    moments: one(known.moments, MOMENTS, wishes.moments),
    story: one(known.story, STORIES, wishes.story),
    hints: one(known.hints, [true, false], wishes.hints),
    offerLessons: one(known.offerLessons, [true, false], wishes.offerLessons),
  };
}

const asked = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

export class Settings {
  private wishes = $state<Wishes>(remembered());
  private systemLight = $state(asked('(prefers-color-scheme: light)'));
  private systemCalm = $state(asked('(prefers-reduced-motion: reduce)'));

  constructor() {
    if (typeof matchMedia !== 'function') return;
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', (e) => (this.systemLight = e.matches));
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (e) => (this.systemCalm = e.matches));
  }

  get lang(): Lang {
    return this.wishes.lang;
  }
  get theme(): Theme {
    return this.wishes.theme;
  }
  get sounds(): boolean {
    return this.wishes.sounds;
  }
  get motion(): Motion {
    return this.wishes.motion;
  }
  get notifications(): boolean {
    return this.wishes.notifications;
  }
  /** On a touch screen, ask before an answer chosen on the board is sent. */
  get confirm(): boolean {
    return this.wishes.confirm;
  }
  /** Show all options as a list. */
  get listOptions(): boolean {
    return this.wishes.listOptions;
  }

  get tempo(): Tempo {
    return this.wishes.tempo;
  }
  get moments(): Moments {
    return this.wishes.moments;
  }
  get story(): StoryKind {
    return this.wishes.story;
  }

  /** A sentence about every action that is met for the first time. */
  get hints(): boolean {
    return this.wishes.hints;
  }
  /** On the first visit to a game, offer to learn it. */
  get offerLessons(): boolean {
    return this.wishes.offerLessons;
  }

  /** Dark or light, whoever decided it. */
  get shade(): 'dark' | 'light' {
    if (this.wishes.theme !== 'system') return this.wishes.theme;
    return this.systemLight ? 'light' : 'dark';
  }
  /** Whether things should not move more than they must. */
  get calm(): boolean {
    return this.wishes.motion === 'system' ? this.systemCalm : this.wishes.motion === 'calm';
  }

  set(change: Partial<Wishes>): void {
    Object.assign(this.wishes, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.wishes));
    } catch {
      // A browser that stores nothing still plays; it asks again next time.
    }
  }
}

export const settings = new Settings();
