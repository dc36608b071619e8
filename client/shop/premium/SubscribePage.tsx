import { useQueryClient } from '@tanstack/react-query';
import { Crown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Membership } from '../../../contract/shop/premium.ts';
import { refreshUser, useAuth } from '../../auth/use-auth.ts';
import { statusOf } from '../../lib/api-error.ts';
import { longDate } from '../../lib/dates.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { alreadyCopy, subscribeCopy as copy, premiumToasts as toasts } from './copy.ts';
import { FormReplaced } from './FormReplaced.tsx';
import { PartnersPayment } from './PartnersPayment.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { SubscriptionError } from './SubscriptionError.tsx';
import { useMembership, useSubscriptionStart } from './use-premium.ts';

export function SubscribePage() {
  usePageTitle(copy.title);
  return (
    <div className="night bg-linear-to-b from-blush to-paper text-ink">
      <SkipLink />
      {/* Fill the screen's height from the start, so that the card does not move when its
          content arrives. */}
      <Page width="wide" className="grid min-h-dvh items-center *:w-full">
        <Subscribe />
      </Page>
    </div>
  );
}

function Subscribe() {
  const auth = useAuth();
  const [search] = useSearchParams();
  const start = useSubscriptionStart(auth.status === 'signed-in');
  const [isReplaced, setIsReplaced] = useState(false);
  const status = statusOf(start.error);
  // Treat an answer without a secret as a failure: no form can be shown for it.
  const isEmpty = start.isSuccess && !start.data.clientSecret;
  const hasNoSecret = isEmpty || (start.isError && status !== 409);

  useEffect(() => {
    if (hasNoSecret) toast(toasts.notStarted);
  }, [hasNoSecret]);

  function openAgain() {
    setIsReplaced(false);
    void start.refetch();
  }

  if (auth.status === 'anonymous' || status === 401) return <SubscriptionError isSignedOut />;
  if (auth.status === 'failed') return <SubscriptionError onRetry={auth.retry} />;
  if (status === 409 && !start.isFetching) return <NothingToPay onPay={start.refetch} />;
  if (hasNoSecret) return <SubscriptionError onRetry={() => void start.refetch()} />;
  if (!start.data || start.isFetching) {
    return (
      <Card className="mx-auto grid min-h-64 max-w-xl place-items-center">
        <Waiting label={copy.loading} />
      </Card>
    );
  }
  if (isReplaced) return <FormReplaced onOpen={openAgain} />;
  return (
    <PaymentCard
      start={start.data}
      isOutOfFree={search.get('reason') === 'free'}
      onReplaced={() => setIsReplaced(true)}
    />
  );
}

/**
 * Replaces the form for a couple that is subscribed already, or whose subscription only the partner
 * can pay.
 */
function NothingToPay({ onPay }: { onPay: () => void }) {
  const queryClient = useQueryClient();
  const { data: membership } = useMembership();
  // Refresh the user: the partner may have paid on another phone since.
  useEffect(() => refreshUser(queryClient), [queryClient]);
  if (membership?.status === 'past_due') return <PartnersPayment onEnded={onPay} />;
  return <AlreadyPremium membership={membership} />;
}

function AlreadyPremium({ membership }: { membership: Membership | undefined }) {
  return (
    <Card className="mx-auto max-w-xl text-center">
      <span className="mx-auto mb-6 grid size-20 place-items-center rounded-full bg-accent text-on-accent shadow-lift">
        <Crown aria-hidden="true" className="size-9" />
      </span>
      <PageHeading>{alreadyCopy.heading}</PageHeading>
      <p className="mt-3 text-lead">{alreadyCopy.text}</p>
      {/* Reserve the text's height while the membership loads, so that nothing moves. */}
      <p className="mt-2 min-h-[2lh] text-ink-soft sm:min-h-[1lh]">
        {membership && whatComesNext(membership)}
      </p>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        <LinkButton href={paths.bedroom()}>{alreadyCopy.open}</LinkButton>
        <LinkButton href={paths.profile()} variant="ghost">
          {alreadyCopy.profile}
        </LinkButton>
      </div>
    </Card>
  );
}

function whatComesNext({ nextDate, renewal }: Membership): string | null {
  if (!nextDate) return null;
  const words = { on: alreadyCopy.renews, off: alreadyCopy.ends, none: alreadyCopy.lasts };
  return words[renewal](longDate(nextDate));
}
