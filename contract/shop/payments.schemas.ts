import * as z from 'zod/mini';
import { named, withSchemas } from '../endpoint.schemas.ts';
import { typedText } from '../text.schemas.ts';
import * as calls from './payments.ts';

/** Payment provider: Stripe when its keys are set, else the built-in sandbox. */
export const PaymentProviderName = z.enum(['stripe', 'sandbox']);
export type PaymentProviderName = z.infer<typeof PaymentProviderName>;

export const PaymentStart = z.object({
  clientSecret: z.string(),
  provider: PaymentProviderName,
  /** Stripe's key for browsers; null for the sandbox. */
  publishableKey: z.nullable(z.string()),
});
export type PaymentStart = z.infer<typeof PaymentStart>;

/** Longer than any card number with its spaces. */
const CARD_TEXT_MAX = 40;
export const SandboxPayment = z.object({
  clientSecret: typedText(200, 'Please open the payment form again.'),
  number: typedText(CARD_TEXT_MAX, 'Your card number is invalid.'),
  expiry: typedText(CARD_TEXT_MAX, "Your card's expiry date is invalid."),
  code: typedText(CARD_TEXT_MAX, "Your card's security code is invalid."),
});
export type SandboxPayment = z.infer<typeof SandboxPayment>;

named({ PaymentProviderName, PaymentStart, SandboxPayment });

export const schemas = {
  confirmSandboxPayment: {
    summary: 'Pay with a test card; 404 where real cards are taken',
    body: SandboxPayment,
    response: { 200: z.object({ outcome: z.literal('paid') }) },
  },
};

export const paymentCalls = withSchemas('shop', calls, schemas);
