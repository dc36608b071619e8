import { MAX_QUANTITY } from '../../contract/shop/cart-totals.ts';

/** A corrected address, or both partners at checkout, end an order unpaid too. */
const UNPAID_A_DAY = 2;
/** What a couple that has let orders go, or has never paid, may hold in any case. */
const MOST_OF_IDLERS = 1;
const MOST_OF_NEWCOMERS = 2;

/** A couple at checkout. */
export type Buying = { hasPaid: boolean; unpaidToday: number };
/** Pieces of a part in orders that wait to be paid: the couple's own, and those of all that have never paid. */
export type Held = { own: number; byNewcomers: number };

/**
 * How many pieces of a part a couple may take into another order, of as many as are left. Accounts
 * cost nothing: a dozen that never pay must not keep a product from everyone else.
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
