import type { Product } from './products.schemas.ts';

export type * from './products.schemas.ts';

/** One of each choice that a product offers; null if there is none. Two sizes form one text. */
export type Choice = { color: string | null; size: string | null; variant: string | null };

/** Product in one color, size and variant: the unit of carts and orders. */
export type Item = Choice & {
  key: string;
  product: Product;
  /** Keys of the parts that are counted in stock: the item itself, or the two halves of a set. */
  parts: readonly string[];
};

const NO_CHOICE = '-';

/** Key of an item in carts, orders and calls, such as couples-workout-set.plum.m.- */
export function itemKey(productId: string, { color, size, variant }: Choice): string {
  return [productId, ...[color, size, variant].map(slug)].join('.');
}

function slug(choice: string | null): string {
  return choice?.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') ?? NO_CHOICE;
}

/** Lists every item of a product, in the order in which its choices are written. */
export function itemsOf(product: Product): Item[] {
  const { id, colors = [], variants = [] } = product;
  return orNone(colors.map(({ name }) => name)).flatMap((color) =>
    [...sizesWithParts(product)].flatMap(([size, partSizes]) =>
      orNone(variants).map((variant) => {
        const choice = { color, size, variant };
        const parts = partSizes.map((part) => itemKey(id, { ...choice, size: part }));
        return { ...choice, key: itemKey(id, choice), product, parts };
      }),
    ),
  );
}

/** Lists the parts of a product that are counted in stock: its items, or the halves of its sets. */
export function stockedParts(product: Product): (Choice & { key: string })[] {
  const { id, colors = [], variants = [] } = product;
  const halves = [...sizesWithParts(product).values()];
  // List all shirts, then all shorts.
  const sizes = [...new Set([...halves.map(([first = null]) => first), ...halves.flat()])];
  return orNone(colors.map(({ name }) => name)).flatMap((color) =>
    sizes.flatMap((size) =>
      orNone(variants).map((variant) => {
        const choice = { color, size, variant };
        return { ...choice, key: itemKey(id, choice) };
      }),
    ),
  );
}

/** Each size of a product, with the sizes of the parts in the package. */
function sizesWithParts(product: Product): Map<string | null, readonly (string | null)[]> {
  if (!product.pair) return new Map(orNone(product.sizes ?? []).map((size) => [size, [size]]));
  return new Map(
    pairsOf(product).map((pair) => [pairText(product, pair), halvesOf(product, pair)]),
  );
}

/** Sizes of a set for two, in the order of the questions. */
export type SizePair = readonly [string, string];

export function pairsOf({ sizes = [] }: Product): SizePair[] {
  return sizes.flatMap((one) => sizes.map((other): SizePair => [one, other]));
}

/**
 * Text such as "M and L" or "shirt M, shorts L". For outfits alike, L and M is the same set as M
 * and L.
 */
export function pairText(product: Product, pair: SizePair): string {
  return halvesOf(product, pair).join(product.pair === 'alike' ? ' and ' : ', ');
}

function halvesOf({ pair: kind, sizes = [] }: Product, [one, other]: SizePair): string[] {
  if (kind === 'shirt and shorts') return [`shirt ${one}`, `shorts ${other}`];
  return [one, other].sort((a, b) => sizes.indexOf(a) - sizes.indexOf(b));
}

function orNone(choices: readonly string[]): readonly (string | null)[] {
  return choices.length > 0 ? choices : [null];
}

/** Text of a choice for people, such as "Plum, M". Empty if there was nothing to choose. */
export function choiceText({ color, size, variant }: Choice): string {
  return [color, size, variant].filter((choice) => choice !== null).join(', ');
}
