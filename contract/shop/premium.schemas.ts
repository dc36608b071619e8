import * as z from 'zod/mini';
import { SubscriptionStatus } from '../auth/auth.schemas.ts';
import { NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { PaymentStart } from './payments.schemas.ts';
import * as calls from './premium.ts';

export const SubscriptionStart = z.object({
  ...PaymentStart.def.shape,
  /** incomplete: the first payment. past_due: a renewal that failed. */
  status: z.enum(['incomplete', 'past_due']),
});
export type SubscriptionStart = z.infer<typeof SubscriptionStart>;

export const Invoice = z.object({
  id: z.string(),
  issuedAt: z.iso.datetime(),
  amountCents: z.int(),
  refundedCents: z.int(),
  status: z.enum(['paid', 'failed', 'refunded', 'disputed']),
  /**
   * True if the provider has a page of the invoice for the reader, who paid it: see openInvoice.
   * False while locked.
   */
  hasPage: z.boolean(),
});
export type Invoice = z.infer<typeof Invoice>;

export const Membership = z.object({
  status: SubscriptionStatus,
  priceCents: z.int(),
  /** on: renews by itself. off: ends by itself. none: there is no open subscription. */
  renewal: z.enum(['on', 'off', 'none']),
  /**
   * Date of the next payment if the subscription renews, else the day on which premium ends or
   * ended.
   */
  nextDate: z.nullable(z.iso.datetime()),
  /** True if the reader is the one who pays. */
  isOwn: z.boolean(),
  /**
   * True if Stripe's own pages to change the card are open to the reader: for the payer only, and
   * not while their lock is closed.
   */
  hasPortal: z.boolean(),
  invoices: z.array(Invoice),
});
export type Membership = z.infer<typeof Membership>;

named({ SubscriptionStart, Invoice, Membership });

export const schemas = {
  createSubscription: {
    summary:
      "Begin a subscription, or go on with one's own; 409 while premium, or while the partner's is past due",
    response: { 200: SubscriptionStart },
  },
  getMembership: {
    summary: "The couple's subscription and its invoices, newest first",
    response: { 200: Membership },
  },
  cancelSubscription: {
    summary: 'Let the subscription end with the period that is paid for',
    response: { 200: Membership },
  },
  resumeSubscription: {
    summary: 'Let a canceled subscription renew after all, while its period lasts; for its payer',
    response: { 200: Membership },
  },
  answerMembershipNotice: {
    summary: 'Put the notice about the membership away, with or without a reminder of what it asks',
    body: z.object({
      /** True to get one more mail on the day on which premium ends. */
      wantsReminder: z.boolean({ error: 'Please say whether to remind you.' }),
    }),
    response: { 204: NoContent },
  },
  openBillingPortal: {
    summary: "The address of Stripe's billing portal for this payer; 404 in the sandbox",
    response: { 200: z.object({ url: z.string() }) },
  },
  openInvoice: {
    summary: "The address of an invoice's page, for whoever paid it; 404 in the sandbox",
    params: z.object({ id: z.string() }),
    response: { 200: z.object({ url: z.string() }) },
  },
};

export const premiumCalls = withSchemas('shop', calls, schemas);
