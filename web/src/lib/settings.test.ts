import { beforeEach, describe, expect, it } from 'vitest';
import { Settings } from './settings.svelte';

const KEY = 'igroteka.settings';

describe('settings', () => {
  beforeEach(() => localStorage.clear());

  it('begin with the language of the browser', () => {
    expect(new Settings().lang).toBe(navigator.language.startsWith('ru') ? 'ru' : 'en');
  });

  it('are remembered', () => {
    new Settings().set({ lang: 'ru', theme: 'light', sounds: false });
    const later = new Settings();
    expect([later.lang, later.theme, later.sounds]).toEqual(['ru', 'light', false]);
  });

  it('survive a spoilt memory', () => {
    localStorage.setItem(KEY, '{');
    expect(new Settings().theme).toBe('system');
    localStorage.setItem(KEY, JSON.stringify({ theme: 'pink', sounds: 'loud', motion: 'calm' }));
    const read = new Settings();
    expect([read.theme, read.sounds, read.motion]).toEqual(['system', true, 'calm']);
  });

  it('resolve what is left to the system', () => {
    const read = new Settings();
    read.set({ theme: 'light', motion: 'calm' });
    expect([read.shade, read.calm]).toEqual(['light', true]);
  });
});
