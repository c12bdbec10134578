/** The rulebook on screen: chapters, search, and rules that mention each other. */
import type { LearnPage, RuleText } from '../wire';

export interface Chapter {
  name: string;
  rules: RuleText[];
}

const ID = /[A-Z]{2,5}-[A-Z0-9]+-(?:[0-9]+[A-Z]?|[A-Z])(?![0-9A-Za-z])/g;

/** For searching: no capitals, and nobody types the dots of ё. */
const letters = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е');

/** Whether a text holds every one of the words. */
export function holds(text: string, words: string): boolean {
  const said = letters(text);
  return letters(words).split(/\s+/).filter(Boolean).every((word) => said.includes(word));
}

export function found(rules: readonly RuleText[], words: string): RuleText[] {
  return rules.filter((rule) => holds(`${rule.id} ${rule.chapter} ${rule.text}`, words));
}

/** The pages of how to play that hold the words, each with its number in the book. */
export function foundPages(pages: readonly LearnPage[], words: string): { page: LearnPage; number: number }[] {
  return pages
    .map((page, number) => ({ page, number }))
    .filter(({ page }) => holds([page.title, ...page.blocks.flatMap((block) => block.lines)].join(' ').replaceAll('**', ''), words));
}

/** A line with the words that matter apart. */
export function strong(line: string): { text: string; strong: boolean }[] {
  return line
    .split('**')
    .map((text, n) => ({ text, strong: n % 2 === 1 }))
    .filter(({ text }) => text);
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
export function linked(text: string, known: ReadonlyMap<string, RuleText>): { text: string; rule?: RuleText }[] {
  const pieces: { text: string; rule?: RuleText }[] = [];
  let at = 0;
  for (const match of text.matchAll(ID)) {
    const rule = known.get(match[0]);
    if (!rule) continue;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
    pieces.push({ text: match[0], rule });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
