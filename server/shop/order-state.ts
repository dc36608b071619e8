import type { PaymentState } from '../../contract/shop/orders.ts';
import type { orders } from '../db/tables/store.ts';

/** Returns the order's name for people: short enough to read aloud, and without any content. */
export function referenceOf(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

type Money = Pick<
  typeof orders.$inferSelect,
  'paidAt' | 'totalCents' | 'refundedCents' | 'isRefundOwed'
>;

export function paymentStateOf(order: Money): PaymentState {
  if (!order.paidAt) return 'none';
  if (order.refundedCents >= order.totalCents) return 'refunded';
  return order.isRefundOwed ? 'refunding' : 'paid';
}
