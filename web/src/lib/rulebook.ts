/** The rulebook on screen: chapters, search, and rules that mention each other. */
import type { RuleText } from '../wire';

export interface Chapter {
  name: string;
  rules: RuleText[];
}

const ID = /[A-Z]{2,5}-[A-Z0-9]+-(?:[0-9]+[A-Z]?|[A-Z])(?![0-9A-Za-z])/g;

/** For searching: no capitals, and nobody types the dots of ё. */
const letters = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е');

export function found(rules: readonly RuleText[], words: string): RuleText[] {
  const wanted = letters(words).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = letters(`${rule.id} ${rule.chapter} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

export function chaptersOf(rules: readonly RuleText[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const rule of rules) {
    const chapter = chapters.get(rule.chapter) ?? { name: rule.chapter, rules: [] };
    chapter.rules.push(rule);
    chapters.set(rule.chapter, chapter);
  }
  return [...chapters.values()];
}

/** A rule's text with the ids of other rules apart. */
export function linked(text: string, known: ReadonlySet<string>): { text: string; rule?: string }[] {
  const pieces: { text: string; rule?: string }[] = [];
  let at = 0;
  for (const match of text.matchAll(ID)) {
    if (!known.has(match[0])) continue;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    pieces.push({ text: match[0], rule: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
