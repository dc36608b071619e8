import { expect, test } from 'vitest';
import { bodies } from './bodies.ts';
import { castFor } from './cast.ts';

test('a workout always gets the same couple', () => {
  for (let id = 1; id <= 65; id++) expect(castFor(id)).toEqual(castFor(id));
});

test('the partners of a couple never look or dress alike', () => {
  for (let id = 1; id <= 200; id++) {
    const { a, b } = castFor(id);
    expect(a.body.skin.base).not.toBe(b.body.skin.base);
    expect(a.outfit.top.cloth).not.toBe(b.outfit.top.cloth);
  }
});

test('every body appears among the 65 workouts', () => {
  const seen = new Set<string>();
  for (let id = 1; id <= 65; id++) {
    const { a, b } = castFor(id);
    seen.add(a.body.name).add(b.body.name);
  }
  expect([...seen].sort()).toEqual(bodies.map(({ name }) => name).sort());
});

test('nobody wears shoes in the bedroom', () => {
  expect(castFor(7, 'bedroom').a.outfit.feet).toBe('bare');
  expect(castFor(7, 'cardio').a.outfit.feet).toBe('shoes');
});
