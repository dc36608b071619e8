import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { itemsOf } from '../../contract/products.ts';
import { isOffered, isSoldOut, leftOf, type ShelfProduct, scarcity, usualChoice } from './shelf.ts';

/** A product with so many left of each item; those named by a part of their key have none. */
function onShelf(id: string, gone: readonly string[] = []): ShelfProduct {
  const product = products.find((one) => one.id === id);
  if (!product) throw new Error(`There is no ${id}.`);
  const items = itemsOf(product).map(({ key }) => ({
    item: key,
    left: gone.some((part) => key.includes(part)) ? 0 : 10,
  }));
  return { ...product, items };
}

test('what is usual is the first colour in the middle size', () => {
  expect(usualChoice(onShelf('couples-workout-set'))).toEqual({
    color: 'Plum',
    size: 'M',
    variant: null,
  });
  expect(usualChoice(onShelf('silk-sleep-set')).size).toBe('M');
});

test('where the usual is gone, the next that is there is taken', () => {
  const product = onShelf('couples-workout-set', ['.plum.m.']);
  expect(usualChoice(product)).toEqual({ color: 'Plum', size: 'XS', variant: null });
  expect(leftOf(product, usualChoice(product))).toBe(10);
});

test('an option is offered as long as any choice of the others has it', () => {
  const product = onShelf('couples-workout-set', ['.plum.', '.xs.']);
  expect(isOffered(product, { color: 'Plum' })).toBe(false);
  expect(isOffered(product, { color: 'Coral' })).toBe(true);
  expect(isOffered(product, { size: 'XS' })).toBe(false);
  expect(isSoldOut(product)).toBe(false);
  expect(isSoldOut(onShelf('couples-game', ['couples-game']))).toBe(true);
});

test.each([
  [0, 'gone'],
  [1, 'few'],
  [5, 'few'],
  [6, 'plenty'],
] as const)('%i left is %s', (left, state) => {
  expect(scarcity(left)).toBe(state);
});
