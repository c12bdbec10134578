/** What an option would lead to: asked for while the pointer or the focus rests on it, and kept. */
import type { Table } from '../lib/table.svelte';
import type { Consequence, OptionView } from '../wire';

const PATIENCE = 120; // milliseconds: who only passes over an option asks nothing

export class Foresight {
  /** The option that is looked at, and what would come of it as far as it is known. */
  option = $state.raw<OptionView | null>(null);
  consequence = $state.raw<Consequence | null>(null);
  private kept = new Map<string, Consequence>();
  private wait: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Look at an option, or at none. */
  look(option: OptionView | null): void {
    if (option === this.option) return;
    clearTimeout(this.wait);
    this.option = option;
    this.consequence = null;
    const { ask, seq } = this.table;
    if (!option || !ask || !this.table.fresh) return;
    const key = `${seq} ${ask.seat} ${option.key}`;
    const known = this.kept.get(key);
    if (known) this.consequence = known;
    else this.wait = setTimeout(() => void this.fetch(key, ask.seat, option), PATIENCE);
  }

  private async fetch(key: string, seat: number, option: OptionView): Promise<void> {
    try {
      const found = await this.table.foresee(seat, option.key);
      if (!found) return;
      this.kept.set(key, found);
      if (this.option === option && key.startsWith(`${this.table.seq} `)) this.consequence = found;
    } catch {
      // It is a kindness: a table that cannot say it now is played without.
    }
  }
}
