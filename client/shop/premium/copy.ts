import { STATEMENT_TEXT } from '../../../contract/shop/payments.ts';
import { dollars, PREMIUM_PRICE_CENTS } from '../../../contract/shop/price.ts';
import { FREE_WORKOUTS } from '../../../contract/training/sessions.ts';
import { failure, type ToastWords } from '../../ui/toast-store.ts';

const PRICE = dollars(PREMIUM_PRICE_CENTS);

export const subscribeCopy = {
  title: 'Premium',
  heading: 'Premium for the two of you',
  price: PRICE,
  per: '/month',
  benefits: [
    '20+ bedroom workouts, tender and unhurried',
    'Every workout in every category, without a limit',
    'One subscription for both of you, on both your phones',
    'Cancel in two taps and keep what you have paid for',
  ],
  free: `Your ${FREE_WORKOUTS} free workouts are used up. Premium opens everything else, for both of you.`,
  pastDue: 'Your last payment did not go through. Pay here to keep Premium.',
  loading: 'Preparing your payment form...',
  back: 'Back to Bedroom Workouts',
  payment: 'Payment',
  submit: 'Subscribe',
  terms: `${PRICE} now and every month, until you cancel. Your statement says ${STATEMENT_TEXT}.`,
} as const;

export const errorCopy = {
  title: 'Subscription Error',
  text: 'Unable to initialize subscription. Please try again.',
  signedOut: 'Please sign in first. We will bring you back here.',
  signIn: 'Sign In',
  retry: 'Try Again',
  back: 'Go Back',
} as const;

export const alreadyCopy = {
  heading: 'You already have Premium',
  text: 'There is nothing to pay. Everything is open to both of you.',
  renews: (date: string) => `Your next payment is on ${date}.`,
  ends: (date: string) => `It lasts until ${date}. You can renew it in your profile.`,
  lasts: (date: string) => `It lasts until ${date}.`,
  open: 'Open Bedroom Workouts',
  profile: 'See Your Membership',
} as const;

export const replacedCopy = {
  heading: 'This form is no longer open',
  text: 'Nothing was charged. Your partner may have opened the form on their phone, or yours was open for too long.',
  open: 'Open It Again',
} as const;

export const partnersPaymentCopy = {
  heading: 'Your partner’s payment did not go through',
  text: 'They can pay it on their phone, and everything goes on as before.',
  change: 'Or you pay from now on: their subscription ends, and you begin one with your own card.',
  pay: 'Pay With My Card',
  later: 'Not Now',
} as const;

export const welcomeCopy = {
  heading: 'Welcome to Premium! 🎉',
  text: 'Everything is open now, to both of you. The bedroom is a good place to begin.',
  open: 'Open Bedroom Workouts',
  pending: 'Your payment is being confirmed',
  pendingText: 'This can take a minute. You can leave this page.',
} as const;

export const premiumToasts = {
  notStarted: failure('Subscription Error', 'Unable to create subscription. Please try again.'),
  done: { title: 'Welcome to Premium! 🎉', description: 'Everything is open now, to both of you.' },
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
  begun:
    'Your partner opened it for the two of you. It is paid for: there is nothing for you to do.',
  open: 'Take a Look',
  ok: 'OK',
  leftTitle: 'Would you like to keep Premium?',
  left: 'Your partner, who paid for it, has closed their account. Their card will not be charged again.',
  until: (date: string) =>
    `Premium stays open to you until ${date}. We can email you on that day, so that you can go on with a card of your own.`,
  ended: 'Premium has ended with it. You can go on with a card of your own.',
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
      return `You have used your ${FREE_WORKOUTS} free workouts. Premium opens everything, for both of you.`;
    }
    const workouts = left === 1 ? 'workout' : 'workouts';
    return `You have ${left} free ${workouts} left. Premium opens everything, for both of you.`;
  },
  restNote: 'Nothing more will be charged. When it ends, you can subscribe again.',
  pastDue: 'Your last payment did not go through. Premium is paused until it does.',
  ended: 'Premium has ended. You can subscribe again at any time.',
  cancelledNote: 'Canceled: nothing more will be charged.',
  cancelledPartners:
    'Canceled: nothing more will be charged. Your partner, who pays, can resume it.',
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
      ? `You both keep premium until ${date}. After that nothing more is charged.`
      : 'It ends at once, and nothing more is charged.',
  confirm: 'Yes, Cancel It',
  keep: 'Keep Premium',
  portal: 'Change Card at Stripe',
  invoices: 'Invoices',
  noInvoices: 'Your invoices will be listed here.',
  invoice: { paid: 'Paid', failed: 'Not paid', refunded: 'Refunded', disputed: 'Disputed' },
  refundedPart: (amount: string) => `${amount} refunded`,
  open: (date: string) => `Open the invoice of ${date}`,
  openInvoice: 'Open',
  invoiceFailed: failure('Invoice Not Opened'),
  loading: 'Loading your membership...',
  failed: 'Your membership could not be loaded',
} as const;
