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
  /** The story, as far as it is known; and the first line after each answer. */
  private frames = $state.raw<(Frame | undefined)[]>([]);
  private running = new Map<number, Promise<void>>();
  private closed = false;
  private wanted = 0;

  facts: Fact[] = $derived(this.frames.flatMap((frame) => frame?.facts ?? []));
  /** The last line that is told at this moment. */
  line = $derived(this.lastLine(this.at));
  /** The table at this moment, its dice as the story tells them. */
  scene: Scene | null = $derived.by(() => {
    const scene = this.frame?.scene;
    return scene ? { ...scene, dice: rolled(scene.dice ?? [], this.facts, this.line + 1) } : null;
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

  async go(at: number): Promise<void> {
    const moment = Math.min(this.last, Math.max(0, at));
    this.wanted = moment;
    await this.bundle(Math.floor(moment / BUNDLE));
    if (this.wanted !== moment) return; // the reader has gone on meanwhile
    this.jumped = Math.abs(moment - this.at) !== 1;
    this.at = moment;
    this.frame = this.frames[moment] ?? this.frame;
  }

  /** To the moment in which a line of the story was told: all before it must be known. */
  async toLine(line: number): Promise<void> {
    let told = 0;
    for (let moment = 0; moment <= this.last; moment++) {
      if (!this.frames[moment]) await this.bundle(Math.floor(moment / BUNDLE));
      told += this.frames[moment]?.facts.length ?? 0;
      if (told > line) return this.go(moment);
    }
  }

  private lastLine(at: number): number {
    return this.frames.slice(0, at + 1).reduce((sum, frame) => sum + (frame?.facts.length ?? 0), 0) - 1;
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
