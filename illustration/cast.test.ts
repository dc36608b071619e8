import { describe, expect, test } from 'vitest';
import { Setting } from '../contract/workouts/setting.schemas.ts';
import { bodies } from './bodies/bodies.ts';
import { colorDistance } from './bodies/color-distance.ts';
import { colorName } from './bodies/outfit.ts';
import { castFor } from './cast.ts';
import { BLANKET, MATTRESS_COLOR, mats } from './rooms/mats.ts';

const settings = Setting.options;
const seeds = Array.from({ length: 153 }, (_, index) => index + 1);

test('a workout always gets the same couple', () => {
  for (const seed of seeds.slice(0, 20)) expect(castFor(seed)).toEqual(castFor(seed));
});

test('of three neighbours one is two women, one two men and one a mixed couple', () => {
  for (let seed = 300; seed < 390; seed += 3) {
    const kinds = [seed, seed + 1, seed + 2].map((one) => {
      const { a, b } = castFor(one);
      return a.body.gender === b.body.gender ? a.body.gender : 'mixed';
    });
    expect(kinds.toSorted()).toEqual(['man', 'mixed', 'woman']);
  }
});

test('everyone gets about as many turns', () => {
  const turns = new Map(bodies.map(({ name }) => [name, 0]));
  for (const seed of seeds) {
    for (const { body } of Object.values(castFor(seed))) {
      turns.set(body.name, (turns.get(body.name) ?? 0) + 1);
    }
  }
  const even = (seeds.length * 2) / bodies.length;
  for (const [name, count] of turns) {
    expect(count, name).toBeGreaterThan(even * 0.75);
    expect(count, name).toBeLessThan(even * 1.25);
  }
});

test('nobody wears shoes in the bedroom', () => {
  expect(castFor(7, 'bedroom').a.outfit.feet).toBe('bare');
  expect(castFor(7, 'cardio').a.outfit.feet).toBe('shoes');
});

test('colors are told apart as eyes do', () => {
  expect(colorDistance('#ffffff', '#000000')).toBeCloseTo(100, 0);
  expect(colorDistance('#ff0000', '#00ff00')).toBeCloseTo(170.6, 0);
  expect(colorDistance('#f8d6bd', '#f0a694')).toBeLessThan(25);
});

describe.each(settings)('clothes in %s', (setting) => {
  const couples = seeds.map((seed) => castFor(seed, setting));
  const people = couples.flatMap(({ a, b }) => [a, b]);

  test('are worn by two different people', () => {
    for (const { a, b } of couples) expect(a.body.name).not.toBe(b.body.name);
  });

  test('cover arms and legs of who covers her hair, who is not in the bedroom', () => {
    const covered = people.filter(({ body }) => body.hair.style === 'scarf');
    const isBedroom = setting === 'bedroom' || setting === 'morning';
    expect(covered.length > 0).toBe(!isBedroom);
    for (const { outfit } of covered) {
      expect(outfit.top.cut).toBe('long');
      expect(outfit.bottom.cut).not.toBe('shorts');
    }
  });

  test('cannot be taken for skin', () => {
    for (const { body, outfit } of people) {
      const from = (cloth: { base: string }) => colorDistance(cloth.base, body.skin.base);
      expect(from(outfit.top.cloth)).toBeGreaterThanOrEqual(35);
      expect(from(outfit.bottom.cloth)).toBeGreaterThanOrEqual(30);
    }
  });

  test('show on the mat, by day and in the evening', () => {
    const { day, evening } = mats[setting];
    const beds = setting === 'bedroom' || setting === 'morning' ? [MATTRESS_COLOR] : [];
    for (const { outfit } of people) {
      for (const under of [day.base, evening.base, BLANKET.base, ...beds]) {
        expect(colorDistance(outfit.bottom.cloth.base, under)).toBeGreaterThanOrEqual(25);
      }
    }
  });

  test('tell the legs of the two apart, and give each a name of their own', () => {
    for (const { a, b } of couples) {
      const distance = colorDistance(a.outfit.bottom.cloth.base, b.outfit.bottom.cloth.base);
      expect(distance).toBeGreaterThanOrEqual(25);
      expect(colorName(a.outfit)).not.toBe(colorName(b.outfit));
    }
  });

  test('warm colors are not always on the same side', () => {
    const warm = ['coral', 'yellow', 'pink', 'red'];
    const left = couples.filter(({ a }) => warm.includes(colorName(a.outfit))).length;
    const right = couples.filter(({ b }) => warm.includes(colorName(b.outfit))).length;
    expect(left / right).toBeGreaterThan(0.6);
    expect(left / right).toBeLessThan(1.7);
  });
});
