import type { DeskNumbers, DeskOrder, Metric, OperatorAction } from '../../contract/admin/desk.ts';
import type { OrderStatus, PaymentState } from '../../contract/shop/orders.ts';
import { dollars } from '../../contract/shop/price.ts';
import { counted } from '../lib/amounts.ts';
import { failure, type ToastWords } from '../ui/toast-store.ts';

export const deskCopy = {
  title: 'Desk',
  sections: {
    orders: 'Orders',
    stock: 'Stock',
    numbers: 'Numbers',
    mail: 'Email',
    health: 'Health',
    record: 'Record',
  },
  nav: 'Desk',
  signedInAs: (name: string) => `Signed in as ${name}`,
  minutesLeft: (minutes: number) => `Ends in ${counted(minutes, 'minute')}`,
  signOut: 'Sign Out',
  loading: 'Loading the desk',
  failed: 'The desk could not be loaded.',
} as const;

export const signInCopy = {
  heading: 'Sign in to the desk',
  lead: 'You stay signed in for an hour, in this browser only.',
  over: 'Your hour is up. Sign in again to continue. What you typed is still here.',
  name: 'Your name',
  nameHint: 'The record shows it next to everything you do here.',
  nameMissing: 'Please enter your name.',
  token: 'Operator token',
  tokenMissing: 'Please enter the operator token.',
  submit: 'Sign In',
  refused: 'That’s not the operator token.',
  throttled: 'Too many wrong tokens came from here. Please wait 15 minutes.',
  unreachable: 'We can’t reach the app. Please try again in a moment.',
} as const;

export const statusNames: Readonly<Record<OrderStatus, string>> = {
  paid: 'To Pack',
  shipped: 'Shipped',
  cancelled: 'Canceled',
  pending: 'Not Paid Yet',
  expired: 'Never Paid',
};

export const moneyNames: Readonly<Record<PaymentState, string>> = {
  none: 'Not charged',
  paid: 'Paid',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
};

export const ordersCopy = {
  filter: 'Which orders',
  search: 'Search orders',
  placeholder: 'Order number, or a name',
  searchHint:
    'A number finds any order. Names are encrypted, so we only look for them in the orders loaded here.',
  day: 'Placed on',
  anyDay: 'Any Day',
  loading: 'Loading orders',
  failed: 'The orders could not be loaded.',
  empty: {
    paid: 'Nothing to pack. New orders show up here as soon as they are paid.',
    shipped: 'No order has shipped yet.',
    cancelled: 'No order has been canceled.',
    pending: 'Nobody is paying right now.',
    expired: 'No order was left unpaid.',
  },
  emptyDay: 'No such order was placed that day.',
  noNumber: (number: string) => `No order has a number that begins with ${number}.`,
  found: (found: number, among: number) =>
    `${found === 0 ? 'None' : found} of the ${among} orders loaded here ${found === 1 ? 'matches' : 'match'}.`,
  count: (count: number, hasMore: boolean) =>
    `${count}${hasMore ? ' or more' : ''} ${count === 1 && !hasMore ? 'order' : 'orders'}`,
  more: 'Load More',
  searchMore: 'Search More Orders',
  refresh: 'Refresh',
  printLists: (count: number) => `Print ${counted(count, 'Packing List')}`,
  printLabels: (count: number) => `Print ${counted(count, 'Label')}`,
} as const;

export const orderCopy = {
  name: (reference: string) => `Order ${reference}`,
  placed: 'Placed',
  paid: 'Paid',
  sent: 'Shipped',
  closed: 'Closed',
  address: 'Ship to',
  noAddress: 'We no longer need the address here.',
  pieces: (count: number) => counted(count, 'piece'),
  tracking: 'Tracking',
  trackingHint: 'Optional; the buyer sees it',
  ship: 'Ship',
  shipQuestion: (reference: string) => `Ship order ${reference}?`,
  shipConsequence: (tracking: string) =>
    tracking === ''
      ? 'The buyer gets an email, without tracking.'
      : `The buyer gets an email with the tracking “${tracking}”.`,
  shipConfirm: 'Yes, It’s on Its Way',
  shipKeep: 'Not Yet',
  list: 'Packing List',
  label: 'Label',
  cancel: 'Cancel and Refund',
  question: (reference: string) => `Cancel order ${reference}?`,
  consequence: ({ totals }: DeskOrder) =>
    `${dollars(totals.totalCents)} goes back to the card, the pieces go back in stock, and the buyer gets an email.`,
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

/** Words on paper. The label reveals neither the contents nor the kind of shop. */
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
  note: 'Plain box. Nothing on the outside says what’s inside. No prices in the box.',
} as const;

export const stockCopy = {
  loading: 'Loading stock',
  failed: 'The stock could not be loaded.',
  lead: (limit: number) =>
    `Fewer than ${limit} pieces count as low. We count sets for two by halves.`,
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
  changed: (count: number) => (count === 0 ? 'No changes' : counted(count, 'change')),
  save: 'Save',
  invalid: 'Please enter a whole number of pieces.',
  saved: (names: readonly string[]): ToastWords => ({
    title: 'Stock Saved',
    description: names.join(' · '),
  }),
  notSaved: (reason: string | null) => failure('Stock Not Saved', reason ?? undefined),
} as const;

export const numbersCopy = {
  loading: 'Loading numbers',
  failed: 'The numbers could not be loaded.',
  lead: 'Totals only. Days are in UTC.',
  orders: 'Orders',
  subscriptions: 'Subscriptions',
  payments: 'Subscription payments, last 30 days',
  facts: {
    toPack: 'To pack',
    oldest: 'Waiting since',
    pending: 'Being paid',
    refundsOwed: 'Refunds on their way',
    active: 'Active',
    ending: 'Canceling',
    pastDue: 'Payment failed, retrying',
    begun: 'Started in 30 days',
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
  loading: 'Loading emails',
  failed: 'The emails could not be loaded.',
  lead: 'Emails that are waiting or failed. Who they’re for and what they say stays encrypted.',
  empty: 'No emails are waiting. Everything has been delivered.',
  waiting: (count: number) => `${counted(count, 'email')} in the queue`,
  since: 'Since',
  state: 'State',
  tries: 'Tries',
  next: 'Next try',
  names: { waiting: 'Waiting', sending: 'Sending', failed: 'Failed' },
  retry: 'Retry',
  retryOf: (since: string) => `Retry the email from ${since}`,
  retryAll: 'Retry All Failed Emails',
  retried: (count: number): ToastWords => ({
    title: `Retrying ${counted(count, 'Email')}`,
  }),
  notRetried: (reason: string | null) => failure('Couldn’t Retry', reason ?? undefined),
  givenUp: 'We give up on an email that fails for three days.',
  more: 'Load More',
} as const;

type MetricWords = { title: string; unit: string; look: string };

export const healthCopy = {
  loading: 'Loading figures',
  failed: 'The figures could not be loaded.',
  away: 'Not ready: the database isn’t answering.',
  ready: 'Ready',
  notReady: 'Not Ready',
  database: { embedded: 'Embedded database', postgres: 'PostgreSQL' },
  answers: (ms: number) => `answered in ${ms} ms`,
  silent: 'isn’t answering',
  since: (when: string) => `This process has been running since ${when}.`,
  process:
    'The charts show the last hour of the process that answered this page. Docs: docs/operations.md.',
  mail: (waiting: number) =>
    waiting === 0 ? 'No emails waiting' : `${counted(waiting, 'email')} waiting`,
  oldest: (minutes: number) => `the oldest for ${minutes} min`,
  payments: { stripe: 'Stripe takes the payments.', sandbox: 'The sandbox takes test cards.' },
  noPayments: 'Nobody really pays. Set your Stripe keys before you ship anything.',
  fine: 'Fine',
  look: 'Check',
  measuring: 'First values within 30 seconds',
  nothing: 'None',
  range: (lowest: string, highest: string) => `Between ${lowest} and ${highest} in the last hour.`,
} as const;

export const metricWords: Readonly<Record<Metric['id'], MetricWords>> = {
  latency: { title: 'Answers, slowest 1 %', unit: 'ms', look: 'Check if over 250 ms for 5 min' },
  errors: { title: 'Failed calls', unit: '%', look: 'Check if over 0.1 % for 5 min' },
  lag: { title: 'Event loop delay', unit: 'ms', look: 'Check if over 100 ms for 5 min' },
  connections: {
    title: 'Waiting for a connection',
    unit: '',
    look: 'Check if above 0 for 1 min',
  },
  refused: { title: 'Sign-ins refused', unit: '', look: 'Check if ten times the usual' },
  throttled: { title: 'Sign-ins throttled', unit: '', look: 'Check if it keeps up' },
  failures: { title: 'Background failures', unit: '', look: 'Check if they keep coming' },
  memory: { title: 'Memory', unit: 'MB', look: 'Check if over 1,000 MB' },
  cpu: { title: 'CPU of one core', unit: '%', look: 'Check if over 80 % for 5 min' },
  disk: { title: 'Free disk', unit: 'GB', look: 'Check if under 2 GB' },
};

export const recordCopy = {
  loading: 'Loading the record',
  failed: 'The record could not be loaded.',
  lead: 'Who did what, newest first. Lines are only ever added: nobody can change or delete one.',
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
      return detail === '1' ? 'Retried 1 email' : `Retried ${detail} emails`;
  }
}
