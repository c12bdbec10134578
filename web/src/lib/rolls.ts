/** Dice whose last roll the story tells: they show what the latest line of theirs says. */
import type { Die, Fact } from '../wire';

/** A die and the line of the story that it was last rolled in: the same face may be rolled again. */
export type Rolled = Die & { line?: number };

export function rolled(dice: readonly Die[], facts: readonly (Fact | undefined)[], upTo = facts.length): Rolled[] {
  return dice.map((die) => {
    if (!die.told || die.shown != null) return die;
    const [kind, arg] = die.told;
    for (let line = Math.min(upTo, facts.length) - 1; line >= 0; line--) {
      const fact = facts[line];
      if (fact?.kind !== kind) continue;
      const shown = die.faces.indexOf(fact.args?.[arg] as string | number);
      return shown < 0 ? die : { ...die, shown, line };
    }
    return die;
  });
}

/** Whether a line of the story is a roll of one of the dice. */
export const isRoll = (dice: readonly Die[], fact: Fact): boolean => dice.some((die) => die.told?.[0] === fact.kind);
