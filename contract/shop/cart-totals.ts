import type { Totals } from './cart-totals.schemas.ts';

export type * from './cart-totals.schemas.ts';

/** Prices in US cents, including taxes. Delivery costs the same to every country. */
export const SHIPPING_CENTS = 595;
export const FREE_SHIPPING_FROM_CENTS = 7500;
/** Maximum number of pieces in a line. */
export const MAX_QUANTITY = 10;

/** Fields of a line from which totals are computed. */
type Priced = { priceCents: number; quantity: number };

/** Adds up money in the only place for it: for the browser's cart, the couple's, and an order. */
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

/** Amount missing until delivery is free; 0 for an empty cart. */
export function missingForFreeShipping({ shippingCents, subtotalCents }: Totals): number {
  return shippingCents === 0 ? 0 : FREE_SHIPPING_FROM_CENTS - subtotalCents;
}
