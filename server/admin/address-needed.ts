import type { orders } from '../db/tables/store.ts';

/** A parcel that was refused, or not found at home, is back by then. */
const RETURN_DAYS = 30;
const DAY_MS = 86_400_000;

type Order = Pick<typeof orders.$inferSelect, 'status' | 'shippedAt'>;

/** Whether whoever packs still needs to know where an order goes: to pack it, or if it comes back. */
export function isAddressNeeded({ status, shippedAt }: Order, now: Date): boolean {
  if (status === 'paid') return true;
  const isShipped = status === 'shipped' && shippedAt !== null;
  return isShipped && now.getTime() - shippedAt.getTime() < RETURN_DAYS * DAY_MS;
}
