/** What can be done with a question and its options, whatever the game. */
import type { Fact, Mat, OptionView, Part, Scene } from '../wire';
import { partsOf } from './delta';
import type { GameTexts, Label } from './say';

/** The parts that lie open: of the mats at most one's own, and not even that while it is put away. */
export function inSight(scene: Scene, mat: Mat | undefined): ReadonlyMap<string, Part> {
  return partsOf({ ...scene, mats: mat ? [mat] : [], seats: [] });
}

/** Options that touch nothing in sight: they can only be buttons. */
export function placeless(options: readonly OptionView[], parts: ReadonlyMap<string, Part>): OptionView[] {
  return options.filter((option) => !option.touches.some((id) => parts.has(id)));
}

export function optionText(texts: GameTexts, option: OptionView): string {
  return texts.say(`option-${option.verb}`, option.args);
}

/** The parts of the table that a fact speaks of. */
export function spokenOf(fact: Fact, parts: ReadonlyMap<string, Part>): Set<string> {
  const named = Object.values(fact.args ?? {}).flat();
  const ids = [...(fact.touches ?? []), ...named.filter((value) => typeof value === 'string')];
  return new Set(ids.filter((id) => parts.has(id)));
}

/** The seat that a fact is about, if one. */
export function actorOf(fact: Fact): number | null {
  const who = fact.args?.['who'];
  const seat = typeof who === 'string' ? /^@(\d+)$/.exec(who) : null;
  return seat ? Number(seat[1]) : null;
}

/** An icon for a line of the story: that of the thing it names, before that of a place. */
export function iconOf(fact: Fact, icons: ReadonlyMap<string, string>): string {
  const named = Object.values(fact.args ?? {}).flat();
  for (const value of named) {
    const icon = typeof value === 'string' ? icons.get(value) : undefined;
    if (icon) return icon;
  }
  return 'quill-ink';
}

export function labelText(texts: GameTexts, labels: readonly Label[]): string {
  return labels.map((label) => texts.label(label)).filter(Boolean).join(' · ');
}
