/** What the almanac has on a part of the table, in short: for whoever rests the pointer on it. */
import type { GameTexts } from '../lib/say';
import type { About } from '../scene/desk';
import { lineText } from '../scene/words';
import type { Counter, Page, Part, Scene } from '../wire';
import { ownName, partById, type Book } from './book';

/** What stands beside a name: what sort of thing it is. */
export function kindsOf(page: Page, called: string, book: Book, texts: GameTexts): string[] {
  const title = texts.label(page.name);
  const chapter = book.almanac.chapters.find(({ id }) => id === page.chapter);
  const kinds = [title, texts.label(page.kind), chapter ? texts.name(chapter.name) : ''];
  return [...new Set(kinds)].filter((kind) => kind && kind !== called);
}

/** What this very part is called: a counter with its number, a place by its own name. */
export function calledOf(part: Part, page: Page, texts: GameTexts): string {
  const own = ownName(part, texts) || texts.label(page.name);
  if (part.part !== 'counter') return own;
  return `${own}: ${part.value}${part.of == null ? '' : `/${part.of}`}`;
}

/** Of what a number is made, where the table says it. */
function made(counter: Counter, texts: GameTexts): string {
  const voice = { say: (key: string, args?: Record<string, unknown>) => texts.say(key, args), name: (id: string) => texts.name(id) };
  return (counter.lines ?? []).map((line) => lineText(voice, line)).join('; ');
}

export function aboutPart(book: Book | null, scene: Scene, texts: GameTexts, id: string): About | null {
  const part = partById(scene, id);
  const page = part && book?.of(part, scene)[0];
  if (!part || !page || !book) return null;
  const called = calledOf(part, page, texts);
  const kinds = kindsOf(page, called.split(':')[0]!, book, texts);
  const lines = part.part === 'counter' ? made(part, texts) : '';
  return {
    called,
    kinds: [...kinds, lines].filter(Boolean).join(' · '),
    figures: page.figures ?? [],
    text: texts.label(page.text),
  };
}
