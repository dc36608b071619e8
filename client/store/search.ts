import type { Product, ProductCategory } from '../../contract/products.ts';
import { holdsEvery, wordsOf } from '../lib/word-search.ts';
import { categoryNames, tagNames } from './copy.ts';

/** The chips: everything, or one category. */
export type Aisle = 'all' | ProductCategory;

/** What is in an aisle and holds every word asked for: in name, description, category or tag. */
export function productsMatching<P extends Product>(
  products: readonly P[],
  aisle: Aisle,
  question: string,
): readonly P[] {
  const words = wordsOf(question);
  return products.filter(
    ({ name, description, category, tag }) =>
      (aisle === 'all' || aisle === category) &&
      holdsEvery(
        words,
        `${name}\n${description}\n${category} ${categoryNames[category]}\n${tag} ${tagNames[tag]}`,
      ),
  );
}
