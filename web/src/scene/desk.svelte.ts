/** Laying the desk that a table or a mat stands on: whatever is shown there is told through it. */

import { inks, setDesk, type About, type Desk, type Pointed, type Telling } from './desk';
import type { Foreseen } from '../foresight/words';
import { asidesByPart, optionsByPart, routesByGoal, type OnPick, type OnWhyNot } from './picking';
import { worldOf } from './art/shelf.svelte';
import type { OptionView, QuestionView, Scene } from './types';
import type { Name, Say } from './words';

/** What a table or a mat is given. */
export interface Given {
  scene: Scene;
  lit: ReadonlySet<string>;
  asks?: readonly QuestionView[];
  say: Say;
  name: Name;
  onpick: OnPick;
  onwhynot: OnWhyNot;
  onread?: OnWhyNot;
  onrule?: (rule: string) => void;
  about?: (part: string) => About | null;
  /** The option that is looked at on the table, or none. */
  onforesee?: (option: OptionView | null) => void;
  foreseen?: Foreseen | null;
  telling?: Telling | null;
  highlight?: ReadonlySet<string>;
  /** A way that is spoken of, wherever the pointer is. */
  path?: readonly string[];
  settled?: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();
const NOWHERE: readonly string[] = [];

/** The desk of a component; `scene` is the one it shows, with all that did not change kept. */
export function layDesk(given: () => Given, scene: () => Scene): Desk {
  let pointed = $state.raw<Pointed | null>(null);
  let rested = $state.raw<Pointed | null>(null);
  const options = $derived(optionsByPart(given().asks ?? []));
  const asides = $derived(asidesByPart(given().asks ?? []));
  const routes = $derived(routesByGoal(given().asks ?? []));
  const path = $derived(given().path ?? (pointed ? routes.get(pointed.part)?.[0]?.path : undefined) ?? NOWHERE);
  const world = $derived(worldOf(scene().game));
  const colours = $derived(inks(scene()));
  return setDesk({
    get scene() {
      return scene();
    },
    get world() {
      return world;
    },
    get colours() {
      return colours;
    },
    get lit() {
      return given().lit;
    },
    get highlight() {
      return given().highlight ?? NOTHING;
    },
    get options() {
      return options;
    },
    get asides() {
      return asides;
    },
    get routes() {
      return routes;
    },
    get path() {
      return path;
    },
    get pointed() {
      return pointed;
    },
    get settled() {
      return given().settled ?? false;
    },
    get say() {
      return given().say;
    },
    get name() {
      return given().name;
    },
    get onpick() {
      return given().onpick;
    },
    get onwhynot() {
      return given().onwhynot;
    },
    get onread() {
      return given().onread ?? given().onwhynot;
    },
    get onrule() {
      return given().onrule;
    },
    get foreseen() {
      return given().foreseen ?? null;
    },
    get telling() {
      return given().telling ?? null;
    },
    get rested() {
      return rested;
    },
    about: (part) => given().about?.(part) ?? null,
    rest: (part, element) => {
      if (part || rested) rested = part && element ? { part, element } : null;
    },
    hover: (part, element) => {
      if (!part && !pointed) return;
      pointed = part && element ? { part, element } : null;
      const meant = pointed ? (options.get(pointed.part) ?? []) : [];
      given().onforesee?.(meant.length === 1 ? meant[0]! : null);
    },
  });
}
