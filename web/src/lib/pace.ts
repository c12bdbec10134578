/** What others do comes at the pace that the player wishes; whoever is in a hurry skips ahead. */

export class Pace<T> {
  private readonly waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `show` puts something up; `lasts` says for how many milliseconds it stands alone. */
  constructor(
    private readonly show: (item: T) => void,
    private readonly lasts: (item: T) => number,
    private readonly changed: (behind: number) => void = () => {},
  ) {}

  /** Take something that came; at once where nothing may wait. */
  take(item: T, atOnce: boolean): void {
    this.waiting.push(item);
    if (atOnce) {
      this.hurry();
      this.hold(this.lasts(item));
    } else if (this.timer === null) this.next();
    this.changed(this.waiting.length);
  }

  /** Show all that waits. */
  hurry(): void {
    this.stop();
    while (this.waiting.length) this.show(this.waiting.shift()!);
    this.changed(0);
  }

  /** End what is shown now, and go on with the next. */
  skip(): void {
    this.stop();
    this.next();
  }

  /** Forget what has not been shown. */
  close(): void {
    this.stop();
    this.waiting.length = 0;
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private next(): void {
    const item = this.waiting.shift();
    if (item === undefined) return;
    this.show(item);
    this.changed(this.waiting.length);
    this.hold(this.lasts(item));
  }

  /** Let what is shown stand alone for a while. */
  private hold(lasts: number): void {
    if (lasts <= 0) return this.next();
    this.timer = setTimeout(() => {
      this.timer = null;
      this.next();
    }, lasts);
  }
}
