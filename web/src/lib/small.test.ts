import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import fixture from '../../fixtures/table.json';
import type { Die, Fact, Frame, Scene, SeatInfo } from '../wire';
import { actorOf, iconOf } from './asking';
import { NumberKeys } from './keys';
import { sameNames, seatNames } from './people';
import { Replay } from './replay.svelte';
import { isRoll, rolled } from './rolls';
import { parse } from './route.svelte';
import { chaptersOf, found, linked } from './rulebook';
import { GameTexts } from './say';

describe('addresses', () => {
  it('lead to pages', () => {
    expect(parse('/')).toEqual({ page: 'lobby' });
    expect(parse('/table/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(parse('/rules/kalena')).toEqual({ page: 'rules', game: 'kalena' });
    expect(parse('/settings')).toEqual({ page: 'settings' });
    for (const lost of ['/nowhere', '/table', '/table/a/b', '/settings/a']) expect(parse(lost)).toEqual({ page: 'lost' });
  });
});

describe('number keys', () => {
  let picked: number[];
  let keys: NumberKeys;
  beforeEach(() => {
    vi.useFakeTimers();
    picked = [];
    keys = new NumberKeys((number) => picked.push(number));
  });
  afterEach(() => void vi.useRealTimers());

  it('pick at once where no second digit can follow', () => {
    keys.press('3', 9);
    expect(picked).toEqual([3]);
  });

  it('wait for a second digit where one may follow', () => {
    keys.press('1', 15);
    expect(picked).toEqual([]);
    keys.press('2', 15);
    expect(picked).toEqual([12]);
    keys.press('1', 15);
    vi.advanceTimersByTime(800);
    expect(picked).toEqual([12, 1]);
  });

  it('pick what was typed when a further digit leads nowhere', () => {
    for (const digit of '111') keys.press(digit, 10);
    expect(picked).toEqual([1]);
    vi.advanceTimersByTime(800);
    expect(picked).toEqual([1, 1]);
  });

  it('pick nothing that is not there', () => {
    keys.press('8', 5);
    keys.press('0', 5);
    vi.advanceTimersByTime(800);
    expect(picked).toEqual([]);
  });
});

describe('the rulebook', () => {
  const rules = [
    { id: 'KAL-TERM-1', chapter: 'Термины', text: 'Ёлка. См. KAL-MAP-2 и KAL-NO-9.' },
    { id: 'KAL-MAP-2', chapter: 'Поле', text: 'Клетки поля.' },
  ];

  it('is searched without regard to capitals and to the dots of ё', () => {
    expect(found(rules, 'елка').map((rule) => rule.id)).toEqual(['KAL-TERM-1']);
    expect(found(rules, 'map-2')).toHaveLength(2);
    expect(found(rules, 'поле клетки').map((rule) => rule.id)).toEqual(['KAL-MAP-2']);
  });

  it('has chapters in order', () => {
    expect(chaptersOf(rules).map((chapter) => chapter.name)).toEqual(['Термины', 'Поле']);
  });

  it('links the rules that a rule mentions, if there are such', () => {
    const pieces = linked(rules[0]!.text, new Map(rules.map((rule) => [rule.id, rule])));
    expect(pieces.filter((piece) => piece.rule)).toEqual([{ text: 'KAL-MAP-2', rule: rules.find((rule) => rule.id === 'KAL-MAP-2') }]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(rules[0]!.text);
  });
});

describe('a fact', () => {
  it('has an actor and the icon of what it names', () => {
    const fact: Fact = { kind: 'built', rule: 'KAL-BUILD-4', args: { who: '@2', building: 'mill' } };
    expect(actorOf(fact)).toBe(2);
    expect(iconOf(fact, new Map([['mill', 'windmill']]))).toBe('windmill');
    expect(actorOf({ kind: 'rested', rule: 'KAL-REST-1' })).toBeNull();
  });
});

describe('a replay', () => {
  const frame = (answers: number): Frame => ({ answers, facts: [{ kind: `k${answers}`, rule: '' }], facts_from: answers, scene: {} }) as unknown as Frame;

  it('fetches bundles once and travels by the story', async () => {
    const load = vi.fn(async (_: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => frame(from + i)));
    const replay = new Replay('t', 60, load);
    await replay.open();
    await vi.waitFor(() => expect(replay.facts).toHaveLength(61));
    expect(load).toHaveBeenCalledTimes(3);
    await replay.go(1);
    expect([replay.at, replay.line, replay.jumped]).toEqual([1, 1, false]);
    await replay.toLine(40);
    expect(replay.frame?.answers).toBe(40);
    expect(replay.jumped).toBe(true);
    await replay.go(999);
    expect(replay.at).toBe(60);
  });

  it('finds the moment of a line that was not fetched yet', async () => {
    const load = vi.fn(async (_: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => frame(from + i)));
    const replay = new Replay('t', 60, load);
    await replay.toLine(30);
    expect([replay.at, replay.line]).toEqual([30, 30]);
    expect(load.mock.calls.length).toBeLessThanOrEqual(3);
  });

  const bundle = async (_: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => frame(from + i));

  it('shows what was wished for last, whichever answer comes first', async () => {
    const late: (() => void)[] = [];
    const load = vi.fn(async (id: string, from: number, to: number) => {
      if (from) await new Promise<void>((resolve) => late.push(resolve));
      return bundle(id, from, to);
    });
    const replay = new Replay('t', 60, load);
    const slow = replay.toLine(30);
    await replay.go(2);
    late.forEach((resolve) => resolve());
    await slow;
    expect(replay.at).toBe(2);
  });

  it('says that a moment cannot be fetched, and fetches it when asked again', async () => {
    let lost = true;
    const load = vi.fn(async (id: string, from: number, to: number) => {
      if (from && lost) throw new Error('lost');
      return bundle(id, from, to);
    });
    const replay = new Replay('t', 60, load);
    await replay.open();
    await replay.toLine(30);
    expect([replay.at, String(replay.fault)]).toEqual([0, 'Error: lost']);
    lost = false;
    await replay.retry();
    expect([replay.at, replay.fault]).toEqual([30, null]);
    await vi.waitFor(() => expect(replay.facts).toHaveLength(61));
  });
});

describe('dice', () => {
  const die: Die = { part: 'die', id: 'd', label: 'd', faces: ['plain', 'forest'], told: ['spread', 'terrain'] };
  const told = (terrain: string): Fact => ({ kind: 'spread', rule: '', args: { who: '@0', terrain } });
  const other: Fact = { kind: 'rested', rule: '' };

  it('show what the latest line of theirs tells, up to the moment that is shown', () => {
    const facts = [told('plain'), other, told('forest'), other];
    expect(rolled([die], facts)).toEqual([{ ...die, shown: 1, line: 2 }]);
    expect(rolled([die], facts, 2)).toEqual([{ ...die, shown: 0, line: 0 }]);
    expect(rolled([die], [other])).toEqual([die]);
    expect(facts.map((fact) => isRoll([die], fact))).toEqual([true, false, true, false]);
  });

  it('stay as the scene has them where it knows', () => {
    expect(rolled([{ ...die, shown: 0 }], [told('forest')])).toEqual([{ ...die, shown: 0 }]);
  });
});

describe('names at a table', () => {
  const seat = (number: number, name: string, bot = ''): SeatInfo => ({
    seat: number, colour: ['red', 'blue', 'green'][number]!, person: '', name, bot, filling_in: Boolean(name && bot), here: true, muted: false,
  });
  const texts = new GameTexts(fixture.texts.en);

  it('are people’s own, or colours', () => {
    expect(seatNames([seat(0, 'Mira'), seat(1, '', 'greedy'), seat(2, 'Jan', 'greedy')], texts)).toEqual(['Mira', 'Blue', 'Jan']);
  });

  it('follow what a seat has become', () => {
    const seats = [{ part: 'seat', seat: 1, colour: 'green' }];
    const scene = { seats } as unknown as Scene;
    expect(seatNames([seat(0, 'Mira'), seat(1, '', 'greedy')], texts, scene)).toEqual(['Mira', 'Green']);
  });

  it('tell apart the seats of one person', () => {
    expect(seatNames([seat(0, 'Mira'), seat(1, 'Mira')], texts)).toEqual(['Mira · Red', 'Mira · Blue']);
  });

  it('stay the very same as long as nobody is renamed', () => {
    const before = ['Mira', 'Blue'];
    expect(sameNames(before, ['Mira', 'Blue'])).toBe(before);
    expect(sameNames(before, ['Mira', 'Jan'])).toEqual(['Mira', 'Jan']);
  });
});
