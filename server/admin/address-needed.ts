import type { orders } from '../db/tables/store.ts';

/** Days within which a refused or undelivered parcel comes back. */
const RETURN_DAYS = 30;
const DAY_MS = 86_400_000;

type Order = Pick<typeof orders.$inferSelect, 'status' | 'shippedAt'>;

/** True while the packer needs an order's address: to pack the parcel, or in case it comes back. */
export function isAddressNeeded({ status, shippedAt }: Order, now: Date): boolean {
  if (status === 'paid') return true;
  const isShipped = status === 'shipped' && shippedAt !== null;
  return isShipped && now.getTime() - shippedAt.getTime() < RETURN_DAYS * DAY_MS;
}
