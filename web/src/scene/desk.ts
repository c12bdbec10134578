/** What all parts of one table share: the scene, who speaks for it, and what a press means. */

import { getContext, setContext } from 'svelte';
import { middle, nextTowards, type OnPick, type OnWhyNot, type Spot } from './picking';
import type { Foreseen } from '../foresight/words';
import type { GameTexts } from '../lib/say';
import type { Consequence } from '../wire';
import type { World } from './art/world';
import type { Figure, OptionView, Palette, Route, Scene } from './types';
import type { Voice } from './words';

/** A lit part under the pointer or the focus, and where it is drawn. */
export interface Pointed {
  part: string;
  element: Element;
}

/** What an option leads to, with the option it belongs to. */
export interface Telling {
  option: OptionView;
  consequence: Consequence;
  texts: GameTexts;
}

/** A page in short: what a thing is called, what it is, its figures and its text. */
export interface About {
  called: string;
  kinds: string;
  figures: readonly Figure[];
  text: string;
}

export interface Desk extends Voice {
  readonly scene: Scene;
  /** How everything is drawn. */
  readonly world: World;
  readonly lit: ReadonlySet<string>;
  readonly highlight: ReadonlySet<string>;
  readonly options: ReadonlyMap<string, OptionView[]>;
  readonly asides: ReadonlyMap<string, OptionView[]>;
  /** The ways to each part that several answers lead to, the cheapest first. */
  readonly routes: ReadonlyMap<string, Route[]>;
  /** The way that is shown now: spaces in order. */
  readonly path: readonly string[];
  /** Custom properties that colour kinds and seats. */
  readonly colours: string;
  readonly pointed: Pointed | null;
  /** True while a scene is put up without any motion. */
  readonly settled: boolean;
  readonly onpick: OnPick;
  /** A press that can do nothing: it reads. */
  readonly onwhynot: OnWhyNot;
  /** To read about a part without doing anything with it. */
  readonly onread: OnWhyNot;
  /** To open a rule, where the table has its book at hand. */
  readonly onrule: ((rule: string) => void) | undefined;
  /** What the option that is looked at would do to the table. */
  readonly foreseen: Foreseen | null;
  /** Its consequence in full, to be told beside it. */
  readonly telling: Telling | null;
  /** What the almanac has on a part. */
  about(part: string): About | null;
  /** The part that the pointer has rested on for a while. */
  readonly rested: Pointed | null;
  /** Preview the options of a part at its element, or none. */
  hover(part: string | null, element: Element | null): void;
  /** The pointer rests on a part, or no longer. */
  rest(part: string | null, element: Element | null): void;
}

const KEY = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);

// Colours ----------------------------------------------------------------------------------------

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The palette as custom properties: inks by kind, and a colour for each seat. */
export function inks({ palette, seats }: Scene): string {
  const players = seats.map(({ seat, colour }) => [`seat-${seat}`, inkOf(palette, colour)] as const);
  return [inksOf(palette), properties(players)].filter(Boolean).join(';');
}

/** The inks of a world by kind, as custom properties. */
export const inksOf = (palette: Palette): string =>
  properties(Object.entries(palette.inks ?? {}).map(([kind, colour]) => [`ink-${kind.replace(/[^\w-]/g, '-')}`, colour] as const));

const properties = (colours: readonly (readonly [string, string])[]): string =>
  colours
    .filter(([, colour]) => COLOUR.test(colour))
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

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
  const parts = meantBy(desk, element);
  const lit = parts.findIndex((part) => desk.lit.has(part));
  const near = lit < 0 ? parts : parts.slice(0, lit + 1);
  const beside = near.find((part) => desk.asides.has(part));
  const asides = beside === undefined ? [] : desk.asides.get(beside)!;
  if (lit >= 0) desk.onpick(desk.options.get(parts[lit]!) ?? [], at, parts[lit]!, asides);
  else if (beside !== undefined) desk.onpick([], at, parts[0]!, asides);
  else if (parts[0] !== undefined && refusable(element)) desk.onwhynot(parts[0], at);
}

/** The chain of an element, and after it the glowing regions in which any of it lies. */
function meantBy(desk: Desk, element: Element | null): string[] {
  const parts = chain(element);
  const regions = (desk.scene.boards ?? []).flatMap((board) => board.regions ?? []);
  const around = regions.filter(({ id, spaces }) => desk.lit.has(id) && !parts.includes(id) && spaces.some((space) => parts.includes(space)));
  return [...parts, ...around.map(({ id }) => id)];
}

/** Whether a press on an element does anything. */
const acts = (desk: Desk, element: Element): boolean => meantBy(desk, element).some((part) => desk.lit.has(part) || desk.asides.has(part));

/** What a pointer means: a small piece that glows is pressed through one that stands over it. */
function underPointer(desk: Desk, element: Element, { x, y }: Spot): Element {
  if (acts(desk, element) || !element.closest('.piece')) return element;
  const below = document.elementsFromPoint?.(x, y) ?? [];
  return below.map((one) => one.closest('.piece.lit')).find((one) => one !== null) ?? element;
}

const FINGER = 22; // pixels around a touch that it may mean

/** What glows under a finger, or nearest to where it came down: small places are hit as well. */
function underFinger(desk: Desk, root: HTMLElement, element: Element, { x, y }: Spot): Element {
  if (acts(desk, element)) return element;
  let [best, least] = [element, Infinity];
  for (const lit of root.querySelectorAll(`[${PART}].lit`)) {
    const { left, right, top, bottom } = lit.getBoundingClientRect();
    const beside = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    const away = Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    if (right > left && beside <= FINGER && away < least) [best, least] = [lit, away];
  }
  return best;
}

const HOLD = 420; // milliseconds
const REST = 450;
const TWICE = 280; // two taps fit the board: only one that stays alone reads
const READ = /^[iш]$/i; // the same key in both alphabets
const ARROWS = /^Arrow(Left|Right|Up|Down)$/;

/** Listens for all parts inside an element: press, hover, arrows between lit parts. */
export function pressable(desk: Desk) {
  return (root: HTMLElement): (() => void) => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let tapped: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const stir = () => {
      clearTimeout(resting);
      desk.rest(null, null);
    };
    /** Whoever holds a finger on a thing, or presses the other button, wants to read of it. */
    const readable = (event: Event): Element | null => {
      const element = event.target as Element;
      if (element.closest('button:not([data-part]), a, [data-own-press]')) return null;
      return element.closest(`[${PART}]:not([data-frame])`);
    };
    const read = (part: Element, at: Spot) => {
      stir();
      desk.hover(null, null);
      desk.onread(part.getAttribute(PART)!, at);
    };
    const onMenu = (event: MouseEvent) => {
      const part = readable(event);
      if (!part) return;
      event.preventDefault(); // a finger that is held says it too, and has been heard already
      if ((event as PointerEvent).pointerType !== 'touch') read(part, { x: event.clientX, y: event.clientY });
    };
    const onDown = (event: PointerEvent) => {
      clearTimeout(tapped);
      stir();
      held = false;
      const part = event.pointerType === 'mouse' ? null : readable(event);
      if (!part || part.matches('.scene-card:not(.back)')) return; // a card that is held shows itself
      const at = { x: event.clientX, y: event.clientY };
      resting = setTimeout(() => {
        held = true;
        read(part, at);
      }, HOLD);
    };
    const onUp = () => clearTimeout(resting);
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(resting);
    };
    const onClick = (event: MouseEvent) => {
      const hit = event.target as Element;
      stir();
      if (held) {
        held = false;
        return;
      }
      if (hit.closest('button:not([data-part]), a, [data-own-press]')) return;
      desk.hover(null, null);
      const at = { x: event.clientX, y: event.clientY };
      const touched = (event as PointerEvent).pointerType === 'touch';
      const element = touched ? underFinger(desk, root, hit, at) : underPointer(desk, hit, at);
      if (acts(desk, element) || !touched) press(desk, element, at);
      else tapped = setTimeout(() => press(desk, element, at), TWICE);
    };
    const onKey = (event: KeyboardEvent) => {
      const part = (event.target as Element).closest(`[${PART}]`);
      if (!part || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      if (READ.test(event.key) && part.matches('[role=button]')) {
        event.preventDefault();
        read(part, middle(part));
        return;
      }
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
      const hit = event.target as Element;
      const element = event instanceof PointerEvent ? underPointer(desk, hit, { x: event.clientX, y: event.clientY }) : hit;
      const parts = meantBy(desk, element);
      const meant = parts.find((part) => desk.lit.has(part)) ?? parts.find((part) => desk.asides.has(part));
      const on = meant === undefined ? null : root.querySelector(`[${PART}="${CSS.escape(meant)}"]`);
      desk.hover(meant ?? null, on);
      rest(event, hit);
    };
    const rest = (event: Event, element: Element) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      const part = element.closest(`[${PART}]:not([data-frame])`);
      if (part && part === desk.rested?.element) return;
      stir();
      if (part) resting = setTimeout(() => desk.rest(part.getAttribute(PART), part), REST);
    };
    const onLeave = () => {
      stir();
      desk.hover(null, null);
    };
    const listeners: [string, (event: never) => void][] = [
      ['click', onClick],
      ['contextmenu', onMenu],
      ['pointerdown', onDown],
      ['pointerup', onUp],
      ['pointercancel', onUp],
      ['pointermove', onMove],
      ['keydown', onKey],
      ['pointerover', onOver],
      ['focusin', onOver],
      ['pointerleave', onLeave],
      ['focusout', onLeave],
    ];
    for (const [type, listener] of listeners) root.addEventListener(type, listener as EventListener);
    return () => {
      clearTimeout(resting);
      clearTimeout(tapped);
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
