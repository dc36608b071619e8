import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { paymentCopy as copy } from './copy.ts';
import { sayRefused, takeBackRefusal } from './say-refused.ts';
import { type PaymentTask, usePayment } from './use-payment.ts';

type StripeFormProps = {
  clientSecret: string;
  publishableKey: string;
  task: PaymentTask;
  returnPath: string;
  isNight: boolean;
  /** Its script could not be loaded. */
  onUnavailable: () => void;
};

// Nobody is watched on the way to a payment.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

/** Our colours, for a form that lives in Stripe's own frame and cannot read them. */
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

export function StripeForm({
  clientSecret,
  publishableKey,
  task,
  returnPath,
  isNight,
  onUnavailable,
}: StripeFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadStripe(publishableKey).then(
      (loaded) => isWanted && setStripe(loaded),
      () => isWanted && onUnavailable(),
    );
    // The loader waits for ever on a script that failed once, so the failure is heard of here.
    const onError = ({ target }: Event) => isStripeScript(target) && onUnavailable();
    addEventListener('error', onError, true);
    return () => {
      isWanted = false;
      removeEventListener('error', onError, true);
    };
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

/** Refused by the bank or by Stripe; the message is theirs. */
class PaymentRefused extends Error {}

type Confirmation = { stripe: Stripe; elements: StripeElements; returnPath: string };

async function confirmPayment({ stripe, elements, returnPath }: Confirmation) {
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${location.origin}${returnPath}` },
    redirect: 'if_required',
  });
  if (error) throw new PaymentRefused(error.message);
}

function PaymentForm({ task, returnPath }: Pick<StripeFormProps, 'task' | 'returnPath'>) {
  const stripe = useStripe();
  const elements = useElements();
  const payment = usePayment(confirmPayment, task.settle);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!stripe || !elements || payment.isPending) return;
    takeBackRefusal();
    payment.mutate(
      { stripe, elements, returnPath },
      {
        onSuccess: task.onPaid,
        onError: (error) => sayRefused((error instanceof PaymentRefused && error.message) || null),
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
