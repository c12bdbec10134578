/** What things are called, in the reader's language. */

import { phrase } from './phrases';
import type { Card, Figure, Label, Line, OptionView, Piece, Remark, Route, Space } from './types';

export type Say = (key: string, args?: Record<string, unknown>) => string;
export type Name = (id: string) => string;

export interface Voice {
  say: Say;
  name: Name;
}

/** A label in words; an empty one stays empty. */
export function told(voice: Voice, label: Label | undefined): string {
  if (!label) return '';
  return typeof label === 'string' ? voice.name(label) : voice.say(label.key, label.args ?? {});
}

/** An option as a sentence. */
export const optionText = (voice: Voice, option: OptionView): string => voice.say(`option-${option.verb}`, option.args);

/** A route as a sentence: where to, and at what cost. */
export const routeText = (voice: Pick<Voice, 'say'>, route: Route): string => voice.say(`route-${route.kind}`, route.args);

/** What should be known before one goes. */
export const remarkText = (voice: Pick<Voice, 'say'>, remark: Remark): string =>
  voice.say(`remark-${remark.kind}`, remark.args ?? {});

/** What may be done beside the question, for those who hear the table. */
export const asideText = (voice: Voice, asides: readonly OptionView[]): string =>
  phrase('scene-asides', { options: asides.map((option) => optionText(voice, option)).join(', ') });

/** What a thing is called, and what may be done with it beside the question. */
export const withAsides = (voice: Voice, asides: readonly OptionView[] | undefined, label: string): string =>
  asides ? `${label}. ${asideText(voice, asides)}` : label;

/** "Wood 2", for those who hear the table. */
export function figureText(voice: Voice, figure: Figure): string {
  if (figure.of) return phrase(`scene-figure-${figure.of}`, { count: figure.value });
  return `${told(voice, figure.label)} ${figure.value}`.trim();
}

export function lineText(voice: Voice, line: Line): string {
  const cost = (line.cost ?? []).map((figure) => figureText(voice, figure)).join(', ');
  const gain = (line.gain ?? []).map((figure) => figureText(voice, figure)).join(', ');
  return cost && gain ? `${cost} → ${gain}` : cost || gain;
}

/** A space with all that is on it: "North · Forest: exhausted, ghost, mill (Anna)". */
export function spaceText(voice: Voice, space: Space, here: readonly Piece[]): string {
  const title = [told(voice, space.name), told(voice, space.kind)].filter(Boolean).join(' · ');
  const things = [
    ...(space.marks ?? []).map((mark) => voice.name(mark.kind)),
    ...here.map((piece) => pieceText(voice, piece)),
  ];
  return things.length ? `${title}: ${things.join(', ')}` : title;
}

export function pieceText(voice: Voice, piece: Piece): string {
  const title = told(voice, piece.name || piece.kind);
  const owner = piece.owner == null ? '' : ` (${voice.name(`@${piece.owner}`)})`;
  return `${title}${owner}${piece.figure == null ? '' : ` ${piece.figure}`}`;
}

/** All that a card says, for those who hear the table. */
export function cardText(voice: Voice, card: Card): string {
  if (!card.face) return voice.name(card.back);
  const title = told(voice, card.title || card.face);
  const figures = (card.figures ?? []).map((figure) => figureText(voice, figure));
  const lines = (card.lines ?? []).map((line) => lineText(voice, line));
  return [`${title} (${voice.name(card.back)})`, ...figures, ...lines, told(voice, card.text)]
    .filter(Boolean)
    .join('. ');
}
