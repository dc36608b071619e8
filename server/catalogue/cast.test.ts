import { describe, expect, test } from 'vitest';
import { CategoryId } from '../../contract/workouts/workouts.schemas.ts';
import { bodies } from '../../illustration/bodies/bodies.ts';
import { colorDistance } from '../../illustration/bodies/color-distance.ts';
import { colorName } from '../../illustration/bodies/outfit.ts';
import { castFor } from '../../illustration/cast.ts';
import { mats } from '../../illustration/rooms/mats.ts';
import { allWorkouts } from './catalogue.ts';

const couples = allWorkouts.map(({ id, category, setting }) => ({
  id,
  category,
  setting,
  ...castFor(id, setting),
}));

function kindsOf(some: readonly (typeof couples)[number][]) {
  const count = (kind: string) =>
    some.filter(({ a, b }) =>
      kind === 'mixed'
        ? a.body.gender !== b.body.gender
        : a.body.gender === kind && b.body.gender === kind,
    ).length;
  return [count('woman'), count('man'), count('mixed')];
}

describe('the couples of the workouts', () => {
  test('are two women, two men and mixed, a third each', () => {
    for (const count of kindsOf(couples)) {
      expect(count / couples.length).toBeGreaterThan(0.3);
      expect(count / couples.length).toBeLessThan(0.37);
    }
  });

  test.each(CategoryId.options)('are roughly a third each in %s too', (category) => {
    const own = couples.filter((couple) => couple.category === category);
    for (const count of kindsOf(own)) {
      expect(count / own.length).toBeGreaterThanOrEqual(0.25);
      expect(count / own.length).toBeLessThan(0.45);
    }
  });

  test('show everyone about as often', () => {
    const even = (couples.length * 2) / bodies.length;
    for (const { name } of bodies) {
      const turns = couples.filter(({ a, b }) => a.body.name === name || b.body.name === name);
      expect(turns.length, name).toBeGreaterThanOrEqual(even * 0.7);
      expect(turns.length, name).toBeLessThanOrEqual(even * 1.5);
    }
  });

  test('may be of one skin', () => {
    const alike = couples.filter(({ a, b }) => a.body.skin === b.body.skin);
    expect(alike.length).toBeGreaterThan(0);
  });

  test('wear clothes that show on their skin, on the mat and beside each other', () => {
    for (const { id, a, b, setting } of couples) {
      const [one, two] = [a.outfit.bottom.cloth, b.outfit.bottom.cloth];
      expect(colorDistance(one.base, two.base), `${id}`).toBeGreaterThanOrEqual(25);
      expect(colorName(a.outfit), `${id}`).not.toBe(colorName(b.outfit));
      for (const { body, outfit } of [a, b]) {
        const from = (other: string, part: 'top' | 'bottom') =>
          colorDistance(outfit[part].cloth.base, other);
        expect(from(body.skin.base, 'top'), `${id}`).toBeGreaterThanOrEqual(35);
        expect(from(body.skin.base, 'bottom'), `${id}`).toBeGreaterThanOrEqual(30);
        expect(from(mats[setting].day.base, 'bottom'), `${id}`).toBeGreaterThanOrEqual(25);
        expect(from(mats[setting].evening.base, 'bottom'), `${id}`).toBeGreaterThanOrEqual(25);
      }
    }
  });
});
