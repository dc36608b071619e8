import { STATEMENT_TEXT } from '../../../contract/shop/payments.ts';
import { dollars, PREMIUM_PRICE_CENTS } from '../../../contract/shop/price.ts';
import { FREE_WORKOUTS } from '../../../contract/training/sessions.ts';
import { counted } from '../../lib/amounts.ts';
import { failure, type ToastWords } from '../../ui/toast-store.ts';

const PRICE = dollars(PREMIUM_PRICE_CENTS);

export const subscribeCopy = {
  title: 'Premium',
  heading: 'Premium for the two of you',
  price: PRICE,
  per: '/month',
  benefits: [
    '20+ bedroom workouts, tender and unhurried',
    'Every workout in every category, no limits',
    'One subscription for both of you, on both your phones',
    'Cancel in two taps and keep what you’ve paid for',
  ],
  free: `You’ve used your ${FREE_WORKOUTS} free workouts. Premium opens everything else, for both of you.`,
  pastDue: 'Your last payment didn’t go through. Pay here to keep Premium.',
  loading: 'Preparing your payment form...',
  back: 'Back to Bedroom Workouts',
  payment: 'Payment',
  submit: 'Subscribe',
  terms: `${PRICE} now and every month, until you cancel. Your statement says ${STATEMENT_TEXT}.`,
} as const;

export const errorCopy = {
  title: 'Subscription Error',
  text: 'Unable to initialize subscription. Please try again.',
  signedOut: 'Please sign in first. We’ll bring you back here.',
  signIn: 'Sign In',
  retry: 'Try Again',
  back: 'Go Back',
} as const;

export const alreadyCopy = {
  heading: 'You already have Premium',
  text: 'There’s nothing to pay. Everything is open to both of you.',
  renews: (date: string) => `Your next payment is on ${date}.`,
  ends: (date: string) => `It lasts until ${date}. You can renew it in your profile.`,
  lasts: (date: string) => `It lasts until ${date}.`,
  open: 'Open Bedroom Workouts',
  profile: 'See Your Membership',
} as const;

export const replacedCopy = {
  heading: 'This form has closed',
  text: 'You weren’t charged. Your partner may have opened the form on their phone, or yours was open too long.',
  open: 'Open It Again',
} as const;

export const partnersPaymentCopy = {
  heading: 'Your partner’s payment didn’t go through',
  text: 'They can pay it on their phone, and everything continues as before.',
  change:
    'Or you can pay from now on: their subscription ends, and you start one with your own card.',
  pay: 'Pay with My Card',
  later: 'Not Now',
} as const;

export const welcomeCopy = {
  heading: 'Welcome to Premium! 🎉',
  text: 'Everything is open to both of you now. The bedroom is a good place to start.',
  open: 'Open Bedroom Workouts',
  pending: 'Your payment is being confirmed',
  pendingText: 'This can take a minute. You can leave this page.',
} as const;

export const premiumToasts = {
  notStarted: failure('Subscription Error', 'Unable to create subscription. Please try again.'),
  done: { title: 'Welcome to Premium! 🎉', description: 'Everything is open to both of you now.' },
  pending: {
    title: 'Welcome to Premium! 🎉',
    description: 'Your payment is being confirmed. This can take a minute.',
  },
  cancelled: {
    title: 'Subscription Canceled',
    description: 'You keep Premium until the end of the time you paid for.',
  },
  resumed: { title: 'Subscription Resumed', description: 'Premium continues as before.' },
  unchanged: failure('Membership Not Changed'),
} as const satisfies Record<string, ToastWords>;

export const noticeCopy = {
  begunTitle: 'You both have Premium now',
  begun: 'Your partner got it for the two of you. It’s all set. You don’t have to do anything.',
  open: 'Take a Look',
  ok: 'OK',
  leftTitle: 'Would you like to keep Premium?',
  left: 'Your partner, who paid for it, has closed their account. We won’t charge their card again.',
  until: (date: string) =>
    `You have Premium until ${date}. We can email you that day, so you can continue with your own card.`,
  ended: 'Premium has ended too. You can continue with your own card.',
  remind: 'Yes, Email Me Then',
  subscribe: `Subscribe for ${PRICE}/month`,
  decline: 'No, Let It End',
  noThanks: 'No, Thank You',
} as const;

export const membershipCopy = {
  heading: 'Membership',
  price: 'Price',
  perMonth: `${PRICE}/month`,
  status: {
    none: 'Free',
    active: 'Premium',
    past_due: 'Payment due',
    canceled: 'Ended',
  },
  free: (left: number | null) => {
    if (left === null) return 'Premium opens everything, for both of you.';
    if (left === 0) {
      return `You’ve used your ${FREE_WORKOUTS} free workouts. Premium opens everything, for both of you.`;
    }
    return `You have ${counted(left, 'free workout')} left. Premium opens everything, for both of you.`;
  },
  restNote: 'You won’t be charged again. When it ends, you can subscribe again.',
  pastDue: 'Your last payment didn’t go through. Premium is paused until it does.',
  ended: 'Premium has ended. You can subscribe again at any time.',
  cancelledNote: 'Canceled. You won’t be charged again.',
  cancelledPartners: 'Canceled. You won’t be charged again. Your partner, who pays, can resume it.',
  nextPayment: 'Next payment',
  lastDay: 'Premium until',
  endedOn: 'Ended on',
  subscribe: `Subscribe for ${PRICE}/month`,
  payNow: 'Pay Now',
  cancel: 'Cancel Subscription',
  resume: 'Resume Subscription',
  question: 'Cancel your subscription?',
  questionText: (date: string | null) =>
    date
      ? `You both keep Premium until ${date}. You won’t be charged again.`
      : 'It ends right away, and you won’t be charged again.',
  confirm: 'Yes, Cancel It',
  keep: 'Keep Premium',
  portal: 'Change Card at Stripe',
  invoices: 'Invoices',
  noInvoices: 'Your invoices will show up here.',
  invoice: { paid: 'Paid', failed: 'Not paid', refunded: 'Refunded', disputed: 'Disputed' },
  refundedPart: (amount: string) => `${amount} refunded`,
  open: (date: string) => `Open the invoice from ${date}`,
  openInvoice: 'Open',
  invoiceFailed: failure('Invoice Not Opened'),
  loading: 'Loading your membership...',
  failed: 'Your membership could not be loaded',
} as const;
