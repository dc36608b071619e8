import type { Order } from '../../contract/orders.ts';
import { dollars } from '../../contract/price.ts';
import type { ToastWords } from '../ui/toast-store.ts';

export const ordersCopy = {
  title: 'Orders',
  lead: 'What you have ordered, and where it is.',
  section: 'Orders',
  all: 'See All Orders',
  none: 'Nothing ordered yet. The store is open.',
  store: 'Go to the Store',
  back: 'Profile',
  loading: 'Loading your orders...',
  failed: 'Your orders could not be read',
  failedHint: 'Nothing is lost. Try again in a moment.',
  emptyTitle: 'Nothing ordered yet',
  empty: 'When you order something, this is where you follow it.',
  more: 'Show Older Orders',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  open: (reference: string) => `Order ${reference}`,
  pay: 'Pay Now',
} as const;

export const statusNames: Readonly<Record<Order['status'], string>> = {
  pending: 'Waiting for payment',
  paid: 'Being packed',
  shipped: 'On its way',
  cancelled: 'Cancelled',
  expired: 'Not paid',
};

export const orderCopy = {
  back: 'Orders',
  title: (reference: string) => `Order ${reference}`,
  loading: 'Loading your order...',
  failed: 'Your order could not be read',
  notFound: 'There is no such order',
  notFoundText: 'It may be a surprise that someone keeps from you, or an address typed wrongly.',
  placedOn: (date: string) => `Ordered on ${date}`,
  thanks: (isSurprise: boolean) => (isSurprise ? 'Thank you' : 'Thank you, both of you'),
  thanksText: (reference: string) =>
    `Your order ${reference} is paid and being packed. We have written to you, in words that give nothing away.`,
  surpriseThanks: (reference: string) =>
    `Your order ${reference} is paid and being packed. It stays between us until you unwrap it.`,
  confirming: 'Your payment is being confirmed',
  confirmingText: 'This can take a minute. You may leave this page; we write to you.',
  surprise: 'A surprise: only you see this order.',
  lines: 'What is in it',
  address: 'Deliver to',
  noAddress: 'The address was deleted with the account that ordered.',
  history: 'What happened',
  ordered: 'Ordered',
  paid: 'Paid',
  shipped: 'Sent',
  closed: { cancelled: 'Cancelled', expired: 'Given up unpaid' },
  print: 'Print Receipt',
  plain: 'Sent in a plain box, without our name on it.',
  payNow: 'Pay Now',
  money: {
    none: 'Nothing was charged.',
    paid: null,
    refunding: 'Your money is on its way back to your card. Banks take up to ten days.',
    refunded: 'Your money is back on your card.',
  },
  refunded: 'Refunded',
  cancel: 'Cancel Order',
  question: 'Cancel this order?',
  consequence: ({ payment, totals }: Order) =>
    payment === 'paid'
      ? `We pay ${dollars(totals.totalCents)} back to your card. Banks take up to ten days to show it.`
      : 'Nothing has been charged, and nothing will be. What you chose stays in your cart.',
  confirm: 'Yes, Cancel It',
  keep: 'Keep the Order',
} as const;

export const orderToasts = {
  cancelled: (isPaid: boolean): ToastWords => ({
    title: 'Order Cancelled',
    description: isPaid ? 'Your money is on its way back.' : 'Nothing was charged.',
  }),
  unchanged: (reason: string | null): ToastWords => ({
    title: 'Order Not Cancelled',
    description: reason ?? 'Something went wrong. Please try again.',
    variant: 'destructive',
  }),
} as const;
