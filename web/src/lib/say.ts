/**
 * Texts. A game's texts come from its Fluent files and are filled as the kernel fills them:
 * strings are content ids or seats (`@2`), lists become enumerations. The interface's own texts
 * are filled with plain words.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Texts, Words } from '../wire';

export type Lang = 'ru' | 'en';
export type Args = Record<string, unknown>;
export type Label = string | Words;

/** A piece of a sentence; `seat` says that it is the name of a player, `about` of which content id. */
export interface Piece {
  text: string;
  seat?: number;
  about?: string;
}

// A name travels through Fluent between these, to be coloured or followed afterwards: of a player by
// the number of the seat, of anything else by its content id.
const OPEN = '\ue000';
const MIDDLE = '\ue001';
const CLOSE = '\ue002';
const NAMED = /\ue000([^\ue001]*)\ue001(.*?)\ue002/g;
const NUMBER = /^\d+$/;

const REMEMBERED = 4000;
const reported = new Set<string>();

/** A text that is missing is our fault, not the player's: show what there is, and report once. */
function report(what: string): void {
  if (reported.has(what)) return;
  reported.add(what);
  console.error(what);
}

function bundleOf(lang: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

function formatted(bundle: FluentBundle, key: string, args: Record<string, FluentVariable>): string | null {
  const message = bundle.getMessage(key);
  if (!message?.value) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) report(`${key}: ${error.message}`);
  return text;
}

/** The interface's own texts in one language. */
export class Interface {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    source: string,
  ) {
    this.bundle = bundleOf(lang, [source]);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  say(key: string, args: Record<string, FluentVariable> = {}): string {
    const text = formatted(this.bundle, key, args);
    if (text === null) report(`no text ${key} in ${this.lang}`);
    return text ?? key;
  }
}

/** A game's texts in one language, at a table whose seats have names. */
export class GameTexts {
  private readonly bundle: FluentBundle;
  readonly lang: string;
  private readonly spoken = new Map<string, string>();

  constructor(
    private readonly texts: Texts,
    private readonly seats: readonly string[] = [],
    bundle?: FluentBundle,
  ) {
    this.lang = texts.lang;
    this.bundle = bundle ?? bundleOf(texts.lang, texts.fluent);
  }

  /** The same texts where seat 0 is called names[0], and so on. */
  withSeats(names: readonly string[]): GameTexts {
    return new GameTexts(this.texts, names, this.bundle);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Whether there is something that goes by this content id. */
  knows(id: string): boolean {
    return id in this.texts.names;
  }

  /** What a content id, or a seat such as `@2`, is called. */
  name(id: string): string {
    return this.plain(this.marked(id));
  }

  say(key: string, args: Args = {}): string {
    return this.plain(this.filled(key, args));
  }

  /** A text that is filled with plain words instead of ids. */
  sayPlain(key: string, args: Args = {}): string {
    return formatted(this.bundle, key, args as Record<string, FluentVariable>) ?? key;
  }

  /** What a reaction window is called: its own name, or what is asked in it. */
  windowName(window: string): string {
    return this.has(`window-${window}`) ? this.say(`window-${window}`) : this.sayPlain(`ask-${window}`);
  }

  label(label: Label | undefined): string {
    if (!label) return '';
    return typeof label === 'string' ? this.name(label) : this.say(label.key, label.args);
  }

  /** The sentence with the names in it apart. */
  pieces(key: string, args: Args = {}): Piece[] {
    const pieces: Piece[] = [];
    const text = this.filled(key, args);
    let at = 0;
    for (const match of text.matchAll(NAMED)) {
      if (match.index > at) pieces.push({ text: text.slice(at, match.index) });
      const [, of = '', name = ''] = match;
      pieces.push(NUMBER.test(of) ? { text: name, seat: Number(of) } : { text: name, about: of });
      at = match.index + match[0].length;
    }
    if (at < text.length) pieces.push({ text: text.slice(at) });
    return pieces;
  }

  /** The same thing is said again and again, at every update of the table. */
  private filled(key: string, args: Args): string {
    const said = `${key} ${JSON.stringify(args)}`;
    let text = this.spoken.get(said);
    if (text === undefined) {
      if (this.spoken.size >= REMEMBERED) this.spoken.clear();
      this.spoken.set(said, (text = this.fill(key, args)));
    }
    return text;
  }

  private fill(key: string, args: Args): string {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) values[name] = this.value(value);
    const text = formatted(this.bundle, key, values);
    if (text === null) report(`no text ${key} in ${this.lang}`);
    return text ?? key;
  }

  private value(value: unknown): FluentVariable {
    if (typeof value === 'number') return value;
    if (Array.isArray(value)) return this.listed(value);
    return this.marked(String(value));
  }

  private listed(values: readonly unknown[]): string {
    const words = values.map((value) => (typeof value === 'string' ? this.marked(value) : String(value)));
    const last = words.pop();
    if (last === undefined) return this.joined('list-none');
    if (words.length === 0) return last;
    const before = words.reduce((a, b) => this.joined('list-comma', a, b));
    return this.joined('list-and', before, last);
  }

  private joined(key: string, before = '', after = ''): string {
    return formatted(this.bundle, key, { before, after }) ?? `${before}, ${after}`;
  }

  private marked(id: string): string {
    const seat = /^@(\d+)$/.exec(id);
    if (seat) {
      const name = this.seats[Number(seat[1])];
      if (name === undefined) report(`nobody sits at ${id}`);
      return `${OPEN}${seat[1]}${MIDDLE}${name ?? id}${CLOSE}`;
    }
    const name = this.texts.names[id];
    if (name === undefined) report(`no content is called ${id}: there is no ${this.lang} name`);
    return name === undefined ? id : `${OPEN}${id}${MIDDLE}${name}${CLOSE}`;
  }

  private plain(text: string): string {
    return text.replace(NAMED, '$2');
  }
}
