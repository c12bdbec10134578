/** A finished match, moment by moment. Moments are fetched in bundles, and kept. */
import type { Fact, Frame, Scene } from '../wire';
import { api } from './api';
import { rolled } from './rolls';

const BUNDLE = 25;

export class Replay {
  at = $state(0);
  /** Whether the last step was a leap: then nothing travels along its way. */
  jumped = $state(true);
  frame = $state.raw<Frame | null>(null);
  /** Why the moment that was asked for last could not be shown; `retry` asks for it again. */
  fault = $state.raw<unknown>(null);
  /** The story, as far as it is known; and the first line after each answer. */
  private frames = $state.raw<(Frame | undefined)[]>([]);
  private running = new Map<number, Promise<void>>();
  private closed = false;
  /** What the reader wishes to see: of several wishes the last one counts, however long each takes. */
  private wish: () => Promise<number> = () => Promise.resolve(0);

  /** All lines that are known, each at its place. */
  private lines: (Fact | undefined)[] = $derived.by(() => {
    const lines: (Fact | undefined)[] = [];
    for (const frame of this.frames) frame?.facts.forEach((fact, n) => (lines[frame.facts_from + n] = fact));
    return lines;
  });
  facts: Fact[] = $derived.by(() => {
    const hole = this.frames.findIndex((frame) => !frame);
    const end = told(this.frames[(hole < 0 ? this.frames.length : hole) - 1]);
    return this.lines.slice(0, end) as Fact[];
  });
  /** The last line that is told at this moment. */
  line = $derived(this.lastLine(this.at));
  /** The table at this moment, its dice as the story tells them. */
  scene: Scene | null = $derived.by(() => {
    const scene = this.frame?.scene;
    return scene ? { ...scene, dice: rolled(scene.dice ?? [], this.lines, this.line + 1) } : null;
  });

  constructor(
    readonly id: string,
    readonly last: number,
    private readonly load = api.frames,
  ) {}

  /** Fetch the moment to begin with, then the others behind the reader's back. */
  async open(at = 0): Promise<void> {
    await this.go(at);
    void this.rest();
  }

  close(): void {
    this.closed = true;
  }

  go(at: number): Promise<void> {
    const moment = Math.min(this.last, Math.max(0, at));
    return this.show(() => Promise.resolve(moment));
  }

  /** To the moment in which a line of the story was told. */
  toLine(line: number): Promise<void> {
    return this.show(() => this.momentOf(line));
  }

  /** Ask once more for what could not be shown. */
  async retry(): Promise<void> {
    await this.show(this.wish);
    void this.rest();
  }

  private async show(wish: () => Promise<number>): Promise<void> {
    this.wish = wish;
    this.fault = null;
    try {
      const moment = await wish();
      await this.bundle(Math.floor(moment / BUNDLE));
      if (this.wish !== wish) return; // the reader has gone on meanwhile
      this.jumped = Math.abs(moment - this.at) !== 1;
      this.at = moment;
      this.frame = this.frames[moment] ?? this.frame;
    } catch (error) {
      if (this.wish === wish) this.fault = error;
    }
  }

  /** It is looked for by halves: not all moments are known yet. */
  private async momentOf(line: number): Promise<number> {
    let [low, high] = [0, this.last];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((await this.toldAfter(middle)) > line) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** How many lines are told when so many answers are given. */
  private async toldAfter(moment: number): Promise<number> {
    await this.bundle(Math.floor(moment / BUNDLE));
    return told(this.frames[moment]);
  }

  private lastLine(at: number): number {
    return told(this.frames[at]) - 1;
  }

  private bundle(number: number): Promise<void> {
    const running = this.running.get(number);
    if (running) return running;
    const from = number * BUNDLE;
    const fetched = this.load(this.id, from, Math.min(this.last, from + BUNDLE - 1)).then(
      (frames) => {
        const next = this.frames.slice();
        for (const frame of frames) next[frame.answers] = frame;
        this.frames = next;
      },
      (error: unknown) => {
        this.running.delete(number);
        throw error;
      },
    );
    this.running.set(number, fetched);
    return fetched;
  }

  private async rest(): Promise<void> {
    for (let number = 0; number * BUNDLE <= this.last && !this.closed; number++) {
      try {
        await this.bundle(number);
      } catch {
        return; // it is asked for again when the reader gets there
      }
    }
  }
}

const told = (frame: Frame | undefined): number => (frame ? frame.facts_from + frame.facts.length : 0);
