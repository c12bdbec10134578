/** Why one option is better than the next, in two sentences. */
import { changeText, percent } from '../foresight/words';
import type { GameTexts } from '../lib/say';
import type { Counsel, Scene } from '../wire';

type Say = (key: string, args?: Record<string, string | number>) => string;

/** What differs in the outcome: what this way brings, what the other would, and the odds. */
export function reasons({ reason }: Counsel, scene: Scene, texts: GameTexts, t: Say): string[] {
  if (!reason) return [];
  const say = changeText(scene, texts, t);
  const odds = reason.odds.map(({ share, other, change, words }) =>
    t('advice-odds', { what: words ? texts.label(words) : say(change!), share: percent(share), other: percent(other) }),
  );
  const list = (lines: string[]): string => lines.filter(Boolean).join('; ');
  const here = list([...reason.gains.map(say), ...odds]);
  const there = list(reason.misses.map(say));
  if (!here && !there) return [t('advice-later')];
  return [here && t('advice-gains', { what: here }), there && t('advice-misses', { what: there })].filter(Boolean);
}
