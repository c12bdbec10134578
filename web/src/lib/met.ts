/** Which actions of a game this browser's player has met: what is said of them is said once. */
const KEY = 'igroteka.met';

function read(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set(); // no storage, or something else's text: begin afresh
  }
}

class Met {
  private verbs = read();

  has(game: string, verb: string): boolean {
    return this.verbs.has(`${game} ${verb}`);
  }

  add(game: string, verb: string): void {
    this.keep(this.verbs.add(`${game} ${verb}`));
  }

  /** Everything is new again. */
  forget(): void {
    this.keep(new Set());
  }

  private keep(verbs: Set<string>): void {
    this.verbs = verbs;
    try {
      localStorage.setItem(KEY, JSON.stringify([...verbs]));
    } catch {
      // A browser that stores nothing says it again next time.
    }
  }
}

export const met = new Met();
