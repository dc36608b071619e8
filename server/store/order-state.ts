import type { OrderStatus, PaymentState } from '../../contract/orders.ts';

/** What people call an order: short enough to be read out, and telling nothing. */
export function referenceOf(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

type Money = {
  paidAt: Date | null;
  totalCents: number;
  refundedCents: number;
  isRefundOwed: boolean;
};

export function paymentStateOf(order: Money): PaymentState {
  if (!order.paidAt) return 'none';
  if (order.refundedCents >= order.totalCents) return 'refunded';
  return order.isRefundOwed ? 'refunding' : 'paid';
}

export function canCancel(status: OrderStatus): boolean {
  return status === 'pending' || status === 'paid';
}
