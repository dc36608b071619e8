import * as z from 'zod/mini';
import { named } from '../endpoint.schemas.ts';

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
  /** Color of a swatch such as #512b55; people choose the name. */
  hex: z.string(),
});

/**
 * Product as an editor writes it. A buyer must choose one of each choice that the product offers.
 */
export const Product = z.object({
  id: ProductId,
  name: z.string(),
  category: ProductCategory,
  priceCents: z.int(),
  /** Former price, shown struck out. */
  originalPriceCents: z.int(),
  image: z.string(),
  /** Stars out of five. */
  rating: z.number(),
  reviews: z.int(),
  description: z.string(),
  colors: z.optional(z.array(Colour)),
  sizes: z.optional(z.array(z.string())),
  /** Set for two bodies, which needs two sizes: two outfits alike, or a shirt and shorts. */
  pair: z.optional(z.enum(['alike', 'shirt and shorts'])),
  variants: z.optional(z.array(z.string())),
  tag: ProductTag,
});
export type Product = z.infer<typeof Product>;

named({ ProductId, ProductCategory, ProductTag, Product });
