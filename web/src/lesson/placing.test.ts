import { describe, expect, it } from 'vitest';
import { beside, docked, overlap, type Box } from './placing';

const room: Box = { x: 0, y: 0, width: 1000, height: 700 };
const bubble = { width: 300, height: 160 };
const inside = (box: Box): boolean => box.x >= 0 && box.y >= 0 && box.x + box.width <= room.width && box.y + box.height <= room.height;

describe('the bubble', () => {
  it('stands beside what it speaks of, wherever that is, and in the window', () => {
    for (let x = 0; x <= 960; x += 80)
      for (let y = 0; y <= 660; y += 60) {
        const target = { x, y, width: 40, height: 40 };
        const placed = beside(bubble, target, [], room);
        expect(overlap(placed, target)).toBe(0);
        expect(inside(placed)).toBe(true);
      }
  });

  it('leaves in sight what else matters', () => {
    const target = { x: 500, y: 300, width: 60, height: 60 };
    const ask = { x: 560, y: 0, width: 440, height: 700 };
    expect(overlap(beside(bubble, target, [ask], room), ask)).toBe(0);
  });

  it('stays where it stands while another place is hardly better, and goes when it hides something', () => {
    const target = { x: 480, y: 300, width: 40, height: 40 };
    const first = beside(bubble, target, [], room);
    const drifting = { x: first.x, y: first.y, width: 20, height: 20 };
    expect(beside(bubble, target, [drifting], room).which).not.toBe(first.which);
    expect(beside(bubble, target, [drifting], room, first.which).which).toBe(first.which);
    expect(beside(bubble, target, [{ ...drifting, width: 90 }], room, first.which).which).not.toBe(first.which);
  });

  it('stands in a corner where nothing is spoken of', () => {
    expect(inside(beside(bubble, null, [], room))).toBe(true);
  });

  it('is docked at the foot of a phone, or at that of the board, or at its head, where it would hide something', () => {
    const phone = { x: 0, y: 60, width: 390, height: 400 };
    const wide = { width: 390, height: 150 };
    const place = (target: Box | null, ...keep: Box[]): number => docked(wide, target, keep, phone, 800).y;
    const option = { x: 0, y: 700, width: 200, height: 44 };
    expect(place({ x: 100, y: 400, width: 40, height: 40 })).toBe(650);
    expect(place({ x: 100, y: 100, width: 40, height: 40 }, option)).toBe(310);
    expect(place({ x: 100, y: 400, width: 40, height: 40 }, option)).toBe(60);
  });
});
