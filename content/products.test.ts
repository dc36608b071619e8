import { expect, test } from 'vitest';
import { Product, ProductId } from '../contract/shop/products.schemas.ts';
import { itemKey, itemsOf } from '../contract/shop/products.ts';
import { ItemKeyText } from '../contract/shop/store.schemas.ts';
import { FIRST_STOCK, itemsByKey, products } from './products.ts';

test('the seven products stand at the prices of the catalogue', () => {
  // “7 products: a couples workout set at 89.99, a silk sleep set at 156.99, two perfumes at 99 each, a candle collection at 67.99, a blindfold set at 34.99, and a couples game at 28.99.”
  expect(products.map(({ name, priceCents }) => [name, priceCents])).toEqual([
    ['Couples Workout Set', 8999],
    ['Silk Sleep Set', 15_699],
    ['First Light Perfume', 9900],
    ['After Dark Perfume', 9900],
    ['Candle Collection', 6799],
    ['Blindfold Set', 3499],
    ['Couples Game', 2899],
  ]);
  expect(products.map(({ id }) => id)).toEqual(ProductId.options);
});

test.each(products.map((product) => [product.name, product] as const))(
  '%s has every field, and one that makes sense',
  (_name, product) => {
    // “id, name, category (apparel, romantic, bedroom), price, originalPrice, image, rating, reviews, description, optional colors, sizes or variants, tag (bestseller, premium, new)”
    expect(Product.parse(product)).toEqual(product);
    expect(product.originalPriceCents).toBeGreaterThan(product.priceCents);
    expect(product.rating).toBeGreaterThan(0);
    expect(product.rating).toBeLessThanOrEqual(5);
    expect(FIRST_STOCK[product.id]).toBeGreaterThan(0);
    for (const { hex } of product.colors ?? []) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  },
);

test('every item has a key of its own that finds it again and that a call accepts', () => {
  const items = products.flatMap(itemsOf);
  expect(itemsByKey.size).toBe(items.length);
  for (const item of items) {
    expect(itemsByKey.get(item.key)).toEqual(item);
    expect(itemKey(item.product.id, item)).toBe(item.key);
    expect(ItemKeyText.safeParse(item.key).success).toBe(true);
  }
});

test('all three categories and all three tags are in the store', () => {
  // “id, name, category (apparel, romantic, bedroom), price, originalPrice, image, rating, reviews, description, optional colors, sizes or variants, tag (bestseller, premium, new)”
  const categories = new Set(products.map(({ category }) => category));
  expect([...categories]).toEqual(['apparel', 'romantic', 'bedroom']);
  const tags = new Set(products.map(({ tag }) => tag));
  expect([...tags].sort()).toEqual(['bestseller', 'new', 'premium']);
});
