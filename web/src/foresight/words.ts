/** A consequence in words, and as what the table shows of it beforehand. */
import type { GameTexts } from '../lib/say';
import type { Change, Consequence, Scene } from '../wire';

type Say = (key: string, args?: Record<string, string | number>) => string;

/** What is drawn on the table while an option is looked at. */
export interface Foreseen {
  /** By how much counters and tracks change. */
  figures: ReadonlyMap<string, number>;
  /** Where pieces would stand. */
  moves: ReadonlyMap<string, string>;
}

export function foreseen(consequence: Consequence | null): Foreseen | null {
  if (!consequence) return null;
  const certain = consequence.certain ?? [];
  return {
    figures: new Map(certain.flatMap((change) => (change.what === 'counter' || change.what === 'track' ? [[change.part, change.by ?? 0] as const] : []))),
    moves: new Map(certain.flatMap((change) => (change.what === 'piece' && change.end ? [[change.part, change.end] as const] : []))),
  };
}

export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
/** "34 %", the space unbroken. */
export const percent = (share: number): string => `${Math.round(share * 100) || 0}\u00a0%`;

/** Shares in whole hundredths that add up as they do: 7/8 and 1/8 are no 88 % and 13 %. */
export function hundredths(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100));
  const missing = Math.round(shares.reduce((sum, share) => sum + share, 0) * 100) - whole.reduce((sum, one) => sum + one, 0);
  const nearest = shares.map((share, n) => ({ n, rest: share * 100 - whole[n]! })).sort((a, b) => b.rest - a.rest);
  for (const { n } of nearest.slice(0, missing)) whole[n]! += 1;
  return whole.map((one) => one / 100);
}

export interface Told {
  certain: string[];
  more: number;
  odds: string[];
  then: string;
  /** Said where nothing else is. */
  none: string;
}

const MOST = 6;

/** One thing that changes, in words. */
export function changeText(scene: Scene, texts: GameTexts, t: Say): (change: Change) => string {
  const spaces = new Map((scene.boards ?? []).flatMap((board) => board.spaces.map((space) => [space.id, space] as const)));
  const place = (id: string | undefined): string => {
    const space = spaces.get(id ?? '');
    return space ? texts.label(space.name || space.kind) : '';
  };
  return (change: Change): string => {
    const label = texts.label(change.label);
    const whose = change.owner != null && change.owner !== scene.viewer ? `${texts.name(`@${change.owner}`)}: ` : '';
    switch (change.what) {
      case 'turn':
        return t('foresee-turn');
      case 'owner':
        return change.owner == null ? label : `${label} → ${texts.name(`@${change.owner}`)}`;
      case 'piece':
      case 'mark': {
        const [from, to] = [place(change.start), place(change.end)];
        if (to) return `${whose}${label} → ${to}`;
        return from ? t('foresee-gone', { what: `${whose}${label}`, from }) : `${whose}${label}`;
      }
      default:
        return `${whose}${label} ${signed(change.by ?? 0)}`;
    }
  };
}

export function told(consequence: Consequence, scene: Scene, texts: GameTexts, t: Say): Told {
  const say = changeText(scene, texts, t);
  const certain = (consequence.certain ?? []).map(say).filter(Boolean);
  const outcomes = consequence.outcomes ?? [];
  const decided = hundredths(outcomes.map(({ share }) => share));
  const odds = [
    ...outcomes.map(({ words }, n) => `${texts.label(words!)}: ${percent(decided[n]!)}`),
    ...(consequence.likely ?? []).map(({ share, change }) => `${say(change!)}: ${percent(share)}`),
  ];
  const then = consequence.then ? texts.label(consequence.then) : '';
  const silent = !certain.length && !odds.length && !then;
  return {
    certain: certain.slice(0, MOST),
    more: Math.max(0, certain.length - MOST),
    odds,
    then: then ? t('foresee-then', { question: then }) : '',
    none: silent ? t(consequence.luck ? 'foresee-luck' : 'foresee-none') : '',
  };
}
