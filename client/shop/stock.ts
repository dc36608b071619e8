import {
  type Choice,
  itemKey,
  itemsOf,
  pairsOf,
  pairText,
  type SizePair,
} from '../../contract/shop/products.ts';
import type { StoreProducts } from '../../contract/shop/store.ts';

export type StoreProduct = StoreProducts[number];

/** Choice made on a product's sheet. */
export type Wanted = { choice: Choice; quantity: number; isSurprise: boolean };

/** Shows the exact number at this many left, or fewer. */
const FEW = 5;

export function leftOf(product: StoreProduct, choice: Choice): number {
  const key = itemKey(product.id, choice);
  return product.items.find(({ item }) => item === key)?.left ?? 0;
}

export function isSoldOut({ items }: StoreProduct): boolean {
  return items.every(({ left }) => left === 0);
}

export function scarcity(left: number): 'gone' | 'few' | 'plenty' {
  if (left === 0) return 'gone';
  return left <= FEW ? 'few' : 'plenty';
}

/**
 * Choice that Add to Cart takes by default: the first color and variant, or the first item in
 * stock. Null for a set for two, whose two sizes cannot be guessed.
 */
export function usualChoice(product: StoreProduct): Choice | null {
  if (product.pair) return null;
  const items = itemsOf(product);
  return items.find((item) => leftOf(product, item) > 0) ?? items[0] ?? null;
}

/** Choice that a product's sheet opens with. For a set for two: a color in stock and no sizes. */
export function firstChoice(product: StoreProduct): Choice {
  const color = product.colors?.find(({ name }) => isOffered(product, 'color', name));
  const unsized = { color: (color ?? product.colors?.[0])?.name ?? null, size: null };
  return usualChoice(product) ?? { ...unsized, variant: product.variants?.[0] ?? null };
}

/** Two sizes of a set, as far as chosen. */
export type HalfPair = readonly [string | null, string | null];

export function pairIn(product: StoreProduct, size: string | null): HalfPair {
  return pairsOf(product).find((pair) => pairText(product, pair) === size) ?? [null, null];
}

export function sizeOf(product: StoreProduct, [one, other]: HalfPair): string | null {
  return one && other ? pairText(product, [one, other]) : null;
}

/** Tells whether any set with this size in one half is in stock. */
export function isHalfOffered(product: StoreProduct, half: 0 | 1, size: string): boolean {
  const pairs: SizePair[] = pairsOf(product).filter((pair) => pair[half] === size);
  return pairs.some((pair) => isOffered(product, 'size', pairText(product, pair)));
}

export function isOffered(
  product: StoreProduct,
  kind: keyof Choice,
  option: string | null,
): boolean {
  return itemsOf(product).some((item) => item[kind] === option && leftOf(product, item) > 0);
}
