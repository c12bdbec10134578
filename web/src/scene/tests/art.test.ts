/** The art that a game brings: which drawing, filled in how. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Drawings } from '../art/drawings';
import { putWorld } from '../art/shelf.svelte';
import { PLAIN, toneOf, World } from '../art/world';
import { along, edgeLine, outline } from '../geometry';
import { edgePlaces } from '../standing';
import type { Edge, Scene, Space } from '../types';
import { ask, furnish, option, showScene, type Shown } from './world';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const drawings = (inside: string) => new Drawings([svg(inside)]);
const one = (inside: string) => drawings(`<symbol id="x">${inside}</symbol>`);

describe('a drawing', () => {
  it('is one of several, always the same for the same part', () => {
    const many = drawings('<symbol id="tree.1"><path d="M1"/></symbol><symbol id="tree.2"><path d="M2"/></symbol>');
    const drawn = Array.from({ length: 40 }, (_, n) => many.draw('tree', { id: `space-${n}` }));
    expect(new Set(drawn).size).toBe(2);
    expect(many.draw('tree', { id: 'space-7' })).toBe(drawn[7]);
  });

  it('takes figure, icon and emblem of its part, and leaves out what it has not', () => {
    const markup = one(
      '<text data-fill="figure"/><use data-fill="icon" width="9"/><use data-fill="icon:anvil"/><use class="e" data-fill="emblem" x="-5" y="-5" width="10"/>',
    );
    const full = markup.draw('x', { id: 'a', figure: 0, icon: 'sword', owner: 1 });
    expect(full).toContain('>0</text>');
    expect(full).toMatch(/href="[^"]*#sword"/);
    expect(full).toMatch(/href="[^"]*#anvil"/);
    expect(full).toMatch(/<path class="e" transform="translate\(-5 -5\) scale\(0.5\)" d="M/);
    const own = new Drawings([svg('<symbol id="x"><use data-fill="icon"/></symbol>')], (name) => `own.svg#${name}`);
    expect(own.draw('x', { id: 'a', icon: 'sigil' })).toContain('href="own.svg#sigil"');
    expect(markup.draw('x', { id: 'a' })).toMatch(/^<use href="[^"]*#anvil"><\/use>$/);
  });

  it.each([
    ['owner', { owner: 0 }, {}],
    ['!owner', {}, { owner: 0 }],
    ['state=turned', { state: 'turned' }, { state: 'lying' }],
    ['tag=open', { tags: ['old', 'open'] }, { tags: ['shut'] }],
    ['figure=2', { figure: 2 }, { figure: 3 }],
    ['figure&gt;2', { figure: 3 }, { figure: 2 }],
    ['figure&lt;2', { figure: 1 }, {}],
    ['figure%5=0', { figure: 10 }, { figure: 11 }],
    ['!figure&gt;0', {}, { figure: 1 }],
    ['owner figure=2', { owner: 1, figure: 2 }, { owner: 1 }],
  ])('shows something only when %s', (when, yes, no) => {
    const markup = one(`<g data-when="${when}"/>`);
    expect(markup.draw('x', { id: 'a', ...yes })).toBe('<g></g>');
    expect(markup.draw('x', { id: 'a', ...no })).toBe('');
  });

  it('runs nothing and fetches nothing, whoever served it', () => {
    const made = one('<script>1</script><path onclick="1" style="x:y" d="M0"/><use href="//elsewhere.example"/><image href="a.png"/>');
    expect(made.draw('x', { id: 'a' })).toBe('<path d="M0"></path><use></use>');
  });
});

// A game that nobody here has heard of -------------------------------------------------------------

const space = (id: string, extra: Partial<Space>): Space => ({ part: 'space', id, x: 0, y: 0, shape: { form: 'rect', width: 100, height: 100 }, ...extra });
const north = space('north', { x: 50, y: 50, kind: 'marsh', name: 'marsh', owner: 1 });
const south = space('south', { x: 50, y: 250, kind: 'street', name: 'street', tags: ['paved'] });
const wall: Edge = { part: 'edge', id: 'wall', start: 'north', end: 'south', kind: 'wall', line: [[0, 150], [100, 150]], tags: ['open'] };
const arrow: Edge = { part: 'edge', id: 'arrow', start: 'north', end: 'south', kind: 'support', directed: true, owner: 0, figure: 3 };
const scene: Scene = {
  game: 'mires',
  viewer: 0,
  palette: { paper: '#111111', ink: '#eeeeee', accent: '#ffcc00', inks: { marsh: '#335544' } },
  seats: [0, 1].map((seat) => ({ part: 'seat', id: `seat:${seat}`, seat, colour: 'red' })),
  turn: {},
  boards: [{ part: 'board', id: 'mire', name: 'mire', width: 100, height: 300, spaces: [north, south], edges: [wall, arrow], regions: [{ part: 'region', id: 'lit', kind: 'lit', spaces: ['north', 'south'] }] }],
  pieces: [
    { part: 'piece', id: 'guard', kind: 'guard', where: 'south', owner: 0, reach: 80, figure: 4 },
    { part: 'piece', id: 'door', kind: 'token', where: 'wall' },
  ],
};
const art = {
  names: { shown: true, scroll: 'scroll' },
  boards: { mire: { layers: [{ draw: 'fog', margin: 10 }], veils: 2 } },
  spaces: { marsh: { draw: 'reeds', cut: true, frame: [{ style: 'ink-line', inset: 4 }] }, paved: { draw: 'stones', named: false } },
  pieces: { guard: { draw: 'guard' } },
  edges: { wall: { strokes: ['mortar', 'bricks'], middle: 'gate', under: true }, support: { strokes: ['sweep'], bend: 0.2, tip: 'spear' } },
  regions: { lit: { area: true } },
  decks: { plot: { tone: 'marsh', pattern: 'eels' }, other: { tone: '#123456', pattern: 'rays' } },
};
const files = svg(
  ['fog', 'reeds', 'stones', 'guard', 'gate', 'spear', 'eels', 'scroll'].map((id) => `<symbol id="${id}"><path class="${id}-path" d="M0"/></symbol>`).join('') +
    '<defs><pattern id="hatch"/></defs>',
);
const MIRES = new World(art as never, new Drawings([files]));

describe('a game with art of its own', () => {
  let shown: Shown;
  beforeEach(() => {
    furnish();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    putWorld('mires', MIRES);
    shown = showScene({ scene, asks: [ask(option('end', []))] });
  });
  afterEach(() => {
    shown.end();
    putWorld('mires', PLAIN);
  });
  const has = (selector: string) => shown.host.querySelector(selector);

  it('is drawn with it: land, figures, edges, what lies under and over', () => {
    for (const id of ['fog', 'reeds', 'stones', 'guard', 'gate', 'spear', 'scroll']) expect(has(`.${id}-path`), id).not.toBeNull();
    expect(has('.ground-marsh')!.parentElement!.getAttribute('style')).toContain('--kind: var(--ink-marsh)');
    expect(has('.defs pattern#hatch')).not.toBeNull();
    expect(shown.host.querySelectorAll('.veils i')).toHaveLength(2);
  });

  it('cuts a drawing to its outline, repeats the outline as a frame, and washes it in its owner’s colour', () => {
    expect(has('[clip-path="url(#land-north)"] .reeds-path')).not.toBeNull();
    expect(has('.ink-line')!.getAttribute('d')).toMatch(/^M4 .*96 /);
    expect(has('.seat-1 > .wash')).not.toBeNull();
  });

  it('knows a space by its tag where its kind is unknown, and names only what is to be named', () => {
    expect(has('.ground-paved')).not.toBeNull();
    expect(shown.host.querySelectorAll('.names text')).toHaveLength(1);
  });

  it('draws what lies under the land there, in several strokes, and can still be pressed', () => {
    const under = has('.edge-art.edge-wall.open')!;
    expect([...under.querySelectorAll(':scope > path')].map((path) => path.getAttribute('class'))).toEqual(['mortar', 'bricks']);
    expect(shown.part('wall').querySelector('.bricks')).toBeNull();
    expect(shown.part('wall').querySelector('.edge-touch')).not.toBeNull();
  });

  it('sweeps an arrow aside, in its owner’s colour, with its figure', () => {
    const swept = shown.part('arrow');
    expect(swept.querySelector('.sweep')!.getAttribute('d')).toContain('Q');
    expect(swept.classList).toContain('seat-0');
    expect(swept.textContent).toContain('3');
  });

  it('puts a piece on an edge, and a pool around what reaches further', () => {
    expect(shown.part('door').getAttribute('transform')).toBe('translate(50 150)');
    expect(has('circle.reach-guard')!.getAttribute('r')).toBe('80');
  });

  it('washes over a region that is an area', () => {
    expect(shown.part('lit').querySelector('.area')!.getAttribute('d')!.match(/Z/g)).toHaveLength(2);
    expect(shown.part('lit').querySelector('.ribbon')).toBeNull();
  });

  it('colours its cards, by an ink or by a colour, and brings ornaments', () => {
    expect(toneOf(MIRES.deck('plot'))).toBe('var(--ink-marsh)');
    expect(toneOf(MIRES.deck('other'))).toBe('#123456');
    expect(MIRES.ornament(MIRES.deck('plot'))).toContain('eels-path');
    expect(MIRES.ornament(MIRES.deck('other'))).toBe('');
  });
});

describe('a game without art', () => {
  it('is drawn plainly, with its inks', () => {
    furnish();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const shown = showScene({ scene, asks: [ask(option('end', []))] });
    expect(shown.host.querySelectorAll('.ground-unknown')).toHaveLength(2);
    expect(shown.host.querySelector('.token')).not.toBeNull();
    expect(shown.part('guard').textContent).toBe('4');
    expect(shown.part('wall').querySelector('.edge-line')).not.toBeNull();
    shown.end();
  });
});

describe('geometry', () => {
  it('moves the sides of any outline inwards, whichever way it is drawn', () => {
    const points: [number, number][] = [[0, 0], [100, 0], [100, 100], [0, 100]];
    for (const way of [points, points.toReversed()]) {
      const numbers = outline(space('p', { shape: { form: 'polygon', points: way } }), 10, 0).match(/-?[\d.]+/g)!.map(Number);
      expect(Math.min(...numbers)).toBe(10);
      expect(Math.max(...numbers)).toBe(90);
    }
  });

  it('finds the middle and the end of an edge, and places along it', () => {
    const spaces = new Map([north, south].map((one) => [one.id, one]));
    const line = edgeLine(wall, spaces, {})!;
    expect([line.middle, line.heading, line.tip]).toEqual([[50, 150], 0, [100, 150]]);
    expect(along(line.points, 25).map(({ at }) => at[0])).toEqual([25, 50, 75]);
    expect(edgeLine({ ...wall, line: [], end: 'nowhere' }, spaces, {})).toBeNull();
    expect(edgePlaces(new Map([['wall', line]]))[0]![1]).toMatchObject({ x: 50, y: 150 });
    const ring = edgeLine({ ...wall, line: [[0, 0], [9, 0], [9, 9], [0, 0]] }, spaces, { corner: 2 })!;
    expect(ring.path).toMatch(/Z$/);
  });
});
