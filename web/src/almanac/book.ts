/** The almanac of a game: which pages a part opens, and which hold certain words. Knows no game. */
import { partsOf } from '../lib/delta';
import type { GameTexts } from '../lib/say';
import { lyingOn } from '../scene/picking';
import type { Almanac, Chapter, Page, Part, Scene, Words } from '../wire';

const SEAT = /^@(\d+)$/;

export interface Section {
  chapter: Chapter;
  pages: Page[];
}

export class Book {
  private readonly byId = new Map<string, Page>();

  constructor(readonly almanac: Almanac) {
    for (const page of almanac.pages) for (const id of [page.id, ...(page.also ?? [])]) this.byId.set(id, page);
  }

  /** The page of a content id, or of the key of a label. */
  page(id: string): Page | null {
    return this.byId.get(id) ?? null;
  }

  /** The pages that a part names, the most telling first. */
  of(part: Part, scene: Scene): Page[] {
    const ids = this.sought(part, scene);
    return [...new Set(ids.flatMap((id) => this.byId.get(id) ?? []))];
  }

  /** What else there is to read about a part: other pages it names, and what lies on it. */
  around(part: Part, scene: Scene): Page[] {
    const [own, ...others] = this.of(part, scene);
    const parts = partsOf(scene);
    const upon = lyingOn(scene, part.id).flatMap((id) => {
      const found = parts.get(id);
      return found && !isAbsent(found) ? this.of(found, scene).slice(0, 1) : [];
    });
    return [...new Set([...upon, ...others])].filter((page) => page !== own);
  }

  private sought(part: Part, scene: Scene): string[] {
    const found: string[] = [];
    let seat = part.part === 'seat' ? part.seat : null;
    for (const field of this.almanac.refers[part.part] ?? []) {
      const value = (part as unknown as Record<string, string | Words | undefined>)[field];
      const id = typeof value === 'object' ? value.key : value;
      const named = SEAT.exec(id ?? '');
      if (named) seat = Number(named[1]);
      else if (id) found.push(id);
    }
    const mat = scene.mats?.find((one) => one.seat === seat);
    return mat?.about ? [...found, mat.about] : found;
  }

  /** The chapters with the pages that hold every one of the words. */
  sections(words: string, texts: GameTexts): Section[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const holds = (page: Page): boolean => {
      const said = [page.name, page.kind, page.text].map((label) => texts.label(label)).join(' ').toLowerCase();
      return wanted.every((word) => said.includes(word));
    };
    return this.almanac.chapters
      .map((chapter) => ({ chapter, pages: this.almanac.pages.filter((page) => page.chapter === chapter.id && holds(page)) }))
      .filter(({ pages }) => pages.length);
  }
}

export const isAbsent = (part: Part): boolean => part.part === 'piece' && part.state === 'absent';

/** A part of the scene by its id; borders and roads are parts too. */
export function partById(scene: Scene, id: string): Part | null {
  const edges = (scene.boards ?? []).flatMap((board) => board.edges ?? []);
  return partsOf(scene).get(id) ?? edges.find((edge) => edge.id === id) ?? null;
}

/** What a part itself is called; empty where only its page has a name. */
export function ownName(part: Part, texts: GameTexts): string {
  const { title, name, label } = part as { title?: string | Words; name?: string | Words; label?: string | Words };
  return texts.label(title || name || label);
}

export interface Whereabouts {
  place: string;
  count: number;
}

/** Where the things of a page are now, as far as this scene shows it; `stock` is what the supply is called. */
export function whereabouts(book: Book, page: Page, scene: Scene, texts: GameTexts, stock: string): Whereabouts[] {
  const found = new Map<string, number>();
  const is = (part: Part): boolean => book.of(part, scene)[0] === page;
  const note = (place: string, count = 1): void => {
    if (place) found.set(place, (found.get(place) ?? 0) + count);
  };
  const spaces = new Map((scene.boards ?? []).flatMap((board) => board.spaces.map((space) => [space.id, space] as const)));
  const at = (where: string | undefined): string => {
    const space = spaces.get(where ?? '');
    return space ? texts.label(space.name || space.kind) : '';
  };
  for (const piece of scene.pieces ?? []) {
    if (is(piece) && !isAbsent(piece)) note(piece.owner == null ? at(piece.where) : `${at(piece.where)} (${texts.name(`@${piece.owner}`)})`);
  }
  for (const row of scene.rows ?? []) {
    for (const card of row.cards) if (card.face && is(card)) note(at(row.where) || texts.label(row.label));
  }
  for (const mat of scene.mats ?? []) {
    const who = texts.name(`@${mat.seat}`);
    for (const row of mat.rows ?? []) for (const card of row.cards) if (card.face && is(card)) note(who);
    for (const counter of mat.counters ?? []) if (is(counter) && counter.value) note(who, counter.value);
  }
  for (const pile of scene.piles ?? []) if (pile.label === page.id && pile.count) note(stock, pile.count);
  for (const counter of scene.supply ?? []) if (is(counter) && counter.value) note(stock, counter.value);
  return [...found].map(([place, count]) => ({ place, count }));
}
