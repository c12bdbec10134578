/** Laying the desk that a table or a mat stands on: whatever is shown there is told through it. */

import { inks, setDesk, type Desk, type Pointed } from './desk';
import { asidesByPart, optionsByPart, type OnPick, type OnWhyNot } from './picking';
import { worldOf } from './art/shelf.svelte';
import type { QuestionView, Scene } from './types';
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
  highlight?: ReadonlySet<string>;
  settled?: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The desk of a component; `scene` is the one it shows, with all that did not change kept. */
export function layDesk(given: () => Given, scene: () => Scene): Desk {
  let pointed = $state.raw<Pointed | null>(null);
  const options = $derived(optionsByPart(given().asks ?? []));
  const asides = $derived(asidesByPart(given().asks ?? []));
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
    hover: (part, element) => (pointed = part && element ? { part, element } : null),
  });
}
