import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../../fixtures/table.json';
import { unrouted } from '../scene/picking';
import type { FromClient, QuestionView, Route, State } from '../wire';
import { isCertain, legAsked, routesTo } from './going';
import type { Wire } from './socket';
import { Table } from './table.svelte';

const base = fixture.states[0] as unknown as State;
const walker = base.scene!.pieces![0]!;
const option = (key: string) => ({ key, verb: 'end', args: {}, touches: [] });
const question = (points: number, ...keys: string[]): QuestionView => ({
  seat: 0,
  prompt: 'walk',
  args: { points },
  rule: 'X-1',
  options: keys.map(option),
  asides: [],
  reaction: false,
  routes: [],
});
const leg = (key: string, at: string, points: number) => ({ option: key, at, prompt: 'walk', args: { points } });
const route: Route = {
  kind: 'walk',
  goal: 'k_e',
  piece: walker.id,
  path: ['k_w', 'k_c', 'k_e'],
  legs: [leg('step:k_c', 'k_w', 3), leg('step:k_e', 'k_c', 2), leg('stop', 'k_e', 1)],
  args: {},
  remarks: [],
};
const scene = (where: string) => ({ ...base.scene!, pieces: [{ ...walker, where }] });

describe('the leg that a question asks for', () => {
  const going = { route, seat: 0, next: 1 };

  it('is the next one, while everything is as it should be', () => {
    expect(legAsked(going, question(2, 'step:k_e', 'stop'), scene('k_c'))).toBe(1);
  });
  it('passes over what was taken unasked', () => {
    expect(legAsked(going, question(1, 'stop', 'card'), scene('k_e'))).toBe(2);
  });
  it.each([
    ['other arguments', question(0, 'step:k_e'), 'k_c'],
    ['more arguments', { ...question(2, 'step:k_e'), args: { points: 2, more: 1 } }, 'k_c'],
    ['another prompt', { ...question(2, 'step:k_e'), prompt: 'fight' }, 'k_c'],
    ['an answer that is no longer offered', question(2, 'stop'), 'k_c'],
    ['a piece that stands elsewhere', question(2, 'step:k_e'), 'n_c'],
    ['a question that lies behind', question(3, 'step:k_c'), 'k_w'],
  ])('is none with %s', (_, ask, where) => {
    expect(legAsked(going, ask, scene(where))).toBeNull();
  });
});

describe('routes', () => {
  it('are found by where they lead', () => {
    const ask = { ...question(3), routes: [route, { ...route, goal: 'n_c' }] };
    expect(routesTo(ask, 'k_e')).toEqual([route]);
    expect(routesTo(null, 'k_e')).toEqual([]);
  });
  it('of one leg tell more of that answer, which is then not offered twice', () => {
    const step = { ...route, legs: route.legs.slice(0, 1) };
    const options = [option('step:k_c'), option('stop')];
    expect(unrouted(options, [step, route])).toEqual([option('stop')]);
    expect(unrouted(options, [route])).toEqual(options);
  });
  it('are certain unless a remark is risky', () => {
    const remark = { kind: 'fight', rule: 'X-2' };
    expect(isCertain({ ...route, remarks: [remark] })).toBe(true);
    expect(isCertain({ ...route, remarks: [{ ...remark, risky: true }] })).toBe(false);
  });
});

describe('going', () => {
  let heard: FromClient[];
  let wire: Wire;
  let table: Table;
  let seq: number;
  const tell = (message: object): void => wire.onmessage?.({ data: JSON.stringify(message) });
  const answers = (): string[] => heard.flatMap((one) => (one.say === 'answer' ? [one.option] : []));
  /** A state in which the walker stands somewhere and something is asked. */
  const stand = (where: string, ...asks: QuestionView[]): void => {
    const whole = seq < 0;
    const delta = { changed: { pieces: [{ ...walker, where }] }, gone: {}, order: {}, fields: {} };
    seq += 1;
    const change = whole ? { scene: { ...base.scene!, pieces: scene(where).pieces } } : { scene: null, delta, based_on: seq - 1 };
    tell({ ...base, ...change, seq, facts: [], facts_from: 0, asks });
  };

  beforeEach(() => {
    vi.useFakeTimers();
    heard = [];
    seq = -1;
    table = new Table('t1', () => {
      wire = { send: (data) => heard.push(JSON.parse(data) as FromClient), close: () => {}, onopen: null, onmessage: null, onclose: null };
      return wire;
    });
    table.open();
    wire.onopen?.({});
    tell({ say: 'welcome', protocol: 1, table: fixture.table, you: { id: 'p1', name: 'Мира', registered: false }, seats: [0], stops: [] });
    stand('k_w', { ...question(3, 'step:k_c', 'stop'), routes: [route] });
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  it('lights the goals of routes', () => {
    expect(table.lit.has('k_e')).toBe(true);
  });

  it('gives the answers one after another, each when its question is there', () => {
    table.go(route);
    expect(answers()).toEqual(['step:k_c']);
    expect(table.lit.size).toBe(0);
    stand('k_c', question(2, 'step:k_e', 'stop'));
    expect(answers()).toEqual(['step:k_c']); // the step shall be seen first
    vi.advanceTimersByTime(1000);
    expect(answers()).toEqual(['step:k_c', 'step:k_e']);
    stand('k_e', question(1, 'stop', 'card'));
    vi.advanceTimersByTime(1000);
    expect(answers()).toEqual(['step:k_c', 'step:k_e', 'stop']);
    expect(table.going).toBeNull();
  });

  it('waits while others are asked', () => {
    table.go(route);
    stand('k_w');
    vi.advanceTimersByTime(5000);
    expect(table.going).not.toBeNull();
    stand('k_c', question(2, 'step:k_e', 'stop'));
    vi.advanceTimersByTime(1000);
    expect(answers()).toEqual(['step:k_c', 'step:k_e']);
  });

  it('ends when something else is asked, and all is lit again', () => {
    table.go(route);
    stand('k_c', question(0, 'step:k_e', 'stop'));
    vi.advanceTimersByTime(1000);
    expect(answers()).toEqual(['step:k_c']);
    expect(table.going).toBeNull();
  });

  it('ends when an answer is refused', () => {
    table.go(route);
    const { key } = heard.findLast((one) => one.say === 'answer') as { key: string };
    tell({ say: 'refused', key, problem: 'problem-stale', args: {}, rule: '' });
    expect(table.going).toBeNull();
  });

  it('ends when the player says so, or answers otherwise', () => {
    table.go(route);
    stand('k_c', question(2, 'step:k_e', 'stop'));
    table.halt();
    vi.advanceTimersByTime(1000);
    expect(answers()).toEqual(['step:k_c']);
    table.answer(option('stop'));
    expect(answers()).toEqual(['step:k_c', 'stop']);
  });

  it('does not go on after the connection was lost', () => {
    table.go(route);
    wire.onclose?.({});
    vi.advanceTimersByTime(1000);
    wire.onopen?.({});
    tell({ say: 'welcome', protocol: 1, table: fixture.table, you: { id: 'p1', name: 'Мира', registered: false }, seats: [0], stops: [] });
    seq = 5;
    tell({ ...base, scene: scene('k_c'), seq, facts: [], facts_from: 0, asks: [question(2, 'step:k_e', 'stop')] });
    vi.advanceTimersByTime(1000);
    expect(answers().filter((key) => key === 'step:k_e')).toEqual([]);
    expect(table.going).toBeNull();
  });
});
