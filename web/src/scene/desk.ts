/** What all parts of one table share: the scene, who speaks for it, and what a press means. */

import { getContext, setContext } from 'svelte';
import { middle, nextTowards, type OnPick, type OnWhyNot, type Spot } from './picking';
import type { World } from './art/world';
import type { OptionView, Palette, Scene } from './types';
import type { Voice } from './words';

/** A lit part under the pointer or the focus, and where it is drawn. */
export interface Pointed {
  part: string;
  element: Element;
}

export interface Desk extends Voice {
  readonly scene: Scene;
  /** How everything is drawn. */
  readonly world: World;
  readonly lit: ReadonlySet<string>;
  readonly highlight: ReadonlySet<string>;
  readonly options: ReadonlyMap<string, OptionView[]>;
  readonly asides: ReadonlyMap<string, OptionView[]>;
  /** Custom properties that colour kinds and seats. */
  readonly colours: string;
  readonly pointed: Pointed | null;
  /** True while a scene is put up without any motion. */
  readonly settled: boolean;
  readonly onpick: OnPick;
  readonly onwhynot: OnWhyNot;
  /** Preview the options of a part at its element, or none. */
  hover(part: string | null, element: Element | null): void;
}

const KEY = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);

// Colours ----------------------------------------------------------------------------------------

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The palette as custom properties: inks by kind, and a colour for each seat. */
export function inks(scene: Scene): string {
  const { palette, seats } = scene;
  const kinds = Object.entries(palette.inks ?? {}).map(
    ([kind, colour]) => [`ink-${kind.replace(/[^\w-]/g, '-')}`, colour] as const,
  );
  const players = seats.map(({ seat, colour }) => [`seat-${seat}`, inkOf(palette, colour)] as const);
  return [...kinds, ...players]
    .filter(([, colour]) => COLOUR.test(colour))
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}

const inkOf = (palette: Palette, kind: string): string => palette.inks?.[kind] ?? palette.accent;

// Presses ----------------------------------------------------------------------------------------

const PART = 'data-part';

/**
 * The parts that a press on an element may mean, nearest first: the part itself, what it stands
 * on (`data-on`), and what holds it.
 */
export function chain(element: Element | null): string[] {
  const found: string[] = [];
  for (let at = element?.closest(`[${PART}]`); at; at = at.parentElement?.closest(`[${PART}]`)) {
    found.push(at.getAttribute(PART)!);
    const on = at.getAttribute('data-on');
    if (on) found.push(on);
  }
  return found;
}

/** What can be pressed although no option touches it; frames that only hold others cannot. */
const refusable = (element: Element | null): boolean => !!element?.closest(`[${PART}]`)?.matches(':not([data-frame])');

export function press(desk: Desk, element: Element | null, at: Spot): void {
  const parts = chain(element);
  const lit = parts.findIndex((part) => desk.lit.has(part));
  const near = lit < 0 ? parts : parts.slice(0, lit + 1);
  const beside = near.find((part) => desk.asides.has(part));
  const asides = beside === undefined ? [] : desk.asides.get(beside)!;
  if (lit >= 0) desk.onpick(desk.options.get(parts[lit]!) ?? [], at, parts[lit]!, asides);
  else if (beside !== undefined) desk.onpick([], at, parts[0]!, asides);
  else if (parts[0] !== undefined && refusable(element)) desk.onwhynot(parts[0], at);
}

const ARROWS = /^Arrow(Left|Right|Up|Down)$/;

/** Listens for all parts inside an element: press, hover, arrows between lit parts. */
export function pressable(desk: Desk) {
  return (root: HTMLElement): (() => void) => {
    const onClick = (event: MouseEvent) => {
      const element = event.target as Element;
      if (element.closest('button:not([data-part]), a, [data-own-press]')) return;
      desk.hover(null, null);
      press(desk, element, { x: event.clientX, y: event.clientY });
    };
    const onKey = (event: KeyboardEvent) => {
      const part = (event.target as Element).closest(`[${PART}]`);
      if (!part || event.defaultPrevented) return;
      if (event.key === 'Enter' || event.key === ' ') {
        if (!part.matches('[role=button]')) return;
        event.preventDefault();
        press(desk, part, middle(part));
      } else if (ARROWS.test(event.key) && part.matches('[role=button]')) {
        const next = nextTowards(event.key, part, [...root.querySelectorAll('[role=button].lit')]);
        event.preventDefault();
        (next as HTMLElement | SVGElement | null)?.focus();
      }
    };
    const onOver = (event: Event) => {
      const element = event.target as Element;
      const parts = chain(element);
      const meant = parts.find((part) => desk.lit.has(part)) ?? parts.find((part) => desk.asides.has(part));
      const on = meant === undefined ? null : root.querySelector(`[${PART}="${CSS.escape(meant)}"]`);
      desk.hover(meant ?? null, on);
    };
    const onLeave = () => desk.hover(null, null);
    const listeners: [string, (event: never) => void][] = [
      ['click', onClick],
      ['keydown', onKey],
      ['pointerover', onOver],
      ['focusin', onOver],
      ['pointerleave', onLeave],
      ['focusout', onLeave],
    ];
    for (const [type, listener] of listeners) root.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of listeners) {
        root.removeEventListener(type, listener as EventListener);
      }
    };
  };
}

/** Whether something can be done with a part beside the question. */
export const hasAside = (desk: Desk, part: string): boolean => desk.asides.has(part) && !desk.lit.has(part);

/** What a part is to those who hear the table: something to press, or something to know of. */
export const roleOf = (lit: boolean, otherwise: 'img' | 'group' = 'img'): 'button' | 'img' | 'group' =>
  lit ? 'button' : otherwise;
