import * as z from 'zod/mini';

export const ProductId = z.enum(
  [
    'couples-workout-set',
    'silk-sleep-set',
    'first-light-perfume',
    'after-dark-perfume',
    'candle-collection',
    'blindfold-set',
    'couples-game',
  ],
  { error: 'There is no such product.' },
);
export type ProductId = z.infer<typeof ProductId>;

const ProductCategory = z.enum(['apparel', 'romantic', 'bedroom']);
export type ProductCategory = z.infer<typeof ProductCategory>;

const ProductTag = z.enum(['bestseller', 'premium', 'new']);
export type ProductTag = z.infer<typeof ProductTag>;

const Colour = z.object({
  name: z.string(),
  /** Such as #512b55, for a swatch; the name is what people choose. */
  hex: z.string(),
});

/** Something to buy, as an editor writes it. Where choices are offered, one of each has to be made. */
export const Product = z.object({
  id: ProductId,
  name: z.string(),
  category: ProductCategory,
  priceCents: z.int(),
  /** What it cost before; shown struck out. */
  originalPriceCents: z.int(),
  /** The address of its picture. */
  image: z.string(),
  /** Stars out of five. */
  rating: z.number(),
  /** How many people gave them. */
  reviews: z.int(),
  description: z.string(),
  colors: z.optional(z.array(Colour)),
  sizes: z.optional(z.array(z.string())),
  variants: z.optional(z.array(z.string())),
  tag: ProductTag,
});
export type Product = z.infer<typeof Product>;

/** One of each choice that a product offers; null where it offers none. */
export type Choice = { color: string | null; size: string | null; variant: string | null };

/** A product in one colour, size and variant: what lies on the shelf, is counted, and is put in a cart. */
export type Item = Choice & { key: string; product: Product };

const NO_CHOICE = '-';

/** What an item is called in carts, orders and calls, such as couples-workout-set.plum.m.- */
export function itemKey(productId: ProductId, { color, size, variant }: Choice): string {
  return [productId, ...[color, size, variant].map(slug)].join('.');
}

function slug(choice: string | null): string {
  return choice?.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') ?? NO_CHOICE;
}

/** Every item of a product, in the order in which its choices are written. */
export function itemsOf(product: Product): Item[] {
  const { id, colors = [], sizes = [], variants = [] } = product;
  return orNone(colors.map(({ name }) => name)).flatMap((color) =>
    orNone(sizes).flatMap((size) =>
      orNone(variants).map((variant) => {
        const choice = { color, size, variant };
        return { ...choice, key: itemKey(id, choice), product };
      }),
    ),
  );
}

function orNone(choices: readonly string[]): readonly (string | null)[] {
  return choices.length > 0 ? choices : [null];
}

/** Such as "Plum, M": what was chosen, for people. Empty where there was nothing to choose. */
export function choiceText({ color, size, variant }: Choice): string {
  return [color, size, variant].filter((choice) => choice !== null).join(', ');
}
