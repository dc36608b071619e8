import * as z from 'zod/mini';
import { IdParams, named, withSchemas } from '../endpoint.schemas.ts';
import { idInput } from '../id-input.schemas.ts';
import { Totals } from './cart-totals.schemas.ts';
import { MAX_QUANTITY } from './cart-totals.ts';
import { Product, ProductId } from './products.schemas.ts';
import * as calls from './store.ts';
import { storeMessages } from './store.ts';

/** Limits a cart: more lines than items make no sense, but each item may also be a surprise. */
const MAX_LINES = 200;

export const StoreProducts = z.array(
  z.object({
    ...Product.def.shape,
    items: z.array(
      z.object({
        /** `itemKey`: product, color, size and variant. */
        item: z.string(),
        /**
         * Pieces that can be ordered now: 0 means sold out. Numbers above the maximum of a line are
         * not revealed.
         */
        left: z.int(),
      }),
    ),
  }),
);
export type StoreProducts = z.infer<typeof StoreProducts>;

export const ItemKeyText = z
  .string({ error: storeMessages.item })
  .check(z.regex(/^[a-z0-9.-]{1,120}$/, storeMessages.item));

export const Quantity = z
  .int({ error: storeMessages.quantity })
  .check(z.minimum(1, storeMessages.quantity), z.maximum(MAX_QUANTITY, storeMessages.quantity));

/** Line in a browser without an account, and line to add to the couple's cart. */
export const NewCartLine = z.object({
  item: ItemKeyText,
  quantity: Quantity,
  /** True hides the line from the partner completely. */
  isSurprise: z._default(z.boolean(), false),
});
export type NewCartLine = z.output<typeof NewCartLine>;

export const CartLine = z.object({
  id: z.uuid(),
  item: z.string(),
  productId: ProductId,
  name: z.string(),
  image: z.string(),
  color: z.nullable(z.string()),
  size: z.nullable(z.string()),
  variant: z.nullable(z.string()),
  /** Price of one piece, today. */
  priceCents: z.int(),
  quantity: z.int(),
  /** Pieces that can be ordered now; if fewer than `quantity`, checkout refuses the line. */
  left: z.int(),
  isSurprise: z.boolean(),
  /** True if the reader added the line: only they can make it a surprise. */
  isOwn: z.boolean(),
});
export type CartLine = z.infer<typeof CartLine>;

/**
 * Cart of a couple as one member sees it: the partner's surprises are neither listed nor counted.
 */
export const Cart = z.object({ lines: z.array(CartLine), totals: Totals });
export type Cart = z.infer<typeof Cart>;

/** Id that the browser creates, so that a call that is sent twice takes effect once. */
export const OwnKey = idInput(storeMessages.key);

named({ StoreProducts, NewCartLine, CartLine, Cart });

export const schemas = {
  listProducts: {
    summary: 'All products, with what is left of each item; for everyone',
    response: { 200: StoreProducts },
  },
  getCart: {
    summary: "The couple's cart, without what the partner keeps as a surprise",
    response: { 200: Cart },
  },
  addToCart: {
    summary: 'Add lines, once for each key: for Add to Cart, and for the cart of before signing in',
    body: z.object({
      key: OwnKey,
      lines: z
        .array(NewCartLine, { error: 'Please send the lines to add.' })
        .check(z.minLength(1, 'Please send the lines to add.'), z.maxLength(MAX_LINES)),
    }),
    response: { 200: Cart },
  },
  changeCartLine: {
    summary: 'Change how many, or keep a line of one’s own as a surprise, or no longer',
    params: IdParams,
    body: z.object({
      quantity: z.optional(Quantity),
      isSurprise: z.optional(z.boolean()),
    }),
    response: { 200: Cart },
  },
  removeCartLine: {
    summary: 'Take a line out of the cart',
    params: IdParams,
    response: { 200: Cart },
  },
};

export type CartLineChanges = z.output<typeof schemas.changeCartLine.body>;

export const storeCalls = withSchemas('shop', calls, schemas);
