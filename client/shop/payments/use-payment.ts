import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentToast, dismissToast, toast } from '../../ui/toast-store.ts';
import { failedToast, NO_REASON } from './copy.ts';

const CHECKS = 10;
const CHECK_EVERY_MS = 1000;

/** Purchase that a payment form pays for, and the steps after the payment. */
export type PaymentTask = {
  /** Text of the form's button, and the terms below. */
  submit: string;
  terms: string;
  /** Waits until the purchase has taken effect; resolves to whether it did. */
  settle: () => Promise<boolean>;
  onPaid: (isSettled: boolean) => void;
  /** Called when the form can no longer be paid: nothing was charged, and a new form is needed. */
  onReplaced?: () => void;
};

/** Pays by the provider's own call, then waits for the purchase to take effect. */
export function usePayment<Input>(
  pay: (input: Input) => Promise<unknown>,
  settle: PaymentTask['settle'],
) {
  return useMutation({
    onMutate: dismissRefusal,
    async mutationFn(input: Input) {
      await pay(input);
      return settle();
    },
  });
}

/** Tells that a payment failed, in the provider's own words if there are any. */
export function sayRefused(reason: string | null): void {
  toast({ ...failedToast, description: reason ?? NO_REASON });
}

function dismissRefusal(): void {
  const shown = currentToast.get();
  if (shown?.title === failedToast.title) dismissToast(shown.id);
}

/**
 * Repeats a check until the check tells whether the purchase has taken effect; null means no answer
 * yet. The provider's event may arrive a moment after the payment.
 */
export async function untilSettled(check: () => Promise<boolean | null>): Promise<boolean> {
  for (let count = 0; count < CHECKS; count++) {
    const isSettled = await check().catch(() => null);
    if (isSettled !== null) return isSettled;
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
  return false;
}

/** Result of a payment that led back to `path?<mark>=true`; null for any other visit. */
export function useReturnedPayment(mark: string, path: string) {
  const [outcome] = useState<'paid' | 'failed' | null>(() => {
    const search = new URLSearchParams(location.search);
    if (search.get(mark) !== 'true') return null;
    return search.get('redirect_status') === 'failed' ? 'failed' : 'paid';
  });
  useEffect(() => {
    if (outcome === 'failed') sayRefused(null);
    // Remove the payment's secret from the address, so that the history does not keep it.
    if (outcome) history.replaceState(history.state, '', path);
  }, [outcome, path]);
  return outcome;
}
