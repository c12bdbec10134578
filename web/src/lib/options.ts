/** What a table of a game agrees on, in words. */
import type { OptionField } from '../wire';
import type { GameTexts } from './say';

export function optionName(texts: GameTexts, field: OptionField): string {
  const key = `label-${field.name}`;
  return texts.has(key) ? texts.say(key) : field.name;
}

/** A sentence about an option, where the game has one. */
export function optionAbout(texts: GameTexts, field: OptionField): string {
  const key = `label-${field.name}-about`;
  return texts.has(key) ? texts.say(key) : '';
}

/** A value of an option; `none` says that nothing is chosen where the game has no word of its own. */
export function choiceName(texts: GameTexts, field: OptionField, choice: unknown, none: string): string {
  if (Array.isArray(choice)) {
    const empty = `label-${field.name}-none`;
    return choice.length ? choice.join(', ') : texts.has(empty) ? texts.say(empty) : none;
  }
  const key = `label-${field.name}-${String(choice)}`;
  if (texts.has(key)) return texts.say(key);
  return typeof choice === 'string' ? texts.name(choice) : String(choice);
}

/** The options after a switch was turned: what it excludes is off as soon as it is on. */
export function switched(options: Record<string, unknown>, field: OptionField, on: boolean): Record<string, unknown> {
  const others = on ? field.excludes : [];
  return { ...options, ...Object.fromEntries(others.map((name) => [name, false])), [field.name]: on };
}

/** How a table differs from the usual, line by line. */
export function agreed(
  texts: GameTexts,
  fields: readonly OptionField[],
  values: Record<string, unknown>,
  colours: readonly string[],
): string[] {
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return fields
    .filter((field) => field.name in values && !same(values[field.name], field.default))
    .map((field) => {
      const name = optionName(texts, field);
      const value = values[field.name];
      if (field.kind === 'switch') return name;
      if (field.kind === 'seats') return `${name}: ${(value as number[]).map((seat) => texts.name(colours[seat] ?? '')).join(', ')}`;
      return `${name}: ${choiceName(texts, field, value, '')}`;
    });
}
