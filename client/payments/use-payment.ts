import { useMutation } from '@tanstack/react-query';

/** What a payment form is told: what it is for, and what follows when it is paid. */
export type PaymentTask = {
  /** The words on its button, and those under it. */
  submit: string;
  terms: string;
  /** Waits until what was paid for is there; says whether it came. */
  settle: () => Promise<boolean>;
  onPaid: (isSettled: boolean) => void;
};

/** Pays in whatever way the provider does it, then waits for what was paid for to be there. */
export function usePayment<Input>(
  pay: (input: Input) => Promise<unknown>,
  settle: PaymentTask['settle'],
) {
  return useMutation({
    async mutationFn(input: Input) {
      await pay(input);
      return settle();
    },
  });
}
