import type { KeyObject } from 'node:crypto';
import { commonFacts, type OrderLineRow, type OrderRow } from '../shop/order-queries.ts';
import { isAddressNeeded } from './address-needed.ts';

/** Builds an order as all interfaces for operators show it. Facts no longer needed stay sealed. */
export function factsForOperators(
  row: OrderRow,
  lines: readonly OrderLineRow[],
  key: KeyObject,
  now: Date,
) {
  const known = isAddressNeeded(row, now)
    ? row
    : { ...row, sealedAddress: null, sealedTracking: null };
  return commonFacts(known, lines, key);
}
