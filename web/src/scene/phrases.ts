/** The table's own words, whatever the game, in the language that is set now. */
import type { FluentVariable } from '@fluent/bundle';
import { Interface, type Lang } from '../lib/say';
import { settings } from '../lib/settings.svelte';
import en from './text.en.ftl?raw';
import ru from './text.ru.ftl?raw';

const tongues: Record<Lang, Interface> = { ru: new Interface('ru', ru), en: new Interface('en', en) };

/** A phrase of the table. Read in a component, it follows the language. */
export const phrase = (key: string, args?: Record<string, FluentVariable>): string =>
  tongues[settings.lang].say(key, args);
