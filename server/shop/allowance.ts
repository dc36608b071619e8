import { MAX_QUANTITY } from '../../contract/shop/cart-totals.ts';

/**
 * Unpaid orders in a day before a couple counts as idle. Correcting an address, or both partners at
 * checkout, also ends an order unpaid.
 */
const UNPAID_A_DAY = 2;
/** Pieces that an idle couple, or a couple that has never paid, may always hold. */
const MOST_OF_IDLERS = 1;
const MOST_OF_NEWCOMERS = 2;

export type Buying = { hasPaid: boolean; unpaidToday: number };
/**
 * Pieces of a part in unpaid orders: the couple's own, and those of all couples that have never
 * paid.
 */
export type Held = { own: number; byNewcomers: number };

/**
 * Limits how many of the remaining pieces of a part a couple may put into another order. Accounts
 * cost nothing, so a dozen couples that never pay must not block a product for everyone else.
 */
export function allowance({ hasPaid, unpaidToday }: Buying, left: number, held: Held): number {
  const isScarce = left < 2 * MAX_QUANTITY;
  const few = (most: number) => Math.min(left, Math.max(0, most - held.own));
  if (isScarce && unpaidToday >= UNPAID_A_DAY) return few(MOST_OF_IDLERS);
  if (hasPaid) return left;
  if (isScarce) return few(MOST_OF_NEWCOMERS);
  const halfOfAll = Math.floor((left + held.byNewcomers) / 2) - held.byNewcomers;
  return Math.max(halfOfAll, few(MOST_OF_NEWCOMERS));
}
