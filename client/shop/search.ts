import type { Product, ProductCategory } from '../../contract/shop/products.ts';
import { holdsEvery, wordsOf } from '../lib/word-search.ts';
import { categoryNames, tagNames } from './copy.ts';

export type CategoryFilter = 'all' | ProductCategory;

/**
 * Finds the products of a category that hold every word in name, description, category or tag.
 * Products with the word in their name come first: a perfume's description may mention a candle.
 */
export function productsMatching<P extends Product>(
  products: readonly P[],
  filter: CategoryFilter,
  question: string,
): readonly P[] {
  const words = wordsOf(question);
  const found = products.filter(
    ({ name, description, category, tag }) =>
      (filter === 'all' || filter === category) &&
      holdsEvery(
        words,
        `${name}\n${description}\n${category} ${categoryNames[category]}\n${tagNames[tag]}`,
      ),
  );
  const namedBy = ({ name }: P) => words.filter((word) => holdsEvery([word], name)).length;
  return found.sort((one, other) => namedBy(other) - namedBy(one));
}
