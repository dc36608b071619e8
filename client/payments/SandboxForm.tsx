import { FlaskConical } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { confirmSandboxPayment, type SandboxPayment } from '../../contract/premium.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type CardField, grouped, monthAndYear, refusedField } from './card-input.ts';
import { paymentCopy as copy } from './copy.ts';
import { sayRefused, takeBackRefusal } from './say-refused.ts';
import { type PaymentTask, usePayment } from './use-payment.ts';

type SandboxFormProps = { clientSecret: string; task: PaymentTask };
type Refusal = { field: CardField; reason: string };

const confirmPayment = (body: SandboxPayment) => call(confirmSandboxPayment, { body });

const EMPTY = { number: '', expiry: '', code: '' };

/** The card form of the built-in sandbox; what was typed stays until it is paid. */
export function SandboxForm({ clientSecret, task }: SandboxFormProps) {
  const payment = usePayment(confirmPayment, task.settle);
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState(EMPTY);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (payment.isPending) return;
    setRefusal(null);
    takeBackRefusal();
    payment.mutate({ clientSecret, ...card }, { onSuccess: task.onPaid, onError: showRefusal });
  }

  function showRefusal(error: Error) {
    const reason = error instanceof ApiError ? error.reason : null;
    sayRefused(reason);
    if (!(error instanceof ApiError) || error.status !== 402 || !reason) return;
    const field = refusedField(reason);
    setRefusal({ field, reason });
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  }

  /** Spaces and slashes come by themselves while someone types at the end; never under a correction. */
  function typed(field: CardField, input: HTMLInputElement, tidy: (text: string) => string) {
    const { value, selectionStart } = input;
    const isGrowing = value.length > card[field].length && selectionStart === value.length;
    setCard({ ...card, [field]: isGrowing ? tidy(value) : value });
  }

  const errorOf = (field: CardField) => (refusal?.field === field ? refusal.reason : null);
  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-5">
      <p className="flex gap-3 rounded-field bg-second-soft px-4 py-3 text-sm text-second">
        <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          <strong>{copy.testTitle}.</strong> {copy.test}
        </span>
      </p>
      <TextField
        label={copy.number}
        name="number"
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={40}
        required
        value={card.number}
        error={errorOf('number')}
        onChange={(event) => typed('number', event.currentTarget, grouped)}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={copy.expiry}
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          maxLength={9}
          required
          value={card.expiry}
          error={errorOf('expiry')}
          hint={copy.expiryHint}
          onChange={(event) => typed('expiry', event.currentTarget, monthAndYear)}
        />
        <TextField
          label={copy.code}
          name="code"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          required
          value={card.code}
          error={errorOf('code')}
          hint={copy.codeHint}
          onChange={(event) => setCard({ ...card, code: event.currentTarget.value })}
        />
      </div>
      <Button type="submit" isBusy={payment.isPending} className="w-full">
        {payment.isPending ? copy.submitting : task.submit}
      </Button>
      <p className="text-center text-sm text-ink-soft">{task.terms}</p>
    </form>
  );
}
