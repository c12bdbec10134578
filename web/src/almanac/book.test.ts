import { describe, expect, it } from 'vitest';
import { GameTexts } from '../lib/say';
import type { Almanac, Part, Scene } from '../wire';
import { aboutPart } from './about';
import { Book, whereabouts } from './book';

const almanac: Almanac = {
  palette: { paper: '#000000', ink: '#ffffff', accent: '#ff0000' },
  chapters: [
    { id: 'things', name: 'chapter:things' },
    { id: 'terms', name: 'chapter:terms' },
  ],
  pages: [
    { id: 'sword', chapter: 'things', name: 'sword', text: 'sword:text', drawing: {} },
    { id: 'forest', chapter: 'things', name: 'forest', drawing: {} },
    { id: 'knight', chapter: 'terms', name: 'knight', drawing: {} },
    { id: 'label-gold', chapter: 'terms', name: { key: 'label-gold' }, drawing: {}, also: ['gold'] },
  ],
  refers: { card: ['about', 'face', 'back'], space: ['about', 'name', 'kind'], piece: ['about', 'name', 'kind'], counter: ['about', 'label'], mat: ['about'], seat: ['about'] },
};
const names = { 'chapter:things': 'Things', 'chapter:terms': 'Terms', sword: 'Sword', 'sword:text': 'Sharp steel.', forest: 'Forest', knight: 'Knight', glade: 'Old Glade' };
const texts = new GameTexts({ lang: 'en', fluent: ['label-gold = Gold\nfact-found = { $who } finds { $what }\n'], names }).withSeats(['Ann', 'Bob']);
const scene = {
  game: 'toy',
  viewer: 0,
  palette: almanac.palette,
  turn: {},
  seats: [{ part: 'seat', id: 'seat:0', seat: 0, colour: 'red' }],
  boards: [{ part: 'board', id: 'board', name: 'forest', width: 9, height: 9, spaces: [{ part: 'space', id: 's1', shape: { form: 'circle', radius: 1 }, x: 0, y: 0, name: 'glade', kind: 'forest' }] }],
  pieces: [
    { part: 'piece', id: 'k', kind: 'knight', where: 's1', owner: 0 },
    { part: 'piece', id: 'gone', kind: 'sword', where: 's1', state: 'absent' },
  ],
  mats: [{ part: 'mat', id: 'mat:0', seat: 0, about: 'knight', counters: [{ part: 'counter', id: 'gold', label: { key: 'label-gold' }, value: 3 }], rows: [{ part: 'row', id: 'hand', label: 'sword', cards: [{ part: 'card', id: 'c1', back: 'deck', face: 'sword' }] }] }],
} as unknown as Scene;
const book = new Book(almanac);
const ids = (part: unknown): string[] => book.of(part as Part, scene).map(({ id }) => id);

describe('the almanac', () => {
  it('finds pages as the almanac says that parts refer to them', () => {
    expect(ids(scene.boards![0]!.spaces[0])).toEqual(['forest']);
    expect(ids(scene.mats![0]!.counters![0])).toEqual(['label-gold']);
    expect(ids(scene.seats[0])).toEqual(['knight']);
    expect(book.page('gold')?.id).toBe('label-gold');
  });

  it('tells what stands on a place, but not of what is absent', () => {
    expect(book.around(scene.boards![0]!.spaces[0]!, scene).map(({ id }) => id)).toEqual(['knight']);
  });

  it('is searched by name and text', () => {
    expect(book.sections('STEEL', texts).flatMap(({ pages }) => pages.map(({ id }) => id))).toEqual(['sword']);
    expect(book.sections('', texts).map(({ chapter }) => chapter.id)).toEqual(['things', 'terms']);
  });

  it('tells where things are now', () => {
    const at = (id: string) => whereabouts(book, book.page(id)!, scene, texts, 'supply');
    expect(at('knight')).toEqual([{ place: 'Old Glade (Ann)', count: 1 }]);
    expect(at('sword')).toEqual([{ place: 'Ann', count: 1 }]);
    expect(at('label-gold')).toEqual([{ place: 'Ann', count: 3 }]);
  });

  it('calls a part by its own name, and a counter with its number', () => {
    expect(aboutPart(book, scene, texts, 's1')).toMatchObject({ called: 'Old Glade', kinds: 'Forest · Things' });
    expect(aboutPart(book, scene, texts, 'gold')).toMatchObject({ called: 'Gold: 3', kinds: 'Terms' });
    expect(aboutPart(book, scene, texts, 'nothing')).toBeNull();
  });

  it('follows names in sentences', () => {
    expect(texts.pieces('fact-found', { who: '@1', what: 'sword' })).toEqual([{ text: 'Bob', seat: 1 }, { text: ' finds ' }, { text: 'Sword', about: 'sword' }]);
    expect(texts.say('fact-found', { who: '@1', what: 'sword' })).toBe('Bob finds Sword');
  });
});
