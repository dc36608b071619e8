import { STATEMENT_TEXT } from '../../contract/orders.ts';

export const checkoutCopy = {
  title: 'Checkout',
  back: 'Back to the Store',
  steps: ['Delivery', 'Payment'],
  stepsLabel: 'Steps',
  delivery: 'Where should it go?',
  payment: 'Payment',
  summary: 'Your order',
  next: 'Continue to Payment',
  nextBusy: 'Keeping it for you...',
  discreet: 'Sent in a plain box',
  discreetText: 'No name of ours on it, and nothing that tells what is inside.',
  statement: `On your statement: ${STATEMENT_TEXT}`,
  statementText: 'Your bank shows this and the amount, and nothing more.',
  loading: 'Loading your cart...',
  failed: 'Your cart did not open',
  failedHint: 'Nothing is lost. Try again in a moment.',
  behind: 'Your cart is not complete yet',
  behindText:
    'Some of what you chose is on this device only. We need a connection before you order.',
  emptyTitle: 'There is nothing to order yet',
  empty: 'Your cart is empty. Something to wear, to light or to unwrap?',
  browse: 'Browse the Store',
  refused: 'Not ordered yet',
  unreachable:
    'We could not reach the store. Nothing is ordered twice and nothing is lost: please press again.',
  openCart: 'Open Your Cart',
} as const;

export const addressCopy = {
  name: 'Full name',
  line1: 'Street and number',
  line2: 'Flat, floor or company (optional)',
  city: 'Town or city',
  region: 'State or region (optional)',
  postalCode: 'Postal code',
  country: 'Country',
  choose: 'Please choose',
  kept: 'What you type stays on this device until you have ordered.',
} as const;

export const payCopy = {
  pay: (amount: string) => `Pay ${amount}`,
  terms: `One payment, nothing that repeats. Your statement says ${STATEMENT_TEXT}.`,
  loading: 'Preparing your payment...',
  failed: 'The payment form did not open',
  failedHint: 'Nothing was charged, and your order is kept. Try again in a moment.',
  kept: (time: string) => `Kept for you until ${time}.`,
  deliverTo: 'Deliver to',
  change: 'Change Address or Cart',
  goneTitle: 'This order was not paid in time',
  gone: 'Nothing was charged. What you chose is still in your cart, as long as we have it.',
  again: 'Order Again',
} as const;
