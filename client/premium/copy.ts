import { dollars, PREMIUM_PRICE_CENTS } from '../../contract/price.ts';
import { FREE_WORKOUTS } from '../../contract/sessions.ts';
import type { ToastWords } from '../ui/toast-store.ts';

const PRICE = dollars(PREMIUM_PRICE_CENTS);

export const bedroomCopy = {
  title: 'Bedroom Workouts',
  lead: 'Massage, breath and slow movement. Lights low, phones away.',
  premium: 'Premium',
  start: 'Start Workout',
  required: 'Premium Required',
  unlock: (title: string) => `Unlock ${title} with Premium`,
  loading: 'Loading workouts...',
  failed: 'The bedroom did not open',
  failedHint: 'Nothing is lost. Try again in a moment.',
  emptyTitle: 'Coming Soon',
  empty:
    'The first evenings are being written. Until then, a slow cool down for two is close to it.',
  action: 'Start a Cool Down',
} as const;

export const bannerCopy = {
  title: 'Premium Access Required',
  text: 'Bedroom workouts open with one subscription for both of you. Cancel whenever you like.',
  action: `Subscribe for ${PRICE}/month`,
} as const;

export const subscribeCopy = {
  title: 'Premium',
  heading: 'Premium for the two of you',
  price: PRICE,
  per: '/month',
  benefits: [
    '20+ bedroom workouts, tender and unhurried',
    'Every workout in every category, without a limit',
    'One subscription for both of you, on both your phones',
    'Cancel in two taps; what you paid for stays yours to the end',
  ],
  free: `Your ${FREE_WORKOUTS} free workouts are used up. Premium opens every other one, for both of you.`,
  pastDue: 'Your last payment did not go through. Pay it here, and premium goes on.',
  loading: 'Preparing your payment form...',
  back: 'Back to Bedroom Workouts',
} as const;

export const paymentCopy = {
  heading: 'Payment',
  submit: 'Subscribe',
  terms: `${PRICE} now and every month, until you cancel.`,
} as const;

export const errorCopy = {
  title: 'Subscription Error',
  text: 'Unable to initialize subscription. Please try again.',
  signedOut:
    'A subscription belongs to an account, so please sign in first. We bring you back here.',
  signIn: 'Sign In',
  retry: 'Try Again',
  back: 'Go Back',
} as const;

export const alreadyCopy = {
  heading: 'You are premium already',
  text: 'There is nothing to pay. Everything is open to both of you.',
  renews: (date: string) => `Your next payment is on ${date}.`,
  ends: (date: string) => `It lasts until ${date}; your profile lets you renew it.`,
  lasts: (date: string) => `It lasts until ${date}.`,
  open: 'Open Bedroom Workouts',
  profile: 'See Your Membership',
} as const;

export const welcomeCopy = {
  heading: 'Welcome to Premium! 🎉',
  text: 'Everything is open now, to both of you. The bedroom is a good place to begin.',
  open: 'Open Bedroom Workouts',
  pending: 'Your payment is being confirmed',
  pendingText: 'This can take a minute. You need not wait here.',
} as const;

export const premiumToasts = {
  notStarted: {
    title: 'Subscription Error',
    description: 'Unable to create subscription. Please try again.',
    variant: 'destructive',
  },
  done: { title: 'Welcome to Premium! 🎉', description: 'Everything is open now, to both of you.' },
  pending: {
    title: 'Welcome to Premium! 🎉',
    description: 'Your payment is being confirmed. This can take a minute.',
  },
  cancelled: {
    title: 'Subscription Cancelled',
    description: 'You stay premium for all that you have paid for.',
  },
  resumed: { title: 'Subscription Resumed', description: 'Premium goes on as before.' },
  unchanged: {
    title: 'Membership Not Changed',
    description: 'Something went wrong. Please try again.',
    variant: 'destructive',
  },
} as const satisfies Record<string, ToastWords>;

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
  free: `You train with your ${FREE_WORKOUTS} free workouts. Premium opens everything, for both of you.`,
  pastDue: 'Your last payment did not go through, so premium rests until it does.',
  ended: 'Premium has ended. Whenever you like, it opens again.',
  cancelledNote: 'Cancelled: nothing more will be charged.',
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
  loading: 'Loading your membership...',
  failed: 'Your membership could not be read',
} as const;
