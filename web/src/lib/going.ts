/** A route under way: its answers are given for the player, as long as what it expects is asked. */
import type { QuestionView, Route, Scene } from '../wire';

export interface Going {
  readonly route: Route;
  readonly seat: number;
  /** The leg that comes next. */
  readonly next: number;
}

/** The ways to a part, the cheapest first. */
export const routesTo = (ask: QuestionView | null, part: string): Route[] =>
  (ask?.routes ?? []).filter((route) => route.goal === part);

/** Whether nothing that can be known may stop it: no need to ask before one goes. */
export const isCertain = (route: Route): boolean => !route.remarks.some((remark) => remark.risky);

/**
 * The leg that a question asks for; null when something else is asked, or the piece is not where
 * it should be by then. A leg that was the only answer has been taken unasked: it is passed over.
 */
export function legAsked({ route, next }: Going, ask: QuestionView, scene: Scene): number | null {
  const where = scene.pieces?.find(({ id }) => id === route.piece)?.where;
  const found = route.legs.findIndex(
    (leg, number) =>
      number >= next &&
      leg.prompt === ask.prompt &&
      leg.at === where &&
      sameArgs(leg.args ?? {}, ask.args) &&
      ask.options.some(({ key }) => key === leg.option),
  );
  return found < 0 ? null : found;
}

function sameArgs(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
  );
}
