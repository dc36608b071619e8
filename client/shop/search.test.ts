import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { productsMatching } from './search.ts';

const ids = (category: Parameters<typeof productsMatching>[1], question: string) =>
  productsMatching(products, category, question).map(({ id }) => id);

test('without a word, a category shows what belongs to it', () => {
  expect(ids('all', ' ')).toHaveLength(products.length);
  expect(ids('apparel', '')).toEqual(['couples-workout-set', 'silk-sleep-set']);
  expect(ids('bedroom', '')).toEqual(['blindfold-set', 'couples-game']);
});

test.each([
  ['name', 'SILK', ['silk-sleep-set']],
  ['description', 'bergamot', ['first-light-perfume']],
  ['category', 'bedroom only', ['blindfold-set', 'couples-game']],
  ['tag', 'new', ['first-light-perfume', 'couples-game']],
  ['accents do not matter', 'mülbérry', ['silk-sleep-set']],
  ['every word must be there', 'perfume fig', ['after-dark-perfume']],
  ['nothing', 'bicycle', []],
])('a word is looked for in the %s', (_, question, found) => {
  expect(ids('all', question)).toEqual(expect.arrayContaining(found));
  if (found.length === 0) expect(ids('all', question)).toEqual([]);
});

test('what is called so comes before what only speaks of it', () => {
  expect(ids('all', 'candle')).toEqual(['candle-collection', 'after-dark-perfume']);
  expect(ids('all', 'first').at(0)).toBe('first-light-perfume');
  expect(ids('all', 'light perfume')).toEqual(['first-light-perfume', 'after-dark-perfume']);
});

test('a search stays within its category', () => {
  expect(ids('apparel', 'perfume')).toEqual([]);
});
