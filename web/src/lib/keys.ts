/** Playing by the keyboard: numbers pick options, also those with two digits. */
const PATIENCE = 700;

export class NumberKeys {
  private typed = '';
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly pick: (number: number) => void) {}

  /** A digit; it is taken at once where no further digit could follow. */
  press(digit: string, count: number): void {
    if (this.timer) clearTimeout(this.timer);
    const longer = this.typed + digit;
    // A digit too many is the same wish again: what was typed before it is meant.
    if (!this.typed || Number(longer) <= count) this.typed = longer;
    if (this.typed !== longer || Number(longer) * 10 > count) this.done(count);
    else this.timer = setTimeout(() => this.done(count), PATIENCE);
  }

  private done(count: number): void {
    const number = Number(this.typed);
    this.typed = '';
    this.timer = null;
    if (number >= 1 && number <= count) this.pick(number);
  }
}

/** Whether a key press belongs to a field, or to the browser. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
