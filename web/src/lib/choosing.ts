/** Options as a person thinks of them: what to do before what to leave, many of a kind by steps. */
import type { OptionView } from '../wire';
import type { GameTexts } from './say';

/** So many can be taken in at a glance; they are never hidden or grouped. */
export const AT_A_GLANCE = 5;

/** Options that share something, to be chosen first: a card, a figure, a house. */
export interface Group {
  id: string;
  name: string;
  options: OptionView[];
  /** What all of them touch. */
  touches: string[];
}

export type Entry = OptionView | Group;

export const isGroup = (entry: Entry): entry is Group => 'options' in entry;

const FIRST = ['yes'];
const LAST = ['no', 'decline', 'pass', 'done'];

/** Doing something before leaving it; otherwise as the game has them. */
export function inOrder(options: readonly OptionView[], last: readonly string[] = []): OptionView[] {
  const rank = ({ verb }: OptionView): number => (FIRST.includes(verb) ? -1 : LAST.includes(verb) ? 2 : last.includes(verb) ? 1 : 0);
  return options.toSorted((a, b) => rank(a) - rank(b));
}

/** How many options a group should hold on average: with fewer, a step more saves nothing. */
const WORTHWHILE = 1.5;

/**
 * Many options in steps: by the first of their arguments that several share. What has no such
 * argument, or is the only one with it, stands for itself.
 */
export function grouped(texts: GameTexts, options: readonly OptionView[]): Entry[] {
  if (options.length <= AT_A_GLANCE) return [...options];
  const shared = argumentsOf(options).find((name) => parts(texts, options, name));
  if (shared === undefined) return [...options];
  const entries: Entry[] = [];
  const groups = new Map<string, Group>();
  for (const option of options) {
    const id = idOf(texts, option, shared);
    const known = id === null ? undefined : groups.get(id);
    if (id === null) entries.push(option);
    else if (known) known.options.push(option);
    else {
      const group = { id, name: texts.name(id), options: [option], touches: [] };
      groups.set(id, group);
      entries.push(group);
    }
  }
  return entries.map((entry) => (!isGroup(entry) ? entry : entry.options.length === 1 ? entry.options[0]! : { ...entry, touches: common(entry.options) }));
}

/** The names of all arguments, those first that come first. */
function argumentsOf(options: readonly OptionView[]): string[] {
  return [...new Set(options.flatMap(({ args }) => Object.keys(args)))];
}

/** Whether an argument parts these options into a few groups that are worth a step. */
function parts(texts: GameTexts, options: readonly OptionView[], name: string): boolean {
  const ids = options.map((option) => idOf(texts, option, name)).filter((id) => id !== null);
  const kinds = new Set(ids).size;
  return kinds > 1 && ids.length > options.length / 2 && ids.length / kinds >= WORTHWHILE;
}

function idOf(texts: GameTexts, option: OptionView, name: string): string | null {
  const id = option.args[name];
  return typeof id === 'string' && (id.startsWith('@') || texts.knows(id)) ? id : null;
}

function common(options: readonly OptionView[]): string[] {
  return options[0]!.touches.filter((part) => options.every(({ touches }) => touches.includes(part)));
}
