import { STATEMENT_TEXT } from '../../../contract/shop/payments.ts';

export const checkoutCopy = {
  title: 'Checkout',
  back: 'Back to the Store',
  steps: ['Delivery', 'Payment'],
  stepsLabel: 'Steps',
  delivery: 'Where should it go?',
  payment: 'Payment',
  summary: 'Your order',
  arrives: (days: string) => `Estimated delivery: ${days}`,
  next: 'Continue to Payment',
  nextBusy: 'Reserving your items...',
  discreet: 'Sent in a plain box',
  discreetText: 'Our name isn’t on it, and nothing says what’s inside.',
  statement: `On your statement: ${STATEMENT_TEXT}`,
  statementText: 'Your bank shows this and the amount, nothing more.',
  loading: 'Loading your cart...',
  failed: 'Your cart could not be loaded',
  failedHint: 'Please try again in a moment.',
  behind: 'Your cart isn’t complete yet',
  behindText: 'Some items are only saved on this device. Please go online before you order.',
  emptyTitle: 'There’s nothing to order yet',
  empty: 'Your cart is empty. Something to wear, to light or to unwrap?',
  browse: 'Browse the Store',
  refused: 'Not ordered yet',
  unreachable:
    'We couldn’t reach the store. Please press the button again. Nothing gets ordered twice.',
  openCart: 'Open Your Cart',
} as const;

export const addressCopy = {
  name: 'Full name',
  line1: 'Street address',
  line2: 'Apartment, floor or company (optional)',
  city: 'City',
  region: 'State or region (optional)',
  postalCode: 'Postal code',
  country: 'Country',
  choose: 'Please choose',
  kept: 'What you type is saved on this device until you order.',
} as const;

export const payCopy = {
  pay: (amount: string) => `Pay ${amount}`,
  terms: `One payment, not a subscription. Your statement will show ${STATEMENT_TEXT}.`,
  loading: 'Preparing your payment...',
  failed: 'The payment form could not be loaded',
  failedHint: 'You haven’t been charged, and your order is saved. Please try again in a moment.',
  kept: (time: string) => `Your items are reserved until ${time}.`,
  change: 'Change Address or Cart',
  goneTitle: 'This order wasn’t paid in time',
  gone: 'You weren’t charged. Your items are still in your cart.',
  again: 'Order Again',
} as const;
