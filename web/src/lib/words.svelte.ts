/** The interface's texts in the language that is set now, for every component to read. */
import en from '../texts/en.ftl?raw';
import ru from '../texts/ru.ftl?raw';
import type { FluentVariable } from '@fluent/bundle';
import { ApiError } from './api';
import { library } from './library.svelte';
import { Interface, type Lang } from './say';
import { settings } from './settings.svelte';

const interfaces: Record<Lang, Interface> = { ru: new Interface('ru', ru), en: new Interface('en', en) };

/** A text of the interface. Read in a component, it follows the language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return interfaces[settings.lang].say(key, args);
}

export function hasText(key: string): boolean {
  return interfaces[settings.lang].has(key);
}

/** What a bot is called: by us, or as the server has it. */
export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** How hard a bot is, in a word; and in a sentence, where there is one. */
export function levelName(bot: string): string {
  return hasText(`level-${bot}`) ? t(`level-${bot}`) : bot;
}

export function levelAbout(bot: string | undefined): string {
  return hasText(`level-${bot}-about`) ? t(`level-${bot}-about`) : '';
}

/** A problem in words: ours, or as the server's texts have it. */
export function problem(key: string, args: Record<string, FluentVariable> = {}): string {
  if (hasText(key)) return t(key, args);
  return library.problem(key, args) ?? t('problem-server');
}

/** Whatever went wrong, in words. */
export function trouble(error: unknown): string {
  return error instanceof ApiError ? problem(error.problem, error.args) : t('problem-server');
}

/** For dates and times. */
export function locale(): string {
  return settings.lang === 'en' ? 'en-GB' : settings.lang;
}

/** "2 minutes ago", in the language that is set now. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const past = Math.max(0, seconds);
  if (past < 60) return t('time-just-now');
  if (past < 3600) return format.format(-Math.floor(past / 60), 'minute');
  if (past < 86400) return format.format(-Math.floor(past / 3600), 'hour');
  return format.format(-Math.floor(past / 86400), 'day');
}

/** 1:05, 12:00:00 or 2 d. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * 86400) return t('time-days', { days: Math.floor(left / 86400) });
  const two = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
