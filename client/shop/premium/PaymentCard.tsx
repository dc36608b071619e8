import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { SubscriptionStart } from '../../../contract/shop/premium.ts';
import { AdultCheck } from '../../auth/adults/AdultCheck.tsx';
import { paths } from '../../lib/paths.ts';
import { Cover } from '../../ui/Cover.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CardForm } from '../payments/CardForm.tsx';
import { subscribeCopy as copy, premiumToasts } from './copy.ts';
import { SubscriptionError } from './SubscriptionError.tsx';
import { untilPremium, useBedroomWorkouts } from './use-premium.ts';

const SHOWN_COVERS = 3;

type PaymentCardProps = {
  start: SubscriptionStart;
  isOutOfFree: boolean;
  onReplaced: () => void;
};

export function PaymentCard({ start, isOutOfFree, onReplaced }: PaymentCardProps) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const [isUnavailable, setIsUnavailable] = useState(false);
  const becomeUnavailable = useCallback(() => setIsUnavailable(true), []);
  if (isUnavailable) return <SubscriptionError onRetry={() => location.reload()} />;

  function welcome(isPremium: boolean) {
    toast(isPremium ? premiumToasts.done : premiumToasts.pending);
    navigate(paths.bedroom());
  }

  return (
    <div className="overflow-hidden rounded-stage border border-line/70 bg-raised shadow-lift lg:grid lg:grid-cols-2">
      <Offer reason={reasonToPay(start, isOutOfFree)} />
      <div className="flex flex-col p-6 sm:p-10">
        <h2 className="mb-5 text-heading">{copy.payment}</h2>
        <AdultCheck />
        <CardForm
          start={start}
          task={{
            submit: copy.submit,
            terms: copy.terms,
            settle: () => untilPremium(queryClient),
            onPaid: welcome,
            onReplaced,
          }}
          path={paths.subscribe()}
          returnPath={`${paths.welcome()}?subscribed=true`}
          isNight
          onUnavailable={becomeUnavailable}
        />
        <LinkButton href={paths.bedroom()} variant="quiet" className="mt-4 self-center">
          {copy.back}
        </LinkButton>
      </div>
    </div>
  );
}

function reasonToPay({ status }: SubscriptionStart, isOutOfFree: boolean): string | null {
  if (status === 'past_due') return copy.pastDue;
  return isOutOfFree ? copy.free : null;
}

function Offer({ reason }: { reason: string | null }) {
  return (
    <div className="bg-linear-to-br from-apricot to-blush p-6 sm:p-10">
      <PageHeading>{copy.heading}</PageHeading>
      {reason && (
        <p className="mt-4 rounded-field bg-paper/50 px-4 py-3 font-medium text-accent-strong">
          {reason}
        </p>
      )}
      <p className="mt-4">
        <span className="font-title text-display">{copy.price}</span>
        <span className="text-lead text-ink-soft">{copy.per}</span>
      </p>
      <ul className="mt-6 space-y-4">
        {copy.benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      <Covers />
    </div>
  );
}

/** Pictures of what premium opens, in room that is reserved from the start. */
function Covers() {
  const { data = [] } = useBedroomWorkouts();
  return (
    <div className="mt-8 grid h-24 grid-cols-3 gap-3 overflow-hidden sm:h-36">
      {data.slice(0, SHOWN_COVERS).map(({ id, imageUrl }) => (
        <Cover key={id} imageUrl={imageUrl} motif="bedroom" className="size-full rounded-field" />
      ))}
    </div>
  );
}
