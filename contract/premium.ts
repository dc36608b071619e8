import * as z from 'zod/mini';
import { SubscriptionStatus } from './auth.ts';
import type { Endpoint } from './endpoint.ts';
import { typedText } from './text.ts';

/** Who takes the money: Stripe when its keys are set, else the built-in sandbox. */
export const PaymentProviderName = z.enum(['stripe', 'sandbox']);
export type PaymentProviderName = z.infer<typeof PaymentProviderName>;

/** What a browser needs to show the payment form. */
export const SubscriptionStart = z.object({
  clientSecret: z.string(),
  provider: PaymentProviderName,
  /** Stripe's key for browsers; the sandbox has none. */
  publishableKey: z.nullable(z.string()),
  /** A first payment, or one to catch up with. */
  status: z.enum(['incomplete', 'past_due']),
});
export type SubscriptionStart = z.infer<typeof SubscriptionStart>;

export const createSubscription = {
  method: 'POST',
  url: '/api/create-subscription',
  summary: 'Begin a subscription, or go on with the one begun; 409 for whoever is premium already',
  schema: { response: { 200: SubscriptionStart } },
} satisfies Endpoint;

export const Invoice = z.object({
  id: z.string(),
  issuedAt: z.iso.datetime(),
  amountCents: z.int(),
  refundedCents: z.int(),
  status: z.enum(['paid', 'failed', 'refunded', 'disputed']),
  /** The provider's own page of it, where there is one. */
  url: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof Invoice>;

export const Membership = z.object({
  status: SubscriptionStatus,
  priceCents: z.int(),
  /** Renews by itself, ends by itself, or there is nothing to change. */
  renewal: z.enum(['on', 'off', 'none']),
  /** The next payment while it renews, else the day on which premium ends or ended. */
  nextDate: z.nullable(z.iso.datetime()),
  /** Stripe's own pages to change the card. */
  hasPortal: z.boolean(),
  invoices: z.array(Invoice),
});
export type Membership = z.infer<typeof Membership>;

export const getMembership = {
  method: 'GET',
  url: '/api/subscription',
  summary: "The couple's subscription and its invoices, newest first",
  schema: { response: { 200: Membership } },
} satisfies Endpoint;

export const cancelSubscription = {
  method: 'POST',
  url: '/api/subscription/cancel',
  summary: 'Let the subscription end with the period that is paid for',
  schema: { response: { 200: Membership } },
} satisfies Endpoint;

export const resumeSubscription = {
  method: 'POST',
  url: '/api/subscription/resume',
  summary: 'Let a cancelled subscription renew after all, while its period lasts',
  schema: { response: { 200: Membership } },
} satisfies Endpoint;

export const openBillingPortal = {
  method: 'POST',
  url: '/api/subscription/portal',
  summary: "The address of Stripe's billing portal for this couple; 404 in the sandbox",
  schema: { response: { 200: z.object({ url: z.string() }) } },
} satisfies Endpoint;

/** Longer than any card number with its spaces, short enough to be looked at for nothing. */
const CARD_TEXT_MAX = 40;
export const SandboxPayment = z.object({
  clientSecret: typedText(200, 'Please open the payment form again.'),
  number: typedText(CARD_TEXT_MAX, 'Your card number is invalid.'),
  expiry: typedText(CARD_TEXT_MAX, "Your card's expiry date is invalid."),
  code: typedText(CARD_TEXT_MAX, "Your card's security code is invalid."),
});
export type SandboxPayment = z.infer<typeof SandboxPayment>;

export const confirmSandboxPayment = {
  method: 'POST',
  url: '/api/sandbox/confirm',
  summary: 'Pay with a test card; 404 where real cards are taken',
  schema: {
    body: SandboxPayment,
    response: { 200: z.object({ outcome: z.literal('paid') }) },
  },
} satisfies Endpoint;
