import * as z from 'zod/mini';

/** Prices are in US cents and include taxes; one price of delivery for every country we send to. */
export const SHIPPING_CENTS = 595;
export const FREE_SHIPPING_FROM_CENTS = 7500;
/** How many pieces of one item a line may hold. */
export const MAX_QUANTITY = 10;

/** What a line costs is all that the totals need to know of it. */
type Priced = { priceCents: number; quantity: number };

export const Totals = z.object({
  pieces: z.int(),
  subtotalCents: z.int(),
  shippingCents: z.int(),
  totalCents: z.int(),
});
export type Totals = z.infer<typeof Totals>;

/** The one place where money is added up, for the browser's cart, the couple's, and an order alike. */
export function totalsOf(lines: readonly Priced[]): Totals {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotalCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const isFree = pieces === 0 || subtotalCents >= FREE_SHIPPING_FROM_CENTS;
  const shippingCents = isFree ? 0 : SHIPPING_CENTS;
  return { pieces, subtotalCents, shippingCents, totalCents: subtotalCents + shippingCents };
}

export function lineCents({ priceCents, quantity }: Priced): number {
  return priceCents * quantity;
}

/** How much is missing until delivery is free; nothing for an empty cart. */
export function missingForFreeShipping({ shippingCents, subtotalCents }: Totals): number {
  return shippingCents === 0 ? 0 : FREE_SHIPPING_FROM_CENTS - subtotalCents;
}
