import Stripe from 'stripe';
import { paymentsUnavailable } from '../../http/errors.ts';

/** Every failure at Stripe reads alike to people; the log gets its name and code. */
export async function withStripeErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    // The log keeps names and codes, and JavaScript names all of these Error.
    if (error instanceof Stripe.errors.StripeError) error.name = error.type;
    throw paymentsUnavailable(error);
  }
}

export function stripeCode(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}

/** Handles the rejection for an id that Stripe does not know: of another account, mode, or deleted. */
export function ifMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (stripeCode(error) !== 'resource_missing') throw error;
    return value;
  };
}
