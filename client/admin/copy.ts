import type { DeskNumbers, DeskOrder, Figure, OperatorAction } from '../../contract/admin/desk.ts';
import type { OrderStatus, PaymentState } from '../../contract/shop/orders.ts';
import { dollars } from '../../contract/shop/price.ts';
import { failure, type ToastWords } from '../ui/toast-store.ts';

export const deskCopy = {
  title: 'Desk',
  lead: 'For whoever packs the parcels and keeps the app running.',
  sections: {
    orders: 'Orders',
    stock: 'Stock',
    numbers: 'Numbers',
    mail: 'Mail',
    health: 'Health',
    record: 'Record',
  },
  nav: 'Desk',
  signedInAs: (name: string) => `Signed in as ${name}`,
  minutesLeft: (minutes: number) =>
    minutes === 1 ? 'Ends in 1 minute' : `Ends in ${minutes} minutes`,
  signOut: 'Sign Out',
  loading: 'Loading the desk',
  failed: 'The desk could not be loaded.',
} as const;

export const signInCopy = {
  heading: 'Sign in to the desk',
  lead: 'You stay signed in for an hour, in this browser alone.',
  over: 'Your hour is over. Sign in again to go on; what you typed is still there.',
  name: 'Your name',
  nameHint: 'The record shows it beside everything you do here.',
  nameMissing: 'Please enter your name.',
  token: 'Operator token',
  tokenMissing: 'Please enter the operator token.',
  submit: 'Sign In',
  refused: 'That is not the operator token.',
  throttled: 'Too many wrong tokens came from here. Please wait a quarter of an hour.',
  unreachable: 'The app cannot be reached. Please try again in a moment.',
} as const;

export const statusNames: Readonly<Record<OrderStatus, string>> = {
  paid: 'To Pack',
  shipped: 'Sent',
  cancelled: 'Canceled',
  pending: 'Not Paid Yet',
  expired: 'Never Paid',
};

export const moneyNames: Readonly<Record<PaymentState, string>> = {
  none: 'Nothing was charged',
  paid: 'Paid',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
};

export const ordersCopy = {
  filter: 'Which orders',
  search: 'Search orders',
  placeholder: 'Order number, or a name',
  searchHint:
    'A number finds any order. Names are sealed, so they are looked for among the orders loaded here.',
  day: 'Placed on',
  anyDay: 'Any Day',
  loading: 'Loading orders',
  failed: 'The orders could not be loaded.',
  empty: {
    paid: 'Nothing to pack. New orders show up here as soon as they are paid.',
    shipped: 'No order has been sent yet.',
    cancelled: 'No order has been canceled.',
    pending: 'Nobody is paying right now.',
    expired: 'No order was left unpaid.',
  },
  emptyDay: 'No such order was placed on that day.',
  noNumber: (number: string) => `No order has a number that begins with ${number}.`,
  found: (found: number, among: number) =>
    `${found === 0 ? 'None' : found} of the ${among} orders loaded here ${found === 1 ? 'matches' : 'match'}.`,
  count: (count: number, hasMore: boolean) =>
    `${count}${hasMore ? ' or more' : ''} ${count === 1 && !hasMore ? 'order' : 'orders'}`,
  more: 'Load More',
  searchMore: 'Search More Orders',
  refresh: 'Refresh',
  printLists: (count: number) => `Print ${count} Packing ${count === 1 ? 'List' : 'Lists'}`,
  printLabels: (count: number) => `Print ${count} ${count === 1 ? 'Label' : 'Labels'}`,
} as const;

export const orderCopy = {
  name: (reference: string) => `Order ${reference}`,
  placed: 'Placed',
  paid: 'Paid',
  sent: 'Sent',
  closed: 'Closed',
  address: 'Ship to',
  noAddress: 'The address is no longer needed here.',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  tracking: 'Tracking',
  trackingHint: 'Optional; the buyer sees it',
  ship: 'Ship',
  list: 'Packing List',
  label: 'Label',
  cancel: 'Cancel and Refund',
  question: (reference: string) => `Cancel order ${reference}?`,
  consequence: ({ totals }: DeskOrder) =>
    `${dollars(totals.totalCents)} goes back to the card, the pieces go back into stock, and the buyer gets an email.`,
  confirm: 'Yes, Cancel It',
  keep: 'Keep the Order',
} as const;

export const orderToasts = {
  shipped: (reference: string): ToastWords => ({
    title: `Order ${reference} Shipped`,
    description: 'The buyer gets an email.',
  }),
  notShipped: (reason: string | null) => failure('Not Shipped', reason ?? undefined),
  cancelled: (reference: string): ToastWords => ({
    title: `Order ${reference} Canceled`,
    description: 'The refund is on its way.',
  }),
  notCancelled: (reason: string | null) => failure('Not Canceled', reason ?? undefined),
} as const;

/** On paper. The label says nothing of what is inside, or of what we are. */
export const printCopy = {
  list: 'Packing list',
  sender: 'SXR Studio',
  from: 'From',
  to: 'To',
  ordered: 'Ordered',
  pieces: 'Pieces',
  item: 'Item',
  packed: 'Packed',
  total: (count: number) => `${count} in all`,
  note: 'Plain box. Nothing on the outside says what is inside. No prices in the box.',
} as const;

export const stockCopy = {
  loading: 'Loading stock',
  failed: 'The stock could not be loaded.',
  lead: (limit: number) =>
    `Fewer than ${limit} pieces count as low. Sets for two are counted by halves.`,
  summary: (low: number, out: number) =>
    low + out === 0 ? 'Everything is well stocked.' : `${low} low, ${out} sold out.`,
  filter: 'Which items',
  all: 'All Items',
  onlyLow: 'Low or Sold Out',
  nothingLow: 'Nothing is low.',
  item: 'Item',
  pieces: 'Pieces',
  inStock: (name: string) => `Pieces of ${name}`,
  low: 'Low',
  out: 'Sold Out',
  save: 'Save',
  saveFor: (name: string) => `Save the pieces of ${name}`,
  invalid: 'Please enter a whole number of pieces.',
  saved: (name: string): ToastWords => ({ title: 'Stock Saved', description: name }),
  notSaved: (reason: string | null) => failure('Stock Not Saved', reason ?? undefined),
} as const;

export const numbersCopy = {
  loading: 'Loading numbers',
  failed: 'The numbers could not be loaded.',
  lead: 'Sums alone. Days are counted in UTC.',
  orders: 'Orders',
  subscriptions: 'Subscriptions',
  payments: 'Payments of subscriptions, last 30 days',
  facts: {
    toPack: 'To pack',
    oldest: 'Waiting since',
    pending: 'Being paid',
    refundsOwed: 'Refunds on their way',
    active: 'Active',
    ending: 'Of these, ending',
    pastDue: 'Payment failed, tried again',
    begun: 'Begun in 30 days',
    ended: 'Ended in 30 days',
    paid: 'Paid',
    failed: 'Failed',
    refunded: 'Refunded',
    disputed: 'Disputed',
  },
  none: 'None',
  charts: {
    orders: 'Orders placed',
    paidCents: 'Paid by subscribers',
    failedPayments: 'Failed payments',
  } satisfies Record<Exclude<keyof DeskNumbers['days'][number], 'day'>, string>,
  last14: 'Last 14 days',
  day: 'Day',
} as const;

export const mailCopy = {
  loading: 'Loading mails',
  failed: 'The mails could not be loaded.',
  lead: 'Mails that wait or failed. Whom they are to, and what they say, stays sealed.',
  empty: 'No mail waits. Everything has been delivered.',
  waiting: (count: number) => (count === 1 ? '1 mail in the queue' : `${count} mails in the queue`),
  since: 'Since',
  state: 'State',
  tries: 'Tries',
  next: 'Next try',
  names: { waiting: 'Waiting', sending: 'Being Sent', failed: 'Failed' },
  retry: 'Retry',
  retryOf: (since: string) => `Retry the mail from ${since}`,
  retryAll: 'Retry All That Failed',
  retried: (count: number): ToastWords => ({
    title: count === 1 ? '1 Mail Is Tried Again' : `${count} Mails Are Tried Again`,
  }),
  notRetried: (reason: string | null) => failure('Not Tried Again', reason ?? undefined),
  givenUp: 'A mail that fails for three days is given up.',
  more: 'Load More',
} as const;

type FigureWords = { title: string; unit: string; look: string };

export const healthCopy = {
  loading: 'Loading figures',
  failed: 'The figures could not be loaded.',
  away: 'Not ready: the database does not answer.',
  ready: 'Ready',
  notReady: 'Not Ready',
  database: { embedded: 'Embedded database', postgres: 'PostgreSQL' },
  answers: (ms: number) => `answered in ${ms} ms`,
  silent: 'does not answer',
  since: (when: string) => `This process has run since ${when}.`,
  process:
    'The charts show the last hour of the process that answered this page. Docs: docs/operations.md.',
  mail: (waiting: number) => (waiting === 1 ? '1 mail waits' : `${waiting} mails wait`),
  oldest: (minutes: number) => `the oldest for ${minutes} min`,
  payments: { stripe: 'Stripe takes the payments.', sandbox: 'The sandbox takes test cards.' },
  noPayments: 'Nobody really pays: set the keys of Stripe before you ship anything.',
  fine: 'Fine',
  look: 'Look',
  measuring: 'First values within half a minute',
  nothing: 'None',
  range: (lowest: string, highest: string) => `Between ${lowest} and ${highest} in the last hour.`,
} as const;

export const figureWords: Readonly<Record<Figure['id'], FigureWords>> = {
  latency: { title: 'Answers, slowest 1 %', unit: 'ms', look: 'Look when over 250 ms for 5 min' },
  errors: { title: 'Failed calls', unit: '%', look: 'Look when over 0.1 % for 5 min' },
  lag: { title: 'Event loop delay', unit: 'ms', look: 'Look when over 100 ms for 5 min' },
  connections: {
    title: 'Waiting for a connection',
    unit: '',
    look: 'Look when above 0 for 1 min',
  },
  refused: { title: 'Sign-ins refused', unit: '', look: 'Look when ten times the usual' },
  throttled: { title: 'Sign-ins throttled', unit: '', look: 'Look when it lasts' },
  failures: { title: 'Background failures', unit: '', look: 'Look when they keep coming' },
  memory: { title: 'Memory', unit: 'MB', look: 'Look when over 1,000 MB' },
  cpu: { title: 'CPU of one core', unit: '%', look: 'Look when over 80 % for 5 min' },
  disk: { title: 'Free disk', unit: 'GB', look: 'Look when under 2 GB' },
};

export const recordCopy = {
  loading: 'Loading the record',
  failed: 'The record could not be loaded.',
  lead: 'Who did what, newest first. It is only ever added to: nobody can change or delete a line.',
  empty: 'Nothing has been recorded yet.',
  when: 'When',
  who: 'Who',
  what: 'What',
  byToken: 'A call with the token',
  more: 'Load More',
} as const;

export function actionText({ action, subject, detail }: OperatorAction): string {
  switch (action) {
    case 'signed in':
      return 'Signed in';
    case 'signed out':
      return 'Signed out';
    case 'shipped':
      return `Shipped order ${subject}`;
    case 'canceled':
      return `Canceled order ${subject}, ${detail} to refund`;
    case 'set stock':
      return `Set the stock of ${subject} ${detail}`;
    case 'retried mail':
      return detail === '1' ? 'Retried 1 mail' : `Retried ${detail} mails`;
  }
}
