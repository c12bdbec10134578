/** Which lessons this browser's player has finished, and where they were offered already. */

const DONE = 'igroteka.lessons';
const OFFERED = 'igroteka.lessons.offered';

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // no storage, or something else's text: nothing is known
  }
}

function add(key: string, entry: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...read(key), entry])]));
  } catch {
    // A browser that stores nothing still teaches; it does not know what was learned.
  }
}

export const isDone = (game: string, lesson: string): boolean => read(DONE).includes(`${game}/${lesson}`);
export const setDone = (game: string, lesson: string): void => add(DONE, `${game}/${lesson}`);

/** Whether lessons of a game were never begun nor offered here. */
export const isNew = (game: string): boolean => !read(OFFERED).includes(game) && !read(DONE).some((one) => one.startsWith(`${game}/`));
export const setOffered = (game: string): void => add(OFFERED, game);
