import { type Choice, itemKey, type Product } from '../../contract/products.ts';
import type { Shelf } from '../../contract/store.ts';

export type ShelfProduct = Shelf[number];

/** From so few on, it is said how many are left. */
const FEW = 5;

export function leftOf(product: ShelfProduct, choice: Choice): number {
  const key = itemKey(product.id, choice);
  return product.items.find(({ item }) => item === key)?.left ?? 0;
}

export function isSoldOut({ items }: ShelfProduct): boolean {
  return items.every(({ left }) => left === 0);
}

/** How scarce something is, where that matters to whoever chooses. */
export function scarcity(left: number): 'gone' | 'few' | 'plenty' {
  if (left === 0) return 'gone';
  return left <= FEW ? 'few' : 'plenty';
}

/** Every choice that a product offers, in the order in which they are written. */
function choicesOf({ colors = [], sizes = [], variants = [] }: Product): Choice[] {
  const orNone = (list: readonly string[]) => (list.length > 0 ? list : [null]);
  return orNone(colors.map(({ name }) => name)).flatMap((color) =>
    orNone(sizes).flatMap((size) => orNone(variants).map((variant) => ({ color, size, variant }))),
  );
}

/**
 * What Add to Cart takes where nobody has chosen: the first colour and variant in the middle size,
 * or whatever comes next that is there.
 */
export function usualChoice(product: ShelfProduct): Choice {
  const { colors = [], sizes = [], variants = [] } = product;
  const usual: Choice = {
    color: colors[0]?.name ?? null,
    size: sizes[Math.floor((sizes.length - 1) / 2)] ?? null,
    variant: variants[0] ?? null,
  };
  if (leftOf(product, usual) > 0) return usual;
  return choicesOf(product).find((choice) => leftOf(product, choice) > 0) ?? usual;
}

/** Whether an option is to be had at all, with some choice of the others. */
export function isOffered(product: ShelfProduct, option: Partial<Choice>): boolean {
  return choicesOf(product).some(
    (choice) =>
      leftOf(product, choice) > 0 &&
      Object.entries(option).every(([name, value]) => choice[name as keyof Choice] === value),
  );
}
