import { STATEMENT_TEXT } from '../../../contract/shop/payments.ts';

export const checkoutCopy = {
  title: 'Checkout',
  back: 'Back to the Store',
  steps: ['Delivery', 'Payment'],
  stepsLabel: 'Steps',
  delivery: 'Where should it go?',
  payment: 'Payment',
  summary: 'Your order',
  next: 'Continue to Payment',
  nextBusy: 'Reserving your items...',
  discreet: 'Sent in a plain box',
  discreetText: 'Our name is not on it, and nothing says what is inside.',
  statement: `On your statement: ${STATEMENT_TEXT}`,
  statementText: 'Your bank shows this and the amount, and nothing more.',
  loading: 'Loading your cart...',
  failed: 'Your cart could not be loaded',
  failedHint: 'Please try again in a moment.',
  behind: 'Your cart is not complete yet',
  behindText: 'Some items are saved on this device only. Please go online before you order.',
  emptyTitle: 'There is nothing to order yet',
  empty: 'Your cart is empty. Something to wear, to light or to unwrap?',
  browse: 'Browse the Store',
  refused: 'Not ordered yet',
  unreachable:
    'We could not reach the store. Please press the button again. Nothing is ordered twice.',
  openCart: 'Open Your Cart',
} as const;

export const addressCopy = {
  name: 'Full name',
  line1: 'Street and number',
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
  failedHint: 'You have not been charged, and your order is saved. Please try again in a moment.',
  kept: (time: string) => `Your items are reserved until ${time}.`,
  change: 'Change Address or Cart',
  goneTitle: 'This order was not paid in time',
  gone: 'You were not charged. Your items are still in your cart.',
  again: 'Order Again',
} as const;
