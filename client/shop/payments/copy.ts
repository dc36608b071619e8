import type { ToastWords } from '../../ui/toast-store.ts';

export const paymentCopy = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'Month and year, as on the card.',
  code: 'Security code',
  codeHint: 'Three digits on the back.',
  submitting: 'Paying...',
  loading: 'Preparing your payment form...',
  testTitle: 'Test mode',
  test: 'We don’t charge a real card here. Use 4242 4242 4242 4242 with any future date and any three digits.',
} as const;

/** Shown when a payment is refused without a reason. */
export const NO_REASON = 'Your payment didn’t go through. Please try again.';

export const failedToast = {
  title: 'Payment Failed',
  variant: 'destructive',
} as const satisfies ToastWords;
