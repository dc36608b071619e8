import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type SubmitEvent, useEffect, useState } from 'react';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';
import { paymentCopy as copy, NO_REASON, premiumToasts as toasts } from './copy.ts';
import { usePayment } from './use-premium.ts';

type StripeFormProps = {
  clientSecret: string;
  publishableKey: string;
  onPaid: (isPremium: boolean) => void;
  /** Its script could not be loaded. */
  onUnavailable: () => void;
};

// Nobody is watched on the way to a payment.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

/** The night's colours, for a form that lives in Stripe's own frame and cannot read ours. */
const appearance: Appearance = {
  theme: 'night',
  variables: {
    colorPrimary: '#f1bd68',
    colorBackground: '#1d0e1b',
    colorText: '#f9ece0',
    colorTextSecondary: '#d3b9c4',
    colorDanger: '#ff9d94',
    borderRadius: '16px',
    fontFamily: 'system-ui, sans-serif',
  },
};

export function StripeForm({
  clientSecret,
  publishableKey,
  onPaid,
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
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <PaymentForm onPaid={onPaid} />
    </Elements>
  );
}

function isStripeScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/');
}

/** Refused by the bank or by Stripe; the message is theirs. */
class PaymentRefused extends Error {}

async function confirmPayment({ stripe, elements }: { stripe: Stripe; elements: StripeElements }) {
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${location.origin}${paths.welcome()}?subscribed=true` },
    redirect: 'if_required',
  });
  if (error) throw new PaymentRefused(error.message ?? NO_REASON);
}

function PaymentForm({ onPaid }: Pick<StripeFormProps, 'onPaid'>) {
  const stripe = useStripe();
  const elements = useElements();
  const payment = usePayment(confirmPayment);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!stripe || !elements || payment.isPending) return;
    payment.mutate(
      { stripe, elements },
      {
        onSuccess: onPaid,
        onError: (error) =>
          toast({
            ...toasts.failed,
            description: error instanceof PaymentRefused ? error.message : NO_REASON,
          }),
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
        {payment.isPending ? copy.submitting : copy.submit}
      </Button>
      <p className="text-center text-sm text-ink-soft">{copy.terms}</p>
    </form>
  );
}
