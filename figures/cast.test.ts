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

test('clothes can be told from skin on everyone, in every setting', () => {
  const channels = (color: string) =>
    [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  for (const setting of ['stretch', 'cardio', 'bedroom'] as const) {
    for (let id = 1; id <= 600; id++) {
      for (const { body, outfit } of Object.values(castFor(id, setting))) {
        const skin = channels(body.skin.base);
        const distance = Math.hypot(
          ...channels(outfit.top.cloth.base).map((value, index) => value - (skin[index] ?? 0)),
        );
        expect(distance).toBeGreaterThan(55);
      }
    }
  }
});
