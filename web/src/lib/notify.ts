/** One's turn, for those who look elsewhere: a mark in the title, and a notification if wanted. */
import { settings } from './settings.svelte';

let shown: Notification | null = null;

/** Title of the window; the lantern says that somebody waits for this player. */
export function setTitle(title: string, myTurn: boolean): void {
  document.title = myTurn ? `● ${title}` : title;
}

/** Ask the browser for leave; true if it gives it. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, body: string): void {
  if (!settings.notifications || !document.hidden) return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  shown?.close();
  shown = new Notification(title, { body, tag: 'igroteka-turn' });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

export function quiet(): void {
  shown?.close();
  shown = null;
}
