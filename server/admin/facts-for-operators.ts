import type { KeyObject } from 'node:crypto';
import { commonFacts, type OrderLineRow, type OrderRow } from '../shop/order-queries.ts';
import { isAddressNeeded } from './address-needed.ts';

/** What every way in for operators shows of an order. What is no longer needed is not even opened. */
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
