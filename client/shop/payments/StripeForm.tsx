import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { PaymentStart } from '../../../contract/shop/payments.ts';
import { Button } from '../../ui/Button.tsx';
import { paymentCopy as copy } from './copy.ts';
import { type PaymentTask, sayRefused, usePayment } from './use-payment.ts';

export type StripeFormProps = {
  start: PaymentStart;
  task: PaymentTask;
  /** Path to which Stripe's own pages return. */
  returnPath: string;
  isNight: boolean;
  /** Called if Stripe's script could not be loaded. Must be the same function on every render. */
  onUnavailable: () => void;
};

// Stop Stripe's script from watching what visitors do on the page.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

/** Repeats the app's colors for Stripe's own frame, which cannot read its styles. */
const shared = { borderRadius: '16px', fontFamily: 'system-ui, sans-serif' };
const night: Appearance = {
  theme: 'night',
  variables: {
    ...shared,
    colorPrimary: '#f1bd68',
    colorBackground: '#1d0e1b',
    colorText: '#f9ece0',
    colorTextSecondary: '#d3b9c4',
    colorDanger: '#ff9d94',
  },
};
const day: Appearance = {
  theme: 'stripe',
  variables: {
    ...shared,
    colorPrimary: '#c73f26',
    colorBackground: '#fbf4ea',
    colorText: '#371a36',
    colorTextSecondary: '#6a4a64',
    colorDanger: '#a81e35',
  },
};

export function StripeForm({ start, task, returnPath, isNight, onUnavailable }: StripeFormProps) {
  const { clientSecret, publishableKey } = start;
  const [stripe, setStripe] = useState<Stripe | null>(null);
  useEffect(() => {
    loadStripe(publishableKey ?? '').then(setStripe, onUnavailable);
    // Catch the failure here: the loader waits forever for a script that failed once.
    const onError = ({ target }: Event) => isStripeScript(target) && onUnavailable();
    addEventListener('error', onError, true);
    return () => removeEventListener('error', onError, true);
  }, [publishableKey, onUnavailable]);

  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: isNight ? night : day }}>
      <PaymentForm task={task} returnPath={returnPath} />
    </Elements>
  );
}

function isStripeScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/');
}

/** Thrown if the bank or Stripe refuses; carries the provider's message. */
class PaymentRefused extends Error {}
/** Thrown if the payment was canceled: the form was opened elsewhere since, with a new payment. */
class PaymentReplaced extends Error {}

type Confirmation = { stripe: Stripe; elements: StripeElements; returnPath: string };

async function confirmPayment({ stripe, elements, returnPath }: Confirmation) {
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${location.origin}${returnPath}` },
    redirect: 'if_required',
  });
  if (error?.payment_intent?.status === 'canceled') throw new PaymentReplaced();
  if (error) throw new PaymentRefused(error.message);
}

function PaymentForm({ task, returnPath }: Pick<StripeFormProps, 'task' | 'returnPath'>) {
  const stripe = useStripe();
  const elements = useElements();
  const payment = usePayment(confirmPayment, task.settle);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!stripe || !elements || payment.isPending) return;
    payment.mutate(
      { stripe, elements, returnPath },
      {
        onSuccess: task.onPaid,
        onError(error) {
          if (error instanceof PaymentReplaced && task.onReplaced) task.onReplaced();
          else sayRefused((error instanceof PaymentRefused && error.message) || null);
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <PaymentElement />
      <Button
        type="submit"
        isBusy={payment.isPending}
        disabled={!stripe || !elements || payment.isPending}
        className="w-full"
      >
        {payment.isPending ? copy.submitting : task.submit}
      </Button>
      <p className="text-center text-sm text-ink-soft">{task.terms}</p>
    </form>
  );
}
