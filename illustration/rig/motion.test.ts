import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyPlaceAt, type Motion, type PictureMoment, speedAt } from './motion.ts';

const START: PictureMoment = { breathing: 0, moving: 0, resting: 0, sinceHalf: -30 };
const counted: Motion = { mode: 'loop', tempo: { out: 3, hold: 1, back: 2, rest: 0.5 } };
const held: Motion = { mode: 'switch', tempo: null };

test.each([
  [0, 0],
  [1.5, 0.5],
  [3, 1],
  [3.9, 1],
  [5, 0.5],
  [6, 0],
  [6.4, 0],
  [8, 0.5],
])('three counts down, one still, two up: after %d s it is at %d', (moving, place) => {
  expect(keyPlaceAt(counted, 2, { ...START, moving })).toBeCloseTo(place, 5);
});

test('three key poses are gone through and back in the same time', () => {
  expect(keyPlaceAt(counted, 3, { ...START, moving: 1.5 })).toBeCloseTo(1, 5);
  expect(keyPlaceAt(counted, 3, { ...START, moving: 3.5 })).toBe(2);
});

test('a held pose stays, whatever the time', () => {
  for (const moving of [0, 1.7, 400]) {
    expect(keyPlaceAt({ mode: 'hold', tempo: null }, 3, { ...START, moving })).toBe(0);
  }
});

test('held sides change once, at half time', () => {
  const at = (sinceHalf: number) => keyPlaceAt(held, 3, { ...START, sinceHalf });
  expect(at(-0.01)).toBe(0);
  expect(at(0.9)).toBeCloseTo(1, 5);
  expect(at(2)).toBe(2);
  expect(at(500)).toBe(2);
});

test.each([
  [3, [0, 1], [1, 2]],
  [4, [0, 1], [2, 3]],
])('of %i key poses each side repeats its own half', (count, first, second) => {
  const repeated: Motion = { mode: 'switch', tempo: { out: 1, hold: 0, back: 1, rest: 0 } };
  const seen = (sinceHalf: number) =>
    Array.from({ length: 40 }, (_, index) =>
      keyPlaceAt(repeated, count, { ...START, moving: index / 10, sinceHalf }),
    );
  expect([Math.min(...seen(-5)), Math.max(...seen(-5))]).toEqual(first);
  expect([Math.min(...seen(9)), Math.max(...seen(9))]).toEqual(second);
});

test('who rests comes to the first pose and stays there', () => {
  const at = (resting: number) => keyPlaceAt(counted, 2, { ...START, moving: 3, resting });
  expect(at(0)).toBe(1);
  expect(at(0.45)).toBeCloseTo(0.5, 5);
  expect(at(1)).toBe(0);
  expect(at(20)).toBe(0);
});

test('only breath moves while a pose is held, at the end of a move and in a rest', () => {
  expect(speedAt(counted, 2, { ...START, moving: 1 })).toBeGreaterThan(0);
  expect(speedAt(counted, 2, { ...START, moving: 3.2 })).toBe(0);
  expect(speedAt(counted, 2, { ...START, moving: 2, resting: 0.3 })).toBeGreaterThan(0);
  expect(speedAt(counted, 2, { ...START, moving: 2, resting: 5 })).toBe(0);
  expect(speedAt(held, 2, { ...START, sinceHalf: -9 })).toBe(0);
  expect(speedAt(held, 2, { ...START, sinceHalf: 0.5 })).toBeGreaterThan(0);
});

test('nothing jumps, in any tempo and at any moment', () => {
  const seconds = fc.double({ min: 0.3, max: 6, noNaN: true });
  const pause = fc.double({ min: 0, max: 3, noNaN: true });
  const tempo = fc.record({ out: seconds, hold: pause, back: seconds, rest: pause });
  const mode = fc.constantFrom('loop' as const, 'switch' as const);
  const moment = fc.double({ min: 0, max: 60, noNaN: true });
  fc.assert(
    fc.property(tempo, mode, fc.integer({ min: 2, max: 4 }), moment, (tempo, mode, count, at) => {
      const place = (moving: number) =>
        keyPlaceAt({ mode, tempo }, count, { ...START, moving, sinceHalf: moving - 30 });
      expect(Math.abs(place(at + 0.01) - place(at))).toBeLessThan(0.2);
      expect(place(at)).toBeGreaterThanOrEqual(0);
      expect(place(at)).toBeLessThanOrEqual(count - 1);
    }),
  );
});
