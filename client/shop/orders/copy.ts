import type { Order } from '../../../contract/shop/orders.ts';
import { dollars } from '../../../contract/shop/price.ts';
import { counted } from '../../lib/amounts.ts';
import type { ToastWords } from '../../ui/toast-store.ts';

export const ordersCopy = {
  title: 'Orders',
  lead: 'What you’ve ordered, and where it is.',
  section: 'Orders',
  all: 'See All Orders',
  locked: 'Locked, like your journal and your account.',
  unlock: 'Unlock',
  none: 'You haven’t ordered anything yet.',
  store: 'Go to the Store',
  back: 'Profile',
  loading: 'Loading your orders...',
  failed: 'Your orders could not be loaded',
  failedHint: 'Please try again in a moment.',
  emptyTitle: 'Nothing ordered yet',
  empty: 'When you order something, you can track it here.',
  more: 'Show Older Orders',
  pieces: (count: number) => counted(count, 'item'),
} as const;

export const statusNames: Readonly<Record<Order['status'], string>> = {
  pending: 'Waiting for payment',
  paid: 'Being packed',
  shipped: 'On its way',
  cancelled: 'Canceled',
  expired: 'Not paid',
};

export const orderCopy = {
  back: 'Orders',
  title: (reference: string) => `Order ${reference}`,
  loading: 'Loading your order...',
  failed: 'Your order could not be loaded',
  notFound: 'Order not found',
  notFoundText: 'Check the link, or open your list of orders.',
  placedOn: (date: string) => `Ordered on ${date}`,
  thanks: (isSurprise: boolean) => (isSurprise ? 'Thank you' : 'Thank you, both of you'),
  thanksText: (reference: string) =>
    `Your order ${reference} is paid and being packed. We have sent you a discreet email.`,
  surpriseThanks: (reference: string) =>
    `Your order ${reference} is paid and being packed. Only you can see it.`,
  confirming: 'Your payment is being confirmed',
  confirmingText: 'This can take a minute. You can leave this page; we will email you.',
  surprise: 'A surprise: only you see this order.',
  lines: 'Items',
  address: 'Deliver to',
  arrives: 'Estimated delivery',
  tracking: 'Tracking',
  noAddress: 'The address was deleted with the account that ordered.',
  history: 'Order history',
  ordered: 'Ordered',
  paid: 'Paid',
  shipped: 'Shipped',
  closed: { cancelled: 'Canceled', expired: 'Not paid in time' },
  print: 'Print Receipt',
  plain: 'Sent in a plain box, without our name on it.',
  payNow: 'Pay Now',
  money: {
    none: 'You weren’t charged.',
    paid: null,
    refunding:
      'Your refund is on its way to your card. Your bank can take up to ten days to show it.',
    refunded: 'Your refund is complete.',
  },
  refunded: 'Refunded',
  cancel: 'Cancel Order',
  question: 'Cancel this order?',
  consequence: ({ payment, totals }: Order) =>
    payment === 'paid'
      ? `We refund ${dollars(totals.totalCents)} to your card. Your bank can take up to ten days to show it.`
      : 'You haven’t been charged. Your items stay in your cart.',
  confirm: 'Yes, Cancel It',
  keep: 'Keep the Order',
} as const;

export const orderToasts = {
  cancelled: (isPaid: boolean): ToastWords => ({
    title: 'Order Canceled',
    description: isPaid ? 'Your refund is on its way.' : 'You weren’t charged.',
  }),
  unchanged: (reason: string | null): ToastWords => ({
    title: 'Order Not Canceled',
    description: reason ?? 'Something went wrong. Please try again.',
    variant: 'destructive',
  }),
} as const;
