/** What may be done beside a question: at hand on the parts it touches, never an answer by itself. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusalsAt } from '../picking';
import type { RefusalView } from '../types';
import { ask, click, furnish, key, moment, option, showMat, showScene, type Shown } from './world';

let shown: Shown | undefined;
beforeEach(furnish);
afterEach(() => {
  shown?.end();
  shown = undefined;
});

const start = moment('middle');
const mat = start.scene.mats![0]!;
const counter = mat.counters![0]!.id;
const track = mat.tracks![0]!.id;
const card = mat.rows!.find((row) => row.cards.length)!.cards[0]!.id;
const ditch = (touched: string) => option(`ditch:${touched}`, [touched]);

describe('an aside', () => {
  it.each([
    ['a card', card],
    ['a counter', counter],
    ['a track', track],
  ])('is marked quietly on %s, can be reached by the keyboard and is told', (_, part) => {
    const asks = [{ ...ask(option('end', [])), asides: [ditch(part)] }];
    shown = showMat({ scene: start.scene, asks }, 0, true);
    const element = shown.part(part);
    expect(element.classList).toContain('aside');
    expect(element.classList).not.toContain('lit');
    expect(element.getAttribute('role')).toBe('button');
    expect(element.getAttribute('tabindex')).toBe('0');
    expect(element.getAttribute('aria-label') ?? element.textContent).toMatch(/Also possible: /);
    key(element, 'Enter');
    expect(shown.onpick).toHaveBeenCalledExactlyOnceWith([], expect.anything(), part, [ditch(part)]);
    expect(shown.onwhynot).not.toHaveBeenCalled();
  });

  it('comes after the options of a part that can answer the question', () => {
    const use = option(`use:${card}`, [card]);
    shown = showMat({ scene: start.scene, asks: [{ ...ask(use), asides: [ditch(card)] }] }, 0, true);
    expect(shown.part(card).classList).toContain('lit');
    expect(shown.part(card).classList).not.toContain('aside');
    click(shown.part(card));
    expect(shown.onpick).toHaveBeenCalledExactlyOnceWith([use], expect.anything(), card, [ditch(card)]);
  });
});

describe('a refusal', () => {
  const { scene } = start;
  const piece = scene.pieces!.find(({ state }) => state !== 'absent')!;
  const held = scene.rows!.find((row) => row.where && row.cards.length)!;
  const refusal = (...touches: string[]): RefusalView => ({ option: option('no', touches), rule: 'X-1', args: {} }) as never;

  it.each([
    ['a space', scene.boards![0]!.spaces[0]!.id, false],
    ['a piece', piece.id, false],
    ['a card on the board', held.cards[0]!.id, false],
    ['a card of a mat', card, true],
    ['a counter', counter, true],
    ['a track', track, true],
  ])('is asked for by pressing %s', (_, part, own) => {
    const nothing = { scene, asks: [ask(option('end', []))] };
    shown = own ? showMat(nothing, 0, true) : showScene(nothing);
    click(shown.part(part));
    expect(shown.onwhynot).toHaveBeenCalledExactlyOnceWith(part, expect.anything());
  });

  it('is found on the part, on what it stands on, and on what stands there', () => {
    const own = refusal(piece.id);
    const place = refusal(piece.where);
    expect(refusalsAt(scene, piece.id, [own, place])).toEqual([own]);
    expect(refusalsAt(scene, piece.id, [place])).toEqual([place]);
    expect(refusalsAt(scene, piece.where, [own])).toEqual([own]);
    expect(refusalsAt(scene, held.cards[0]!.id, [refusal(held.id)])).toHaveLength(1);
    expect(refusalsAt(scene, card, [own, place])).toEqual([]);
  });
});
