/** How a story is told: what weighs how much, what belongs on one line, whom a seat has become. */
import type { Fact, Telling } from '../wire';
import { actorOf } from './asking';
import type { GameTexts } from './say';

export type Weight = 'detail' | 'event' | 'moment';

/** A fact, and where it stands in the whole story. */
export interface Told {
  fact: Fact;
  line: number;
  weight: Weight;
}

/** What one line of the folded story stands for: a turn, a battle, what one player did. */
export interface Turn {
  actor: number | null;
  /** The sentence that stands for all of it. */
  head: Told;
  told: Told[];
}

const PLAIN: Telling = {};
const RANK: Record<Weight, number> = { detail: 0, event: 1, moment: 2 };

export class Teller {
  private readonly weights = new Map<string, Weight>();
  private readonly opens: ReadonlySet<string>;
  private readonly chapters: ReadonlySet<string>;

  constructor(readonly telling: Telling = PLAIN) {
    for (const weight of ['detail', 'event', 'moment'] as const) {
      for (const kind of telling[weight] ?? []) this.weights.set(kind, weight);
    }
    this.opens = new Set(telling.opens ?? []);
    this.chapters = new Set(telling.chapters ?? []);
  }

  weight(fact: Fact): Weight {
    return this.weights.get(fact.kind) ?? 'event';
  }

  /** Whether a fact is told at all: set-up and what has just been said are not. */
  tells(fact: Fact): boolean {
    return !this.telling.untold?.[fact.kind]?.includes(fact.rule);
  }

  /** All that is told of these facts, the first of which is line `from` of the story. */
  told(facts: readonly Fact[], from = 0): Told[] {
    return facts.map((fact, n) => ({ fact, line: from + n, weight: this.weight(fact) })).filter(({ fact }) => this.tells(fact));
  }

  /** What weighs at least so much. */
  heavy(facts: readonly Fact[], least: Weight, from = 0): Told[] {
    return this.told(facts, from).filter(({ weight }) => RANK[weight] >= RANK[least]);
  }

  /** The heaviest thing among these, if anything is told. */
  heaviest(facts: readonly Fact[]): Weight | null {
    const told = this.told(facts);
    return told.length ? headOf(told).weight : null;
  }

  /** The story turn by turn. */
  turns(facts: readonly Fact[], from = 0): Turn[] {
    const groups: { actor: number | null; opened: boolean; chapter: boolean; told: Told[] }[] = [];
    for (const one of this.told(facts, from)) {
      const actor = actorOf(one.fact);
      const opened = this.opens.has(one.fact.kind);
      const chapter = this.chapters.has(one.fact.kind);
      const last = groups.at(-1);
      const same = last && (actor === null || actor === last.actor || (last.actor === null && !last.chapter));
      const goesOn = last && !opened && !chapter && (last.opened || same);
      if (!goesOn) groups.push({ actor: chapter ? null : actor, opened, chapter, told: [one] });
      else {
        last.told.push(one);
        if (!last.opened && !last.chapter) last.actor ??= actor;
      }
    }
    return groups.map(({ actor, told }) => ({ actor, told, head: headOf(told, actor === null) }));
  }

  /**
   * What the seats are called as the story goes on: from which line on, and by which content ids.
   * The line that says whom a seat becomes still calls it as before.
   */
  callings(facts: readonly Fact[]): Calling[] {
    const callings: Calling[] = [{ from: 0, ids: new Map() }];
    facts.forEach((fact, line) => {
      const argument = this.telling.called?.[fact.kind];
      const [seat, id] = [actorOf(fact), argument && fact.args?.[argument]];
      if (seat === null || typeof id !== 'string') return;
      callings.push({ from: line + 1, ids: new Map([...callings.at(-1)!.ids, [seat, id]]) });
    });
    return callings;
  }
}

export interface Calling {
  from: number;
  ids: ReadonlyMap<number, string>;
}

/** The heaviest of these: of several the last, what came of it; or the first, which gave it its name. */
function headOf(told: readonly Told[], first = false): Told {
  const enough = first ? 1 : 0;
  return told.reduce((best, one) => (RANK[one.weight] - RANK[best.weight] >= enough ? one : best));
}

/** A story's texts: each line calls the seats as they were called when it was told. */
export class Voices {
  private readonly voices: { from: number; texts: GameTexts }[];

  constructor(callings: readonly Calling[], texts: GameTexts, base: readonly string[]) {
    this.voices = callings.map(({ from, ids }) => ({ from, texts: texts.withSeats(calledNames(texts, ids, base)) }));
  }

  at(line: number): GameTexts {
    return (this.voices.findLast(({ from }) => from <= line) ?? this.voices[0]!).texts;
  }
}

/** Seats by what they have become, or as they are called otherwise. */
export function calledNames(texts: GameTexts, ids: ReadonlyMap<number, string>, base: readonly string[]): string[] {
  return base.map((name, seat) => (ids.has(seat) ? texts.name(ids.get(seat)!) : name));
}
