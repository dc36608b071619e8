import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { itemsOf } from '../../contract/shop/products.ts';
import {
  firstChoice,
  isHalfOffered,
  isOffered,
  isSoldOut,
  leftOf,
  pairIn,
  type StoreProduct,
  scarcity,
  sizeOf,
  usualChoice,
} from './stock.ts';

/** Builds a product with stock of each item, except items whose key contains a part in `gone`. */
function inStock(id: string, gone: readonly string[] = []): StoreProduct {
  const product = products.find((one) => one.id === id);
  if (!product) throw new Error(`There is no ${id}.`);
  const items = itemsOf(product).map(({ key }) => ({
    item: key,
    left: gone.some((part) => key.includes(part)) ? 0 : 10,
  }));
  return { ...product, items };
}

test('what is usual is the first color and variant, or the next that is there', () => {
  const choice = { color: 'Apricot', size: null, variant: 'Fig and amber' };
  expect(usualChoice(inStock('candle-collection'))).toMatchObject(choice);
  const product = inStock('candle-collection', ['.apricot.-.fig-and-amber']);
  expect(usualChoice(product)).toMatchObject({ ...choice, variant: 'Vanilla and cedar' });
});

test('for a set for two no size is ever taken unasked', () => {
  for (const id of ['couples-workout-set', 'silk-sleep-set']) {
    expect(usualChoice(inStock(id))).toBeNull();
    expect(firstChoice(inStock(id)).size).toBeNull();
  }
  expect(firstChoice(inStock('couples-workout-set', ['.plum.'])).color).toBe('Coral');
});

test('a set is named by both sizes, and found again by them', () => {
  const outfits = inStock('couples-workout-set');
  expect(sizeOf(outfits, ['L', 'S'])).toBe('S and L');
  expect(sizeOf(outfits, ['L', null])).toBeNull();
  expect(pairIn(outfits, 'S and L')).toEqual(['S', 'L']);
  expect(pairIn(outfits, null)).toEqual([null, null]);
  const silk = inStock('silk-sleep-set');
  expect(sizeOf(silk, ['L', 'S'])).toBe('shirt L, shorts S');
  expect(pairIn(silk, 'shirt L, shorts S')).toEqual(['L', 'S']);
  expect(leftOf(silk, { color: 'Wine', size: 'shirt L, shorts S', variant: null })).toBe(10);
});

test('a size is offered for one body as long as any set has it', () => {
  const silk = inStock('silk-sleep-set', ['.shirt-s-', 'shorts-l']);
  expect(isHalfOffered(silk, 0, 'S')).toBe(false);
  expect(isHalfOffered(silk, 1, 'S')).toBe(true);
  expect(isHalfOffered(silk, 0, 'L')).toBe(true);
  expect(isHalfOffered(silk, 1, 'L')).toBe(false);
});

test('an option is offered as long as any choice of the others has it', () => {
  const product = inStock('candle-collection', ['.apricot.', '.unscented']);
  expect(isOffered(product, 'color', 'Apricot')).toBe(false);
  expect(isOffered(product, 'color', 'Cream')).toBe(true);
  expect(isOffered(product, 'variant', 'Unscented')).toBe(false);
  expect(isSoldOut(product)).toBe(false);
  expect(isSoldOut(inStock('couples-game', ['couples-game']))).toBe(true);
});

test.each([
  [0, 'gone'],
  [1, 'few'],
  [5, 'few'],
  [6, 'plenty'],
] as const)('%i left is %s', (left, state) => {
  expect(scarcity(left)).toBe(state);
});
