import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentToasts, dismissToast, toast } from '../../ui/toast-store.ts';
import { failedToast, NO_REASON } from './copy.ts';

const CHECKS = 10;
const CHECK_EVERY_MS = 1000;

/** What a payment form pays for, and what follows when it is paid. */
export type PaymentTask = {
  /** The words on its button, and those under it. */
  submit: string;
  terms: string;
  /** Waits until the purchase has taken effect; says whether it did. */
  settle: () => Promise<boolean>;
  onPaid: (isSettled: boolean) => void;
  /** The form can no longer be paid: nothing was charged, and another has to be opened. */
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

/** Says that a payment failed, in the provider's own words where it gave any. */
export function sayRefused(reason: string | null): void {
  toast({ ...failedToast, description: reason ?? NO_REASON });
}

function dismissRefusal(): void {
  for (const { id, title } of currentToasts()) if (title === failedToast.title) dismissToast(id);
}

/**
 * The provider's event may come a moment after the payment: repeats a check until it answers
 * whether the purchase has taken effect; null is no answer yet.
 */
export async function untilSettled(check: () => Promise<boolean | null>): Promise<boolean> {
  for (let count = 0; count < CHECKS; count++) {
    const isSettled = await check().catch(() => null);
    if (isSettled !== null) return isSettled;
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
  return false;
}

/** How a payment went that led back to `path?<mark>=true`; null for any other visit. */
export function useReturnedPayment(mark: string, path: string) {
  const [outcome] = useState<'paid' | 'failed' | null>(() => {
    const search = new URLSearchParams(location.search);
    if (search.get(mark) !== 'true') return null;
    return search.get('redirect_status') === 'failed' ? 'failed' : 'paid';
  });
  useEffect(() => {
    if (outcome === 'failed') sayRefused(null);
    // The address may hold the payment's secret: it does not stay in the history.
    if (outcome) history.replaceState(history.state, '', path);
  }, [outcome, path]);
  return outcome;
}
