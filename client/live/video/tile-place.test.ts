import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { draggedPlace, placeAfterKey } from './tile-place.ts';

const PICTURE = { width: 400, height: 300 };
const TILE = { width: 100, height: 140 };

test('the tile goes where the finger goes', () => {
  const by = { x: 150, y: 80 };
  expect(draggedPlace({ x: 0, y: 0 }, by, PICTURE, TILE)).toEqual({ x: 0.5, y: 0.5 });
});

test('wherever it is dragged, all of it stays on the picture, however small that is', () => {
  const part = fc.float({ min: 0, max: 1, noNaN: true });
  const pixels = fc.integer({ min: -5_000, max: 5_000 });
  const size = fc.record({
    width: fc.integer({ min: 1, max: 900 }),
    height: fc.integer({ min: 1 }),
  });
  const place = fc.record({ x: part, y: part });
  void fc.assert(
    fc.property(place, fc.record({ x: pixels, y: pixels }), size, (from, by, layer) => {
      const { x, y } = draggedPlace(from, by, layer, TILE);
      expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
    }),
  );
});

test.each([
  ['ArrowRight', { x: 0.625, y: 0.5 }],
  ['ArrowUp', { x: 0.5, y: 0.375 }],
  ['Enter', null],
])('%s', (key, expected) => {
  expect(placeAfterKey({ x: 0.5, y: 0.5 }, key)).toEqual(expected);
});
