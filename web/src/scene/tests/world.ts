/** A table in a test: fixtures, words, and a browser that can animate on paper. */
import { flushSync, mount, unmount } from 'svelte';
import { vi } from 'vitest';
import { GameTexts } from '../../lib/say';
import type { Texts } from '../../wire';
import late from '../fixtures/late.json';
import middleNext from '../fixtures/middle-next.json';
import middle from '../fixtures/middle.json';
import texts from '../fixtures/texts.en.json';
import MatView from '../MatView.svelte';
import { litParts } from '../picking';
import SceneView from '../SceneView.svelte';
import type { OptionView, QuestionView, Scene } from '../types';
import { reactive } from './reactive.svelte';

export interface Moment {
  scene: Scene;
  asks: QuestionView[];
}

const copies = { middle, 'middle-next': middleNext, late };
/** A fresh copy, as from the wire. */
export const moment = (name: keyof typeof copies): Moment => structuredClone(copies[name]) as unknown as Moment;

const english = new GameTexts(texts as Texts).withSeats(['Anna', 'Boris', 'Vera', 'Gleb']);
export const say = (key: string, args?: Record<string, unknown>) => english.say(key, args);
export const name = (id: string) => english.name(id);

export const option = (key: string, touches: string[]): OptionView => ({ key, verb: 'end', args: {}, touches });
export const ask = (...options: OptionView[]): QuestionView => ({
  seat: 0,
  prompt: 'turn',
  args: {},
  rule: 'X',
  options,
  asides: [],
  reaction: false,
  routes: [],
});

/** What jsdom lacks. */
export function furnish(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/["\\:.]/g, '\\$&') });
}

/** Element.animate that notes who was animated, and how, and is over at once or never. */
export function animations(): { element: Element; frames: Keyframe[] }[] {
  const played: { element: Element; frames: Keyframe[] }[] = [];
  Element.prototype.animate = function (frames) {
    played.push({ element: this, frames: frames as Keyframe[] });
    const animation = { cancel() {}, finished: Promise.resolve(), playState: 'finished', effect: null, onfinish: null };
    queueMicrotask(() => (animation.onfinish as (() => void) | null)?.());
    return animation as unknown as Animation;
  };
  return played;
}

export function stopAnimations(): void {
  Reflect.deleteProperty(Element.prototype, 'animate');
}

export interface Shown {
  host: HTMLElement;
  onpick: ReturnType<typeof vi.fn>;
  onwhynot: ReturnType<typeof vi.fn>;
  view: Record<string, unknown>;
  part(id: string): Element;
  set(change: Partial<Moment> & { settled?: boolean; highlight?: Set<string> }): void;
  end(): void;
}

function put(component: typeof SceneView | typeof MatView, first: Moment, extra: Record<string, unknown>): Shown {
  const host = document.body.appendChild(document.createElement('div'));
  const [onpick, onwhynot] = [vi.fn(), vi.fn()];
  const props = reactive({ ...first, lit: litParts(first.asks), say, name, onpick, onwhynot, ...extra });
  const view = mount(component as never, { target: host, props: props as never }) as Record<string, unknown>;
  flushSync();
  return {
    host,
    onpick,
    onwhynot,
    view,
    part: (id) => host.querySelector(`[data-part="${id}"]`)!,
    set(change) {
      Object.assign(props, change, change.asks ? { lit: litParts(change.asks) } : {});
      flushSync();
    },
    end() {
      void unmount(view);
      host.remove();
    },
  };
}

export const showScene = (first: Moment, extra: Record<string, unknown> = {}): Shown => put(SceneView, first, extra);
export const showMat = (first: Moment, seat: number, own: boolean): Shown =>
  put(MatView, first, { mat: first.scene.mats![seat], own });

export const click = (element: Element): void => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 10, clientY: 20 }));
  flushSync();
};
export const key = (element: Element, pressed: string): void => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
  flushSync();
};
