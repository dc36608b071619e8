import { FlaskConical } from 'lucide-react';
import type { ChangeEvent } from 'react';
import {
  confirmSandboxPayment,
  type PaymentStart,
  type SandboxPayment,
} from '../../../contract/shop/payments.ts';
import { call } from '../../lib/api.ts';
import { reasonOf, statusOf } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type CardField, grouped, monthAndYear, refusedField } from './card-input.ts';
import { paymentCopy as copy } from './copy.ts';
import { type PaymentTask, sayRefused, usePayment } from './use-payment.ts';

const confirmPayment = (body: SandboxPayment) => call(confirmSandboxPayment, { body });

const NUMERIC = { inputMode: 'numeric', required: true } as const;
const EMPTY = { number: '', expiry: '', code: '' };

export function SandboxForm({ start, task }: { start: PaymentStart; task: PaymentTask }) {
  const payment = usePayment(confirmPayment, task.settle);
  const form = useForm({ initial: EMPTY, isBusy: payment.isPending, onSubmit: send });

  function send(card: typeof EMPTY) {
    payment.mutate(
      { clientSecret: start.clientSecret, ...card },
      { onSuccess: task.onPaid, onError: showRefusal },
    );
  }

  function showRefusal(error: Error) {
    const reason = reasonOf(error);
    // Replace the form on a 400: the field values are never answered with 400, only the form as a
    // whole.
    if (statusOf(error) === 400 && task.onReplaced) return task.onReplaced();
    sayRefused(reason);
    if (statusOf(error) === 402 && reason) form.showErrors({ [refusedField(reason)]: reason });
  }

  /**
   * Inserts spaces and slashes while someone types at the end, but not while they correct the text.
   */
  const tidied = (name: CardField, tidy: (text: string) => string) => ({
    ...form.field(name),
    onChange({ currentTarget: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) {
      const isGrowing = value.length > form.values[name].length && selectionStart === value.length;
      form.change({ [name]: isGrowing ? tidy(value) : value });
    },
  });

  return (
    <form {...form.props} className="space-y-5">
      <p className="flex gap-3 rounded-field bg-second-soft px-4 py-3 text-sm text-second">
        <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong>{copy.testTitle}.</strong> {copy.test}
        </span>
      </p>
      <TextField
        label={copy.number}
        {...NUMERIC}
        autoComplete="cc-number"
        maxLength={40}
        {...tidied('number', grouped)}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={copy.expiry}
          {...NUMERIC}
          autoComplete="cc-exp"
          placeholder="MM/YY"
          maxLength={9}
          hint={copy.expiryHint}
          {...tidied('expiry', monthAndYear)}
        />
        <TextField
          label={copy.code}
          {...NUMERIC}
          autoComplete="cc-csc"
          maxLength={4}
          hint={copy.codeHint}
          {...form.field('code')}
        />
      </div>
      <Button type="submit" isBusy={payment.isPending} className="w-full">
        {payment.isPending ? copy.submitting : task.submit}
      </Button>
      <p className="text-center text-sm text-ink-soft">{task.terms}</p>
    </form>
  );
}
