import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../../fixtures/table.json';
import type { FromClient, Scene, State } from '../wire';
import { applied, iconsOf, partsOf } from './delta';
import type { Wire } from './socket';
import { settings } from './settings.svelte';
import { Table } from './table.svelte';

const states = fixture.states as unknown as State[];
const me = { id: 'p1', name: 'Мира', registered: false };

let heard: FromClient[];
let wire: Wire;
let table: Table;
const say = (message: object): void => wire.onmessage?.({ data: JSON.stringify(message) });
const last = (kind: string): FromClient | undefined => heard.findLast((message) => message.say === kind);

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ tempo: 'once' });
  localStorage.removeItem('igroteka.since.t1');
  heard = [];
  table = new Table('t1', () => {
    wire = { send: (data) => heard.push(JSON.parse(data) as FromClient), close: () => {}, onopen: null, onmessage: null, onclose: null };
    return wire;
  });
  table.open();
  wire.onopen?.({});
  say({ say: 'welcome', protocol: 1, table: fixture.table, you: me, seats: [0], stops: [] });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const upTo = (seq: number): void => states.slice(0, seq + 1).forEach(say);

describe('a change of a scene', () => {
  const scene = states[0]!.scene as Scene;

  it('leaves alone what did not change', () => {
    const next = applied(scene, { fields: { turn: { seat: 1 } } });
    expect(next.turn).toEqual({ seat: 1 });
    expect(next.boards).toBe(scene.boards);
  });

  it('replaces in place, drops and adds parts', () => {
    const [first, second] = scene.pieces!;
    const moved = { ...first!, where: 'k_e' };
    const fresh = { ...first!, id: 'ghost:new' };
    const next = applied(scene, { changed: { pieces: [moved, fresh] }, gone: { pieces: [second!.id] } });
    expect(next.pieces![0]).toEqual(moved);
    expect(next.pieces!.at(-1)).toEqual(fresh);
    expect(next.pieces!.map((piece) => piece.id)).not.toContain(second!.id);
  });

  it('follows the order that is given', () => {
    const order = scene.pieces!.map((piece) => piece.id).reverse();
    const next = applied(scene, { order: { pieces: order } });
    expect(next.pieces!.map((piece) => piece.id)).toEqual(order);
  });

  it('cannot order what is not there', () => {
    expect(() => applied(scene, { order: { pieces: ['nobody'] } })).toThrow('nobody');
  });

  it('reaches into boards and mats, and keeps every part that it does not name', () => {
    const board = scene.boards![0]!;
    const [space, other] = board.spaces;
    const mat = scene.mats![0]!;
    const counter = mat.counters![0]!;
    const next = applied(scene, {
      inside: {
        boards: { [board.id]: { inside: { spaces: { [space!.id]: { fields: { owner: 1 } } } } } },
        mats: { [mat.id]: { inside: { counters: { [counter.id]: { fields: { value: 77 } } } } } },
      },
    });
    expect(next.boards![0]!.spaces[0]).toEqual({ ...space, owner: 1 });
    expect(next.boards![0]!.spaces[1]).toBe(other);
    expect(next.boards![0]!.edges).toBe(board.edges);
    expect(next.mats![0]!.counters![0]).toEqual({ ...counter, value: 77 });
    expect(next.mats![0]!.rows).toBe(mat.rows);
    expect(next.pieces).toBe(scene.pieces);
  });

  it('puts new parts where they belong', () => {
    const [first, second] = scene.pieces!;
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ ...first!, id }));
    const put: [string, string][] = [['a', ''], ['b', first!.id], ['c', 'b']];
    const next = applied(scene, { changed: { pieces: [a, b, c] }, put: { pieces: put } });
    expect(next.pieces!.slice(0, 5).map((piece) => piece.id)).toEqual(['a', first!.id, 'b', 'c', second!.id]);
    expect(next.pieces!.length).toBe(scene.pieces!.length + 3);
  });

  it('cannot change what is not there', () => {
    expect(() => applied(scene, { inside: { pieces: { nobody: { fields: { where: 'k_e' } } } } })).toThrow('nobody');
  });

  it('finds all parts and their icons', () => {
    const parts = partsOf(scene);
    for (const id of ['k_c', 'seat:0', 'mat:0', 'track:exploration', 'supply:ghost']) expect(parts.has(id)).toBe(true);
    expect(iconsOf(scene).get('forest')).toBe('forest');
  });
});

describe('a table', () => {
  it('is put up settled at first and after a new connection, and moves only in between', () => {
    upTo(0);
    expect(table.settled).toBe(true);
    upTo(2);
    expect(table.settled).toBe(false);
    wire.onclose?.({});
    vi.advanceTimersByTime(1000);
    wire.onopen?.({});
    say({ say: 'welcome', protocol: 1, table: fixture.table, you: me, seats: [0], stops: [] });
    say({ ...states[0], seq: 3 });
    expect(table.settled).toBe(true);
  });

  it('passes by itself where it was told to, until its own turn at most', () => {
    upTo(3);
    expect(table.scene!.turn.seat).toBe(3);
    table.stop(0, { auto_pass: ['answer'] });
    expect(last('stops')).toEqual({ say: 'stops', seat: 0, auto_pass: ['answer'], until_my_turn: false });
    expect(table.canSkip).toBe(true);
    table.skip(true);
    expect(last('stops')).toEqual({ say: 'stops', seat: 0, auto_pass: ['answer'], until_my_turn: true });
    expect(table.skipping).toBe(true);
    say(states[4]!);
    expect(table.scene!.turn.seat).toBe(0);
    expect(table.skipping).toBe(false);
    expect(table.canSkip).toBe(false);
    expect(table.stopsOf(0).auto_pass).toEqual(['answer']);
  });

  it('learns from the welcome what was set before', () => {
    const stops = [{ seat: 0, auto_pass: ['answer'], until_my_turn: true }];
    say({ say: 'welcome', protocol: 1, table: fixture.table, you: me, seats: [0], stops });
    expect(table.stopsOf(0)).toEqual({ auto_pass: ['answer'], until_my_turn: true });
  });

  it('puts the recorded match together', () => {
    upTo(states.length - 1);
    expect(table.seq).toBe(states.length - 1);
    expect(table.fresh).toBe(true);
    expect(table.facts).toHaveLength(states.reduce((sum, state) => sum + state.facts.length, 0));
    expect(table.seats).toEqual([0]);
  });

  it('shows what others do at the pace that is wished, and at once to who is in a hurry', () => {
    settings.set({ tempo: 'fast', moments: 'off' });
    upTo(3);
    expect([table.seq, table.behind]).toEqual([0, 3]);
    vi.advanceTimersByTime(250);
    expect([table.seq, table.behind]).toEqual([1, 2]);
    table.hurry();
    expect([table.seq, table.behind]).toEqual([3, 0]);
  });

  it('remembers what was told when its player last answered, also for a later visit', () => {
    upTo(4);
    expect(table.since).toBe(7);
    table.answer(table.ask!.options[0]!);
    say(states[5]!);
    expect([table.since, localStorage.getItem('igroteka.since.t1')]).toEqual([12, '12']);
  });

  it('lights what the options touch, only while it is one’s turn', () => {
    upTo(3);
    expect(table.lit.size).toBe(0);
    say(states[4]!);
    expect(table.lit.size).toBeGreaterThan(0);
    expect([...table.lit].every((id) => table.parts.has(id))).toBe(true);
  });

  it('sends an answer once, and waits for what comes of it', () => {
    upTo(4);
    const option = table.ask!.options[0]!;
    table.answer(option);
    table.answer(option);
    expect(heard.filter((message) => message.say === 'answer')).toHaveLength(1);
    expect(last('answer')).toMatchObject({ seat: 0, option: option.key, expected: 4 });
    expect(table.busy).toBe(true);
    expect(table.lit.size).toBe(0);
    say(states[5]!);
    expect(table.busy).toBe(false);
  });

  it('lets one answer again after a refusal', () => {
    upTo(4);
    table.answer(table.ask!.options[0]!);
    const { key } = last('answer') as { key: string };
    say({ say: 'refused', key, problem: 'problem-stale', args: {}, rule: '' });
    expect(table.busy).toBe(false);
    expect(table.refused?.problem).toBe('problem-stale');
  });

  it('takes no answer while the connection is lost, and shows nothing as fresh', () => {
    upTo(4);
    wire.onclose?.({});
    expect(table.fresh).toBe(false);
    expect(table.lit.size).toBe(0);
    table.answer(table.ask!.options[0]!);
    expect(last('answer')).toBeUndefined();
  });

  it('shortens the story when answers are taken back', () => {
    upTo(4);
    const told = table.facts.length;
    say({ ...states[5]!, facts: [], facts_from: told - 2 });
    expect(table.facts).toHaveLength(told - 2);
  });

  it('asks for everything when the story has a gap', () => {
    upTo(4);
    say({ ...states[5]!, facts_from: table.facts.length + 3 });
    expect(last('hello')).toMatchObject({ have: -1 });
  });

  it('lets a running clock run, and a standing one stand', () => {
    const clocks = [
      { seat: 0, left: 60, running: true },
      { seat: 1, left: 30, running: false },
    ];
    say({ ...states[0]!, clocks });
    vi.advanceTimersByTime(10_000);
    expect(table.left(0)!.left).toBeCloseTo(50, 0);
    expect(table.left(1)!.left).toBe(30);
    expect(table.left(2)).toBeNull();
  });

  it('says its grain of luck once it was welcomed', async () => {
    const early = new Table('t2', () => (wire = { send: (data) => heard.push(JSON.parse(data) as FromClient), close: () => {}, onopen: null, onmessage: null, onclose: null }));
    early.open();
    expect(early.welcomes).toBe(0);
    wire.onopen?.({});
    say({ say: 'welcome', protocol: 1, table: fixture.table, you: me, seats: [0], stops: [] });
    await Promise.resolve();
    expect(early.welcomes).toBe(1);
    early.salt(0, 'a1b2c3d4');
    expect(last('salt')).toEqual({ say: 'salt', seat: 0, salt: 'a1b2c3d4' });
    early.close();
  });

  it('knows how many answers changed rules have taken back, until somebody answers', () => {
    say({ ...states[0], set_back: 3 });
    expect(table.setBack).toBe(3);
    say({ ...states[1], set_back: 0 });
    expect(table.setBack).toBe(0);
  });

  it('keeps every line of chat once', () => {
    const line = (id: number): object => ({ id, name: 'Олег', seat: null, text: `${id}`, at: 0 });
    say({ say: 'chat', lines: [line(2), line(3)] });
    say({ say: 'chat', lines: [line(1), line(3), line(4)] });
    expect(table.chat.map((one) => one.id)).toEqual([1, 2, 3, 4]);
  });

  it('agrees to an undo for those of its seats that have not', () => {
    const asked = { say: 'undo_asked', seat: 1, answers: 2, consented: [2], declined_by: null, done: false };
    say(asked);
    table.consent(true);
    expect(last('consent')).toEqual({ say: 'consent', seat: 0, yes: true });
    say({ ...asked, done: true });
    expect(table.undoAsked).toBeNull();
  });
});
