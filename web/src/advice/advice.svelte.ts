/** Advice on the open question: asked for by hand, gone with the question. */
import type { Table } from '../lib/table.svelte';
import { trouble } from '../lib/words.svelte';
import type { Counsel } from '../wire';

export class Adviser {
  counsel = $state.raw<Counsel | null>(null);
  thinking = $state(false);
  /** Why there is none, in words; `silent` where nobody could say in time. */
  fault = $state('');
  silent = $state(false);
  private moment = '';

  constructor(private readonly table: Pick<Table, 'seq' | 'ask' | 'advise'>) {}

  /** Which question it is about. */
  private now(): string {
    return `${this.table.seq} ${this.table.ask?.seat} ${this.table.ask?.prompt}`;
  }

  /** Forget what was said of another question. */
  settle(): void {
    if (this.moment === this.now()) return;
    this.moment = this.now();
    this.counsel = null;
    this.thinking = this.silent = false;
    this.fault = '';
  }

  async ask(): Promise<void> {
    const { ask } = this.table;
    if (!ask || this.thinking) return;
    this.settle();
    const asked = this.moment;
    this.thinking = true;
    this.silent = false;
    this.fault = '';
    try {
      const found = await this.table.advise(ask.seat);
      if (this.moment !== asked) return;
      this.counsel = found;
      this.silent = !found;
    } catch (error) {
      if (this.moment === asked) this.fault = trouble(error);
    } finally {
      if (this.moment === asked) this.thinking = false;
    }
  }
}
