import Stripe from 'stripe';
import { paymentsUnavailable } from '../../http/errors.ts';

/**
 * Shows every failure at Stripe to people in the same words. The log gets the error's name and
 * code.
 */
export async function withStripeErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    // Set a name for the log, because JavaScript names all of these errors `Error`.
    if (error instanceof Stripe.errors.StripeError) error.name = error.type;
    throw paymentsUnavailable(error);
  }
}

export function stripeCode(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}

/** Handles the rejection for an id unknown to Stripe: from another account or mode, or deleted. */
export function ifMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (stripeCode(error) !== 'resource_missing') throw error;
    return value;
  };
}
